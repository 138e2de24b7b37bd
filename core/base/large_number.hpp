#pragma once

#include <string>

namespace loggia {

/// A whole number that may be very large: "155,117,519", and "10^23" for what is at least that,
/// where not all digits would be right.
[[nodiscard]] std::string large_number_text(double number);

} // namespace loggia
