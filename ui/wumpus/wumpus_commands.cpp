#include "ui/wumpus/wumpus_commands.hpp"

#include <array>

namespace loggia::ui {

CommandTable wumpusCommands() {
    static constexpr std::array table{
        CommandSpec{"wumpus.walk", "&New Walk", "Begin a walk through another hidden cave.",
                    "person", "Ctrl+Shift+W", Menu::page, true, false},
        CommandSpec{"wumpus.step", "&Careful Step",
                    "Go to a square that is proven safe, or else to the least risky one.", "next",
                    "Ctrl+Return", Menu::page, true, false},
        CommandSpec{"wumpus.reveal", "Show the H&idden Cave",
                    "Write what the walk's cave holds into each square, or hide it again.", "",
                    "Ctrl+L", Menu::page, false, false},
        CommandSpec{"wumpus.end-walk", "En&d the Walk",
                    "Leave the hidden cave and keep the knowledge.", "", "", Menu::page, false,
                    false},
        CommandSpec{"wumpus.handout", "Put the &Handout's Rules",
                    "Replace the rules by ones that say exactly what the handout says.", "table",
                    "", Menu::page, false, true},
        CommandSpec{"wumpus.example", "Show the &Example",
                    "Replace all three texts by the worked example.", "hint", "", Menu::page, false,
                    false},
        CommandSpec{"wumpus.open-rules", "Open into &Rules...",
                    "Open a file into the editor of the rules.", "open", "Ctrl+Alt+1", Menu::page,
                    false, true},
        CommandSpec{"wumpus.open-knowledge", "Open into &Knowledge...",
                    "Open a file into the editor of the knowledge.", "open", "Ctrl+Alt+2",
                    Menu::page, false, false},
        CommandSpec{"wumpus.open-statement", "Open into &Statement...",
                    "Open a file into the editor of the statement.", "open", "Ctrl+Alt+3",
                    Menu::page, false, false},
        CommandSpec{"wumpus.save-rules", "Save R&ules", "Save the rules into their file.", "save",
                    "", Menu::page, false, true},
        CommandSpec{"wumpus.save-knowledge", "Save Kno&wledge", "Save the knowledge into its file.",
                    "save", "", Menu::page, false, false},
        CommandSpec{"wumpus.save-statement", "Save S&tatement", "Save the statement into its file.",
                    "save", "", Menu::page, false, false},
        CommandSpec{"wumpus.copy-verdict", "Copy &Verdict and Reason",
                    "Copy the verdict and the lines that force it as text.", "copy", "Ctrl+Shift+V",
                    Menu::page, false, true},
        CommandSpec{"wumpus.copy-chances", "Copy the Ch&ances",
                    "Copy the chances of monster and pit as a table.", "", "", Menu::page, false,
                    false},
        CommandSpec{"wumpus.stop", "St&op", "End at once whatever is being computed.", "stop",
                    "Shift+F5", Menu::page, true, true},
    };
    return table;
}

} // namespace loggia::ui
