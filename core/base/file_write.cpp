#include "core/base/descriptor.hpp"
#include "core/base/file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <optional>
#include <string>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>
#include <vector>

namespace loggia {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view temporary_prefix = ".loggia-write-";

/// False, and the reason in errno, where not all could be written; ECANCELED when stopped.
bool write_all(int fd, std::string_view bytes, const Control& control) {
    constexpr std::size_t piece = std::size_t{1} << 20U;
    const auto size = static_cast<double>(bytes.size());
    while (!bytes.empty()) {
        if (control.stop_requested()) {
            errno = ECANCELED;
            return false;
        }
        const ssize_t written = ::write(fd, bytes.data(), std::min(bytes.size(), piece));
        if (written < 0) {
            if (errno == EINTR)
                continue;
            return false;
        }
        bytes.remove_prefix(static_cast<std::size_t>(written));
        control.report({1 - static_cast<double>(bytes.size()) / size, {}});
    }
    return true;
}

/// Why a file could not be written, as errno has it.
tl::unexpected<Error> write_failure(std::string_view name) {
    if (errno == ECANCELED)
        return failure(fmt::format("stopped while writing {}", name));
    return system_failure("write", name);
}

/// A pipe or a device.
Result<void> write_to_stream(const fs::path& path, std::string_view bytes, const Control& control) {
    Descriptor file(::open(path.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY));
    if (!file.is_open() || !write_all(file.get(), bytes, control) || !file.close())
        return write_failure(path.string());
    return {};
}

/// Where a chain of symbolic links ends, whether or not there is a file; nothing, and errno, where
/// it goes in a circle.
std::optional<fs::path> end_of_links(fs::path path) {
    constexpr int most_links = 40; // as many as Linux follows
    for (int links = 0; links <= most_links; ++links) {
        std::error_code reason;
        const fs::path target = fs::read_symlink(path, reason);
        if (reason)
            return path;
        path = path.parent_path() / target; // an absolute target stands for itself
    }
    errno = ELOOP;
    return std::nullopt;
}

fs::path folder_of(const fs::path& path) {
    return path.has_parent_path() ? path.parent_path() : fs::path(".");
}

/// Not every file system can do this, and the new file is whole either way, so a failure is not
/// reported.
void sync_folder(const fs::path& folder) {
    const Descriptor file(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (file.is_open())
        ::fsync(file.get());
}

/// The process that a temporary file is called after; nothing for other files.
std::optional<pid_t> writer_of(std::string_view name) {
    if (!name.starts_with(temporary_prefix))
        return std::nullopt;
    name.remove_prefix(temporary_prefix.size());
    pid_t process = 0;
    unsigned number = 0;
    const char* end = name.data() + name.size();
    const auto [dash, fault] = std::from_chars(name.data(), end, process);
    if (fault != std::errc() || process <= 0 || dash == end || *dash != '-')
        return std::nullopt;
    const auto [rest, second_fault] = std::from_chars(dash + 1, end, number);
    return second_fault == std::errc() && rest == end ? std::optional(process) : std::nullopt;
}

/// Whether nobody holds the lock that FileBeside has while it lives. Tells of writers that have a
/// process number of another computer or container.
bool is_unlocked(const fs::path& path) {
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK));
    return file.is_open() && ::flock(file.get(), LOCK_EX | LOCK_NB) == 0;
}

/// Removes the temporary files of this user whose process has ended.
void remove_leftovers(const fs::path& folder) {
    std::error_code ignored;
    for (fs::directory_iterator entry(folder, ignored), end; !ignored && entry != end;
         entry.increment(ignored)) {
        const fs::path& path = entry->path();
        const auto writer = writer_of(path.filename().native());
        struct stat status {};
        if (writer && ::kill(*writer, 0) != 0 && errno == ESRCH &&
            ::lstat(path.c_str(), &status) == 0 && S_ISREG(status.st_mode) &&
            status.st_uid == ::geteuid() && is_unlocked(path))
            ::unlink(path.c_str());
    }
}

