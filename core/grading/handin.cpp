#include "core/grading/handin.hpp"

#include "core/base/digest.hpp"
#include "core/base/file.hpp"
#include "core/base/letters.hpp"
#include "core/base/number_text.hpp"
#include "core/base/os/users.hpp"
#include "core/base/scanner.hpp"
#include "core/grading/answer_text.hpp"
#include "core/grading/archive/archive.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cerrno>
#include <cstdint>
#include <cstring>
#include <iterator>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

namespace loggia::grading {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t most_files = 20'000;
constexpr std::uint64_t most_bytes = 500'000'000;
constexpr std::size_t most_text = 1'000'000;
/// As errno has them: no space, an own limit on the size of files, a disk that is read-only or
/// fails.
constexpr std::array reasons_of_machines{ENOSPC, EFBIG, EROFS, EIO};
constexpr fs::perms any_exec =
    fs::perms::owner_exec | fs::perms::group_exec | fs::perms::others_exec;

bool is_executable(const fs::path& path) {
    std::error_code ignored;
    return (fs::status(path, ignored).permissions() & any_exec) != fs::perms::none;
}

/// What students lay beside an archive: a report, pictures, a readme. No task asks for these.
bool is_document_name(const fs::path& path) {
    constexpr std::array<std::string_view, 11> endings{
        ".pdf", ".doc", ".docx", ".odt", ".rtf", ".md", ".html", ".png", ".jpg", ".jpeg", ".heic"};
    const std::string name = in_small_letters(path.filename().string());
    return name.starts_with("readme") ||
           std::any_of(endings.begin(), endings.end(),
                       [&](std::string_view ending) { return name.ends_with(ending); });
}

/// The archive that is all that there is, documents aside.
ArchiveFile* only_archive_among(std::vector<ArchiveFile>& files) {
    ArchiveFile* found = nullptr;
    for (ArchiveFile& file : files) {
        if (is_document_name(file.path))
            continue;
        if (found != nullptr || !is_archive_name(file.path))
            return nullptr;
        found = &file;
    }
    return found;
}

/// Files of editors and of version control, which are no answer either: backups, and all that is
/// hidden.
bool is_aside(const fs::path& path) {
    const std::string name = path.filename().string();
    return name.ends_with('~') || (name.starts_with('#') && name.ends_with('#')) ||
           std::any_of(path.begin(), path.end(),
                       [](const fs::path& part) { return part.string().starts_with('.'); });
}

/// The names of some files in a sentence, the first ones of many.
std::string names_of(const std::vector<fs::path>& files) {
    constexpr std::size_t most = 4;
    std::string names;
    for (std::size_t i = 0; i < std::min(files.size(), most); ++i)
        names += fmt::format("{}{}", i == 0 ? "" : ", ", files[i].string());
    return files.size() > most ? names + ", ..." : names;
}

std::size_t depth_of(const fs::path& path) {
    return static_cast<std::size_t>(std::distance(path.begin(), path.end()));
}

/// Copies one hand-in, counting files and bytes.
class Copier {
public:
    Copier(fs::path to, const Control& control) : to_(std::move(to)), control_(control) {}

    Result<void> copy_file(const fs::path& from, const fs::path& name) {
        if (control_.stop_requested())
            return failure("stopped");
        std::error_code error;
        const std::uint64_t size = fs::file_size(from, error);
        bytes_ += error ? 0 : size;
        if (++files_ > most_files || bytes_ > most_bytes)
            return failure(fmt::format("it has more than {} files or more than {} MB",
                                       number_text(most_files), most_bytes / 1'000'000));
        const bool executable = is_executable(from);
        const auto text = read_regular_file(from, control_, most_bytes);
        if (!text)
            return tl::unexpected(text.error());
        const fs::path path = to_ / name;
        if (auto written = write_file(path, *text); !written)
            return written;
        fs::permissions(path, fs::perms(executable ? 0755 : 0644), error);
        return give_away(path);
    }

