#pragma once

#include "core/sat/solver.hpp"

#include <memory>
#include <vector>

namespace loggia::sat {

/// Several solvers as one: all get the same clauses and assumptions and work at the same time, each
/// on a thread of its own; the first answer counts and stops the others (Huberman, Lukose, Hogg
/// 1997). Worth it because which of two engines is the faster one differs by orders of magnitude
/// from problem to problem. solve() returns when all have stopped, some 10 ms after the answer;
/// progress is not reported. At least one solver, all of them fresh.
[[nodiscard]] std::unique_ptr<Solver> make_portfolio(std::vector<std::unique_ptr<Solver>> solvers);

} // namespace loggia::sat
