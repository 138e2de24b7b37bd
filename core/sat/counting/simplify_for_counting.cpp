#include "core/sat/counting/simplify_for_counting.hpp"

#include "core/sat/counting/counting_clauses.hpp"

#include <algorithm>
#include <numeric>
#include <optional>
#include <span>
#include <utility>

namespace loggia::sat {

namespace {

using Literal = CountingProblem::Literal;
using Clause = std::vector<Literal>;

/// What the literals are replaced by, as far as it is known.
class Substitution {
public:
    explicit Substitution(std::uint32_t atoms) : parents_(2 * std::size_t{atoms}) {
        std::iota(parents_.begin(), parents_.end(), 0U);
    }

    [[nodiscard]] Literal operator()(Literal literal) {
        while (parents_[literal] != literal) {
            parents_[literal] = parents_[parents_[literal]];
            literal = parents_[literal];
        }
        return literal;
    }
    /// From now on `from`, which stood for itself, is `to`.
    void replace(Literal from, Literal to) {
        parents_[from] = to;
        parents_[from ^ 1U] = to ^ 1U;
    }

private:
    std::vector<Literal> parents_;
};

class Simplifier {
public:
    Simplifier(CountingProblem problem, const Control& control)
        : problem_(std::move(problem)), control_(control), fixed_(2 * std::size_t{problem_.atoms}),
          replaced_(problem_.atoms), substitution_(problem_.atoms) {}

    SimplifiedCount run() {
        constexpr int most_rounds = 6;
        bool goes_on = tidy();
        for (int round = 0; goes_on && round < most_rounds && !control_.stop_requested(); ++round) {
            changed_ = false;
            goes_on = probe() && merge_equivalent() && subsume() && eliminate_hidden() && changed_;
        }
        if (has_model_)
            merge_own_literals();
        return result();
    }

private:
    /// Makes a literal true in every model; false where it is false in all of them.
    [[nodiscard]] bool fix(Literal literal) {
        if (fixed_[literal] != 0)
            return true;
        if (fixed_[literal ^ 1U] != 0)
            return has_model_ = false;
        fixed_[literal] = 1;
        return changed_ = true;
    }

    /// Rewrites the clauses by what is fixed and replaced, until that fixes nothing more.
    [[nodiscard]] bool tidy() {
        for (bool again = true; again;) {
            again = false;
            std::size_t kept = 0;
            for (Clause& clause : problem_.clauses) {
                if (!rewrite(clause))
                    continue;
                if (clause.empty())
                    return has_model_ = false;
                if (clause.size() > 1) {
                    std::swap(problem_.clauses[kept++], clause);
                    continue;
                }
                again = true;
                if (!fix(clause[0]))
                    return false;
            }
            problem_.clauses.resize(kept);
        }
        return true;
    }

    /// False where the clause is true.
    [[nodiscard]] bool rewrite(Clause& clause) {
        std::size_t kept = 0;
        for (const Literal literal : clause) {
            const Literal now = substitution_(literal);
            if (fixed_[now] != 0)
                return false;
            if (fixed_[now ^ 1U] == 0)
                clause[kept++] = now;
        }
        clause.resize(kept);
        std::sort(clause.begin(), clause.end());
        clause.erase(std::unique(clause.begin(), clause.end()), clause.end());
        return std::adjacent_find(clause.begin(), clause.end(), [](Literal a, Literal b) {
                   return (a ^ 1U) == b;
               }) == clause.end();
    }

    /// Assumes each literal in turn.
    [[nodiscard]] bool probe() {
        constexpr std::uint64_t most_propagations = 5'000'000;
        CountingClauses clauses(problem_);
        std::vector<char> implied(2 * std::size_t{problem_.atoms});
        std::vector<Clause> equivalences;
        std::vector<char> occurs(problem_.atoms);
        for (const Clause& clause : problem_.clauses)
            for (const Literal literal : clause)
                occurs[literal / 2] = 1;
        for (std::uint32_t atom = 0; atom < problem_.atoms; ++atom) {
            if (occurs[atom] == 0 || !clauses.is_open(atom))
                continue;
            if (clauses.propagations() > most_propagations || control_.stop_requested())
                break;
            if (!probe(2 * atom, clauses, implied, equivalences))
                return has_model_ = false;
        }
        for (const Literal literal : clauses.trail())
            if (!fix(literal))
                return false;
        problem_.clauses.insert(problem_.clauses.end(), equivalences.begin(), equivalences.end());
        return tidy();
    }

