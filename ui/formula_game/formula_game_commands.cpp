#include "core/logic/notation.hpp"
#include "ui/formula_game/formula_bar.hpp"
#include "ui/formula_game/formula_computer.hpp"
#include "ui/formula_game/formula_game_page.hpp"
#include "ui/formula_game/perfect_play.hpp"
#include "ui/formula_game/random_panel.hpp"
#include "ui/formula_game/tree_pane.hpp"
#include "ui/widgets/graph/tree_view.hpp"
#include "ui/widgets/play/mistakes.hpp"
#include "ui/widgets/run_bar.hpp"

#include <array>

namespace loggia::ui {

CommandTable FormulaGamePage::commands() {
    static constexpr auto table = std::to_array<CommandSpec>({
        {.id = "formula-game.hint",
         .text = QT_TRANSLATE_NOOP("Commands", "&Hint"),
         .help = QT_TRANSLATE_NOOP("Commands", "Show the better value, with the reasons for it."),
         .icon = "hint",
         .shortcut = "Ctrl+H",
         .run = [](FormulaGamePage& page) { page.perfect_->askForHint(); },
         .enabled = [](const FormulaGamePage& page) { return page.isOpen(); },
         .in_tool_bar = true},
        {.id = "formula-game.line",
         .text = QT_TRANSLATE_NOOP("Commands", "Line of Best Pla&y"),
         .help = QT_TRANSLATE_NOOP(
             "Commands",
             "Add the moves of perfect players from here on, so that you can step through them."),
         .shortcut = "Ctrl+Shift+L",
         .run = [](FormulaGamePage& page) { page.perfect_->askForLine(); },
         .enabled = [](const FormulaGamePage& page) { return page.isOpen(); }},
        {.id = "formula-game.analyse",
         .text = QT_TRANSLATE_NOOP("Commands", "&Who Wins?"),
         .help =
             QT_TRANSLATE_NOOP("Commands", "Show who wins with perfect play, and why (spoiler)."),
         .icon = "analyse",
         .shortcut = "F5",
         .run = [](FormulaGamePage& page) { page.perfect_->setOn(!page.perfect_->isOn()); },
         .in_tool_bar = true,
         .second_shortcut = "F4"},
        {.id = "formula-game.stop",
         .text = QT_TRANSLATE_NOOP("Commands", "&Stop"),
         .help = QT_TRANSLATE_NOOP("Commands", "Stop the computation."),
         .icon = "stop",
         .shortcut = "Shift+F5",
         .run = [](FormulaGamePage& page) { page.stop(); },
         .enabled = [](const FormulaGamePage& page) { return page.isRunning(); },
         .in_tool_bar = true},
        {.id = "formula-game.zero",
         .text = QT_TRANSLATE_NOOP("Commands", "Choose &0"),
         .help = QT_TRANSLATE_NOOP("Commands", "Set the next variable to 0."),
         .shortcut = "Alt+0",
         .run = [](FormulaGamePage& page) { page.choose(false); },
         .enabled =
             [](const FormulaGamePage& page) { return page.isOpen() && !page.isComputersTurn(); },
         .starts_group = true,
         .runs_once = true},
        {.id = "formula-game.one",
         .text = QT_TRANSLATE_NOOP("Commands", "Choose &1"),
         .help = QT_TRANSLATE_NOOP("Commands", "Set the next variable to 1."),
         .shortcut = "Alt+1",
         .run = [](FormulaGamePage& page) { page.choose(true); },
         .enabled =
             [](const FormulaGamePage& page) { return page.isOpen() && !page.isComputersTurn(); },
         .runs_once = true},
        {.id = "formula-game.computer-move",
         .text = QT_TRANSLATE_NOOP("Commands", "Choose for &Me"),
         .help = QT_TRANSLATE_NOOP("Commands", "Make the computer choose the next value."),
         .icon = "computer",
         .shortcut = "Ctrl+Return",
         .run = [](FormulaGamePage& page) { page.document_->continueFromHere(); },
         .enabled =
             [](const FormulaGamePage& page) {
                 return page.isOpen() && page.isComputersTurn() && !page.computer_->isRunning();
             },
         .second_shortcut = "Ctrl+Enter",
         .runs_once = true},
        {.id = "formula-game.restart",
         .text = QT_TRANSLATE_NOOP("Commands", "&Play Again"),
         .help = QT_TRANSLATE_NOOP("Commands", "Start again without any values."),
         .icon = "clear",
         .shortcut = "Ctrl+Backspace",
         .run = [](FormulaGamePage& page) { page.document_->restart(); },
         .enabled =
             [](const FormulaGamePage& page) {
                 return page.document_->isGame() && page.document_->played() > 0;
             }},
        {.id = "formula-game.random",
         .text = QT_TRANSLATE_NOOP("Commands", "&Random Game"),
         .help = QT_TRANSLATE_NOOP(
             "Commands", "Make a random game with the settings of the Random tab and a new seed."),
         .icon = "swap",
         .shortcut = "Ctrl+R",
         .run = [](FormulaGamePage& page) { page.random_->makeAnother(); },
         .in_tool_bar = true},
        {.id = "formula-game.tidy",
         .text = QT_TRANSLATE_NOOP("Commands", "Normalise &the Formula"),
         .help = QT_TRANSLATE_NOOP("Commands", "Rewrite the formula in the game's syntax."),
         .icon = "edit",
         .shortcut = "Ctrl+T",
         .run = [](FormulaGamePage& page) { page.bar_->tidy(); },
         .enabled = [](const FormulaGamePage& page) { return page.bar_->canTidy(); },
         .starts_group = true},
        {.id = "formula-game.copy-unicode",
         .text = QT_TRANSLATE_NOOP("Commands", "Copy as &Unicode"),
         .help = QT_TRANSLATE_NOOP("Commands", "Copy the formula with the signs ∧, ∨ and ¬."),
         .icon = "copy",
         .run = [](FormulaGamePage& page) { page.copyFormula(logic::notations::unicode); },
         .enabled = [](const FormulaGamePage& page) { return page.document_->isGame(); }},
        {.id = "formula-game.copy-latex",
         .text = QT_TRANSLATE_NOOP("Commands", "Copy as LaTe&X"),
         .help = QT_TRANSLATE_NOOP("Commands", "Copy the formula as LaTeX source."),
         .icon = "copy",
         .run = [](FormulaGamePage& page) { page.copyFormula(logic::notations::latex); },
         .enabled = [](const FormulaGamePage& page) { return page.document_->isGame(); }},
        {.id = "formula-game.copy-drawing",
         .text = QT_TRANSLATE_NOOP("Commands", "Copy the &Drawing"),
         .help = QT_TRANSLATE_NOOP("Commands", "Copy the tree as text, root on the left."),
         .icon = "copy",
         .run = [](FormulaGamePage& page) { Q_EMIT page.copyWanted(page.pane_->drawing()); },
         .enabled = [](const FormulaGamePage& page) { return page.document_->isGame(); }},
        {.id = "formula-game.drawing",
         .text = QT_TRANSLATE_NOOP("Commands", "Show the Drawin&g"),
         .help = QT_TRANSLATE_NOOP("Commands",
                                   "Show the tree as text beside the picture, root on the left."),
         .shortcut = "Ctrl+D",
         .run =
             [](FormulaGamePage& page) {
                 page.pane_->setDrawingShown(!page.pane_->isDrawingShown());
             },
         .checked = [](const FormulaGamePage& page) { return page.pane_->isDrawingShown(); },
         .starts_group = true},
        {.id = "formula-game.fold",
         .text = QT_TRANSLATE_NOOP("Commands", "&Fold the Tree"),
         .help = QT_TRANSLATE_NOOP("Commands", "Show only the top of the tree."),
         .icon = "zoom-out",
         .shortcut = "Ctrl+Shift+Up",
         .run = [](FormulaGamePage& page) { page.foldAll(true); },
         .enabled = [](const FormulaGamePage& page) { return page.document_->isGame(); }},
        {.id = "formula-game.unfold",
         .text = QT_TRANSLATE_NOOP("Commands", "U&nfold the Tree"),
         .help = QT_TRANSLATE_NOOP("Commands", "Show the whole tree."),
         .icon = "zoom-in",
         .shortcut = "Ctrl+Shift+Down",
         .run = [](FormulaGamePage& page) { page.foldAll(false); },
         .enabled = [](const FormulaGamePage& page) { return page.document_->isGame(); }},
        {.id = "formula-game.fit",
         .text = QT_TRANSLATE_NOOP("Commands", "Fit the Tre&e"),
         .help = QT_TRANSLATE_NOOP("Commands", "Fit the tree into the window."),
         .icon = "zoom-fit",
         .run = [](FormulaGamePage& page) { page.tree_->fit(); },
         .enabled = [](const FormulaGamePage& page) { return page.document_->isGame(); }},
        {.id = "formula-game.next-mistake",
         .text = QT_TRANSLATE_NOOP("Commands", "Next B&lunder"),
         .help =
             QT_TRANSLATE_NOOP("Commands", "Go to the next turn that gave the win away. Blunders "
                                           "are known when the game is over or Who Wins? is on."),
         .shortcut = "Alt+PgDown",
         .run =
             [](FormulaGamePage& page) {
                 page.document_->show(*nextMistake(page.mistakes(), page.document_->shown()));
             },
         .enabled =
             [](const FormulaGamePage& page) {
                 return page.document_->isGame() &&
                        nextMistake(page.mistakes(), page.document_->shown()).has_value();
             },
         .starts_group = true},
        {.id = "formula-game.previous-mistake",
         .text = QT_TRANSLATE_NOOP("Commands", "Pre&vious Blunder"),
         .help = QT_TRANSLATE_NOOP("Commands", "Go to the previous turn that gave the win away."),
         .shortcut = "Alt+PgUp",
         .run =
             [](FormulaGamePage& page) {
                 page.document_->show(*previousMistake(page.mistakes(), page.document_->shown()));
             },
         .enabled =
             [](const FormulaGamePage& page) {
                 return page.document_->isGame() &&
                        previousMistake(page.mistakes(), page.document_->shown()).has_value();
             }},
        {.id = "formula-game.first",
         .text = QT_TRANSLATE_NOOP("Commands", "Before the F&irst Turn"),
         .help = QT_TRANSLATE_NOOP("Commands", "Go to the start of the game."),
         .icon = "first",
         .shortcut = "Alt+Home",
         .run = [](FormulaGamePage& page) { page.document_->show(0); },
         .enabled =
             [](const FormulaGamePage& page) {
                 return page.document_->isGame() && page.document_->shown() > 0;
             },
         .starts_group = true},
        {.id = "formula-game.back",
         .text = QT_TRANSLATE_NOOP("Commands", "One Turn &Back"),
         .help = QT_TRANSLATE_NOOP("Commands", "Go back by one turn."),
         .icon = "previous",
         .shortcut = "Alt+Left",
         .run = [](FormulaGamePage& page) { page.document_->show(page.document_->shown() - 1); },
         .enabled =
             [](const FormulaGamePage& page) {
                 return page.document_->isGame() && page.document_->shown() > 0;
             }},
        {.id = "formula-game.forward",
         .text = QT_TRANSLATE_NOOP("Commands", "One Turn F&orward"),
         .help = QT_TRANSLATE_NOOP("Commands", "Go forward by one turn."),
         .icon = "next",
         .shortcut = "Alt+Right",
         .run = [](FormulaGamePage& page) { page.document_->show(page.document_->shown() + 1); },
         .enabled =
             [](const FormulaGamePage& page) {
                 return page.document_->isGame() && !page.document_->isAtEnd();
             }},
        {.id = "formula-game.last",
         .text = QT_TRANSLATE_NOOP("Commands", "&After the Last Turn"),
         .help = QT_TRANSLATE_NOOP("Commands", "Go to the end of the game."),
         .icon = "last",
         .shortcut = "Alt+End",
         .run = [](FormulaGamePage& page) { page.document_->show(page.document_->played()); },
         .enabled =
             [](const FormulaGamePage& page) {
                 return page.document_->isGame() && !page.document_->isAtEnd();
             }},
    });
    return table;
}

bool FormulaGamePage::isOpen() const {
    return document_->isGame() && !document_->shownPosition()->is_over();
}

bool FormulaGamePage::isComputersTurn() const {
    return document_->isComputer(document_->shownPosition()->to_move());
}

} // namespace loggia::ui
