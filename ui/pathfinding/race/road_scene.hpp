#pragma once

#include "ui/pathfinding/race/search_recording.hpp"
#include "ui/widgets/graph/graph_scene.hpp"

#include <QFont>

namespace loggia::ui {

/// The map of Romania with what a run on it has done at its moment; nodes are towns by their
/// numbers, edges the roads. Without a run, or with one on something else, the map alone.
[[nodiscard]] GraphScene roadScene(const RoadTrip& trip, const SearchRecording* recording,
                                   const QFont& font);

/// How a town of this mark is drawn, unless it lies on the path found or was expanded last.
[[nodiscard]] NodeTone toneOfTown(pathfinding::Mark mark);

} // namespace loggia::ui
