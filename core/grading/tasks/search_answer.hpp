#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace loggia::grading {

/// A move by its place in pathfinding::directions.
enum class SearchMove : std::uint8_t { north, south, east, west };

/// What a search program printed. What it did not say, or said twice differently, is missing.
struct SearchAnswer {
    std::optional<double> cost;
    std::optional<std::uint64_t> expanded;
    std::optional<std::vector<SearchMove>> moves;
    bool no_path = false;
};

/// Reads it line by line, in capitals or not:
///
/// - a number behind the word `cost` ("cost 12", "Path found with total cost of 12 in 0.0 seconds")
///   and behind or before `expanded` ("Search nodes expanded: 25", "25 nodes expanded in 0.02
///   seconds"), of which a total counts where its parts are said as well;
/// - moves alone on a line, or behind words such as `path`, `moves` or "Solution found:": North, n,
///   up, ... with blanks, commas, quotation marks and brackets between them, so that a list of
///   Python is one, also of `Direction.NORTH`; behind such words also letters side by side (NNE);
///   several such lines belong together, and `path` alone is a path without moves;
/// - "no path", "there is no solution", "goal not found", "cannot be reached", "unreachable", an
///   infinite cost, or `none`, `failure` or `cutoff` alone or behind `path`.
///
/// Everything else is passed over. Linear in the text.
[[nodiscard]] SearchAnswer search_answer_of(std::string_view text);

} // namespace loggia::grading
