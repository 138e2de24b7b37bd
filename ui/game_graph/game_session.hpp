#pragma once

#include "ui/game_graph/game_view_choice.hpp"

class QJsonArray;
class QJsonObject;

namespace loggia::ui {

class GameGraphDocument;

// How the page Games is written into a session and read back. What does not read leaves in place
// what was there.

/// The two players: a person, or how the computer plays, and its seed.
[[nodiscard]] QJsonArray playersJson(const GameGraphDocument& document);
void restorePlayers(GameGraphDocument& document, const QJsonArray& json);

/// The game with its moves, what was typed for it, the places of a drawn graph's positions, and the
/// moment shown. Of a game that is too large for a session only its start and its moves; the graph
/// comes from the file, later (`GameGraphDocument::restoreLater`).
[[nodiscard]] QJsonObject documentJson(const GameGraphDocument& document);
void restoreDocument(GameGraphDocument& document, const QJsonObject& json);

[[nodiscard]] QJsonObject viewJson(const GameViewChoice& view);
[[nodiscard]] GameViewChoice viewOf(const QJsonObject& json, const GameViewChoice& otherwise);

} // namespace loggia::ui
