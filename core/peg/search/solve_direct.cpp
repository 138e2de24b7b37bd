#include "core/peg/search/solve_direct.hpp"

#include "core/peg/invariants/position_classes.hpp"
#include "core/peg/replay.hpp"
#include "core/peg/search/beam.hpp"
#include "core/peg/search/bidirectional_search.hpp"
#include "core/peg/search/endings.hpp"
#include "core/peg/symmetry.hpp"

#include <algorithm>
#include <array>
#include <cassert>

namespace loggia::peg {

namespace {

constexpr std::size_t narrow = 64;
constexpr std::size_t few_endings = 1500;

/// The final positions of the start's class; nothing where there are too many to list.
std::optional<std::vector<Holes>> possible_finals(const Puzzle& puzzle) {
    auto finals = finals_of(puzzle);
    if (!finals)
        return finals;
    const Parity parity(puzzle.board);
    const auto start = parity.class_of(puzzle.start);
    finals->erase(std::remove_if(finals->begin(), finals->end(),
                                 [&](Holes final) { return parity.class_of(final) != start; }),
                  finals->end());
    return finals;
}

/// Pagoda functions that tell a final position from ones that do not lead there: for the only final
/// position, from each single peg elsewhere and from all holes filled but it.
std::vector<Pagoda> useful_pagodas(const Puzzle& puzzle, const std::vector<Holes>& finals,
                                   const Control& control) {
    constexpr std::size_t most = 6;
    std::vector<Pagoda> result;
    if (finals.size() != 1)
        return result;
    for (int hole = 1; hole <= puzzle.board.holes() && result.size() < most; ++hole) {
        if (has(finals[0], hole))
            continue;
        auto weights = separate(puzzle.board, only(hole), finals[0], control);
        if (weights && std::find(result.begin(), result.end(), *weights) == result.end())
            result.push_back(*std::move(weights));
    }
    return result;
}

} // namespace

DirectSolution solve_direct(const Puzzle& puzzle, const DirectOptions& options,
                            const Control& control) {
    DirectSolution result;
    if (puzzle.jumps() < 0 || puzzle.goal.pegs < 1) {
        result.verdict = puzzle.goal.met_by(puzzle.start) ? Verdict::solved : Verdict::none;
        return result;
    }
    const auto finals = possible_finals(puzzle);
    if (finals && finals->empty()) {
        result.proof = prove_impossible(puzzle, control);
        result.verdict = Verdict::none;
        return result;
    }

    const Canonical canonical(puzzle.board, puzzle.goal.in);
    std::optional<Endings> endings;
    if (finals)
        endings.emplace(puzzle.board, canonical, *finals, few_endings,
                        static_cast<std::size_t>(puzzle.jumps()) + 1, control);
    Beam beam(puzzle, canonical, endings ? &*endings : nullptr);
    const auto solved = [&](const std::vector<Holes>& chain) {
        result.verdict = Verdict::solved;
        result.jumps = follow(puzzle.board, canonical, puzzle.start, chain);
        assert(replay(puzzle, result.jumps).solved);
    };
    // Whether that settled it.
    const auto try_beam = [&](std::size_t width, std::uint64_t salt) {
        if (const auto chain = beam.search(width, salt, control))
            solved(*chain);
        else if (beam.complete())
            result.verdict = Verdict::none;
        result.positions = beam.positions();
        return result.verdict != Verdict::unknown;
    };

    for (std::uint64_t salt = 1; salt <= 2; ++salt)
        if (try_beam(narrow, salt) || control.stop_requested())
            return result;
    if (auto proof = prove_impossible(puzzle, control)) {
        result.proof = std::move(proof);
        result.verdict = Verdict::none;
        return result;
    }
    for (const std::size_t width : {std::size_t{512}, std::size_t{4096}, std::size_t{32768}})
        if (width <= options.most_positions && (try_beam(width, width) || control.stop_requested()))
            return result;

    const auto pagodas = finals ? useful_pagodas(puzzle, *finals, control) : std::vector<Pagoda>{};
    const Meeting meeting =
        meet(puzzle, canonical, finals ? &*finals : nullptr, pagodas, options, control);
    result.verdict = meeting.verdict;
    result.positions += meeting.positions;
    if (meeting.verdict == Verdict::solved)
        solved(meeting.chain);
    return result;
}

} // namespace loggia::peg
