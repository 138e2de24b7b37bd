#include "core/base/number_text.hpp"

namespace loggia {

std::string number_text(std::uint64_t number) {
    std::string digits = std::to_string(number);
    for (std::size_t i = digits.size(); i > 3; i -= 3)
        digits.insert(i - 3, 1, ',');
    return digits;
}

} // namespace loggia
