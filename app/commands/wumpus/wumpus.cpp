#include "app/commands/wumpus/wumpus.hpp"

#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/wumpus/wumpus_files.hpp"
#include "core/wumpus/handout.hpp"

#include <fmt/format.h>

namespace loggia::commands {

void add_wumpus_files(Command command, WumpusFiles& files) {
    command.add_option("RULES", files.rules, "The rules of every wumpus world")
        .required()
        .type_name("");
    command.add_option("KB", files.knowledge, "What is known of this world besides")
        .required()
        .type_name("");
    command.add_flag("--lenient", files.options.lenient,
                     "Accept any symbol, not only M, S, P and B of the 16 squares");
}

void add_wumpus(Command group) {
    group.require_command();
    group.footer(
        "Rules and knowledge are lines such as P_1_2, (not M_2_3), (if B_1_1 (or P_1_2\n"
        "P_2_1)); the connectives are and, or, xor (exactly one), not, if and iff. '-' in\n"
        "place of a file is standard input.");
    add_wumpus_map(group);
    add_wumpus_why(group);
    add_wumpus_grade(group);
    add_wumpus_worlds(group);
    add_wumpus_walk(group);
    add_wumpus_lint(group);
    group.add_command("rules", "Print a rules file with the handout's eight rules").action([] {
        fmt::print("{}", wumpus::rules_file());
        flush_output();
        return success;
    });
}

} // namespace loggia::commands
