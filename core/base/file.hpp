#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>

namespace loggia {

/// Longer ones are not read: an endless pipe would take all memory.
inline constexpr std::size_t largest_file = 2'000'000'000;

/// The whole of a file, as bytes. Fails with the system's reason, and when stopped, also while a
/// pipe is waited for; a directory is refused, and what is longer than `largest_file`. Reports how
/// much has been read where the file says how long it is.
[[nodiscard]] Result<std::string> read_file(const std::filesystem::path& path,
                                            const Control& control = {});

/// The same of standard input.
[[nodiscard]] Result<std::string> read_standard_input(const Control& control = {});

/// Replaces the file at `path` by `bytes`, or fails and leaves what was there.
///
/// A temporary file in the same directory is written, synced to the disk and renamed over `path`,
/// so that a crash, a kill or a full disk leaves either the whole old file or the whole new one.
/// A symbolic link is followed, the permissions of an existing file are kept, a new file gets those
/// that the umask leaves. What is not a regular file (a pipe, a device such as /dev/stdout) is
/// written in place.
[[nodiscard]] Result<void> write_file(const std::filesystem::path& path, std::string_view bytes);

} // namespace loggia
