#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/logic/expr.hpp"
#include "core/logic/truth_table.hpp"
#include "core/normal_forms/cube.hpp"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace loggia::normal_forms {

/// The function to minimise: for each output, the rows in which it is true, the don't-cares, and
/// all other rows, in which it is false. A row in both `on` and `dont_care` is a don't-care. Both
/// covers have as many inputs and outputs as there are names.
struct Function {
    std::vector<std::string> inputs;  ///< names, all different
    std::vector<std::string> outputs; ///< names, all different; at least one
    Cover on;
    Cover dont_care;

    friend bool operator==(const Function&, const Function&) = default;
};

/// Functions with at most this many inputs are tabulated, one bit per row, if that is fastest.
inline constexpr int most_tabulated = 24;

/// One output as two truth tables. No row is in both.
struct Tables {
    logic::TruthTable on;
    logic::TruthTable dont_care;

    friend bool operator==(const Tables&, const Tables&) = default;
};

/// The tables of an output of a function of at most logic::TruthTable::most_variables inputs.
/// Nothing when stopped. Cubes times rows / 64 at most.
[[nodiscard]] std::optional<Tables> tabulate(const Function& function, int output = 0,
                                             const Control& control = {});

/// The function of the tables, with a cube for each row that is not false. The tables have as many
/// variables as there are names.
[[nodiscard]] Function function_of(const Tables& tables, std::vector<std::string> inputs,
                                   std::string output = "f");

/// A formula as a function with one output and no don't-cares, over the given variables in that
/// order or, without them, over those that occur, sorted by name. An error if there are more than
/// most_inputs, or more than most_tabulated and no disjunction that is small enough was found; or
/// when stopped.
[[nodiscard]] Result<Function> function_of(const logic::Store& store, logic::Expr root,
                                           std::span<const logic::Variable> order = {},
                                           std::string output = "f", const Control& control = {});

/// The complement, with the same don't-cares: the function to minimise for a conjunction of
/// clauses. An error when stopped.
[[nodiscard]] Result<Function> complement(const Function& function, const Control& control = {});

} // namespace loggia::normal_forms
