#include "core/sat/queries/count_parity.hpp"

#include "core/base/poll.hpp"
#include "core/sat/engines/parity.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace loggia::sat {

namespace {

constexpr std::size_t word_bits = 64;
constexpr double most_word_steps = 4e9; // one or two seconds, and less than 100 MB

/// Equations as rows of bits. The columns of hidden atoms come first, the right side last.
class Rows {
public:
    Rows(const std::vector<ParityEquation>& equations, const std::vector<bool>& shown) {
        std::vector<bool> occurs(shown.size());
        for (const ParityEquation& equation : equations)
            for (const int atom : equation.atoms)
                occurs[static_cast<std::size_t>(atom)] = true;
        std::vector<std::size_t> column_of(shown.size());
        for (const bool is_shown : {false, true}) {
            for (std::size_t atom = 1; atom < shown.size(); ++atom)
                if (occurs[atom] && shown[atom] == is_shown)
                    column_of[atom] = columns_++;
            hidden_ = is_shown ? hidden_ : columns_;
        }
        const std::size_t words = columns_ / word_bits + 1;
        for (const ParityEquation& equation : equations) {
            auto& row = rows_.emplace_back(words);
            for (const int atom : equation.atoms) {
                const std::size_t column = column_of[static_cast<std::size_t>(atom)];
                row[column / word_bits] |= std::uint64_t{1} << column % word_bits;
            }
            if (equation.odd)
                row.back() |= right_side();
        }
    }

    /// How many equations are about shown atoms alone and do not follow from each other, as far as
    /// they do not contradict each other; nothing when stopped.
    struct Rank {
        bool consistent = true;
        std::size_t of_shown = 0;
    };
    std::optional<Rank> eliminate(const Control& control) {
        Poll poll(control, rows_.size() * (columns_ / word_bits + 1));
        std::size_t done = 0;
        Rank rank;
        for (std::size_t column = 0; column < columns_ && done < rows_.size(); ++column) {
            if (poll.stop())
                return std::nullopt;
            const std::size_t word = column / word_bits;
            const std::uint64_t bit = std::uint64_t{1} << column % word_bits;
            std::size_t pivot = done;
            while (pivot < rows_.size() && (rows_[pivot][word] & bit) == 0)
                ++pivot;
            if (pivot == rows_.size())
                continue;
            std::swap(rows_[pivot], rows_[done]);
            for (std::size_t other = done + 1; other < rows_.size(); ++other)
                if ((rows_[other][word] & bit) != 0)
                    for (std::size_t i = word; i < rows_[other].size(); ++i)
                        rows_[other][i] ^= rows_[done][i];
            ++done;
            rank.of_shown += column >= hidden_ ? 1 : 0;
        }
        rank.consistent = std::none_of(rows_.begin() + static_cast<std::ptrdiff_t>(done),
                                       rows_.end(), [&](const std::vector<std::uint64_t>& row) {
                                           return (row.back() & right_side()) != 0;
                                       });
        return rank;
    }

private:
    [[nodiscard]] std::uint64_t right_side() const {
        return std::uint64_t{1} << columns_ % word_bits;
    }

    std::vector<std::vector<std::uint64_t>> rows_;
    std::size_t columns_ = 0;
    std::size_t hidden_ = 0;
};

} // namespace

std::optional<ParityCount> count_parity(const logic::ClauseSet& clauses,
                                        const std::vector<bool>& shown, const Control& control) {
    const ParityEquations found = find_parity(clauses, control);
    if (!found.nothing_else)
        return std::nullopt;
    const auto count = static_cast<double>(found.equations.size());
    const std::size_t words = shown.size() / word_bits + 1;
    if (count * count * static_cast<double>(words) > most_word_steps)
        return std::nullopt;
    Rows rows(found.equations, shown);
    const auto rank = rows.eliminate(control);
    if (!rank)
        return std::nullopt;
    // An equation of shown atoms alone halves the assignments to them; one that determines a hidden
    // atom leaves them as they are.
    const auto all = static_cast<std::size_t>(std::count(shown.begin(), shown.end(), true));
    return ParityCount{rank->consistent, all - rank->of_shown};
}

} // namespace loggia::sat
