#pragma once

#include "core/base/error.hpp"
#include "core/formula_game/formula.hpp"
#include "core/formula_game/game.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace loggia::ui {

/// The three texts that a formula game is made of, as somebody is typing them.
struct GameDraft {
    std::string formula;
    std::string turns;
    std::string variables;

    friend bool operator==(const GameDraft&, const GameDraft&) = default;
};

/// A draft that was looked at: a game, or what is wrong with each of the texts.
struct CheckedDraft {
    std::shared_ptr<const formula_game::Game> game; ///< null where anything is wrong
    /// What the formula says, where it can be read and there is no game.
    std::shared_ptr<const logic::Formula> parsed;
    std::string understood; ///< The formula in the game's syntax where it is in another one.
    std::vector<Error> formula;
    std::vector<Error> turns;
    std::vector<Error> variables;

    /// Null where the formula cannot be read.
    [[nodiscard]] const logic::Formula* read() const {
        return game ? &game->formula() : parsed.get();
    }
};

/// A formula of up to 20,000 characters may be written as people do, see tidied(): the game is that
/// of what was understood, where that is not too long to be read at every key. Linear in the
/// formula. The order and the turns are not looked at while the formula is wrong.
///
/// `before` is of a draft with the same formula, which is not read again then.
[[nodiscard]] CheckedDraft checked(const GameDraft& draft, const CheckedDraft* before = nullptr);

/// The draft with another formula. If that can be read, order and turns are made to fit: variables
/// that stay keep their order and who chooses them, new ones come last in alphabetical order, by
/// turns from the player who did not have the last one.
[[nodiscard]] GameDraft withFormula(const GameDraft& draft, std::string formula);

/// A formula that people wrote, in the game's syntax.
struct TidyFormula {
    std::string text;
    std::vector<formula_game::StrictForm::Renamed> renamed;
};

/// What can be read strictly stays as it is; a Python expression (formula_of_repr) is written out,
/// and anything else is read as people write it (logic::read_typed) and written out
/// (strict_form_of). A span of an error lies in `text`.
/// Refuses what would have more than a million leaves.
[[nodiscard]] Result<TidyFormula> tidied(std::string_view text);

/// A formula with quantifiers before it, `∃x∀y (x ∨ y)` or `exists x, forall y: x or y` or in
/// LaTeX, as the game that it means: E chooses what exists, A what holds for all, in this order.
/// Variables that the formula does not have are left out; the game may have faults of order where
/// others have no quantifier. Nothing where a text does not begin with a quantifier, or can be
/// read as it is.
[[nodiscard]] std::optional<Result<GameDraft>> quantifiedDraft(std::string_view text);

/// The letter of place `from` moved to place `to`, the others closing up.
[[nodiscard]] std::string withLetterMoved(std::string text, std::size_t from, std::size_t to);

} // namespace loggia::ui
