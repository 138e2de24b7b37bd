#pragma once

#include "core/base/error.hpp"
#include "core/logic/expr.hpp"

#include <string>
#include <vector>

namespace loggia::formula_game {

/// A formula in the game's syntax that says the same as one in any other.
struct StrictForm {
    logic::Formula formula;
    /// Variables that had to be called otherwise: capitals that keep their letter, then others.
    struct Renamed {
        std::string from;
        char to;
        friend bool operator==(const Renamed&, const Renamed&) = default;
    };
    std::vector<Renamed> renamed;
};

/// Rewrites a formula in variables a to z, `-`, `*` and `+`, and leaves alone what is that already.
///
/// Constants are worked out; implications, equivalences, exclusive ors (from the left) and
/// exactly-ones are written out. A variable that is not a lower-case letter gets its own letter in
/// lower case where that is free, else the first letter that is. Fails where more than 26 variables
/// occur, where the formula is a constant once its constants are worked out, and where the text
/// would be too long for logic::check_strict: each exclusive or doubles what it joins. Linear time,
/// quadratic for exactly-ones.
[[nodiscard]] Result<StrictForm> strict_form_of(logic::Formula formula);

} // namespace loggia::formula_game
