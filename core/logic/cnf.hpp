#pragma once

#include "core/logic/clauses.hpp"
#include "core/logic/expr.hpp"

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace loggia::logic {

/// Where clauses go: a set, a solver.
using ClauseSink = std::function<void(std::span<const int> clause)>;

/// Turns expressions into clauses by definitions (Tseitin 1968): each part gets its own atom and
/// the clauses that make the atom equivalent to the part in every model, so models correspond one
/// to one and a literal may be used in either polarity, also as an assumption. Linear in the
/// expressions; shared parts are defined once. More expressions may be added while a solver works
/// with the result.
class Tseitin {
public:
    /// The variables that the store has by now become atoms 1, 2 ... in their order; those that are
    /// named later, and definitions, get the next free ones. The store must outlive this.
    Tseitin(const Store& store, ClauseSink sink);

    /// Asks for each part whether to stop. Once that is so, no clause is sent any more, and what
    /// literal() returns means nothing.
    void stop_when(std::function<bool()> is_stopped) { stop_ = std::move(is_stopped); }

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
    void send(std::span<const int> clause);
    bool is_stopped();

    const Store* store_;
    ClauseSink sink_;
    std::function<bool()> stop_;
    bool stopped_ = false;
    std::vector<int> literals_; ///< of expressions by number; 0 if there is none yet
    std::vector<int> variable_atoms_;
    int atoms_ = 0;
    int truth_ = 0;
};

/// The clauses that make `root` true, by Tseitin; the store's variables are atoms 1, 2 ...
[[nodiscard]] ClauseSet tseitin(const Store& store, Expr root);

/// An equivalent set of clauses without new atoms, variable v being atom v + 1: negations are moved
/// inwards, disjunctions distributed over conjunctions, tautologies and subsumed clauses left out.
/// Exponential in the worst case: nothing if some part would have more than `limit` clauses.
[[nodiscard]] std::optional<ClauseSet> distributed(const Store& store, Expr root,
                                                   std::size_t limit = 2000);

/// What cardinality constraints need: a destination for clauses, and new atoms.
struct ClauseBuilder {
    logic::ClauseSink add;
    std::function<int()> fresh;
};

/// No two of the literals are true: a clause for each pair, no new atoms.
void at_most_one_by_pairs(const ClauseBuilder& to, std::span<const int> literals);
/// The same by a sequential counter: n - 1 new atoms, 3n - 4 clauses (Sinz 2005).
void at_most_one_by_counter(const ClauseBuilder& to, std::span<const int> literals);
/// The same by rows and columns of a square: about 2 sqrt n new atoms, 2n + 4 sqrt n clauses (Chen
/// 2010).
void at_most_one_by_product(const ClauseBuilder& to, std::span<const int> literals);

/// A literal and its weight, which may be negative.
struct Term {
    int literal = 0;
    int weight = 1;
};

/// The sum of the weights of the true ones is at least `least`: a decision diagram over partial
/// sums, one new atom and two clauses for each that can occur (Een and Sorensson 2006). At most the
/// number of terms times the range of the sum.
void at_least(const ClauseBuilder& to, std::span<const Term> terms, int least);

/// The number of true ones is odd or even: cut into parts of three, four clauses and one new atom
/// for each (Tseitin 1968).
void parity_is(const ClauseBuilder& to, std::span<const int> literals, bool odd);

} // namespace loggia::logic
