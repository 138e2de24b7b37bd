#include "core/base/duration.hpp"

#include <fmt/format.h>

#include <cmath>

namespace loggia {

std::string duration_text(double seconds) {
    if (!(seconds >= 0.001))
        return "< 1 ms";
    // As it will be rounded: never "1000 ms" nor "100.0 s".
    if (const double milliseconds = std::round(1000 * seconds); milliseconds < 1000)
        return fmt::format("{:.0f} ms", milliseconds);
    const double tenths = std::round(10 * seconds);
    return tenths < 1000 ? fmt::format("{:.1f} s", tenths / 10) : fmt::format("{:.0f} s", seconds);
}

} // namespace loggia
