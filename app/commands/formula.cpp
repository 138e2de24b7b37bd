#include "app/commands/formula.hpp"

namespace loggia::commands {

namespace {

constexpr const char* formula_footer =
    "A formula is made of variables a to z, -F, (F*F) and (F+F), also with more than\n"
    "two parts; put it in quotation marks. In its place '-' is standard input, and\n"
    "--file FILE reads it from a file: one line, or a game's four (formula:, turns:,\n"
    "variables:, values:). --lenient reads what people write: x & y, !x, x -> y.\n"
    "The formula -h is written ' -h', with a blank, since -h alone prints this help.";

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

std::string unshielded(std::string argument) {
    const auto begin = argument.find_first_not_of(' ');
    if (begin != std::string::npos && begin > 0 &&
        (argument[begin] == '-' || argument[begin] == '['))
        argument.erase(0, 1);
    return argument;
}

void add_formula(Command group) {
    group.require_command();
    group.footer(formula_footer);
    add_formula_check(group);
    add_formula_draw(group);
    add_formula_repr(group);
    add_formula_simplify(group);
    add_formula_eval(group);
    add_formula_table(group);
    add_formula_equal(group);
    add_formula_solve(group);
    add_formula_play(group);
    add_formula_generate(group);
}

} // namespace loggia::commands
