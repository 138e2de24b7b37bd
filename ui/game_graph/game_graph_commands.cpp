#include "core/game_graph/play/record.hpp"
#include "ui/game_graph/board/board_play.hpp"
#include "ui/game_graph/drawing_bar.hpp"
#include "ui/game_graph/drawing_editor.hpp"
#include "ui/game_graph/game_graph_page.hpp"
#include "ui/game_graph/game_opponent.hpp"
#include "ui/game_graph/graph/drawn_game_view.hpp"
#include "ui/game_graph/graph/state_graph_view.hpp"
#include "ui/game_graph/labelling_panel.hpp"
#include "ui/game_graph/position_panel.hpp"
#include "ui/widgets/graph/graph_view.hpp"
#include "ui/widgets/play/mistakes.hpp"
#include "ui/widgets/run_bar.hpp"
#include "ui/widgets/side_tabs.hpp"

#include <algorithm>
#include <array>

namespace loggia::ui {

using game_graph::Record;

CommandTable GameGraphPage::commands() {
    static constexpr auto table = std::to_array<CommandSpec>({
        {.id = "game-graph.hint",
         .text = QT_TRANSLATE_NOOP("Commands", "&Hint"),
         .help = QT_TRANSLATE_NOOP("Commands", "Show a best move, with the reason for it."),
         .icon = "hint",
         .shortcut = "Ctrl+H",
         .run = [](GameGraphPage& page) { page.showHint(); },
         .enabled = [](const GameGraphPage& page) { return page.canHint(); },
         .in_tool_bar = true},
        {.id = "game-graph.values",
         .text = QT_TRANSLATE_NOOP("Commands", "&Values"),
         .help = QT_TRANSLATE_NOOP(
             "Commands", "Show who wins in each position, and the outcome of each move (spoiler)."),
         .icon = "analyse",
         .shortcut = "F5",
         .run = [](GameGraphPage& page) { page.askForValues(!page.showsValues()); },
         .in_tool_bar = true},
        {.id = "game-graph.stop",
         .text = QT_TRANSLATE_NOOP("Commands", "&Stop"),
         .help = QT_TRANSLATE_NOOP("Commands", "Stop the computation."),
         .icon = "stop",
         .shortcut = "Shift+F5",
         .run = [](GameGraphPage& page) { page.stop(); },
         .enabled = [](const GameGraphPage& page) { return page.isRunning(); },
         .in_tool_bar = true},
        {.id = "game-graph.play",
         .text = QT_TRANSLATE_NOOP("Commands", "&Play the Move"),
         .help = QT_TRANSLATE_NOOP("Commands", "Play the move selected in the list."),
         .shortcut = "Ctrl+M",
         .run = [](GameGraphPage& page) { page.position_->playChosen(); },
         .enabled = [](const GameGraphPage& page) { return page.position_->canPlay(); },
         .starts_group = true,
         .runs_once = true},
        {.id = "game-graph.computer-move",
         .text = QT_TRANSLATE_NOOP("Commands", "&Move Now"),
         .help = QT_TRANSLATE_NOOP("Commands", "Make the computer move in this position."),
         .icon = "computer",
         .shortcut = "Ctrl+Return",
         .run = [](GameGraphPage& page) { page.document_->continueFromHere(); },
         .enabled = [](const GameGraphPage& page) { return page.canComputerMove(); },
         .second_shortcut = "Ctrl+Enter",
         .runs_once = true},
        {.id = "game-graph.restart",
         .text = QT_TRANSLATE_NOOP("Commands", "Play &Again"),
         .help = QT_TRANSLATE_NOOP("Commands", "Go back to the start of the game."),
         .icon = "clear",
         .shortcut = "Ctrl+Backspace",
         .run = [](GameGraphPage& page) { page.document_->restart(); },
         .enabled = [](const GameGraphPage& page) { return page.document_->played() > 0; }},
        {.id = "game-graph.back-to-game",
         .text = QT_TRANSLATE_NOOP("Commands", "Back to the &Game"),
         .help = QT_TRANSLATE_NOOP("Commands", "Return to the current position of the game."),
         .shortcut = "Ctrl+B",
         .run = [](GameGraphPage& page) { page.backToGame(); },
         .enabled = [](const GameGraphPage& page) { return page.looked_at_.has_value(); }},
        {.id = "game-graph.draw",
         .text = QT_TRANSLATE_NOOP("Commands", "&Draw a Game"),
         .help = QT_TRANSLATE_NOOP("Commands", "Draw your own game as a graph of states."),
         .icon = "edit",
         .shortcut = "Ctrl+D",
         .run = [](GameGraphPage& page) { page.startDrawing(); },
         .submenu = QT_TRANSLATE_NOOP("Commands", "Drawing"),
         .in_tool_bar = true,
         .starts_group = true},
        {.id = "game-graph.add-state",
         .text = QT_TRANSLATE_NOOP("Commands", "Add a Stat&e"),
         .help = QT_TRANSLATE_NOOP("Commands", "Add a state to the drawing."),
         .icon = "add",
         .shortcut = "Ctrl+Ins",
         .run = [](GameGraphPage& page) { Q_EMIT page.drawing_bar_->addWanted(); },
         .enabled = [](const GameGraphPage& page) { return page.isDrawing(); },
         .submenu = QT_TRANSLATE_NOOP("Commands", "Drawing")},
        {.id = "game-graph.arrow",
         .text = QT_TRANSLATE_NOOP("Commands", "A&rrow from Here"),
         .help = QT_TRANSLATE_NOOP(
             "Commands",
             "Draw an arrow from the selected state, or delete it: choose its target next."),
         .shortcut = "Ctrl+R",
         .run = [](GameGraphPage& page) { Q_EMIT page.drawing_bar_->arrowWanted(); },
         .enabled =
             [](const GameGraphPage& page) {
                 return page.isDrawing() && page.drawing_->selectedPlace() >= 0;
             },
         .submenu = QT_TRANSLATE_NOOP("Commands", "Drawing")},
        {.id = "game-graph.delete-state",
         .text = QT_TRANSLATE_NOOP("Commands", "Delete the S&tate"),
         .help = QT_TRANSLATE_NOOP("Commands", "Delete the selected state and its arrows."),
         .icon = "remove",
         .shortcut = "Ctrl+Del",
         .run = [](GameGraphPage& page) { Q_EMIT page.drawing_bar_->removeWanted(); },
         .enabled =
             [](const GameGraphPage& page) {
                 return page.isDrawing() && page.drawing_->selectedPlace() >= 0 &&
                        page.document_->state().drawing->size() > 1;
             },
         .submenu = QT_TRANSLATE_NOOP("Commands", "Drawing")},
        {.id = "game-graph.start-here",
         .text = QT_TRANSLATE_NOOP("Commands", "Start Here"),
         .help = QT_TRANSLATE_NOOP("Commands", "Start the game at the selected state."),
         .run = [](GameGraphPage& page) { Q_EMIT page.drawing_bar_->startWanted(); },
         .enabled =
             [](const GameGraphPage& page) {
                 return page.isDrawing() && page.drawing_->selectedPlace() >= 0;
             },
         .submenu = QT_TRANSLATE_NOOP("Commands", "Drawing")},
        {.id = "game-graph.board-values",
         .text = QT_TRANSLATE_NOOP("Commands", "Values on the Board"),
         .help = QT_TRANSLATE_NOOP(
             "Commands",
             "Show on the board what each move leads to: a win, a loss or a draw, and in how "
             "many moves."),
         .shortcut = "F4",
         .run = [](GameGraphPage& page) { page.setBoardValuesShown(!page.boardValuesShown()); },
         .enabled =
             [](const GameGraphPage& page) {
                 return page.isSolved() && hasBoard(page.document_->game());
             },
         .checked = [](const GameGraphPage& page) { return page.boardValuesShown(); }},
        {.id = "game-graph.next-mistake",
         .text = QT_TRANSLATE_NOOP("Commands", "Next Mistake"),
         .help = QT_TRANSLATE_NOOP(
             "Commands", "Go to the next mistake, a move that gave away a better outcome."),
         .shortcut = "Alt+PgDown",
         .run =
             [](GameGraphPage& page) {
                 page.document_->show(*nextMistake(page.mistakes(), page.document_->shown()));
             },
         .enabled =
             [](const GameGraphPage& page) {
                 return nextMistake(page.mistakes(), page.document_->shown()).has_value();
             }},
        {.id = "game-graph.previous-mistake",
         .text = QT_TRANSLATE_NOOP("Commands", "Previous Mistake"),
         .help = QT_TRANSLATE_NOOP(
             "Commands", "Go to the previous mistake, a move that gave away a better outcome."),
         .shortcut = "Alt+PgUp",
         .run =
             [](GameGraphPage& page) {
                 page.document_->show(*previousMistake(page.mistakes(), page.document_->shown()));
             },
         .enabled =
             [](const GameGraphPage& page) {
                 return previousMistake(page.mistakes(), page.document_->shown()).has_value();
             }},
        {.id = "game-graph.next-view",
         .text = QT_TRANSLATE_NOOP("Commands", "Next Vie&w"),
         .help = QT_TRANSLATE_NOOP("Commands", "Switch between drawing, graphs and tree."),
         .icon = "swap",
         .shortcut = "Ctrl+T",
         .run = [](GameGraphPage& page) { page.showNextView(); },
         .in_tool_bar = true,
         .starts_group = true},
        {.id = "game-graph.fold",
         .text = QT_TRANSLATE_NOOP("Commands", "&Fold"),
         .help = QT_TRANSLATE_NOOP("Commands", "Show only the positions near the start."),
         .icon = "zoom-out",
         .shortcut = "Ctrl+Shift+Up",
         .run = [](GameGraphPage& page) { page.fold(true); },
         .enabled = [](const GameGraphPage& page) { return page.hasGraph() && !page.isDrawing(); }},
        {.id = "game-graph.unfold",
         .text = QT_TRANSLATE_NOOP("Commands", "&Unfold"),
         .help = QT_TRANSLATE_NOOP("Commands", "Show everything."),
         .icon = "zoom-in",
         .shortcut = "Ctrl+Shift+Down",
         .run = [](GameGraphPage& page) { page.fold(false); },
         .enabled = [](const GameGraphPage& page) { return page.hasGraph() && !page.isDrawing(); }},
        {.id = "game-graph.fit",
         .text = QT_TRANSLATE_NOOP("Commands", "F&it into the Window"),
         .help = QT_TRANSLATE_NOOP("Commands", "Fit the picture into the window."),
         .icon = "zoom-fit",
         .run = [](GameGraphPage& page) { page.picture()->fitWhole(); },
         .enabled = [](const GameGraphPage& page) { return page.hasGraph() || page.isDrawing(); }},
        {.id = "game-graph.label-first",
         .text = QT_TRANSLATE_NOOP("Commands", "Clear Labels"),
         .help = QT_TRANSLATE_NOOP("Commands", "Remove all labels."),
         .icon = "first",
         .shortcut = "Shift+F9",
         .run = [](GameGraphPage& page) { page.showLabels(0); },
         .enabled =
             [](const GameGraphPage& page) {
                 return page.hasGraph() && page.labelling_->done() > 0;
             },
         .submenu = QT_TRANSLATE_NOOP("Commands", "Labelling"),
         .starts_group = true},
        {.id = "game-graph.label-back",
         .text = QT_TRANSLATE_NOOP("Commands", "Previous La&bel"),
         .help = QT_TRANSLATE_NOOP("Commands", "Remove the last label."),
         .icon = "previous",
         .shortcut = "F9",
         .run = [](GameGraphPage& page) { page.showLabels(page.labelling_->done() - 1); },
         .enabled =
             [](const GameGraphPage& page) {
                 return page.hasGraph() && page.labelling_->done() > 0;
             },
         .submenu = QT_TRANSLATE_NOOP("Commands", "Labelling")},
        {.id = "game-graph.label-forward",
         .text = QT_TRANSLATE_NOOP("Commands", "Next &Label"),
         .help = QT_TRANSLATE_NOOP("Commands", "Label the next position, with the reason."),
         .icon = "next",
         .shortcut = "F10",
         .run = [](GameGraphPage& page) { page.showLabels(page.labelling_->done() + 1); },
         .enabled =
             [](const GameGraphPage& page) {
                 return page.hasGraph() && page.labelling_->done() < page.labelling_->steps();
             },
         .submenu = QT_TRANSLATE_NOOP("Commands", "Labelling")},
        {.id = "game-graph.label-last",
         .text = QT_TRANSLATE_NOOP("Commands", "All Labels"),
         .help = QT_TRANSLATE_NOOP("Commands", "Label every position."),
         .icon = "last",
         .shortcut = "Shift+F10",
         .run = [](GameGraphPage& page) { page.showLabels(page.labelling_->steps()); },
         .enabled =
             [](const GameGraphPage& page) {
                 return page.hasGraph() && page.labelling_->done() < page.labelling_->steps();
             },
         .submenu = QT_TRANSLATE_NOOP("Commands", "Labelling")},
        {.id = "game-graph.label-own",
         .text = QT_TRANSLATE_NOOP("Commands", "Label It &Yourself"),
         .help = QT_TRANSLATE_NOOP(
             "Commands",
             "Give the positions their labels yourself, and have wrong ones corrected."),
         .icon = "edit",
         .run =
             [](GameGraphPage& page) {
                 page.tabs_->setCurrentIndex(2);
                 page.labelling_->setOwn(!page.labelling_->isOwn());
                 page.picture()->setFocus();
             },
         .enabled = [](const GameGraphPage& page) { return page.hasGraph(); },
         .submenu = QT_TRANSLATE_NOOP("Commands", "Labelling")},
        {.id = "game-graph.label-play",
         .text = QT_TRANSLATE_NOOP("Commands", "Play the Labelli&ng"),
         .help = QT_TRANSLATE_NOOP("Commands", "Label the positions one by one, or pause."),
         .icon = "start",
         .shortcut = "Ctrl+Space",
         .run =
             [](GameGraphPage& page) {
                 page.tabs_->setCurrentIndex(2);
                 page.labelling_->setPlaying(!page.labelling_->isPlaying());
             },
         .enabled = [](const GameGraphPage& page) { return page.hasGraph(); },
         .submenu = QT_TRANSLATE_NOOP("Commands", "Labelling")},
        {.id = "game-graph.copy-dot",
         .text = QT_TRANSLATE_NOOP("Commands", "Copy for Graphvi&z"),
         .help = QT_TRANSLATE_NOOP("Commands",
                                   "Copy the graph or tree in the view as a Graphviz file."),
         .icon = "copy",
         .run = [](GameGraphPage& page) { page.copyDot(); },
         .enabled = [](const GameGraphPage& page) { return page.hasGraph(); },
         .starts_group = true},
        {.id = "game-graph.copy-tree",
         .text = QT_TRANSLATE_NOOP("Commands", "Copy the Tree as Te&xt"),
         .help = QT_TRANSLATE_NOOP("Commands", "Copy the tree as text, root on the left."),
         .icon = "copy",
         .run = [](GameGraphPage& page) { page.copyTree(); },
         .enabled = [](const GameGraphPage& page) { return page.hasGraph(); }},
        {.id = "game-graph.copy-values",
         .text = QT_TRANSLATE_NOOP("Commands", "&Copy the Values Along the Game"),
         .help = QT_TRANSLATE_NOOP("Commands",
                                   "Copy the moves of the game with the value of each position."),
         .icon = "copy",
         .run = [](GameGraphPage& page) { page.copyValues(); },
         .enabled = [](const GameGraphPage& page) { return page.isSolved(); }},
        {.id = "game-graph.first",
         .text = QT_TRANSLATE_NOOP("Commands", "First P&osition"),
         .help = QT_TRANSLATE_NOOP("Commands", "Go to the start of the game."),
         .icon = "first",
         .shortcut = "Alt+Home",
         .run = [](GameGraphPage& page) { page.document_->show(0); },
         .enabled = [](const GameGraphPage& page) { return page.document_->shown() > 0; },
         .submenu = QT_TRANSLATE_NOOP("Commands", "Moves"),
         .starts_group = true},
        {.id = "game-graph.back",
         .text = QT_TRANSLATE_NOOP("Commands", "One Move Bac&k"),
         .help = QT_TRANSLATE_NOOP("Commands", "Go back by one move."),
         .icon = "previous",
         .shortcut = "Alt+Left",
         .run = [](GameGraphPage& page) { page.document_->show(page.document_->shown() - 1); },
         .enabled = [](const GameGraphPage& page) { return page.document_->shown() > 0; },
         .submenu = QT_TRANSLATE_NOOP("Commands", "Moves")},
        {.id = "game-graph.forward",
         .text = QT_TRANSLATE_NOOP("Commands", "One Move Forward"),
         .help = QT_TRANSLATE_NOOP("Commands", "Go forward by one move."),
         .icon = "next",
         .shortcut = "Alt+Right",
         .run = [](GameGraphPage& page) { page.document_->show(page.document_->shown() + 1); },
         .enabled = [](const GameGraphPage& page) { return !page.document_->isAtEnd(); },
         .submenu = QT_TRANSLATE_NOOP("Commands", "Moves")},
        {.id = "game-graph.last",
         .text = QT_TRANSLATE_NOOP("Commands", "Last Position"),
         .help = QT_TRANSLATE_NOOP("Commands", "Go to the end of the game."),
         .icon = "last",
         .shortcut = "Alt+End",
         .run = [](GameGraphPage& page) { page.document_->show(page.document_->played()); },
         .enabled = [](const GameGraphPage& page) { return !page.document_->isAtEnd(); },
         .submenu = QT_TRANSLATE_NOOP("Commands", "Moves")},
    });
    return table;
}

bool GameGraphPage::isComputersTurn() const {
    return !document_->isOver(document_->position()) &&
           document_->player(document_->mover()).computer.has_value();
}

bool GameGraphPage::canHint() const {
    return isSolved() && !document_->isOver(document_->position()) && !isComputersTurn() &&
           !looked_at_;
}

bool GameGraphPage::canComputerMove() const {
    return isSolved() && isComputersTurn() && !opponent_->isRunning() && !haveComputersStopped();
}

bool GameGraphPage::haveComputersStopped() const {
    return document_->isAtEnd() && isComputersTurn() && opponent_->isTooLong();
}

bool GameGraphPage::isDrawing() const {
    return view().kind == GameViewChoice::Kind::drawing;
}

bool GameGraphPage::isSolved() const {
    const auto known = study();
    return known && known->solution;
}

bool GameGraphPage::hasGraph() const {
    const auto known = study();
    return known && known->shown;
}

void GameGraphPage::startDrawing() {
    document_->replaceDrawn(newDrawnGame(), tr("draw a game"));
    setView({GameViewChoice::Kind::drawing, 0});
    drawn_->setFocus();
    drawn_->select(0);
}

void GameGraphPage::showNextView() {
    const auto choices = viewChoices(document_->game(), document_->isDrawn());
    auto found = std::find(choices.begin(), choices.end(), shownView());
    if (found == choices.end() || ++found == choices.end())
        found = choices.begin();
    pickView(*found);
}

void GameGraphPage::showLabels(std::size_t labels) {
    tabs_->setCurrentIndex(2);
    labelling_->goTo(labels);
}

void GameGraphPage::copyValues() {
    const Record record = document_->record();
    Q_EMIT copyWanted(QString::fromStdString(
        to_text(record, game_graph::value_history(*study()->solution, record))));
}

} // namespace loggia::ui
