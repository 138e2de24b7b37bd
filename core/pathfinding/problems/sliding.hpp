#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/pathfinding/problems/problem.hpp"
#include "core/pathfinding/problems/state_table.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace loggia::pathfinding {

/// A sliding puzzle of 2, 3 or 4 rows and as many columns: the 8-puzzle, the 15-puzzle. The tile at
/// place i is the i-th group of four bits, 0 is the gap.
struct Tiles {
    int side = 3;
    std::uint64_t places = 0;

    [[nodiscard]] int at(int place) const noexcept {
        return static_cast<int>(places >> (4U * static_cast<unsigned>(place)) & 15U);
    }
    friend bool operator==(const Tiles&, const Tiles&) = default;
};

/// The order that is the goal: the gap first, then the tiles by their numbers.
[[nodiscard]] Tiles ordered_tiles(int side) noexcept;
/// Reads the tiles row by row: numbers between blanks, commas, brackets or line ends, or 4 or 9
/// digits without anything between them. Each number from 0 on must occur exactly once; `_` is a 0,
/// and so is a place without a number among eight that stand one below the other.
/// A line with the number of rows may come first, as in the files of Sedgewick and Wayne.
[[nodiscard]] Result<Tiles> tiles_of(std::string_view whole);
/// Whether a text is meant for tiles_of, even if it errs: what that reads, or numbers and signs
/// between them, with a gap, which no maze that is read has, and a 2 or more.
[[nodiscard]] bool looks_like_tiles(std::string_view text);
/// Whether the goal that people mean by an order is likely the one with the gap last: by Manhattan
/// distances that one is half as far as the other at most, or the number of rows stands above it.
[[nodiscard]] bool may_have_gap_last(std::string_view text);
/// Rows on lines, numbers between blanks.
[[nodiscard]] std::string to_text(const Tiles& tiles);
/// Whether one can be made from the other: half of all orders can.
[[nodiscard]] bool reachable(const Tiles& from, const Tiles& to) noexcept;

/// The ordered tiles after so many moves by chance, none of which takes the one before back: at
/// most that many moves solve it. The same seed gives the same order anywhere. Sides 2 to 4.
[[nodiscard]] Tiles shuffled_tiles(int side, int moves, std::uint64_t seed) noexcept;
/// The order after the tile at a place was pushed into the gap; nothing where it is not beside it.
[[nodiscard]] std::optional<Tiles> pushed(const Tiles& tiles, int place) noexcept;

class TilePatterns;

/// All are admissible and, but for patterns, consistent; each of the first four is at least as high
/// as the one before it.
enum class SlidingHeuristic : std::uint8_t {
    null,
    misplaced,
    manhattan,
    linear_conflict, ///< see TileConflicts
    patterns,        ///< an additive pattern database, see TilePatterns
};

/// The most moves that any order of tiles takes: 6, 31 and 80 for sides 2 to 4.
[[nodiscard]] constexpr Cost most_moves(int side) noexcept {
    return side == 2 ? 6 : side == 3 ? 31 : 80;
}

/// From an order of tiles to the goal order. An action is the direction in which the gap moves; it
/// costs 1.
class SlidingProblem final : public Problem {
public:
    /// With patterns, `patterns` has to be there; make() sees to that.
    explicit SlidingProblem(const Tiles& start,
                            SlidingHeuristic heuristic = SlidingHeuristic::manhattan,
                            std::shared_ptr<const TilePatterns> patterns = nullptr);
    /// Makes or reads the pattern database where the heuristic needs one. Fails where it is
    /// stopped.
    [[nodiscard]] static Result<std::unique_ptr<SlidingProblem>>
    make(const Tiles& start, SlidingHeuristic heuristic, const Control& control = {});

    [[nodiscard]] State start() override { return 0; }
    [[nodiscard]] bool is_goal(State state) const override;
    void successors(State state, std::vector<Step>& steps) override;
    [[nodiscard]] Cost heuristic_value(State state) override;
    [[nodiscard]] std::size_t states() const noexcept override { return table_.size(); }
    [[nodiscard]] std::optional<State> goal() override;
    void predecessors(State state, std::vector<Step>& steps) override;
    void forget(std::size_t states) override { table_.shrink(states); }
    [[nodiscard]] std::size_t bytes() const noexcept override;
    [[nodiscard]] bool has_long_cycles() const noexcept override { return true; }
    bool deepen(Deepening& iteration, const Control& control) override;
    /// By the parity of the first order.
    [[nodiscard]] std::optional<std::string> why_no_path() const override;
    [[nodiscard]] std::string name(State state) const override;
    [[nodiscard]] std::string name(State from, const Step& step) const override;

    /// Of a state that has been reached.
    [[nodiscard]] Tiles tiles(State state) const noexcept { return {side_, table_.row(state)[0]}; }

private:
    void make_steps(State state, bool backward, std::vector<Step>& steps);

    int side_;
    std::uint64_t goal_;
    SlidingHeuristic heuristic_;
    std::shared_ptr<const TilePatterns> patterns_;
    StateTable table_{1};
};

} // namespace loggia::pathfinding
