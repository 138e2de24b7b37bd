#pragma once

#include <QString>

namespace loggia::ui {

struct Connect4State;

/// A heading and what there is to say.
struct Card {
    QString title;
    QString text;
};

/// What has just happened in the position shown, for a person who follows the game: points made,
/// points taken from the opponent, how the game stands; while a position is put up, how to do that.
[[nodiscard]] Card commentOn(const Connect4State& state);

/// "Game over: Orange wins by 5 to 3." for a full board, otherwise empty.
[[nodiscard]] QString outcomeOf(const Connect4State& state);

} // namespace loggia::ui
