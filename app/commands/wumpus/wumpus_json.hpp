#pragma once

#include "app/commands/base/json.hpp"
#include "core/wumpus/cave.hpp"
#include "core/wumpus/probability.hpp"

namespace loggia::commands {

/// {"monsters": [[3, 3]], "stench": [...], "pits": [...], "breeze": [...]}, squares as [i, j].
[[nodiscard]] inline Json json_of(wumpus::World world) {
    const auto squares = [world](wumpus::Sign sign) {
        auto list = Json::array();
        for (int n = 0; n < wumpus::square_count; ++n)
            if (const auto square = wumpus::Square::of(n); world.holds({sign, square}))
                list.push(std::vector<int>{square.i, square.j});
        return list;
    };
    return Json::object({{"monsters", squares(wumpus::Sign::monster)},
                         {"stench", squares(wumpus::Sign::stench)},
                         {"pits", squares(wumpus::Sign::pit)},
                         {"breeze", squares(wumpus::Sign::breeze)}});
}

/// {"worlds": 384, "unmentioned_symbols": 0, "exact": true}
[[nodiscard]] inline Json json_of(const wumpus::Probabilities& counted) {
    return Json::object({{"worlds", counted.worlds},
                         {"unmentioned_symbols", counted.unmentioned},
                         {"exact", counted.complete}});
}

} // namespace loggia::commands
