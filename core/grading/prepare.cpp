#include "core/grading/prepare.hpp"

#include "core/base/file.hpp"
#include "core/base/letters.hpp"
#include "core/grading/run_command.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace loggia::grading {

namespace {

constexpr std::size_t shown_build_output = 4000;

Result<void> build(const std::string& command, StagedHandin& handin, const Sandbox& sandbox,
                   const Control& control, Preparation& prepared) {
    SandboxRun what;
    what.command = command;
    what.handin = handin.folder();
    what.writes_handin = true;
    auto end = sandbox.run(what, control);
    if (!end)
        return tl::unexpected(std::move(end.error()));
    if (end->kind == SandboxEnd::Kind::stopped) {
        prepared.state = State::unfinished;
    } else if (const std::string fault = end_text(*end, sandbox.limits()); !fault.empty()) {
        prepared.state = State::not_built;
        std::string output = end->output + end->errors;
        output.resize(std::min(output.size(), shown_build_output));
        prepared.note = fmt::format("The build command {}.\n{}", fault, output);
    }
    handin.refresh();
    return {};
}

} // namespace

namespace {

/// The first file with one of these endings, in small letters; empty without one.
template <std::size_t count>
std::string file_with(const StagedHandin& handin,
                      const std::array<std::string_view, count>& endings) {
    for (const auto& file : handin.files()) {
        const std::string ending = in_small_letters(file.extension().string());
        if (std::find(endings.begin(), endings.end(), ending) != endings.end())
            return file.string();
    }
    return {};
}

/// What a compiler has to read.
constexpr std::array<std::string_view, 8> source_endings{".c",  ".cc", ".cpp",  ".cxx",
                                                         ".cs", ".go", ".java", ".rs"};
/// Also those that are unpacked where they are the whole hand-in.
constexpr std::array<std::string_view, 8> archive_endings{".rar", ".7z", ".zip", ".tar",
                                                          ".tgz", ".gz", ".bz2", ".xz"};
constexpr std::array<std::string_view, 1> notebook_endings{".ipynb"};
constexpr std::array<std::string_view, 1> java_endings{".class"};

/// The first file that begins as the programs of another system do; empty without one.
template <std::size_t count>
std::string file_that_begins(const StagedHandin& handin,
                             const std::array<std::string_view, count>& starts) {
    for (const auto& file : handin.files()) {
        const auto bytes = read_regular_file(handin.folder() / file);
        if (bytes && std::any_of(starts.begin(), starts.end(),
                                 [&](std::string_view start) { return bytes->starts_with(start); }))
            return file.string();
    }
    return {};
}

constexpr std::array<std::string_view, 1> starts_on_windows{"MZ"};
/// Of 64 and 32 bits.
constexpr std::array<std::string_view, 2> starts_on_macos{"\xCF\xFA\xED\xFE", "\xCE\xFA\xED\xFE"};

/// Why nothing can be run; `otherwise` says it where no more is known.
std::string nothing_to_run(const GradeSettings& settings, const StagedHandin& handin,
                           std::string otherwise) {
    if (handin.files().empty())
        return "the folder is empty";
    if (settings.build.empty())
        if (const std::string source = file_with(handin, source_endings); !source.empty())
            return fmt::format("{} has to be compiled, and there is no build command", source);
    if (!otherwise.starts_with("no ")) // there are too many
        return otherwise;
    if (const std::string archive = file_with(handin, archive_endings); !archive.empty())
        return fmt::format("{} is a kind of archive that Loggia does not unpack; hand in one .zip "
                           "or .tar.gz archive",
                           archive);
    if (const std::string notebook = file_with(handin, notebook_endings); !notebook.empty())
        return fmt::format("{} is a notebook, not a program; export it as a program", notebook);
    if (const std::string program = file_that_begins(handin, starts_on_windows); !program.empty())
        return fmt::format("{} is a program for Windows; hand in its source", program);
    if (const std::string program = file_that_begins(handin, starts_on_macos); !program.empty())
        return fmt::format("{} is a program for macOS; hand in its source", program);
    if (const std::string program = file_with(handin, java_endings); !program.empty())
        return fmt::format("{} is a compiled class of Java; hand in its source or a .jar file",
                           program);
    return otherwise;
}

} // namespace

Result<Preparation> prepare(const Task& task, const GradeSettings& settings, StagedHandin& handin,
                            const Sandbox& sandbox, const Control& control) {
    Preparation prepared;
    if (!settings.build.empty()) {
        if (auto built = build(settings.build, handin, sandbox, control, prepared); !built)
            return tl::unexpected(std::move(built.error()));
        if (prepared.state != State::graded)
            return prepared;
    }
    if (!task.takes_program())
        return prepared;
    prepared.command = settings.run;
    if (prepared.command.empty() &&
        (task.command_for.empty() ||
         handin.has_python_file_with(task.command_for, task.command_file) ||
         (!task.command_for_alone.empty() &&
          handin.has_python_module_with(task.command_for_alone))))
        prepared.command = task.command;
    if (!prepared.command.empty())
        return prepared;
    const auto found = run_command_of(task, handin);
    if (found) {
        prepared.command = found->command;
        prepared.note = found->other_version.empty()
                            ? fmt::format("Ran {}.", found->file.string())
                            : fmt::format("Ran {}, not {}.", found->file.string(),
                                          found->other_version.string());
    } else {
        prepared.state = State::not_runnable;
        const std::string nothing = nothing_to_run(settings, handin, found.error().message);
        prepared.note = task.command_file.empty()
                            ? fmt::format("Nothing to run: {}.", nothing)
                            : fmt::format("Nothing to run: there is no module {}; {}.",
                                          task.command_file, nothing);
    }
    return prepared;
}

Result<SandboxEnd> run_handin(const std::string& command, const StagedHandin& handin,
                              const std::vector<WorkFile>& files,
                              const std::vector<std::string>& arguments, const std::string& output,
                              const Sandbox& sandbox, const Control& control) {
    SandboxRun what;
    what.command = command;
    what.arguments = arguments;
    what.handin = handin.folder();
    what.files = files;
    what.input = files.empty() ? std::string() : files.front().name;
    what.output = output;
    return sandbox.run(what, control);
}

} // namespace loggia::grading