/// A new file, called after this process; removed at the end of its life unless it was kept.
class FileBeside {
public:
    /// Not open, and the reason in errno, where it cannot be created.
    FileBeside(const fs::path& folder, std::string_view prefix, mode_t mode)
        : file_(create(folder, prefix, mode)), is_removed_(file_.is_open()) {}
    FileBeside(const FileBeside&) = delete;
    FileBeside& operator=(const FileBeside&) = delete;
    ~FileBeside() {
        const int reason = errno;
        if (is_removed_)
            ::unlink(path_.c_str());
        errno = reason;
    }

    [[nodiscard]] bool is_open() const { return file_.is_open(); }
    [[nodiscard]] int get() const { return file_.get(); }
    [[nodiscard]] const fs::path& path() const { return path_; }

    /// Writes the whole content, to the disk.
    [[nodiscard]] bool fill(std::string_view bytes, const Control& control = {}) {
        return write_all(file_.get(), bytes, control) && ::fsync(file_.get()) == 0;
    }
    /// Takes the place of another file.
    [[nodiscard]] bool rename_to(const fs::path& target) {
        if (!file_.close() || ::rename(path_.c_str(), target.c_str()) != 0)
            return false;
        keep();
        return true;
    }
    void keep() { is_removed_ = false; }

private:
    int create(const fs::path& folder, std::string_view prefix, mode_t mode) {
        static std::atomic<unsigned> counter{0};
        int fd = -1;
        do {
            path_ = folder / fmt::format("{}{}-{}", prefix, ::getpid(), ++counter);
            fd = ::open(path_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
        } while (fd < 0 && (errno == EEXIST || errno == EINTR));
        if (fd >= 0)
            ::flock(fd, LOCK_EX | LOCK_NB);
        return fd;
    }

    fs::path path_;
    Descriptor file_;
    bool is_removed_;
};

/// The names of a file's extended attributes.
std::vector<std::string> attributes_of(const fs::path& path) {
    std::string names(1 << 16, '\0'); // the most that Linux lists
    const ssize_t length = ::listxattr(path.c_str(), names.data(), names.size());
    std::vector<std::string> result;
    for (std::size_t at = 0; length > 0 && at < static_cast<std::size_t>(length);) {
        result.emplace_back(names.c_str() + at);
        at += result.back().size() + 1;
    }
    return result;
}

bool copy_attribute(const fs::path& from, int to, const std::string& name) {
    std::string value(1 << 16, '\0'); // the largest that Linux allows
    const ssize_t length = ::getxattr(from.c_str(), name.c_str(), value.data(), value.size());
    if (length < 0)
        return false;
    value.resize(static_cast<std::size_t>(length));
    if (::fsetxattr(to, name.c_str(), value.data(), value.size(), 0) == 0)
        return true;
    // A label that only the system gives, and has given already.
    std::string present(1 << 16, '\0');
    const ssize_t found = ::fgetxattr(to, name.c_str(), present.data(), present.size());
    return found == length && present.compare(0, value.size(), value) == 0;
}

/// Gives a new file the owner, permissions and attributes of the file at `model`. False where this
/// process may not.
bool make_alike(int fresh, const fs::path& model, const struct stat& status) {
    struct stat now {};
    if (::fstat(fresh, &now) != 0)
        return false;
    if ((now.st_uid != status.st_uid || now.st_gid != status.st_gid) &&
        ::fchown(fresh, status.st_uid, status.st_gid) != 0)
        return false;
    // What the folder's default list has given would extend the permissions.
    ::fremovexattr(fresh, "system.posix_acl_access");
    if (::fchmod(fresh, status.st_mode & 07777U) != 0)
        return false;
    const auto names = attributes_of(model);
    return std::all_of(names.begin(), names.end(),
                       [&](const std::string& name) { return copy_attribute(model, fresh, name); });
}

bool is_write_protected(const fs::path& path, const struct stat& status) {
    return (status.st_mode & 0222U) == 0 ||
           (::faccessat(AT_FDCWD, path.c_str(), W_OK, AT_EACCESS) != 0 && errno == EACCES);
}

tl::unexpected<Error> cannot_create_beside(std::string_view name) {
    if (errno == EACCES || errno == EPERM)
        return failure(fmt::format("cannot write {}: its folder is write-protected", name));
    return system_failure("write", name);
}

/// Makes sure that an open file can have `size` bytes.
bool reserve(int fd, std::size_t size) {
    const int reason = size == 0 ? 0 : ::posix_fallocate(fd, 0, static_cast<off_t>(size));
    if (reason != 0)
        errno = reason;
    return reason == 0 || reason == EINVAL || reason == EOPNOTSUPP;
}

/// Makes `bytes` the content of an open file.
bool overwrite(int fd, std::string_view bytes, const Control& control = {}) {
    return ::lseek(fd, 0, SEEK_SET) == 0 && write_all(fd, bytes, control) &&
           ::ftruncate(fd, static_cast<off_t>(bytes.size())) == 0 && ::fsync(fd) == 0;
}

/// As much of a name as leaves room for an ending.
std::string beginning_of(std::string name) {
    constexpr std::size_t most = 200; // of 255
    if (name.size() > most) {
        std::size_t end = most;
        while (end > 0 && (static_cast<unsigned char>(name[end]) & 0xC0U) == 0x80U)
            --end; // not within a character of UTF-8
        name.resize(end);
    }
    return name;
}

Result<void> write_in_place(const fs::path& target, std::string_view name, std::string_view bytes,
                            const Control& control) {
    const auto old = read_file(target, Control(control.stop_token()));
    if (!old)
        return tl::unexpected(old.error());
    const Descriptor file(::open(target.c_str(), O_WRONLY | O_CLOEXEC | O_NOFOLLOW));
    if (!file.is_open())
        return system_failure("write", name);
    FileBeside backup(folder_of(target),
                      beginning_of(target.filename().string()) + ".loggia-backup-", 0600);
    if (!backup.is_open())
        return cannot_create_beside(name);
    if (!backup.fill(*old))
        return system_failure("write", name);
    sync_folder(folder_of(target));
    if (reserve(file.get(), bytes.size()) && overwrite(file.get(), bytes, control))
        return {};
    const bool is_stopped = errno == ECANCELED;
    const std::string reason = is_stopped ? "stopped" : std::strerror(errno);
    if (overwrite(file.get(), *old))
        return is_stopped ? failure(fmt::format("stopped while writing {}", name))
                          : failure(fmt::format("cannot write {}: {}", name, reason));
    backup.keep();
    return failure(fmt::format("cannot write {}: {}; its old content is in {}", name, reason,
                               backup.path().string()));
}

} // namespace

