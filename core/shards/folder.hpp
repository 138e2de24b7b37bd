#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/shards/shard.hpp"

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace loggia::shards {

// A job is a folder:
//
//     job                      what the shards have in common
//     input/...                what all of them read
//     shards/0001.shard ...
//     results/0001.result ...  each written by the one who runs the shard; 0001.part before

// Paths of a job in `folder`, whether it is there or not; shards count from 1.
[[nodiscard]] std::filesystem::path job_path(const std::filesystem::path& folder);
[[nodiscard]] std::filesystem::path input_folder(const std::filesystem::path& folder);
[[nodiscard]] std::filesystem::path shard_path(const std::filesystem::path& folder, int number);
[[nodiscard]] std::filesystem::path result_path(const std::filesystem::path& folder, int number);
/// The job's folder of a file in its folder `shards`.
[[nodiscard]] std::filesystem::path folder_of(const std::filesystem::path& shard_file);

/// Work that is to be split.
struct JobOrder {
    struct Input {
        std::string name;
        std::string bytes;
    };

    std::string version;
    std::string kind;
    std::vector<Input> inputs;
    Settings settings;
    std::vector<std::string> items; ///< at least one, without newlines
    int shards = 1;                 ///< from 1; no more are made than there are items
};

/// Writes a job: dealt out in turns, item 1 to shard 1, item 2 to shard 2 and so on, as what lies
/// side by side is often equally hard. The job file comes last, so a folder with one is whole.
///
/// A folder that has the same job already stays as it is, with its results. Fails for a folder that
/// has another job, and where something cannot be written.
[[nodiscard]] Result<Job> write_job(const std::filesystem::path& folder, const JobOrder& order,
                                    const Control& control = {});

/// Fails where the folder has no job, and for what job_of() refuses.
[[nodiscard]] Result<Job> read_job(const std::filesystem::path& folder,
                                   const Control& control = {});
/// Fails where a file is missing or was changed.
[[nodiscard]] Result<void> examine_inputs(const std::filesystem::path& folder,
                                          const std::vector<InputFile>& inputs,
                                          const Control& control = {});

/// The results of a job, as far as they are there.
struct Collected {
    struct Part {
        int number = 1;
        std::string text; ///< of the file
        ShardResult result;
    };

    // Records are views of the texts, which must not be copied away from them.
    Collected() = default;
    Collected(const Collected&) = delete;
    Collected& operator=(const Collected&) = delete;
    Collected(Collected&&) = default;
    Collected& operator=(Collected&&) = default;
    ~Collected() = default;

    Job job;
    std::vector<Part> parts;         ///< complete ones, by number
    std::vector<int> missing;        ///< shards without a complete result
    std::vector<std::string> faults; ///< what must not be: for people, a sentence each
    double seconds = 0;              ///< of all shards together
    std::uint64_t bytes = 0;         ///< of all results
};

/// Reads them. A fault is: a result of another job, of another version of the program or of a shard
/// that was changed; two results of one shard; a file `.result` that cannot be read. Fails where
/// the folder has no job, or one of another version than `version`.
[[nodiscard]] Result<Collected> collect(const std::filesystem::path& folder,
                                        std::string_view version, const Control& control = {});

/// "1,4-7,9": numbers that rise, as `sbatch --array` takes them.
[[nodiscard]] std::string number_ranges(const std::vector<int>& numbers);

} // namespace loggia::shards
