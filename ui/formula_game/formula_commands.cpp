#include "ui/formula_game/formula_commands.hpp"

#include <array>

namespace loggia::ui {

CommandTable formulaCommands() {
    static constexpr std::array table{
        CommandSpec{"formula-game.hint", "&Hint", "Show a good value and why it is good.", "hint",
                    "Ctrl+H", Menu::page, true, false},
        CommandSpec{"formula-game.analyse", "&Who Wins?",
                    "Show who wins with perfect play, and why; it spoils the game.", "analyse",
                    "F5", Menu::page, true, false},
        CommandSpec{"formula-game.stop", "&Stop", "End at once whatever is being computed.", "stop",
                    "Shift+F5", Menu::page, true, false},
        CommandSpec{"formula-game.zero", "Choose &0", "Give the next variable the value 0.", "",
                    "Alt+0", Menu::page, false, true},
        CommandSpec{"formula-game.one", "Choose &1", "Give the next variable the value 1.", "",
                    "Alt+1", Menu::page, false, false},
        CommandSpec{"formula-game.computer-move", "&Let the Computer Choose",
                    "Let the computer choose the next value.", "computer", "Ctrl+Return",
                    Menu::page, false, false},
        CommandSpec{"formula-game.restart", "&Play Again", "Take all values back.", "clear",
                    "Ctrl+Backspace", Menu::page, false, false},
        CommandSpec{"formula-game.random", "&Random Game",
                    "Make a random game as the tab Random says, with a new seed.", "swap", "Ctrl+R",
                    Menu::page, true, false},
        CommandSpec{"formula-game.tidy", "&Tidy the Formula",
                    "Write the formula in the game's syntax, however it was typed or pasted.",
                    "edit", "Ctrl+T", Menu::page, false, true},
        CommandSpec{"formula-game.copy-unicode", "Copy as &Unicode",
                    "Copy the formula as textbooks write it.", "copy", "", Menu::page, false,
                    false},
        CommandSpec{"formula-game.copy-latex", "Copy as LaTe&X", "Copy the formula for LaTeX.",
                    "copy", "", Menu::page, false, false},
        CommandSpec{"formula-game.copy-drawing", "Copy the &Drawing",
                    "Copy the tree as text, turned sideways.", "copy", "", Menu::page, false,
                    false},
        CommandSpec{"formula-game.drawing", "Show the Drawin&g",
                    "Show the tree as text, turned sideways, beside the tree.", "", "Ctrl+D",
                    Menu::page, false, true},
        CommandSpec{"formula-game.fold", "&Fold the Tree", "Show only the top of the tree.",
                    "zoom-out", "Ctrl+Shift+Up", Menu::page, false, false},
        CommandSpec{"formula-game.unfold", "U&nfold the Tree", "Show the whole tree.", "zoom-in",
                    "Ctrl+Shift+Down", Menu::page, false, false},
        CommandSpec{"formula-game.fit", "Fit the Tre&e", "Fit the tree into the window.",
                    "zoom-fit", "", Menu::page, false, false},
        CommandSpec{"formula-game.first", "Before the F&irst Turn",
                    "Look at the game before any value was chosen.", "first", "Alt+Home",
                    Menu::page, false, true},
        CommandSpec{"formula-game.back", "One Turn &Back", "Look at the game one turn earlier.",
                    "previous", "Alt+Left", Menu::page, false, false},
        CommandSpec{"formula-game.forward", "One Turn F&orward", "Look at the game one turn later.",
                    "next", "Alt+Right", Menu::page, false, false},
        CommandSpec{"formula-game.last", "&After the Last Turn",
                    "Look at the game after the last value that was chosen.", "last", "Alt+End",
                    Menu::page, false, false},
    };
    return table;
}

} // namespace loggia::ui
