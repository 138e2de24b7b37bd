#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/formula_game/formula.hpp"
#include "app/commands/formula_game/formula_input.hpp"
#include "core/formula_game/formula.hpp"
#include "core/logic/syntax.hpp"
#include "core/logic/transform.hpp"

#include <fmt/format.h>

#include <memory>
#include <string>

// What is said about one formula by one text: check, draw, repr, simplify.
namespace loggia::commands {

namespace {

using namespace formula_game;

/// Prints a text and the end of its line, or reports why there is none.
int print_line(const Result<std::string>& text) {
    if (!text)
        return report(text.error(), "error");
    fmt::print("{}\n", *text);
    return success;
}

Result<std::string> summary(const logic::Formula& formula) {
    const logic::TreeSize size = logic::tree_size(formula.store, formula.root);
    const std::size_t variables = logic::variables_of(formula.store, formula.root).size();
    return fmt::format("valid: {} variable{}, {} {}, depth {}", variables,
                       variables == 1 ? "" : "s", size.leaves, size.leaves == 1 ? "leaf" : "leaves",
                       size.depth);
}

Result<std::string> simplified(const logic::Formula& formula) {
    logic::Store store = formula.store;
    const auto flat = logic::flattened(store, formula.root);
    if (!flat)
        return tl::unexpected(flat.error());
    return logic::write_strict(store, *flat);
}

std::shared_ptr<FormulaInput> add_input(Command command) {
    auto input = std::make_shared<FormulaInput>();
    input->add_words(command, "FORMULA", "The formula, or - for standard input");
    input->add_file(command);
    return input;
}

/// A command that prints what `text_of` makes of the formula.
template <class TextOf>
void add_printer(Command group, const char* name, const char* help, const TextOf& text_of) {
    const Command command = group.add_command(name, help);
    auto input = add_input(command);
    command.action([input, text_of] {
        const auto formula = input->only_formula();
        return formula ? print_line(text_of(*formula)) : failed;
    });
}

} // namespace

void add_formula_check(Command group) {
    const Command command = group.add_command("check", "Check the syntax of a formula");
    command.footer(
        "The exit status is 0 for a valid formula and 1 otherwise; an error is shown with its\n"
        "position. With --lenient the formula is printed in the game's syntax.");
    auto input = add_input(command);
    command.action([input]() -> int {
        const auto formula = input->only_formula();
        if (!formula)
            return failed;
        return print_line(input->lenient ? logic::write_strict(*formula) : summary(*formula));
    });
}

void add_formula_draw(Command group) {
    add_printer(group, "draw", "Draw the tree of a formula, root on the left", draw_formula_tree);
}

void add_formula_simplify(Command group) {
    add_printer(group, "simplify", "Flatten nested * and +: (x*(y*z)) becomes (x*y*z)", simplified);
}

void add_formula_repr(Command group) {
    const Command command =
        group.add_command("repr", "Convert between formulas and Python expressions");
    command.footer("loggia-cli formula repr '(x*-y)'\n"
                   "loggia-cli formula repr --read \"AndTree(Leaf('x'), NotTree(Leaf('y')))\"");
    auto input = add_input(command);
    auto read = std::make_shared<bool>(false);
    command.add_flag("--read", *read, "Read a Python expression and print the formula");
    command.action([input, read]() -> int {
        if (!*read) {
            const auto formula = input->only_formula();
            return formula ? print_line(to_repr(*formula)) : failed;
        }
        const auto source = input->next_source();
        input->require_end();
        if (!source)
            return failed;
        const auto formula = formula_of_repr(source->text);
        return formula ? print_line(logic::write_strict(*formula))
                       : report(formula.error(), source->name, source->text);
    });
}

} // namespace loggia::commands
