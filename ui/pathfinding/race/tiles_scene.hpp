#pragma once

#include "ui/pathfinding/race/race.hpp"

#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace loggia::ui {

/// How many states of a run are so far from the goal, by Manhattan distance.
struct DistanceCount {
    std::uint64_t expanded = 0;
    std::uint64_t frontier = 0;

    friend bool operator==(const DistanceCount&, const DistanceCount&) = default;
};

/// A sliding puzzle with what a search has done, as it is to be shown: plain data.
struct TilesScene {
    pathfinding::Tiles tiles = pathfinding::ordered_tiles(3);
    std::vector<DistanceCount> counts; ///< By distance; empty: no search.
    int distance = 0;                  ///< Of `tiles`.
    bool ordered = false;              ///< The tiles are as they should be.
    QString name;                      ///< What a screen reader calls the board.
};

/// The order of tiles that is looked at: the one that was expanded last; where the run is over,
/// that after `step` steps of the solution, or the one that the search began with.
[[nodiscard]] std::optional<pathfinding::State> shownState(const SearchRecording& recording,
                                                           std::optional<std::size_t> step);

/// Of a run that began with another order only `start` is shown. `marks` are those of the
/// recording's moment.
[[nodiscard]] TilesScene tilesScene(const pathfinding::Tiles& start,
                                    const SearchRecording* recording,
                                    const std::vector<std::uint8_t>& marks,
                                    std::optional<std::size_t> step);

} // namespace loggia::ui