    /// Assumes a literal and its negation. False where there is no model.
    [[nodiscard]] static bool probe(Literal literal, CountingClauses& clauses,
                                    std::vector<char>& implied, std::vector<Clause>& equivalences) {
        const std::size_t before = clauses.trail().size();
        const auto fails = [&](Literal assumed) {
            clauses.set_level(1);
            clauses.decide(assumed);
            return !clauses.propagate();
        };
        const auto fix = [&](Literal fixed) {
            clauses.set_level(0);
            if (clauses.is_open(fixed / 2))
                clauses.decide(fixed);
            return clauses.propagate();
        };
        if (fails(literal)) {
            clauses.undo(before);
            return fix(literal ^ 1U);
        }
        const std::vector<Literal> first(clauses.trail().begin() +
                                             static_cast<std::ptrdiff_t>(before) + 1,
                                         clauses.trail().end());
        clauses.undo(before);
        if (fails(literal ^ 1U)) {
            clauses.undo(before);
            return fix(literal);
        }
        for (const Literal one : first)
            implied[one] = 1;
        std::vector<Literal> both;
        for (std::size_t i = before + 1; i < clauses.trail().size(); ++i) {
            const Literal other = clauses.trail()[i];
            if (implied[other] != 0) {
                both.push_back(other);
            } else if (implied[other ^ 1U] != 0) { // other is not the literal
                equivalences.push_back({literal, other});
                equivalences.push_back({literal ^ 1U, other ^ 1U});
            }
        }
        for (const Literal one : first)
            implied[one] = 0;
        clauses.undo(before);
        return std::all_of(both.begin(), both.end(), fix);
    }

    /// Literals that imply each other by clauses of two become one: the strongly connected
    /// components of the implications (Tarjan 1972, without recursion).
    [[nodiscard]] bool merge_equivalent() {
        const std::size_t literals = 2 * std::size_t{problem_.atoms};
        std::vector<std::vector<Literal>> implied(literals);
        for (const Clause& clause : problem_.clauses)
            if (clause.size() == 2) {
                implied[clause[0] ^ 1U].push_back(clause[1]);
                implied[clause[1] ^ 1U].push_back(clause[0]);
            }
        std::vector<std::uint32_t> numbers(literals);
        std::vector<std::uint32_t> lows(literals);
        std::vector<Literal> open;                         // not in a component yet
        std::vector<std::pair<Literal, std::size_t>> path; // with the next implication
        std::uint32_t number = 0;
        constexpr std::uint32_t done = UINT32_MAX;
        for (Literal root = 0; root < literals; ++root) {
            if (numbers[root] != 0)
                continue;
            path.emplace_back(root, 0);
            while (!path.empty()) {
                auto& [literal, next] = path.back();
                if (next == 0 && numbers[literal] == 0) {
                    numbers[literal] = lows[literal] = ++number;
                    open.push_back(literal);
                }
                if (next < implied[literal].size()) {
                    const Literal to = implied[literal][next++];
                    if (numbers[to] == 0)
                        path.emplace_back(to, 0);
                    else
                        lows[literal] = std::min(lows[literal], numbers[to]);
                    continue;
                }
                const Literal ended = literal;
                path.pop_back();
                if (!path.empty())
                    lows[path.back().first] = std::min(lows[path.back().first], lows[ended]);
                if (lows[ended] != numbers[ended])
                    continue;
                for (Literal member = done; member != ended;) {
                    member = open.back();
                    open.pop_back();
                    numbers[member] = done;
                    if (!merge(member, ended))
                        return false;
                }
            }
        }
        return tidy();
    }

    [[nodiscard]] bool merge(Literal one, Literal other) {
        one = substitution_(one);
        other = substitution_(other);
        if (one == other)
            return true;
        if (one == (other ^ 1U))
            return has_model_ = false;
        substitution_.replace(one, other);
        replaced_[one / 2] = 1;
        changed_ = true;
        if (problem_.shown[one / 2] == 0)
            return true;
        problem_.shown[other / 2] = 1;
        if (problem_.is_weighted()) {
            problem_.weights[other] *= problem_.weights[one];
            problem_.weights[other ^ 1U] *= problem_.weights[one ^ 1U];
        }
        return true;
    }

    [[nodiscard]] std::vector<std::vector<std::uint32_t>> occurrences() const {
        std::vector<std::vector<std::uint32_t>> where(2 * std::size_t{problem_.atoms});
        for (std::uint32_t i = 0; i < problem_.clauses.size(); ++i)
            for (const Literal literal : problem_.clauses[i])
                where[literal].push_back(i);
        return where;
    }

