#include "core/pathfinding/problems/road_map.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

namespace loggia::pathfinding {

namespace {

RoadMap make_romania() {
    RoadMap map;
    map.towns = {
        {"Arad", 366, 91, 81},      {"Bucharest", 0, 400, 246},  {"Craiova", 160, 253, 285},
        {"Drobeta", 242, 165, 274}, {"Eforie", 161, 562, 280},   {"Fagaras", 176, 305, 123},
        {"Giurgiu", 77, 375, 303},  {"Hirsova", 151, 534, 223},  {"Iasi", 226, 473, 67},
        {"Lugoj", 244, 165, 194},   {"Mehadia", 241, 168, 234},  {"Neamt", 234, 406, 36},
        {"Oradea", 380, 131, 2},    {"Pitesti", 100, 320, 205},  {"Rimnicu Vilcea", 193, 233, 163},
        {"Sibiu", 253, 207, 116},   {"Timisoara", 329, 94, 163}, {"Urziceni", 80, 456, 223},
        {"Vaslui", 199, 509, 129},  {"Zerind", 374, 108, 42}};
    const auto road = [&map](std::string_view a, std::string_view b, Cost length) {
        map.roads.push_back({*map.find(a), *map.find(b), length});
    };
    road("Arad", "Sibiu", 140);
    road("Arad", "Timisoara", 118);
    road("Arad", "Zerind", 75);
    road("Bucharest", "Fagaras", 211);
    road("Bucharest", "Giurgiu", 90);
    road("Bucharest", "Pitesti", 101);
    road("Bucharest", "Urziceni", 85);
    road("Craiova", "Drobeta", 120);
    road("Craiova", "Pitesti", 138);
    road("Craiova", "Rimnicu Vilcea", 146);
    road("Drobeta", "Mehadia", 75);
    road("Eforie", "Hirsova", 86);
    road("Fagaras", "Sibiu", 99);
    road("Hirsova", "Urziceni", 98);
    road("Iasi", "Neamt", 87);
    road("Iasi", "Vaslui", 92);
    road("Lugoj", "Mehadia", 70);
    road("Lugoj", "Timisoara", 111);
    road("Oradea", "Sibiu", 151);
    road("Oradea", "Zerind", 71);
    road("Pitesti", "Rimnicu Vilcea", 97);
    road("Rimnicu Vilcea", "Sibiu", 80);
    road("Urziceni", "Vaslui", 142);
    map.center = *map.find("Bucharest");
    return map;
}

} // namespace

std::optional<std::size_t> RoadMap::find(std::string_view name) const noexcept {
    for (std::size_t i = 0; i < towns.size(); ++i)
        if (towns[i].name == name)
            return i;
    return std::nullopt;
}

namespace {

template <class Map, class Use>
void for_each_number(Map& map, Use use) {
    for (auto& town : map.towns)
        use(town.straight_line);
    for (auto& road : map.roads)
        use(road.length);
}

} // namespace

void divide_into_hundredths(RoadMap& map) {
    const Cost more = road_hundredths / map.unit;
    for_each_number(map, [more](Cost& number) { number *= more; });
    map.unit = road_hundredths;
}

void reduce_unit(RoadMap& map) {
    bool are_whole = true;
    for_each_number(map, [&](Cost number) { are_whole = are_whole && number % map.unit == 0; });
    if (!are_whole)
        return;
    for_each_number(map, [&map](Cost& number) { number /= map.unit; });
    map.unit = 1;
}

std::string road_number(Cost value, Cost unit) {
    std::string text = fmt::format("{}", value / unit);
    if (value % unit != 0) {
        text += fmt::format(".{:02}", value % unit * (road_hundredths / unit));
        text.erase(text.find_last_not_of('0') + 1);
    }
    return text;
}

const RoadMap& romania() {
    static const RoadMap map = make_romania();
    return map;
}

RoadProblem::RoadProblem(const RoadMap& map, std::size_t start, std::size_t goal, bool informed)
    : map_(&map), start_(static_cast<State>(start)), goal_(static_cast<State>(goal)),
      informed_(informed), steps_(map.towns.size()), back_(map.towns.size()) {
    for (std::size_t i = 0; i < map.roads.size(); ++i) {
        const Road& road = map.roads[i];
        const auto action = static_cast<Action>(i);
        const Step there{static_cast<State>(road.b), action, road.length};
        const Step here{static_cast<State>(road.a), action, road.length};
        steps_[road.a].push_back(there);
        back_[road.b].push_back(here);
        if (!road.one_way) {
            steps_[road.b].push_back(here);
            back_[road.a].push_back(there);
        }
    }
    for (auto* all : {&steps_, &back_})
        for (std::vector<Step>& steps : *all)
            std::sort(steps.begin(), steps.end(),
                      [](const Step& a, const Step& b) { return a.state < b.state; });
}

void RoadProblem::successors(State state, std::vector<Step>& steps) {
    steps = steps_[state];
}

void RoadProblem::predecessors(State state, std::vector<Step>& steps) {
    steps = back_[state];
}

Cost RoadProblem::heuristic_value(State state) {
    if (!informed_)
        return 0;
    // To the town of the table its distances are what they are.
    if (goal_ == map_->center)
        return map_->towns[state].straight_line;
    return std::abs(map_->towns[state].straight_line - map_->towns[goal_].straight_line);
}

std::string RoadProblem::name(State state) const {
    return map_->towns[state].name;
}

std::string RoadProblem::name(State /*from*/, const Step& step) const {
    return "to " + map_->towns[step.state].name;
}

} // namespace loggia::pathfinding
