#include "core/sat/engines/parity.hpp"

#include "core/base/number_text.hpp"
#include "core/base/poll.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstdlib>
#include <iterator>
#include <span>
#include <utility>

namespace loggia::sat {

namespace {

/// A clause as a row of the truth table that it forbids: its atoms, rising, and a bit for each
/// that is negated. No atoms where the clause repeats one or is too long.
struct ForbiddenRow {
    std::vector<int> atoms;
    std::uint32_t negated = 0;
};

void read_row(std::span<const int> clause, ForbiddenRow& row) {
    row.atoms.clear();
    row.negated = 0;
    if (clause.size() > most_parity_atoms)
        return;
    for (const int literal : clause)
        row.atoms.push_back(std::abs(literal));
    std::sort(row.atoms.begin(), row.atoms.end());
    if (std::adjacent_find(row.atoms.begin(), row.atoms.end()) != row.atoms.end()) {
        row.atoms.clear();
        return;
    }
    for (const int literal : clause)
        if (literal < 0) {
            const auto place = std::lower_bound(row.atoms.begin(), row.atoms.end(), -literal);
            row.negated |= 1U << static_cast<unsigned>(place - row.atoms.begin());
        }
}

/// The same for all clauses over the same atoms, in whatever order.
std::uint64_t hash_of_atoms(std::span<const int> clause) {
    std::uint64_t sum = clause.size();
    for (const int literal : clause) {
        auto x = static_cast<std::uint64_t>(std::abs(literal)) * 0x9E3779B97F4A7C15U;
        x = (x ^ (x >> 29U)) * 0xBF58476D1CE4E5B9U;
        sum += x ^ (x >> 32U);
    }
    return sum * 0x94D049BB133111EBU;
}

constexpr std::size_t rows_of_parity(std::size_t atoms) {
    return std::size_t{1} << (atoms - 1);
}

/// Clauses by the atoms that they are over. As most sets say nothing modulo 2, clauses are first
/// counted by a hash of their atoms, and only those with enough company are looked at.
class EquationFinder {
public:
    EquationFinder(const logic::ClauseSet& clauses, const Control& control)
        : clauses_(clauses), poll_(control, 20) {}

    ParityEquations run() {
        count();
        collect();
        ParityEquations found;
        std::size_t used = 0;
        for (std::size_t begin = 0; begin < members_.size() && !poll_.stop();) {
            std::size_t end = begin;
            while (end < members_.size() && members_[end].first == members_[begin].first)
                ++end;
            used += read_group(begin, end, found.equations);
            begin = end;
        }
        if (poll_.stop() || std::all_of(found.equations.begin(), found.equations.end(),
                                        [](const auto& e) { return e.atoms.size() < 2; }))
            return {};
        found.nothing_else = used == clauses_.size();
        return found;
    }

private:
    void count() {
        const std::size_t slots = std::bit_ceil(2 * clauses_.size() + 1);
        counts_.assign(slots, 0);
        for (std::size_t i = 0; i < clauses_.size() && !poll_.stop(); ++i)
            if (const auto clause = clauses_[i]; fits(clause)) {
                std::uint16_t& slot = counts_[hash_of_atoms(clause) >> 7U & (slots - 1)];
                slot = static_cast<std::uint16_t>(slot + (slot < UINT16_MAX ? 1 : 0));
            }
    }

    void collect() {
        for (std::size_t i = 0; i < clauses_.size() && !poll_.stop(); ++i)
            if (const auto clause = clauses_[i]; fits(clause)) {
                const std::uint64_t hash = hash_of_atoms(clause);
                if (counts_[hash >> 7U & (counts_.size() - 1)] >= rows_of_parity(clause.size()))
                    members_.emplace_back(hash, i);
            }
        std::sort(members_.begin(), members_.end());
    }

    static bool fits(std::span<const int> clause) {
        return !clause.empty() && clause.size() <= most_parity_atoms;
    }

