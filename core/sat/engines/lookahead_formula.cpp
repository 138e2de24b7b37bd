#include "core/sat/engines/lookahead_formula.hpp"

#include "core/base/poll.hpp"

#include <algorithm>
#include <array>
#include <cassert>

namespace loggia::sat {

bool LookaheadFormula::load(const logic::ClauseSet& clauses, const Control& control) {
    constexpr std::size_t work = 200; // nanoseconds for a clause
    Poll poll(control, work);
    const auto n = static_cast<std::size_t>(clauses.atoms());
    values_.assign(n, 0);
    binary_.resize(2 * n);
    ternary_.resize(2 * n);
    binaries_with_.assign(n, 0);
    std::vector<std::vector<Lit>> kept;
    std::vector<Lit> units;
    std::vector<std::uint32_t> long_counts(2 * n + 1, 0);
    for (std::size_t i = 0; i < clauses.size(); ++i) {
        if (poll.stop())
            return true;
        std::vector<Lit> literals;
        for (const int literal : clauses[i])
            literals.emplace_back(literal);
        std::sort(literals.begin(), literals.end());
        literals.erase(std::unique(literals.begin(), literals.end()), literals.end());
        if (std::adjacent_find(literals.begin(), literals.end(),
                               [](Lit a, Lit b) { return b == ~a; }) != literals.end())
            continue;
        switch (literals.size()) {
        case 0:
            return false;
        case 1:
            units.push_back(literals[0]);
            break;
        case 2:
            binary_[(~literals[0]).code()].push_back(literals[1]);
            binary_[(~literals[1]).code()].push_back(literals[0]);
            break;
        case 3:
            for (const Lit l : literals)
                ++ternary_[(~l).code()].size;
            kept.push_back(std::move(literals));
            break;
        default:
            for (const Lit l : literals)
                ++long_counts[(~l).code() + 1];
            long_literals_.insert(long_literals_.end(), literals.begin(), literals.end());
            long_ends_.push_back(static_cast<std::uint32_t>(long_literals_.size()));
        }
    }
    std::uint32_t begin = 0;
    for (Ternary& t : ternary_) {
        t.begin = begin;
        begin += t.size;
        t.size = 0;
    }
    pairs_.resize(begin);
    for (const auto& c : kept) {
        if (poll.stop())
            return true;
        for (std::size_t i = 0; i < 3; ++i) {
            Ternary& t = ternary_[(~c[i]).code()];
            pairs_[t.begin + t.size++] = {c[(i + 1) % 3], c[(i + 2) % 3]};
        }
    }
    for (std::size_t l = 0; l < 2 * n; ++l)
        long_counts[l + 1] += long_counts[l];
    long_begin_ = long_counts;
    long_occurrences_.resize(long_literals_.size());
    for (std::uint32_t c = 0; c + 1 < long_ends_.size(); ++c)
        for (const Lit l : long_clause(c))
            long_occurrences_[long_counts[(~l).code()]++] = c;
    return std::all_of(units.begin(), units.end(), [this](Lit l) { return fix(l); });
}

void LookaheadFormula::clear_stamps() noexcept {
    for (Stamp& v : values_)
        if (v < real)
            v = 0;
}

bool LookaheadFormula::enqueue(Lit l) {
    if (fixed(l, real))
        return is_true(l, real);
    set(l, real);
    trail_.push_back(l);
    return true;
}

bool LookaheadFormula::fix(Lit l) {
    if (!enqueue(l))
        return false;
    while (head_ < trail_.size()) {
        const Lit p = trail_[head_++];
        for (const Lit q : binary_[p.code()])
            if (!enqueue(q))
                return false;
        if (!settle_ternary(p) || !settle_long(p))
            return false;
    }
    return true;
}

/// Takes the pair out of what the literal's choices show, by swapping it behind the end.
void LookaheadFormula::hide(Lit l, Lit a, Lit b) {
    Ternary& t = ternary_[l.code()];
    Pair* pair = pairs_.data() + t.begin;
    while (!(pair->first == a && pair->second == b) && !(pair->first == b && pair->second == a))
        ++pair;
    assert(pair < pairs_.data() + t.begin + t.size);
    std::swap(*pair, pairs_[t.begin + --t.size]);
    hidden_.push_back(l);
}

/// All ternary clauses of the atom go out of sight, everywhere but in its own lists, where nobody
/// looks as long as it is fixed. Those with ~p have become binary. They are hidden before anything
/// is found to be wrong, so that undoing needs no more than the count.
bool LookaheadFormula::settle_ternary(Lit p) {
    for (const auto& [a, b] : choices(~p)) {
        hide(~a, p, b);
        hide(~b, p, a);
    }
    for (const auto& [a, b] : choices(p)) { // NOLINT(readability-use-anyofallof): it changes much
        hide(~a, ~p, b);
        hide(~b, ~p, a);
        if (is_true(a, real) || is_true(b, real))
            continue;
        if (fixed(a, real)) {
            if (!enqueue(b))
                return false;
        } else if (fixed(b, real)) {
            if (!enqueue(a))
                return false;
        } else {
            add_binary(a, b);
        }
    }
    return true;
}

bool LookaheadFormula::settle_long(Lit p) {
    for (const std::uint32_t c : long_clauses(p)) {
        std::array<Lit, 2> open;
        std::size_t count = 0;
        bool satisfied = false;
        for (const Lit l : long_clause(c)) {
            if (!fixed(l, real)) {
                if (count < 2)
                    open[count] = l;
                ++count;
            } else if (is_true(l, real)) {
                satisfied = true;
                break;
            }
        }
        if (satisfied || count > 2)
            continue;
        if (count == 0 || (count == 1 && !enqueue(open[0])))
            return false;
        if (count == 2)
            add_binary(open[0], open[1]);
    }
    return true;
}

void LookaheadFormula::add_binary(Lit a, Lit b) {
    auto& list = binary_[(~a).code()];
    if (std::find(list.begin(), list.end(), b) != list.end())
        return;
    list.push_back(b);
    binary_[(~b).code()].push_back(a);
    ++binaries_with_[a.variable()];
    ++binaries_with_[b.variable()];
    added_.push_back({a, b});
}

void LookaheadFormula::undo(const Mark& mark) {
    for (; trail_.size() > mark.trail; trail_.pop_back())
        values_[trail_.back().variable()] = 0;
    head_ = trail_.size();
    for (; hidden_.size() > mark.hidden; hidden_.pop_back())
        ++ternary_[hidden_.back().code()].size;
    for (; added_.size() > mark.binaries; added_.pop_back()) {
        const auto [a, b] = added_.back();
        binary_[(~a).code()].pop_back();
        binary_[(~b).code()].pop_back();
        --binaries_with_[a.variable()];
        --binaries_with_[b.variable()];
    }
}

} // namespace loggia::sat
