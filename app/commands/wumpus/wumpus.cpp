#include "app/commands/wumpus/wumpus.hpp"

#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/wumpus/wumpus_files.hpp"
#include "core/wumpus/reference_rules.hpp"

#include <fmt/format.h>

namespace loggia::commands {

void add_wumpus_files(Command command, WumpusFiles& files) {
    command.add_option("RULES", files.rules, "The rules of every wumpus world")
        .required()
        .type_name("");
    command.add_option("KB", files.knowledge, "What is known about this world")
        .required()
        .type_name("");
    command.add_flag("--lenient", files.options.lenient,
                     "Accept any symbol, not only M, S, P and B of the 16 squares");
}

void add_wumpus(Command group) {
    group.require_command();
    group.footer(
        "Rules and knowledge have one statement per line, for example P_1_2, (not M_2_3) or\n"
        "(if B_1_1 (or P_1_2 P_2_1)). The connectives are and, or, xor (exactly one), not, if\n"
        "and iff. The file name '-' stands for standard input.");
    add_wumpus_map(group);
    add_wumpus_why(group);
    add_wumpus_grade(group);
    add_wumpus_worlds(group);
    add_wumpus_walk(group);
    add_wumpus_lint(group);
    const Command rules =
        group.add_command("rules", "Print a rules file with the assignment's eight rules");
    rules.footer(
        "Each rule is written out for all squares, one statement per line, below a comment\n"
        "that says it in words.\n\n"
        "loggia-cli wumpus rules > rules.txt");
    rules.action([] {
        fmt::print("{}", wumpus::rules_file());
        flush_output();
        return success;
    });
}

} // namespace loggia::commands
