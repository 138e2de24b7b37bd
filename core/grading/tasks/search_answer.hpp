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
///   seconds");
/// - moves alone on a line, or behind `path`, `moves` or `actions`: North, n, up, ... with blanks,
///   commas, quotation marks and brackets between them, so that a list of Python is one; several
///   such lines belong together, and `path` alone is a path without moves;
/// - "no path", "no solution", or `path` with `none`.
///
/// Everything else is passed over. Linear in the text.
[[nodiscard]] SearchAnswer search_answer_of(std::string_view text);

} // namespace loggia::grading
