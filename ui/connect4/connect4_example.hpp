#pragma once

#include "core/connect4/game.hpp"

#include <QString>

namespace loggia::ui {

/// A game in progress with something to find in it.
struct Connect4Example {
    connect4::Game game;
    QString title;
    QString text;
};

/// What the page opens on: orange can make two points with one move (column 5).
[[nodiscard]] Connect4Example workedExample();

} // namespace loggia::ui
