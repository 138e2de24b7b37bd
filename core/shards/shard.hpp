#pragma once

#include "core/base/error.hpp"

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace loggia::shards {

/// What a kind of work has to know beside its items: names with values of any bytes, in the order
/// in which they were set.
class Settings {
public:
    void set(std::string_view name, std::string_view value);
    void set(std::string_view name, std::int64_t value);
    void set(std::string_view name, std::uint64_t value);
    void set(std::string_view name, int value) { set(name, std::int64_t{value}); }
    void set(std::string_view name, double value); ///< so that it is read back as the same

    /// All values of that name.
    [[nodiscard]] std::vector<std::string_view> all(std::string_view name) const;
    // The value of that name. Fails where there is none or several, and for what is no such number.
    [[nodiscard]] Result<std::string> text(std::string_view name) const;
    [[nodiscard]] Result<std::uint64_t> number(std::string_view name, std::uint64_t most) const;
    [[nodiscard]] Result<double> real(std::string_view name) const;

    [[nodiscard]] const std::vector<std::pair<std::string, std::string>>& entries() const noexcept {
        return entries_;
    }
    friend bool operator==(const Settings&, const Settings&) = default;

private:
    std::vector<std::pair<std::string, std::string>> entries_;
};

/// A file that all shards of a job read.
struct InputFile {
    std::string name; ///< without a folder
    std::uint64_t bytes = 0;
    std::string digest;

    friend bool operator==(const InputFile&, const InputFile&) = default;
};

/// A piece of work that was split: what its shards have in common, and which there are.
struct Job {
    struct Part {
        std::size_t items = 0;
        std::string digest; ///< of the items

        friend bool operator==(const Part&, const Part&) = default;
    };

    std::string version; ///< of the program that split it, and that all shards have to be run with
    std::string kind;
    std::vector<InputFile> inputs;
    Settings settings;
    std::vector<Part> parts; ///< of shard 1, 2, 3 ...

    friend bool operator==(const Job&, const Job&) = default;
};

/// Which shard of which job.
struct ShardName {
    std::string version;
    std::string kind;
    std::string job; ///< id_of() the job
    int number = 1;  ///< from 1
    int total = 1;
    Job::Part part;

    friend bool operator==(const ShardName&, const ShardName&) = default;
};

/// A share of the work, as a file of its own.
struct Shard {
    ShardName name;
    std::vector<InputFile> inputs;
    Settings settings;
    std::vector<std::string> items; ///< a line each, without the newline

    friend bool operator==(const Shard&, const Shard&) = default;
};

/// 32 hexadecimal digits that tell jobs, items (and their order) and bytes apart.
[[nodiscard]] std::string id_of(const Job& job);
[[nodiscard]] std::string digest_of_items(const std::vector<std::string>& items);
[[nodiscard]] std::string digest_of_bytes(std::string_view bytes);

/// Most shards and most items that a job can have.
inline constexpr int most_shards = 100'000;
inline constexpr std::size_t most_items = 10'000'000;

// The files, as docs/formats/shards.md has them. Readers refuse, with the place, what was cut off
// or changed: digests have to fit.
[[nodiscard]] std::string to_text(const Job& job);
[[nodiscard]] Result<Job> job_of(std::string_view text);
[[nodiscard]] std::string to_text(const Shard& shard);
[[nodiscard]] Result<Shard> shard_of(std::string_view text);

/// What came of one item.
struct Record {
    std::size_t item = 0; ///< index in Shard::items
    std::string_view bytes;
};

/// A file with what came of a shard so far: a head, records, and where it is complete a last line.
struct ShardResult {
    ShardName name;
    std::vector<Record> records; ///< views of the text that was read; no item twice
    bool complete = false;
    double seconds = 0;    ///< by the clock, of the run that completed it
    std::size_t bytes = 0; ///< of the text, up to the end of the last whole record
};

// The pieces of such a file, in their order: appended one by one, so that what is whole stays if
// the program is killed.
[[nodiscard]] std::string result_head(const ShardName& name);
[[nodiscard]] std::string result_record(std::size_t item, std::string_view bytes);
[[nodiscard]] std::string result_end(std::size_t records, double seconds);

/// Ends with the last record before the first one that is cut off or damaged; then the result is
/// not complete. Fails where the head is none.
[[nodiscard]] Result<ShardResult> result_of(std::string_view text);

/// Fields as one line: they may have any bytes.
[[nodiscard]] std::string joined_fields(std::initializer_list<std::string_view> fields);
/// Nothing where there are not `count` of them.
[[nodiscard]] Result<std::vector<std::string>> split_fields(std::string_view line,
                                                            std::size_t count);

} // namespace loggia::shards
