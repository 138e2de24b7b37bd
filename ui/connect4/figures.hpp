#pragma once

#include "core/connect4/engine/engine.hpp"
#include "core/connect4/engine/evaluation_graph.hpp"

#include <QString>

#include <string>

namespace loggia::ui {

/// "1,234", "56.7 k", "8.9 M".
[[nodiscard]] QString countText(double count);
/// "depth 14, 8.9 M positions, 2.1 M a second, 4.2 s".
[[nodiscard]] QString figuresText(const connect4::Analysis& analysis);
/// "exactly +2", "at least 0", "at most −1", "about +0.35".
[[nodiscard]] QString valueText(const connect4::Value& value);
/// "gives away 1 point", "gives away about 1.2 points", "a blunder: gives away 3 points".
[[nodiscard]] QString lossText(const connect4::MoveLoss& loss);
/// Whether a column is the move to play, or exactly as good.
[[nodiscard]] bool isBest(const connect4::Analysis& analysis, const connect4::ColumnValue& column);
/// A sentence of core about "player 1" and "player 2", in the names of the window: "Orange",
/// "Blue".
[[nodiscard]] QString withPlayerNames(const std::string& sentence);
/// How the game stands, in the players' names: "Orange wins by 2 (exact)".
[[nodiscard]] QString verdictText(connect4::Value value, connect4::Player mover);

} // namespace loggia::ui
