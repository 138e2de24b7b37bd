// Tar archives: POSIX 1003.1 (ustar and pax) and GNU's long names. Blocks of 512 bytes, a header
// before each file.
#include "core/grading/archive/archive.hpp"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <optional>
#include <utility>

namespace loggia::grading::detail {

namespace {

constexpr std::size_t tar_block = 512;

/// A field of a header up to its first NUL.
std::string_view tar_field(std::string_view header, std::size_t begin, std::size_t size) {
    const std::string_view field = header.substr(begin, size);
    return field.substr(0, std::min(field.find('\0'), field.size()));
}

/// An octal number with blanks before and after it, or GNU's binary one.
std::optional<std::uint64_t> tar_number(std::string_view header, std::size_t begin,
                                        std::size_t size) {
    constexpr unsigned char is_binary = 0x80;
    const auto first = static_cast<unsigned char>(header[begin]);
    if (first == is_binary) {
        std::uint64_t value = 0;
        for (std::size_t i = begin + 1; i < begin + size; ++i) {
            if (value >> 56U != 0)
                return std::nullopt;
            value = value << 8U | static_cast<unsigned char>(header[i]);
        }
        return value;
    }
    std::string_view digits = tar_field(header, begin, size);
    while (digits.starts_with(' '))
        digits.remove_prefix(1);
    while (digits.ends_with(' '))
        digits.remove_suffix(1);
    if (digits.empty())
        return 0;
    std::uint64_t value = 0;
    const auto [end, error] =
        std::from_chars(digits.data(), digits.data() + digits.size(), value, 8);
    if (error != std::errc() || end != digits.data() + digits.size())
        return std::nullopt;
    return value;
}

bool has_checksum(std::string_view header) {
    constexpr std::size_t begin = 148;
    constexpr std::size_t size = 8;
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < tar_block; ++i)
        sum += i >= begin && i < begin + size ? ' ' : static_cast<unsigned char>(header[i]);
    return tar_number(header, begin, size) == sum;
}

/// The last `path` of pax records, each "LENGTH KEY=VALUE\n"; nothing where there is none or they
/// are damaged.
std::optional<std::string> pax_path(std::string_view records) {
    std::optional<std::string> path;
    while (!records.empty()) {
        std::size_t size = 0;
        const auto [end, error] =
            std::from_chars(records.data(), records.data() + records.size(), size);
        const auto digits = static_cast<std::size_t>(end - records.data());
        if (error != std::errc() || size > records.size() || size < digits + 2)
            return std::nullopt;
        const std::string_view record = records.substr(digits + 1, size - digits - 2);
        constexpr std::string_view key = "path=";
        if (record.starts_with(key))
            path = record.substr(key.size());
        records.remove_prefix(size);
    }
    return path;
}

} // namespace

Result<void> read_tar(std::string_view bytes, ArchiveFiles& files, const Control& control) {
    std::optional<std::string> long_path;
    bool any = false;
    while (bytes.size() >= tar_block) {
        if (control.stop_requested())
            return failure("stopped");
        const std::string_view header = bytes.substr(0, tar_block);
        if (std::all_of(header.begin(), header.end(), [](char c) { return c == '\0'; }))
            return {};
        const auto size = tar_number(header, 124, 12);
        const auto mode = tar_number(header, 100, 8);
        bytes.remove_prefix(tar_block);
        if (!has_checksum(header) || !size || !mode || *size > bytes.size())
            return failure(any ? "the archive is damaged or cut off"
                               : "it is neither a zip nor a tar archive");
        any = true;
        const std::string_view content = bytes.substr(0, static_cast<std::size_t>(*size));
        bytes.remove_prefix(
            std::min(bytes.size(), (content.size() + tar_block - 1) / tar_block * tar_block));
        const char type = header[156];
        if (type == 'L') {
            long_path = content.substr(0, std::min(content.find('\0'), content.size()));
            continue;
        }
        if (type == 'x') {
            long_path = pax_path(content);
            continue;
        }
        if (type == 'g' || type == 'K')
            continue;
        std::string path(tar_field(header, 0, 100));
        const std::string_view prefix = tar_field(header, 345, 155);
        if (header.substr(257, 6) == std::string_view("ustar\0", 6) && !prefix.empty())
            path.insert(0, std::string(prefix).append(1, '/'));
        if (long_path)
            path = *std::exchange(long_path, std::nullopt);
        const bool is_file = (type == '0' || type == '\0' || type == '7') && !path.ends_with('/');
        if (!is_file)
            continue;
        const auto admitted = files.admit(path, content.size());
        if (!admitted)
            return tl::unexpected(admitted.error());
        constexpr std::uint64_t any_execute = 0111;
        if (*admitted)
            files.add({std::move(path), std::string(content), (*mode & any_execute) != 0});
    }
    return any ? Result<void>() : failure("it is neither a zip nor a tar archive");
}

} // namespace loggia::grading::detail
