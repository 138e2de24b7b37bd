#pragma once

#include "core/base/process.hpp"
#include "core/grading/run_command.hpp"
#include "core/grading/tasks/tasks.hpp"

#include <filesystem>
#include <fstream>
#include <initializer_list>
#include <string>
#include <utility>

namespace loggia::grading::test {

/// A folder that is removed at the end, with files by their names; `+NAME` is executable.
class Folder {
public:
    Folder(std::initializer_list<std::pair<std::string, std::string>> files)
        : folder_(TemporaryDirectory::make("loggia-test").value()) {
        for (const auto& [name, text] : files) {
            const bool executable = name.starts_with('+');
            const std::filesystem::path path = folder_.path() / name.substr(executable ? 1 : 0);
            std::filesystem::create_directories(path.parent_path());
            std::ofstream(path) << text;
            if (executable)
                std::filesystem::permissions(path, std::filesystem::perms(0755));
        }
    }
    [[nodiscard]] const std::filesystem::path& path() const { return folder_.path(); }

private:
    TemporaryDirectory folder_;
};

/// The file that is run of a hand-in with these files, or `error: ` and why there is none.
inline std::string program_in(std::initializer_list<std::pair<std::string, std::string>> files) {
    const Folder folder(files);
    const auto handin = StagedHandin::make(folder.path()).value();
    const auto command = run_command_of(*find_task("davis-putnam"), handin);
    return command ? command->file.string() : "error: " + command.error().message;
}

} // namespace loggia::grading::test
