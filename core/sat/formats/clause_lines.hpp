#pragma once

#include "core/sat/formats/format.hpp"

#include <string_view>
#include <vector>

namespace loggia::sat {

/// Where a clause stands in its text: lines, from 1.
struct ClauseLines {
    int first = 1;
    int last = 1;

    friend bool operator==(const ClauseLines&, const ClauseLines&) = default;
};

/// The place of each clause, by its number, in a text that parse_clauses() has read as one of that
/// form. Linear.
[[nodiscard]] std::vector<ClauseLines> clause_lines(std::string_view text, ClauseForm form);

} // namespace loggia::sat
