#include "app/commands/connect4/maxconnect4.hpp"

namespace loggia::commands {

void add_maxconnect4(Command group) {
    group.require_command();
    group.footer("A position file is six lines of seven digits, the top row first (0 empty, 1 and\n"
                 "2 the players' stones), then a line with the player to move next. '-' in place\n"
                 "of a file is standard input or standard output.");
    add_one_move(group);
    add_interactive(group);
    add_match(group);
    add_analyse(group);
    add_depth_table(group);
    add_solve(group);
}

} // namespace loggia::commands
