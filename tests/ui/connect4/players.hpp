#pragma once

#include "ui/connect4/players/player_settings.hpp"

namespace loggia::ui::testing {

inline ThinkSettings toDepth(int depth) {
    ThinkSettings settings;
    settings.by_depth = true;
    settings.depth = depth;
    return settings;
}

/// Until it is stopped.
inline ThinkSettings forLong() {
    ThinkSettings settings;
    settings.seconds = 600;
    return settings;
}

inline PlayerSettings quickComputer(int depth = 2) {
    return {true, toDepth(depth)};
}

inline PlayerSettings slowComputer() {
    return {true, forLong()};
}

} // namespace loggia::ui::testing