Result<void> write_file(const fs::path& path, std::string_view bytes, const Control& control) {
    const std::string name = path.string();
    struct stat status {};
    const bool exists = ::stat(path.c_str(), &status) == 0;
    if (exists && S_ISDIR(status.st_mode)) {
        errno = EISDIR;
        return system_failure("write", name);
    }
    const auto target = end_of_links(path);
    if (!target)
        return system_failure("write", name);
    // A link such as /dev/stdout need not lead to the file that it names.
    struct stat found {};
    const bool is_found = ::lstat(target->c_str(), &found) == 0 && found.st_dev == status.st_dev &&
                          found.st_ino == status.st_ino;
    if (exists && (!S_ISREG(status.st_mode) || !is_found))
        return write_to_stream(path, bytes, control);
    if (exists && is_write_protected(*target, status))
        return failure(fmt::format("cannot write {}: it is write-protected", name));

    const fs::path folder = folder_of(*target);
    remove_leftovers(folder);
    if (exists && status.st_nlink > 1)
        return write_in_place(*target, name, bytes, control);
    FileBeside fresh(folder, temporary_prefix, exists ? 0600 : 0666);
    if (!fresh.is_open())
        return cannot_create_beside(name);
    if (exists && !make_alike(fresh.get(), *target, status))
        return write_in_place(*target, name, bytes, control);
    if (!fresh.fill(bytes, control) || !fresh.rename_to(*target))
        return write_failure(name);
    sync_folder(folder);
    return {};
}

} // namespace loggia
