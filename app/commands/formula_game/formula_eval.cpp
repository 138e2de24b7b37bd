#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/formula_game/formula.hpp"
#include "app/commands/formula_game/formula_input.hpp"
#include "core/formula_game/formula.hpp"

#include <fmt/format.h>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace loggia::commands {

namespace {

struct Assignment {
    std::string variables;
    std::string values;
};

/// `xyz 011` or `x=0 y=1 z=1`.
Assignment assignment_of(const std::vector<std::string>& words) {
    if (words.size() == 2 && words[0].find('=') == std::string::npos)
        return {words[0], words[1]};
    Assignment assignment;
    for (const std::string& word : words) {
        if (word.size() != 3 || word[1] != '=')
            throw UsageError(
                fmt::format("expected VARIABLES VALUES or x=1 y=0 ..., found '{}'", word));
        assignment.variables += word[0];
        assignment.values += word[2];
    }
    return assignment;
}

int eval(FormulaInput& input) {
    const auto source = input.next_source();
    const Assignment assignment = assignment_of(input.words);
    const auto formula = source ? input.formula_of(*source) : std::nullopt;
    if (!formula)
        return failed;
    const auto value = formula_game::evaluate(*formula, assignment.variables, assignment.values);
    if (!value)
        return report(value.error(), "variables", assignment.variables);
    fmt::print("{}\n", *value ? 1 : 0);
    return success;
}

} // namespace

void add_formula_eval(Command group) {
    const Command command = group.add_command("eval", "Evaluate a formula under an assignment");
    command.footer("loggia-cli formula eval '(x*-y)' xy 10\n"
                   "loggia-cli formula eval '(x*-y)' x=1 y=0\n"
                   "Both print the value, 1 or 0.");
    auto input = std::make_shared<FormulaInput>();
    input->add_words(command, "FORMULA",
                     "The formula, then the assignment: xyz 011, or x=0 y=1 z=1");
    input->add_file(command);
    command.action([input] { return eval(*input); });
}

} // namespace loggia::commands
