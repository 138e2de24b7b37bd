#include "core/peg/invariants/impossible.hpp"

#include "core/peg/invariants/position_classes.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <map>

namespace loggia::peg {

namespace {

constexpr std::size_t most_finals = 5000;

bool excludes(const Puzzle& puzzle, Holes final, const Reason& reason) {
    if (const auto* parity = std::get_if<ParityReason>(&reason))
        return keeps_parity(puzzle.board, parity->set) &&
               ((std::popcount(puzzle.start & parity->set) ^ std::popcount(final & parity->set)) &
                1) != 0;
    const Pagoda& weights = std::get<PagodaReason>(reason).weights;
    return is_pagoda(puzzle.board, weights) &&
           weight(weights, final) > weight(weights, puzzle.start);
}

std::string hole_names(Holes holes) {
    std::string text;
    for (; holes != 0; holes &= holes - 1)
        text += fmt::format("{}{}", text.empty() ? "" : " ", std::countr_zero(holes) + 1);
    return text;
}

std::string reason_text(const Puzzle& puzzle, const Reason& reason) {
    if (const auto* parity = std::get_if<ParityReason>(&reason)) {
        const bool odd = (std::popcount(puzzle.start & parity->set) & 1) != 0;
        if (std::popcount(parity->set) == 1)
            return odd ? fmt::format("no jump uses hole {}, which has a peg at the start",
                                     hole_names(parity->set))
                       : fmt::format("no jump uses hole {}, which is empty at the start",
                                     hole_names(parity->set));
        return fmt::format("the number of pegs in holes {} is {} at the start, and every jump "
                           "changes it by 0 or 2",
                           hole_names(parity->set), odd ? "odd" : "even");
    }
    const Pagoda& weights = std::get<PagodaReason>(reason).weights;
    return fmt::format("with the hole weights {} no jump increases the total weight of the pegs, "
                       "which is {} at the start",
                       fmt::join(weights, " "), weight(weights, puzzle.start));
}

} // namespace

std::optional<std::vector<Holes>> finals_of(const Puzzle& puzzle) {
    const int free = puzzle.goal.pegs - std::popcount(puzzle.goal.in);
    std::vector<Holes> finals;
    if (free < 0)
        return finals;
    finals.push_back(puzzle.goal.in);
    // Each round adds one peg, above those that were added before.
    std::vector<int> highest{0};
    for (int i = 0; i < free; ++i) {
        std::vector<Holes> next;
        std::vector<int> next_highest;
        for (std::size_t k = 0; k < finals.size(); ++k)
            for (int hole = highest[k] + 1; hole <= puzzle.board.holes(); ++hole) {
                if (has(puzzle.goal.in, hole))
                    continue;
                if (next.size() == most_finals)
                    return std::nullopt;
                next.push_back(finals[k] | only(hole));
                next_highest.push_back(hole);
            }
        finals = std::move(next);
        highest = std::move(next_highest);
    }
    return finals;
}

std::optional<Impossibility> prove_impossible(const Puzzle& puzzle, const Control& control) {
    const auto finals = finals_of(puzzle);
    if (!finals)
        return std::nullopt;
    const Parity parity(puzzle.board);
    const auto start = parity.class_of(puzzle.start);
    Impossibility proof;
    std::vector<Holes> open = *finals;
    // The set first that excludes most, and all that it excludes with it.
    for (;;) {
        std::size_t best = 0;
        std::ptrdiff_t most = 0;
        const auto is_excluded = [&](Holes final, std::size_t set) {
            return ((parity.class_of(final) ^ start) >> set & 1U) != 0;
        };
        for (std::size_t set = 0; set < parity.basis().size(); ++set)
            if (const auto count = std::ranges::count_if(
                    open, [&](Holes final) { return is_excluded(final, set); });
                count > most) {
                most = count;
                best = set;
            }
        if (most == 0)
            break;
        std::vector<Holes> left;
        for (const Holes final : open)
            if (is_excluded(final, best))
                proof.parts.push_back({final, ParityReason{parity.basis()[best]}});
            else
                left.push_back(final);
        open = std::move(left);
    }
    for (const Holes final : open) {
        // One function often excludes several positions.
        const auto known =
            std::find_if(proof.parts.begin(), proof.parts.end(), [&](const auto& part) {
                return std::holds_alternative<PagodaReason>(part.reason) &&
                       excludes(puzzle, final, part.reason);
            });
        if (known != proof.parts.end()) {
            const Reason reason = known->reason;
            proof.parts.push_back({final, reason});
            continue;
        }
        auto weights = separate(puzzle.board, puzzle.start, final, control);
        if (!weights)
            return std::nullopt;
        proof.parts.push_back({final, PagodaReason{*std::move(weights)}});
    }
    return proof;
}

bool proves(const Puzzle& puzzle, const Impossibility& proof) {
    const auto finals = finals_of(puzzle);
    if (!finals)
        return false;
    return std::all_of(finals->begin(), finals->end(), [&](Holes final) {
        return std::any_of(proof.parts.begin(), proof.parts.end(), [&](const auto& part) {
            return part.final == final && excludes(puzzle, final, part.reason);
        });
    });
}

std::vector<Exclusion> exclusions_of(const Impossibility& proof) {
    std::vector<Exclusion> exclusions;
    for (const auto& part : proof.parts) {
        auto same = std::find_if(exclusions.begin(), exclusions.end(), [&](const Exclusion& other) {
            return other.reason == part.reason;
        });
        if (same == exclusions.end())
            same = exclusions.insert(same, {part.reason, {}});
        same->finals.push_back(part.final);
    }
    return exclusions;
}

std::string to_text(const Puzzle& puzzle, const Impossibility& proof) {
    std::map<std::string, std::vector<Holes>> by_reason;
    for (Exclusion& each : exclusions_of(proof))
        by_reason[reason_text(puzzle, each.reason)] = std::move(each.finals);
    std::string text;
    for (const auto& [reason, finals] : by_reason) {
        constexpr std::size_t most_shown = 40;
        std::string list;
        for (std::size_t i = 0; i < std::min(finals.size(), most_shown); ++i)
            list += (i == 0 ? "" : ", ") + hole_names(finals[i]);
        if (finals.size() > most_shown)
            list += fmt::format(" and {} more", finals.size() - most_shown);
        text += fmt::format("not reachable: {}, because {}\n", list, reason);
    }
    return text;
}

} // namespace loggia::peg
