#pragma once

#include <string>

namespace loggia {

/// How long something took, for people: "< 1 ms", "3 ms", "1.2 s", "125 s". Numbers that are to be
/// read by programs are written as seconds instead.
[[nodiscard]] std::string duration_text(double seconds);

} // namespace loggia
