#include "ui/peg/peg_commands.hpp"

#include <array>

namespace loggia::ui {

CommandTable pegCommands() {
    static constexpr std::array table{
        CommandSpec{"peg.solve", "&Solve", "Look for the jumps that lead from here to the goal.",
                    "solve", "F5", Menu::page, true, false},
        CommandSpec{"peg.stop", "St&op", "End at once whatever is being computed.", "stop",
                    "Shift+F5", Menu::page, true, false},
        CommandSpec{"peg.hint", "&Hint", "Show a jump that leads on and why, or what went wrong.",
                    "hint", "Ctrl+H", Menu::page, true, false},
        CommandSpec{"peg.lamp", "Still Solva&ble?",
                    "Show whether the goal can still be reached from the position shown.", "lamp",
                    "Ctrl+L", Menu::page, true, false},
        CommandSpec{"peg.table", "&Make the Table",
                    "Value every position of the board once, so that hint and lamp answer at once.",
                    "", "", Menu::page, false, false},
        CommandSpec{"peg.restart", "Start &Again", "Put the pegs back to where they began.",
                    "first", "Ctrl+R", Menu::page, false, true},
        CommandSpec{"peg.animate", "&Play the Jumps", "Show the jumps one after the other.",
                    "start", "Ctrl+Return", Menu::page, false, false},
        CommandSpec{"peg.first", "&First Position", "Look at the position before the first jump.",
                    "first", "Alt+Home", Menu::page, false, false},
        CommandSpec{"peg.back", "One Jump Bac&k", "Look at the position one jump earlier.",
                    "previous", "Alt+Left", Menu::page, false, false},
        CommandSpec{"peg.forward", "One Jump Fo&rward", "Look at the position one jump later.",
                    "next", "Alt+Right", Menu::page, false, false},
        CommandSpec{"peg.last", "Las&t Position", "Look at the position after the last jump.",
                    "last", "Alt+End", Menu::page, false, false},
        CommandSpec{"peg.tool-play", "Pla&y", "A click takes a peg and lets it jump.", "",
                    "Ctrl+Alt+1", Menu::page, false, true},
        CommandSpec{"peg.tool-pegs", "Set Pe&gs", "A click puts a peg or takes it away.", "",
                    "Ctrl+Alt+2", Menu::page, false, false},
        CommandSpec{"peg.tool-goal", "Set the Goa&l",
                    "A click says that a hole has a peg at the end.", "", "Ctrl+Alt+3", Menu::page,
                    false, false},
        CommandSpec{"peg.tool-holes", "&Draw Holes",
                    "A click puts a hole or takes it away, dragging moves it.", "edit",
                    "Ctrl+Alt+4", Menu::page, false, false},
        CommandSpec{"peg.tool-rows", "Draw Ro&ws",
                    "A click on three holes adds a row, a click on a row takes it away.", "",
                    "Ctrl+Alt+5", Menu::page, false, false},
        CommandSpec{"peg.numbers", "Show the &Numbers", "Write each hole's number on it.", "",
                    "Ctrl+Shift+N", Menu::page, false, true},
        CommandSpec{"peg.copy-jumps", "&Copy the Jumps",
                    "Copy the jumps as the assignment's back end prints them.", "copy",
                    "Ctrl+Shift+J", Menu::page, false, false},
        CommandSpec{"peg.example", "Show the &Example",
                    "The triangle of fifteen with a solution to step through.", "", "", Menu::page,
                    false, false},
    };
    return table;
}

} // namespace loggia::ui
