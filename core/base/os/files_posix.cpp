#include "core/base/os/files.hpp"

#include <algorithm>
#include <cstdlib>
#include <fcntl.h>
#include <poll.h>
#include <string>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace loggia::os {

namespace {

namespace fs = std::filesystem;

constexpr ::mode_t everybody = 0666; // less what the umask takes away

FileKind kind_of(::mode_t mode) {
    if (S_ISREG(mode))
        return FileKind::regular;
    if (S_ISDIR(mode))
        return FileKind::folder;
    if (S_ISFIFO(mode))
        return FileKind::pipe;
    if (S_ISSOCK(mode))
        return FileKind::socket;
    return S_ISCHR(mode) ? FileKind::character_device : FileKind::block_device;
}

std::optional<FileStatus> status_from(const struct ::stat& status, int result) {
    if (result != 0)
        return std::nullopt;
    constexpr std::int64_t ns_per_second = 1'000'000'000;
    return FileStatus{kind_of(status.st_mode),
                      status.st_dev,
                      status.st_ino,
                      status.st_nlink,
                      static_cast<std::uint64_t>(std::max<::off_t>(status.st_size, 0)),
                      status.st_mtim.tv_sec * ns_per_second + status.st_mtim.tv_nsec};
}

} // namespace

std::optional<FileStatus> status_of(const fs::path& path) {
    struct ::stat status {};
    const int result = ::stat(path.c_str(), &status);
    return status_from(status, result);
}

std::optional<FileStatus> status_of_link(const fs::path& path) {
    struct ::stat status {};
    const int result = ::lstat(path.c_str(), &status);
    return status_from(status, result);
}

std::optional<FileStatus> status_of(int file) {
    struct ::stat status {};
    const int result = ::fstat(file, &status);
    return status_from(status, result);
}

int open_to_read(const fs::path& path) {
    return ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
}

int open_to_append(const fs::path& path, bool may_wait) {
    return ::open(path.c_str(),
                  O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | (may_wait ? 0 : O_NONBLOCK), everybody);
}

int open_to_write(const fs::path& path, bool follows_links) {
    return ::open(path.c_str(), O_WRONLY | O_CLOEXEC | (follows_links ? O_NOCTTY : O_NOFOLLOW));
}

std::ptrdiff_t read_some(int file, std::span<char> bytes) {
    return ::read(file, bytes.data(), bytes.size());
}

std::ptrdiff_t write_some(int file, std::string_view bytes) {
    return ::write(file, bytes.data(), bytes.size());
}

bool wait_to_read(int file, int milliseconds) {
    pollfd waiting{file, POLLIN, 0};
    return ::poll(&waiting, 1, milliseconds) != 0;
}

bool reads_at_once(int file) {
    const int flags = ::fcntl(file, F_GETFL);
    return flags >= 0 && (flags & O_NONBLOCK) != 0;
}

bool lock(int file) {
    return ::flock(file, LOCK_EX | LOCK_NB) == 0;
}

bool resize(int file, std::uint64_t size) {
    return ::ftruncate(file, static_cast<::off_t>(size)) == 0;
}

bool sync(int file) {
    return ::fsync(file) == 0;
}

void sync_folder(const fs::path& folder) {
    const int file = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (file < 0)
        return;
    ::fsync(file);
    ::close(file);
}

std::optional<fs::path> make_private_folder(const fs::path& parent, std::string_view name) {
    std::string path = (parent / name).string() + ".XXXXXX";
    if (::mkdtemp(path.data()) == nullptr)
        return std::nullopt;
    return fs::path(path);
}

} // namespace loggia::os
