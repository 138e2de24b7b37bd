#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

// The cells of truth tables, which those who find a table in a text and who read it both look at.
namespace loggia::normal_forms {

/// Between values, and between the names of a line that has no `|`.
inline constexpr std::string_view cell_separators = " \t\r|,;";

/// Words and signs for 1 and 0, in small letters.
struct ValueWords {
    std::string_view yes;
    std::string_view no;
};
inline constexpr std::array foreign_values{
    ValueWords{"wahr", "falsch"}, ValueWords{"vrai", "faux"}, ValueWords{"verdadero", "falso"},
    ValueWords{"vero", "falso"},  ValueWords{"high", "low"},  ValueWords{"on", "off"},
    ValueWords{"yes", "no"},      ValueWords{"ja", "nein"},   ValueWords{"oui", "non"},
    ValueWords{"sí", "no"},       ValueWords{"si", "no"},     ValueWords{"⊤", "⊥"},
    ValueWords{"v", "f"},         ValueWords{"w", "f"},       ValueWords{"h", "l"},
    ValueWords{"t", "f"},
};

/// The first line of a text without its comment; `#` between quotation marks begins none.
[[nodiscard]] std::string_view said_in(std::string_view text);

/// Whether a line only separates, as `---+---`, `|---|---|` and Logisim's `~~~~~~~` do.
[[nodiscard]] bool is_rule(std::string_view line);

/// Whether a line is like `|-|-|-|`, which Markdown may have below the names; it may be a row, too.
[[nodiscard]] bool is_dashes_between_bars(std::string_view line);

/// Whether a line has nothing but blanks and separators, as spreadsheets write an empty row.
[[nodiscard]] bool is_empty_row(std::string_view line);

/// Whether a line is a rule or an empty row.
[[nodiscard]] bool says_nothing(std::string_view line);

/// A text from its next line on that says something and is no rule.
[[nodiscard]] std::string_view behind_line(std::string_view text);

enum class Cell : std::uint8_t { none, no, yes, either };

struct FoundCell {
    Cell cell = Cell::none;
    std::size_t length = 0;
};

/// The value that a text begins with: 0, 1 (also 0.0 and 1.0), -, x, or as a word T, F, true,
/// false.
[[nodiscard]] FoundCell cell_at(std::string_view text);

/// A variable or its negation in the place of a value, `D` or `D'`, as in the table of a
/// multiplexer; a letter, perhaps with digits. Of no length where a text begins with anything else.
struct FoundLiteral {
    std::string name;
    bool negated = false;
    std::size_t length = 0;
};
[[nodiscard]] FoundLiteral literal_at(std::string_view text);

/// How many values a line holds; 0 where it holds anything else.
[[nodiscard]] std::size_t cells_in(std::string_view line);

} // namespace loggia::normal_forms
