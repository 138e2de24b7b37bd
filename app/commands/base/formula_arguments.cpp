#include "app/commands/base/formula_arguments.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <utility>

namespace loggia::commands {

namespace {

/// Whether an argument would be taken for something else: for an option, which are `-h` and two
/// minus signs with a word of two letters or more, or for a list in brackets.
bool needs_shield(const std::string& argument) {
    if (argument.starts_with('['))
        return true;
    const auto begin = argument.find_first_not_of('-');
    if (begin == 0 || begin == std::string::npos || argument == "-h")
        return false;
    if (begin != 2)
        return true;
    const auto is_small = [&](std::size_t i) {
        return i < argument.size() && argument[i] >= 'a' && argument[i] <= 'z';
    };
    return !is_small(begin) || !is_small(begin + 1);
}

} // namespace

std::vector<std::string> shield_formulas(std::vector<std::string> arguments) {
    for (std::string& argument : arguments) {
        if (argument == "--")
            break;
        const auto begin = argument.find_first_not_of(' ');
        if (begin != std::string::npos && needs_shield(argument.substr(begin)))
            argument.insert(argument.begin(), ' ');
    }
    return arguments;
}

std::vector<std::string> shield_formula_commands(std::vector<std::string> arguments) {
    // generate takes no formula, so its -o is an option
    const auto head = arguments.begin() + std::min<std::ptrdiff_t>(2, std::ssize(arguments));
    return std::find(arguments.begin(), head, "generate") != head
               ? arguments
               : shield_formulas(std::move(arguments));
}

std::vector<std::string> shield_formula_options(std::vector<std::string> arguments) {
    for (std::size_t i = 1; i < arguments.size(); ++i)
        if (arguments[i - 1] == "--formula" || arguments[i - 1] == "--check")
            arguments[i] = shield_formulas({arguments[i]}).front();
    return arguments;
}

std::string unshielded(std::string argument) {
    const auto begin = argument.find_first_not_of(' ');
    if (begin != std::string::npos && begin > 0 &&
        (argument[begin] == '-' || argument[begin] == '['))
        argument.erase(0, 1);
    return argument;
}

} // namespace loggia::commands
