#pragma once

#include "core/logic/cnf.hpp"

#include <functional>
#include <span>
#include <vector>

namespace loggia::logic {

/// What clauses about numbers need: where clauses go, and new atoms.
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

/// A literal and how much it counts; weights may be negative.
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
