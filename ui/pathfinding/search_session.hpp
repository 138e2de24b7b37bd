#pragma once

#include "ui/pathfinding/race/race_run.hpp"

#include <QJsonObject>

namespace loggia::ui {

class MazeDocument;

// How Search Lab is written into a session and read back. What does not read leaves in place what
// was there.

[[nodiscard]] QJsonObject jsonOf(const RaceSettings& settings);
/// Without a heuristic the algorithms take their own.
[[nodiscard]] RaceSettings settingsFrom(const QJsonObject& json, RaceSettings settings);

/// What is searched, the graph drawn last, and `maze`, which is jsonOf() the document's maze: that
/// takes a moment, so whoever has written it already can give it again.
[[nodiscard]] QJsonObject jsonOf(const MazeDocument& document, const QJsonObject& maze);
void restoreFrom(const QJsonObject& json, MazeDocument& document);

} // namespace loggia::ui
