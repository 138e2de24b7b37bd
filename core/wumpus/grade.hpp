#pragma once

#include "core/base/control.hpp"
#include "core/wumpus/cave.hpp"
#include "core/wumpus/knowledge.hpp"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace loggia::wumpus {

/// How a rules file differs from the reference rules, each difference with a world that shows it.
struct Grade {
    /// A rule that the file does not express.
    struct Missing {
        int rule = 1;   ///< 1 to 7
        World accepted; ///< The file admits it, the reference rules do not: it breaks this rule,
                        ///< and no other where there is such a world.
    };
    /// A line that says more than the reference rules.
    struct Overstated {
        std::size_t line = 0; ///< its index
        World forbidden;      ///< The line forbids it, the reference rules do not.
    };

    std::vector<Missing> missing;       ///< by rule
    std::vector<Overstated> overstated; ///< by line
    bool complete = false;              ///< false where it was stopped

    /// The file means what the reference rules say.
    [[nodiscard]] bool right() const noexcept {
        return complete && missing.empty() && overstated.empty();
    }
};

/// Compares both ways: a solver looks for a world of the file that breaks a rule, and each line is
/// evaluated over all caves of the reference rules. The lines speak of the 64 symbols only.
[[nodiscard]] Grade grade(const logic::Store& store, std::span<const Statement> lines,
                          const Control& control = {});

/// How `world` breaks a rule, 1 to 7, as the end of a sentence: "with 12 pits".
[[nodiscard]] std::string violation(World world, int rule);

} // namespace loggia::wumpus
