#pragma once

#include "core/peg/game.hpp"

#include <QString>

#include <optional>
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
/// In the language of the window, so they are made anew each time.
[[nodiscard]] std::vector<PegExample> pegExamples();
/// The one that looks like this, if there is one.
[[nodiscard]] std::optional<PegExample> exampleOf(const PegState& state);
/// What the page opens on: the triangle of fifteen with a whole solution, four jumps on.
[[nodiscard]] PegExample workedPegExample();

} // namespace loggia::ui
