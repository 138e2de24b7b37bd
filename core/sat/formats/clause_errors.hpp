#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/sat/formats/format.hpp"

#include <cstddef>
#include <string_view>
#include <vector>

namespace loggia::sat {

/// How many errors of a text are looked for.
inline constexpr std::size_t most_clause_errors = 100;

/// The errors of a text that parse_clauses() refuses, at most one a line and at most
/// most_clause_errors, in the order of the text. The first is the one that parse_clauses() gives;
/// each further one is the first of the text without the lines of those before, so that a mistake
/// is reported once and not again as its consequences. Empty where the text can be read. Costs a
/// reading for each error; ends with what it has when stopped.
[[nodiscard]] std::vector<Error> clause_errors(std::string_view text, const Control& control = {},
                                               CutOff cut_off = CutOff::refuse);

} // namespace loggia::sat
