#include "core/logic/cnf.hpp"

#include <algorithm>
#include <array>
#include <map>

namespace loggia::logic {

namespace {

using Clause = std::vector<int>; // sorted, without repetitions
using Clauses = std::vector<Clause>;

/// Shortest first, so that what subsumes comes before what is subsumed.
bool shorter(const Clause& a, const Clause& b) {
    return a.size() != b.size() ? a.size() < b.size() : a < b;
}

Clauses without_subsumed(Clauses clauses) {
    std::sort(clauses.begin(), clauses.end(), shorter);
    clauses.erase(std::unique(clauses.begin(), clauses.end()), clauses.end());
    Clauses kept;
    for (Clause& clause : clauses) {
        const bool subsumed = std::any_of(kept.begin(), kept.end(), [&](const Clause& smaller) {
            return std::includes(clause.begin(), clause.end(), smaller.begin(), smaller.end());
        });
        if (!subsumed)
            kept.push_back(std::move(clause));
    }
    return kept;
}

/// The union of both, nothing where it is a tautology.
std::optional<Clause> joined(const Clause& a, const Clause& b) {
    Clause both;
    std::set_union(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(both));
    for (const int literal : both)
        if (literal > 0 && std::binary_search(both.begin(), both.end(), -literal))
            return std::nullopt;
    return both;
}

/// Clauses of expressions and of their negations, each made once, operands first.
class Distribution {
public:
    Distribution(const Store& store, std::size_t limit) : store_(store), limit_(limit) {}

    const Clauses* of(Expr root, bool value) {
        std::vector<Part> open{{root, value}};
        while (!open.empty()) {
            const Part part = open.back();
            if (done_.contains(part)) {
                open.pop_back();
                continue;
            }
            missing_.clear();
            const auto clauses = make(part);
            if (!missing_.empty()) {
                open.insert(open.end(), missing_.begin(), missing_.end());
                continue;
            }
            if (!clauses || clauses->size() > limit_)
                return nullptr;
            done_.emplace(part, *clauses);
            open.pop_back();
        }
        return &done_.at({root, value});
    }

private:
    using Part = std::pair<Expr, bool>;

    const Clauses& get(Expr e, bool value) {
        static const Clauses none;
        const auto found = done_.find({e, value});
        if (found != done_.end())
            return found->second;
        missing_.emplace_back(e, value);
        return none;
    }

    std::optional<Clauses> both(const Clauses& a, const Clauses& b) const {
        Clauses all = a;
        all.insert(all.end(), b.begin(), b.end());
        return bounded(std::move(all));
    }

    std::optional<Clauses> either(const Clauses& a, const Clauses& b) const {
        Clauses all;
        for (const Clause& x : a) {
            for (const Clause& y : b)
                if (auto clause = joined(x, y))
                    all.push_back(std::move(*clause));
            if (all.size() > 4 * limit_ + 64) {
                all = without_subsumed(std::move(all));
                if (all.size() > limit_)
                    return std::nullopt;
            }
        }
        return bounded(std::move(all));
    }

    std::optional<Clauses> bounded(Clauses clauses) const {
        clauses = without_subsumed(std::move(clauses));
        return clauses.size() > limit_ ? std::nullopt : std::optional(std::move(clauses));
    }

    std::optional<Clauses> fold(std::span<const Expr> operands, bool value, bool conjunction) {
        for (const Expr operand : operands)
            get(operand, value);
        if (!missing_.empty())
            return std::nullopt;
        std::optional<Clauses> result = conjunction ? Clauses{} : Clauses{{}};
        for (const Expr operand : operands) {
            result = conjunction ? both(*result, get(operand, value))
                                 : either(*result, get(operand, value));
            if (!result)
                return std::nullopt;
        }
        return result;
    }

    /// Keeps the clauses of "the sum of the operands so far is 0, 1, more" and of their negations.
    /// With `parity`, 2 counts as 0 again.
    std::optional<Clauses> counted(std::span<const Expr> operands, bool value, bool parity) {
        for (const Expr operand : operands) {
            get(operand, true);
            get(operand, false);
        }
        if (!missing_.empty())
            return std::nullopt;
        // is[n]: the count is n; not_is[n]: it is not; for exactly-one, n = 2 means more than one.
        std::array<std::optional<Clauses>, 2> is{Clauses{}, Clauses{{}}};
        std::array<std::optional<Clauses>, 2> is_not{Clauses{{}}, Clauses{}};
        for (const Expr operand : operands) {
            const Clauses& yes = get(operand, true);
            const Clauses& no = get(operand, false);
            // What follows stays n when the operand is false, and gets n when it is true.
            const auto step = [&](const Clauses& stays, const Clauses* gets) {
                const auto first = either(stays, yes);
                const auto second = gets != nullptr ? either(*gets, no) : std::optional(no);
                return first && second ? both(*first, *second) : std::nullopt;
            };
            const auto one = step(*is[1], &*is[0]);
            const auto not_one = step(*is_not[1], &*is_not[0]);
            const Clauses always;
            const auto zero = step(*is[0], parity ? &*is[1] : nullptr);
            const auto not_zero = step(*is_not[0], parity ? &*is_not[1] : &always);
            if (!one || !not_one || !zero || !not_zero)
                return std::nullopt;
            is = {zero, one};
            is_not = {not_zero, not_one};
        }
        return value ? is[1] : is_not[1];
    }

    /// Nothing where it would be too large, or where `missing_` got what has to be made first.
    std::optional<Clauses> make(Part part) {
        const auto [e, value] = part;
        const auto operands = store_.operands(e);
        switch (store_.kind(e)) {
        case Kind::constant:
            return store_.value_of(e) == value ? Clauses{} : Clauses{{}};
        case Kind::variable: {
            const int atom = static_cast<int>(store_.variable_of(e)) + 1;
            return Clauses{{value ? atom : -atom}};
        }
        case Kind::negation:
            return get(operands[0], !value);
        case Kind::conjunction:
            return fold(operands, value, value);
        case Kind::disjunction:
            return fold(operands, value, !value);
        case Kind::parity:
            return counted(operands, value, true);
        case Kind::equivalence:
            return counted(operands, !value, true);
        case Kind::exactly_one:
            return counted(operands, value, false);
        case Kind::implication: {
            const Clauses& premise = get(operands[0], !value);
            const Clauses& conclusion = get(operands[1], value);
            if (!missing_.empty())
                return std::nullopt;
            return value ? either(premise, conclusion) : both(premise, conclusion);
        }
        }
        return std::nullopt;
    }

    const Store& store_;
    std::size_t limit_;
    std::map<Part, Clauses> done_;
    std::vector<Part> missing_;
};

} // namespace

std::optional<ClauseSet> distributed(const Store& store, Expr root, std::size_t limit) {
    Distribution distribution(store, limit);
    const Clauses* const clauses = distribution.of(root, true);
    if (clauses == nullptr)
        return std::nullopt;
    ClauseSet result;
    for (const Clause& clause : *clauses)
        result.add(clause);
    result.ask_for_atoms(static_cast<int>(store.variables()));
    return result;
}

} // namespace loggia::logic
