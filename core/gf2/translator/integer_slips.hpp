#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace loggia::gf2 {

/// An equation that means one thing over GF(2) and another one to Mace4, which computes with
/// integers: 1 + 1 is 0 over GF(2), and 2 for Mace4.
struct IntegerSlip {
    SourceSpan span;               ///< of the sign of equality
    std::vector<std::string> ones; ///< a row where the two differ: the atoms that are 1, ascending
    std::size_t zeros = 0;         ///< how many others there are, which are 0
    std::int64_t left = 0;         ///< the sides there, as Mace4 computes them
    std::int64_t right = 0;
};

/// Those of a file for Mace4, at most one for each formula, in the order of the text. Formulas that
/// have no meaning over GF(2), and those that Mace4 cannot evaluate, are left out. Errors: what
/// read_mace() refuses; stopped. Each formula is decided by a solver.
[[nodiscard]] Result<std::vector<IntegerSlip>> integer_slips(std::string_view text,
                                                             const Control& control = {});

/// `1 + 1 = 0 where m1 and m2 are 1: ...`, a sentence or two about a slip.
[[nodiscard]] std::string to_words(const IntegerSlip& slip);

/// The text with `(...) mod 2` around the sides of all equations in formulas with a slip, except
/// those that are 0 or 1 anyway; then it has none. Everything else stays as it is.
[[nodiscard]] Result<std::string> with_modulo(std::string_view text, const Control& control = {});

} // namespace loggia::gf2
