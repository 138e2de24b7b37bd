#include "core/gf2/polynomial.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace loggia::gf2 {

namespace {

/// Between a row of a table and the monomial of the variables that it gives a 1.
class WordRows {
public:
    explicit WordRows(std::span<const int> variables) : variables_(variables) {
        const std::size_t n = variables.size();
        consecutive_ = n > 0 && variables[n - 1] < 64 &&
                       static_cast<std::size_t>(variables[n - 1] - variables[0]) == n - 1;
        shift_ = consecutive_ ? static_cast<unsigned>(63 - variables[n - 1]) : 0;
    }

    [[nodiscard]] std::uint64_t row(Monomial monomial) const {
        if (consecutive_)
            return monomial.high() >> shift_;
        std::uint64_t row = 0;
        for (const int v : variables_)
            row = 2 * row + (monomial.contains(v) ? 1 : 0);
        return row;
    }

    [[nodiscard]] Monomial monomial(std::uint64_t row) const {
        Monomial monomial;
        for (std::size_t i = variables_.size(); row != 0; row >>= 1U) {
            --i;
            if ((row & 1U) != 0)
                monomial = monomial | Monomial::variable(variables_[i]);
        }
        return monomial;
    }

private:
    std::span<const int> variables_;
    bool consecutive_ = false;
    unsigned shift_ = 0;
};

} // namespace

void moebius_transform(logic::TruthTable& table) {
    // Within words: bits whose number lacks bit i are added to those that have it.
    constexpr std::array<std::uint64_t, 6> lacking{0x5555555555555555U, 0x3333333333333333U,
                                                   0x0F0F0F0F0F0F0F0FU, 0x00FF00FF00FF00FFU,
                                                   0x0000FFFF0000FFFFU, 0x00000000FFFFFFFFU};
    const auto words = table.words();
    const auto within = static_cast<std::size_t>(std::min(table.variables(), 6));
    for (std::size_t i = 0; i < within; ++i)
        for (std::uint64_t& word : words)
            word ^= (word & lacking.at(i)) << (1U << i);
    for (std::size_t step = 1; step < words.size(); step *= 2)
        for (std::size_t block = 0; block < words.size(); block += 2 * step)
            for (std::size_t i = block; i < block + step; ++i)
                words[i + step] ^= words[i];
}

Polynomial from_coefficients(const logic::TruthTable& table, std::span<const int> variables) {
    const WordRows rows(variables);
    std::vector<Monomial> terms;
    const auto words = table.words();
    for (std::size_t i = words.size(); i > 0; --i)
        for (std::uint64_t word = words[i - 1]; word != 0;) {
            const auto bit = static_cast<unsigned>(63 - std::countl_zero(word));
            word ^= std::uint64_t{1} << bit;
            terms.push_back(rows.monomial(64 * (i - 1) + bit));
        }
    return Polynomial::sum(std::move(terms));
}

logic::TruthTable truth_table(const Polynomial& p, std::span<const int> variables) {
    logic::TruthTable table(static_cast<int>(variables.size()));
    const WordRows rows(variables);
    const auto words = table.words();
    for (const Monomial term : p.terms()) {
        const std::uint64_t row = rows.row(term);
        words[row / 64] |= std::uint64_t{1} << (row % 64);
    }
    moebius_transform(table);
    return table;
}

} // namespace loggia::gf2
