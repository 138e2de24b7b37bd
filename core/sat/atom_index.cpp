#include "core/sat/atom_index.hpp"

#include <algorithm>
#include <cstdlib>

namespace loggia::sat {

namespace {

template <class Visit>
void for_each_literal(const logic::ClauseSet& clauses, const Proof& proof, const Visit& visit) {
    for (std::size_t i = 0; i < clauses.size(); ++i)
        std::for_each(clauses[i].begin(), clauses[i].end(), visit);
    for (std::size_t i = 0; i < proof.size(); ++i)
        std::for_each(proof.clause(i).begin(), proof.clause(i).end(), visit);
}

} // namespace

AtomIndex::AtomIndex(const logic::ClauseSet& clauses, const Proof& proof) {
    constexpr std::size_t room = 1 << 16;
    int largest = 0;
    for_each_literal(clauses, proof,
                     [&](int literal) { largest = std::max(largest, std::abs(literal)); });
    const std::size_t literals = clauses.literals() + proof.literals();
    if (static_cast<std::size_t>(largest) < room + 4 * literals) {
        indices_.resize(static_cast<std::size_t>(largest) + 1, -1);
        for_each_literal(clauses, proof, [&](int literal) {
            indices_[static_cast<std::size_t>(std::abs(literal))] = 0;
        });
        for (int atom = 1; atom <= largest; ++atom)
            if (int& index = indices_[static_cast<std::size_t>(atom)]; index == 0) {
                index = static_cast<int>(atoms_.size());
                atoms_.push_back(atom);
            }
        return;
    }
    for_each_literal(clauses, proof, [&](int literal) { atoms_.push_back(std::abs(literal)); });
    std::sort(atoms_.begin(), atoms_.end());
    atoms_.erase(std::unique(atoms_.begin(), atoms_.end()), atoms_.end());
}

std::size_t AtomIndex::operator()(int literal) const noexcept {
    const int atom = std::abs(literal);
    if (!indices_.empty())
        return static_cast<std::size_t>(indices_[static_cast<std::size_t>(atom)]);
    return static_cast<std::size_t>(std::lower_bound(atoms_.begin(), atoms_.end(), atom) -
                                    atoms_.begin());
}

std::span<const int> AtomIndex::dense(std::span<const int> clause, std::vector<int>& space) const {
    space.clear();
    for (const int literal : clause)
        space.push_back(dense(literal));
    return space;
}

} // namespace loggia::sat
