#pragma once

#include "core/normal_forms/function.hpp"

#include <cstdint>

namespace loggia::normal_forms {

/// Rows drawn at random, each by itself.
struct RandomRows {
    int inputs = 12;
    double density = 0.5;   ///< probability that a row that is not a don't-care is true, 0 to 1
    double left_open = 0.0; ///< probability that a row is a don't-care, 0 to 1
    std::uint64_t seed = 1;
};

/// A function of one output `z` with such rows, of inputs `a`, `b` and so on, at most 16 of them.
/// The same on every machine.
[[nodiscard]] Function random_function(const RandomRows& rows);

} // namespace loggia::normal_forms