    /// Clauses of one hash; how many of them belong to an equation.
    std::size_t read_group(std::size_t begin, std::size_t end,
                           std::vector<ParityEquation>& equations) {
        std::size_t used = 0;
        // Different atoms hardly ever have one hash; then another round takes the others.
        std::vector<ForbiddenRow> rows(end - begin);
        for (std::size_t i = begin; i < end; ++i)
            read_row(clauses_[members_[i].second], rows[i - begin]);
        std::sort(rows.begin(), rows.end(), [](const ForbiddenRow& a, const ForbiddenRow& b) {
            return a.atoms != b.atoms ? a.atoms < b.atoms : a.negated < b.negated;
        });
        for (auto first = rows.begin(); first != rows.end();) {
            const auto last = std::find_if(first, rows.end(), [first](const ForbiddenRow& row) {
                return row.atoms != first->atoms;
            });
            if (!first->atoms.empty())
                used += read_rows(std::span(first, last), equations);
            first = last;
        }
        return used;
    }

    static std::size_t read_rows(std::span<const ForbiddenRow> rows,
                                 std::vector<ParityEquation>& equations) {
        std::size_t used = 0;
        for (const bool odd : {false, true}) {
            // A row that is forbidden has the other sum.
            std::size_t count = 0;
            std::size_t different = 0;
            for (std::size_t i = 0; i < rows.size(); ++i) {
                if ((std::popcount(rows[i].negated) % 2 != 0) == odd)
                    continue;
                ++count;
                different += i == 0 || rows[i].negated != rows[i - 1].negated ? 1 : 0;
            }
            if (different == rows_of_parity(rows.front().atoms.size())) {
                equations.push_back({rows.front().atoms, odd});
                used += count;
            }
        }
        return used;
    }

    const logic::ClauseSet& clauses_;
    Poll poll_;
    std::vector<std::uint16_t> counts_;
    std::vector<std::pair<std::uint64_t, std::size_t>> members_; ///< by hash: clauses
};

/// Gaussian elimination that remembers of which equations a row is the sum.
class ParityElimination {
public:
    ParityElimination(const std::vector<ParityEquation>& equations, const Control& control)
        : equations_(equations), poll_(control, 100) {
        for (const ParityEquation& equation : equations)
            names_.insert(names_.end(), equation.atoms.begin(), equation.atoms.end());
        std::sort(names_.begin(), names_.end());
        names_.erase(std::unique(names_.begin(), names_.end()), names_.end());
    }

    ParityAnswer run(int atoms) {
        for (const ParityEquation& equation : equations_) {
            auto& row = rows_.emplace_back(Row{{}, equation.odd, none, none});
            for (const int atom : equation.atoms)
                row.atoms.push_back(static_cast<int>(
                    std::lower_bound(names_.begin(), names_.end(), atom) - names_.begin()));
        }
        active_.assign(rows_.size(), true);
        by_atom_.resize(names_.size());
        counts_.assign(names_.size(), 0);
        for (std::uint32_t i = 0; i < rows_.size(); ++i)
            enter(i);
        ParityAnswer answer;
        if (eliminate_sparse() && contradiction_ == none && !eliminate_dense())
            return answer;
        if (contradiction_ != none)
            answer.contradiction = trace_back();
        else if (!poll_.stop())
            answer.solution = solution(atoms);
        return answer;
    }

private:
    static constexpr std::uint32_t none = UINT32_MAX;
    static constexpr std::uint32_t most_occurrences = 3;
    static constexpr std::size_t most_work = 200'000'000;         ///< atoms of rows that are added
    static constexpr std::size_t most_dense_work = 5'000'000'000; ///< words; about two seconds

    /// A sum of two earlier rows, or an equation.
    struct Row {
        std::vector<int> atoms;
        bool odd;
        std::uint32_t left;
        std::uint32_t right;
    };

    void enter(std::uint32_t row) {
        if (rows_[row].atoms.empty()) {
            active_[row] = false;
            if (rows_[row].odd && contradiction_ == none)
                contradiction_ = row;
            return;
        }
        for (const int atom : rows_[row].atoms) {
            by_atom_[static_cast<std::size_t>(atom)].push_back(row);
            ++counts_[static_cast<std::size_t>(atom)];
            few(atom);
        }
    }

