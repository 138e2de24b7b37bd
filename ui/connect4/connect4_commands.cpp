#include "ui/connect4/connect4_commands.hpp"

#include <array>

namespace loggia::ui {

CommandTable connect4Commands() {
    static constexpr std::array table{
        CommandSpec{"connect4.hint", "&Hint", "Show a good move and why it is good.", "hint",
                    "Ctrl+H", Menu::page, true, false},
        CommandSpec{"connect4.analyse", "&Analyse",
                    "Value every column, and draw the course of the game.", "analyse", "F5",
                    Menu::page, true, false},
        CommandSpec{"connect4.stop", "&Stop", "End at once whatever is being computed.", "stop",
                    "Shift+F5", Menu::page, true, false},
        CommandSpec{"connect4.computer-move", "&Let the Computer Move",
                    "Let the computer move in the position shown, or at once while it thinks.",
                    "computer", "Ctrl+Return", Menu::page, false, true},
        CommandSpec{"connect4.swap", "S&wap Sides", "Give each player's colour to the other.",
                    "swap", "Ctrl+Shift+W", Menu::page, false, false},
        CommandSpec{"connect4.edit", "&Edit the Position", "Put up any possible position by hand.",
                    "edit", "Ctrl+Shift+E", Menu::page, true, false},
        CommandSpec{"connect4.points", "Show the Last &Points",
                    "Draw the quadruples that the last move completed.", "", "Ctrl+L", Menu::page,
                    false, false},
        CommandSpec{"connect4.first", "&First Position",
                    "Look at the position that the game began with.", "first", "Alt+Home",
                    Menu::page, false, true},
        CommandSpec{"connect4.back", "One Move &Back", "Look at the position one move earlier.",
                    "previous", "Alt+Left", Menu::page, false, false},
        CommandSpec{"connect4.forward", "One Move F&orward", "Look at the position one move later.",
                    "next", "Alt+Right", Menu::page, false, false},
        CommandSpec{"connect4.last", "Las&t Position", "Look at the position after the last move.",
                    "last", "Alt+End", Menu::page, false, false},
    };
    return table;
}

} // namespace loggia::ui
