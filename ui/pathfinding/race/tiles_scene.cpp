#include "ui/pathfinding/race/tiles_scene.hpp"

#include "ui/pathfinding/maze/maze_scene.hpp"
#include "ui/pathfinding/maze/path_words.hpp"

#include <algorithm>

namespace loggia::ui {

using pathfinding::Mark;
using pathfinding::State;
using pathfinding::Tiles;

std::optional<State> shownState(const SearchRecording& recording, std::optional<std::size_t> step) {
    if (tilesOf(recording.question().subject) == nullptr || !recording.fault().isEmpty())
        return std::nullopt;
    if (recording.showsSolution()) {
        const auto& path = recording.result().path;
        return path[std::min(step.value_or(0), path.size() - 1)];
    }
    const State current = recording.replay().current();
    return recording.isOver() || current == pathfinding::no_state ? State{0} : current;
}

TilesScene tilesScene(const Tiles& start, const SearchRecording* recording,
                      const std::vector<std::uint8_t>& marks, std::optional<std::size_t> step) {
    TilesScene scene;
    scene.tiles = start;
    if (recording != nullptr &&
        (recording->question().subject != SearchSubject(start) || !recording->fault().isEmpty()))
        recording = nullptr;
    if (recording != nullptr) {
        if (const auto state = shownState(*recording, step)) {
            scene.tiles = recording->tilesIn(*state).value_or(start);
            scene.distance = recording->distanceOf(*state);
        }
        const State reached = recording->reachedGoal();
        for (std::size_t i = 0; i < marks.size(); ++i) {
            const auto mark = static_cast<Mark>(marks[i] & (backward_mark - 1U));
            if (mark == Mark::unseen || (mark == Mark::frontier && i == reached))
                continue;
            const auto distance =
                static_cast<std::size_t>(recording->distanceOf(static_cast<State>(i)));
            if (distance >= scene.counts.size())
                scene.counts.resize(distance + 1);
            ++(mark == Mark::frontier ? scene.counts[distance].frontier
                                      : scene.counts[distance].expanded);
        }
    }
    scene.ordered = scene.tiles == pathfinding::ordered_tiles(scene.tiles.side);
    scene.name =
        PathWords::tr("Sliding puzzle of %1 tiles").arg(scene.tiles.side * scene.tiles.side - 1);
    return scene;
}

} // namespace loggia::ui
