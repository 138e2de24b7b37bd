#pragma once

#include "core/base/error.hpp"
#include "core/logic/expr.hpp"

#include <string_view>

namespace loggia::logic {

struct LenientOptions {
    /// Variables are the letters a to z, and `ab` or `a(b+c)` without an operator is a conjunction.
    /// A word that stands alone and means something, like `and` or `true`, still means it.
    bool single_letters = false;
};

/// Reads a formula as people write it. Binding from tight to loose: `'` behind, not, and, xor, or,
/// implies (from the right; `<-` from the left), iff (from the left). A chain of one operator
/// without parentheses is one conjunction, disjunction or parity; parentheses keep their structure.
/// `one(x, y, z)` is exactly-one. All spellings are in docs/formats.md; `T` and `F` are constants
/// unless the store has a variable of that name, and an index `x_{1}` means `x_1`, or `x1` where
/// the store has that alone.
///
/// An error tells the place, what was expected there and what was found. Linear time and memory,
/// iterative; texts of 256 MB and more are refused. New variables are numbered in the order of
/// their first mention; after an error the store may hold parts of the formula.
[[nodiscard]] Result<Expr> read_lenient(Store& store, std::string_view text,
                                        LenientOptions options = {});

/// The same with a store of its own.
[[nodiscard]] Result<Formula> read_lenient(std::string_view text, LenientOptions options = {});

} // namespace loggia::logic