    void leave(std::uint32_t row) {
        active_[row] = false;
        for (const int atom : rows_[row].atoms) {
            --counts_[static_cast<std::size_t>(atom)];
            few(atom);
        }
    }

    void few(int atom) {
        const std::uint32_t count = counts_[static_cast<std::size_t>(atom)];
        if (count > 0 && count <= most_occurrences)
            queues_[count - 1].push_back(atom);
    }

    /// An atom that is in one equation, or else in two, or in three; -1 where there is none.
    int next_atom() {
        for (std::uint32_t count = 1; count <= most_occurrences; ++count) {
            auto& queue = queues_[count - 1];
            while (!queue.empty()) {
                const int atom = queue.back();
                queue.pop_back();
                if (counts_[static_cast<std::size_t>(atom)] == count)
                    return atom;
            }
        }
        return -1;
    }

    static std::vector<int> sum(const std::vector<int>& a, const std::vector<int>& b) {
        std::vector<int> result;
        std::set_symmetric_difference(a.begin(), a.end(), b.begin(), b.end(),
                                      std::back_inserter(result));
        return result;
    }

    /// False when stopped.
    bool eliminate_sparse() {
        while (contradiction_ == none) {
            if (poll_.stop())
                return false;
            const int atom = next_atom();
            if (atom < 0 || work_ > most_work)
                return true;
            std::vector<std::uint32_t> with;
            for (const std::uint32_t row : by_atom_[static_cast<std::size_t>(atom)])
                if (active_[row])
                    with.push_back(row);
            by_atom_[static_cast<std::size_t>(atom)].clear();
            std::iter_swap(with.begin(), std::min_element(with.begin(), with.end(),
                                                          [this](std::uint32_t a, std::uint32_t b) {
                                                              return rows_[a].atoms.size() <
                                                                     rows_[b].atoms.size();
                                                          }));
            for (std::size_t i = 1; i < with.size(); ++i)
                add(with[0], with[i]);
            leave(with[0]);
            solved_.emplace_back(atom, with[0]);
        }
        return true;
    }

    /// A new row in the place of `row`.
    void add(std::uint32_t pivot, std::uint32_t row) {
        rows_.push_back({sum(rows_[pivot].atoms, rows_[row].atoms),
                         rows_[pivot].odd != rows_[row].odd, pivot, row});
        active_.push_back(true);
        leave(row);
        work_ += rows_[pivot].atoms.size() + rows_[row].atoms.size();
        rows_[row].atoms = {};
        enter(static_cast<std::uint32_t>(rows_.size() - 1));
    }

    // What is left, as bits: a column for each atom, then the right side; and, for each row, of
    // which rows it is the sum.
    struct Dense {
        std::vector<std::uint32_t> rows;
        std::vector<int> columns;
        std::size_t width = 0; ///< words
        std::size_t combination_width = 0;
        std::vector<std::uint64_t> bits;
        std::vector<std::uint64_t> combinations;

        [[nodiscard]] std::uint64_t* row(std::size_t r) { return bits.data() + r * width; }
        [[nodiscard]] std::uint64_t* combination(std::size_t r) {
            return combinations.data() + r * combination_width;
        }
        void swap(std::size_t a, std::size_t b) {
            std::swap_ranges(row(a), row(a) + width, row(b));
            std::swap_ranges(combination(a), combination(a) + combination_width, combination(b));
        }
        void add(std::size_t from, std::size_t to) {
            for (std::size_t w = 0; w < width; ++w)
                row(to)[w] ^= row(from)[w];
            for (std::size_t w = 0; w < combination_width; ++w)
                combination(to)[w] ^= combination(from)[w];
        }
    };

    static bool bit(const std::uint64_t* words, std::size_t i) {
        return (words[i / 64] >> (i % 64) & 1U) != 0;
    }
    static void flip(std::uint64_t* words, std::size_t i) {
        words[i / 64] ^= std::uint64_t{1} << (i % 64);
    }

