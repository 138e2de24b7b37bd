#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>

namespace loggia::shards {

/// How a shard is run.
struct RunOrder {
    std::string version; ///< of this program; shards of another one are refused
    int threads = 1;     ///< items at a time, for kinds that can do several
    /// Called after each item that was worked on, on any thread but not on two at once.
    std::function<void(std::size_t done, std::size_t items)> progress;
};

/// What became of it.
struct RunReport {
    enum class End : std::uint8_t {
        finished, ///< the result was written
        before,   ///< the result was there already: nothing was done
        stopped,  ///< by the Control; what was finished is kept for the next run
    };

    End end = End::stopped;
    std::size_t items = 0;
    std::size_t records = 0; ///< there are now
    std::size_t resumed = 0; ///< of them, from earlier runs
    double seconds = 0;      ///< by the clock, of this run
};

/// Runs a shard and writes its result beside it, in the job's folder `results`.
///
/// What came of an item is appended to `NUMBER.part` as it is there; a later run, after a kill or
/// on another machine, goes on behind it. The complete file is synced and renamed to
/// `NUMBER.result`, so a result is whole or not there. Running it again does nothing. Fails where
/// the shard or an input was changed, is of another version, or is being run by another process (a
/// lock on the file, which holds across machines where the file system's locks do), and as its kind
/// does.
[[nodiscard]] Result<RunReport> run_shard(const std::filesystem::path& shard_file,
                                          const RunOrder& order, const Control& control = {});

} // namespace loggia::shards
