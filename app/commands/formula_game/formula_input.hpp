#pragma once

#include "app/commands/base/command_line.hpp"
#include "core/base/error.hpp"
#include "core/formula_game/game.hpp"
#include "core/logic/expr.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace loggia::commands {

/// A text that something is read from, and what errors call it.
struct Source {
    std::string name;
    std::string text;
};

/// What the commands of the formula game take in: formulas as arguments, from standard input or
/// from a file, in the game's syntax or in people's spelling. Whatever is wrong is reported to
/// standard error where nothing is returned.
struct FormulaInput {
    std::vector<std::string> words; ///< the positional arguments
    std::string file;
    bool lenient = false;
    bool binary = false; ///< two parts in each pair of parentheses

    /// The positional arguments, whose meaning is up to the command, and the options --lenient and
    /// --binary.
    void add_words(Command command, const std::string& name, const std::string& help);
    /// The option --file.
    void add_file(Command command);

    /// The next formula's text: that of --file, else the first word, which is taken away; a word
    /// `-` is standard input. Throws UsageError where there is none.
    [[nodiscard]] std::optional<Source> next_source();
    /// Throws UsageError where there are words left.
    void require_end() const;

    /// Reads a formula, or that of a game, into a form that the game's syntax can write. Tells on
    /// standard error which variables had to be renamed.
    [[nodiscard]] std::optional<logic::Formula> formula_of(const Source& source) const;
    /// Whether --binary allows a formula; reports why not.
    [[nodiscard]] bool is_binary(const logic::Formula& formula, const Source& source) const;
    /// next_source, and no more words; then formula_of.
    [[nodiscard]] std::optional<logic::Formula> only_formula();

    /// A game from words: FILE, or FORMULA TURNS VARIABLES and perhaps VALUES.
    [[nodiscard]] std::optional<formula_game::Position> position();

private:
    [[nodiscard]] std::optional<formula_game::Position> position_in_file() const;
    [[nodiscard]] std::optional<formula_game::Position>
    position_of_parts(const Source& formula_text, const Source& turns, const Source& variables,
                      const Source& values) const;
};

/// A formula in the game's syntax or as people write it, or that of a game in four lines. The error
/// says where `lenient` would help.
[[nodiscard]] Result<logic::Formula> read_formula(std::string_view text, bool lenient);
/// The same in `store`, without games.
[[nodiscard]] Result<logic::Expr> read_formula(std::string_view text, bool lenient,
                                               logic::Store& store);

} // namespace loggia::commands
