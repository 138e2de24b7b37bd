#pragma once

#include "core/base/error.hpp"
#include "core/formula_game/game.hpp"

#include <string>
#include <string_view>

namespace loggia::formula_game {

/// A position as the assignment writes a configuration, four lines, each ended by "\n":
///
///     formula: ((x+y)*((y+z)*(-y+-z)))
///     turns: EEA
///     variables: xyz
///     values: 01
///
/// Where no value was chosen yet the last line is `values:`. Time linear in the formula's text.
[[nodiscard]] std::string to_text(const Position& position);

/// The same four lines with the labels that the assignment's program prints, `Formula:`, `Turns:`,
/// `Variables:` and `Values played:`, and with its blanks.
[[nodiscard]] std::string to_report(const Position& position);

/// Reads both. The lines come in this order; labels are read whatever their case, blanks and tabs
/// around what follows them are passed over, as are line ends of "\r\n", empty lines at the end and
/// a byte order mark; `(empty string)` stands for no values, as it does in the assignment. An error
/// has a span. Time linear in the text.
[[nodiscard]] Result<Position> configuration_of(std::string_view text);

/// What stands behind the four labels, whether or not it makes a game.
struct ConfigurationText {
    std::string formula;
    std::string turns;
    std::string variables;
    std::string values;

    friend bool operator==(const ConfigurationText&, const ConfigurationText&) = default;
};
[[nodiscard]] Result<ConfigurationText> configuration_text_of(std::string_view text);
/// The four lines, as to_text() of a position writes them.
[[nodiscard]] std::string to_text(const ConfigurationText& text);

/// Whether a text begins as a configuration does, with the label `formula:`.
[[nodiscard]] bool looks_like_configuration(std::string_view text);

} // namespace loggia::formula_game
