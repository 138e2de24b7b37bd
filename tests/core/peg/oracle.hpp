#pragma once

#include "core/base/random.hpp"
#include "core/peg/game.hpp"

#include <bit>
#include <optional>
#include <set>
#include <vector>

/// Boards at random, and answers found by trying everything on plain sets, without any of the
/// solvers' tricks.
namespace loggia::peg::oracle {

inline Puzzle random_puzzle(Random& random, int most_holes_here = 9) {
    const int holes =
        3 + static_cast<int>(random.below(static_cast<std::uint64_t>(most_holes_here - 2)));
    std::vector<Triple> triples;
    for (std::uint64_t n = random.below(14); n > 0; --n) {
        const auto hole = [&] {
            return 1 + static_cast<int>(random.below(static_cast<std::uint64_t>(holes)));
        };
        const Triple triple{hole(), hole(), hole()};
        if (triple.a != triple.b && triple.b != triple.c && triple.a != triple.c)
            triples.push_back(triple);
    }
    Puzzle puzzle;
    puzzle.board = Board::make(holes, triples).value();
    do
        puzzle.start = random.next() & puzzle.board.all();
    while (puzzle.start == 0 || puzzle.start == puzzle.board.all());
    if (random.below(2) == 0)
        puzzle.start = puzzle.board.all() & ~only(1 + static_cast<int>(random.below(3)));
    const int pegs = std::popcount(puzzle.start);
    puzzle.goal.pegs = random.below(3) == 0
                           ? 1 + static_cast<int>(random.below(static_cast<std::uint64_t>(pegs)))
                           : 1;
    for (int hole = 1; hole <= holes && std::popcount(puzzle.goal.in) < puzzle.goal.pegs; ++hole)
        if (random.below(9) == 0)
            puzzle.goal.in |= only(hole);
    return puzzle;
}

/// A puzzle that jumps taken back from its goal lead to, so that it has a solution.
inline Puzzle solvable_puzzle(Random& random) {
    for (;;) {
        Puzzle puzzle = random_puzzle(random);
        puzzle.goal = {1, 0};
        Holes position = only(1 + static_cast<int>(random.below(3)));
        int taken = 0;
        for (int tries = 0; tries < 60 && !puzzle.board.steps().empty(); ++tries) {
            const Step back =
                puzzle.board.steps()[random.below(puzzle.board.steps().size())].reversed();
            if (back.possible(position)) {
                position ^= back.flip;
                ++taken;
            }
        }
        if (taken < 2)
            continue;
        puzzle.start = position;
        return puzzle;
    }
}

/// All positions that can be reached by so many jumps, by the triples alone.
inline std::vector<std::set<Holes>> reachable(const Puzzle& puzzle) {
    std::vector<std::set<Holes>> levels{{puzzle.start}};
    for (int jump = 0; jump < puzzle.jumps(); ++jump) {
        std::set<Holes> next;
        for (const Holes position : levels.back())
            for (const Triple& t : puzzle.board.triples())
                for (const auto& [from, to] : {std::pair(t.a, t.c), std::pair(t.c, t.a)})
                    if (has(position, from) && has(position, t.b) && !has(position, to))
                        next.insert((position & ~only(from) & ~only(t.b)) | only(to));
        levels.push_back(std::move(next));
    }
    return levels;
}

inline bool solvable(const Puzzle& puzzle) {
    if (puzzle.jumps() < 0)
        return false;
    const auto levels = reachable(puzzle);
    for (const Holes position : levels.back())
        if (std::popcount(position) == puzzle.goal.pegs &&
            (position & puzzle.goal.in) == puzzle.goal.in)
            return true;
    return false;
}

} // namespace loggia::peg::oracle
