#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"

#include <cstddef>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace loggia {

/// The most bytes that are read of any file.
inline constexpr std::size_t largest_file = 2'000'000'000;
/// The most bytes that are read of a document that is text, such as a game or a puzzle. A generous
/// bound: what it keeps out is an endless stream.
inline constexpr std::size_t largest_text = 256'000'000;

/// Reads all bytes of a file, pipe or device.
///
/// Fails with the system's reason for a file that cannot be opened and for a folder, and where
/// there are more than `most` bytes; a device (/dev/zero), and a file that tells no size (/proc),
/// may have `largest_text` at most.
/// A pipe that nobody has opened for writing yet is waited for. Polls for a stop at all times.
/// Reports progress where the file has a size.
[[nodiscard]] Result<std::string> read_file(const std::filesystem::path& path,
                                            const Control& control = {},
                                            std::size_t most = largest_file);

/// The same for a program that somebody is waiting for: refuses what is not a regular file (a
/// pipe, device, socket or folder) at once, without opening it.
[[nodiscard]] Result<std::string> read_regular_file(const std::filesystem::path& path,
                                                    const Control& control = {},
                                                    std::size_t most = largest_file);

/// Fails where something else than a regular file has this name: what is written there would not be
/// a file.
[[nodiscard]] Result<void> require_regular_or_none(const std::filesystem::path& path);

/// What takes the bytes of a file as they are read, for callers that keep them in a type of their
/// own: there is no second copy of the whole then.
struct ByteSink {
    /// Told once before the first bytes, where the size is known.
    std::function<void(std::size_t size)> reserve;
    std::function<void(std::string_view bytes)> append;
};
[[nodiscard]] Result<void> read_regular_file(const std::filesystem::path& path,
                                             const ByteSink& sink, const Control& control = {},
                                             std::size_t most = largest_file);

/// Reads standard input as read_file reads a file.
[[nodiscard]] Result<std::string> read_standard_input(const Control& control = {},
                                                      std::size_t most = largest_file);

/// The next line of standard input without its end; nothing at the end of the input, and when
/// stopped, which is heard while a person thinks. What else reads standard input misses what comes
/// behind the line.
[[nodiscard]] std::optional<std::string> read_standard_line(const Control& control);

/// Writes `bytes` as the whole content of the file at `path`, or fails and leaves what was there.
///
/// - A temporary file in the same folder is written, synced and renamed over `path`, so that a
///   crash, a kill or a full disk leaves either the old file or the new one. It is called
///   `.loggia-write-PROCESS-NUMBER`; those that killed programs left behind are removed.
/// - The file keeps its permissions, owner, group and extended attributes (access control lists
///   are among them). A new file gets what the umask or the folder's default list leaves.
/// - A symbolic link stays a link: its target is replaced, or created where there is none.
/// - A file that has other names (hard links), or whose owner or attributes this process may not
///   give to another file, cannot be replaced without losing them. It is overwritten in place.
///   A synced copy, `NAME.loggia-backup-PROCESS-NUMBER`, lies beside it meanwhile. If writing
///   fails, the old content is restored. After a kill in the middle the copy is still there;
///   nothing removes it, because it may be all there is.
/// - A write-protected file is refused: one that this process may not write, and also one that has
///   no write permission for anybody, which would not stop a superuser or a rename.
/// - A folder in which no file can be created is refused, even if the file itself could be
///   written: without the space for a second file a failure would lose the old content.
/// - What is not a regular file (a pipe, a device such as /dev/stdout) is written in place.
///
/// Polls for a stop after each megabyte, which leaves the old file as well, and reports progress.
/// What it waits for at the end, that the bytes are on the disk, cannot be stopped.
[[nodiscard]] Result<void> write_file(const std::filesystem::path& path, std::string_view bytes,
                                      const Control& control = {});

/// Writes a file of a temporary folder, which nobody misses after a crash. What has this name is
/// replaced, a symbolic link instead of its target; a folder is refused. Does not wait for the
/// disk, as write_file() does: a folder of thousands of files would take minutes.
[[nodiscard]] Result<void> write_temporary_file(const std::filesystem::path& path,
                                                std::string_view bytes,
                                                const Control& control = {});

} // namespace loggia
