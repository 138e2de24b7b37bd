#include "core/base/large_number.hpp"

#include "core/base/number_text.hpp"

#include <cmath>
#include <cstdint>

namespace loggia {

std::string large_number_text(double number) {
    constexpr double most_exact = 1e15; // all of its digits are right
    if (number < most_exact)
        return number_text(static_cast<std::uint64_t>(number));
    return "10^" + std::to_string(static_cast<int>(std::floor(std::log10(number))));
}

} // namespace loggia
