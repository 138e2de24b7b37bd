#include "core/pathfinding/grids/jump_points.hpp"

#include <algorithm>
#include <array>

namespace loggia::pathfinding {

namespace {

/// Rows and columns exchanged, by exchanging halves of halves.
void transpose_block(std::array<std::uint64_t, 64>& rows) {
    std::uint64_t low = 0xffff'ffff;
    for (unsigned half = 32; half != 0; half /= 2, low ^= low << half)
        for (unsigned row = 0; row < 64; row = (row + half + 1) & ~half) {
            const std::uint64_t change = ((rows[row] >> half) ^ rows[row + half]) & low;
            rows[row] ^= change << half;
            rows[row + half] ^= change;
        }
}

/// Bit 0 as bit 63 and so on.
std::uint64_t reversed(std::uint64_t bits) {
    const auto exchange = [&](unsigned shift, std::uint64_t low) {
        bits = (bits >> shift & low) | (bits & low) << shift;
    };
    exchange(1, 0x5555'5555'5555'5555);
    exchange(2, 0x3333'3333'3333'3333);
    exchange(4, 0x0f0f'0f0f'0f0f'0f0f);
    exchange(8, 0x00ff'00ff'00ff'00ff);
    exchange(16, 0x0000'ffff'0000'ffff);
    return bits >> 32U | bits << 32U;
}

/// Lines of so many words each, and those that have the cells of all lines across.
std::vector<std::uint64_t> transposed(const std::vector<std::uint64_t>& lines, std::size_t words) {
    const std::size_t count = lines.size() / words;
    const std::size_t across = (count + 63) / 64;
    std::vector<std::uint64_t> result(words * 64 * across);
    std::array<std::uint64_t, 64> block{};
    for (std::size_t first = 0; first < count; first += 64)
        for (std::size_t word = 0; word < words; ++word) {
            for (std::size_t i = 0; i < 64; ++i)
                block[i] = first + i < count ? lines[(first + i) * words + word] : 0;
            transpose_block(block);
            for (std::size_t i = 0; i < 64; ++i)
                result[(word * 64 + i) * across + first / 64] = block[i];
        }
    return result;
}

/// The cells of a line that begin anew beside a wall: their neighbour line is free there and not
/// one cell before, in the direction of the run.
struct Beginnings {
    std::uint64_t up;   ///< for runs to higher bits
    std::uint64_t down; ///< for runs to lower bits
};

Beginnings beginnings(const std::uint64_t* line, std::size_t word, std::size_t words) {
    const std::uint64_t here = line[word];
    const std::uint64_t before = here << 1U | (word > 0 ? line[word - 1] >> 63U : 0);
    const std::uint64_t after = here >> 1U | (word + 1 < words ? line[word + 1] << 63U : 0);
    return {here & ~before, here & ~after};
}

} // namespace

/// The first line and the last are padding. Adds to `stops` those of both directions.
void JumpStops::add_lines(GridDirection up, GridDirection down,
                          const std::vector<std::uint64_t>& free, std::uint32_t words,
                          std::vector<std::uint64_t>& stops) {
    constexpr std::uint64_t all = ~std::uint64_t{0};
    const std::size_t count = free.size() / words;
    const std::size_t rising = words_.size();
    const std::size_t falling = rising + free.size();
    words_.resize(falling + free.size(), {all, all});
    stops.assign(free.size(), 0);
    for (std::size_t line = 1; line + 1 < count; ++line)
        for (std::size_t word = 0; word < words; ++word) {
            const std::uint64_t* const here = free.data() + line * words;
            const Beginnings a = beginnings(here - words, word, words);
            const Beginnings b = beginnings(here + words, word, words);
            // No run comes out of a wall: what begins on both lines, as along a wall across them,
            // is no place to turn off.
            const Beginnings own = beginnings(here, word, words);
            const std::uint64_t walls = ~here[word];
            const std::uint64_t ups = here[word] & ~own.up & (a.up | b.up);
            const std::uint64_t downs = here[word] & ~own.down & (a.down | b.down);
            stops[line * words + word] = ups | downs;
            words_[rising + line * words + word] = {walls | ups, walls};
            words_[falling + line * words + words - 1 - word] = {reversed(walls | downs),
                                                                 reversed(walls)};
        }
    const bool in_rows = up == east;
    const auto last = static_cast<int>(words * 64 - 1);
    lines_[up] = {
        static_cast<std::uint32_t>(rising), words, !in_rows, in_rows, in_rows, !in_rows, 0};
    lines_[down] = {
        static_cast<std::uint32_t>(falling), words, !in_rows, in_rows, -in_rows, -!in_rows, last};
}

JumpStops::JumpStops(const Grid& grid) {
    const std::vector<std::uint64_t>& free = grid.free_words();
    const std::uint32_t row_words = grid.stride() / 64;
    const std::uint32_t column_words = (static_cast<std::uint32_t>(grid.height()) + 2 + 63) / 64;
    std::vector<std::uint64_t> in_rows;
    std::vector<std::uint64_t> in_columns;
    add_lines(east, west, free, row_words, in_rows);
    add_lines(south, north, transposed(free, row_words), column_words, in_columns);
    // Back in rows; there may be more of them than the grid has.
    in_columns = transposed(in_columns, column_words);
    ranks_.resize(free.size());
    // Strips of 64 columns: what lies close together has numbers that do.
    for (std::size_t strip = 0; strip < row_words; ++strip)
        for (std::size_t word = strip; word < free.size(); word += row_words) {
            ranks_[word] = {in_rows[word] | in_columns[word], count()};
            for (std::uint64_t bits = ranks_[word].stops; bits != 0; bits &= bits - 1)
                points_.push_back(grid.point(static_cast<Grid::Cell>(
                    word * 64 + static_cast<std::size_t>(std::countr_zero(bits)))));
        }
}

bool JumpStops::clear(unsigned direction, Point from, int steps) const noexcept {
    const Place place = place_of(lines_[direction], from);
    const Word* const line = words_.data() + place.line;
    const std::uint32_t last = place.at + static_cast<std::uint32_t>(steps);
    for (std::uint32_t word = place.at / 64; word <= last / 64; ++word) {
        std::uint64_t walls = line[word].walls;
        if (word == place.at / 64)
            walls &= ~std::uint64_t{0} << (place.at % 64);
        if (word == last / 64)
            walls &= ~std::uint64_t{0} >> (63 - last % 64);
        if (walls != 0)
            return false;
    }
    return true;
}

} // namespace loggia::pathfinding
