#include "app/commands/connect4/maxconnect4.hpp"

namespace loggia::commands {

void add_maxconnect4(Command group) {
    group.require_command();
    group.footer("A position file has six lines of seven digits, the top row first (0 is an empty\n"
                 "cell, 1 and 2 are the players' stones), then a line with the player to move.\n"
                 "The file name '-' stands for standard input or standard output.");
    add_one_move(group);
    add_interactive(group);
    add_match(group);
    add_analyse(group);
    add_depth_table(group);
    add_solve(group);
}

} // namespace loggia::commands
