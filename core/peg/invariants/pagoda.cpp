#include "core/peg/invariants/pagoda.hpp"

#include "core/covering/linear_program/dual_simplex.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <utility>

namespace loggia::peg {

namespace {

/// The largest weight that is tried when fractions are made integers. The corners of the program
/// have small denominators: 1, 2 and 3 for nearly all boards.
constexpr int largest_weight = 120;

/// A column x from 0 to 1 for the weight 2 x - 1 of each hole, a row for each jump; the cost is
/// half of what the start weighs more than the end.
covering::DualSimplex program_of(const Board& board, Holes start, Holes final) {
    std::vector<std::int64_t> costs;
    for (int hole = 1; hole <= board.holes(); ++hole)
        costs.push_back(static_cast<int>(has(start, hole)) - static_cast<int>(has(final, hole)));
    covering::DualSimplex program(std::move(costs));
    const auto term = [](int hole, int factor) {
        return covering::ProgramRow::Term{static_cast<std::uint32_t>(hole - 1), factor};
    };
    for (const Jump& jump : board.jumps()) {
        covering::ProgramRow row;
        row.terms = {term(jump.from, 2), term(jump.over, 2), term(jump.to, -2)};
        std::sort(row.terms.begin(), row.terms.end(),
                  [](const auto& a, const auto& b) { return a.column < b.column; });
        row.least = 1;
        program.add_row(std::move(row));
    }
    return program;
}

} // namespace

bool is_pagoda(const Board& board, const Pagoda& weights) {
    if (weights.size() != static_cast<std::size_t>(board.holes()))
        return false;
    const auto of = [&](int hole) {
        return std::int64_t{weights[static_cast<std::size_t>(hole - 1)]};
    };
    const auto& jumps = board.jumps();
    return std::all_of(jumps.begin(), jumps.end(), [&](const Jump& jump) {
        return of(jump.from) + of(jump.over) >= of(jump.to);
    });
}

std::int64_t weight(const Pagoda& weights, Holes position) noexcept {
    std::int64_t sum = 0;
    for (; position != 0; position &= position - 1)
        sum += weights[static_cast<std::size_t>(std::countr_zero(position))];
    return sum;
}

std::optional<Pagoda> separate(const Board& board, Holes start, Holes final,
                               const Control& control) {
    constexpr double rounding = 1e-6;
    constexpr std::size_t most_jumps = 2000;
    constexpr std::uint64_t most_steps = 5000;
    constexpr std::int64_t any_cost = INT64_MAX;
    if (board.jumps().size() > most_jumps)
        return std::nullopt;
    covering::DualSimplex program = program_of(board, start, final);
    if (program.solve(any_cost, most_steps, control) != covering::DualSimplex::Outcome::optimal)
        return std::nullopt;
    Pagoda weights(static_cast<std::size_t>(board.holes()));
    for (int scale = 1; scale <= largest_weight; ++scale) {
        double error = 0;
        for (std::uint32_t i = 0; i < weights.size(); ++i) {
            const double exact = (2 * program.value(i) - 1) * scale;
            weights[i] = static_cast<int>(std::lround(exact));
            error = std::max(error, std::abs(exact - weights[i]));
        }
        if (error < rounding && is_pagoda(board, weights) &&
            weight(weights, final) > weight(weights, start))
            return weights;
    }
    return std::nullopt;
}

} // namespace loggia::peg
