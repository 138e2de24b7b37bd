#include "core/base/poll.hpp"
#include "core/sat/engines/parity.hpp"

#include <algorithm>
#include <array>
#include <climits>
#include <cstdint>
#include <cstdlib>
#include <initializer_list>
#include <iterator>
#include <set>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

namespace loggia::sat {

namespace {

/// Adds equations in pairs, shortest first, and shows each sum.
class AdditionProof {
public:
    AdditionProof(const logic::ClauseSet& clauses, const Control& control, std::size_t most)
        : poll_(control, 2000), most_(most), next_atom_(clauses.atoms()) {}

    std::optional<Proof> run(const ParityContradiction& found) && {
        for (const ParityEquation& equation : found.equations) {
            if (failed())
                return std::nullopt;
            enter(load(equation));
        }
        while (!by_length_.empty() && !refuted_ && !failed()) {
            const std::size_t shortest = take(by_length_.begin()->second);
            const std::size_t partner = take(best_partner(shortest));
            Sum sum = add(sums_[shortest], sums_[partner]);
            sums_[shortest] = sums_[partner] = {};
            enter(std::move(sum));
        }
        if (failed() || !refuted_)
            return std::nullopt;
        return std::move(proof_);
    }

private:
    /// An equation that has been shown. The sum of its atoms up to each one is a literal: the first
    /// atom itself, then new atoms with definitions; that the last has the right value is a clause
    /// of one literal.
    struct Sum {
        std::vector<int> atoms;
        std::vector<int> prefixes;
        bool odd = false;
    };

    [[nodiscard]] bool failed() {
        return poll_.stop() || proof_.literals() > most_ || next_atom_ == INT_MAX;
    }

    int new_atom() {
        if (next_atom_ < INT_MAX)
            ++next_atom_;
        return next_atom_;
    }

    /// The clauses that say that the sum of these literals is even, each with a literal more where
    /// that is not 0; the first literal is the pivot.
    template <class Visit>
    static void for_each_clause(std::span<const int> literals, bool odd, Visit visit) {
        std::vector<int> clause(literals.size());
        for (std::uint32_t row = 0; row < 1U << literals.size(); ++row) {
            bool sum = false;
            for (std::size_t i = 0; i < literals.size(); ++i) {
                const bool value = (row >> i & 1U) != 0;
                sum = sum != value;
                clause[i] = value ? -literals[i] : literals[i];
            }
            if (sum != odd)
                visit(clause);
        }
    }

    void define(int sum, int before, int atom) {
        for_each_clause(std::initializer_list<int>{sum, before, atom}, false,
                        [this](std::span<const int> clause) { proof_.add(clause); });
    }

    void undefine(const Sum& sum) {
        for (std::size_t i = 1; i < sum.atoms.size(); ++i)
            forget(std::initializer_list<int>{sum.prefixes[i], sum.prefixes[i - 1], sum.atoms[i]},
                   false);
    }

    void forget(std::span<const int> literals, bool odd) {
        for_each_clause(literals, odd,
                        [this](std::span<const int> clause) { proof_.remove(clause); });
    }

    /// Shows the clauses of an equation by looking at both values of an atom that is not in it, but
    /// on which what it follows from depends.
    void show(std::span<const int> literals, bool odd, int by_cases) {
        const bool within = std::any_of(literals.begin(), literals.end(), [by_cases](int literal) {
            return std::abs(literal) == by_cases;
        });
        for_each_clause(literals, odd, [&](std::vector<int>& clause) {
            if (!within) {
                clause.push_back(by_cases);
                proof_.add(clause);
                clause.pop_back();
            }
            proof_.add(clause);
            if (!within) {
                clause.push_back(by_cases);
                proof_.remove(clause);
                clause.pop_back();
            }
        });
    }

