#include "core/sat/queries/residual.hpp"

#include "core/base/poll.hpp"

#include <algorithm>

namespace loggia::sat {

Residual::Residual(const logic::ClauseSet& clauses, const AtomIndex& atoms, const Control& control)
    : occurrence_begins_(2 * atoms.size() + 1), values_(2 * atoms.size()) {
    constexpr std::size_t work = 200; // nanoseconds for a clause
    Poll poll(control, work);
    for (std::size_t i = 0; i < clauses.size() && !poll.stop(); ++i) {
        const auto begin = static_cast<std::ptrdiff_t>(literals_.size());
        for (const int literal : clauses[i])
            literals_.push_back(static_cast<Literal>(2 * atoms(literal) + (literal < 0 ? 1 : 0)));
        std::sort(literals_.begin() + begin, literals_.end());
        literals_.erase(std::unique(literals_.begin() + begin, literals_.end()), literals_.end());
        const bool tautology = std::adjacent_find(literals_.begin() + begin, literals_.end(),
                                                  [](Literal a, Literal b) {
                                                      return (a ^ 1U) == b;
                                                  }) != literals_.end();
        if (tautology) {
            literals_.resize(static_cast<std::size_t>(begin));
            continue;
        }
        counts_.push_back({0, static_cast<std::uint32_t>(std::ssize(literals_) - begin)});
        begins_.push_back(literals_.size());
    }
    open_clauses_ = counts_.size();

    for (const Literal literal : literals_)
        ++occurrence_begins_[literal + 1];
    for (std::size_t i = 1; i < occurrence_begins_.size(); ++i)
        occurrence_begins_[i] += occurrence_begins_[i - 1];
    occurrences_.resize(literals_.size());
    auto next = occurrence_begins_;
    for (std::size_t clause = 0; clause < counts_.size(); ++clause)
        for (const Literal literal : this->literals(clause))
            occurrences_[next[literal]++] = static_cast<std::uint32_t>(clause);
}

void Residual::set(Literal literal) {
    values_[literal] = 1;
    values_[literal ^ 1U] = -1;
    trail_.push_back(literal);
}

/// Draws the consequence of a clause of which no literal holds; false where it fails.
bool Residual::settle(std::size_t clause) {
    if (counts_[clause].open == 0)
        return false;
    if (counts_[clause].open > 1)
        return true;
    // Literals of the trail may not be counted yet: then the last one has a value already.
    const auto all = literals(clause);
    const auto last = std::find_if(all.begin(), all.end(),
                                   [this](Literal literal) { return values_[literal] >= 0; });
    if (last == all.end())
        return false;
    if (values_[*last] == 0)
        set(*last);
    return true;
}

bool Residual::propagate() {
    if (trail_.empty())
        for (std::size_t clause = 0; clause < counts_.size(); ++clause)
            if (!settle(clause))
                return false;
    while (counted_ < trail_.size()) {
        const Literal literal = trail_[counted_++];
        for (const std::uint32_t clause : occurrences(literal)) {
            open_clauses_ -= counts_[clause].hold == 0 ? 1 : 0;
            ++counts_[clause].hold;
            --counts_[clause].open;
        }
        bool fails = false; // the counts are brought up to date all the same
        for (const std::uint32_t clause : occurrences(literal ^ 1U)) {
            --counts_[clause].open;
            fails = fails || (counts_[clause].hold == 0 && !settle(clause));
        }
        if (fails)
            return false;
    }
    return true;
}

bool Residual::assign(Literal literal) {
    set(literal);
    return propagate();
}

void Residual::undo(std::size_t mark) {
    while (trail_.size() > mark) {
        const Literal literal = trail_.back();
        trail_.pop_back();
        values_[literal] = values_[literal ^ 1U] = 0;
        if (counted_ <= trail_.size())
            continue;
        counted_ = trail_.size();
        for (const std::uint32_t clause : occurrences(literal)) {
            --counts_[clause].hold;
            ++counts_[clause].open;
            open_clauses_ += counts_[clause].hold == 0 ? 1 : 0;
        }
        for (const std::uint32_t clause : occurrences(literal ^ 1U))
            ++counts_[clause].open;
    }
}

} // namespace loggia::sat
