#pragma once

#include <string_view>

namespace loggia {

/// Whether a spreadsheet would take a cell of a CSV file with this text for a formula and compute
/// it. A blank or an apostrophe before it prevents that.
[[nodiscard]] constexpr bool is_spreadsheet_formula(std::string_view text) noexcept {
    return !text.empty() &&
           std::string_view("=+-@\t\r").find(text.front()) != std::string_view::npos;
}

} // namespace loggia