    /// An equation of the set: each step has one prefix more and one atom less.
    Sum load(const ParityEquation& equation) {
        Sum sum{equation.atoms, {equation.atoms.front()}, equation.odd};
        std::vector<int> before = equation.atoms;
        for (std::size_t i = 1; i < sum.atoms.size(); ++i) {
            sum.prefixes.push_back(new_atom());
            define(sum.prefixes[i], sum.prefixes[i - 1], sum.atoms[i]);
            std::vector<int> after(before.begin() + 1, before.end());
            after[0] = sum.prefixes[i];
            show(after, sum.odd, sum.atoms[i]);
            if (i > 1)
                forget(before, sum.odd);
            before = std::move(after);
        }
        return sum;
    }

    /// Goes along the atoms of both and shows for each prefix that it is the sum of theirs.
    Sum add(const Sum& a, const Sum& b) {
        Sum sum;
        sum.odd = a.odd != b.odd;
        std::size_t i = 0;
        std::size_t j = 0;
        std::vector<int> shown; // the literals whose sum is 0 so far
        while ((i < a.atoms.size() || j < b.atoms.size()) && !failed()) {
            const int atom = std::min(i < a.atoms.size() ? a.atoms[i] : INT_MAX,
                                      j < b.atoms.size() ? b.atoms[j] : INT_MAX);
            const bool in_a = i < a.atoms.size() && a.atoms[i] == atom;
            const bool in_b = j < b.atoms.size() && b.atoms[j] == atom;
            i += in_a ? 1 : 0;
            j += in_b ? 1 : 0;
            if (in_a != in_b) {
                const int before = sum.prefixes.empty() ? 0 : sum.prefixes.back();
                sum.atoms.push_back(atom);
                sum.prefixes.push_back(before == 0 ? atom : new_atom());
                if (before != 0)
                    define(sum.prefixes.back(), before, atom);
            }
            std::vector<int> now;
            const auto toggle = [&now](int literal) {
                const auto there = std::find(now.begin(), now.end(), literal);
                if (there == now.end())
                    now.push_back(literal);
                else
                    now.erase(there);
            };
            if (i > 0)
                toggle(a.prefixes[i - 1]);
            if (j > 0)
                toggle(b.prefixes[j - 1]);
            if (!sum.prefixes.empty())
                toggle(sum.prefixes.back());
            show(now, false, atom);
            forget(shown, false);
            shown = std::move(now);
        }
        if (!sum.atoms.empty()) {
            const int last = sum.prefixes.back();
            proof_.add(std::initializer_list<int>{sum.odd ? last : -last});
        } else if (sum.odd) {
            proof_.add({});
            refuted_ = true;
        }
        forget(shown, false);
        undefine(a);
        undefine(b);
        return sum;
    }

    void enter(Sum sum) {
        if (sum.atoms.empty())
            return;
        const std::size_t number = sums_.size();
        for (const int atom : sum.atoms)
            by_atom_[atom].insert(number);
        by_length_.emplace(sum.atoms.size(), number);
        sums_.push_back(std::move(sum));
    }

    std::size_t take(std::size_t number) {
        by_length_.erase({sums_[number].atoms.size(), number});
        for (const int atom : sums_[number].atoms)
            by_atom_[atom].erase(number);
        return number;
    }

    /// With which the sum is shortest. There is one, as every atom is in an even number of them.
    std::size_t best_partner(std::size_t number) {
        std::unordered_map<std::size_t, std::size_t> shared;
        for (const int atom : sums_[number].atoms)
            for (const std::size_t other : by_atom_[atom])
                ++shared[other];
        const auto longer = [&](const auto& entry) {
            return std::pair(static_cast<std::ptrdiff_t>(sums_[entry.first].atoms.size()) -
                                 2 * static_cast<std::ptrdiff_t>(entry.second),
                             entry.first);
        };
        return std::min_element(shared.begin(), shared.end(),
                                [&](const auto& a, const auto& b) { return longer(a) < longer(b); })
            ->first;
    }

