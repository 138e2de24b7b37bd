#pragma once

#include "core/peg/game.hpp"

#include <QString>

#include <vector>

namespace loggia::ui {

struct PegState;

/// A board that is a click away.
struct PegExample {
    QString id;
    QString title;
    QString note; ///< What is worth knowing of it.
    peg::Game game;
    std::size_t shown = 0;
};

/// The boards that people know, then the handout's and some that show something.
[[nodiscard]] const std::vector<PegExample>& pegExamples();
/// The one that looks like this, null where none does.
[[nodiscard]] const PegExample* exampleOf(const PegState& state);
/// What the page opens on: the triangle of fifteen with a whole solution, four jumps on.
[[nodiscard]] const PegExample& workedPegExample();

} // namespace loggia::ui
