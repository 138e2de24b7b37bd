#pragma once

#include "core/connect4/engine/engine.hpp"
#include "core/connect4/game.hpp"
#include "core/connect4/setup.hpp"
#include "ui/widgets/board/board_scene.hpp"

#include <QString>

#include <optional>
#include <vector>

namespace loggia::ui {

/// "Orange" and "Blue": what people call the players; they are 1 and 2 in files.
[[nodiscard]] QString playerName(connect4::Player player);
/// 1 or 2, as pieces and files count players.
[[nodiscard]] int numberOf(connect4::Player player);

/// The position after the first `shown` moves of a game, its last move marked.
[[nodiscard]] BoardScene sceneOf(const connect4::Game& game, std::size_t shown);
/// A position being put up. The next piece is `brush`, or none.
[[nodiscard]] BoardScene sceneOf(const connect4::Setup& setup,
                                 std::optional<connect4::Player> brush);

/// Draws quadruples of one player over the board; `faint` ones thinner.
void addQuadruples(BoardScene& scene, const std::vector<connect4::Bits>& quadruples,
                   connect4::Player player, bool faint = false);
/// Adds play from `position` on as faint numbered pieces; it ends where a move is impossible.
void addLine(BoardScene& scene, const connect4::Position& position, const std::vector<int>& line);
/// Writes the value of each column under it; the best ones framed.
void addNotes(BoardScene& scene, const connect4::Analysis& analysis);

/// A value in the few characters that fit under a column: "+2" exact, "≥0" and "≤-1" bounds,
/// "≈+0.3" an estimate.
[[nodiscard]] QString shortText(const connect4::Value& value);
/// Columns as people count them: "4 3 5".
[[nodiscard]] QString lineText(const std::vector<int>& line);

} // namespace loggia::ui
