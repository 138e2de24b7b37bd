#include "core/shards/kind.hpp"
#include "core/shards/kinds/cubes.hpp"
#include "core/shards/kinds/games.hpp"
#include "core/shards/kinds/handins.hpp"
#include "core/shards/kinds/tournaments.hpp"

#include <algorithm>
#include <array>

namespace loggia::shards {

std::span<const Kind> kinds() {
    static constexpr std::array all{
        Kind{"sat", "cube", run_cubes},
        Kind{"grade", "hand-in", run_handins},
        Kind{"match", "game", run_games},
        Kind{"tournament", "game", run_tournament_games},
    };
    return all;
}

const Kind* find_kind(std::string_view name) {
    const auto all = kinds();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const Kind& kind) { return kind.name == name; });
    return found == all.end() ? nullptr : &*found;
}

} // namespace loggia::shards
