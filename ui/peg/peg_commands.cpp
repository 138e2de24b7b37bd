#include "core/peg/format.hpp"
#include "ui/peg/peg_example.hpp"
#include "ui/peg/peg_game_panel.hpp"
#include "ui/peg/peg_page.hpp"
#include "ui/peg/peg_random_bar.hpp"
#include "ui/peg/peg_run.hpp"
#include "ui/peg/peg_table_run.hpp"
#include "ui/widgets/play/mistakes.hpp"
#include "ui/widgets/run_bar.hpp"

#include <array>

namespace loggia::ui {

CommandTable PegPage::commands() {
    static constexpr auto table = std::to_array<CommandSpec>({
        {.id = "peg.solve",
         .text = QT_TRANSLATE_NOOP("Commands", "&Solve"),
         .help = QT_TRANSLATE_NOOP("Commands", "Search for a solution from this position."),
         .icon = "solve",
         .shortcut = "F5",
         .run =
             [](PegPage& page) {
                 page.runBar()->setStartChecked(true);
                 page.solve();
             },
         .enabled = [](const PegPage& page) { return !page.document_->isBlank(); },
         .in_tool_bar = true},
        {.id = "peg.stop",
         .text = QT_TRANSLATE_NOOP("Commands", "St&op"),
         .help = QT_TRANSLATE_NOOP("Commands", "Stop the computation."),
         .icon = "stop",
         .shortcut = "Shift+F5",
         .run = [](PegPage& page) { page.stop(); },
         .enabled = [](const PegPage& page) { return page.run_->isRunning(); },
         .in_tool_bar = true},
        {.id = "peg.hint",
         .text = QT_TRANSLATE_NOOP("Commands", "&Hint"),
         .help = QT_TRANSLATE_NOOP("Commands",
                                   "Show a jump that leads to the goal, or how far to go back."),
         .icon = "hint",
         .shortcut = "Ctrl+H",
         .run = [](PegPage& page) { page.run_->askForHint(); },
         .enabled = [](const PegPage& page) { return !page.document_->isBlank(); },
         .in_tool_bar = true},
        {.id = "peg.lamp",
         .text = QT_TRANSLATE_NOOP("Commands", "Still Sol&vable?"),
         .help = QT_TRANSLATE_NOOP("Commands", "Show whether each position can still be solved, "
                                               "and mark the jumps that keep it solvable."),
         .icon = "lamp",
         .shortcut = "Ctrl+L",
         .run = [](PegPage& page) { page.run_->setIndicatorOn(!page.run_->isIndicatorOn()); },
         .checked = [](const PegPage& page) { return page.run_->isIndicatorOn(); },
         .in_tool_bar = true,
         .second_shortcut = "F4"},
        {.id = "peg.table",
         .text = QT_TRANSLATE_NOOP("Commands", "&Make the Table"),
         .help = QT_TRANSLATE_NOOP(
             "Commands",
             "Solve every position of the board once; then hints and the solvability indicator "
             "are instant."),
         .run = [](PegPage& page) { page.run_->tables()->make(); },
         .enabled = [](const PegPage& page) { return page.run_->tables()->canMake(); }},
        {.id = "peg.restart",
         .text = QT_TRANSLATE_NOOP("Commands", "Start &Again"),
         .help = QT_TRANSLATE_NOOP("Commands", "Go back to the starting position."),
         .icon = "first",
         .shortcut = "Ctrl+R",
         .run = [](PegPage& page) { page.document_->restart(); },
         .enabled = [](const PegPage& page) { return page.document_->played() > 0; },
         .starts_group = true},
        {.id = "peg.animate",
         .text = QT_TRANSLATE_NOOP("Commands", "&Play the Jumps"),
         .help = QT_TRANSLATE_NOOP("Commands", "Play the jumps one by one."),
         .icon = "start",
         .shortcut = "Ctrl+Return",
         .run = [](PegPage& page) { page.game_panel_->setPlaying(!page.game_panel_->isPlaying()); },
         .enabled = [](const PegPage& page) { return page.document_->played() > 0; },
         .second_shortcut = "Ctrl+Enter"},
        {.id = "peg.next-reason",
         .text = QT_TRANSLATE_NOOP("Commands", "Ne&xt Reason"),
         .help = QT_TRANSLATE_NOOP("Commands", "Draw the next reason why there is no solution."),
         .run = [](PegPage& page) { page.drawNextReason(); },
         .enabled =
             [](const PegPage& page) {
                 const Proof* proof = page.proof_.get();
                 return proof != nullptr && proof->exclusions.size() > 1;
             }},
        {.id = "peg.mistake",
         .text = QT_TRANSLATE_NOOP("Commands", "Go to the Bl&under"),
         .help = QT_TRANSLATE_NOOP(
             "Commands", "Go to the position before the jump that put the goal out of reach."),
         .shortcut = "Alt+PgUp",
         .run =
             [](PegPage& page) {
                 page.document_->show(*previousMistake(page.mistakes(), page.document_->shown()));
             },
         .enabled =
             [](const PegPage& page) {
                 return previousMistake(page.mistakes(), page.document_->shown()).has_value();
             }},
        {.id = "peg.first",
         .text = QT_TRANSLATE_NOOP("Commands", "&First Position"),
         .help = QT_TRANSLATE_NOOP("Commands", "Go to the start of the game."),
         .icon = "first",
         .shortcut = "Alt+Home",
         .run = [](PegPage& page) { page.document_->show(0); },
         .enabled = [](const PegPage& page) { return page.document_->shown() > 0; }},
        {.id = "peg.back",
         .text = QT_TRANSLATE_NOOP("Commands", "One Jump Bac&k"),
         .help = QT_TRANSLATE_NOOP("Commands", "Go back by one jump."),
         .icon = "previous",
         .shortcut = "Alt+Left",
         .run = [](PegPage& page) { page.document_->show(page.document_->shown() - 1); },
         .enabled = [](const PegPage& page) { return page.document_->shown() > 0; }},
        {.id = "peg.forward",
         .text = QT_TRANSLATE_NOOP("Commands", "One Jump Fo&rward"),
         .help = QT_TRANSLATE_NOOP("Commands", "Go forward by one jump."),
         .icon = "next",
         .shortcut = "Alt+Right",
         .run = [](PegPage& page) { page.document_->show(page.document_->shown() + 1); },
         .enabled = [](const PegPage& page) { return !page.document_->isAtEnd(); }},
        {.id = "peg.last",
         .text = QT_TRANSLATE_NOOP("Commands", "Las&t Position"),
         .help = QT_TRANSLATE_NOOP("Commands", "Go to the end of the game."),
         .icon = "last",
         .shortcut = "Alt+End",
         .run = [](PegPage& page) { page.document_->show(page.document_->played()); },
         .enabled = [](const PegPage& page) { return !page.document_->isAtEnd(); }},
        {.id = "peg.tool-play",
         .text = QT_TRANSLATE_NOOP("Commands", "Pla&y"),
         .help = QT_TRANSLATE_NOOP("Commands", "Click a peg, then the hole it jumps to."),
         .shortcut = "Ctrl+Alt+1",
         .run = [](PegPage& page) { page.setTool(PegTool::play); },
         .starts_group = true},
        {.id = "peg.tool-pegs",
         .text = QT_TRANSLATE_NOOP("Commands", "Set Pe&gs"),
         .help = QT_TRANSLATE_NOOP("Commands", "Click a hole to add or remove its peg."),
         .shortcut = "Ctrl+Alt+2",
         .run = [](PegPage& page) { page.setTool(PegTool::pegs); }},
        {.id = "peg.tool-goal",
         .text = QT_TRANSLATE_NOOP("Commands", "Set the Goa&l"),
         .help = QT_TRANSLATE_NOOP("Commands", "Click the holes that must have a peg at the end."),
         .shortcut = "Ctrl+Alt+3",
         .run = [](PegPage& page) { page.setTool(PegTool::goal); }},
        {.id = "peg.tool-holes",
         .text = QT_TRANSLATE_NOOP("Commands", "&Draw Holes"),
         .help = QT_TRANSLATE_NOOP("Commands", "Click to add or remove a hole; drag to move one."),
         .icon = "edit",
         .shortcut = "Ctrl+Alt+4",
         .run = [](PegPage& page) { page.setTool(PegTool::holes); }},
        {.id = "peg.tool-rows",
         .text = QT_TRANSLATE_NOOP("Commands", "Dra&w Lines"),
         .help = QT_TRANSLATE_NOOP("Commands",
                                   "Click three holes to add a line; click a line to remove it."),
         .shortcut = "Ctrl+Alt+5",
         .run = [](PegPage& page) { page.setTool(PegTool::rows); }},
        {.id = "peg.numbers",
         .text = QT_TRANSLATE_NOOP("Commands", "Show the &Numbers"),
         .help = QT_TRANSLATE_NOOP("Commands", "Show the number of each hole."),
         .shortcut = "Ctrl+Shift+N",
         .run = [](PegPage& page) { page.setNumbersShown(!page.numbers_); },
         .checked = [](const PegPage& page) { return page.numbers_; },
         .starts_group = true},
        {.id = "peg.copy-jumps",
         .text = QT_TRANSLATE_NOOP("Commands", "&Copy the Jumps"),
         .help = QT_TRANSLATE_NOOP("Commands", "Copy the jumps in the assignment's format."),
         .icon = "copy",
         .shortcut = "Ctrl+Shift+J",
         .run =
             [](PegPage& page) {
                 Q_EMIT page.copyWanted(
                     QString::fromStdString(to_text(page.document_->game().jumps)));
             },
         .enabled = [](const PegPage& page) { return page.document_->played() > 0; }},
        {.id = "peg.random",
         .text = QT_TRANSLATE_NOOP("Commands", "Random &Board"),
         .help = QT_TRANSLATE_NOOP(
             "Commands",
             "Make a random board that can be solved, with the size and difficulty of the Game "
             "tab."),
         .icon = "swap",
         .run = [](PegPage& page) { page.game_panel_->randomBar()->makeAnother(); },
         .starts_group = true},
        {.id = "peg.example",
         .text = QT_TRANSLATE_NOOP("Commands", "Show the &Example"),
         .help = QT_TRANSLATE_NOOP("Commands",
                                   "Open the triangle of fifteen with a solution to step through."),
         .run = [](PegPage& page) { page.showExample(workedPegExample(), true); }},
    });
    return table;
}

} // namespace loggia::ui
