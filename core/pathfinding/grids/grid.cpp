#include "core/pathfinding/grids/grid.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace loggia::pathfinding {

namespace {

constexpr Directions bit(GridDirection direction) {
    return static_cast<Directions>(1U << direction);
}

using CanonicalTable = std::array<std::array<Directions, 256>, 9>;

constexpr CanonicalTable make_canonical() {
    struct Straight {
        GridDirection ahead;
        // On either side: the side, the diagonal ahead and the diagonal behind.
        std::array<std::array<GridDirection, 3>, 2> sides;
    };
    constexpr std::array<Straight, 4> straights{{
        {north, {{{east, northeast, southeast}, {west, northwest, southwest}}}},
        {south, {{{east, southeast, northeast}, {west, southwest, northwest}}}},
        {east, {{{north, northeast, northwest}, {south, southeast, southwest}}}},
        {west, {{{north, northwest, northeast}, {south, southwest, southeast}}}},
    }};
    constexpr std::array<std::array<GridDirection, 3>, 4> diagonals{{{north, east, northeast},
                                                                     {north, west, northwest},
                                                                     {south, east, southeast},
                                                                     {south, west, southwest}}};
    CanonicalTable table{};
    for (unsigned legal = 0; legal < 256; ++legal) {
        for (const Straight& straight : straights) {
            unsigned follow = bit(straight.ahead);
            // Had the diagonal behind been free, the side would have been come to by it.
            for (const auto& [side, ahead, behind] : straight.sides)
                if ((legal & bit(side)) != 0 && (legal & bit(behind)) == 0)
                    follow |= static_cast<unsigned>(bit(side)) | bit(ahead);
            table[straight.ahead][legal] = static_cast<Directions>(follow & legal);
        }
        for (const auto& [first, second, ahead] : diagonals)
            table[ahead][legal] = static_cast<Directions>(
                (static_cast<unsigned>(bit(first)) | bit(second) | bit(ahead)) & legal);
        table[8][legal] = static_cast<Directions>(legal);
    }
    return table;
}

constexpr CanonicalTable canonical = make_canonical();

/// The rows of a square of 8 times 8 bits as its columns.
constexpr std::uint64_t transposed_square(std::uint64_t square) {
    const auto exchange = [&](unsigned shift, std::uint64_t mask) {
        const std::uint64_t change = (square ^ square >> shift) & mask;
        square ^= change ^ change << shift;
    };
    exchange(7, 0x00aa'00aa'00aa'00aa);
    exchange(14, 0x0000'cccc'0000'cccc);
    exchange(28, 0x0000'0000'f0f0'f0f0);
    return square;
}

} // namespace

const std::array<std::array<Directions, 256>, 9>& canonical_directions() noexcept {
    return canonical;
}

Grid::Grid(const Maze& maze, Surface surface)
    : width_(maze.width), height_(maze.height),
      stride_((static_cast<std::uint32_t>(maze.width) + 2 + 63) / 64 * 64),
      reciprocal_((std::uint64_t{1} << reciprocal_bits) / stride_ + 1) {
    const auto row = static_cast<std::int32_t>(stride_);
    offsets_ = {-row, row, 1, -1, 1 - row, -1 - row, 1 + row, row - 1};
    const std::size_t count = std::size_t{stride_} * (static_cast<std::size_t>(maze.height) + 2);
    free_.assign(count / 64, 0);
    legal_.assign(count, 0);
    std::array<std::uint8_t, 256> open{}; // any byte, for speed
    for (std::size_t terrain = 0; terrain < terrain_kinds; ++terrain)
        open.at(terrain) = surface_of(static_cast<std::uint8_t>(terrain)) == surface ? 1 : 0;
    std::size_t index = 0;
    for (int y = 0; y < height_; ++y)
        for (Cell at = cell({0, y}); at < cell({width_, y}); ++at)
            free_[at / 64] |= std::uint64_t{open[maze.terrain[index++]]} << (at % 64);
    const std::size_t row_words = stride_ / 64;
    for (std::size_t word = row_words; word + row_words < free_.size(); ++word)
        set_legal(word);
}

/// Of 64 cells at once: a word for each direction, and then their bits gathered by cells.
void Grid::set_legal(std::size_t word) {
    const std::uint64_t here = free_[word];
    if (here == 0)
        return;
    struct Row {
        std::uint64_t west, middle, east;
    };
    // Rows end in padding, so that what comes in from the words beside is right or 0.
    const auto row = [&](std::size_t at) {
        return Row{free_[at] << 1U | (at > 0 ? free_[at - 1] >> 63U : 0), free_[at],
                   free_[at] >> 1U | (at + 1 < free_.size() ? free_[at + 1] << 63U : 0)};
    };
    const std::size_t row_words = stride_ / 64;
    const Row above = row(word - row_words);
    const Row level = row(word);
    const Row below = row(word + row_words);
    std::array<std::uint64_t, 8> ways{};
    ways[north] = above.middle;
    ways[south] = below.middle;
    ways[east] = level.east;
    ways[west] = level.west;
    ways[northeast] = above.east & above.middle & level.east;
    ways[northwest] = above.west & above.middle & level.west;
    ways[southeast] = below.east & below.middle & level.east;
    ways[southwest] = below.west & below.middle & level.west;
    for (unsigned byte = 0; byte < 8; ++byte) {
        std::uint64_t square = 0; // a byte for each direction, then one for each cell
        for (unsigned direction = 0; direction < 8; ++direction)
            square |= ((ways[direction] & here) >> (8 * byte) & 255U) << (8 * direction);
        square = transposed_square(square);
        for (unsigned cell = 0; cell < 8; ++cell)
            legal_[word * 64 + std::size_t{byte} * 8 + cell] =
                static_cast<Directions>(square >> (8 * cell));
    }
}

std::vector<Point> cells_of(const std::vector<Point>& corners) {
    std::vector<Point> cells;
    const auto sign = [](int value) { return (value > 0) - (value < 0); };
    for (const Point& corner : corners) {
        while (!cells.empty() && cells.back() != corner) {
            const Point last = cells.back();
            cells.push_back({last.x + sign(corner.x - last.x), last.y + sign(corner.y - last.y)});
        }
        if (cells.empty())
            cells.push_back(corner);
    }
    return cells;
}

Octile octile_distance(Point a, Point b) noexcept {
    const Cost dx = std::abs(a.x - b.x);
    const Cost dy = std::abs(a.y - b.y);
    return {std::max(dx, dy) - std::min(dx, dy), std::min(dx, dy)};
}

} // namespace loggia::pathfinding
