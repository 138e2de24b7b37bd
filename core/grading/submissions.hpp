#pragma once

#include "core/grading/grade.hpp"
#include "core/grading/report.hpp"
#include "core/grading/task.hpp"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace loggia::grading {

/// Hand-ins at these paths, called as their files or folders are; those that share a name, by their
/// whole paths. A path that is there twice is one hand-in.
[[nodiscard]] std::vector<Submission>
submissions_of(const std::vector<std::filesystem::path>& paths);

/// The files and folders right in a folder, by name, without those that file managers and archives
/// leave there (names with a dot before them, and is_left_behind()) and those that grading itself
/// has written (is_grading_output()).
[[nodiscard]] std::vector<std::filesystem::path> entries_of(const std::filesystem::path& folder);

/// What is to be said of hand-ins with these names that are several of one student, as Moodle saves
/// a file and a text: `Anna_1234_assignsubmission_file` and
/// `Anna_1234_assignsubmission_onlinetext`. Empty for any other one.
[[nodiscard]] std::vector<std::string> notes_of_other_parts(const std::vector<std::string>& names);
/// The same, behind the notes of the reports.
void add_notes_of_other_parts(std::vector<HandinReport>& reports);

/// What a folder holds, as far as its names tell.
enum class FolderKind : std::uint8_t {
    handin,           ///< The files of one hand-in.
    class_of_handins, ///< A hand-in in each of its entries.
    unclear,          ///< Files and folders side by side, or several files without the task's name.
};
[[nodiscard]] FolderKind folder_kind(const Task& task, const std::filesystem::path& folder);

} // namespace loggia::grading
