#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/sat/formats/format.hpp"

#include <cstddef>
#include <string_view>
#include <vector>

namespace loggia::sat {

/// Maximum number of errors reported for a text.
inline constexpr std::size_t most_clause_errors = 100;

/// The errors of a text that parse_clauses() refuses, at most one per line and at most
/// most_clause_errors in total, in the order of the text. The first is the one that parse_clauses()
/// gives; each further one is the first of the text without the lines of those before, so that a
/// mistake is reported once and not again as its consequences. Empty if the text can be read. Costs
/// a reading for each error; when stopped, returns the errors found so far.
[[nodiscard]] std::vector<Error> clause_errors(std::string_view text, const Control& control = {},
                                               CutOff cut_off = CutOff::refuse);

} // namespace loggia::sat
