#pragma once

#include "core/base/error.hpp"
#include "core/logic/expr.hpp"

#include <string_view>

namespace loggia::formula_game {

/// The handout's `evaluate`: the truth value of a formula where `variables` have `values`, one
/// letter and one 0 or 1 each in the same order. Letters that do not occur in the formula are
/// passed over. Errors: a letter twice, a variable of the formula that has no value, another
/// character, more or fewer values than variables; their span, if any, lies in line 1 of
/// `variables`. Time linear in the formula.
[[nodiscard]] Result<bool> evaluate(const logic::Formula& formula, std::string_view variables,
                                    std::string_view values);

} // namespace loggia::formula_game
