#include "core/logic/clauses.hpp"

#include <algorithm>
#include <cassert>
#include <climits>
#include <cstdlib>

namespace loggia::logic {

void ClauseSet::add(std::span<const int> clause) {
    for (const int literal : clause) {
        assert(literal != 0 && literal != INT_MIN);
        atoms_ = std::max(atoms_, std::abs(literal));
    }
    literals_.insert(literals_.end(), clause.begin(), clause.end());
    ends_.push_back(literals_.size());
}

void ClauseSet::ask_for_atoms(int atoms) noexcept {
    atoms_ = std::max(atoms_, atoms);
}

std::size_t ClauseSet::first_false(const std::vector<bool>& values) const {
    for (std::size_t i = 0; i < size(); ++i) {
        const auto clause = (*this)[i];
        const bool holds = std::any_of(clause.begin(), clause.end(), [&](int literal) {
            return values[static_cast<std::size_t>(std::abs(literal))] == (literal > 0);
        });
        if (!holds)
            return i;
    }
    return size();
}

} // namespace loggia::logic
