#pragma once

#include "core/pathfinding/problems/problem.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace loggia::pathfinding {

/// A town of a road map and where it is drawn, y downwards.
struct Town {
    std::string name;
    Cost straight_line = 0; ///< to the town that the distances are given for
    double x = 0;
    double y = 0;

    friend bool operator==(const Town&, const Town&) = default;
};

struct Road {
    std::size_t a = 0;
    std::size_t b = 0;
    Cost length = 0;
    bool one_way = false; ///< from a to b alone

    friend bool operator==(const Road&, const Road&) = default;
};

/// Towns and roads; of Romania the towns are in the order of their names.
struct RoadMap {
    std::vector<Town> towns;
    std::vector<Road> roads;
    std::size_t center = 0; ///< whose straight-line distances are given
    /// What 1 is among lengths and distances: 1, or 100 where one of them has decimals.
    Cost unit = 1;

    [[nodiscard]] std::optional<std::size_t> find(std::string_view name) const noexcept;

    friend bool operator==(const RoadMap&, const RoadMap&) = default;
};

/// The least and the usual size of what a unit of 1 is divided into.
inline constexpr Cost road_hundredths = 100;
/// The same map in hundredths, or again in whole numbers where all of its numbers are whole.
void divide_into_hundredths(RoadMap& map);
void reduce_unit(RoadMap& map);

/// A number of a map as people write it: `12`, `1.5`.
[[nodiscard]] std::string road_number(Cost value, Cost unit);

/// The simplified map of Romania with its straight-line distances to Bucharest (Russell and Norvig,
/// "Artificial Intelligence: A Modern Approach", chapter 3).
[[nodiscard]] const RoadMap& romania();

/// A path from town to town. The heuristic is the straight-line distance; to another town than that
/// of the table, the difference of both distances, which by the triangle inequality is not above
/// it.
class RoadProblem : public Problem {
public:
    /// `map` must outlive this; start and goal are places in its towns.
    RoadProblem(const RoadMap& map, std::size_t start, std::size_t goal, bool informed = true);

    [[nodiscard]] State start() override { return start_; }
    [[nodiscard]] bool is_goal(State state) const override { return state == goal_; }
    void successors(State state, std::vector<Step>& steps) override;
    [[nodiscard]] Cost heuristic_value(State state) override;
    [[nodiscard]] Cost unit() const noexcept override { return map_->unit; }
    [[nodiscard]] std::size_t states() const noexcept override { return map_->towns.size(); }
    [[nodiscard]] std::optional<State> goal() override { return goal_; }
    void predecessors(State state, std::vector<Step>& steps) override;
    [[nodiscard]] std::string name(State state) const override;
    [[nodiscard]] std::string name(State from, const Step& step) const override;

private:
    const RoadMap* map_;
    State start_;
    State goal_;
    bool informed_;
    std::vector<std::vector<Step>> steps_; ///< by town; an action is the number of its road
    std::vector<std::vector<Step>> back_;  ///< the same against the direction of one-way roads
};

} // namespace loggia::pathfinding
