#pragma once

#include "core/connect4/engine/engine.hpp"
#include "core/connect4/engine/review.hpp"

#include <QString>

#include <string>

namespace loggia::ui {

/// "1,234", "56.7 k", "8.9 M".
[[nodiscard]] QString countText(double count);
/// "depth 14, 8.9 M positions, 2.1 M a second, 4.2 s".
[[nodiscard]] QString figuresText(const connect4::Analysis& analysis);
/// Points with a sign: "+2", "−1", "0".
[[nodiscard]] QString pointsText(int points);

/// "exactly +2", "at least 0", "at most −1", "about +0.35".
[[nodiscard]] QString valueText(const connect4::Value& value);
/// How lossText() speaks of a blunder: "a blunder: gives away 3 points", or as part of a sentence,
/// "gives away 3 points and the better result".
enum class LossWords { label, clause };
/// "gives away 1 point", "gives away about 1.2 points", or a blunder's words.
[[nodiscard]] QString lossText(const connect4::MoveLoss& loss, LossWords words = LossWords::label);
/// The same in the few characters of a list of moves: "−2", "≈−1.2".
[[nodiscard]] QString lossFigure(const connect4::MoveLoss& loss);
/// "??", "?", "!" or nothing.
[[nodiscard]] QString markText(connect4::MoveMark mark);
/// Whether a column is the move to play, or exactly as good.
[[nodiscard]] bool isBest(const connect4::Analysis& analysis, const connect4::ColumnValue& column);
/// A sentence of core about "player 1" and "player 2", in the names of the window: "Orange",
/// "Blue".
[[nodiscard]] QString withPlayerNames(const std::string& sentence);
/// How the game stands, in the players' names: "Orange wins by 2 (exact)".
[[nodiscard]] QString verdictText(connect4::Value value, connect4::Player mover);

} // namespace loggia::ui
