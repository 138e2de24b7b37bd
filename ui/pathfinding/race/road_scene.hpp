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

/// What the picture of a town shows.
struct TownSigns {
    pathfinding::Mark mark = pathfinding::Mark::unseen; ///< As well where nothing is searched.
    bool is_start = false;
    bool is_goal = false;
    bool stands_out = false; ///< Expanded last, or on the path found.
};
/// As a town with these signs is drawn, in the scene and in the legend.
[[nodiscard]] GraphNode townNode(const QString& label, const TownSigns& signs);

/// What a road belongs to.
enum class RoadPart {
    no_path,
    path_so_far, ///< To the town that was expanded last.
    path_found
};
/// As a road of this length is drawn, in the scene and in the legend; 1 is `unit`.
[[nodiscard]] GraphEdge roadEdge(int from, int to, pathfinding::Cost length, RoadPart part,
                                 bool one_way, pathfinding::Cost unit = 1);

} // namespace loggia::ui
