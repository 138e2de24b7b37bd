#include "core/base/os/replacing.hpp"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <fcntl.h>
#include <string>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <system_error>
#include <unistd.h>
#include <utility>
#include <vector>

namespace loggia::os {

namespace {

namespace fs = std::filesystem;

/// Whether nobody holds the lock that the writer of a file has while it writes. Tells of writers
/// that have a process number of another computer or container.
bool is_unlocked(const fs::path& path) {
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
    if (file < 0)
        return false;
    const bool unlocked = ::flock(file, LOCK_EX | LOCK_NB) == 0;
    ::close(file);
    return unlocked;
}

/// `kind` is that of a mode. The lock tells of processes that have no number here, in another
/// container.
bool is_left_behind_as(::mode_t kind, const fs::path& path, std::int64_t process) {
    struct ::stat status {};
    return std::in_range<::pid_t>(process) && ::kill(static_cast<::pid_t>(process), 0) != 0 &&
           errno == ESRCH && ::lstat(path.c_str(), &status) == 0 &&
           (status.st_mode & S_IFMT) == kind && status.st_uid == ::geteuid() && is_unlocked(path);
}

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

} // namespace

std::int64_t process_number() {
    return ::getpid();
}

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

bool is_write_protected(const fs::path& path) {
    struct ::stat status {};
    return (::stat(path.c_str(), &status) == 0 && (status.st_mode & 0222U) == 0) ||
           (::faccessat(AT_FDCWD, path.c_str(), W_OK, AT_EACCESS) != 0 && errno == EACCES);
}

int create_file(const fs::path& path, bool is_private) {
    return ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, is_private ? 0600 : 0666);
}

bool is_left_behind(const fs::path& path, std::int64_t process) {
    return is_left_behind_as(S_IFREG, path, process);
}

bool is_folder_left_behind(const fs::path& path, std::int64_t process) {
    return is_left_behind_as(S_IFDIR, path, process);
}

bool make_alike(int fresh, const fs::path& model) {
    struct ::stat wanted {};
    struct ::stat now {};
    if (::stat(model.c_str(), &wanted) != 0 || ::fstat(fresh, &now) != 0)
        return false;
    if ((now.st_uid != wanted.st_uid || now.st_gid != wanted.st_gid) &&
        ::fchown(fresh, wanted.st_uid, wanted.st_gid) != 0)
        return false;
    // What the folder's default list has given would extend the permissions.
    ::fremovexattr(fresh, "system.posix_acl_access");
    if (::fchmod(fresh, wanted.st_mode & 07777U) != 0)
        return false;
    const auto names = attributes_of(model);
    return std::all_of(names.begin(), names.end(),
                       [&](const std::string& name) { return copy_attribute(model, fresh, name); });
}

bool reserve(int file, std::uint64_t size) {
    const int reason = size == 0 ? 0 : ::posix_fallocate(file, 0, static_cast<off_t>(size));
    if (reason != 0)
        errno = reason;
    return reason == 0 || reason == EINVAL || reason == EOPNOTSUPP;
}

bool rewind(int file) {
    return ::lseek(file, 0, SEEK_SET) == 0;
}

bool replace(const fs::path& fresh, const fs::path& target) {
    return ::rename(fresh.c_str(), target.c_str()) == 0;
}

} // namespace loggia::os
