#include "core/base/os/files.hpp"
#include "core/base/os/handle_windows.hpp"
#include "core/base/os/last_error_windows.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <climits>
#include <fcntl.h>
#include <io.h>
#include <random>
#include <windows.h>

namespace loggia::os {

namespace {

namespace fs = std::filesystem;

std::uint64_t joined(DWORD high, DWORD low) {
    constexpr unsigned bits = 32;
    return std::uint64_t{high} << bits | low;
}

/// From 100 ns since 1601 to ns since 1970.
std::int64_t unix_time(const FILETIME& time) {
    constexpr std::int64_t from_1601_to_1970 = 116'444'736'000'000'000;
    constexpr std::int64_t ns_per_tick = 100;
    const auto ticks = static_cast<std::int64_t>(joined(time.dwHighDateTime, time.dwLowDateTime));
    return (ticks - from_1601_to_1970) * ns_per_tick;
}

std::optional<FileStatus> status_of_handle(HANDLE handle) {
    FileStatus status;
    const DWORD type = ::GetFileType(handle);
    if (type == FILE_TYPE_PIPE || type == FILE_TYPE_CHAR) {
        status.kind = type == FILE_TYPE_PIPE ? FileKind::pipe : FileKind::character_device;
        return status;
    }
    BY_HANDLE_FILE_INFORMATION known{};
    if (::GetFileInformationByHandle(handle, &known) == 0) {
        take_last_error();
        return std::nullopt;
    }
    status.kind = (known.dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY) != 0 ? FileKind::folder
                                                                           : FileKind::regular;
    status.device = known.dwVolumeSerialNumber;
    status.inode = joined(known.nFileIndexHigh, known.nFileIndexLow);
    status.links = known.nNumberOfLinks;
    status.size = joined(known.nFileSizeHigh, known.nFileSizeLow);
    status.modified_ns = unix_time(known.ftLastWriteTime);
    return status;
}

std::optional<FileStatus> status_with(const fs::path& path, DWORD flags) {
    const HANDLE handle = ::CreateFileW(path.c_str(), FILE_READ_ATTRIBUTES, shared_by_all, nullptr,
                                        OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS | flags, nullptr);
    if (handle == INVALID_HANDLE_VALUE) {
        take_last_error();
        return std::nullopt;
    }
    const auto status = status_of_handle(handle);
    ::CloseHandle(handle);
    return status;
}

} // namespace

HANDLE handle_of(int file) {
    return reinterpret_cast<HANDLE>(::_get_osfhandle(file));
}

int open_file(const fs::path& path, DWORD access, DWORD creation, int flags) {
    const HANDLE handle = ::CreateFileW(path.c_str(), access, shared_by_all, nullptr, creation,
                                        FILE_ATTRIBUTE_NORMAL, nullptr);
    if (handle == INVALID_HANDLE_VALUE) {
        take_last_error();
        const DWORD attributes = errno == EACCES ? ::GetFileAttributesW(path.c_str()) : 0;
        if (attributes != INVALID_FILE_ATTRIBUTES && (attributes & FILE_ATTRIBUTE_DIRECTORY) != 0)
            errno = EISDIR;
        return -1;
    }
    const int file = ::_open_osfhandle(reinterpret_cast<std::intptr_t>(handle),
                                       flags | _O_BINARY | _O_NOINHERIT);
    if (file < 0)
        ::CloseHandle(handle);
    return file;
}

std::optional<FileStatus> status_of(const fs::path& path) {
    return status_with(path, 0);
}

std::optional<FileStatus> status_of_link(const fs::path& path) {
    return status_with(path, FILE_FLAG_OPEN_REPARSE_POINT);
}

std::optional<FileStatus> status_of(int file) {
    return status_of_handle(handle_of(file));
}

int open_to_read(const fs::path& path) {
    return open_file(path, GENERIC_READ, OPEN_EXISTING, _O_RDONLY);
}

int open_to_append(const fs::path& path, bool /*may_wait*/) {
    return open_file(path, GENERIC_READ | GENERIC_WRITE, OPEN_ALWAYS, _O_RDWR | _O_APPEND);
}

int open_to_write(const fs::path& path, bool /*follows_links*/) {
    return open_file(path, GENERIC_WRITE, OPEN_EXISTING, _O_WRONLY);
}

std::ptrdiff_t read_some(int file, std::span<char> bytes) {
    return ::_read(file, bytes.data(),
                   static_cast<unsigned>(std::min<std::size_t>(bytes.size(), INT_MAX)));
}

std::ptrdiff_t write_some(int file, std::string_view bytes) {
    const int count = ::_write(file, bytes.data(),
                               static_cast<unsigned>(std::min<std::size_t>(bytes.size(), INT_MAX)));
    if (count < 0) // the C library makes EINVAL of a pipe without a reader
        take_last_error();
    return count;
}

bool wait_to_read(int file, int milliseconds) {
    const HANDLE handle = handle_of(file);
    if (::GetFileType(handle) != FILE_TYPE_PIPE)
        return true;
    for (int passed = 0;; ++passed) {
        DWORD available = 0;
        if (::PeekNamedPipe(handle, nullptr, 0, nullptr, &available, nullptr) == 0 || available > 0)
            return true; // the end is something to read, too
        if (passed == milliseconds)
            return false;
        ::Sleep(1);
    }
}

bool reads_at_once(int /*file*/) {
    return false;
}

bool lock(int file) {
    // A byte that no file has: what is locked here could not be read by others.
    OVERLAPPED place{};
    place.OffsetHigh = INT_MAX;
    if (::LockFileEx(handle_of(file), LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0,
                     &place) != 0)
        return true;
    take_last_error();
    return false;
}

bool resize(int file, std::uint64_t size) {
    return ::_chsize_s(file, static_cast<std::int64_t>(size)) == 0;
}

bool sync(int file) {
    return ::_commit(file) == 0;
}

void sync_folder(const fs::path& /*folder*/) {}

// The folder for temporary files is the user's own.
std::optional<fs::path> make_private_folder(const fs::path& parent, std::string_view name) {
    constexpr int most_tries = 1000;
    std::random_device random;
    for (int tries = 0; tries < most_tries; ++tries) {
        constexpr unsigned six_digits = 1'000'000;
        fs::path path = parent / name;
        path += fmt::format(".{}", random() % six_digits);
        if (::CreateDirectoryW(path.c_str(), nullptr) != 0)
            return path;
        take_last_error();
        if (errno != EEXIST)
            break;
    }
    return std::nullopt;
}

} // namespace loggia::os
