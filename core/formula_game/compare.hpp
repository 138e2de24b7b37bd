#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/logic/expr.hpp"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace loggia::formula_game {

/// Whether two formulas have the same value whatever their variables are, and if not, values by
/// which they differ.
struct Comparison {
    enum class Outcome { equivalent, different, stopped };
    Outcome outcome = Outcome::stopped;
    /// Where they differ: the variables of both, in alphabetical order, and their values.
    std::vector<std::pair<std::string, bool>> row;
    bool first = false; ///< the value of the first one there; the second one has the other

    friend bool operator==(const Comparison&, const Comparison&) = default;
};

/// By a SAT solver: exponential at worst, usually at once. A variable of `second` that can only
/// mean one of `first`, as x₁ may mean x1, is that one.
[[nodiscard]] Comparison compare(logic::Store& store, logic::Expr first, logic::Expr second,
                                 const Control& control = {});

/// `first` is in the strict syntax or any other that people use (logic::read_typed), so is
/// `second`. An error is one of `second`, or of `first` where that cannot be read;
/// a span lies in the text that is wrong.
[[nodiscard]] Result<Comparison> compare(std::string_view first, std::string_view second,
                                         const Control& control = {});

} // namespace loggia::formula_game
