#include "ui/connect4/analysis_run.hpp"
#include "ui/connect4/better_move.hpp"
#include "ui/connect4/connect4_computer.hpp"
#include "ui/connect4/connect4_page.hpp"
#include "ui/widgets/board/board_view.hpp"
#include "ui/widgets/play/mistakes.hpp"
#include "ui/widgets/run_bar.hpp"

#include <array>

namespace loggia::ui {

using connect4::Position;

CommandTable Connect4Page::commands() {
    static constexpr auto table = std::to_array<CommandSpec>({
        {.id = "connect4.hint",
         .text = QT_TRANSLATE_NOOP("Commands", "&Hint"),
         .help = QT_TRANSLATE_NOOP("Commands", "Show a strong move, with the reasons for it."),
         .icon = "hint",
         .shortcut = "Ctrl+H",
         .run = [](Connect4Page& page) { page.analysis_->askForHint(); },
         .enabled =
             [](const Connect4Page& page) {
                 return page.isPlaying() && !page.document_->shownPosition().is_full();
             },
         .in_tool_bar = true},
        {.id = "connect4.analyse",
         .text = QT_TRANSLATE_NOOP("Commands", "&Analyse"),
         .help =
             QT_TRANSLATE_NOOP("Commands", "Evaluate every column and draw the evaluation graph."),
         .icon = "analyse",
         .shortcut = "F5",
         .run = [](Connect4Page& page) { page.analysis_->setOn(!page.analysis_->isOn()); },
         .in_tool_bar = true,
         .second_shortcut = "F4"},
        {.id = "connect4.stop",
         .text = QT_TRANSLATE_NOOP("Commands", "&Stop"),
         .help = QT_TRANSLATE_NOOP("Commands", "Stop the computation."),
         .icon = "stop",
         .shortcut = "Shift+F5",
         .run = [](Connect4Page& page) { page.stop(); },
         .enabled = [](const Connect4Page& page) { return page.isRunning(); },
         .in_tool_bar = true},
        {.id = "connect4.computer-move",
         .text = QT_TRANSLATE_NOOP("Commands", "&Move Now"),
         .help = QT_TRANSLATE_NOOP(
             "Commands",
             "Make the computer move in this position. If it is thinking, it plays the best "
             "move found so far."),
         .icon = "computer",
         .shortcut = "Ctrl+Return",
         .run =
             [](Connect4Page& page) {
                 if (page.computer_->isRunning())
                     page.computer_->moveNow();
                 else
                     page.document_->continueFromHere();
             },
         .enabled = [](const Connect4Page& page) { return page.canComputerMove(); },
         .starts_group = true,
         .second_shortcut = "Ctrl+Enter",
         .runs_once = true},
        {.id = "connect4.swap",
         .text = QT_TRANSLATE_NOOP("Commands", "S&wap Sides"),
         .help = QT_TRANSLATE_NOOP("Commands", "Swap the players' colours."),
         .icon = "swap",
         .shortcut = "Ctrl+Shift+W",
         .run = [](Connect4Page& page) { page.document_->swapSides(); }},
        {.id = "connect4.edit",
         .text = QT_TRANSLATE_NOOP("Commands", "S&et Up a Position"),
         .help = QT_TRANSLATE_NOOP(
             "Commands",
             "Place the stones yourself. Only positions that can occur in a game can be played."),
         .icon = "edit",
         .shortcut = "Ctrl+Shift+E",
         .run = [](Connect4Page& page) { page.document_->startEditing(); },
         .enabled = [](const Connect4Page& page) { return page.isPlaying(); },
         .in_tool_bar = true},
        {.id = "connect4.points",
         .text = QT_TRANSLATE_NOOP("Commands", "Show Com&pleted Fours"),
         .help = QT_TRANSLATE_NOOP(
             "Commands",
             "Draw every line of four that is completed; those of the last move stand out."),
         .shortcut = "Ctrl+L",
         .run =
             [](Connect4Page& page) {
                 page.fours_shown_ = !page.fours_shown_;
                 page.refreshScene();
                 Q_EMIT page.foursShownChanged();
                 Q_EMIT page.commandsChanged();
             },
         .checked = [](const Connect4Page& page) { return page.fours_shown_; }},
        {.id = "connect4.review",
         .text = QT_TRANSLATE_NOOP("Commands", "&Review the Game"),
         .help = QT_TRANSLATE_NOOP(
             "Commands",
             "Evaluate every position of this game and mark the moves that gave points away."),
         .icon = "plot",
         .shortcut = "Ctrl+R",
         .run = [](Connect4Page& page) { page.review(); },
         .enabled =
             [](const Connect4Page& page) {
                 return page.isPlaying() && page.document_->played() > 0;
             },
         .in_tool_bar = true,
         .starts_group = true},
        {.id = "connect4.find-better",
         .text = QT_TRANSLATE_NOOP("Commands", "Fi&nd the Better Move"),
         .help = QT_TRANSLATE_NOOP(
             "Commands", "Try other moves in the position before the mistake. Nothing is played."),
         .shortcut = "Ctrl+B",
         .run =
             [](Connect4Page& page) {
                 if (page.better_->isOn())
                     page.better_->finish();
                 else
                     page.better_->start();
                 page.board_->setFocus();
             },
         .enabled =
             [](const Connect4Page& page) {
                 return page.better_->isOn() || page.better_->canStart();
             },
         .checked = [](const Connect4Page& page) { return page.better_->isOn(); }},
        {.id = "connect4.next-mistake",
         .text = QT_TRANSLATE_NOOP("Commands", "Next M&istake"),
         .help = QT_TRANSLATE_NOOP(
             "Commands",
             "Go to the next mistake, a move that gave away points according to the analysis."),
         .shortcut = "Alt+PgDown",
         .run =
             [](Connect4Page& page) {
                 page.document_->show(*nextMistake(page.mistakes(), page.document_->shown()));
             },
         .enabled =
             [](const Connect4Page& page) {
                 return page.isPlaying() &&
                        nextMistake(page.mistakes(), page.document_->shown()).has_value();
             }},
        {.id = "connect4.previous-mistake",
         .text = QT_TRANSLATE_NOOP("Commands", "Pre&vious Mistake"),
         .help = QT_TRANSLATE_NOOP(
             "Commands",
             "Go to the previous mistake, a move that gave away points according to the analysis."),
         .shortcut = "Alt+PgUp",
         .run =
             [](Connect4Page& page) {
                 page.document_->show(*previousMistake(page.mistakes(), page.document_->shown()));
             },
         .enabled =
             [](const Connect4Page& page) {
                 return page.isPlaying() &&
                        previousMistake(page.mistakes(), page.document_->shown()).has_value();
             }},
        {.id = "connect4.copy-moves",
         .text = QT_TRANSLATE_NOOP("Commands", "&Copy the Moves"),
         .help = QT_TRANSLATE_NOOP("Commands",
                                   "Copy the moves as column numbers, for example “moves: 4 4 3”."),
         .icon = "copy",
         .shortcut = "Ctrl+Shift+J",
         .run = [](Connect4Page& page) { page.copyMoves(); },
         .enabled =
             [](const Connect4Page& page) {
                 return page.isPlaying() && page.document_->played() > 0;
             }},
        {.id = "connect4.copy-position",
         .text = QT_TRANSLATE_NOOP("Commands", "Cop&y the Position"),
         .help = QT_TRANSLATE_NOOP(
             "Commands", "Copy the board shown in the assignment's format, without the moves."),
         .icon = "copy",
         .shortcut = "Ctrl+Shift+K",
         .run = [](Connect4Page& page) { page.copyPosition(); }},
        {.id = "connect4.next-variation",
         .text = QT_TRANSLATE_NOOP("Commands", "Ne&xt Variation"),
         .help = QT_TRANSLATE_NOOP("Commands", "Show the next alternative to the move shown."),
         .shortcut = "Alt+Down",
         .run = [](Connect4Page& page) { page.stepVariation(1); },
         .enabled = [](const Connect4Page& page) { return page.hasSiblings(); },
         .starts_group = true},
        {.id = "connect4.previous-variation",
         .text = QT_TRANSLATE_NOOP("Commands", "Previo&us Variation"),
         .help = QT_TRANSLATE_NOOP("Commands", "Show the previous alternative to the move shown."),
         .shortcut = "Alt+Up",
         .run = [](Connect4Page& page) { page.stepVariation(-1); },
         .enabled = [](const Connect4Page& page) { return page.hasSiblings(); }},
        {.id = "connect4.promote-variation",
         .text = QT_TRANSLATE_NOOP("Commands", "Ma&ke the Variation the Main Line"),
         .help = QT_TRANSLATE_NOOP(
             "Commands", "The line shown becomes the main line; the old one stays as a variation."),
         .shortcut = "Ctrl+Shift+M",
         .run =
             [](Connect4Page& page) {
                 page.document_->promoteVariation(page.document_->game().moves);
             },
         .enabled =
             [](const Connect4Page& page) {
                 return page.isPlaying() && !page.document_->variationShown().empty();
             }},
        {.id = "connect4.delete-variation",
         .text = QT_TRANSLATE_NOOP("Commands", "&Delete the Variation"),
         .help = QT_TRANSLATE_NOOP(
             "Commands", "Delete the variation shown, with all that branches off from it."),
         .icon = "remove",
         .shortcut = "Ctrl+Shift+D",
         .run =
             [](Connect4Page& page) {
                 page.document_->removeVariation(page.document_->variationShown());
             },
         .enabled =
             [](const Connect4Page& page) {
                 return page.isPlaying() && !page.document_->variationShown().empty();
             }},
        {.id = "connect4.first",
         .text = QT_TRANSLATE_NOOP("Commands", "&First Position"),
         .help = QT_TRANSLATE_NOOP("Commands", "Go to the start of the game."),
         .icon = "first",
         .shortcut = "Alt+Home",
         .run = [](Connect4Page& page) { page.document_->show(0); },
         .enabled =
             [](const Connect4Page& page) {
                 return page.isPlaying() && page.document_->shown() > 0;
             },
         .starts_group = true},
        {.id = "connect4.back",
         .text = QT_TRANSLATE_NOOP("Commands", "One Move &Back"),
         .help = QT_TRANSLATE_NOOP("Commands", "Go back by one move."),
         .icon = "previous",
         .shortcut = "Alt+Left",
         .run = [](Connect4Page& page) { page.document_->show(page.document_->shown() - 1); },
         .enabled =
             [](const Connect4Page& page) {
                 return page.isPlaying() && page.document_->shown() > 0;
             }},
        {.id = "connect4.forward",
         .text = QT_TRANSLATE_NOOP("Commands", "One Move F&orward"),
         .help = QT_TRANSLATE_NOOP("Commands", "Go forward by one move."),
         .icon = "next",
         .shortcut = "Alt+Right",
         .run = [](Connect4Page& page) { page.document_->show(page.document_->shown() + 1); },
         .enabled =
             [](const Connect4Page& page) {
                 return page.isPlaying() && !page.document_->isAtEnd();
             }},
        {.id = "connect4.last",
         .text = QT_TRANSLATE_NOOP("Commands", "Las&t Position"),
         .help = QT_TRANSLATE_NOOP("Commands", "Go to the end of the game."),
         .icon = "last",
         .shortcut = "Alt+End",
         .run = [](Connect4Page& page) { page.document_->show(page.document_->played()); },
         .enabled =
             [](const Connect4Page& page) {
                 return page.isPlaying() && !page.document_->isAtEnd();
             }},
    });
    return table;
}

bool Connect4Page::hasSiblings() const {
    return isPlaying() && document_->siblings().size() > 1;
}

bool Connect4Page::isPlaying() const {
    return !document_->isEditing();
}

bool Connect4Page::canComputerMove() const {
    const Position position = document_->shownPosition();
    return computer_->isRunning() ||
           (isPlaying() && !position.is_full() && document_->player(position.to_move()).computer);
}

bool Connect4Page::hasLastPoints() const {
    return !lastPoints().empty();
}

} // namespace loggia::ui
