#pragma once

#include "core/pathfinding/searches/compare.hpp"
#include "ui/pathfinding/race/search_recording.hpp"

#include <QString>

#include <cstdint>
#include <functional>
#include <vector>

namespace loggia::ui {

/// The problem of a question, fresh; null where the maze lacks start or goal. Fails where a cell to
/// be visited is a wall, where there is nothing to visit, and where it is stopped.
[[nodiscard]] Result<std::unique_ptr<pathfinding::Problem>>
problemOf(const SearchQuestion& question, const Control& control = {});

/// What a question lacks to be searched and how to add it, as a sentence: a start, a goal, food.
/// Empty where nothing is missing.
[[nodiscard]] QString missingIn(const SearchQuestion& question);

/// How far a question is searched at most.
[[nodiscard]] pathfinding::SearchOptions optionsFor(const SearchQuestion& question);

/// All algorithms on one problem (question.algorithm is of no matter), those that search again and
/// again last. Hands out what is there after each; stopped, the rows that were finished.
[[nodiscard]] pathfinding::Comparison
compareAll(const SearchQuestion& question, const Control& control,
           const std::function<void(const pathfinding::Comparison&)>& sink = {});

/// What each of some algorithms expanded in mazes of growing sides.
struct GrowthRow {
    int side = 0;
    std::vector<std::uint64_t> expanded; ///< By place in growthAlgorithms().
};

[[nodiscard]] const std::vector<pathfinding::Algorithm>& growthAlgorithms();
/// In braided mazes of sides 11 to 71, the mean of three for each. The same seed gives the same.
[[nodiscard]] std::vector<GrowthRow>
growth(std::uint64_t seed, const Control& control,
       const std::function<void(const std::vector<GrowthRow>&)>& sink = {});
[[nodiscard]] QString growthCsv(const std::vector<GrowthRow>& rows);

} // namespace loggia::ui
