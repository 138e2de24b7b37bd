#include "ui/sat/answer_panel.hpp"
#include "ui/sat/answer_tasks.hpp"
#include "ui/sat/clauses/clause_reader.hpp"
#include "ui/sat/sat_document.hpp"
#include "ui/sat/sat_page.hpp"
#include "ui/sat/solve_run.hpp"
#include "ui/sat/statistics_panel.hpp"
#include "ui/sat/watch/replay.hpp"
#include "ui/sat/watch/watch_bar.hpp"
#include "ui/sat/watch/watch_panel.hpp"

#include <array>

namespace loggia::ui {

CommandTable SatPage::commands() {
    static constexpr auto table = std::to_array<CommandSpec>({
        {.id = "sat.solve",
         .text = QT_TRANSLATE_NOOP("Commands", "&Solve"),
         .help = QT_TRANSLATE_NOOP("Commands", "Find a model, or show that there is none."),
         .icon = "solve",
         .shortcut = "F5",
         .run = [](SatPage& page) { page.solve(); },
         .enabled =
             [](const SatPage& page) {
                 const auto reading = page.reader_->reading();
                 return !reading || reading->file || !page.document_->isLarge();
             },
         .in_tool_bar = true},
        {.id = "sat.stop",
         .text = QT_TRANSLATE_NOOP("Commands", "St&op"),
         .help = QT_TRANSLATE_NOOP("Commands", "Stop the computation."),
         .icon = "stop",
         .shortcut = "Shift+F5",
         .run =
             [](SatPage& page) {
                 page.stop();
                 page.watch_->stop();
             },
         .enabled =
             [](const SatPage& page) { return page.isRunning() || page.watch_->isRecording(); },
         .in_tool_bar = true},
        {.id = "sat.solve-while-typing",
         .text = QT_TRANSLATE_NOOP("Commands", "Solve While &Typing"),
         .help = QT_TRANSLATE_NOOP("Commands", "Solve again after each change to the clauses."),
         .run =
             [](SatPage& page) {
                 page.setSolvingWhileTyping(!page.solves_while_typing_);
                 if (page.lacksAnswer())
                     page.solveUnasked();
             },
         .checked = [](const SatPage& page) { return page.solves_while_typing_; }},
        {.id = "sat.models",
         .text = QT_TRANSLATE_NOOP("Commands", "Enumerate &All Models"),
         .help = QT_TRANSLATE_NOOP("Commands",
                                   "List the models one by one, projected onto the chosen atoms."),
         .icon = "next",
         .shortcut = "Ctrl+Shift+M",
         .run = [](SatPage& page) { page.answer_->findModels(); },
         .enabled = [](const SatPage& page) { return page.answer_->hasModel(); },
         .starts_group = true},
        {.id = "sat.core",
         .text = QT_TRANSLATE_NOOP("Commands", "Find &Minimal Core (MUS)"),
         .help = QT_TRANSLATE_NOOP("Commands", "Find and mark a minimal unsatisfiable core."),
         .icon = "hint",
         .shortcut = "Ctrl+L",
         .run = [](SatPage& page) { page.answer_->findCore(); },
         .enabled = [](const SatPage& page) { return page.answer_->hasNoModel(); }},
        {.id = "sat.copy-core",
         .text = QT_TRANSLATE_NOOP("Commands", "Copy the Core"),
         .help = QT_TRANSLATE_NOOP("Commands",
                                   "Copy the clauses of the core with the names of their atoms."),
         .icon = "copy",
         .run = [](SatPage& page) { page.copyCore(); },
         .enabled = [](const SatPage& page) { return page.answer_->hasCore(); }},
        {.id = "sat.save-core",
         .text = QT_TRANSLATE_NOOP("Commands", "Save the Core..."),
         .help = QT_TRANSLATE_NOOP(
             "Commands", "Save the clauses of the core as DIMACS or in the assignment format."),
         .icon = "save-as",
         .run = [](SatPage& page) { page.askSaveCore(); },
         .enabled = [](const SatPage& page) { return page.answer_->hasCore(); }},
        {.id = "sat.check-proof",
         .text = QT_TRANSLATE_NOOP("Commands", "&Check the Proof"),
         .help = QT_TRANSLATE_NOOP(
             "Commands", "Check the recorded proof step by step with an independent checker."),
         .icon = "ok",
         .run = [](SatPage& page) { page.answer_->checkProof(); },
         .enabled = [](const SatPage& page) { return page.answer_->hasProof(); }},
        {.id = "sat.save-proof",
         .text = QT_TRANSLATE_NOOP("Commands", "Save the &Proof..."),
         .help = QT_TRANSLATE_NOOP("Commands", "Save the proof as DRAT, text or binary."),
         .icon = "save-as",
         .run = [](SatPage& page) { page.askSaveProof(); },
         .enabled = [](const SatPage& page) { return page.answer_->hasProof(); }},
        {.id = "sat.save-answer",
         .text = QT_TRANSLATE_NOOP("Commands", "Sa&ve the Answer..."),
         .help = QT_TRANSLATE_NOOP(
             "Commands", "Save the answer in the assignment format or the SAT Competition format."),
         .icon = "save-as",
         .run = [](SatPage& page) { page.askSaveAnswer(); },
         .enabled =
             [](const SatPage& page) {
                 return page.answer_->hasModel() || page.answer_->hasNoModel();
             },
         .starts_group = true},
        {.id = "sat.copy-answer",
         .text = QT_TRANSLATE_NOOP("Commands", "Cop&y the Answer"),
         .help = QT_TRANSLATE_NOOP("Commands", "Copy the answer in the assignment format."),
         .icon = "copy",
         .shortcut = "Ctrl+Shift+V",
         .run = [](SatPage& page) { Q_EMIT page.copyWanted(page.answer_->asText()); },
         .enabled =
             [](const SatPage& page) {
                 return page.answer_->hasModel() || page.answer_->hasNoModel();
             }},
        {.id = "sat.copy-names",
         .text = QT_TRANSLATE_NOOP("Commands", "Copy the Answer by Names"),
         .help = QT_TRANSLATE_NOOP("Commands", "Copy the model with the names of the atoms."),
         .icon = "copy",
         .run = [](SatPage& page) { Q_EMIT page.copyWanted(page.answer_->asNames()); },
         .enabled = [](const SatPage& page) { return page.answer_->hasModel(); }},
        {.id = "sat.copy-figures",
         .text = QT_TRANSLATE_NOOP("Commands", "Copy t&he Statistics"),
         .help = QT_TRANSLATE_NOOP("Commands", "Copy the statistics of the run as a table."),
         .run = [](SatPage& page) { Q_EMIT page.copyWanted(page.statistics_->asText()); }},
        {.id = "sat.propagate",
         .text = QT_TRANSLATE_NOOP("Commands", "Propagate Units"),
         .help = QT_TRANSLATE_NOOP("Commands", "Give values to the atoms that unit clauses force."),
         .icon = "next",
         .shortcut = "Ctrl+U",
         .run = [](SatPage& page) { page.answer_->assignmentPanel()->assignment()->propagate(); },
         .enabled =
             [](const SatPage& page) {
                 return page.answer_->assignmentPanel()->assignment()->canPropagate();
             },
         .starts_group = true},
        {.id = "sat.take-back",
         .text = QT_TRANSLATE_NOOP("Commands", "Take Back a Value"),
         .help = QT_TRANSLATE_NOOP("Commands", "Undo the last change to an atom's value."),
         .icon = "undo",
         .shortcut = "Ctrl+Alt+Z",
         .run = [](SatPage& page) { page.answer_->assignmentPanel()->assignment()->takeBack(); },
         .enabled =
             [](const SatPage& page) {
                 return page.answer_->assignmentPanel()->assignment()->canTakeBack();
             }},
        {.id = "sat.clear-values",
         .text = QT_TRANSLATE_NOOP("Commands", "Clear the Values"),
         .help = QT_TRANSLATE_NOOP("Commands", "Leave all atoms open."),
         .run = [](SatPage& page) { page.answer_->assignmentPanel()->assignment()->clear(); },
         .enabled =
             [](const SatPage& page) {
                 return page.answer_->assignmentPanel()->assignment()->hasValues();
             }},
        {.id = "sat.back-to-model",
         .text = QT_TRANSLATE_NOOP("Commands", "Back to the Model"),
         .help = QT_TRANSLATE_NOOP("Commands",
                                   "Show the values of the model again, in place of yours."),
         .run = [](SatPage& page) { page.answer_->assignmentPanel()->assignment()->backToModel(); },
         .enabled =
             [](const SatPage& page) {
                 const Assignment* const assignment = page.answer_->assignmentPanel()->assignment();
                 return assignment->hasModel() && !assignment->isModel();
             }},
        {.id = "sat.generate",
         .text = QT_TRANSLATE_NOOP("Commands", "Generate Clauses..."),
         .help = QT_TRANSLATE_NOOP("Commands", "Choose random or classical clauses to generate."),
         .icon = "add",
         .shortcut = "Ctrl+Shift+G",
         .run = [](SatPage& page) { page.showGenerator(); }},
        {.id = "sat.watch",
         .text = QT_TRANSLATE_NOOP("Commands", "&Watch the Engine"),
         .help = QT_TRANSLATE_NOOP("Commands",
                                   "Follow the engine step by step, forwards and backwards."),
         .shortcut = "Ctrl+Shift+W",
         .run = [](SatPage& page) { page.setWatching(!page.isWatching()); },
         .starts_group = true},
        {.id = "sat.watch-forward",
         .text = QT_TRANSLATE_NOOP("Commands", "One Step &Forward"),
         .help = QT_TRANSLATE_NOOP("Commands", "Watch: go to the next event."),
         .icon = "next",
         .shortcut = "F10",
         .run =
             [](SatPage& page) {
                 Replay* replay = page.watch_->replay();
                 replay->goTo(replay->position() + 1);
             },
         .enabled = [](const SatPage& page) { return page.watch_->canStepForward(); },
         .submenu = QT_TRANSLATE_NOOP("Commands", "Steps")},
        {.id = "sat.watch-back",
         .text = QT_TRANSLATE_NOOP("Commands", "One Step Bac&k"),
         .help = QT_TRANSLATE_NOOP("Commands", "Watch: go to the previous event."),
         .icon = "previous",
         .shortcut = "F9",
         .run =
             [](SatPage& page) {
                 Replay* replay = page.watch_->replay();
                 replay->goTo(replay->position() - 1);
             },
         .enabled = [](const SatPage& page) { return page.watch_->canStepBack(); },
         .submenu = QT_TRANSLATE_NOOP("Commands", "Steps")},
        {.id = "sat.next-decision",
         .text = QT_TRANSLATE_NOOP("Commands", "Next &Decision"),
         .help = QT_TRANSLATE_NOOP("Commands", "Watch: go to the next decision."),
         .shortcut = "F7",
         .run = [](SatPage& page) { page.watch_->bar()->nextDecision(); },
         .enabled = [](const SatPage& page) { return page.watch_->canStepForward(); },
         .submenu = QT_TRANSLATE_NOOP("Commands", "Steps")},
        {.id = "sat.previous-decision",
         .text = QT_TRANSLATE_NOOP("Commands", "Previous Dec&ision"),
         .help = QT_TRANSLATE_NOOP("Commands", "Watch: go to the previous decision."),
         .shortcut = "Shift+F7",
         .run = [](SatPage& page) { page.watch_->bar()->previousDecision(); },
         .enabled = [](const SatPage& page) { return page.watch_->canStepBack(); },
         .submenu = QT_TRANSLATE_NOOP("Commands", "Steps")},
        {.id = "sat.next-conflict",
         .text = QT_TRANSLATE_NOOP("Commands", "Next Conflic&t"),
         .help = QT_TRANSLATE_NOOP("Commands", "Watch: go to the next conflict."),
         .shortcut = "F8",
         .run = [](SatPage& page) { page.watch_->bar()->nextConflict(); },
         .enabled = [](const SatPage& page) { return page.watch_->canStepForward(); },
         .submenu = QT_TRANSLATE_NOOP("Commands", "Steps")},
        {.id = "sat.previous-conflict",
         .text = QT_TRANSLATE_NOOP("Commands", "Previous Conf&lict"),
         .help = QT_TRANSLATE_NOOP("Commands", "Watch: go to the previous conflict."),
         .shortcut = "Shift+F8",
         .run = [](SatPage& page) { page.watch_->bar()->previousConflict(); },
         .enabled = [](const SatPage& page) { return page.watch_->canStepBack(); },
         .submenu = QT_TRANSLATE_NOOP("Commands", "Steps")},
        {.id = "sat.play",
         .text = QT_TRANSLATE_NOOP("Commands", "Play or Paus&e"),
         .help = QT_TRANSLATE_NOOP("Commands", "Watch: play automatically, or pause."),
         .icon = "start",
         .shortcut = "Ctrl+Space",
         .run =
             [](SatPage& page) {
                 WatchBar* bar = page.watch_->bar();
                 bar->setPlaying(!bar->isPlaying());
             },
         .enabled = [](const SatPage& page) { return page.watch_->canPlay(); },
         .submenu = QT_TRANSLATE_NOOP("Commands", "Steps")},
        {.id = "sat.class-notes",
         .text = QT_TRANSLATE_NOOP("Commands", "Example: Class &Notes"),
         .help = QT_TRANSLATE_NOOP("Commands", "Open the clauses of the class notes."),
         .run = [](SatPage& page) { page.showExample(SatExample::class_notes); },
         .submenu = QT_TRANSLATE_NOOP("Commands", "Examples"),
         .starts_group = true},
        {.id = "sat.pigeonhole",
         .text = QT_TRANSLATE_NOOP("Commands", "Example: Pi&geonhole"),
         .help = QT_TRANSLATE_NOOP("Commands", "Open six pigeons in five holes."),
         .run = [](SatPage& page) { page.showExample(SatExample::pigeonhole); },
         .submenu = QT_TRANSLATE_NOOP("Commands", "Examples")},
        {.id = "sat.sudoku",
         .text = QT_TRANSLATE_NOOP("Commands", "Example: S&udoku"),
         .help = QT_TRANSLATE_NOOP("Commands", "Open a sudoku."),
         .run = [](SatPage& page) { page.showExample(SatExample::sudoku); },
         .submenu = QT_TRANSLATE_NOOP("Commands", "Examples")},
        {.id = "sat.random",
         .text = QT_TRANSLATE_NOOP("Commands", "Example: &Random 3-SAT"),
         .help = QT_TRANSLATE_NOOP("Commands", "Make a new random set of clauses."),
         .run = [](SatPage& page) { page.showExample(SatExample::random); },
         .submenu = QT_TRANSLATE_NOOP("Commands", "Examples")},
        {.id = "sat.peg",
         .text = QT_TRANSLATE_NOOP("Commands", "Example: Peg &Board"),
         .help = QT_TRANSLATE_NOOP("Commands", "Open the clauses of a peg board with ten holes."),
         .run = [](SatPage& page) { page.showExample(SatExample::peg); },
         .submenu = QT_TRANSLATE_NOOP("Commands", "Examples")},
    });
    return table;
}

} // namespace loggia::ui
