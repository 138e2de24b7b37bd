#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/base/process.hpp"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace loggia::grading {

/// In bytes; a hand-in with more is refused.
inline constexpr std::uint64_t most_handin_bytes = 500'000'000;

/// In bytes; longer files of a hand-in are not read as text.
inline constexpr std::size_t most_handin_text = 1'000'000;

/// Why there is no copy of a hand-in.
struct StagingFault : Error {
    /// It is not the hand-in's: there is no room for the copy, for example.
    bool is_of_machine = false;
};

/// A copy of a hand-in, a file, a folder or an archive that is unpacked (alone in a folder too), in
/// a temporary folder of its own, so that neither a build nor a run can change the original.
class StagedHandin {
public:
    /// Copies regular files and folders; links, sockets, devices and what is_left_behind() are left
    /// out. Fails where it is a link itself or cannot be read, has more than 20,000 files or more
    /// than 500 MB (200 MB unpacked), where it is an archive that is refused (archive.hpp), and
    /// when stopped.
    [[nodiscard]] static tl::expected<StagedHandin, StagingFault>
    make(const std::filesystem::path& submission, const Control& control = {});

    [[nodiscard]] const std::filesystem::path& folder() const noexcept { return folder_; }
    /// Its files, relative to the folder, by depth and then by name.
    [[nodiscard]] const std::vector<std::filesystem::path>& files() const noexcept {
        return files_;
    }
    /// Of names, contents and executable bits, as 32 digits.
    [[nodiscard]] const std::string& digest() const noexcept { return digest_; }
    /// Lists the files anew, after a build.
    void refresh();

    /// The text of the file of that name, wherever it is in the folder (the least deep one); of the
    /// only file where `name` is empty. It comes as every reader expects it (plain_text.hpp),
    /// whatever program of Windows has saved it. Fails for more than 1 MB.
    [[nodiscard]] Result<std::string> read(std::string_view name) const;

    /// Whether one of its `.py` files has that text or is called `name`; files of more than 1 MB
    /// are not looked into.
    [[nodiscard]] bool has_python_file_with(std::string_view text, std::string_view name) const;
    /// Whether one of its `.py` files has that text and reads neither arguments nor input, so that
    /// it is no program.
    [[nodiscard]] bool has_python_module_with(std::string_view text) const;

private:
    explicit StagedHandin(TemporaryDirectory temporary);

    [[nodiscard]] Result<void> copy(const std::filesystem::path& submission,
                                    const Control& control);

    TemporaryDirectory temporary_;
    std::filesystem::path folder_;
    std::vector<std::filesystem::path> files_;
    std::string digest_;
};

[[nodiscard]] bool is_executable(const std::filesystem::path& path);

/// How many names a path has: `src/dp.py` has two.
[[nodiscard]] std::size_t depth_of(const std::filesystem::path& path);

} // namespace loggia::grading