    /// Removes clauses that hold a smaller one, and literals whose negation stands in a clause that
    /// is otherwise part of theirs (Een, Biere 2005).
    [[nodiscard]] bool subsume() {
        constexpr std::size_t most_work = 50'000'000;
        auto where = occurrences();
        std::vector<std::uint32_t> order(problem_.clauses.size());
        std::iota(order.begin(), order.end(), 0U);
        std::stable_sort(order.begin(), order.end(), [this](std::uint32_t a, std::uint32_t b) {
            return problem_.clauses[a].size() < problem_.clauses[b].size();
        });
        std::vector<char> marked(2 * std::size_t{problem_.atoms});
        std::size_t work = 0;
        for (const std::uint32_t i : order) {
            if (work > most_work || control_.stop_requested())
                break;
            const Clause clause = problem_.clauses[i];
            if (clause.size() < 2)
                continue;
            for (std::size_t flipped = 0; flipped <= clause.size(); ++flipped) {
                // Of a long clause this is much, even where no other one has its literals.
                work += clause.size();
                if (work > most_work)
                    break;
                // With one literal negated, or none: whoever holds all of these is longer than need
                // be.
                const auto literal_at = [&](std::size_t at) {
                    return clause[at] ^ (at + 1 == flipped ? 1U : 0U);
                };
                std::size_t rarest = 0;
                for (std::size_t at = 1; at < clause.size(); ++at)
                    if (where[literal_at(at)].size() < where[literal_at(rarest)].size())
                        rarest = at;
                for (std::size_t at = 0; at < clause.size(); ++at)
                    marked[literal_at(at)] = 1;
                for (const std::uint32_t j : where[literal_at(rarest)]) {
                    Clause& other = problem_.clauses[j];
                    work += other.size();
                    if (j == i || other.size() < clause.size())
                        continue;
                    const auto common = static_cast<std::size_t>(
                        std::count_if(other.begin(), other.end(),
                                      [&](Literal literal) { return marked[literal] != 0; }));
                    if (common < clause.size())
                        continue;
                    changed_ = true;
                    if (flipped == 0)
                        other.clear(); // removed below
                    else
                        std::erase(other, literal_at(flipped - 1));
                }
                for (std::size_t at = 0; at < clause.size(); ++at)
                    marked[literal_at(at)] = 0;
            }
        }
        std::erase_if(problem_.clauses, [](const Clause& clause) { return clause.empty(); });
        return tidy();
    }

    /// Hidden atoms go by resolution: models that differ in them alone count once.
    [[nodiscard]] bool eliminate_hidden() {
        if (std::find(problem_.shown.begin(), problem_.shown.end(), 0) == problem_.shown.end())
            return true;
        auto where = occurrences();
        std::vector<Clause> resolvents;
        for (std::uint32_t atom = 0; atom < problem_.atoms; ++atom) {
            if (problem_.shown[atom] != 0 || control_.stop_requested())
                continue;
            for (auto* list : {&where[2 * std::size_t{atom}], &where[2 * std::size_t{atom} + 1]})
                std::erase_if(*list, [&](std::uint32_t i) { return problem_.clauses[i].empty(); });
            const auto& with = where[2 * std::size_t{atom}];
            const auto& without = where[2 * std::size_t{atom} + 1];
            constexpr std::size_t most_pairs = 400;
            if (with.size() + without.size() == 0 || with.size() * without.size() > most_pairs)
                continue;
            if (!resolve(2 * atom, with, without, resolvents))
                continue;
            changed_ = true;
            for (const auto* list : {&with, &without})
                for (const std::uint32_t i : *list)
                    problem_.clauses[i].clear();
            for (Clause& clause : resolvents) {
                if (clause.empty())
                    return has_model_ = false;
                for (const Literal literal : clause)
                    where[literal].push_back(static_cast<std::uint32_t>(problem_.clauses.size()));
                problem_.clauses.push_back(std::move(clause));
            }
        }
        std::erase_if(problem_.clauses, [](const Clause& clause) { return clause.empty(); });
        return tidy();
    }

