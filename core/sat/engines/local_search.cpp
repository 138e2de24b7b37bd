#include "core/sat/engines/local_search.hpp"

#include "core/base/poll.hpp"
#include "core/base/random.hpp"
#include "core/sat/literal.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <span>

namespace loggia::sat {

namespace {

/// Whether an atom is flipped goes by how many clauses that breaks: by a power of their number at
/// three literals a clause, exponentially above. The constants are those of the paper.
std::vector<double> flip_weights(double mean_length, std::size_t most_breaks) {
    constexpr double power = 2.06;
    constexpr double offset = 0.9;
    double base = 2.85; // at four literals
    if (mean_length > 4.5)
        base = mean_length > 6 ? 5.4 : 3.7;
    std::vector<double> weights(most_breaks + 1);
    for (std::size_t i = 0; i < weights.size(); ++i) {
        const auto breaks = static_cast<double>(i);
        weights[i] =
            mean_length < 3.5 ? std::pow(offset + breaks, -power) : std::pow(base, -breaks);
    }
    return weights;
}

class ProbSat {
public:
    ProbSat(const logic::ClauseSet& clauses, std::uint64_t seed, const Control& control)
        : poll_(control, 300), random_(seed), atoms_(static_cast<std::size_t>(clauses.atoms())) {
        load(clauses);
    }

    std::optional<std::vector<bool>> run(std::uint64_t flips) {
        if (impossible_ || poll_.stop())
            return std::nullopt;
        begin();
        for (; !false_.empty() && flips > 0 && !poll_.stop(); --flips)
            flip(choose(false_[random_.below(false_.size())]));
        if (!false_.empty())
            return std::nullopt;
        std::vector<bool> model(atoms_ + 1, false);
        for (std::uint32_t v = 0; v < atoms_; ++v)
            model[v + std::size_t{1}] = holds(Lit::of(v, false));
        return model;
    }

private:
    static constexpr std::size_t weighed_breaks = 64; ///< with more, as with so many

    void load(const logic::ClauseSet& clauses) {
        std::vector<Lit> clause;
        std::vector<std::uint32_t> counts(2 * atoms_ + 1, 0);
        for (std::size_t i = 0; i < clauses.size() && !poll_.stop(); ++i) {
            clause.clear();
            for (const int literal : clauses[i])
                clause.emplace_back(literal);
            std::sort(clause.begin(), clause.end());
            clause.erase(std::unique(clause.begin(), clause.end()), clause.end());
            if (std::adjacent_find(clause.begin(), clause.end(),
                                   [](Lit a, Lit b) { return a == ~b; }) != clause.end())
                continue; // true of itself
            impossible_ = impossible_ || clause.empty();
            for (const Lit l : clause)
                ++counts[l.code() + std::size_t{1}];
            literals_.insert(literals_.end(), clause.begin(), clause.end());
            ends_.push_back(literals_.size());
        }
        for (std::size_t i = 1; i < counts.size(); ++i)
            counts[i] += counts[i - 1];
        occurrence_ends_ = counts;
        occurrences_.resize(literals_.size());
        for (std::uint32_t c = 0; c + 1 < ends_.size(); ++c)
            for (const Lit l : literals(c))
                occurrences_[counts[l.code()]++] = c;
        const auto size = static_cast<double>(std::max<std::size_t>(ends_.size() - 1, 1));
        weights_ = flip_weights(static_cast<double>(literals_.size()) / size, weighed_breaks);
    }

    [[nodiscard]] std::span<const Lit> literals(std::uint32_t c) const {
        return std::span(literals_).subspan(ends_[c], ends_[c + 1] - ends_[c]);
    }
    [[nodiscard]] std::span<const std::uint32_t> with(Lit l) const {
        return std::span(occurrences_)
            .subspan(occurrence_ends_[l.code()],
                     occurrence_ends_[l.code() + std::size_t{1}] - occurrence_ends_[l.code()]);
    }
    [[nodiscard]] bool holds(Lit l) const { return (values_[l.variable()] != 0) != l.negated(); }

    void begin() {
        values_.resize(atoms_);
        for (auto& value : values_)
            value = static_cast<std::uint8_t>(random_.below(2));
        breaks_.assign(atoms_, 0);
        clauses_.assign(ends_.size() - 1, {});
        for (std::uint32_t c = 0; c < clauses_.size(); ++c) {
            Clause& clause = clauses_[c];
            for (const Lit l : literals(c))
                if (holds(l)) {
                    ++clause.true_literals;
                    clause.only_one ^= l.variable();
                }
            if (clause.true_literals == 0)
                now_false(c);
            else if (clause.true_literals == 1)
                ++breaks_[clause.only_one];
        }
    }

    void now_false(std::uint32_t c) {
        clauses_[c].place = static_cast<std::uint32_t>(false_.size());
        false_.push_back(c);
    }
    void now_true(std::uint32_t c) {
        const std::uint32_t last = false_.back();
        false_[clauses_[c].place] = last;
        clauses_[last].place = clauses_[c].place;
        false_.pop_back();
    }

    std::uint32_t choose(std::uint32_t c) {
        const auto candidates = literals(c);
        double sum = 0;
        chances_.clear();
        for (const Lit l : candidates) {
            sum += weights_[std::min<std::size_t>(breaks_[l.variable()], weighed_breaks)];
            chances_.push_back(sum);
        }
        const double drawn = random_.real() * sum;
        std::size_t i = 0;
        while (i + 1 < chances_.size() && chances_[i] <= drawn)
            ++i;
        return candidates[i].variable();
    }

    void flip(std::uint32_t v) {
        const Lit before = Lit::of(v, values_[v] == 0); // true until now
        values_[v] ^= 1U;
        for (const std::uint32_t c : with(~before)) {
            Clause& clause = clauses_[c];
            if (clause.true_literals == 0) {
                now_true(c);
                ++breaks_[v];
            } else if (clause.true_literals == 1) {
                --breaks_[clause.only_one];
            }
            ++clause.true_literals;
            clause.only_one ^= v;
        }
        for (const std::uint32_t c : with(before)) {
            Clause& clause = clauses_[c];
            --clause.true_literals;
            clause.only_one ^= v;
            if (clause.true_literals == 0) {
                now_false(c);
                --breaks_[v];
            } else if (clause.true_literals == 1) {
                ++breaks_[clause.only_one];
            }
        }
    }

    struct Clause {
        std::uint32_t true_literals = 0;
        std::uint32_t only_one = 0; ///< exclusive or of the atoms of true literals
        std::uint32_t place = 0;    ///< in false_
    };

    Poll poll_;
    Random random_;
    std::size_t atoms_;
    bool impossible_ = false;
    std::vector<Lit> literals_;
    std::vector<std::size_t> ends_{0};
    std::vector<std::uint32_t> occurrences_;
    std::vector<std::uint32_t> occurrence_ends_; ///< by literal
    std::vector<double> weights_;                ///< by clauses that break
    std::vector<std::uint8_t> values_;
    std::vector<std::uint32_t> breaks_; ///< by atom: clauses of which it alone makes a literal true
    std::vector<Clause> clauses_;
    std::vector<std::uint32_t> false_;
    std::vector<double> chances_;
};

} // namespace

std::optional<std::vector<bool>> search_locally(const logic::ClauseSet& clauses,
                                                std::uint64_t flips, std::uint64_t seed,
                                                const Control& control) {
    // Clauses, and places in lists of them, are numbered with 32 bits.
    if (clauses.literals() >= UINT32_MAX)
        return std::nullopt;
    return ProbSat(clauses, seed, control).run(flips);
}

} // namespace loggia::sat
