#include "core/wumpus/reference_rules.hpp"
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
         .text = QT_TRANSLATE_NOOP("Commands", "&New Walk"),
         .help = QT_TRANSLATE_NOOP("Commands", "Start a walk through a new hidden cave."),
         .icon = "person",
         .shortcut = "Ctrl+Shift+W",
         .run = [](WumpusPage& page) { page.walk_bar_->startNext(); },
         .in_tool_bar = true},
        {.id = "wumpus.step",
         .text = QT_TRANSLATE_NOOP("Commands", "&Careful Step"),
         .help = QT_TRANSLATE_NOOP(
             "Commands",
             "Go to a provably safe square if there is one, otherwise to the one with the "
             "lowest risk. On a hunt for gold, never take a risk."),
         .icon = "next",
         .shortcut = "Ctrl+Return",
         .run = [](WumpusPage& page) { page.walk_bar_->step(); },
         .enabled = [](const WumpusPage& page) { return page.walk_bar_->canStep(); },
         .in_tool_bar = true,
         .second_shortcut = "Ctrl+Enter"},
        {.id = "wumpus.reveal",
         .text = QT_TRANSLATE_NOOP("Commands", "Show the H&idden Cave"),
         .help = QT_TRANSLATE_NOOP("Commands",
                                   "Show or hide what is in each square of the hidden cave."),
         .shortcut = "Ctrl+L",
         .run =
             [](WumpusPage& page) { page.walk_bar_->setRevealing(!page.walk_bar_->isRevealing()); },
         .enabled = [](const WumpusPage& page) { return page.document_->walk() != nullptr; },
         .checked = [](const WumpusPage& page) { return page.walk_bar_->isRevealing(); }},
        {.id = "wumpus.gold",
         .text = QT_TRANSLATE_NOOP("Commands", "Hunt for &Gold"),
         .help = QT_TRANSLATE_NOOP(
             "Commands",
             "Play for gold and a score, with one arrow against the monster. Switch it off to "
             "walk without them."),
         .run = [](WumpusPage& page) { page.walk_bar_->setHunting(!page.walk_bar_->isHunting()); },
         .checked = [](const WumpusPage& page) { return page.walk_bar_->isHunting(); }},
        {.id = "wumpus.grab",
         .text = QT_TRANSLATE_NOOP("Commands", "Gra&b the Gold"),
         .help = QT_TRANSLATE_NOOP("Commands", "Take the gold where it glitters."),
         .shortcut = "Ctrl+Shift+G",
         .run = [](WumpusPage& page) { page.act(wumpus::action::Grab{}); },
         .enabled = [](const WumpusPage& page) { return page.can(wumpus::action::Grab{}); }},
        {.id = "wumpus.climb",
         .text = QT_TRANSLATE_NOOP("Commands", "&Leave the Cave"),
         .help = QT_TRANSLATE_NOOP("Commands", "Climb out at (1,1), with the gold or without."),
         .shortcut = "Ctrl+Shift+E",
         .run = [](WumpusPage& page) { page.act(wumpus::action::Climb{}); },
         .enabled = [](const WumpusPage& page) { return page.can(wumpus::action::Climb{}); }},
        {.id = "wumpus.shoot",
         .text = QT_TRANSLATE_NOOP("Commands", "S&hoot the Arrow..."),
         .help = QT_TRANSLATE_NOOP(
             "Commands", "Choose a direction for the only arrow, which flies to the wall."),
         .shortcut = "Ctrl+Shift+A",
         .run = [](WumpusPage& page) { page.walk_bar_->askDirection(); },
         .enabled = [](const WumpusPage& page) { return page.can(wumpus::action::Shoot{}); }},
        {.id = "wumpus.end-walk",
         .text = QT_TRANSLATE_NOOP("Commands", "En&d the Walk"),
         .help = QT_TRANSLATE_NOOP("Commands", "End the walk; the knowledge stays."),
         .run = [](WumpusPage& page) { page.document_->endWalk(); },
         .enabled = [](const WumpusPage& page) { return page.document_->walk() != nullptr; }},
        {.id = "wumpus.reference-rules",
         .text = QT_TRANSLATE_NOOP("Commands", "Insert the Re&ference Rules"),
         .help = QT_TRANSLATE_NOOP("Commands",
                                   "Replace the rules with the reference rules of the assignment."),
         .icon = "table",
         .run =
             [](WumpusPage& page) {
                 page.document_->replaceText(TextKind::rules,
                                             QString::fromStdString(wumpus::rules_file()),
                                             tr("reference rules"));
             },
         .starts_group = true},
        {.id = "wumpus.example",
         .text = QT_TRANSLATE_NOOP("Commands", "Show the &Example"),
         .help = QT_TRANSLATE_NOOP("Commands", "Replace all three texts with the worked example."),
         .icon = "hint",
         .run = [](WumpusPage& page) { page.showExample(true); }},
        {.id = "wumpus.open-rules",
         .text = QT_TRANSLATE_NOOP("Commands", "Open &Rules..."),
         .help = QT_TRANSLATE_NOOP("Commands", "Open a file in the rules editor."),
         .icon = "open",
         .shortcut = "Ctrl+Alt+1",
         .run = [](WumpusPage& page) { page.parts_->askOpen(TextKind::rules); },
         .starts_group = true},
        {.id = "wumpus.open-knowledge",
         .text = QT_TRANSLATE_NOOP("Commands", "Open &Knowledge..."),
         .help = QT_TRANSLATE_NOOP("Commands", "Open a file in the knowledge editor."),
         .icon = "open",
         .shortcut = "Ctrl+Alt+2",
         .run = [](WumpusPage& page) { page.parts_->askOpen(TextKind::knowledge); }},
        {.id = "wumpus.open-statement",
         .text = QT_TRANSLATE_NOOP("Commands", "Open &Statement..."),
         .help = QT_TRANSLATE_NOOP("Commands", "Open a file in the statement editor."),
         .icon = "open",
         .shortcut = "Ctrl+Alt+3",
         .run = [](WumpusPage& page) { page.parts_->askOpen(TextKind::statement); }},
        {.id = "wumpus.save-rules",
         .text = QT_TRANSLATE_NOOP("Commands", "Save R&ules"),
         .help = QT_TRANSLATE_NOOP("Commands", "Save the rules to their file."),
         .icon = "save",
         .run = [](WumpusPage& page) { page.parts_->askSave(TextKind::rules); },
         .starts_group = true},
        {.id = "wumpus.save-knowledge",
         .text = QT_TRANSLATE_NOOP("Commands", "Save Kno&wledge"),
         .help = QT_TRANSLATE_NOOP("Commands", "Save the knowledge to its file."),
         .icon = "save",
         .run = [](WumpusPage& page) { page.parts_->askSave(TextKind::knowledge); }},
        {.id = "wumpus.save-statement",
         .text = QT_TRANSLATE_NOOP("Commands", "Save S&tatement"),
         .help = QT_TRANSLATE_NOOP("Commands", "Save the statement to its file."),
         .icon = "save",
         .run = [](WumpusPage& page) { page.parts_->askSave(TextKind::statement); }},
        {.id = "wumpus.copy-verdict",
         .text = QT_TRANSLATE_NOOP("Commands", "Copy &Verdict and Reason"),
         .help =
             QT_TRANSLATE_NOOP("Commands", "Copy the verdict and the lines that force it as text."),
         .icon = "copy",
         .shortcut = "Ctrl+Shift+V",
         .run = [](WumpusPage& page) { Q_EMIT page.copyWanted(page.verdictText()); },
         .enabled = [](const WumpusPage& page) { return page.run_->study().verdict.has_value(); },
         .starts_group = true},
        {.id = "wumpus.copy-chances",
         .text = QT_TRANSLATE_NOOP("Commands", "Copy the Prob&abilities"),
         .help =
             QT_TRANSLATE_NOOP("Commands", "Copy the probabilities of monster and pit as a table."),
         .run = [](WumpusPage& page) { Q_EMIT page.copyWanted(page.probabilities_->asText()); }},
        {.id = "wumpus.stop",
         .text = QT_TRANSLATE_NOOP("Commands", "St&op"),
         .help = QT_TRANSLATE_NOOP("Commands", "Stop the computation."),
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
