#pragma once

#include "core/puzzles/vocabulary.hpp"

#include <span>
#include <string_view>

namespace loggia::puzzles {

/// Claims that read_sentence() reads in a puzzle about this, as examples for somebody who types: of
/// rooms those that a sign may say of two.
[[nodiscard]] std::span<const std::string_view> example_claims(PuzzleSetting setting) noexcept;
/// Words and turns of phrase of which claims are made.
[[nodiscard]] std::span<const std::string_view> claim_parts(PuzzleSetting setting) noexcept;

} // namespace loggia::puzzles
