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
/// As errno has them: no space, an own limit on the size of files, a disk that is read-only or
/// fails.
constexpr std::array reasons_of_machines{ENOSPC, EFBIG, EROFS, EIO};

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
        if (++files_ > most_files || bytes_ > most_handin_bytes)
            return failure(fmt::format("it has more than {} files or more than {} MB",
                                       number_text(most_files), most_handin_bytes / 1'000'000));
        const bool executable = is_executable(from);
        const auto text = read_regular_file(from, control_, most_handin_bytes);
        if (!text)
            return tl::unexpected(text.error());
        const fs::path path = to_ / name;
        if (auto written = write_temporary_file(path, *text); !written)
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
        auto bytes = read_regular_file(from, control_, most_handin_bytes);
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
                continue; // it is there, or write_temporary_file() tells why not
            if (auto given = give_away(folder); !given)
                return given;
        }
        const fs::path path = to_ / name;
        if (auto written = write_temporary_file(path, file.text); !written)
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

} // namespace

bool is_executable(const fs::path& path) {
    constexpr fs::perms any_exec =
        fs::perms::owner_exec | fs::perms::group_exec | fs::perms::others_exec;
    std::error_code ignored;
    return (fs::status(path, ignored).permissions() & any_exec) != fs::perms::none;
}

std::size_t depth_of(const fs::path& path) {
    return static_cast<std::size_t>(std::distance(path.begin(), path.end()));
}

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
        const auto text = read_regular_file(folder_ / file, control, most_handin_bytes);
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
    auto text = read_regular_file(path, {}, most_handin_text);
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
        const auto source = read_regular_file(folder_ / file, {}, most_handin_text);
        return source && source->find(text) != std::string::npos;
    });
}

bool StagedHandin::has_python_module_with(std::string_view text) const {
    return std::any_of(files_.begin(), files_.end(), [&](const fs::path& file) {
        if (file.extension() != ".py")
            return false;
        const auto source = read_regular_file(folder_ / file, {}, most_handin_text);
        const auto has = [&](std::string_view part) {
            return source->find(part) != std::string::npos;
        };
        return source && has(text) && !has("argv") && !has("stdin") && !has("input(") &&
               !has("in.txt");
    });
}

} // namespace loggia::grading