    bool load_dense(Dense& dense) {
        std::vector<std::size_t> column_of(names_.size(), SIZE_MAX);
        for (std::uint32_t r = 0; r < rows_.size(); ++r) {
            if (!active_[r])
                continue;
            dense.rows.push_back(r);
            for (const int atom : rows_[r].atoms)
                if (auto& column = column_of[static_cast<std::size_t>(atom)]; column == SIZE_MAX) {
                    column = dense.columns.size();
                    dense.columns.push_back(atom);
                }
        }
        dense.width = dense.columns.size() / 64 + 1;
        dense.combination_width = dense.rows.size() / 64 + 1;
        const std::size_t words = dense.width + dense.combination_width;
        if (dense.rows.size() > most_dense_work / words / (dense.rows.size() + 1))
            return false;
        dense.bits.assign(dense.rows.size() * dense.width, 0);
        dense.combinations.assign(dense.rows.size() * dense.combination_width, 0);
        for (std::size_t r = 0; r < dense.rows.size(); ++r) {
            const Row& row = rows_[dense.rows[r]];
            for (const int atom : row.atoms)
                flip(dense.row(r), column_of[static_cast<std::size_t>(atom)]);
            if (row.odd)
                flip(dense.row(r), dense.columns.size());
            flip(dense.combination(r), r);
        }
        return true;
    }

    /// False where it was not done.
    bool eliminate_dense() {
        Dense dense;
        if (poll_.stop() || !load_dense(dense))
            return false;
        std::size_t done = 0;
        std::vector<std::size_t> pivots;
        for (std::size_t column = 0; column < dense.columns.size() && done < dense.rows.size();
             ++column) {
            std::size_t r = done;
            while (r < dense.rows.size() && !bit(dense.row(r), column))
                ++r;
            if (r == dense.rows.size())
                continue;
            dense.swap(done, r);
            for (++r; r < dense.rows.size(); ++r) {
                if (poll_.stop())
                    return false;
                if (bit(dense.row(r), column))
                    dense.add(done, r);
            }
            pivots.push_back(column);
            ++done;
        }
        for (std::size_t r = done; r < dense.rows.size(); ++r)
            if (bit(dense.row(r), dense.columns.size())) {
                for (std::size_t k = 0; k < dense.rows.size(); ++k)
                    if (bit(dense.combination(r), k))
                        summands_.push_back(dense.rows[k]);
                contradiction_ = summands_.front();
                return true;
            }
        for (std::size_t p = 0; p < pivots.size(); ++p) {
            std::vector<int> atoms;
            for (std::size_t column = 0; column < dense.columns.size(); ++column)
                if (bit(dense.row(p), column))
                    atoms.push_back(dense.columns[column]);
            solved_.emplace_back(dense.columns[pivots[p]],
                                 static_cast<std::uint32_t>(rows_.size()));
            rows_.push_back(
                {std::move(atoms), bit(dense.row(p), dense.columns.size()), none, none});
        }
        return true;
    }

    /// The equations that the contradiction is the sum of.
    ParityContradiction trace_back() {
        std::vector<bool> needed(rows_.size(), false);
        if (summands_.empty())
            summands_.push_back(contradiction_);
        for (const std::uint32_t row : summands_)
            needed[row] = true;
        ParityContradiction result;
        for (std::size_t i = rows_.size(); i-- > 0;) {
            if (!needed[i])
                continue;
            if (rows_[i].left == none) {
                result.equations.push_back(equations_[i]);
            } else { // what is needed twice cancels
                needed[rows_[i].left] = !needed[rows_[i].left];
                needed[rows_[i].right] = !needed[rows_[i].right];
            }
        }
        return result;
    }

    [[nodiscard]] std::vector<bool> solution(int atoms) const {
        std::vector<bool> values(static_cast<std::size_t>(atoms) + 1, false);
        const auto value_of = [&](int atom) {
            return values[static_cast<std::size_t>(names_[static_cast<std::size_t>(atom)])];
        };
        for (std::size_t i = solved_.size(); i-- > 0;) {
            const auto& [atom, number] = solved_[i];
            bool value = rows_[number].odd;
            for (const int other : rows_[number].atoms)
                if (other != atom)
                    value = value != value_of(other);
            value_of(atom) = value;
        }
        return values;
    }

