#include "core/grading/run_command.hpp"

#include "core/base/file.hpp"
#include "core/base/letters.hpp"
#include "core/base/scanner.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <iterator>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace loggia::grading {

namespace {

namespace fs = std::filesystem;

/// Lower case letters and digits of a name without its ending.
std::string plain_stem(const fs::path& path) {
    std::string plain;
    for (const char c : path.stem().string())
        if (std::isalnum(static_cast<unsigned char>(c)) != 0)
            plain += small_letter(c);
    return plain;
}

std::string shell_quoted(std::string_view text) {
    std::string result = "'";
    for (const char c : text)
        result += c == '\'' ? std::string(R"('\'')") : std::string(1, c);
    return result + "'";
}

struct Interpreter {
    std::string_view ending;
    std::string_view command;
};
constexpr std::array interpreters{Interpreter{".py", "python3"},    Interpreter{".sh", "sh"},
                                  Interpreter{".jar", "java -jar"}, Interpreter{".pl", "perl"},
                                  Interpreter{".js", "node"},       Interpreter{".rb", "ruby"}};

/// As long as systems read it.
constexpr std::size_t most_first_line = 256;

/// The programs that a first line such as `#!/usr/bin/env python3` asks for, the one that reads the
/// script last.
std::vector<std::string> programs_of_first_line(std::string_view text) {
    const std::string_view line = text.substr(0, std::min(text.find('\n'), most_first_line));
    const std::vector<Word> words = words_of(line.substr(2), " \t\r");
    if (words.empty())
        return {};
    std::vector<std::string> programs{std::string(words.front().text)};
    if (fs::path(programs.front()).filename() != "env")
        return programs;
    const auto started = std::find_if(words.begin() + 1, words.end(),
                                      [](const Word& word) { return !word.text.starts_with('-'); });
    if (started != words.end())
        programs.emplace_back(started->text);
    return programs;
}

/// A test of the shell: whether all of them are there.
std::string test_of_programs(const std::vector<std::string>& programs) {
    std::string tests;
    for (const std::string& program : programs)
        tests += fmt::format("{}command -v {} >/dev/null 2>&1", tests.empty() ? "" : " && ",
                             shell_quoted(program));
    return tests;
}

/// What reads a script without an ending where its first line cannot start it: the program of that
/// name, wherever it is. Systems of today have Python by the name python3 alone.
std::string interpreter_by_name(const std::vector<std::string>& programs) {
    const std::string name =
        programs.empty() ? std::string() : fs::path(programs.back()).filename().string();
    return name.starts_with("python") ? "python3" : name.empty() ? name : shell_quoted(name);
}

/// Whether a file is called as a source in Python, `dp.py`, or `DP.PY` of Windows.
bool is_python_source(const fs::path& file) {
    return in_small_letters(file.extension().string()) == ".py";
}

/// How many of the folders around a source in Python are packages that it imports modules of, by
/// their place, `from .solver import solve`, or by their name, `from dp.solver import solve`; 0 for
/// none.
std::size_t package_depth(const fs::path& folder, const fs::path& file, std::string_view text) {
    const std::vector<fs::path> around(file.begin(), std::prev(file.end()));
    const auto is_module = [](const fs::path& path) {
        std::error_code ignored;
        return fs::exists(path, ignored) || fs::exists(fs::path(path).concat(".py"), ignored);
    };
    std::size_t depth = 0;
    for (const TextLine& line : lines_of(text)) {
        const std::vector<Word> words = words_of(line.text, " \t\r,");
        if (words.size() < 2 || (words[0].text != "import" && words[0].text != "from"))
            continue;
        const std::string_view module = words[1].text;
        if (words[0].text == "from" && module.starts_with('.')) {
            depth = std::max(depth, std::min(module.find_first_not_of('.'), module.size()));
            continue;
        }
        const std::size_t dot = std::min(module.find('.'), module.size());
        const std::string_view first = module.substr(0, dot);
        std::string_view second = module.substr(std::min(dot + 1, module.size()));
        second = second.substr(0, second.find('.'));
        if (second.empty() && words.size() > 3)
            second = words[3].text;
        if (second.empty() || is_module(folder / file.parent_path() / first))
            continue; // beside it
        fs::path package = folder;
        for (std::size_t i = 0; i < around.size(); ++i) {
            package /= around[i];
            if (around[i] == first &&
                (is_module(package / second) || is_module(package / "__init__")))
                depth = std::max(depth, around.size() - i);
        }
    }
    return depth;
}

/// The command of a source in Python that is a module of a package; nothing for any other file.
std::optional<std::string> command_of_package(const fs::path& folder, const fs::path& file,
                                              std::string_view text) {
    const std::size_t depth = is_python_source(file) ? package_depth(folder, file, text) : 0;
    const std::vector<fs::path> around(file.begin(), std::prev(file.end()));
    if (depth == 0 || depth > around.size() + 1)
        return std::nullopt;
    const bool is_main = file.filename() == "__main__.py";
    // What is handed in may be the package itself.
    const std::size_t outside = around.size() < depth ? 0 : around.size() - depth;
    std::string module;
    fs::path beside;
    for (std::size_t i = 0; i < around.size(); ++i)
        if (i < outside)
            beside /= around[i];
        else
            module += fmt::format("{}{}", module.empty() ? "" : ".", around[i].string());
    if (!is_main)
        module += fmt::format("{}{}", module.empty() ? "" : ".", file.stem().string());
    if (!std::all_of(module.begin(), module.end(),
                     [](unsigned char c) { return std::isalnum(c) != 0 || c == '_' || c == '.'; }))
        return std::nullopt;
    if (depth > around.size())
        return fmt::format(R"sh(export PYTHONPATH="$HANDIN:$(dirname "$HANDIN")"; )sh"
                           R"sh(exec python3 -m "$(basename "$HANDIN")"{}{} "$@")sh",
                           module.empty() ? "" : ".", module);
    const auto place = [](const fs::path& path) {
        return R"("$HANDIN")" + (path.empty() ? std::string() : "/" + shell_quoted(path.string()));
    };
    const std::string own = is_main ? std::string() : ":" + place(file.parent_path());
    return fmt::format(R"sh(export PYTHONPATH={}{}; exec python3 -m {} "$@")sh", place(beside), own,
                       module);
}

/// How a file is run, if it can be.
std::optional<std::string> command_of(const fs::path& folder, const fs::path& file) {
    const std::string target = "\"$HANDIN\"/" + shell_quoted(file.string());
    std::string start;
    std::vector<std::string> programs;
    bool has_windows_lines = false; // no system finds the program "python3\r" of a first line
    const auto text = read_regular_file(folder / file, {}, most_handin_bytes);
    if (text) {
        if (auto package = command_of_package(folder, file, *text))
            return package;
        start = text->substr(0, 4);
        if (start.starts_with("#!"))
            programs = programs_of_first_line(*text);
        const std::size_t end = text->find('\n');
        has_windows_lines = end != std::string::npos && end > 0 && (*text)[end - 1] == '\r';
    }
    const std::string ending = in_small_letters(file.extension().string()); // "DP.PY" of Windows
    const auto* const interpreter =
        std::find_if(interpreters.begin(), interpreters.end(),
                     [&](const Interpreter& each) { return each.ending == ending; });
    const bool may_start = is_executable(folder / file);
    const std::string reader = interpreter != interpreters.end() ? std::string(interpreter->command)
                               : may_start                       ? interpreter_by_name(programs)
                                                                 : std::string();
    const std::string indirect =
        reader.empty() ? std::string() : fmt::format("exec {} {} \"$@\"", reader, target);
    const bool is_script = start.starts_with("#!") && !has_windows_lines;
    if (may_start && (is_script || start == "\x7F"
                                            "ELF")) {
        const std::string direct = fmt::format("exec {} \"$@\"", target);
        // The first line may ask for what is only on the machine of the student.
        return indirect.empty() || programs.empty()
                   ? direct
                   : fmt::format("if {}; then {}; else {}; fi", test_of_programs(programs), direct,
                                 indirect);
    }
    return indirect.empty() ? std::nullopt : std::optional(indirect);
}

/// Whether a file would be run if it were permitted: downloads and archives of Windows lose that.
bool lacks_permission(const fs::path& folder, const fs::path& file) {
    const std::string name = in_small_letters(file.filename().string());
    const bool is_library =
        name.ends_with(".o") || name.ends_with(".a") || name.find(".so") != std::string::npos;
    const auto text = read_regular_file(folder / file, {}, most_handin_bytes);
    return text && !is_library && !is_executable(folder / file) &&
           (text->starts_with("#!") || text->starts_with("\x7F"
                                                         "ELF"));
}

/// The command of a file of the copy that only lacks the permission, which it gets.
std::optional<std::string> permitted_command_of(const fs::path& folder, const fs::path& file) {
    std::error_code ignored;
    fs::permissions(folder / file, fs::perms(0755), ignored);
    return command_of(folder, file);
}

/// Whether a file is a source in Python that only defines what others call, so that nothing happens
/// where it is run.
bool only_defines(const fs::path& folder, const fs::path& file) {
    constexpr std::array<std::string_view, 5> definitions{"def ", "async def ", "class ", "import ",
                                                          "from "};
    const auto text = read_regular_file(folder / file, {}, most_handin_text);
    if (!is_python_source(file) || !text || text->find("def ") == std::string::npos)
        return false;
    const std::vector<TextLine> lines = lines_of(*text);
    return std::all_of(lines.begin(), lines.end(), [&](const TextLine& each) {
        const std::string_view line = each.text;
        if (line.empty() ||
            std::string_view(" \t\r#@)").find(line.front()) != std::string_view::npos)
            return true;
        const bool is_constant = line.find('=') != std::string_view::npos &&
                                 line.find_first_of("(:") == std::string_view::npos;
        return is_constant ||
               std::any_of(definitions.begin(), definitions.end(),
                           [line](std::string_view start) { return line.starts_with(start); });
    });
}

/// Which of several files is the program: the only one that reads its arguments, where all others
/// are modules of it. Nothing where that tells no single one.
std::optional<std::size_t> only_reader_of_arguments(const fs::path& folder,
                                                    const std::vector<RunCommand>& commands) {
    std::optional<std::size_t> found;
    for (std::size_t i = 0; i < commands.size(); ++i) {
        const fs::path& file = commands[i].file;
        const auto text = read_regular_file(folder / file, {}, most_handin_text);
        if (!is_python_source(file) || !text)
            return std::nullopt;
        if (text->find("argv") == std::string::npos && text->find("argparse") == std::string::npos)
            continue;
        if (found)
            return std::nullopt;
        found = i;
    }
    return found;
}

/// Whether a source in Python imports a module of this name.
bool imports_module(std::string_view source, std::string_view name) {
    for (const TextLine& line : lines_of(source)) {
        const std::vector<Word> words = words_of(line.text, " \t\r,");
        if (words.size() < 2 || (words[0].text != "import" && words[0].text != "from"))
            continue;
        const std::size_t names = words[0].text == "from" ? 2 : words.size();
        for (std::size_t i = 1; i < names; ++i)
            if (words[i].text == name || words[i].text.ends_with(fmt::format(".{}", name)))
                return true;
    }
    return false;
}

/// Whether a file tests others, and imports them for that.
bool is_test_name(const fs::path& file) {
    const std::string stem = plain_stem(file);
    return stem.starts_with("test") || stem.ends_with("test") || stem.ends_with("tests");
}

/// Whether a source in Python tests or installs the program, `test_dp.py`, `conftest.py`,
/// `setup.py`, and so is none.
bool is_about_program(const fs::path& file) {
    const std::string stem = plain_stem(file);
    const bool is_among_tests =
        std::any_of(file.begin(), std::prev(file.end()), [](const fs::path& folder) {
            const std::string lower = in_small_letters(folder.string());
            return lower == "test" || lower == "tests";
        });
    return is_python_source(file) &&
           (is_test_name(file) || is_among_tests || stem == "conftest" || stem == "setup");
}

/// Without tests and the like; all where that leaves nothing that does something.
std::vector<RunCommand> without_tests(const fs::path& folder,
                                      const std::vector<RunCommand>& commands) {
    std::vector<RunCommand> programs;
    std::copy_if(commands.begin(), commands.end(), std::back_inserter(programs),
                 [](const RunCommand& each) { return !is_about_program(each.file); });
    const bool only_define =
        std::all_of(programs.begin(), programs.end(),
                    [&folder](const RunCommand& each) { return only_defines(folder, each.file); });
    return only_define ? commands : programs;
}

/// Without the modules that one of the others beside them imports; all where that leaves none.
std::vector<RunCommand> without_modules(const fs::path& folder,
                                        const std::vector<RunCommand>& commands) {
    std::vector<RunCommand> programs;
    for (const RunCommand& each : commands) {
        const bool is_imported =
            is_python_source(each.file) &&
            std::any_of(commands.begin(), commands.end(), [&](const RunCommand& other) {
                if (other.file == each.file || is_test_name(other.file) ||
                    other.file.parent_path() != each.file.parent_path())
                    return false;
                const auto text = read_regular_file(folder / other.file, {}, most_handin_text);
                return text && imports_module(*text, each.file.stem().string());
            });
        if (!is_imported)
            programs.push_back(each);
    }
    return programs.empty() ? commands : programs;
}

/// Whether a file is a source in Python that reads neither arguments nor input.
bool reads_nothing(const fs::path& folder, const fs::path& file) {
    constexpr std::array<std::string_view, 11> ways{"argv",   "argparse", "stdin",   "input(",
                                                    "in.txt", "click",    "typer",   "fileinput",
                                                    "open(0", "os.read(", "optparse"};
    const auto text = read_regular_file(folder / file, {}, most_handin_text);
    return is_python_source(file) && text &&
           std::none_of(ways.begin(), ways.end(),
                        [&](std::string_view way) { return text->find(way) != std::string::npos; });
}

/// Whether one of some files is a program besides this one: it reads something, such as standard
/// input, and this one does not import it.
bool has_another_program(const fs::path& folder, const std::vector<RunCommand>& commands,
                         const fs::path& program) {
    const auto text = read_regular_file(folder / program, {}, most_handin_text);
    return std::any_of(commands.begin(), commands.end(), [&](const RunCommand& each) {
        return each.file != program && !is_test_name(each.file) &&
               !reads_nothing(folder, each.file) && !only_defines(folder, each.file) &&
               !(text && imports_module(*text, each.file.stem().string()));
    });
}

/// The only one of some files that imports a module, beside it or above it, and reads something,
/// unless the module may do that; nothing where that tells no single one.
std::optional<RunCommand> only_program_with(const fs::path& folder, const fs::path& module,
                                            const std::vector<RunCommand>& commands,
                                            bool module_may_read) {
    std::optional<RunCommand> found;
    for (const RunCommand& each : commands) {
        const auto text = read_regular_file(folder / each.file, {}, most_handin_text);
        if (!is_python_source(each.file) || is_test_name(each.file) ||
            depth_of(each.file) > depth_of(module) || !text ||
            !imports_module(*text, module.stem().string()) ||
            (!module_may_read && reads_nothing(folder, each.file)))
            continue;
        if (found)
            return std::nullopt;
        found = each;
    }
    return found;
}

/// Whether a source in Python reads something and calls this one and, of the sources beside it, no
/// other program, so that it is the program and not one that runs several in a row.
bool calls_alone(const fs::path& folder, const fs::path& caller, const fs::path& called) {
    const auto text = read_regular_file(folder / caller, {}, most_handin_text);
    if (!text || !imports_module(*text, called.stem().string()) || reads_nothing(folder, caller))
        return false;
    std::error_code error;
    const fs::directory_iterator files(folder / caller.parent_path(), error);
    return std::none_of(begin(files), end(files), [&](const fs::directory_entry& each) {
        const fs::path file = caller.parent_path() / each.path().filename();
        return file != caller && file != called && is_python_source(file) &&
               imports_module(*text, file.stem().string()) && !only_defines(folder, file) &&
               !reads_nothing(folder, file);
    });
}

/// The only one of some files that is named after the task, not just `main` or `run`, and is a
/// program of its own, where the others may run several in a row; nothing where that tells no
/// single one.
std::optional<RunCommand> only_own_program(const fs::path& folder,
                                           const std::vector<RunCommand>& commands) {
    std::optional<RunCommand> found;
    for (const RunCommand& each : commands) {
        const std::string stem = plain_stem(each.file);
        if (stem == "main" || stem == "run" || only_defines(folder, each.file) ||
            reads_nothing(folder, each.file))
            continue;
        if (found)
            return std::nullopt;
        found = each;
    }
    const bool is_module =
        found && std::any_of(commands.begin(), commands.end(), [&](const RunCommand& each) {
            return each.file != found->file && calls_alone(folder, each.file, found->file);
        });
    return is_module ? std::nullopt : found;
}

/// Of files that are named after the task, `main.py` and its module `dp.py`, the program.
RunCommand program_among(const fs::path& folder, const std::vector<RunCommand>& named) {
    std::vector<RunCommand> beside_it; // an older one may be in a folder of its own
    std::copy_if(named.begin(), named.end(), std::back_inserter(beside_it),
                 [&](const RunCommand& each) {
                     return each.file.parent_path() == named.front().file.parent_path();
                 });
    const auto reader = only_reader_of_arguments(folder, beside_it);
    if (reader && !only_defines(folder, beside_it[*reader].file))
        return beside_it[*reader];
    if (auto own = only_own_program(folder, beside_it))
        return *std::move(own);
    return without_modules(folder, beside_it).front();
}

/// Files without those of libraries, such as a copy of Python, and without hidden ones, as those of
/// editors and of version control are.
std::vector<fs::path> own_files(const std::vector<fs::path>& files) {
    std::vector<fs::path> environments; // of Python
    for (const fs::path& file : files)
        if (file.filename() == "pyvenv.cfg" && file.has_parent_path())
            environments.push_back(file.parent_path());
    const auto is_own = [&environments](const fs::path& file) {
        return std::none_of(file.begin(), file.end(),
                            [](const fs::path& part) {
                                return part.string().starts_with('.') || part == "node_modules" ||
                                       part == "site-packages" || part == "venv";
                            }) &&
               std::none_of(environments.begin(), environments.end(), [&](const fs::path& folder) {
                   return std::mismatch(folder.begin(), folder.end(), file.begin(), file.end())
                              .first == folder.end();
               });
    };
    std::vector<fs::path> own;
    std::copy_if(files.begin(), files.end(), std::back_inserter(own), is_own);
    return own;
}

/// Whether a folder is called as people call one with what they no longer use.
bool is_older_name(const fs::path& folder) {
    constexpr std::array<std::string_view, 10> names{"old",     "older",    "backup", "backups",
                                                     "bak",     "previous", "alt",    "alte",
                                                     "antiguo", "obsolete"};
    const std::string lower = in_small_letters(folder.string());
    const std::vector<Word> words = words_of(lower, " _-.()");
    return std::any_of(words.begin(), words.end(), [&](const Word& word) {
        return std::find(names.begin(), names.end(), word.text) != names.end();
    });
}

/// Files without those in folders of older ones.
std::vector<fs::path> present_files(const std::vector<fs::path>& files) {
    std::vector<fs::path> present;
    std::copy_if(files.begin(), files.end(), std::back_inserter(present), [](const fs::path& file) {
        const fs::path folder = file.parent_path();
        return std::none_of(folder.begin(), folder.end(), is_older_name);
    });
    return present;
}

/// The first of some files that has the name of another one and other contents; empty without one.
fs::path other_version(const fs::path& folder, const std::vector<fs::path>& files,
                       const fs::path& file) {
    const auto own = read_regular_file(folder / file, {}, most_handin_bytes);
    const auto other = std::find_if(files.begin(), files.end(), [&](const fs::path& each) {
        if (each == file || each.filename() != file.filename())
            return false;
        const auto bytes = read_regular_file(folder / each, {}, most_handin_bytes);
        return own && bytes && *bytes != *own;
    });
    return other == files.end() ? fs::path() : *other;
}

/// `a.py, b.py, c.py, ...`
std::string first_files_of(const std::vector<RunCommand>& commands) {
    constexpr std::size_t most = 3;
    std::string files;
    for (std::size_t i = 0; i < std::min(most, commands.size()); ++i)
        files += fmt::format("{}{}", i == 0 ? "" : ", ", commands[i].file.string());
    return commands.size() > most ? files + ", ..." : files;
}

} // namespace

