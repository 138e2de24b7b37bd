#pragma once

#include "core/wumpus/cave.hpp"
#include "core/wumpus/probability.hpp"

#include <nlohmann/json.hpp>

namespace loggia::commands {

/// {"monsters": [[3, 3]], "stench": [...], "pits": [...], "breeze": [...]}, squares as [i, j].
[[nodiscard]] inline nlohmann::ordered_json json_of(wumpus::World world) {
    const auto squares = [world](wumpus::Sign sign) {
        auto list = nlohmann::ordered_json::array();
        for (int n = 0; n < wumpus::square_count; ++n)
            if (const auto square = wumpus::Square::of(n); world.holds({sign, square}))
                list.push_back({square.i, square.j});
        return list;
    };
    return {{"monsters", squares(wumpus::Sign::monster)},
            {"stench", squares(wumpus::Sign::stench)},
            {"pits", squares(wumpus::Sign::pit)},
            {"breeze", squares(wumpus::Sign::breeze)}};
}

/// {"worlds": 384, "unmentioned_symbols": 0, "exact": true}
[[nodiscard]] inline nlohmann::ordered_json json_of(const wumpus::Probabilities& counted) {
    return {{"worlds", counted.worlds},
            {"unmentioned_symbols", counted.unmentioned},
            {"exact", counted.complete}};
}

} // namespace loggia::commands
