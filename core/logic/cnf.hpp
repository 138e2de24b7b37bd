#pragma once

#include "core/logic/clauses.hpp"
#include "core/logic/expr.hpp"

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace loggia::logic {

/// Where clauses go: a set, a solver.
using ClauseSink = std::function<void(std::span<const int> clause)>;

/// Turns expressions into clauses by definitions (Tseitin 1968): each part gets an atom of its own
/// and the clauses that make it equal to what it stands for in every model, so models correspond
/// one to one and a literal may be used in either polarity, also as an assumption. Linear in the
/// expressions; shared parts are defined once. May be fed on while a solver works with the result.
class Tseitin {
public:
    /// The variables that the store has by now become atoms 1, 2 ... in their order; those that are
    /// named later, and definitions, get the next free ones. The store has to outlive this.
    Tseitin(const Store& store, ClauseSink sink);

    /// The literal that is equal to the expression, after sending the clauses that make it so.
    int literal(Expr root);
    /// Sends clauses that make the expression true. Conjunctions are taken apart and disjunctions
    /// of literals become clauses, without new atoms.
    void require(Expr root);

    [[nodiscard]] int atom(Variable variable);
    /// The largest atom in use.
    [[nodiscard]] int atoms() const noexcept { return atoms_; }

private:
    int fresh() { return ++atoms_; }
    int truth();
    int define(Expr e);
    int define_conjunction(std::vector<int> literals);
    int define_parity(std::span<const int> literals);
    int define_exactly_one(std::span<const int> literals);
    void send(std::initializer_list<int> clause);

    const Store* store_;
    ClauseSink sink_;
    std::vector<int> literals_; ///< of expressions by number; 0 where there is none yet
    std::vector<int> variable_atoms_;
    int atoms_ = 0;
    int truth_ = 0;
};

/// The clauses that make `root` true, by Tseitin; the store's variables are atoms 1, 2 ...
[[nodiscard]] ClauseSet tseitin(const Store& store, Expr root);

/// An equivalent set of clauses without new atoms, variable v being atom v + 1: negations are moved
/// inwards, disjunctions distributed over conjunctions, tautologies and subsumed clauses left out.
/// Exponential in the worst case: nothing where some part would have more than `limit` clauses.
[[nodiscard]] std::optional<ClauseSet> distributed(const Store& store, Expr root,
                                                   std::size_t limit = 2000);

} // namespace loggia::logic
