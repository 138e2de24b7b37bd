#pragma once

#include "core/ladr/mace_input.hpp"

#include <string>

namespace loggia::ladr {

/// A member of a list as the programs of LADR print it, without the full stop: operators as the
/// text has declared them, no more parentheses than needed, attributes last. The variables of a
/// clause are renamed to x, y, z, u, w, v5, ... in the order in which they occur (A, B, ... where
/// variables are capital); those of other formulas are bound by quantifiers in front. Reading it
/// gives the same formula. Linear but for parentheses.
[[nodiscard]] std::string formula_text(const MaceInput& input, TermId formula);

} // namespace loggia::ladr
