#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

namespace loggia::ui {

/// Where a person who steps from mistake to mistake goes next. `mistakes` are the numbers of moves
/// made before each, in order; `shown` is the moment shown. Nothing where there is none further on.
[[nodiscard]] inline std::optional<std::size_t>
nextMistake(const std::vector<std::size_t>& mistakes, std::size_t shown) {
    const auto found = std::upper_bound(mistakes.begin(), mistakes.end(), shown);
    return found == mistakes.end() ? std::nullopt : std::optional(*found);
}
[[nodiscard]] inline std::optional<std::size_t>
previousMistake(const std::vector<std::size_t>& mistakes, std::size_t shown) {
    const auto found = std::lower_bound(mistakes.begin(), mistakes.end(), shown);
    return found == mistakes.begin() ? std::nullopt : std::optional(*(found - 1));
}

} // namespace loggia::ui
