#include "core/base/file.hpp"
#include "core/peg/format.hpp"
#include "core/peg/search/table.hpp"

#include <fmt/format.h>

#include <optional>

namespace loggia::peg {

namespace {

constexpr std::string_view format_name = "loggia peg table 1\n";
constexpr std::size_t checksum_size = 8;

/// Seven bits a byte, the least first; all but the last byte have the eighth.
void put(std::string& bytes, std::uint64_t number) {
    for (; number >= 0x80U; number >>= 7U)
        bytes += static_cast<char>(number | 0x80U);
    bytes += static_cast<char>(number);
}

std::optional<std::uint64_t> take(std::string_view& bytes) {
    std::uint64_t number = 0;
    for (unsigned shift = 0; shift < 64 && !bytes.empty(); shift += 7) {
        const auto byte = static_cast<unsigned char>(bytes.front());
        bytes.remove_prefix(1);
        number |= std::uint64_t{byte & 0x7FU} << shift;
        if (byte < 0x80U)
            return number;
    }
    return std::nullopt;
}

std::optional<Table::Level> take_level(std::string_view& bytes) {
    Table::Level level;
    const auto reachable = take(bytes);
    const auto count = take(bytes);
    if (!reachable || !count || *count > bytes.size())
        return std::nullopt;
    level.reachable = *reachable;
    level.winning.reserve(*count);
    Holes position = 0;
    for (std::uint64_t i = 0; i < *count; ++i) {
        const auto gap = take(bytes);
        if (!gap || position + *gap < position)
            return std::nullopt;
        position += *gap;
        level.winning.push_back(position);
    }
    return level;
}

} // namespace

std::uint64_t checksum(std::string_view bytes) noexcept {
    std::uint64_t hash = 0xCBF29CE484222325U;
    for (const char c : bytes) {
        hash ^= static_cast<unsigned char>(c);
        hash *= 0x100000001B3U;
    }
    return hash;
}

std::string Table::to_bytes() const {
    std::string bytes(format_name);
    const std::string puzzle = to_text(puzzle_);
    put(bytes, puzzle.size());
    bytes += puzzle;
    put(bytes, levels_.size());
    for (const Level& level : levels_) {
        put(bytes, level.reachable);
        put(bytes, level.winning.size());
        Holes last = 0;
        for (const Holes position : level.winning) {
            put(bytes, position - last);
            last = position;
        }
    }
    const std::uint64_t sum = checksum(bytes);
    for (unsigned byte = 0; byte < checksum_size; ++byte)
        bytes += static_cast<char>((sum >> (8 * byte)) & 0xFFU);
    return bytes;
}

Result<Table> Table::of_bytes(std::string_view bytes) {
    if (!bytes.starts_with(format_name))
        return failure("not a table of positions, or one of another version");
    const auto damaged = [] { return failure("the table of positions is damaged"); };
    if (bytes.size() < format_name.size() + checksum_size)
        return damaged();
    std::uint64_t sum = 0;
    for (unsigned byte = 0; byte < checksum_size; ++byte)
        sum |= std::uint64_t{static_cast<unsigned char>(bytes[bytes.size() - checksum_size + byte])}
               << (8 * byte);
    bytes.remove_suffix(checksum_size);
    if (checksum(bytes) != sum)
        return damaged();
    bytes.remove_prefix(format_name.size());
    const auto length = take(bytes);
    if (!length || *length > bytes.size())
        return damaged();
    auto puzzle = puzzle_of(bytes.substr(0, *length));
    if (!puzzle)
        return damaged();
    bytes.remove_prefix(*length);
    const auto count = take(bytes);
    if (!count || *count != static_cast<std::uint64_t>(puzzle->jumps()) + 1)
        return damaged();
    std::vector<Level> levels;
    for (std::uint64_t i = 0; i < *count; ++i) {
        auto level = take_level(bytes);
        if (!level)
            return damaged();
        levels.push_back(*std::move(level));
    }
    if (!bytes.empty())
        return damaged();
    return Table(*std::move(puzzle), std::move(levels));
}

Result<void> Table::save(const std::filesystem::path& path) const {
    return write_file(path, to_bytes());
}

Result<Table> Table::load(const std::filesystem::path& path) {
    const auto bytes = read_file(path);
    if (!bytes)
        return tl::unexpected(bytes.error());
    return of_bytes(*bytes);
}

} // namespace loggia::peg
