#pragma once

#include "core/base/error.hpp"
#include "core/logic/expr.hpp"

#include <span>
#include <string>
#include <vector>

namespace loggia::normal_forms {

/// A function as expressions of its inputs, which nobody has multiplied out: for what has too many
/// cubes, as an adder.
struct Circuit {
    std::vector<std::string> inputs;  ///< names, all different
    std::vector<std::string> outputs; ///< names, all different
    /// Its first variables are the inputs, in their order, whatever they are called there.
    logic::Store store;
    std::vector<logic::Expr> on;        ///< of each output
    std::vector<logic::Expr> dont_care; ///< of each output; what is in both may be either
};

/// Expressions of one store in another, in the order given. `variables` takes the place of the
/// variables, by number. Linear in the expressions.
[[nodiscard]] std::vector<logic::Expr> copied(const logic::Store& from,
                                              std::span<const logic::Expr> roots,
                                              std::span<const logic::Expr> variables,
                                              logic::Store& to);

/// Expressions as a function of the variables in that order, which has all that they depend on.
[[nodiscard]] Circuit circuit_of(const logic::Store& store, std::span<const logic::Variable> order,
                                 std::vector<std::string> outputs,
                                 std::span<const logic::Expr> roots);

/// As with_inputs() of a Function, for any number of inputs.
[[nodiscard]] Result<Circuit> with_inputs(const Circuit& circuit,
                                          const std::vector<std::string>& inputs);

/// As with_outputs() of a Function.
[[nodiscard]] Result<Circuit> with_outputs(const Circuit& circuit,
                                           const std::vector<std::string>& outputs);

} // namespace loggia::normal_forms
