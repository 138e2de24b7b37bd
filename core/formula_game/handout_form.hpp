#pragma once

#include "core/base/error.hpp"
#include "core/logic/expr.hpp"

#include <string>
#include <string_view>

namespace loggia::formula_game {

/// The longest text that handout_form() makes, in leaves.
inline constexpr std::uint64_t most_leaves_of_handout_form = 1'000'000;

/// A formula as people write it (logic::read_lenient; variables are single letters) in the strict
/// syntax of the handout: implication, equivalence, parity and exactly-one are written out by `*`,
/// `+` and `-`, constants are worked out. What the strict syntax can write already stays as it is.
///
/// Errors have a span where the text is wrong; none where the formula is constant, has a variable
/// that is no lower-case letter, or would be longer than most_leaves_of_handout_form.
[[nodiscard]] Result<std::string> handout_form(std::string_view text);

} // namespace loggia::formula_game
