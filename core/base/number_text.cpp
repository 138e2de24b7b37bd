#include "core/base/number_text.hpp"

namespace loggia {

std::string number_text(std::uint64_t number) {
    std::string digits = std::to_string(number);
    for (std::size_t i = digits.size(); i > 3; i -= 3)
        digits.insert(i - 3, 1, ',');
    return digits;
}

std::string plural(std::uint64_t number, std::string_view one, std::string_view many) {
    std::string text(number == 1 || many.empty() ? one : many);
    if (number != 1 && many.empty())
        text += 's';
    return text;
}

std::string counted(std::uint64_t number, std::string_view one, std::string_view many) {
    return number_text(number) + ' ' + plural(number, one, many);
}

} // namespace loggia
