#pragma once

#include "core/formula_game/game.hpp"
#include "core/logic/syntax.hpp"
#include "ui/formula_game/formula_document.hpp"
#include "ui/undo/history.hpp"

#include <memory>
#include <string>

namespace loggia::ui::testing {

/// A game in the assignment's syntax, in which E has all the turns.
inline std::shared_ptr<const formula_game::Game> gameOf(std::string_view formula,
                                                        std::string_view variables) {
    return std::make_shared<const formula_game::Game>(
        formula_game::Game::make(logic::read_strict(formula).value(),
                                 std::string(variables.size(), 'E'), variables)
            .value());
}

/// A document with its undo stack: the assignment's game, played by two persons.
struct GameFixture {
    History undo;
    FormulaDocument document{&undo};

    GameFixture() { load({"((x+y)*((y+z)*(-y+-z)))", "EEA", "xyz"}); }
    void load(const GameDraft& draft, std::string_view values = {}) {
        document.restore(draft, values, values.size(), {false, false});
    }
};

} // namespace loggia::ui::testing