    Result<void> copy_folder(const fs::path& from) {
        std::error_code error;
        fs::recursive_directory_iterator it(from, error);
        for (const fs::recursive_directory_iterator end; !error && it != end; it.increment(error)) {
            const fs::path name = it->path().lexically_relative(from);
            if (is_left_behind(name.filename().string())) {
                it.disable_recursion_pending();
                continue;
            }
            std::error_code gone;
            const fs::file_type type = it->symlink_status(gone).type();
            if (type == fs::file_type::directory) {
                fs::create_directory(to_ / name, gone);
                if (auto given = give_away(to_ / name); !given)
                    return given;
            } else if (type == fs::file_type::regular) {
                if (auto copied = copy_file(it->path(), name); !copied)
                    return copied;
            }
        }
        if (error)
            return failure(fmt::format("cannot read {}: {}", from.string(), error.message()));
        return {};
    }

    Result<void> unpack_archive(const fs::path& from) {
        auto bytes = read_regular_file(from, control_, most_bytes);
        if (!bytes)
            return tl::unexpected(std::move(bytes.error()));
        auto files = files_of_archive(*std::move(bytes), {.files = most_files}, control_);
        // What a student packed is often packed once more; never more than once, so that nothing
        // unpacks without end.
        if (files)
            if (ArchiveFile* const inner = only_archive_among(*files))
                files = files_of_archive(std::move(inner->text), {.files = most_files}, control_);
        if (!files)
            return tl::unexpected(files.error());
        for (const ArchiveFile& file : *files) {
            if (control_.stop_requested())
                return failure("stopped");
            if (auto written = write_unpacked(file); !written)
                return written;
        }
        return {};
    }

    /// Where root grades, hand-ins run as nobody, and builds write as nobody.
    static Result<void> give_away(const fs::path& path) {
        if (!os::is_root())
            return {};
        if (!os::give_to_nobody(path))
            return failure(fmt::format("cannot change the owner of {}", path.string()));
        return {};
    }

private:
    Result<void> write_unpacked(const ArchiveFile& file) {
        std::error_code error;
        fs::path folder = to_;
        const fs::path name(file.path);
        for (const fs::path& part : name.parent_path()) {
            folder /= part;
            if (!fs::create_directory(folder, error))
                continue; // it is there, or write_file() tells why not
            if (auto given = give_away(folder); !given)
                return given;
        }
        const fs::path path = to_ / name;
        if (auto written = write_file(path, file.text); !written)
            return written;
        fs::permissions(path, fs::perms(file.executable ? 0755 : 0644), error);
        return give_away(path);
    }

