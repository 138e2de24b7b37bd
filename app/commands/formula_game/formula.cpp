#include "app/commands/formula_game/formula.hpp"

namespace loggia::commands {

void add_formula(Command group) {
    group.require_command();
    group.footer(
        "A formula consists of variables a to z, -F, (F*F) and (F+F), where brackets may\n"
        "contain more than two operands. Quote it for the shell. Use '-' to read it from\n"
        "standard input. A file has one line, or the four of a game (formula:, turns:,\n"
        "variables:, values:). Give solve and play its name alone, and the other commands\n"
        "--file FILE; equal compares two formulas that you type. --lenient accepts informal\n"
        "notation: x & y, !x, x -> y. Write the formula -h as ' -h', with a blank, because\n"
        "-h alone prints this help.");
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