    const std::vector<ParityEquation>& equations_;
    Poll poll_;
    std::vector<int> names_; ///< of atoms 0, 1 ..., which is what rows are made of
    std::vector<Row> rows_;  ///< the equations, then sums; what is left of active ones counts
    std::vector<bool> active_;
    std::vector<std::vector<std::uint32_t>> by_atom_;       ///< may hold rows that have left
    std::vector<std::uint32_t> counts_;                     ///< active rows, by atom
    std::array<std::vector<int>, most_occurrences> queues_; ///< may be out of date
    std::vector<std::pair<int, std::uint32_t>> solved_;     ///< atoms, each by a row
    std::size_t work_ = 0;
    std::uint32_t contradiction_ = none;
    std::vector<std::uint32_t> summands_; ///< rows that add up to it, where they were bits
};

} // namespace

std::string describe(const ParityContradiction& found) {
    return fmt::format("{} {} over GF(2) add up to 0 = 1", number_text(found.equations.size()),
                       found.equations.size() == 1 ? "equation" : "equations");
}

ParityEquations find_parity(const logic::ClauseSet& clauses, const Control& control) {
    return EquationFinder(clauses, control).run();
}

ParityAnswer solve_parity(const std::vector<ParityEquation>& equations, int atoms,
                          const Control& control) {
    if (equations.size() >= UINT32_MAX / 2)
        return {};
    return ParityElimination(equations, control).run(atoms);
}

bool is_contradiction(const logic::ClauseSet& clauses, const ParityContradiction& claim) {
    // The sum of the equations, and the clauses that they consist of.
    std::vector<int> odd_atoms;
    bool odd = false;
    std::vector<std::vector<int>> wanted;
    for (const ParityEquation& equation : claim.equations) {
        if (equation.atoms.empty() || equation.atoms.size() > most_parity_atoms)
            return false;
        for (std::size_t i = 0; i < equation.atoms.size(); ++i)
            if (equation.atoms[i] < 1 || (i > 0 && equation.atoms[i - 1] >= equation.atoms[i]))
                return false;
        odd = odd != equation.odd;
        odd_atoms.insert(odd_atoms.end(), equation.atoms.begin(), equation.atoms.end());
        for (std::uint32_t row = 0; row < 1U << equation.atoms.size(); ++row) {
            if ((std::popcount(row) % 2 != 0) == equation.odd)
                continue;
            auto& clause = wanted.emplace_back(equation.atoms);
            for (std::size_t i = 0; i < clause.size(); ++i)
                if ((row >> i & 1U) != 0)
                    clause[i] = -clause[i];
        }
    }
    std::sort(odd_atoms.begin(), odd_atoms.end());
    for (std::size_t i = 0; i < odd_atoms.size(); i += 2)
        if (i + 1 == odd_atoms.size() || odd_atoms[i] != odd_atoms[i + 1])
            return false;
    if (!odd)
        return false;
    std::sort(wanted.begin(), wanted.end());
    wanted.erase(std::unique(wanted.begin(), wanted.end()), wanted.end());
    std::vector<bool> there(wanted.size(), false);
    std::vector<int> clause;
    for (std::size_t i = 0; i < clauses.size(); ++i) {
        if (clauses[i].size() > most_parity_atoms)
            continue;
        clause.assign(clauses[i].begin(), clauses[i].end());
        std::sort(clause.begin(), clause.end(),
                  [](int a, int b) { return std::abs(a) < std::abs(b); });
        const auto found = std::lower_bound(wanted.begin(), wanted.end(), clause);
        if (found != wanted.end() && *found == clause)
            there[static_cast<std::size_t>(found - wanted.begin())] = true;
    }
    return std::find(there.begin(), there.end(), false) == there.end();
}

} // namespace loggia::sat
