#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>

/// What write_file() needs of the system to put a new file in the place of another one. A function
/// that fails leaves the reason in errno.
namespace loggia::os {

[[nodiscard]] std::int64_t process_number();

/// Where a chain of symbolic links ends, whether or not there is a file; nothing if they form a
/// cycle.
[[nodiscard]] std::optional<std::filesystem::path> end_of_links(std::filesystem::path path);

/// Whether this process may not write a file that is there, or nobody may.
[[nodiscard]] bool is_write_protected(const std::filesystem::path& path);

/// Creates a file that is not there yet and opens it to write, for this user alone or for whom the
/// system usually lets; a negative number where that fails.
[[nodiscard]] int create_file(const std::filesystem::path& path, bool is_private);

/// Whether a file is one of this user that a process of this number made with create_file() and
/// lock(), and left behind when it ended.
[[nodiscard]] bool is_left_behind(const std::filesystem::path& path, std::int64_t process);
/// The same of a folder, which the process has opened and locked where the system can do that.
[[nodiscard]] bool is_folder_left_behind(const std::filesystem::path& path, std::int64_t process);

/// Gives a new file that is open the owner, permissions and attributes of the file at `model`.
/// False where this process may not.
[[nodiscard]] bool make_alike(int fresh, const std::filesystem::path& model);

/// Makes sure that an open file can have `size` bytes.
[[nodiscard]] bool reserve(int file, std::uint64_t size);

/// Goes to the first byte of an open file.
[[nodiscard]] bool rewind(int file);

/// Puts a file in the place of another one in the same folder, or where there is none.
[[nodiscard]] bool replace(const std::filesystem::path& fresh, const std::filesystem::path& target);

} // namespace loggia::os
