#pragma once

#include "core/formula_game/game.hpp"

#include <cstdint>
#include <vector>

namespace loggia::formula_game {

/// What is known of the value of a part of a formula while some variables have none yet.
enum class Known : std::uint8_t { open, no, yes };

/// What follows, part by part, from the values chosen so far, by the number of each expression in
/// the store of the game: a conjunction is false as soon as one operand is, a disjunction true,
/// and so on (Kleene's strong logic of three values). `open` does not say that both values can
/// still come about: x+-x is open until x is chosen. Time linear in the store.
[[nodiscard]] std::vector<Known> known_values(const Position& position);

} // namespace loggia::formula_game
