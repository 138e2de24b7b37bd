#pragma once

#include "core/pathfinding/maze.hpp"

#include <QJsonObject>

#include <optional>

namespace loggia::ui {

/// Of mazes that the page shows and draws; core's searches know no such bound.
inline constexpr std::size_t most_shown_cells = std::size_t{1} << 20U;

/// A maze for the session, whole: no file format holds all that can stand on one.
[[nodiscard]] QJsonObject jsonOf(const pathfinding::Maze& maze);
/// Nothing where it is none, or too large to be shown.
[[nodiscard]] std::optional<pathfinding::Maze> mazeFrom(const QJsonObject& json);

} // namespace loggia::ui
