#pragma once

#include "core/base/error.hpp"
#include "core/grading/handin.hpp"
#include "core/grading/task.hpp"

#include <filesystem>
#include <string>

namespace loggia::grading {

/// Whether a file has one of the names of the task's programs, with any ending; capitals and signs
/// make no difference.
[[nodiscard]] bool is_named_like(const Task& task, const std::filesystem::path& file);

/// The shell command by which a hand-in is run, and the file that it runs: a file of one of the
/// task's names, else the only one that can be run, or the only one in Python that reads its
/// arguments or that imports the others. Libraries, hidden files, folders of older versions, tests
/// and `setup.py` count only where nothing else can be run. Programs and scripts that begin with
/// `#!` run by themselves, also where they have lost the permission, others by their ending (.py,
/// .sh, .jar, .pl, .js, .rb), modules of a package in Python with `python3 -m`. Fails, with what it
/// looked for, where there is none or no single one.
struct RunCommand {
    std::string command;
    std::filesystem::path file;
    /// A file of the same name and other contents that is not run; mostly empty.
    std::filesystem::path other_version{};
};
[[nodiscard]] Result<RunCommand> run_command_of(const Task& task, const StagedHandin& handin);

} // namespace loggia::grading
