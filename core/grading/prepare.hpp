#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/grading/grade.hpp"
#include "core/grading/handin.hpp"

#include <string>
#include <vector>

namespace loggia::grading {

/// A hand-in before its first run.
struct Preparation {
    State state = State::graded; ///< Any other one: it cannot be run, and the note tells why.
    std::string note;            ///< What is run, or why nothing is.
    std::string command;         ///< For run_handin.
};

/// Builds a hand-in and finds out how it is run. Fails only for reasons that are not the hand-in's.
[[nodiscard]] Result<Preparation> prepare(const Task& task, const GradeSettings& settings,
                                          StagedHandin& handin, const Sandbox& sandbox,
                                          const Control& control = {});

/// Runs it once, with files, the first of which is standard input as well; `output` is the file
/// that it is to write. From several threads at once, if need be.
[[nodiscard]] Result<SandboxEnd> run_handin(const std::string& command, const StagedHandin& handin,
                                            const std::vector<WorkFile>& files,
                                            const std::vector<std::string>& arguments,
                                            const std::string& output, const Sandbox& sandbox,
                                            const Control& control = {});

} // namespace loggia::grading
