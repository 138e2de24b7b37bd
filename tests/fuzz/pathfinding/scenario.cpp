// A scenario file: what is read is written, compared by its lengths, looked for and made anew.
#include "core/pathfinding/grids/scenario.hpp"

#include "tests/fuzz/target.hpp"

#include <algorithm>
#include <cstddef>
#include <string>

using namespace loggia;
using namespace loggia::pathfinding;

namespace {

void compare_lengths(const std::vector<Scenario>& scenarios) {
    const LengthPrecision precision(scenarios);
    for (const Scenario& scenario : scenarios) {
        fuzz::require(precision.agrees(scenario.length, scenario), "a length agrees with itself");
        fuzz::require(!precision.agrees(1 + 2 * scenario.length, scenario),
                      "but not with one twice as long");
    }
}

void look_for_map(const Scenario& scenario) {
    for (const char* const file : {"a/scenarios/a.scen", "b-scen/c/b.map.scen", "c"}) {
        const auto places = map_places(file, scenario.map);
        for (auto place = places.begin(); place != places.end(); ++place)
            fuzz::require(std::find(places.begin(), place, *place) == place,
                          "no place is looked at twice");
        fuzz::require(places.size() >= 2, "more than one place is looked at");
    }
}

/// A map of the size that is asked for, with walls and water by the bytes of the map's name.
void ask_anew(const Scenario& scenario) {
    constexpr int most_side = 20;
    if (scenario.width < 1 || scenario.width > most_side || scenario.height > most_side)
        return;
    Maze small = Maze::floor(3, 2);
    for (std::size_t cell = 0; cell < small.cells(); ++cell) {
        const unsigned sign = static_cast<unsigned char>(scenario.map[cell % scenario.map.size()]);
        small.terrain[cell] = sign % 5 == 0 ? wall : sign % 3 == 0 ? water_terrain : 1;
    }
    const Maze map = scaled(small, scenario.width, scenario.height);
    fuzz::require(map.width == scenario.width && map.height == scenario.height,
                  "a map is scaled to the size that is told");
    fuzz::require(map.terrain.front() == small.terrain.front(), "and keeps its first corner");
    const auto made = random_scenarios(map, scenario.map, 3, scenario.map.size());
    fuzz::require(made.has_value(), "nobody stopped it");
    const auto again = scenarios_of(to_text(*made));
    fuzz::require(again && *again == *made, "questions by chance are written and read");
    for (const Scenario& each : *made)
        fuzz::require(map.surface(each.start) == map.surface(each.goal), "and stay on a surface");
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto text = fuzz::text_of(data, size);
    const auto scenarios = scenarios_of(text);
    if (!scenarios) {
        fuzz::require(describe(scenarios.error(), "name", text).ends_with('\n'),
                      "errors are shown");
        return 0;
    }
    const auto again = scenarios_of(to_text(*scenarios));
    fuzz::require(again && *again == *scenarios, "what is written is read as the same");
    compare_lengths(*scenarios);
    if (!scenarios->empty()) {
        look_for_map(scenarios->front());
        ask_anew(scenarios->front());
    }
    return 0;
}
