#include "core/peg/pagoda.hpp"

#include "core/peg/linear_program.hpp"

#include <algorithm>
#include <bit>
#include <cmath>

namespace loggia::peg {

namespace {

/// The largest weight that is tried when fractions are made integers. The corners of the program
/// have small denominators: 1, 2 and 3 for nearly all boards.
constexpr int largest_weight = 120;

/// Weights w = p - q with p and q from 0 to 1, so that all weights 0 are allowed at first.
LinearProgram program_of(const Board& board, Holes start, Holes final) {
    const auto holes = static_cast<std::size_t>(board.holes());
    LinearProgram program;
    program.objective.assign(2 * holes, 0);
    for (int hole = 1; hole <= board.holes(); ++hole) {
        const double gain = static_cast<double>(has(final, hole)) - has(start, hole);
        const auto p = static_cast<std::size_t>(hole - 1);
        program.objective[p] = gain;
        program.objective[p + holes] = -gain;
    }
    for (const Jump& jump : board.jumps()) {
        std::vector<double> row(2 * holes, 0);
        const auto set = [&](int hole, double by) {
            const auto p = static_cast<std::size_t>(hole - 1);
            row[p] = by;
            row[p + holes] = -by;
        };
        set(jump.from, -1);
        set(jump.over, -1);
        set(jump.to, 1);
        program.rows.push_back(std::move(row));
        program.bounds.push_back(0);
    }
    for (std::size_t i = 0; i < 2 * holes; ++i) {
        std::vector<double> row(2 * holes, 0);
        row[i] = 1;
        program.rows.push_back(std::move(row));
        program.bounds.push_back(1);
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
    constexpr std::size_t most_rows = 2000; // of the program, which is dense
    if (board.jumps().size() > most_rows)
        return std::nullopt;
    const LinearProgram program = program_of(board, start, final);
    const auto solution = maximise(program, control);
    if (!solution)
        return std::nullopt;
    const auto holes = static_cast<std::size_t>(board.holes());
    Pagoda weights(holes);
    for (int scale = 1; scale <= largest_weight; ++scale) {
        double error = 0;
        for (std::size_t i = 0; i < holes; ++i) {
            const double exact = ((*solution)[i] - (*solution)[i + holes]) * scale;
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
