#include "app/commands/formula_game/formula.hpp"

namespace loggia::commands {

void add_formula(Command group) {
    group.require_command();
    group.footer("A formula is made of variables a to z, -F, (F*F) and (F+F), also with more than\n"
                 "two parts; put it in quotation marks. In its place '-' is standard input, and\n"
                 "--file FILE reads it from a file: one line, or a game's four (formula:, turns:,\n"
                 "variables:, values:). --lenient reads what people write: x & y, !x, x -> y.\n"
                 "The formula -h is written ' -h', with a blank, since -h alone prints this help.");
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
