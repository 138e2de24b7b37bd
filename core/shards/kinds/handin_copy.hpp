#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"

#include <filesystem>
#include <string>

namespace loggia::shards {

/// Where a job has its copy of a hand-in, which stays as it is whatever becomes of the original.
struct HandinCopy {
    std::filesystem::path path; ///< Within the folder `input`, or absolute where it is no copy.
    std::string digest;         ///< Of grading::StagedHandin; empty where it is no copy.
};

/// Copies a hand-in to `input/handins/NUMBER` of the job's folder. One that cannot be read stays
/// where it is, to be judged as such there. Fails where the copy cannot be written, and when
/// stopped.
[[nodiscard]] Result<HandinCopy> copy_handin(const std::filesystem::path& handin,
                                             const std::filesystem::path& folder, int number,
                                             const Control& control = {});
/// Fails where the copy is missing or was changed, and when stopped.
[[nodiscard]] Result<void> examine_handin(const std::filesystem::path& inputs,
                                          const HandinCopy& copy, const Control& control = {});

} // namespace loggia::shards
