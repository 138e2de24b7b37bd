#pragma once

#include "core/base/control.hpp"
#include "core/logic/expr.hpp"
#include "core/sat/solver.hpp"

#include <vector>

namespace loggia::sat {

/// Whether there is an assignment of some kind, and if so one: a value for each variable of the
/// store. Unknown only when stopped.
struct Decision {
    Status status = Status::unknown;
    std::vector<bool> assignment;
};

/// An assignment that makes the expression true.
[[nodiscard]] Decision satisfy(const logic::Store& store, logic::Expr e,
                               const Control& control = {});
/// An assignment that makes it false: unsatisfiable means that it is a tautology.
[[nodiscard]] Decision refute(const logic::Store& store, logic::Expr e,
                              const Control& control = {});
/// An assignment under which the two differ: unsatisfiable means that they are equivalent.
[[nodiscard]] Decision distinguish(const logic::Store& store, logic::Expr left, logic::Expr right,
                                   const Control& control = {});

} // namespace loggia::sat
