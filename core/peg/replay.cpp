#include "core/peg/replay.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace loggia::peg {

namespace {

/// Why the jump cannot be made; nothing where it can. `pegs` is by hole, from 1 on.
std::optional<std::string> fault_in(const Board& board, const std::vector<bool>& pegs,
                                    const Jump& jump) {
    const auto& triples = board.triples();
    const bool in_a_row = std::any_of(triples.begin(), triples.end(), [&](const Triple& t) {
        return t.b == jump.over &&
               ((t.a == jump.from && t.c == jump.to) || (t.c == jump.from && t.a == jump.to));
    });
    if (!in_a_row)
        return fmt::format("holes {}, {} and {} are not a line", jump.from, jump.over, jump.to);
    const auto peg = [&](int hole) { return pegs[static_cast<std::size_t>(hole)]; };
    for (const int hole : {jump.from, jump.over})
        if (!peg(hole))
            return fmt::format("hole {} is empty", hole);
    if (peg(jump.to))
        return fmt::format("hole {} is not empty", jump.to);
    return std::nullopt;
}

} // namespace

Replay replay(const Puzzle& puzzle, std::span<const Jump> jumps) {
    const int holes = puzzle.board.holes();
    std::vector<bool> pegs(static_cast<std::size_t>(holes) + 1);
    for (int hole = 1; hole <= holes; ++hole)
        pegs[static_cast<std::size_t>(hole)] = has(puzzle.start, hole);
    Replay result;
    for (std::size_t i = 0; i < jumps.size() && !result.fault; ++i) {
        if (auto fault = fault_in(puzzle.board, pegs, jumps[i])) {
            result.fault = Replay::Fault{i, *std::move(fault)};
            break;
        }
        pegs[static_cast<std::size_t>(jumps[i].from)] = false;
        pegs[static_cast<std::size_t>(jumps[i].over)] = false;
        pegs[static_cast<std::size_t>(jumps[i].to)] = true;
    }
    bool wanted = true;
    for (int hole = 1; hole <= holes; ++hole) {
        if (pegs[static_cast<std::size_t>(hole)])
            result.position |= only(hole);
        else if (has(puzzle.goal.in, hole))
            wanted = false;
    }
    const auto left = std::count(pegs.begin(), pegs.end(), true);
    result.solved = !result.fault && wanted && left == puzzle.goal.pegs;
    return result;
}

} // namespace loggia::peg
