#include "core/sat/proof.hpp"

#include <algorithm>
#include <cassert>
#include <climits>

namespace loggia::sat {

void Proof::append(std::span<const int> clause, bool deletion) {
    assert(std::all_of(clause.begin(), clause.end(),
                       [](int literal) { return literal != 0 && literal != INT_MIN; }));
    literals_.insert(literals_.end(), clause.begin(), clause.end());
    ends_.push_back(literals_.size());
    deletions_.push_back(deletion);
}

void Proof::clear() noexcept {
    literals_.clear();
    ends_.resize(1);
    deletions_.clear();
}

} // namespace loggia::sat
