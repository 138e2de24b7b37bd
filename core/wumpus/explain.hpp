#pragma once

#include "core/base/control.hpp"
#include "core/wumpus/cave.hpp"
#include "core/wumpus/entail.hpp"
#include "core/wumpus/knowledge.hpp"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace loggia::wumpus {

/// Lines that force a verdict.
struct Reason {
    std::vector<std::size_t> lines; ///< indices, ascending
    bool minimal = false; ///< Without any one of them the verdict would not be forced; false where
                          ///< the search for that was stopped.
};

/// Lines of which `conclusion` follows, or, without a conclusion, lines that cannot be true
/// together: the core that the solver's failed assumptions give, made minimal by deletion
/// (Marques-Silva 2010), from the last line and from the first, whichever ends with fewer. Nothing
/// where it does not follow, or where it was stopped before that was known.
[[nodiscard]] std::optional<Reason> reason_for(const logic::Store& store,
                                               std::span<const Statement> lines,
                                               std::optional<logic::Expr> conclusion, bool holds,
                                               const Control& control = {});

/// Two worlds that the lines admit, one where the statement holds and one where it fails.
struct Contrast {
    struct Side {
        World world;
        std::vector<logic::Variable> others; ///< symbols beside the 64 that hold
    };
    Side holds;
    Side fails;
    int differences = 0;  ///< symbols in which they differ
    bool closest = false; ///< No two such worlds differ in fewer; false where that search was
                          ///< stopped, or given up as there are too many symbols beside the 64.
};

/// Such worlds that differ in as few symbols as possible: over all rows where the reasoner has
/// them, otherwise by a solver with a bound on the differences (totalizer, Bailleux and Boufkhad
/// 2003) that falls until there are none. Nothing where the statement is decided, or where it was
/// stopped before a first pair was found.
[[nodiscard]] std::optional<Contrast>
closest_contrast(const logic::Store& store, std::span<const Statement> lines,
                 const Reasoner& reasoner, logic::Expr statement, const Control& control = {});

/// Why the lines say what they say of a statement.
struct Explanation {
    Verdict verdict = Verdict::possibly;
    std::optional<Reason> reason;     ///< unless the verdict is `possibly`
    std::optional<Contrast> contrast; ///< where it is
};

/// Nothing only where it was stopped before the verdict was known. `store` is the reasoner's, and
/// `lines` are those that it was made of.
[[nodiscard]] std::optional<Explanation> explain(const logic::Store& store,
                                                 std::span<const Statement> lines,
                                                 Reasoner& reasoner, logic::Expr statement,
                                                 const Control& control = {});

} // namespace loggia::wumpus
