#pragma once

#include "ui/formula_game/game_draft.hpp"

#include <QString>

#include <array>

namespace loggia::ui {

/// A game in progress with something to find in it.
struct FormulaExample {
    GameDraft draft;
    std::string values;
    std::array<bool, 2> computer; ///< E, A
    QString title;
    QString text;
};

/// What the page opens on: the assignment's game, with one value left, by which A wins or loses.
[[nodiscard]] FormulaExample formulaExample();

} // namespace loggia::ui
