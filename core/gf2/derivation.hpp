#pragma once

#include "core/base/control.hpp"
#include "core/gf2/system.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace loggia::gf2 {

/// Equations solved by hand.
struct Derivation {
    std::vector<std::string> names;    ///< of the variables 0, 1, 2 ...
    std::vector<Polynomial> equations; ///< each equal to 0
    /// By equation: the statement of the puzzle that it expresses; empty where there is no puzzle.
    std::vector<std::size_t> statements;
    /// By equation: the variable that it defines, as m1 in `m1 = r1*r2`; -1 where there is none.
    std::vector<int> defined;
    /// With its steps, but for those that are `given`; at the end the values found last are put
    /// into those found first.
    SystemSolution solution;
};

/// Solves the equations; without steps that is the solution alone. Exponential in the worst case;
/// when stopped the solution is not complete.
void solve(Derivation& derivation, bool with_steps = true, const Control& control = {});

/// Equations `p = 0`, solved.
[[nodiscard]] Derivation derive(std::vector<std::string> names, std::vector<Polynomial> equations,
                                bool with_steps = true, const Control& control = {});

/// What is on the blackboard after some steps.
struct Blackboard {
    struct Line {
        /// `r1*r2 + r2 = 1`, `m1 = r1*r2`, with what was put in still in parentheses.
        std::string text;
        std::string before;   ///< What it was before the last step, where that changed it.
        std::size_t equation; ///< by number in the derivation; those made on the way come after it
        bool changed = false; ///< by the last step
        bool used = false;    ///< by the last step
        bool done = false;    ///< dropped, or a value
    };

    std::vector<Line> lines;
    std::vector<std::string> values; ///< `r1 = 0`, in the order in which they were found
    std::string reason;              ///< of the last step, in sentences; empty at the beginning
    std::string rule;                ///< `x*x = x`; empty where the step has none
};

/// After `steps` of derivation.solution.steps.size(); after none the equations as they are given.
/// The lines that are not dropped and the values have the solutions of the equations, after each
/// step. Linear in the steps.
[[nodiscard]] Blackboard blackboard(const Derivation& derivation, std::size_t steps);

/// What was found: a line for each value, and what else has to hold.
[[nodiscard]] std::string result_text(const Derivation& derivation);
/// A step a line with its reason, and what was found.
[[nodiscard]] std::string derivation_text(const Derivation& derivation);
/// LaTeX that compiles by itself, without packages: the equations as cases, and again whenever
/// values have been put in, with the steps between them.
[[nodiscard]] std::string derivation_latex(const Derivation& derivation);

} // namespace loggia::gf2
