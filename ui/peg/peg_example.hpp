#pragma once

#include "core/peg/game.hpp"

#include <QString>

#include <optional>
#include <vector>

namespace loggia::ui {

struct PegState;

/// A board in the gallery.
struct PegExample {
    QString id;
    QString title;
    QString note; ///< A fact about it.
    peg::Game game;
    std::size_t shown = 0;
};

/// The well-known boards, then the assignment's and some instructive ones. Their texts are in the
/// language of the window, so they are built at each call.
[[nodiscard]] std::vector<PegExample> pegExamples();
/// The example with this drawing, if there is one.
[[nodiscard]] std::optional<PegExample> exampleOf(const PegState& state);
/// What the page opens on: the triangle of fifteen with a whole solution, four jumps on.
[[nodiscard]] PegExample workedPegExample();

} // namespace loggia::ui
