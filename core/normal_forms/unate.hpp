#pragma once

#include "core/base/control.hpp"
#include "core/normal_forms/cube.hpp"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace loggia::normal_forms {

/// What the unate recursive paradigm (Brayton, Hachtel, McMullen, Sangiovanni-Vincentelli 1984)
/// says of the disjunction of cubes, whose outputs are left out of account: a function is split by
/// the input that most cubes depend on in both ways, until it is unate, where the answer is plain.

/// Cubes of output 0 for all rows that lie in none of the cubes. Nothing when stopped or where
/// there would be more than `limit` at some point.
[[nodiscard]] std::optional<std::vector<Cube>> complement_cubes(std::span<const Cube> cubes,
                                                                int inputs, std::size_t limit,
                                                                const Control& control = {});

/// The smallest cube that holds all rows that lie in none of the cubes: nothing inside where there
/// is none (`any` is false), and also when stopped (then `stopped` is true).
struct ComplementHull {
    Cube cube;
    bool any = false;
    bool stopped = false;
};
[[nodiscard]] ComplementHull complement_hull(std::span<const Cube> cubes,
                                             const Control& control = {});

/// A row, and which of some cubes have it, as ascending numbers.
struct CoveringRow {
    std::vector<std::uint32_t> cubes;
    std::uint64_t row = 0;
};

/// Ways in which rows can be covered: for each row that some of `cubes` but none of `given` has,
/// there is one here that needs one of the same cubes or of fewer. Nothing when stopped or where
/// there would be more than `limit`.
[[nodiscard]] std::optional<std::vector<CoveringRow>> covering_rows(std::span<const Cube> given,
                                                                    std::span<const Cube> cubes,
                                                                    std::size_t limit,
                                                                    const Control& control = {});

/// A row that lies in none of the cubes, with 0 for inputs that do not matter. Nothing where there
/// is none, and when stopped.
[[nodiscard]] std::optional<std::uint64_t> missing_row(std::span<const Cube> cubes,
                                                       const Control& control = {});

} // namespace loggia::normal_forms
