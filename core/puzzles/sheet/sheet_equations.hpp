#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/gf2/derivation.hpp"
#include "core/puzzles/sheet/sheet.hpp"

namespace loggia::puzzles {

/// The sheet's statements as equations, not yet solved. What statements define comes first among
/// the variables, so that it is what is replaced. Errors: too many atoms or terms; stopped.
[[nodiscard]] Result<gf2::Derivation> equations_of(const PuzzleSheet& sheet,
                                                   const Control& control = {});
/// The same, solved.
[[nodiscard]] Result<gf2::Derivation> derive(const PuzzleSheet& sheet, const Control& control = {});

} // namespace loggia::puzzles
