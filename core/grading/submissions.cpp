#include "core/grading/submissions.hpp"

#include "core/grading/archive/archive.hpp"
#include "core/grading/grading_output.hpp"
#include "core/grading/run_command.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace loggia::grading {

namespace {

namespace fs = std::filesystem;

bool is_handin_name(const std::string& name) {
    return !name.starts_with('.') && !is_left_behind(name);
}

} // namespace

std::vector<Submission> submissions_of(const std::vector<fs::path>& paths) {
    std::vector<Submission> found;
    std::unordered_set<std::string> known;
    std::unordered_map<std::string, std::size_t> names; // how many are called so
    for (const fs::path& path : paths) {
        fs::path normal = path.lexically_normal();
        if (!normal.has_filename()) // "folder/"
            normal = normal.parent_path();
        if (!known.insert(normal.string()).second)
            continue;
        std::string name = normal.filename().string();
        ++names[name];
        found.push_back({std::move(normal), std::move(name)});
    }
    for (Submission& each : found)
        if (names[each.name] > 1)
            each.name = each.path.string();
    return found;
}

std::vector<fs::path> entries_of(const fs::path& folder) {
    std::vector<fs::path> entries;
    std::error_code error;
    fs::directory_iterator it(folder, error);
    for (const fs::directory_iterator end; !error && it != end; it.increment(error))
        if (is_handin_name(it->path().filename().string()) && !is_grading_output(it->path()))
            entries.push_back(it->path());
    std::sort(entries.begin(), entries.end());
    return entries;
}

std::vector<std::string> notes_of_other_parts(const std::vector<std::string>& names) {
    constexpr std::string_view of_moodle = "_assignsubmission_";
    std::unordered_map<std::string, std::vector<std::size_t>> students;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const std::string name = fs::path(names[i]).filename().string();
        if (const std::size_t end = names[i].rfind(of_moodle);
            end != std::string::npos && name.find(of_moodle) != std::string::npos)
            students[names[i].substr(0, end)].push_back(i);
    }
    std::vector<std::string> notes(names.size());
    for (const auto& [student, parts] : students)
        for (const std::size_t part : parts) {
            std::string others;
            for (const std::size_t other : parts)
                if (other != part)
                    others += (others.empty() ? "" : ", ") + names[other];
            if (!others.empty())
                notes[part] = fmt::format(
                    "The same student also handed in {}; each is graded on its own.", others);
        }
    return notes;
}

void add_notes_of_other_parts(std::vector<HandinReport>& reports) {
    std::vector<std::string> names;
    names.reserve(reports.size());
    for (const HandinReport& each : reports)
        names.push_back(each.name);
    const std::vector<std::string> notes = notes_of_other_parts(names);
    for (std::size_t i = 0; i < reports.size(); ++i)
        if (std::string& note = reports[i].note; !notes[i].empty())
            note += (note.empty()                           ? ""
                     : note.find('\n') == std::string::npos ? " "
                                                            : "\n") +
                    notes[i];
}

FolderKind folder_kind(const Task& task, const fs::path& folder) {
    std::size_t folders = 0;
    std::size_t files = 0;
    bool has_program = false;
    for (const fs::path& entry : entries_of(folder)) {
        std::error_code error;
        if (fs::is_directory(entry, error)) {
            ++folders;
            continue;
        }
        ++files;
        has_program = has_program || is_named_like(task, entry);
    }
    if (has_program || (folders == 0 && files <= 1))
        return FolderKind::handin;
    if (files == 0 && folders > 1)
        return FolderKind::class_of_handins;
    return folders == 0 && !task.takes_program() ? FolderKind::class_of_handins
                                                 : FolderKind::unclear;
}

} // namespace loggia::grading
