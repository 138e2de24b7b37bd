#pragma once

#include "core/base/control.hpp"
#include "core/logic/expr.hpp"
#include "core/wumpus/knowledge.hpp"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace loggia::wumpus {

/// A line of a reason, and what it adds to those before it.
struct ArgumentStep {
    /// A symbol that is settled.
    struct Fact {
        logic::Variable symbol = 0;
        bool holds = false;

        friend bool operator==(const Fact&, const Fact&) = default;
    };
    std::size_t line = 0; ///< its index among all lines
    /// Symbols that follow with this line and did not before: of these the ones that a later line
    /// or the conclusion speaks of, or all where there are no such. By their numbers.
    std::vector<Fact> facts;
    /// What the facts known so far leave of a line that settles no symbol by itself; nothing where
    /// it settles one, or where the argument has ended in a contradiction.
    std::optional<logic::Expr> rest;
    bool contradiction = false; ///< This line cannot be true together with those before it.
};

/// The lines of a reason (indices, as reason_for() gives them) in the order in which a person would
/// use them: next comes a rule that settles a symbol by what is known already, else a line that
/// says one outright, else one that shares the most symbols with those before. What follows is
/// decided by a SAT solver over all lines so far, so no step is a guess: at the last one the
/// conclusion is known. `store` gets the rests. About n^2 k small calls of the solver, n lines of k
/// symbols. Nothing where it was stopped.
[[nodiscard]] std::optional<std::vector<ArgumentStep>>
argument_of(logic::Store& store, std::span<const Statement> lines,
            const std::vector<std::size_t>& reason, std::optional<logic::Expr> conclusion,
            const Control& control = {});

} // namespace loggia::wumpus
