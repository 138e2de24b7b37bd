#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

/// What the words that lenient_tokens.hpp reads can be spelled like; docs/formats/formulas.md has
/// the same tables.
namespace loggia::logic::lenient {

enum class Operator : std::uint8_t {
    iff,
    equal,  ///< `==`, which languages disagree on how tightly it binds
    differ, ///< `!=` and its like, as `==`
    implies,
    implied_by,
    either,
    nor,
    exclusive,
    xnor,
    both,
    nand,
};

/// The combining overline and macron, which stand behind the letter that they are drawn over, and
/// those with a place of their own, `¯` and `‾`, which become of them in texts that are copied.
inline constexpr std::string_view overbar = "\xCC\x85";
inline constexpr std::string_view macron = "\xCC\x84";
inline constexpr std::string_view spacing_macron = "\xC2\xAF";
inline constexpr std::string_view spacing_overline = "\xE2\x80\xBE";
[[nodiscard]] inline bool starts_with_bar(std::string_view text) {
    return text.starts_with(overbar) || text.starts_with(macron) ||
           text.starts_with(spacing_macron) || text.starts_with(spacing_overline);
}

struct Token {
    enum class Sort : std::uint8_t {
        end,
        name,
        constant,
        negation, ///< before its operand
        overline, ///< a negation before its operand that is drawn over it
        prime,    ///< a negation behind its operand
        infix,
        function, ///< a function, with the parenthesis that opens its list of operands
        open,
        close,
        comma,
        question, ///< of `a ? b : c`
        colon,
    };

    Sort sort = Sort::end;
    Operator infix = Operator::iff;
    bool exactly_one = false; ///< of a function; otherwise it is `infix` of its operands
    bool choice = false;      ///< of a function: if its first operand, the second, else the third
    bool value = false;       ///< of a constant
    bool quoted = false;      ///< a name that is marked as one, so that it cannot be a constant
    char bracket = 0;         ///< of open and close
    std::size_t begin = 0;
    std::size_t end = 0;
    std::string_view name;  ///< until the next token is asked for
    std::string_view index; ///< of `P_{1,2}` the part `1_2`, not in `name`; empty without one
};

/// What a symbol means that the text begins with, the longest one; `end` of it is its length, and 0
/// where there is none.
[[nodiscard]] Token symbol_at(std::string_view text);

/// What a whole word means, whatever its case; `end` is 0 where it means nothing.
[[nodiscard]] Token keyword(std::string_view word);

/// What a LaTeX command means, by its name without the backslash; `end` is 0 where it means
/// nothing.
[[nodiscard]] Token command(std::string_view name);

/// Whether the command only moves what follows, as `\quad` and `\left` do.
[[nodiscard]] bool is_spacing_command(std::string_view name);

/// Whether the command sets the name in the braces behind it in some font, as `\mathit` does.
[[nodiscard]] bool is_font_command(std::string_view name);

/// Whether the word, whatever its case, is the function that is true when one operand is.
[[nodiscard]] bool is_exactly_one(std::string_view word);

/// Whether the word, whatever its case, is SymPy's name for iff as a function.
[[nodiscard]] bool is_equivalent(std::string_view word);

/// Whether the word, whatever its case, is a function that chooses one of two operands by another.
[[nodiscard]] bool is_choice(std::string_view word);

/// `T` and `F`, which are constants where no variable is called so.
[[nodiscard]] bool is_truth_letter(std::string_view word);

/// The letter without the bar that it has in it, `a` of `ā`; empty where the word is none of those.
[[nodiscard]] std::string_view letter_below_bar(std::string_view word);

/// What people may mean by a short word whose letters have bars in them, `A'*C` by `ĀC`: the
/// letters are in order, or capitals. Empty for any other word.
[[nodiscard]] std::string product_with_bars(std::string_view word);

/// Whether a name written as it is will be read as that name.
[[nodiscard]] bool is_plain_name(std::string_view name);

/// Whether a word is `x1x2` or `x₁x₂`, one letter with several indices: plain as a name, but hardly
/// meant as one.
[[nodiscard]] bool is_run_of_indices(std::string_view word);

/// Whether a word is `pvq`, as people type p v q: plain as a name, but not wherever it stands.
[[nodiscard]] bool is_disjunction_in_letters(std::string_view word);

struct CodePoint {
    char32_t value;
    std::size_t length; ///< in bytes; 0 where the bytes are not UTF-8
};
[[nodiscard]] CodePoint code_point_at(std::string_view text, std::size_t at);

/// How many bytes at a place belong to a name, 0 for none: letters (Latin, Greek, Cyrillic), digits
/// (also those set as an index) and underscores.
[[nodiscard]] std::size_t word_character(std::string_view text, std::size_t at);

/// How many bytes at a place are a digit, also one set as an index; 0 for none, as at the end.
[[nodiscard]] std::size_t digit_character(std::string_view text, std::size_t at);

[[nodiscard]] constexpr bool is_lower(char c) noexcept {
    return c >= 'a' && c <= 'z';
}
[[nodiscard]] constexpr bool is_upper(char c) noexcept {
    return c >= 'A' && c <= 'Z';
}
[[nodiscard]] constexpr bool is_letter(char c) noexcept {
    return is_lower(c) || is_upper(c);
}
[[nodiscard]] constexpr bool is_digit(char c) noexcept {
    return c >= '0' && c <= '9';
}

} // namespace loggia::logic::lenient
