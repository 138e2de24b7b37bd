#pragma once

#include "ui/pathfinding/race/search_recording.hpp"

#include <QString>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace loggia::ui {

/// A state that waits, with what decides about its turn.
struct FrontierRow {
    pathfinding::State state = pathfinding::no_state;
    QString name;
    std::optional<pathfinding::Cost> g;
    std::optional<pathfinding::Cost> h;
    std::optional<pathfinding::Cost> f;
    bool backward = false; ///< of the search from the goal
};

/// What a search expands next, in that order; of a search that keeps nothing but its path, the path
/// from its end on.
struct FrontierList {
    std::vector<FrontierRow> rows; ///< the first ones
    std::size_t size = 0;
    bool is_path = false;
    bool too_large = false; ///< to be sorted at each step: there are no rows
    pathfinding::Cost unit = 1;
};
inline constexpr std::size_t most_sorted_states = 5000;

/// Equally good states come in the order in which the search takes them. `marks` are those of the
/// recording's moment. Linear in the events so far; at most `most_rows` rows.
[[nodiscard]] FrontierList frontierOf(const SearchRecording& recording,
                                      const std::vector<std::uint8_t>& marks,
                                      std::size_t most_rows);

/// Whether the search takes g + h for f; greedy search looks at h alone.
[[nodiscard]] bool usesF(pathfinding::Algorithm algorithm);

/// What the search did last: "Adds 3,4 to the frontier: g 5, h 7, f 12."
[[nodiscard]] QString eventInWords(const SearchRecording& recording);

} // namespace loggia::ui