bool is_named_like(const Task& task, const fs::path& file) {
    const std::string stem = plain_stem(file);
    return std::any_of(task.program_names.begin(), task.program_names.end(),
                       [&](std::string_view name) { return stem == plain_stem(fs::path(name)); });
}

Result<RunCommand> run_command_of(const Task& task, const StagedHandin& handin) {
    std::vector<RunCommand> named;
    std::vector<RunCommand> others;
    std::vector<fs::path> named_without; // permission
    std::vector<fs::path> others_without;
    const auto look_among = [&](const std::vector<fs::path>& files) {
        for (const fs::path& file : files) {
            const bool is_named = is_named_like(task, file);
            if (auto command = command_of(handin.folder(), file))
                (is_named ? named : others).push_back({*std::move(command), file});
            else if (lacks_permission(handin.folder(), file))
                (is_named ? named_without : others_without).push_back(file);
        }
        return !(named.empty() && others.empty() && named_without.empty() &&
                 others_without.empty());
    };
    const std::vector<fs::path> own = own_files(handin.files());
    if (!look_among(present_files(own)) && !look_among(own))
        look_among(handin.files()); // a build may write into `.build`
    if (!named.empty()) {
        RunCommand program = program_among(handin.folder(), named);
        // It may be a module of one with another name.
        const bool is_module = only_defines(handin.folder(), program.file);
        if (is_module || reads_nothing(handin.folder(), program.file)) {
            auto other = only_program_with(handin.folder(), program.file, others, false);
            if (!other && is_module)
                other = only_program_with(handin.folder(), program.file, others, true);
            if (other)
                program = *std::move(other);
        }
        program.other_version = other_version(handin.folder(), own, program.file);
        return program;
    }
    if (named_without.empty() && others.empty() && others_without.size() == 1)
        named_without = others_without;
    if (!named_without.empty())
        if (auto command = permitted_command_of(handin.folder(), named_without.front()))
            return RunCommand{*std::move(command), named_without.front()};
    others = without_tests(handin.folder(), others);
    if (others.size() == 1)
        return others.front();
    const auto program = only_reader_of_arguments(handin.folder(), others);
    if (program && !only_defines(handin.folder(), others[*program].file) &&
        !has_another_program(handin.folder(), others, others[*program].file))
        return others[*program];
    if (const auto programs = without_modules(handin.folder(), others); programs.size() == 1)
        return programs.front();
    std::string names;
    for (const std::string_view name : task.program_names)
        names += fmt::format("{}{}", names.empty() ? "" : " or ", name);
    return others.empty()
               ? failure(fmt::format("no file in it can be run, and none is called {}", names))
               : failure(fmt::format(
                     "it is unclear which of {} files is the program ({}), and none is called {}",
                     others.size(), first_files_of(others), names));
}

} // namespace loggia::grading
