#include "core/wumpus/handout.hpp"
#include "ui/wumpus/probabilities_panel.hpp"
#include "ui/wumpus/study_run.hpp"
#include "ui/wumpus/walk_bar.hpp"
#include "ui/wumpus/wumpus_document.hpp"
#include "ui/wumpus/wumpus_page.hpp"
#include "ui/wumpus/wumpus_parts.hpp"

#include <array>

namespace loggia::ui {

CommandTable WumpusPage::commands() {
    static constexpr auto table = std::to_array<CommandSpec>({
        {.id = "wumpus.walk",
         .text = "&New Walk",
         .help = "Start a walk through a new hidden cave.",
         .icon = "person",
         .shortcut = "Ctrl+Shift+W",
         .run = [](WumpusPage& page) { page.walk_bar_->startNext(); },
         .in_tool_bar = true},
        {.id = "wumpus.step",
         .text = "&Careful Step",
         .help = "Go to a provably safe square if there is one, otherwise to the one with the "
                 "lowest risk.",
         .icon = "next",
         .shortcut = "Ctrl+Return",
         .run = [](WumpusPage& page) { page.walk_bar_->step(); },
         .enabled = [](const WumpusPage& page) { return page.walk_bar_->canStep(); },
         .in_tool_bar = true},
        {.id = "wumpus.reveal",
         .text = "Show the H&idden Cave",
         .help = "Show or hide what is in each square of the hidden cave.",
         .shortcut = "Ctrl+L",
         .run =
             [](WumpusPage& page) { page.walk_bar_->setRevealing(!page.walk_bar_->isRevealing()); },
         .enabled = [](const WumpusPage& page) { return page.document_->walk().has_value(); }},
        {.id = "wumpus.end-walk",
         .text = "En&d the Walk",
         .help = "End the walk; the knowledge stays.",
         .run = [](WumpusPage& page) { page.document_->endWalk(); },
         .enabled = [](const WumpusPage& page) { return page.document_->walk().has_value(); }},
        {.id = "wumpus.handout",
         .text = "Insert the Re&ference Rules",
         .help = "Replace the rules with the reference rules of the assignment.",
         .icon = "table",
         .run =
             [](WumpusPage& page) {
                 page.document_->replaceText(TextKind::rules,
                                             QString::fromStdString(wumpus::rules_file()),
                                             tr("reference rules"));
             },
         .starts_group = true},
        {.id = "wumpus.example",
         .text = "Show the &Example",
         .help = "Replace all three texts with the worked example.",
         .icon = "hint",
         .run = [](WumpusPage& page) { page.showExample(true); }},
        {.id = "wumpus.open-rules",
         .text = "Open &Rules...",
         .help = "Open a file in the rules editor.",
         .icon = "open",
         .shortcut = "Ctrl+Alt+1",
         .run = [](WumpusPage& page) { page.parts_->askOpen(TextKind::rules); },
         .starts_group = true},
        {.id = "wumpus.open-knowledge",
         .text = "Open &Knowledge...",
         .help = "Open a file in the knowledge editor.",
         .icon = "open",
         .shortcut = "Ctrl+Alt+2",
         .run = [](WumpusPage& page) { page.parts_->askOpen(TextKind::knowledge); }},
        {.id = "wumpus.open-statement",
         .text = "Open &Statement...",
         .help = "Open a file in the statement editor.",
         .icon = "open",
         .shortcut = "Ctrl+Alt+3",
         .run = [](WumpusPage& page) { page.parts_->askOpen(TextKind::statement); }},
        {.id = "wumpus.save-rules",
         .text = "Save R&ules",
         .help = "Save the rules to their file.",
         .icon = "save",
         .run = [](WumpusPage& page) { page.parts_->askSave(TextKind::rules); },
         .starts_group = true},
        {.id = "wumpus.save-knowledge",
         .text = "Save Kno&wledge",
         .help = "Save the knowledge to its file.",
         .icon = "save",
         .run = [](WumpusPage& page) { page.parts_->askSave(TextKind::knowledge); }},
        {.id = "wumpus.save-statement",
         .text = "Save S&tatement",
         .help = "Save the statement to its file.",
         .icon = "save",
         .run = [](WumpusPage& page) { page.parts_->askSave(TextKind::statement); }},
        {.id = "wumpus.copy-verdict",
         .text = "Copy &Verdict and Reason",
         .help = "Copy the verdict and the lines that force it as text.",
         .icon = "copy",
         .shortcut = "Ctrl+Shift+V",
         .run = [](WumpusPage& page) { Q_EMIT page.copyWanted(page.verdictText()); },
         .enabled = [](const WumpusPage& page) { return page.run_->study().verdict.has_value(); },
         .starts_group = true},
        {.id = "wumpus.copy-chances",
         .text = "Copy the Prob&abilities",
         .help = "Copy the probabilities of monster and pit as a table.",
         .run = [](WumpusPage& page) { Q_EMIT page.copyWanted(page.probabilities_->asText()); }},
        {.id = "wumpus.stop",
         .text = "St&op",
         .help = "Stop the computation.",
         .icon = "stop",
         .shortcut = "Shift+F5",
         .run = [](WumpusPage& page) { page.stop(); },
         .enabled = [](const WumpusPage& page) { return page.isRunning(); },
         .in_tool_bar = true,
         .starts_group = true},
    });
    return table;
}

} // namespace loggia::ui