    fs::path to_;
    const Control& control_;
    std::size_t files_ = 0;
    std::uint64_t bytes_ = 0;
};

/// Whether a file of the copy could not be written for a reason that no hand-in brings about,
/// unlike a path that is too long.
bool is_fault_of_machine(std::string_view message) {
    return message.starts_with("cannot write ") &&
           std::any_of(std::begin(reasons_of_machines), std::end(reasons_of_machines),
                       [message](int reason) { return message.ends_with(std::strerror(reason)); });
}

/// The archive that is all that a folder holds, documents aside, as learning platforms lay down
/// what was handed in.
std::optional<fs::path> only_archive_in(const fs::path& folder) {
    std::optional<fs::path> found;
    std::error_code error;
    fs::directory_iterator it(folder, error);
    for (const fs::directory_iterator end; !error && it != end; it.increment(error)) {
        if (is_left_behind(it->path().filename().string()))
            continue;
        std::error_code gone;
        const bool is_file = it->symlink_status(gone).type() == fs::file_type::regular;
        if (is_file && is_document_name(it->path()))
            continue;
        if (found || !is_file || !is_archive_name(it->path()))
            return std::nullopt;
        found = it->path();
    }
    return error ? std::nullopt : found;
}

/// Whether a text is `123456`, as long as the numbers of learning platforms are.
bool is_platform_number(std::string_view text) {
    return text.size() > 3 && std::all_of(text.begin(), text.end(),
                                          [](unsigned char c) { return std::isdigit(c) != 0; });
}

/// Whether a platform calls what one student of a class handed in so: Moodle `Anna
/// Berg_1234_assignsubmission_file`, Gradescope `submission_123456`, and Canvas
/// `berganna_12345_67890_dp.py`.
bool is_platform_name(std::string_view name, bool is_file) {
    if (!is_file)
        return name.find("_assignsubmission_") != std::string_view::npos ||
               (name.starts_with("submission_") && is_platform_number(name.substr(11)));
    std::vector<Word> parts = words_of(name, "_");
    if (parts.size() > 3 && parts[1].text == "LATE")
        parts.erase(parts.begin() + 1);
    return parts.size() > 3 && is_platform_number(parts[1].text) &&
           is_platform_number(parts[2].text);
}

/// Whether these are the files of a whole class, as platforms pack them.
bool are_of_class(const std::vector<fs::path>& files) {
    std::string first; // student
    // Names of files may have dates in them; of a class all are called so.
    const bool may_be_files = std::all_of(files.begin(), files.end(), [](const fs::path& file) {
        return file.has_parent_path() || is_platform_name(file.string(), true);
    });
    for (const fs::path& file : files) {
        const bool is_file = !file.has_parent_path();
        const std::string name = file.begin()->string();
        if (!is_platform_name(name, is_file) || (is_file && !may_be_files))
            continue;
        const std::string student = is_file ? name.substr(0, name.find('_')) : name;
        if (!first.empty() && student != first)
            return true;
        first = student;
    }
    return false;
}

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

/// The command of a package in Python, whose `__main__.py` imports its other modules by their
/// place, `from .solver import solve`, or by its name, `from dp.solver import solve`; nothing for
/// any other file.
std::optional<std::string> command_of_package(const fs::path& folder, const fs::path& file,
                                              std::string_view text) {
    const std::string name = file.parent_path().filename().string();
    const auto has = [text](std::string_view part) {
        return text.find(part) != std::string_view::npos;
    };
    const bool has_name = std::all_of(
        name.begin(), name.end(), [](unsigned char c) { return std::isalnum(c) != 0 || c == '_'; });
    if (file.filename() != "__main__.py" || !has_name)
        return std::nullopt;
    const bool is_relative = has("from .");
    if (name.empty() && is_relative) // what is handed in is the package itself
        return R"sh(export PYTHONPATH="$HANDIN:$(dirname "$HANDIN")"; )sh"
               R"sh(exec python3 -m "$(basename "$HANDIN")" "$@")sh";
    if (name.empty())
        return std::nullopt;
    std::error_code ignored;
    const fs::path inside = folder / file.parent_path() / name; // another module of that name
    const bool names_itself =
        !fs::exists(inside, ignored) && !fs::exists(fs::path(inside).concat(".py"), ignored) &&
        (has(fmt::format("from {}.", name)) || has(fmt::format("from {} import", name)) ||
         has(fmt::format("import {}.", name)));
    if (!is_relative && !names_itself)
        return std::nullopt;
    const std::string beside = file.parent_path().parent_path().string();
    return fmt::format(R"sh(export PYTHONPATH="$HANDIN"{}; exec python3 -m {} "$@")sh",
                       beside.empty() ? beside : "/" + shell_quoted(beside), name);
}

/// How a file is run, if it can be.
std::optional<std::string> command_of(const fs::path& folder, const fs::path& file) {
    const std::string target = "\"$HANDIN\"/" + shell_quoted(file.string());
    std::string start;
    std::vector<std::string> programs;
    bool has_windows_lines = false; // no system finds the program "python3\r" of a first line
    const auto text = read_regular_file(folder / file, {}, most_bytes);
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
    const auto text = read_regular_file(folder / file, {}, most_bytes);
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
    const auto text = read_regular_file(folder / file, {}, most_text);
    if (in_small_letters(file.extension().string()) != ".py" || !text ||
        text->find("def ") == std::string::npos)
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
        const auto text = read_regular_file(folder / file, {}, most_text);
        if (in_small_letters(file.extension().string()) != ".py" || !text)
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

/// Without the modules that one of the others beside them imports; all where that leaves none.
std::vector<RunCommand> without_modules(const fs::path& folder,
                                        const std::vector<RunCommand>& commands) {
    std::vector<RunCommand> programs;
    for (const RunCommand& each : commands) {
        const bool is_imported =
            in_small_letters(each.file.extension().string()) == ".py" &&
            std::any_of(commands.begin(), commands.end(), [&](const RunCommand& other) {
                if (other.file == each.file || is_test_name(other.file) ||
                    other.file.parent_path() != each.file.parent_path())
                    return false;
                const auto text = read_regular_file(folder / other.file, {}, most_text);
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
    const auto text = read_regular_file(folder / file, {}, most_text);
    return in_small_letters(file.extension().string()) == ".py" && text &&
           std::none_of(ways.begin(), ways.end(),
                        [&](std::string_view way) { return text->find(way) != std::string::npos; });
}

/// The only one of some files that imports a module, beside it or above it, and reads something,
/// unless the module may do that; nothing where that tells no single one.
std::optional<RunCommand> only_program_with(const fs::path& folder, const fs::path& module,
                                            const std::vector<RunCommand>& commands,
                                            bool module_may_read) {
    std::optional<RunCommand> found;
    for (const RunCommand& each : commands) {
        const auto text = read_regular_file(folder / each.file, {}, most_text);
        if (in_small_letters(each.file.extension().string()) != ".py" || is_test_name(each.file) ||
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
    return without_modules(folder, beside_it).front();
}

} // namespace

StagedHandin::StagedHandin(TemporaryDirectory temporary)
    : temporary_(std::move(temporary)), folder_(temporary_.path() / "handin") {}

tl::expected<StagedHandin, StagingFault> StagedHandin::make(const fs::path& submission,
                                                            const Control& control) {
    const auto of_machine = [](Error error) {
        return tl::unexpected(StagingFault{std::move(error), true});
    };
    auto temporary = TemporaryDirectory::make("loggia-grade");
    if (!temporary)
        return of_machine(std::move(temporary.error()));
    StagedHandin handin(*std::move(temporary));
    std::error_code error;
    fs::create_directory(handin.folder_, error);
    if (error)
        return of_machine(
            {fmt::format("cannot make {}: {}", handin.folder_.string(), error.message())});
    if (os::is_root()) {
        fs::permissions(handin.temporary_.path(), fs::perms(0755), error);
        fs::permissions(handin.folder_, fs::perms(0755), error);
        if (auto given = Copier::give_away(handin.folder_); !given)
            return of_machine(std::move(given.error()));
    }
    if (auto copied = handin.copy(submission, control); !copied) {
        const bool is_of_machine = is_fault_of_machine(copied.error().message);
        return tl::unexpected(StagingFault{std::move(copied.error()), is_of_machine});
    }
    return handin;
}

Result<void> StagedHandin::copy(const fs::path& submission, const Control& control) {
    Copier copier(folder_, control);
    // A student can hand in a link to any file of the teacher, who grades "class/*".
    std::error_code error;
    const fs::file_type type = fs::symlink_status(submission, error).type();
    if (type == fs::file_type::not_found)
        return failure("there is no such file or folder");
    if (type == fs::file_type::symlink)
        return failure("it is a link, and links are not followed");
    const bool is_folder = type == fs::file_type::directory;
    const auto archive = is_folder                     ? only_archive_in(submission)
                         : is_archive_name(submission) ? std::optional(submission)
                                                       : std::nullopt;
    auto copied = archive     ? copier.unpack_archive(*archive)
                  : is_folder ? copier.copy_folder(submission)
                              : copier.copy_file(submission, submission.filename());
    if (!copied)
        return copied;
    refresh();
    if (are_of_class(files_))
        return archive
                   ? failure("it has the hand-ins of a class; unpack it and grade what is in it")
                   : failure("it has the hand-ins of a class; grade what is in it");
    Digest digest;
    for (const fs::path& file : files_) {
        const auto text = read_regular_file(folder_ / file, control, most_bytes);
        if (!text)
            return tl::unexpected(text.error());
        digest.add(file.string());
        digest.add(is_executable(folder_ / file) ? "x" : "-");
        digest.add(*text);
    }
    digest_ = digest.text();
    return {};
}

void StagedHandin::refresh() {
    files_.clear();
    std::error_code error;
    fs::recursive_directory_iterator it(folder_, error);
    for (const fs::recursive_directory_iterator end;
         !error && it != end && files_.size() < most_files; it.increment(error)) {
        std::error_code gone;
        if (it->symlink_status(gone).type() == fs::file_type::regular)
            files_.push_back(it->path().lexically_relative(folder_));
    }
    std::sort(files_.begin(), files_.end(), [](const fs::path& a, const fs::path& b) {
        return std::tuple(depth_of(a), a.string()) < std::tuple(depth_of(b), b.string());
    });
}

Result<std::string> StagedHandin::read(std::string_view name) const {
    // A report or a picture beside the answer makes no difference.
    const bool is_alone = files_.size() == 1;
    const auto is_answer = [&](const fs::path& file) {
        return is_alone || !(is_document_name(file) || is_aside(file));
    };
    if (name.empty() && files_.empty())
        return failure("it has no files");
    if (name.empty() && std::count_if(files_.begin(), files_.end(), is_answer) != 1)
        return failure(fmt::format("expected one file, found {}", names_of(files_)));
    const auto found = std::find_if(files_.begin(), files_.end(), [&](const fs::path& file) {
        return name.empty() ? is_answer(file) : file.filename() == name;
    });
    if (found == files_.end())
        return failure(fmt::format("there is no file {}", name));
    const std::string path = (folder_ / *found).string();
    auto text = read_regular_file(path, {}, most_text);
    if (!text) // where the copy lies is of no use to the reader, and another place in each run
        if (const auto at = text.error().message.find(path); at != std::string::npos)
            text.error().message.replace(at, path.size(), found->string());
    return std::move(text).and_then(
        [&](std::string bytes) { return answer_text(std::move(bytes), *found); });
}

bool StagedHandin::has_python_file_with(std::string_view text, std::string_view name) const {
    return std::any_of(files_.begin(), files_.end(), [&](const fs::path& file) {
        if (file.extension() != ".py")
            return false;
        if (file.filename() == name)
            return true;
        const auto source = read_regular_file(folder_ / file, {}, most_text);
        return source && source->find(text) != std::string::npos;
    });
}

bool StagedHandin::has_python_module_with(std::string_view text) const {
    return std::any_of(files_.begin(), files_.end(), [&](const fs::path& file) {
        if (file.extension() != ".py")
            return false;
        const auto source = read_regular_file(folder_ / file, {}, most_text);
        const auto has = [&](std::string_view part) {
            return source->find(part) != std::string::npos;
        };
        return source && has(text) && !has("argv") && !has("stdin") && !has("input(") &&
               !has("in.txt");
    });
}

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
    for (const fs::path& file : handin.files()) {
        const bool is_named = is_named_like(task, file);
        if (auto command = command_of(handin.folder(), file))
            (is_named ? named : others).push_back({*std::move(command), file});
        else if (lacks_permission(handin.folder(), file))
            (is_named ? named_without : others_without).push_back(file);
    }
    if (!named.empty()) {
        RunCommand program = program_among(handin.folder(), named);
        // It may be a module of one with another name.
        const bool is_module = only_defines(handin.folder(), program.file);
        if (is_module || reads_nothing(handin.folder(), program.file)) {
            auto other = only_program_with(handin.folder(), program.file, others, false);
            if (!other && is_module)
                other = only_program_with(handin.folder(), program.file, others, true);
            if (other)
                return *std::move(other);
        }
        return program;
    }
    if (named_without.empty() && others.empty() && others_without.size() == 1)
        named_without = others_without;
    if (!named_without.empty())
        if (auto command = permitted_command_of(handin.folder(), named_without.front()))
            return RunCommand{*std::move(command), named_without.front()};
    if (others.size() == 1)
        return others.front();
    const auto program = only_reader_of_arguments(handin.folder(), others);
    if (program && !only_defines(handin.folder(), others[*program].file))
        return others[*program];
    if (const auto programs = without_modules(handin.folder(), others); programs.size() == 1)
        return programs.front();
    std::string names;
    for (const std::string_view name : task.program_names)
        names += fmt::format("{}{}", names.empty() ? "" : " or ", name);
    return failure(fmt::format("{}, and none is called {}",
                               others.empty()
                                   ? std::string("no file in it can be run")
                                   : fmt::format("{} files in it can be run", others.size()),
                               names));
}

} // namespace loggia::grading
