#pragma once

#include "core/pathfinding/grids/grid.hpp"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace loggia::pathfinding {

/// The jump points of a grid: the cells at which a straight run must stop, because a path turns off
/// there round the end of a wall that nothing else leads to. They are numbered row by row, and the
/// next one in any straight direction is found 64 cells at once: there are bits for runs east and
/// west in rows, and for runs north and south in columns. Everything is made by operations on
/// words, and takes 10 bits for each cell and 8 bytes for each jump point.
class JumpStops {
public:
    explicit JumpStops(const Grid& grid);

    /// How many jump points there are.
    [[nodiscard]] std::uint32_t count() const noexcept {
        return static_cast<std::uint32_t>(points_.size());
    }
    [[nodiscard]] Point point(std::uint32_t id) const noexcept { return points_[id]; }
    [[nodiscard]] bool is_stop(Grid::Cell cell) const noexcept {
        return (ranks_[cell / 64].stops >> (cell % 64) & 1U) != 0;
    }
    /// The number of a jump point.
    [[nodiscard]] std::uint32_t id(Grid::Cell cell) const noexcept {
        const Rank& rank = ranks_[cell / 64];
        const std::uint64_t below = rank.stops & ((std::uint64_t{1} << (cell % 64)) - 1);
        return rank.before + static_cast<std::uint32_t>(std::popcount(below));
    }

    /// Where a straight run halts.
    struct Halt {
        std::uint32_t steps; ///< from where it began
        bool at_stop;        ///< and not in a wall
    };

private:
    /// 64 cells of a line, in the direction of its runs: where they halt, at stops and walls.
    struct Word {
        std::uint64_t halts;
        std::uint64_t walls;
    };

public:
    /// What Runs have to be moved by to come a step in a direction.
    struct Move {
        std::ptrdiff_t words;
        std::uint32_t along;
    };
    /// A cell that runs in one direction begin in. It can be moved across the lines of all such
    /// runs.
    class Runs {
    public:
        [[nodiscard]] Halt run() const noexcept {
            const std::uint32_t next = at_ + 1;
            std::uint32_t word = next / 64;
            std::uint64_t halts = line_[word].halts & ~std::uint64_t{0} << (next % 64);
            while (halts == 0) // the padding halts every run
                halts = line_[++word].halts;
            const auto bit = static_cast<std::uint32_t>(std::countr_zero(halts));
            return {word * 64 + bit - at_, (line_[word].walls >> bit & 1U) == 0};
        }
        void move(const Move& by) noexcept {
            line_ += by.words;
            at_ += by.along;
        }

    private:
        friend class JumpStops;
        Runs(const Word* line, std::uint32_t at) noexcept : line_(line), at_(at) {}

        const Word* line_;
        std::uint32_t at_;
    };
    [[nodiscard]] Runs runs(unsigned direction, Point from) const noexcept {
        const Place place = place_of(lines_[direction], from);
        return {words_.data() + place.line, place.at};
    }
    [[nodiscard]] Move move_of(unsigned direction, Point by) const noexcept {
        const Lines& lines = lines_[direction];
        const int line = lines.line_x * by.x + lines.line_y * by.y;
        const int along = lines.at_x * by.x + lines.at_y * by.y;
        return {line * static_cast<std::ptrdiff_t>(lines.words), static_cast<std::uint32_t>(along)};
    }
    /// Whether as many steps can be made from a passable cell in a straight direction.
    [[nodiscard]] bool clear(unsigned direction, Point from, int steps) const noexcept;

private:
    /// The lines of one direction, which lead along it from bit 0 on, so that all runs are alike.
    struct Lines {
        std::uint32_t begin = 0; ///< in words_
        std::uint32_t words = 0; ///< in a line
        // Where a point lies: in which line, and at which bit.
        int line_x = 0, line_y = 0;
        int at_x = 0, at_y = 0, at_0 = 0;
    };
    /// 64 cells of a row, and how many stops lie before them.
    struct Rank {
        std::uint64_t stops;
        std::uint32_t before;
    };

    struct Place {
        std::size_t line; ///< in words_
        std::uint32_t at;
    };
    static Place place_of(const Lines& lines, Point at) noexcept {
        const int line = lines.line_x * (at.x + 1) + lines.line_y * (at.y + 1);
        const int along = lines.at_x * (at.x + 1) + lines.at_y * (at.y + 1) + lines.at_0;
        return {lines.begin + static_cast<std::size_t>(line) * lines.words,
                static_cast<std::uint32_t>(along)};
    }
    void add_lines(GridDirection up, GridDirection down, const std::vector<std::uint64_t>& free,
                   std::uint32_t words, std::vector<std::uint64_t>& stops);

    std::array<Lines, 4> lines_;
    std::vector<Word> words_;
    std::vector<Rank> ranks_;
    std::vector<Point> points_;
};

} // namespace loggia::pathfinding
