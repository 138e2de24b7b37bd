#pragma once

#include "core/game_graph/play/opponent.hpp"

#include <cstdint>
#include <optional>

namespace loggia::ui {

/// Who plays a side.
struct GamePlayer {
    std::optional<game_graph::Opponent> computer = std::nullopt; ///< Nothing: a person.
    std::uint64_t seed = 1; ///< Of what the computer leaves to chance.

    friend bool operator==(const GamePlayer&, const GamePlayer&) = default;
};

} // namespace loggia::ui