    /// All resolvents on the literal; false where they are more than the clauses.
    [[nodiscard]] bool resolve(Literal on, const std::vector<std::uint32_t>& with,
                               const std::vector<std::uint32_t>& without,
                               std::vector<Clause>& resolvents) {
        resolvents.clear();
        constexpr std::size_t longest = 30; // literals
        for (const std::uint32_t i : with)
            for (const std::uint32_t j : without) {
                Clause clause = problem_.clauses[i];
                clause.insert(clause.end(), problem_.clauses[j].begin(), problem_.clauses[j].end());
                std::erase_if(clause, [on](Literal literal) { return literal / 2 == on / 2; });
                if (!rewrite(clause))
                    continue;
                resolvents.push_back(std::move(clause));
                if (resolvents.size() > with.size() + without.size() ||
                    resolvents.back().size() > longest)
                    return false;
            }
        return true;
    }

    /// Literals that stand in a clause of thousands, and in no other one, become one, which is true
    /// where any of them is: the search would decide them one by one, with a copy of the rest each
    /// time.
    void merge_own_literals() {
        constexpr std::size_t many = 1000;
        if (std::none_of(problem_.clauses.begin(), problem_.clauses.end(),
                         [](const Clause& clause) { return clause.size() > many; }))
            return;
        const auto where = occurrences();
        const auto is_own = [&](Literal literal) {
            return problem_.shown[literal / 2] != 0 && where[literal].size() == 1 &&
                   where[literal ^ 1U].empty();
        };
        for (Clause& clause : problem_.clauses) {
            const auto first = std::stable_partition(
                clause.begin(), clause.end(), [&](Literal literal) { return !is_own(literal); });
            if (clause.end() - first > static_cast<std::ptrdiff_t>(many)) {
                merge_into_first({first, clause.end()});
                clause.erase(first + 1, clause.end());
            }
            std::sort(clause.begin(), clause.end());
        }
        static_cast<void>(tidy()); // a clause of one literal may have come
    }

    void merge_into_first(std::span<const Literal> literals) {
        if (!problem_.is_weighted())
            problem_.weights.assign(2 * std::size_t{problem_.atoms}, 1);
        mpz_class any = 1;
        mpz_class none = 1;
        for (const Literal literal : literals) {
            any *= problem_.weights[literal] + problem_.weights[literal ^ 1U];
            none *= problem_.weights[literal ^ 1U];
            replaced_[literal / 2] = 1;
        }
        const Literal first = literals.front();
        replaced_[first / 2] = 0;
        problem_.weights[first] = any - none;
        problem_.weights[first ^ 1U] = none;
    }

    SimplifiedCount result() {
        SimplifiedCount result;
        if (!has_model_) {
            result.factor = 0;
            return result;
        }
        const bool weighted = problem_.is_weighted();
        std::vector<std::uint32_t> numbers(problem_.atoms, UINT32_MAX);
        CountingProblem& left = result.problem;
        std::vector<char> occurs(problem_.atoms);
        for (const Clause& clause : problem_.clauses)
            for (const Literal literal : clause)
                occurs[literal / 2] = 1;
        mp_bitcnt_t free = 0;
        std::vector<mpz_class> factors;
        for (std::uint32_t atom = 0; atom < problem_.atoms; ++atom) {
            const Literal literal = 2 * atom;
            if (occurs[atom] != 0) {
                numbers[atom] = left.atoms++;
                left.shown.push_back(problem_.shown[atom]);
                if (weighted) {
                    left.weights.push_back(problem_.weights[literal]);
                    left.weights.push_back(problem_.weights[literal + 1]);
                }
                continue;
            }
            if (replaced_[atom] != 0 || problem_.shown[atom] == 0)
                continue;
            const bool is_fixed = fixed_[literal] != 0 || fixed_[literal + 1] != 0;
            if (is_fixed && weighted)
                factors.push_back(problem_.weights[fixed_[literal] != 0 ? literal : literal + 1]);
            else if (!is_fixed && weighted)
                factors.emplace_back(problem_.weights[literal] + problem_.weights[literal + 1]);
            else
                free += is_fixed ? 0 : 1;
        }
        result.factor = product_of(std::move(factors)) << free;
        for (Clause& clause : problem_.clauses) {
            for (Literal& literal : clause)
                literal = 2 * numbers[literal / 2] + literal % 2;
            left.clauses.push_back(std::move(clause));
        }
        return result;
    }

    CountingProblem problem_;
    const Control& control_;
    std::vector<char> fixed_;    ///< By literal: whether it is true in every model.
    std::vector<char> replaced_; ///< By atom: whether another one stands for it.
    Substitution substitution_;
    bool changed_ = false;
    bool has_model_ = true;
};

} // namespace

SimplifiedCount simplify_for_counting(CountingProblem problem, const Control& control) {
    return Simplifier(std::move(problem), control).run();
}

} // namespace loggia::sat
