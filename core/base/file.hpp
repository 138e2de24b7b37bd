#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"

#include <filesystem>
#include <string>
#include <string_view>

namespace loggia {

/// The whole of a file, as bytes. Fails with the system's reason, and when stopped; a directory is
/// refused. Reports how much has been read where the file says how long it is.
[[nodiscard]] Result<std::string> read_file(const std::filesystem::path& path,
                                            const Control& control = {});

/// Replaces the file at `path` by `bytes`, or fails and leaves what was there.
///
/// A temporary file in the same directory is written, synced to the disk and renamed over `path`,
/// so that a crash, a kill or a full disk leaves either the whole old file or the whole new one.
/// A symbolic link is followed, the permissions of an existing file are kept, a new file gets those
/// that the umask leaves. What is not a regular file (a pipe, a device such as /dev/stdout) is
/// written in place.
[[nodiscard]] Result<void> write_file(const std::filesystem::path& path, std::string_view bytes);

} // namespace loggia
