#include "core/peg/format.hpp"
#include "ui/peg/peg_example.hpp"
#include "ui/peg/peg_game_panel.hpp"
#include "ui/peg/peg_page.hpp"
#include "ui/peg/peg_run.hpp"
#include "ui/peg/peg_table_run.hpp"
#include "ui/widgets/run_bar.hpp"

#include <array>

namespace loggia::ui {

CommandTable PegPage::commands() {
    static constexpr auto table = std::to_array<CommandSpec>({
        {.id = "peg.solve",
         .text = "&Solve",
         .help = "Look for the jumps that lead from here to the goal.",
         .icon = "solve",
         .shortcut = "F5",
         .run =
             [](PegPage& page) {
                 page.run_bar_->setStartChecked(true);
                 page.solve();
             },
         .enabled = [](const PegPage& page) { return !page.document_->isBlank(); },
         .in_tool_bar = true},
        {.id = "peg.stop",
         .text = "St&op",
         .help = "End at once whatever is being computed.",
         .icon = "stop",
         .shortcut = "Shift+F5",
         .run = [](PegPage& page) { page.run_->stop(); },
         .enabled = [](const PegPage& page) { return page.run_->isRunning(); },
         .in_tool_bar = true},
        {.id = "peg.hint",
         .text = "&Hint",
         .help = "Show a jump that leads on and why, or what went wrong.",
         .icon = "hint",
         .shortcut = "Ctrl+H",
         .run = [](PegPage& page) { page.run_->askForHint(); },
         .enabled = [](const PegPage& page) { return !page.document_->isBlank(); },
         .in_tool_bar = true},
        {.id = "peg.lamp",
         .text = "Still Solva&ble?",
         .help = "Show whether the goal can still be reached from the position shown.",
         .icon = "lamp",
         .shortcut = "Ctrl+L",
         .run = [](PegPage& page) { page.run_->setLampOn(!page.run_->isLampOn()); },
         .in_tool_bar = true},
        {.id = "peg.table",
         .text = "&Make the Table",
         .help = "Value every position of the board once, so that hint and lamp answer at once.",
         .run = [](PegPage& page) { page.run_->tables()->make(); },
         .enabled = [](const PegPage& page) { return page.run_->tables()->canMake(); }},
        {.id = "peg.restart",
         .text = "Start &Again",
         .help = "Put the pegs back to where they began.",
         .icon = "first",
         .shortcut = "Ctrl+R",
         .run = [](PegPage& page) { page.document_->restart(); },
         .enabled = [](const PegPage& page) { return page.document_->played() > 0; },
         .starts_group = true},
        {.id = "peg.animate",
         .text = "&Play the Jumps",
         .help = "Show the jumps one after the other.",
         .icon = "start",
         .shortcut = "Ctrl+Return",
         .run = [](PegPage& page) { page.game_panel_->setPlaying(!page.game_panel_->isPlaying()); },
         .enabled = [](const PegPage& page) { return page.document_->played() > 0; }},
        {.id = "peg.first",
         .text = "&First Position",
         .help = "Look at the position before the first jump.",
         .icon = "first",
         .shortcut = "Alt+Home",
         .run = [](PegPage& page) { page.document_->show(0); },
         .enabled = [](const PegPage& page) { return page.document_->shown() > 0; }},
        {.id = "peg.back",
         .text = "One Jump Bac&k",
         .help = "Look at the position one jump earlier.",
         .icon = "previous",
         .shortcut = "Alt+Left",
         .run = [](PegPage& page) { page.document_->show(page.document_->shown() - 1); },
         .enabled = [](const PegPage& page) { return page.document_->shown() > 0; }},
        {.id = "peg.forward",
         .text = "One Jump Fo&rward",
         .help = "Look at the position one jump later.",
         .icon = "next",
         .shortcut = "Alt+Right",
         .run = [](PegPage& page) { page.document_->show(page.document_->shown() + 1); },
         .enabled = [](const PegPage& page) { return !page.document_->isAtEnd(); }},
        {.id = "peg.last",
         .text = "Las&t Position",
         .help = "Look at the position after the last jump.",
         .icon = "last",
         .shortcut = "Alt+End",
         .run = [](PegPage& page) { page.document_->show(page.document_->played()); },
         .enabled = [](const PegPage& page) { return !page.document_->isAtEnd(); }},
        {.id = "peg.tool-play",
         .text = "Pla&y",
         .help = "A click takes a peg and lets it jump.",
         .shortcut = "Ctrl+Alt+1",
         .run = [](PegPage& page) { page.setTool(PegTool::play); },
         .starts_group = true},
        {.id = "peg.tool-pegs",
         .text = "Set Pe&gs",
         .help = "A click puts a peg or takes it away.",
         .shortcut = "Ctrl+Alt+2",
         .run = [](PegPage& page) { page.setTool(PegTool::pegs); }},
        {.id = "peg.tool-goal",
         .text = "Set the Goa&l",
         .help = "A click says that a hole has a peg at the end.",
         .shortcut = "Ctrl+Alt+3",
         .run = [](PegPage& page) { page.setTool(PegTool::goal); }},
        {.id = "peg.tool-holes",
         .text = "&Draw Holes",
         .help = "A click puts a hole or takes it away, dragging moves it.",
         .icon = "edit",
         .shortcut = "Ctrl+Alt+4",
         .run = [](PegPage& page) { page.setTool(PegTool::holes); }},
        {.id = "peg.tool-rows",
         .text = "Draw Ro&ws",
         .help = "A click on three holes adds a row, a click on a row takes it away.",
         .shortcut = "Ctrl+Alt+5",
         .run = [](PegPage& page) { page.setTool(PegTool::rows); }},
        {.id = "peg.numbers",
         .text = "Show the &Numbers",
         .help = "Write each hole's number on it.",
         .shortcut = "Ctrl+Shift+N",
         .run =
             [](PegPage& page) {
                 page.numbers_ = !page.numbers_;
                 page.refreshScene(false);
                 Q_EMIT page.sessionChanged();
             },
         .starts_group = true},
        {.id = "peg.copy-jumps",
         .text = "&Copy the Jumps",
         .help = "Copy the jumps as the assignment's back end prints them.",
         .icon = "copy",
         .shortcut = "Ctrl+Shift+J",
         .run =
             [](PegPage& page) {
                 Q_EMIT page.copyWanted(
                     QString::fromStdString(to_text(page.document_->game().jumps)));
             },
         .enabled = [](const PegPage& page) { return page.document_->played() > 0; }},
        {.id = "peg.example",
         .text = "Show the &Example",
         .help = "The triangle of fifteen with a solution to step through.",
         .run = [](PegPage& page) { page.showExample(workedPegExample(), true); }},
    });
    return table;
}

} // namespace loggia::ui
