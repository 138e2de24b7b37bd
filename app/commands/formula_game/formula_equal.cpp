#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/base/interrupt.hpp"
#include "app/commands/formula_game/formula.hpp"
#include "app/commands/formula_game/formula_input.hpp"
#include "core/formula_game/compare.hpp"
#include "core/logic/syntax.hpp"

#include <fmt/format.h>

#include <array>
#include <memory>
#include <optional>

namespace loggia::commands {

namespace {

using formula_game::Comparison;

/// The next formula's expression in `store`.
std::optional<logic::Expr> next(FormulaInput& input, const char* name, logic::Store& store) {
    auto source = input.next_source();
    if (!source)
        return std::nullopt;
    if (source->name == "formula")
        source->name = name;
    const auto read = read_formula(source->text, input.lenient, store);
    if (read)
        return *read;
    report(read.error(), source->name, source->text);
    return std::nullopt;
}

/// Whether the trees are the same, as the assignment's `__eq__` has it.
int same_structure(FormulaInput& input) {
    std::array<std::optional<logic::Formula>, 2> trees;
    for (auto& tree : trees) {
        const auto source = input.next_source();
        tree = source ? input.formula_of(*source) : std::nullopt;
        if (!tree)
            return failed;
    }
    const bool same = logic::same_tree(*trees[0], *trees[1]);
    fmt::print("{}\n", same ? "the same tree" : "not the same tree");
    return same ? success : failed;
}

int equal(FormulaInput& input, bool structure) {
    if (input.words.size() != 2)
        throw UsageError("expected two formulas");
    if (structure)
        return same_structure(input);
    logic::Store store;
    const auto first = next(input, "first formula", store);
    const auto second = first ? next(input, "second formula", store) : std::nullopt;
    if (!second)
        return failed;
    const Interrupt interrupt;
    const Comparison comparison =
        formula_game::compare(store, *first, *second, interrupt.control());
    if (comparison.outcome == Comparison::Outcome::stopped) {
        fmt::print("stopped before the answer was known\n");
        return interrupted;
    }
    if (comparison.outcome == Comparison::Outcome::equivalent) {
        fmt::print("equivalent\n");
        return success;
    }
    fmt::print("not equivalent:");
    for (const auto& [name, value] : comparison.row)
        fmt::print(" {}={}", name, value ? 1 : 0);
    fmt::print(" makes the first {} and the second {}\n", comparison.first ? 1 : 0,
               comparison.first ? 0 : 1);
    return failed;
}

} // namespace

void add_formula_equal(Command group) {
    const Command command = group.add_command("equal", "Check whether two formulas are equivalent");
    command.footer(
        "Two formulas are equivalent if they have the same value for every assignment of\n"
        "their variables. If they are not, an assignment for which they differ is printed\n"
        "and the exit status is 1.");
    auto input = std::make_shared<FormulaInput>();
    input->add_words(command, "FORMULA", "The two formulas; one of them may be - (standard input)");
    auto structure = std::make_shared<bool>(false);
    command.add_flag("--structure", *structure,
                     "Compare the trees instead: same operators, same operands in the same order");
    command.action([input, structure] { return equal(*input, *structure); });
}

} // namespace loggia::commands
