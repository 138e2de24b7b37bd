#pragma once

#include "core/base/control.hpp"
#include "core/wumpus/entail.hpp"

#include <array>
#include <optional>

namespace loggia::wumpus {

/// What lines say of each of the 64 symbols, by index.
using Marks = std::array<Verdict, symbol_count>;

/// The verdicts of `reasoner`, whose store `store` is. Two passes over at most 768 words where it
/// has rows, otherwise 128 questions to its solver. Nothing only where stopped.
[[nodiscard]] std::optional<Marks> marks(logic::Store& store, Reasoner& reasoner,
                                         const Control& control = {});

} // namespace loggia::wumpus
