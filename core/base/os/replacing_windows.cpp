#include "core/base/os/files.hpp"
#include "core/base/os/handle_windows.hpp"
#include "core/base/os/last_error_windows.hpp"
#include "core/base/os/replacing.hpp"

#include <fcntl.h>
#include <io.h>
#include <string>
#include <string_view>

namespace loggia::os {

namespace {

namespace fs = std::filesystem;

bool is_running(std::int64_t process) {
    const HANDLE handle =
        ::OpenProcess(PROCESS_QUERY_LIMITED_INFORMATION, FALSE, static_cast<DWORD>(process));
    if (handle == nullptr)
        return ::GetLastError() != ERROR_INVALID_PARAMETER;
    DWORD status = 0;
    const bool runs = ::GetExitCodeProcess(handle, &status) == 0 || status == STILL_ACTIVE;
    ::CloseHandle(handle);
    return runs;
}

/// The path of an open file, without any link.
std::optional<fs::path> path_of(HANDLE handle) {
    constexpr DWORD longest = 32'768;
    std::wstring text(longest, L'\0');
    const DWORD length =
        ::GetFinalPathNameByHandleW(handle, text.data(), longest, FILE_NAME_NORMALIZED);
    if (length == 0 || length >= longest)
        return std::nullopt;
    text.resize(length);
    return fs::path(text);
}

} // namespace

std::int64_t process_number() {
    return static_cast<std::int64_t>(::GetCurrentProcessId());
}

std::optional<fs::path> end_of_links(fs::path path) {
    const DWORD attributes = ::GetFileAttributesW(path.c_str());
    if (attributes == INVALID_FILE_ATTRIBUTES || (attributes & FILE_ATTRIBUTE_REPARSE_POINT) == 0)
        return path;
    const HANDLE handle = ::CreateFileW(path.c_str(), FILE_READ_ATTRIBUTES, shared_by_all, nullptr,
                                        OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS, nullptr);
    if (handle == INVALID_HANDLE_VALUE) {
        take_last_error();
        return std::nullopt;
    }
    auto end = path_of(handle);
    ::CloseHandle(handle);
    return end ? end : path;
}

bool is_write_protected(const fs::path& path) {
    const DWORD attributes = ::GetFileAttributesW(path.c_str());
    if (attributes != INVALID_FILE_ATTRIBUTES && (attributes & FILE_ATTRIBUTE_READONLY) != 0)
        return true;
    const HANDLE handle = ::CreateFileW(path.c_str(), GENERIC_WRITE, shared_by_all, nullptr,
                                        OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL, nullptr);
    if (handle == INVALID_HANDLE_VALUE)
        return ::GetLastError() == ERROR_ACCESS_DENIED;
    ::CloseHandle(handle);
    return false;
}

// Who may read it is up to the folder.
int create_file(const fs::path& path, bool /*is_private*/) {
    return open_file(path, GENERIC_WRITE | DELETE, CREATE_NEW, _O_WRONLY);
}

bool is_left_behind(const fs::path& path, std::int64_t process) {
    const auto status = status_of_link(path);
    if (is_running(process) || !status || status->kind != FileKind::regular)
        return false;
    const int file = open_file(path, GENERIC_READ | GENERIC_WRITE, OPEN_EXISTING, _O_RDWR);
    if (file < 0)
        return false;
    const bool unlocked = lock(file);
    ::_close(file);
    return unlocked;
}

bool is_folder_left_behind(const fs::path& path, std::int64_t process) {
    const auto status = status_of_link(path);
    return !is_running(process) && status && status->kind == FileKind::folder;
}

// ReplaceFileW() takes over what the old file had.
bool make_alike(int /*fresh*/, const fs::path& /*model*/) {
    return true;
}

bool reserve(int file, std::uint64_t size) {
    const auto status = status_of(file);
    return status && (status->size >= size || resize(file, size));
}

bool rewind(int file) {
    return ::_lseeki64(file, 0, SEEK_SET) == 0;
}

bool replace(const fs::path& fresh, const fs::path& target) {
    if (::ReplaceFileW(target.c_str(), fresh.c_str(), nullptr, REPLACEFILE_IGNORE_MERGE_ERRORS,
                       nullptr, nullptr) != 0)
        return true;
    // There is none, or its file system keeps no permissions.
    if (::MoveFileExW(fresh.c_str(), target.c_str(),
                      MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH) != 0)
        return true;
    take_last_error();
    return false;
}

} // namespace loggia::os
