#pragma once

#include "core/base/file.hpp"
#include "core/base/process.hpp"
#include "core/shards/folder.hpp"
#include "core/shards/run_shard.hpp"

#include <filesystem>
#include <string>

namespace loggia::shards {

inline constexpr const char* test_version = "1.2.3";

/// A folder for a job, gone at the end.
class JobFolder {
public:
    JobFolder() : temporary_(*TemporaryDirectory::make("loggia-shards-test")) {}

    [[nodiscard]] std::filesystem::path path() const { return temporary_.path() / "job"; }
    [[nodiscard]] std::filesystem::path other() const { return temporary_.path() / "other"; }

private:
    TemporaryDirectory temporary_;
};

[[nodiscard]] inline Result<RunReport> run_number(const std::filesystem::path& folder, int number,
                                                  const Control& control = {}, int threads = 1) {
    return run_shard(shard_path(folder, number), {test_version, threads, {}}, control);
}

/// Whether all shards were run; in any order.
[[nodiscard]] inline bool run_all(const std::filesystem::path& folder, int shards,
                                  int threads = 1) {
    bool all = true;
    for (int number = shards; number >= 1; --number) {
        const auto report = run_number(folder, number, {}, threads);
        all = all && report && report->end == RunReport::End::finished;
    }
    return all;
}

[[nodiscard]] inline std::string bytes_of(const std::filesystem::path& path) {
    return read_file(path).value_or(std::string());
}

/// The file with one byte changed.
inline void spoil(const std::filesystem::path& path, std::size_t offset) {
    std::string bytes = bytes_of(path);
    bytes.at(offset) = static_cast<char>(bytes[offset] ^ 1);
    static_cast<void>(write_file(path, bytes));
}

} // namespace loggia::shards
