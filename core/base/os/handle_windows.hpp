#pragma once

#include <filesystem>
#include <windows.h>

namespace loggia::os {

/// Whoever has a file open does not keep others from reading, writing, renaming or removing it, as
/// under POSIX.
inline constexpr DWORD shared_by_all = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;

/// What Windows calls an open file.
[[nodiscard]] HANDLE handle_of(int file);

/// Opens a file for bytes as they are; `flags` are those of _open(). Negative, and the reason in
/// errno, where that fails.
[[nodiscard]] int open_file(const std::filesystem::path& path, DWORD access, DWORD creation,
                            int flags);

} // namespace loggia::os
