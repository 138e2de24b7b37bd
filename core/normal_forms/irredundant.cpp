#include "core/normal_forms/irredundant.hpp"

#include "core/normal_forms/bit_tables.hpp"

#include <algorithm>
#include <cassert>

namespace loggia::normal_forms {

namespace {

using Words = std::vector<std::uint64_t>;

/// Splits by the variable that changes slowest. What must be in a half and cannot be in the other
/// is covered there, with a literal; then the rest, without one.
class IrredundantCubes {
public:
    IrredundantCubes(std::size_t limit, const Control& control)
        : limit_(limit), control_(control) {}

    /// Covers `least` within `most`, words of 2^variables rows; `result` becomes what is covered.
    void cover(const std::uint64_t* least, const std::uint64_t* most, int variables,
               std::uint64_t* result, Cube prefix) {
        if (variables <= word_variables) {
            *result = in_word(*least, *most, variables, prefix);
            return;
        }
        const std::size_t words = table_words(variables);
        const std::size_t half = words / 2;
        bool none = true;
        bool all = true;
        for (std::size_t i = 0; i < words; ++i) {
            none = none && least[i] == 0;
            all = all && most[i] == ~std::uint64_t{0};
        }
        if (none || failed_) {
            std::fill(result, result + words, 0);
            return;
        }
        if (all) {
            take(prefix);
            std::fill(result, result + words, ~std::uint64_t{0});
            return;
        }
        if (words >= 64 && control_.stop_requested())
            failed_ = true;
        const std::uint64_t bit = std::uint64_t{1} << (variables - 1);
        Words rest(half * 3);
        std::uint64_t* const need = rest.data();
        std::uint64_t* const may = need + half;
        std::uint64_t* const both = may + half;
        for (std::size_t i = 0; i < half; ++i)
            need[i] = least[i] & ~most[half + i];
        cover(need, most, variables - 1, result, {prefix.care | bit, prefix.value, prefix.outputs});
        for (std::size_t i = 0; i < half; ++i)
            need[i] = least[half + i] & ~most[i];
        cover(need, most + half, variables - 1, result + half,
              {prefix.care | bit, prefix.value | bit, prefix.outputs});
        for (std::size_t i = 0; i < half; ++i) {
            need[i] = (least[i] & ~result[i]) | (least[half + i] & ~result[half + i]);
            may[i] = most[i] & most[half + i];
        }
        cover(need, may, variables - 1, both, prefix);
        for (std::size_t i = 0; i < half; ++i) {
            result[i] |= both[i];
            result[half + i] |= both[i];
        }
    }

    [[nodiscard]] bool failed() const { return failed_; }
    [[nodiscard]] std::vector<Cube> take_cubes() { return std::move(cubes_); }

private:
    /// As `cover`, on words in which the rows repeat every 2^variables bits; so does the result.
    std::uint64_t in_word(std::uint64_t least, std::uint64_t most, int variables, Cube prefix) {
        if (least == 0)
            return 0;
        if (most == ~std::uint64_t{0}) {
            take(prefix);
            return most;
        }
        // A table that does not change with a variable needs no split by it.
        int bit = std::max(variables, 1);
        std::uint64_t ones = 0;
        unsigned shift = 0;
        do {
            --bit;
            ones = word_rows[static_cast<std::size_t>(bit)];
            shift = 1U << static_cast<unsigned>(bit);
        } while (bit > 0 && (((least >> shift) ^ least) & ~ones) == 0 &&
                 (((most >> shift) ^ most) & ~ones) == 0);
        const auto low = [&](std::uint64_t word) {
            return (word & ~ones) | ((word & ~ones) << shift);
        };
        const auto high = [&](std::uint64_t word) {
            return (word & ones) | ((word & ones) >> shift);
        };
        const std::uint64_t place = std::uint64_t{1} << bit;
        const std::uint64_t least0 = low(least);
        const std::uint64_t least1 = high(least);
        const std::uint64_t most0 = low(most);
        const std::uint64_t most1 = high(most);
        const std::uint64_t in0 = in_word(least0 & ~most1, most0, bit,
                                          {prefix.care | place, prefix.value, prefix.outputs});
        const std::uint64_t in1 =
            in_word(least1 & ~most0, most1, bit,
                    {prefix.care | place, prefix.value | place, prefix.outputs});
        const std::uint64_t both =
            in_word((least0 & ~in0) | (least1 & ~in1), most0 & most1, bit, prefix);
        return (in0 & ~ones) | (in1 & ones) | both;
    }

    void take(const Cube& cube) {
        if (cubes_.size() >= limit_)
            failed_ = true;
        else
            cubes_.push_back(cube);
    }

    std::size_t limit_;
    const Control& control_;
    std::vector<Cube> cubes_;
    bool failed_ = false;
};

} // namespace

std::optional<std::vector<Cube>> irredundant_cubes(const logic::TruthTable& least,
                                                   const logic::TruthTable& most, std::size_t limit,
                                                   const Control& control) {
    const int variables = least.variables();
    assert(most.variables() == variables);
    IrredundantCubes search(limit, control);
    Words result(table_words(variables));
    if (variables < word_variables) {
        // The rows over and over, until the word is full.
        std::uint64_t need = least.words()[0];
        std::uint64_t may = most.words()[0];
        for (int bit = variables; bit < word_variables; ++bit) {
            need |= need << (1U << static_cast<unsigned>(bit));
            may |= may << (1U << static_cast<unsigned>(bit));
        }
        search.cover(&need, &may, variables, result.data(), {});
    } else {
        search.cover(least.words().data(), most.words().data(), variables, result.data(), {});
    }
    if (search.failed())
        return std::nullopt;
    return search.take_cubes();
}

} // namespace loggia::normal_forms
