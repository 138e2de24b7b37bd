#include "ui/sat/sat_commands.hpp"

#include <array>

namespace loggia::ui {

CommandTable satCommands() {
    static constexpr std::array table{
        CommandSpec{"sat.solve", "&Solve", "Find values that make every clause true.", "solve",
                    "F5", Menu::page, true, false},
        CommandSpec{"sat.stop", "St&op", "End at once whatever is being computed.", "stop",
                    "Shift+F5", Menu::page, true, false},
        CommandSpec{"sat.models", "Find &All Models",
                    "Find one model after the other, of those that differ on the chosen atoms.",
                    "next", "Ctrl+Shift+M", Menu::page, false, true},
        CommandSpec{"sat.core", "&Minimal Part without a Model",
                    "Mark clauses that have no model together, each of them needed.", "hint",
                    "Ctrl+L", Menu::page, false, false},
        CommandSpec{"sat.check-proof", "&Check the Proof",
                    "Have the proof that there is no model examined step by step.", "ok", "",
                    Menu::page, false, false},
        CommandSpec{"sat.save-proof", "Save the &Proof...",
                    "Save the proof as DRAT, in text or binary form.", "save-as", "", Menu::page,
                    false, false},
        CommandSpec{"sat.save-answer", "Save the Answer...",
                    "Save the answer in the handout's form or in that of the SAT competition.",
                    "save-as", "", Menu::page, false, true},
        CommandSpec{"sat.copy-answer", "Copy the Answer", "Copy the answer in the handout's form.",
                    "copy", "Ctrl+Shift+V", Menu::page, false, false},
        CommandSpec{"sat.watch", "&Watch the Engine",
                    "See how our engine decides the clauses, step by step, or go back.", "",
                    "Ctrl+Shift+W", Menu::page, false, true},
        CommandSpec{"sat.watch-forward", "One Step &Forward", "Watch: on to the next event.",
                    "next", "F10", Menu::page, false, false},
        CommandSpec{"sat.watch-back", "One Step Bac&k", "Watch: back to the event before.",
                    "previous", "F9", Menu::page, false, false},
        CommandSpec{"sat.next-decision", "Next &Decision", "Watch: on to the next decision.", "",
                    "F7", Menu::page, false, false},
        CommandSpec{"sat.previous-decision", "Decision Before",
                    "Watch: back to the decision before.", "", "Shift+F7", Menu::page, false,
                    false},
        CommandSpec{"sat.next-conflict", "Next Conflic&t", "Watch: on to the next conflict.", "",
                    "F8", Menu::page, false, false},
        CommandSpec{"sat.previous-conflict", "Conflict Before",
                    "Watch: back to the conflict before.", "", "Shift+F8", Menu::page, false,
                    false},
        CommandSpec{"sat.play", "Run or Paus&e", "Watch: go on by itself, or pause.", "start",
                    "Ctrl+Space", Menu::page, false, false},
        CommandSpec{"sat.class-notes", "Example: Class &Notes",
                    "Replace the clauses by those of the class notes.", "", "", Menu::page, false,
                    true},
        CommandSpec{"sat.pigeonhole", "Example: Pigeon&hole",
                    "Replace the clauses by six pigeons in five holes.", "", "", Menu::page, false,
                    false},
        CommandSpec{"sat.sudoku", "Example: S&udoku", "Replace the clauses by a sudoku.", "", "",
                    Menu::page, false, false},
        CommandSpec{"sat.random", "Example: &Random 3-SAT",
                    "Replace the clauses by a random set, another one each time.", "", "",
                    Menu::page, false, false},
        CommandSpec{"sat.peg", "Example: Peg &Board",
                    "Replace the clauses by those of a peg board with ten holes.", "", "",
                    Menu::page, false, false},
    };
    return table;
}

} // namespace loggia::ui
