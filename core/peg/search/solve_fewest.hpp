#pragma once

#include "core/base/control.hpp"
#include "core/peg/game.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace loggia::peg {

/// Consecutive jumps by one peg count as one move. How many moves these jumps are.
[[nodiscard]] int count_moves(std::span<const Jump> jumps);

/// The smallest sets of at most four holes such that, while all of them have pegs, nothing can
/// change in them unless a move begins there: every row whose middle is in the set has an end in
/// it. So each of them that is full and shall not stay so takes a move of its own, and as many of
/// them as are disjoint take as many moves (Merson 1962, from Beasley, The Ins and Outs of Peg
/// Solitaire, 1985).
[[nodiscard]] std::vector<Holes> merson_regions(const Board& board);

/// At least how many moves are made from a position to the goal: full disjoint regions.
class MoveBound {
public:
    explicit MoveBound(const Puzzle& puzzle);

    [[nodiscard]] int operator()(Holes position) const noexcept;

private:
    std::vector<std::vector<Holes>> orders_; ///< in each, regions are taken from the front
    int spared_ = 0;                         ///< regions that may be full at the end
};

struct FewestOptions {
    std::size_t most_positions = 30'000'000;
    /// Whether to begin with the table; without it less memory is needed, and much more time.
    bool table = true;
    int threads = 1; ///< Of making the table, which takes most of the time.
};

struct FewestMoves {
    /// A solution with `upper` moves; empty where none was found (or none is needed).
    std::vector<Jump> jumps;
    int lower = 0;           ///< no solution has fewer moves
    int upper = -1;          ///< moves of the solution found, or -1
    bool unsolvable = false; ///< there is no solution at all
    /// That all searches found, also those that were stopped or ran out of room.
    std::uint64_t positions = 0;

    /// Whether the solution found has been shown to have as few moves as possible.
    [[nodiscard]] bool proven() const noexcept { return upper >= 0 && lower == upper; }
};

/// A solution of fewest moves, shown to be one. Where the whole table of positions has room, it is
/// searched by moves through those that still lead to the goal; elsewhere, for each number of moves
/// from MoveBound on, every position that could be on the way is (iterative deepening). Stopped or
/// out of room, it says what is known: `lower`, and a solution from solve_direct(). Reports these
/// bounds as it goes on: "at least 9 moves, at most 12". `found` hears of that solution as soon as
/// it is there, while shorter ones are looked for.
///
/// English board, centre to centre: 18 moves (Bergholt 1912; that 17 do not do, Beasley 1964), as
/// long as Table::build and a few seconds.
[[nodiscard]] FewestMoves solve_fewest(const Puzzle& puzzle, const FewestOptions& options = {},
                                       const Control& control = {},
                                       const std::function<void(const FewestMoves&)>& found = {});

} // namespace loggia::peg
