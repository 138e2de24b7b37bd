#include "core/game_graph/play/record.hpp"
#include "ui/game_graph/drawing_bar.hpp"
#include "ui/game_graph/drawing_editor.hpp"
#include "ui/game_graph/game_graph_page.hpp"
#include "ui/game_graph/game_opponent.hpp"
#include "ui/game_graph/graph/drawn_game_view.hpp"
#include "ui/game_graph/labelling_panel.hpp"
#include "ui/game_graph/position_panel.hpp"
#include "ui/widgets/graph/graph_view.hpp"
#include "ui/widgets/run_bar.hpp"
#include "ui/widgets/side_tabs.hpp"

#include <algorithm>
#include <array>

namespace loggia::ui {

using game_graph::Record;

CommandTable GameGraphPage::commands() {
    static constexpr auto table = std::to_array<CommandSpec>({
        {.id = "game-graph.hint",
         .text = "&Hint",
         .help = "Show a best move and why it is one.",
         .icon = "hint",
         .shortcut = "Ctrl+H",
         .run = [](GameGraphPage& page) { page.showHint(); },
         .enabled = [](const GameGraphPage& page) { return page.canHint(); },
         .in_tool_bar = true},
        {.id = "game-graph.values",
         .text = "&Values",
         .help = "Show who wins in each position, and the outcome of each move (spoiler).",
         .icon = "analyse",
         .shortcut = "F5",
         .run = [](GameGraphPage& page) { page.setValuesShown(!page.values_); },
         .in_tool_bar = true},
        {.id = "game-graph.stop",
         .text = "&Stop",
         .help = "End at once whatever is being computed.",
         .icon = "stop",
         .shortcut = "Shift+F5",
         .run = [](GameGraphPage& page) { page.stop(); },
         .enabled = [](const GameGraphPage& page) { return page.isRunning(); },
         .in_tool_bar = true},
        {.id = "game-graph.play",
         .text = "&Play the Move",
         .help = "Play the move chosen in the list of moves.",
         .shortcut = "Ctrl+M",
         .run = [](GameGraphPage& page) { page.position_->playChosen(); },
         .enabled = [](const GameGraphPage& page) { return page.position_->canPlay(); },
         .starts_group = true},
        {.id = "game-graph.computer-move",
         .text = "&Let the Computer Move",
         .help = "Let the computer make the next move.",
         .icon = "computer",
         .shortcut = "Ctrl+Return",
         .run = [](GameGraphPage& page) { page.document_->continueFromHere(); },
         .enabled = [](const GameGraphPage& page) { return page.canComputerMove(); }},
        {.id = "game-graph.restart",
         .text = "Play &Again",
         .help = "Take all moves back.",
         .icon = "clear",
         .shortcut = "Ctrl+Backspace",
         .run = [](GameGraphPage& page) { page.document_->restart(); },
         .enabled = [](const GameGraphPage& page) { return page.document_->played() > 0; }},
        {.id = "game-graph.back-to-game",
         .text = "Back to the &Game",
         .help = "Look at the position that is played again.",
         .shortcut = "Ctrl+B",
         .run = [](GameGraphPage& page) { page.backToGame(); },
         .enabled = [](const GameGraphPage& page) { return page.looked_at_.has_value(); }},
        {.id = "game-graph.draw",
         .text = "&Draw a Game",
         .help = "Begin a game of your own, as a graph of states that is drawn.",
         .icon = "edit",
         .shortcut = "Ctrl+D",
         .run = [](GameGraphPage& page) { page.startDrawing(); },
         .in_tool_bar = true,
         .starts_group = true},
        {.id = "game-graph.add-state",
         .text = "Add a Stat&e",
         .help = "Add a state to the drawing.",
         .icon = "add",
         .shortcut = "Ctrl+Ins",
         .run = [](GameGraphPage& page) { Q_EMIT page.drawing_bar_->addWanted(); },
         .enabled = [](const GameGraphPage& page) { return page.isDrawing(); }},
        {.id = "game-graph.arrow",
         .text = "A&rrow from Here",
         .help = "Draw an arrow from the selected state, or take it away: choose its end next.",
         .shortcut = "Ctrl+R",
         .run = [](GameGraphPage& page) { Q_EMIT page.drawing_bar_->arrowWanted(); },
         .enabled =
             [](const GameGraphPage& page) {
                 return page.isDrawing() && page.drawing_->selectedPlace() >= 0;
             }},
        {.id = "game-graph.delete-state",
         .text = "Delete the S&tate",
         .help = "Delete the selected state and its arrows.",
         .icon = "remove",
         .shortcut = "Ctrl+Del",
         .run = [](GameGraphPage& page) { Q_EMIT page.drawing_bar_->removeWanted(); },
         .enabled =
             [](const GameGraphPage& page) {
                 return page.isDrawing() && page.drawing_->selectedPlace() >= 0 &&
                        page.document_->state().drawing->size() > 1;
             }},
        {.id = "game-graph.start-here",
         .text = "Start Here",
         .help = "Let the game begin at the selected state.",
         .run = [](GameGraphPage& page) { Q_EMIT page.drawing_bar_->startWanted(); },
         .enabled =
             [](const GameGraphPage& page) {
                 return page.isDrawing() && page.drawing_->selectedPlace() >= 0;
             }},
        {.id = "game-graph.next-view",
         .text = "Show &Otherwise",
         .help = "Show the game in the next way: drawing, graphs, tree.",
         .icon = "swap",
         .shortcut = "Ctrl+T",
         .run = [](GameGraphPage& page) { page.showNextView(); },
         .in_tool_bar = true,
         .starts_group = true},
        {.id = "game-graph.fold",
         .text = "&Fold",
         .help = "Show only what lies near the start.",
         .icon = "zoom-out",
         .shortcut = "Ctrl+Shift+Up",
         .run = [](GameGraphPage& page) { page.fold(true); },
         .enabled = [](const GameGraphPage& page) { return page.hasGraph() && !page.isDrawing(); }},
        {.id = "game-graph.unfold",
         .text = "&Unfold",
         .help = "Show everything.",
         .icon = "zoom-in",
         .shortcut = "Ctrl+Shift+Down",
         .run = [](GameGraphPage& page) { page.fold(false); },
         .enabled = [](const GameGraphPage& page) { return page.hasGraph() && !page.isDrawing(); }},
        {.id = "game-graph.fit",
         .text = "F&it into the Window",
         .help = "Fit the picture into the window.",
         .icon = "zoom-fit",
         .run = [](GameGraphPage& page) { page.picture()->fit(); },
         .enabled = [](const GameGraphPage& page) { return page.hasGraph() || page.isDrawing(); }},
        {.id = "game-graph.label-first",
         .text = "Nothing Labelled",
         .help = "Show the game before any position has its label.",
         .icon = "first",
         .shortcut = "Shift+F9",
         .run = [](GameGraphPage& page) { page.showLabels(0); },
         .enabled =
             [](const GameGraphPage& page) {
                 return page.hasGraph() && page.labelling_->done() > 0;
             },
         .starts_group = true},
        {.id = "game-graph.label-back",
         .text = "One Label Bac&k",
         .help = "Take the last label away.",
         .icon = "previous",
         .shortcut = "F9",
         .run = [](GameGraphPage& page) { page.showLabels(page.labelling_->done() - 1); },
         .enabled =
             [](const GameGraphPage& page) {
                 return page.hasGraph() && page.labelling_->done() > 0;
             }},
        {.id = "game-graph.label-forward",
         .text = "One Label For&ward",
         .help = "Give the next position its label, and say why.",
         .icon = "next",
         .shortcut = "F10",
         .run = [](GameGraphPage& page) { page.showLabels(page.labelling_->done() + 1); },
         .enabled =
             [](const GameGraphPage& page) {
                 return page.hasGraph() && page.labelling_->done() < page.labelling_->steps();
             }},
        {.id = "game-graph.label-last",
         .text = "Ever&ything Labelled",
         .help = "Show the game with all its labels.",
         .icon = "last",
         .shortcut = "Shift+F10",
         .run = [](GameGraphPage& page) { page.showLabels(page.labelling_->steps()); },
         .enabled =
             [](const GameGraphPage& page) {
                 return page.hasGraph() && page.labelling_->done() < page.labelling_->steps();
             }},
        {.id = "game-graph.label-play",
         .text = "Ru&n the Labelling",
         .help = "Label the positions one by one, or pause.",
         .icon = "start",
         .shortcut = "Ctrl+Space",
         .run =
             [](GameGraphPage& page) {
                 page.tabs_->setCurrentIndex(2);
                 page.labelling_->setPlaying(!page.labelling_->isPlaying());
             },
         .enabled = [](const GameGraphPage& page) { return page.hasGraph(); }},
        {.id = "game-graph.copy-dot",
         .text = "Copy for Graphvi&z",
         .help = "Copy the graph, or the tree where that is shown, for Graphviz.",
         .icon = "copy",
         .run = [](GameGraphPage& page) { page.copyDot(); },
         .enabled = [](const GameGraphPage& page) { return page.hasGraph(); },
         .starts_group = true},
        {.id = "game-graph.copy-tree",
         .text = "Copy the Tree as Te&xt",
         .help = "Copy the tree as text, with the root on the left.",
         .icon = "copy",
         .run = [](GameGraphPage& page) { page.copyTree(); },
         .enabled = [](const GameGraphPage& page) { return page.hasGraph(); }},
        {.id = "game-graph.copy-values",
         .text = "&Copy the Values Along the Game",
         .help = "Copy the moves played with what each position was worth.",
         .icon = "copy",
         .run = [](GameGraphPage& page) { page.copyValues(); },
         .enabled = [](const GameGraphPage& page) { return page.isSolved(); }},
        {.id = "game-graph.first",
         .text = "First Position",
         .help = "Look at the game before its first move.",
         .icon = "first",
         .shortcut = "Alt+Home",
         .run = [](GameGraphPage& page) { page.document_->show(0); },
         .enabled = [](const GameGraphPage& page) { return page.document_->shown() > 0; },
         .starts_group = true},
        {.id = "game-graph.back",
         .text = "One Move &Back",
         .help = "Look at the game one move earlier.",
         .icon = "previous",
         .shortcut = "Alt+Left",
         .run = [](GameGraphPage& page) { page.document_->show(page.document_->shown() - 1); },
         .enabled = [](const GameGraphPage& page) { return page.document_->shown() > 0; }},
        {.id = "game-graph.forward",
         .text = "One &Move Forward",
         .help = "Look at the game one move later.",
         .icon = "next",
         .shortcut = "Alt+Right",
         .run = [](GameGraphPage& page) { page.document_->show(page.document_->shown() + 1); },
         .enabled = [](const GameGraphPage& page) { return !page.document_->isAtEnd(); }},
        {.id = "game-graph.last",
         .text = "Last Position",
         .help = "Look at the game after its last move.",
         .icon = "last",
         .shortcut = "Alt+End",
         .run = [](GameGraphPage& page) { page.document_->show(page.document_->played()); },
         .enabled = [](const GameGraphPage& page) { return !page.document_->isAtEnd(); }},
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
    return isSolved() && isComputersTurn() && !opponent_->isRunning();
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
    auto found = std::find(choices.begin(), choices.end(), view());
    if (found == choices.end() || ++found == choices.end())
        found = choices.begin();
    setView(*found);
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
