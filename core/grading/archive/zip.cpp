// Zip archives: the central directory at the end says where each file is.
#include "core/grading/archive/archive.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <zlib.h>

namespace loggia::grading::detail {

namespace {

constexpr std::string_view end_signature("PK\5\6", 4);
constexpr std::string_view entry_signature("PK\1\2", 4);
constexpr std::string_view file_signature("PK\3\4", 4);
constexpr std::size_t end_size = 22;
constexpr std::size_t entry_size = 46;
constexpr std::size_t file_size = 30;
constexpr std::uint32_t in_zip64 = 0xFFFFFFFF;

/// A number of so many bytes, the least one first; 0 beyond the end.
std::uint32_t zip_number(std::string_view bytes, std::size_t at, std::size_t size) {
    if (at > bytes.size() || size > bytes.size() - at)
        return 0;
    std::uint32_t value = 0;
    for (std::size_t i = size; i > 0; --i)
        value = value << 8U | static_cast<unsigned char>(bytes[at + i - 1]);
    return value;
}

/// What is packed by deflate, exactly `size` bytes of it, or nothing.
std::optional<std::string> inflated(std::string_view packed, std::size_t size) {
    std::string text(size, '\0');
    z_stream stream{};
    if (inflateInit2(&stream, -MAX_WBITS) != Z_OK)
        return std::nullopt;
    // zlib wants its input mutable, though it does not change it.
    stream.next_in = const_cast<Bytef*>(reinterpret_cast<const Bytef*>(packed.data()));
    stream.avail_in = static_cast<uInt>(packed.size());
    Bytef spare = 0; // zlib wants room even where nothing comes
    stream.next_out = size == 0 ? &spare : reinterpret_cast<Bytef*>(text.data());
    stream.avail_out = static_cast<uInt>(size == 0 ? 1 : size);
    const int status = inflate(&stream, Z_FINISH);
    const bool whole = status == Z_STREAM_END && stream.total_out == size;
    inflateEnd(&stream);
    return whole ? std::optional(std::move(text)) : std::nullopt;
}

struct ZipEntry {
    std::string path;
    std::uint32_t flags = 0;
    std::uint32_t method = 0;
    std::uint32_t checksum = 0;
    std::uint32_t packed = 0;
    std::uint32_t size = 0;
    std::uint32_t offset = 0;
    std::uint32_t mode = 0; ///< As Unix has it; 0 where the archive is from elsewhere.
};

Result<void> read_entry(std::string_view bytes, ZipEntry entry, ArchiveFiles& files) {
    constexpr std::uint32_t kinds = 0170000;
    constexpr std::uint32_t regular = 0100000;
    constexpr std::uint32_t any_execute = 0111;
    constexpr std::uint32_t stored = 0;
    constexpr std::uint32_t deflated = 8;
    if (entry.path.ends_with('/') || entry.path.ends_with('\\') ||
        ((entry.mode & kinds) != 0 && (entry.mode & kinds) != regular))
        return {};
    const auto admitted = files.admit(entry.path, entry.size);
    if (!admitted)
        return tl::unexpected(admitted.error());
    if (!*admitted)
        return {};
    if ((entry.flags & 1U) != 0)
        return failure(fmt::format("{} is encrypted", entry.path));
    if (entry.method != stored && entry.method != deflated)
        return failure(
            fmt::format("{} is packed by method {}; use deflate", entry.path, entry.method));
    const auto damaged = [&] { return failure(fmt::format("{} is damaged", entry.path)); };
    if (entry.offset > bytes.size() || bytes.substr(entry.offset, 4) != file_signature)
        return damaged();
    const std::size_t begin = std::size_t{entry.offset} + file_size +
                              zip_number(bytes, entry.offset + 26, 2) +
                              zip_number(bytes, entry.offset + 28, 2);
    if (begin > bytes.size() || entry.packed > bytes.size() - begin)
        return damaged();
    const std::string_view packed = bytes.substr(begin, entry.packed);
    auto text = entry.method == deflated      ? inflated(packed, entry.size)
                : packed.size() == entry.size ? std::optional(std::string(packed))
                                              : std::nullopt;
    if (!text || crc32(0, reinterpret_cast<const Bytef*>(text->data()),
                       static_cast<uInt>(text->size())) != entry.checksum)
        return damaged();
    files.add({std::move(entry.path), *std::move(text), (entry.mode & any_execute) != 0});
    return {};
}

} // namespace

bool is_zip(std::string_view bytes) noexcept {
    return bytes.starts_with(file_signature) || bytes.starts_with(end_signature);
}

Result<void> read_zip(std::string_view bytes, ArchiveFiles& files, const Control& control) {
    // A comment of at most 65,535 bytes may follow the end of the directory.
    const std::size_t end = bytes.rfind(end_signature);
    if (end == std::string_view::npos || bytes.size() - end < end_size)
        return failure("the archive is damaged or cut off");
    const std::uint32_t count = zip_number(bytes, end + 10, 2);
    std::size_t at = zip_number(bytes, end + 16, 4);
    constexpr std::uint32_t count_in_zip64 = 0xFFFF;
    if (count == count_in_zip64 || at == in_zip64)
        return failure("it is a zip64 archive; pack fewer or smaller files");
    constexpr std::uint32_t unix_host = 3;
    for (std::uint32_t number = 0; number < count; ++number) {
        if (control.stop_requested())
            return failure("stopped");
        if (at > bytes.size() || bytes.size() - at < entry_size ||
            bytes.substr(at, 4) != entry_signature)
            return failure("the archive is damaged or cut off");
        const std::size_t name = zip_number(bytes, at + 28, 2);
        const bool by_unix = zip_number(bytes, at + 5, 1) == unix_host;
        ZipEntry entry{std::string(bytes.substr(at + entry_size, name)),
                       zip_number(bytes, at + 8, 2),
                       zip_number(bytes, at + 10, 2),
                       zip_number(bytes, at + 16, 4),
                       zip_number(bytes, at + 20, 4),
                       zip_number(bytes, at + 24, 4),
                       zip_number(bytes, at + 42, 4),
                       by_unix ? zip_number(bytes, at + 38, 4) >> 16U : 0};
        if (entry.size == in_zip64 || entry.packed == in_zip64 || entry.offset == in_zip64)
            return failure("it is a zip64 archive; pack fewer or smaller files");
        at += entry_size + name + zip_number(bytes, at + 30, 2) + zip_number(bytes, at + 32, 2);
        if (auto read = read_entry(bytes, std::move(entry), files); !read)
            return read;
    }
    return {};
}

} // namespace loggia::grading::detail
