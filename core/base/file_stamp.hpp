#pragma once

#include "core/base/error.hpp"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace loggia {

/// What a file on disk was at one time, to see later whether it is another one.
///
/// Take the stamp before reading a file and after writing it. A change in between then makes the
/// stamps differ, and is noticed. Equal stamps mean the same file with the same content, unless
/// somebody set the time of modification back. Different stamps are no proof of different content:
/// the file may have been saved unchanged, and some file systems number their devices anew when the
/// computer starts. The time of the last change of status (ctime) is left out: it differs after
/// each new name or permission.
struct FileStamp {
    std::uint64_t device = 0;
    std::uint64_t inode = 0;
    std::uint64_t size = 0;       ///< In bytes.
    std::int64_t modified_ns = 0; ///< Since 1970, in nanoseconds.

    friend bool operator==(const FileStamp&, const FileStamp&) = default;
};

/// Of the file that `path` leads to, through symbolic links. Nothing where there is none, or where
/// it cannot be asked.
[[nodiscard]] std::optional<FileStamp> stamp_of(const std::filesystem::path& path);

/// Four numbers in the order of the members, separated by blanks.
[[nodiscard]] std::string to_text(const FileStamp& stamp);
[[nodiscard]] Result<FileStamp> stamp_of_text(std::string_view text);

} // namespace loggia
