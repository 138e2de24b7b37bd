#pragma once

#include "core/logic/expr.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace loggia::puzzles {

/// A function that only depends on how many of its variables are true.
struct SymmetricFunction {
    std::vector<logic::Variable> variables; ///< rising
    std::uint64_t counts = 0;               ///< bit k: it is true where k of them are
};

/// The expression as such a function of 2 to 6 variables; nothing where it is none, or constant.
[[nodiscard]] std::optional<SymmetricFunction> symmetric_function(const logic::Store& store,
                                                                  logic::Expr e);

/// `exactly two of`, `at least one of`, `at most two of`, `none of`; `all` and `the same` and
/// `different` as such words alone; empty for other numbers of `n`.
[[nodiscard]] std::string how_many(std::uint64_t counts, std::size_t n);

} // namespace loggia::puzzles
