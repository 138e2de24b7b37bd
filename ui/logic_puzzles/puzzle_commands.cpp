#include "ui/logic_puzzles/puzzle_commands.hpp"

#include <array>

namespace loggia::ui {

CommandTable puzzleCommands() {
    static constexpr std::array table{
        CommandSpec{"logic-puzzles.solve", "&Solve", "Solve the puzzle, now and after each change.",
                    "solve", "F5", Menu::page, true, false},
        CommandSpec{"logic-puzzles.stop", "St&op", "End at once whatever is being computed.",
                    "stop", "Shift+F5", Menu::page, true, false},
        CommandSpec{"logic-puzzles.next-clue", "&Next Clue",
                    "Mark the next clue in the picture and in all three forms.", "", "Ctrl+J",
                    Menu::page, false, true},
        CommandSpec{"logic-puzzles.previous-clue", "&Previous Clue",
                    "Mark the clue before in the picture and in all three forms.", "",
                    "Ctrl+Shift+J", Menu::page, false, false},
        CommandSpec{"logic-puzzles.words", "Edit the &Words", "Go to what is said, in words.", "",
                    "Ctrl+Alt+1", Menu::page, false, true},
        CommandSpec{"logic-puzzles.propositions", "Edit the P&ropositions",
                    "Go to the formulas of propositional logic.", "", "Ctrl+Alt+2", Menu::page,
                    false, false},
        CommandSpec{"logic-puzzles.ring", "Edit the E&quations", "Go to the equations modulo 2.",
                    "", "Ctrl+Alt+3", Menu::page, false, false},
        CommandSpec{"logic-puzzles.modulo", "Wrap in mod &2",
                    "Put mod 2 around the equations that mean something else to Mace4.", "", "",
                    Menu::page, false, false},
        CommandSpec{"logic-puzzles.first", "&First Step", "Algebra: back to the equations given.",
                    "first", "Ctrl+F9", Menu::page, false, true},
        CommandSpec{"logic-puzzles.back", "Step Bac&k", "Algebra: one step back.", "previous", "F9",
                    Menu::page, false, false},
        CommandSpec{"logic-puzzles.forward", "S&tep Forward", "Algebra: one step on.", "next",
                    "F10", Menu::page, false, false},
        CommandSpec{"logic-puzzles.last", "&Last Step", "Algebra: on to the solution.", "last",
                    "Ctrl+F10", Menu::page, false, false},
        CommandSpec{"logic-puzzles.copy-propositions", "&Copy for Mace4",
                    "Copy the propositions as a file for Mace4.", "copy", "Ctrl+Shift+R",
                    Menu::page, false, true},
        CommandSpec{"logic-puzzles.copy-ring", "Copy the &Equations for Mace4",
                    "Copy the equations as a file for Mace4.", "", "", Menu::page, false, false},
        CommandSpec{"logic-puzzles.copy-clauses", "Copy as DIM&ACS",
                    "Copy the puzzle as clauses in DIMACS form.", "", "", Menu::page, false, false},
        CommandSpec{"logic-puzzles.copy-derivation", "Copy the &Derivation",
                    "Copy the algebra, step by step, as text.", "", "", Menu::page, false, false},
        CommandSpec{"logic-puzzles.copy-latex", "Copy the Deri&vation as LaTeX",
                    "Copy the algebra, step by step, as a document for LaTeX.", "", "", Menu::page,
                    false, false},
        CommandSpec{"logic-puzzles.export", "E&xport...",
                    "Save words, propositions, equations, clauses or the derivation.", "export",
                    "Ctrl+Shift+X", Menu::page, false, false},
        CommandSpec{"logic-puzzles.problem", "Pro&blem...",
                    "Have a puzzle made, and try to solve it.", "add", "Ctrl+Shift+G", Menu::page,
                    false, true},
        CommandSpec{"logic-puzzles.example", "S&how the Example",
                    "Begin with the first trial of the lady and the tiger.", "hint", "", Menu::page,
                    false, false},
        CommandSpec{"logic-puzzles.next-example", "Next Exa&mple",
                    "Go on to the next of the trials, and on to the islanders.", "", "", Menu::page,
                    false, false},
    };
    return table;
}

} // namespace loggia::ui
