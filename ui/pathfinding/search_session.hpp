#pragma once

#include "ui/pathfinding/maze/search_subject.hpp"
#include "ui/pathfinding/race/race_run.hpp"

#include <QJsonObject>
#include <QString>

namespace loggia::ui {

class MazeDocument;

// How Search Lab is written into a session and read back. What does not read leaves in place what
// was there.

[[nodiscard]] QJsonObject jsonOf(const RaceSettings& settings);
/// Without a heuristic the algorithms take their own.
[[nodiscard]] RaceSettings settingsFrom(const QJsonObject& json, RaceSettings settings);

/// Start, goal and length of each question, as one text: there may be thousands.
[[nodiscard]] QString textOf(const MazeQuestions& questions);

/// What is searched, the graph drawn last, `maze`, which is jsonOf() the document's maze, and
/// textOf() its questions: these take a moment, so whoever has written them already can give them
/// again.
[[nodiscard]] QJsonObject jsonOf(const MazeDocument& document, const QJsonObject& maze,
                                 const QString& questions);
void restoreFrom(const QJsonObject& json, MazeDocument& document);

} // namespace loggia::ui
