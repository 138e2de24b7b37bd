#pragma once

#include "core/base/error.hpp"
#include "core/pathfinding/problems/road_map.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace loggia::pathfinding {

/// A graph with costs and heuristics, and where a path is asked for.
struct RoadQuestion {
    RoadMap map; ///< its center is the goal, so that a town's straight_line is its heuristic
    std::optional<std::size_t> start;
    std::optional<std::size_t> goal;

    friend bool operator==(const RoadQuestion&, const RoadQuestion&) = default;
};

/// The most nodes and edges of a graph, the largest cost and heuristic, and the longest name, in
/// characters.
inline constexpr std::size_t most_road_nodes = 200;
inline constexpr std::size_t most_road_edges = 255;
inline constexpr Cost most_road_cost = 1'000'000;
inline constexpr std::size_t longest_road_name = 20;

/// Reads a graph, line by line; `#` begins a comment.
///
///     graph
///     node S 7 at 0 60        name, heuristic (0 if missing), place (on a circle if missing)
///     node A 6 at 120 0
///     edge S A 2              both ways, with its cost (1 if missing)
///     arc A G 1.5             one way
///     start S
///     goal G
///
/// Or a list of edges, `A B 75` in each line, with commas, semicolons or tabs and titles as well.
/// An edge leads both ways unless the list has it in both directions at different costs, or only
/// some of them. `A 366` gives a heuristic, which the neighbours and the costs of the edges may
/// follow: `A 366 B 75 C 140`.
///
/// Nodes may be mentioned before their line, or have none. Errors, with their place: another first
/// line, an unknown word, a number that is missing, negative, too large or has more than two
/// decimals, a name that is too long, a node told of twice, a second start or goal, an edge from a
/// node to itself, too many of them.
[[nodiscard]] Result<RoadQuestion> road_question_of(std::string_view text);
/// The other way; what is read of it is the same, with places rounded to a whole number.
[[nodiscard]] std::string to_text(const RoadQuestion& question);
/// A cost or heuristic from 0 to most_road_cost, in hundredths; nothing where a text is none.
[[nodiscard]] std::optional<Cost> hundredths_of(std::string_view text);
/// Whether a node may have a name of that length.
[[nodiscard]] bool is_short_road_name(std::string_view name);
/// Whether a text is a list of two edges or more.
[[nodiscard]] bool is_list_of_edges(std::string_view text);
/// Whether the first word that is no comment is `graph`, or the text is a list of two edges or
/// more.
[[nodiscard]] bool looks_like_roads(std::string_view text);

/// Whether no heuristic is above the cheapest cost to the goal; the first node that is.
[[nodiscard]] std::optional<std::size_t> overestimated(const RoadQuestion& question);

} // namespace loggia::pathfinding
