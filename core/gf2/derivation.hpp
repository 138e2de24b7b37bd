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

/// What is on the blackboard after some steps, and what the last of them did.
struct Blackboard {
    struct Line {
        /// `r1*r2 + r2 = 1`, `m1 = r1*r2`, with what was put in still in parentheses.
        std::string text;
        std::string before;   ///< What it was before the last steps, where these changed it.
        std::size_t equation; ///< by number in the derivation; those made on the way come after it
        bool changed = false; ///< by the last steps
        bool used = false;    ///< by the last steps
        bool done = false;    ///< dropped, or a value
    };

    std::vector<Line> lines;
    std::vector<std::string> values; ///< `r1 = 0`, in the order in which they were found
    std::string reason;              ///< of the last steps, in sentences; empty at the beginning
    std::string rule;                ///< `x*x = x`; empty where the steps have none
};

/// After `steps` of derivation.solution.steps.size(); after none the equations as they are given.
/// The lines that are not dropped and the values have the solutions of the equations, after each
/// step. The last steps are those from `from` on; by default the last one alone. Linear in the
/// steps.
[[nodiscard]] Blackboard blackboard(const Derivation& derivation, std::size_t steps,
                                    std::optional<std::size_t> from = std::nullopt);

/// Steps that a reader takes as one: a value is put into an equation, which then is multiplied out
/// and cleared up; and what is found then, if it is said of that equation. Each number is how many
/// steps are taken after a group, in ascending order; the last one is all.
[[nodiscard]] std::vector<std::size_t> step_groups(const Derivation& derivation);

/// A group of steps in a line each.
struct PastGroup {
    std::size_t end = 0; ///< How many steps are taken then.
    std::string reason;  ///< Of its first step, in a sentence.
    std::string result;  ///< `(3) l1 + l2 = 1`: the equation as it is then.
};
/// By step_groups(). Linear in the steps.
[[nodiscard]] std::vector<PastGroup> past_groups(const Derivation& derivation);

/// What was found: a line for each value, and what else has to hold.
[[nodiscard]] std::string result_text(const Derivation& derivation);
/// A step a line with its reason, and what was found.
[[nodiscard]] std::string derivation_text(const Derivation& derivation);
/// LaTeX that compiles by itself, without packages: the equations as cases, and again whenever
/// values have been put in, with the steps between them.
[[nodiscard]] std::string derivation_latex(const Derivation& derivation);

} // namespace loggia::gf2
