#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace loggia::normal_forms {

/// Truth tables of up to this many variables lie in one word.
inline constexpr int word_variables = 6;

/// The rows of a word in which bit k of the row number is 1.
inline constexpr std::array<std::uint64_t, word_variables> word_rows{
    0xAAAAAAAAAAAAAAAAU, 0xCCCCCCCCCCCCCCCCU, 0xF0F0F0F0F0F0F0F0U,
    0xFF00FF00FF00FF00U, 0xFFFF0000FFFF0000U, 0xFFFFFFFF00000000U,
};

/// Words of a table of so many variables.
[[nodiscard]] constexpr std::size_t table_words(int variables) noexcept {
    return variables > word_variables ? std::size_t{1} << (variables - word_variables) : 1;
}

/// The bits of the first word that are rows.
[[nodiscard]] constexpr std::uint64_t used_rows(int variables) noexcept {
    return variables >= word_variables ? ~std::uint64_t{0}
                                       : (std::uint64_t{1} << (1U << variables)) - 1;
}

/// Which of 64 neighbouring rows lie in a cube, as far as the last six inputs decide that.
[[nodiscard]] constexpr std::uint64_t word_of_cube(std::uint64_t care,
                                                   std::uint64_t value) noexcept {
    std::uint64_t word = ~std::uint64_t{0};
    for (int bit = 0; bit < word_variables; ++bit)
        if ((care >> bit & 1U) != 0) {
            const std::uint64_t ones = word_rows[static_cast<std::size_t>(bit)];
            word &= (value >> bit & 1U) != 0 ? ones : ~ones;
        }
    return word;
}

/// Calls `visit` with the number of each word of a table that a cube reaches into, ascending.
template <class Visit>
void for_each_word(int variables, std::uint64_t care, std::uint64_t value, Visit visit) {
    const std::uint64_t free = (table_words(variables) - 1) & ~(care >> word_variables);
    const std::uint64_t base = value >> word_variables;
    std::uint64_t part = 0;
    do {
        visit(static_cast<std::size_t>(base | part));
        part = (part - free) & free;
    } while (part != 0);
}

} // namespace loggia::normal_forms
