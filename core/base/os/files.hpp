#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string_view>

/// Functions that differ between operating systems. A function that fails leaves the reason in
/// errno.
namespace loggia::os {

enum class FileKind : std::uint8_t {
    regular,
    folder,
    pipe,
    socket,
    character_device,
    block_device
};

/// The system's information about a file.
struct FileStatus {
    FileKind kind = FileKind::regular;
    std::uint64_t device = 0;     ///< The file system it lies in.
    std::uint64_t inode = 0;      ///< Its number there.
    std::uint64_t links = 1;      ///< How many names it has.
    std::uint64_t size = 0;       ///< In bytes.
    std::int64_t modified_ns = 0; ///< Since 1970, in nanoseconds.
};

/// Of the file that a path leads to, through symbolic links; the second function does not follow
/// one at the end of the path.
[[nodiscard]] std::optional<FileStatus> status_of(const std::filesystem::path& path);
[[nodiscard]] std::optional<FileStatus> status_of_link(const std::filesystem::path& path);
[[nodiscard]] std::optional<FileStatus> status_of(int file);

/// A descriptor, which no program that is started inherits; negative where it cannot be had.
///
/// Opening to read waits neither for the other end of a pipe nor for a device.
[[nodiscard]] int open_to_read(const std::filesystem::path& path);
/// To read and append; makes an empty file where there is none, but for `may_wait`: then a pipe
/// waits for its reader.
[[nodiscard]] int open_to_append(const std::filesystem::path& path, bool may_wait);
/// A file, pipe or device that is there.
[[nodiscard]] int open_to_write(const std::filesystem::path& path, bool follows_links);

/// As read() and write() of POSIX: how many bytes, negative on failure.
[[nodiscard]] std::ptrdiff_t read_some(int file, std::span<char> bytes);
[[nodiscard]] std::ptrdiff_t write_some(int file, std::string_view bytes);

/// Whether there is something to read, or the end, within so many milliseconds.
[[nodiscard]] bool wait_to_read(int file, int milliseconds);
/// Whether reading returns at once where there is nothing to read yet.
[[nodiscard]] bool reads_at_once(int file);

/// Locks an open file against everybody else who calls this, until it is closed; EWOULDBLOCK where
/// somebody has locked it.
[[nodiscard]] bool lock(int file);
/// Cuts an open file off, or extends it with zeros.
[[nodiscard]] bool resize(int file, std::uint64_t size);
/// Waits until what was written to an open file is on the disk.
[[nodiscard]] bool sync(int file);
/// The same for the names in a folder. Not every file system can do this, so a failure is not told.
void sync_folder(const std::filesystem::path& folder);

/// Makes a folder `NAME.XXXXXX` that only this user can use; nothing if that fails.
[[nodiscard]] std::optional<std::filesystem::path>
make_private_folder(const std::filesystem::path& parent, std::string_view name);

} // namespace loggia::os
