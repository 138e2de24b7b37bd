#include "ui/sat/answer_panel.hpp"
#include "ui/sat/answer_tasks.hpp"
#include "ui/sat/clauses/clause_reader.hpp"
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
         .text = "&Solve",
         .help = "Find a model, or show that there is none.",
         .icon = "solve",
         .shortcut = "F5",
         .run =
             [](SatPage& page) {
                 page.setSolving(true);
                 page.solve();
             },
         .enabled =
             [](const SatPage& page) {
                 const auto reading = page.reader_->reading();
                 return !reading || reading->file;
             },
         .in_tool_bar = true},
        {.id = "sat.stop",
         .text = "St&op",
         .help = "Stop the computation.",
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
        {.id = "sat.models",
         .text = "Enumerate &All Models",
         .help = "List the models one by one, projected onto the chosen atoms.",
         .icon = "next",
         .shortcut = "Ctrl+Shift+M",
         .run = [](SatPage& page) { page.answer_->findModels(); },
         .enabled = [](const SatPage& page) { return page.answer_->hasModel(); },
         .starts_group = true},
        {.id = "sat.core",
         .text = "Find &Minimal Core (MUS)",
         .help = "Find and mark a minimal unsatisfiable core.",
         .icon = "hint",
         .shortcut = "Ctrl+L",
         .run = [](SatPage& page) { page.answer_->findCore(); },
         .enabled = [](const SatPage& page) { return page.answer_->hasNoModel(); }},
        {.id = "sat.copy-core",
         .text = "Copy the Core",
         .help = "Copy the clauses of the core with the names of their atoms.",
         .icon = "copy",
         .run = [](SatPage& page) { page.copyCore(); },
         .enabled = [](const SatPage& page) { return page.answer_->hasCore(); }},
        {.id = "sat.save-core",
         .text = "Save the Core...",
         .help = "Save the clauses of the core as DIMACS or in the assignment format.",
         .icon = "save-as",
         .run = [](SatPage& page) { page.askSaveCore(); },
         .enabled = [](const SatPage& page) { return page.answer_->hasCore(); }},
        {.id = "sat.check-proof",
         .text = "&Check the Proof",
         .help = "Check the recorded proof step by step with an independent checker.",
         .icon = "ok",
         .run = [](SatPage& page) { page.answer_->checkProof(); },
         .enabled = [](const SatPage& page) { return page.answer_->hasProof(); }},
        {.id = "sat.save-proof",
         .text = "Save the &Proof...",
         .help = "Save the proof as DRAT, text or binary.",
         .icon = "save-as",
         .run = [](SatPage& page) { page.askSaveProof(); },
         .enabled = [](const SatPage& page) { return page.answer_->hasProof(); }},
        {.id = "sat.save-answer",
         .text = "Sa&ve the Answer...",
         .help = "Save the answer in the assignment format or the SAT Competition format.",
         .icon = "save-as",
         .run = [](SatPage& page) { page.askSaveAnswer(); },
         .enabled =
             [](const SatPage& page) {
                 return page.answer_->hasModel() || page.answer_->hasNoModel();
             },
         .starts_group = true},
        {.id = "sat.copy-answer",
         .text = "Cop&y the Answer",
         .help = "Copy the answer in the assignment format.",
         .icon = "copy",
         .shortcut = "Ctrl+Shift+V",
         .run = [](SatPage& page) { Q_EMIT page.copyWanted(page.answer_->asText()); },
         .enabled =
             [](const SatPage& page) {
                 return page.answer_->hasModel() || page.answer_->hasNoModel();
             }},
        {.id = "sat.copy-names",
         .text = "Copy the Answer by Names",
         .help = "Copy the model with the names of the atoms.",
         .icon = "copy",
         .run = [](SatPage& page) { Q_EMIT page.copyWanted(page.answer_->asNames()); },
         .enabled = [](const SatPage& page) { return page.answer_->hasModel(); }},
        {.id = "sat.copy-figures",
         .text = "Copy t&he Statistics",
         .help = "Copy the statistics of the run as a table.",
         .run = [](SatPage& page) { Q_EMIT page.copyWanted(page.statistics_->asText()); }},
        {.id = "sat.propagate",
         .text = "Propagate Units",
         .help = "Give values to the atoms that unit clauses force.",
         .icon = "next",
         .shortcut = "Ctrl+U",
         .run = [](SatPage& page) { page.answer_->assignmentPanel()->assignment()->propagate(); },
         .enabled =
             [](const SatPage& page) {
                 return page.answer_->assignmentPanel()->assignment()->canPropagate();
             },
         .starts_group = true},
        {.id = "sat.take-back",
         .text = "Take Back a Value",
         .help = "Undo the last change of the values of atoms.",
         .icon = "undo",
         .shortcut = "Ctrl+Alt+Z",
         .run = [](SatPage& page) { page.answer_->assignmentPanel()->assignment()->takeBack(); },
         .enabled =
             [](const SatPage& page) {
                 return page.answer_->assignmentPanel()->assignment()->canTakeBack();
             }},
        {.id = "sat.clear-values",
         .text = "Clear the Values",
         .help = "Leave all atoms open.",
         .run = [](SatPage& page) { page.answer_->assignmentPanel()->assignment()->clear(); },
         .enabled =
             [](const SatPage& page) {
                 return page.answer_->assignmentPanel()->assignment()->hasValues();
             }},
        {.id = "sat.back-to-model",
         .text = "Back to the Model",
         .help = "Show the model that was found again.",
         .run = [](SatPage& page) { page.answer_->assignmentPanel()->assignment()->backToModel(); },
         .enabled =
             [](const SatPage& page) {
                 const Assignment* const assignment = page.answer_->assignmentPanel()->assignment();
                 return assignment->hasModel() && !assignment->isModel();
             }},
        {.id = "sat.generate",
         .text = "Generate Clauses...",
         .help = "Choose random or classical clauses to generate.",
         .icon = "add",
         .shortcut = "Ctrl+Shift+G",
         .run = [](SatPage& page) { page.showGenerator(); }},
        {.id = "sat.watch",
         .text = "&Watch the Engine",
         .help = "Follow the engine step by step, forwards and backwards.",
         .shortcut = "Ctrl+Shift+W",
         .run = [](SatPage& page) { page.setWatching(!page.isWatching()); },
         .starts_group = true},
        {.id = "sat.watch-forward",
         .text = "One Step &Forward",
         .help = "Watch: go to the next event.",
         .icon = "next",
         .shortcut = "F10",
         .run =
             [](SatPage& page) {
                 Replay* replay = page.watch_->replay();
                 replay->goTo(replay->position() + 1);
             },
         .enabled = [](const SatPage& page) { return page.watch_->canStepForward(); }},
        {.id = "sat.watch-back",
         .text = "One Step Bac&k",
         .help = "Watch: go to the previous event.",
         .icon = "previous",
         .shortcut = "F9",
         .run =
             [](SatPage& page) {
                 Replay* replay = page.watch_->replay();
                 replay->goTo(replay->position() - 1);
             },
         .enabled = [](const SatPage& page) { return page.watch_->canStepBack(); }},
        {.id = "sat.next-decision",
         .text = "Next &Decision",
         .help = "Watch: go to the next decision.",
         .shortcut = "F7",
         .run = [](SatPage& page) { page.watch_->bar()->nextDecision(); },
         .enabled = [](const SatPage& page) { return page.watch_->canStepForward(); }},
        {.id = "sat.previous-decision",
         .text = "Previous Dec&ision",
         .help = "Watch: go to the previous decision.",
         .shortcut = "Shift+F7",
         .run = [](SatPage& page) { page.watch_->bar()->previousDecision(); },
         .enabled = [](const SatPage& page) { return page.watch_->canStepBack(); }},
        {.id = "sat.next-conflict",
         .text = "Next Conflic&t",
         .help = "Watch: go to the next conflict.",
         .shortcut = "F8",
         .run = [](SatPage& page) { page.watch_->bar()->nextConflict(); },
         .enabled = [](const SatPage& page) { return page.watch_->canStepForward(); }},
        {.id = "sat.previous-conflict",
         .text = "Previous Conf&lict",
         .help = "Watch: go to the previous conflict.",
         .shortcut = "Shift+F8",
         .run = [](SatPage& page) { page.watch_->bar()->previousConflict(); },
         .enabled = [](const SatPage& page) { return page.watch_->canStepBack(); }},
        {.id = "sat.play",
         .text = "Play or Paus&e",
         .help = "Watch: play automatically, or pause.",
         .icon = "start",
         .shortcut = "Ctrl+Space",
         .run =
             [](SatPage& page) {
                 WatchBar* bar = page.watch_->bar();
                 bar->setPlaying(!bar->isPlaying());
             },
         .enabled = [](const SatPage& page) { return page.watch_->canPlay(); }},
        {.id = "sat.class-notes",
         .text = "Example: Class &Notes",
         .help = "Open the clauses of the class notes.",
         .run = [](SatPage& page) { page.showExample(SatExample::class_notes); },
         .starts_group = true},
        {.id = "sat.pigeonhole",
         .text = "Example: Pi&geonhole",
         .help = "Open six pigeons in five holes.",
         .run = [](SatPage& page) { page.showExample(SatExample::pigeonhole); }},
        {.id = "sat.sudoku",
         .text = "Example: S&udoku",
         .help = "Open a sudoku.",
         .run = [](SatPage& page) { page.showExample(SatExample::sudoku); }},
        {.id = "sat.random",
         .text = "Example: &Random 3-SAT",
         .help = "Make a new random set of clauses.",
         .run = [](SatPage& page) { page.showExample(SatExample::random); }},
        {.id = "sat.peg",
         .text = "Example: Peg &Board",
         .help = "Open the clauses of a peg board with ten holes.",
         .run = [](SatPage& page) { page.showExample(SatExample::peg); }},
    });
    return table;
}

} // namespace loggia::ui
