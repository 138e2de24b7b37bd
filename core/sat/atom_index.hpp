#pragma once

#include "core/logic/clauses.hpp"
#include "core/sat/proof.hpp"

#include <cstddef>
#include <span>
#include <vector>

namespace loggia::sat {

/// The atoms that occur, numbered 0, 1, 2 ... in their order, so that tables by atom stay as small
/// as the clauses are, however large the atoms.
class AtomIndex {
public:
    explicit AtomIndex(const logic::ClauseSet& clauses) : AtomIndex(clauses, {}) {}
    AtomIndex(const logic::ClauseSet& clauses, const Proof& proof);

    [[nodiscard]] std::size_t size() const noexcept { return atoms_.size(); }
    /// The atom with that number.
    [[nodiscard]] int atom(std::size_t index) const noexcept { return atoms_[index]; }
    /// The number of a literal's atom, which has to occur. Constant time, or logarithmic where
    /// atoms are much larger than their number.
    [[nodiscard]] std::size_t operator()(int literal) const noexcept;
    /// The literal where the atoms are called 1 to size() in the same order.
    [[nodiscard]] int dense(int literal) const noexcept {
        const int atom = static_cast<int>((*this)(literal)) + 1;
        return literal < 0 ? -atom : atom;
    }
    /// The clause with dense literals; valid until `space` changes.
    std::span<const int> dense(std::span<const int> clause, std::vector<int>& space) const;

private:
    std::vector<int> atoms_;
    std::vector<int> indices_; ///< by atom, where that takes little room
};

} // namespace loggia::sat
