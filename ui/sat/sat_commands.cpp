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
         .help = "Find values that make every clause true.",
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
         .help = "End at once whatever is being computed.",
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
         .text = "Find &All Models",
         .help = "Find one model after the other, of those that differ on the chosen atoms.",
         .icon = "next",
         .shortcut = "Ctrl+Shift+M",
         .run = [](SatPage& page) { page.answer_->findModels(); },
         .enabled = [](const SatPage& page) { return page.answer_->hasModel(); },
         .starts_group = true},
        {.id = "sat.core",
         .text = "&Minimal Part without a Model",
         .help = "Mark clauses that have no model together, each of them needed.",
         .icon = "hint",
         .shortcut = "Ctrl+L",
         .run = [](SatPage& page) { page.answer_->findCore(); },
         .enabled = [](const SatPage& page) { return page.answer_->hasNoModel(); }},
        {.id = "sat.check-proof",
         .text = "&Check the Proof",
         .help = "Have the proof that there is no model examined step by step.",
         .icon = "ok",
         .run = [](SatPage& page) { page.answer_->checkProof(); },
         .enabled = [](const SatPage& page) { return page.answer_->hasProof(); }},
        {.id = "sat.save-proof",
         .text = "Save the &Proof...",
         .help = "Save the proof as DRAT, in text or binary form.",
         .icon = "save-as",
         .run = [](SatPage& page) { page.askSaveProof(); },
         .enabled = [](const SatPage& page) { return page.answer_->hasProof(); }},
        {.id = "sat.save-answer",
         .text = "Sa&ve the Answer...",
         .help = "Save the answer in the format of the handout or of the SAT Competition.",
         .icon = "save-as",
         .run = [](SatPage& page) { page.askSaveAnswer(); },
         .enabled =
             [](const SatPage& page) {
                 return page.answer_->hasModel() || page.answer_->hasNoModel();
             },
         .starts_group = true},
        {.id = "sat.copy-answer",
         .text = "Cop&y the Answer",
         .help = "Copy the answer in the handout's form.",
         .icon = "copy",
         .shortcut = "Ctrl+Shift+V",
         .run = [](SatPage& page) { Q_EMIT page.copyWanted(page.answer_->asText()); },
         .enabled =
             [](const SatPage& page) {
                 return page.answer_->hasModel() || page.answer_->hasNoModel();
             }},
        {.id = "sat.copy-figures",
         .text = "Copy the Fi&gures",
         .help = "Copy what the run has done in numbers, as a table.",
         .run = [](SatPage& page) { Q_EMIT page.copyWanted(page.statistics_->asText()); }},
        {.id = "sat.watch",
         .text = "&Watch the Engine",
         .help = "See how our engine decides the clauses, step by step, or go back.",
         .shortcut = "Ctrl+Shift+W",
         .run = [](SatPage& page) { page.setWatching(!page.isWatching()); },
         .starts_group = true},
        {.id = "sat.watch-forward",
         .text = "One Step &Forward",
         .help = "Watch: on to the next event.",
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
         .help = "Watch: back to the event before.",
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
         .help = "Watch: on to the next decision.",
         .shortcut = "F7",
         .run = [](SatPage& page) { page.watch_->bar()->nextDecision(); },
         .enabled = [](const SatPage& page) { return page.watch_->canStepForward(); }},
        {.id = "sat.previous-decision",
         .text = "Dec&ision Before",
         .help = "Watch: back to the decision before.",
         .shortcut = "Shift+F7",
         .run = [](SatPage& page) { page.watch_->bar()->previousDecision(); },
         .enabled = [](const SatPage& page) { return page.watch_->canStepBack(); }},
        {.id = "sat.next-conflict",
         .text = "Next Conflic&t",
         .help = "Watch: on to the next conflict.",
         .shortcut = "F8",
         .run = [](SatPage& page) { page.watch_->bar()->nextConflict(); },
         .enabled = [](const SatPage& page) { return page.watch_->canStepForward(); }},
        {.id = "sat.previous-conflict",
         .text = "Conf&lict Before",
         .help = "Watch: back to the conflict before.",
         .shortcut = "Shift+F8",
         .run = [](SatPage& page) { page.watch_->bar()->previousConflict(); },
         .enabled = [](const SatPage& page) { return page.watch_->canStepBack(); }},
        {.id = "sat.play",
         .text = "Run or Paus&e",
         .help = "Watch: go on by itself, or pause.",
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
         .help = "Replace the clauses by those of the class notes.",
         .run = [](SatPage& page) { page.showExample(SatExample::class_notes); },
         .starts_group = true},
        {.id = "sat.pigeonhole",
         .text = "Example: Pigeon&hole",
         .help = "Replace the clauses by six pigeons in five holes.",
         .run = [](SatPage& page) { page.showExample(SatExample::pigeonhole); }},
        {.id = "sat.sudoku",
         .text = "Example: S&udoku",
         .help = "Replace the clauses by a sudoku.",
         .run = [](SatPage& page) { page.showExample(SatExample::sudoku); }},
        {.id = "sat.random",
         .text = "Example: &Random 3-SAT",
         .help = "Replace the clauses by a random set, another one each time.",
         .run = [](SatPage& page) { page.showExample(SatExample::random); }},
        {.id = "sat.peg",
         .text = "Example: Peg &Board",
         .help = "Replace the clauses by those of a peg board with ten holes.",
         .run = [](SatPage& page) { page.showExample(SatExample::peg); }},
    });
    return table;
}

} // namespace loggia::ui
