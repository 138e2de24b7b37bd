#pragma once

#include "ui/wumpus/wumpus_document.hpp"

namespace loggia::ui {

/// What the page opens on.
struct WumpusExample {
    std::array<QString, text_kinds.size()> texts;
    WalkState walk;
};

/// The assignment's rules and a walk over the four safe squares, after which the monster is in one
/// of two squares: the statement is "possibly true, possibly false", and one more step, to a square
/// that is proven safe, decides it.
[[nodiscard]] WumpusExample wumpusExample();

} // namespace loggia::ui