    Poll poll_;
    std::size_t most_;
    int next_atom_; ///< the largest atom in use
    std::vector<Sum> sums_;
    std::set<std::pair<std::size_t, std::size_t>> by_length_; ///< sums not yet added to another
    std::unordered_map<int, std::set<std::size_t>> by_atom_;
    Proof proof_;
    bool refuted_ = false;
};

/// Unit propagation, which does the same in equations as in the clauses that encode them.
class EquationPropagation {
public:
    explicit EquationPropagation(const std::vector<ParityEquation>& equations)
        : equations_(equations) {
        for (const ParityEquation& equation : equations)
            atoms_.insert(atoms_.end(), equation.atoms.begin(), equation.atoms.end());
        std::sort(atoms_.begin(), atoms_.end());
        atoms_.erase(std::unique(atoms_.begin(), atoms_.end()), atoms_.end());
        occurrences_.resize(atoms_.size());
        for (std::size_t i = 0; i < equations.size(); ++i)
            for (const int atom : equations[i].atoms)
                occurrences_[index_of(atom)].push_back(i);
    }

    /// Whether there is a conflict once the atom has that value.
    bool fails(int atom, bool value) {
        values_.assign(atoms_.size(), unknown);
        trail_.clear();
        open_.clear();
        odd_.clear();
        for (const ParityEquation& equation : equations_) {
            open_.push_back(equation.atoms.size());
            odd_.push_back(equation.odd ? 1 : 0);
        }
        bool fits = assign(index_of(atom), value ? 1 : 0);
        for (std::size_t i = 0; i < equations_.size() && fits; ++i)
            fits = open_[i] != 1 || assign(index_of(equations_[i].atoms[0]), odd_[i]);
        for (std::size_t next = 0; next < trail_.size() && fits; ++next)
            for (const std::size_t i : occurrences_[trail_[next]]) {
                odd_[i] = static_cast<signed char>(odd_[i] ^ values_[trail_[next]]);
                --open_[i];
                fits = fits && settle(i);
            }
        return !fits;
    }

private:
    static constexpr signed char unknown = -1;

    [[nodiscard]] std::size_t index_of(int atom) const {
        return static_cast<std::size_t>(std::lower_bound(atoms_.begin(), atoms_.end(), atom) -
                                        atoms_.begin());
    }

    bool assign(std::size_t index, signed char value) {
        if (values_[index] != unknown)
            return values_[index] == value;
        values_[index] = value;
        trail_.push_back(index);
        return true;
    }

    /// Gives the last open atom its value; false where the equation fails.
    bool settle(std::size_t equation) {
        if (open_[equation] != 1)
            return open_[equation] > 0 || odd_[equation] == 0;
        for (const int atom : equations_[equation].atoms)
            if (const std::size_t index = index_of(atom); values_[index] == unknown)
                return assign(index, odd_[equation]);
        return true; // it has one, which comes later on the trail
    }

    const std::vector<ParityEquation>& equations_;
    std::vector<int> atoms_; ///< by index, rising
    std::vector<std::vector<std::size_t>> occurrences_;
    std::vector<signed char> values_;
    std::vector<std::size_t> trail_;
    std::vector<std::size_t> open_; ///< by equation: atoms that propagation has not come to
    std::vector<signed char> odd_;  ///< by equation: what their sum has to be
};

/// Two steps where both values of an atom fail by unit propagation, as in a circle of equivalences:
/// additions would be thousands of steps there, each of which takes a checker along the circle.
std::optional<Proof> prove_by_one_atom(const ParityContradiction& found, const Control& control) {
    constexpr std::size_t most_tried = 8;
    EquationPropagation propagation(found.equations);
    const std::size_t tried = std::min(most_tried, found.equations.size());
    for (std::size_t i = 0; i < tried && !control.stop_requested(); ++i) {
        const int atom = found.equations[i * found.equations.size() / tried].atoms.front();
        if (!propagation.fails(atom, false) || !propagation.fails(atom, true))
            continue;
        Proof proof;
        proof.add(std::array{atom});
        proof.add({});
        return proof;
    }
    return std::nullopt;
}

} // namespace

std::optional<Proof> prove_contradiction(const logic::ClauseSet& clauses,
                                         const ParityContradiction& found, const Control& control,
                                         std::size_t most) {
    if (auto proof = prove_by_one_atom(found, control))
        return proof;
    return AdditionProof(clauses, control, most).run(found);
}

} // namespace loggia::sat
