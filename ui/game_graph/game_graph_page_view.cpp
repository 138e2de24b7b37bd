// The part of GameGraphPage that shows: the picture, the position looked at, and what is said of
// it.
#include "core/game_graph/analysis/explain.hpp"
#include "core/game_graph/play/opponent.hpp"
#include "ui/game_graph/board/position_board_view.hpp"
#include "ui/game_graph/drawing_bar.hpp"
#include "ui/game_graph/drawing_editor.hpp"
#include "ui/game_graph/game_bar.hpp"
#include "ui/game_graph/game_graph_page.hpp"
#include "ui/game_graph/game_opponent.hpp"
#include "ui/game_graph/game_pictures.hpp"
#include "ui/game_graph/graph/drawn_game_view.hpp"
#include "ui/game_graph/graph/drawn_scene.hpp"
#include "ui/game_graph/graph/state_graph_view.hpp"
#include "ui/game_graph/graph/state_words.hpp"
#include "ui/game_graph/labelling_panel.hpp"
#include "ui/language/core_words.hpp"
#include "ui/widgets/graph/tree_view.hpp"
#include "ui/widgets/run_bar.hpp"
#include "ui/widgets/sentence.hpp"
#include "ui/widgets/side_tabs.hpp"

#include <QCheckBox>
#include <QLabel>
#include <QTableWidget>

#include <algorithm>
#include <utility>

namespace loggia::ui {

using game_graph::Step;

/// The signs of the picture in one line; the "?" explains all of them.
void GameGraphPage::refreshKey() {
    const auto known = study();
    QStringList parts;
    const QWidget* shown = pictures_->currentWidget();
    const bool on_board = pictures_->isBoardPlaceShown() && pictures_->isBoardAlone();
    const bool values = values_ || isWatching();
    if (known && known->shown && (shown == graph_ || shown == tree_)) {
        const auto& nodes = known->shown->nodes;
        // Merged positions stand for either player.
        if (std::none_of(nodes.begin(), nodes.end(),
                         [](const ShownGraph::Node& node) { return node.player == 0; }))
            parts << tr("Round: player 1 to move. Box: player 2.");
        if (values)
            parts << tr("W5, L4, D: the player to move wins in 5 moves, loses in 4, or draws.");
        if (isWatching())
            parts << tr("?: not labelled yet.");
        if (shown == graph_ && graph_->closeUp() >= 0 && graph_->shownBefore() < graph_->before())
            parts << tr("Above: %1 of the %2 positions that lead here.")
                         .arg(stateCountText(static_cast<std::uint64_t>(graph_->shownBefore())),
                              stateCountText(static_cast<std::uint64_t>(graph_->before())));
    } else if (on_board) {
        // Who plays on it looks at the list of moves beside it, which does not say that.
        if (!document_->isOver(document_->position()))
            parts << turn_;
        if (board_values_ && known && known->solution)
            parts << tr("W5, L4, D: the move wins in 5 moves, loses in 4, or draws. Filled: a best "
                        "move.");
    }
    key_->setText(parts.join(QLatin1Char(' ')));
    key_->setVisible(!parts.isEmpty());
    constexpr int few = 20; // which a close-up would only hide
    const bool can_close_up =
        shown == graph_ && known && known->shown && known->shown->size() > few;
    close_up_box_->setVisible(can_close_up);
    close_up_box_->setChecked(isCloseUp());
    board_values_box_->setVisible(on_board);
    board_values_box_->setEnabled(known && known->solution);
    key_row_->setVisible(on_board || can_close_up || !parts.isEmpty());
}

void GameGraphPage::refreshPicture() {
    bar_->setView(shownView());
    showPicture();
    refreshKey();
}

void GameGraphPage::showPicture() {
    const auto kind = view().kind;
    const auto known = study();
    drawing_bar_->setVisible(kind == GameViewChoice::Kind::drawing);
    drawing_bar_->setEnabled(kind == GameViewChoice::Kind::drawing);
    if (awaitsFile()) {
        placeBoard(false);
        pictures_->setNotice(tr("Reading the file\u2026"));
        pictures_->showBoardPlace();
        return;
    }
    if (kind == GameViewChoice::Kind::drawing) {
        pictures_->showPicture(drawn_);
        refreshDrawing();
        return;
    }
    const bool has_board = hasBoard(document_->game());
    // Labelling is about the graph.
    const bool is_too_large = known && !known->shown;
    const bool alone =
        has_board && (is_too_large || (kind == GameViewChoice::Kind::board && !isWatching()));
    placeBoard(alone);
    if (alone) {
        const bool explains = is_too_large && kind != GameViewChoice::Kind::board;
        pictures_->setNotice(explains ? known->trouble : QString());
        pictures_->showBoardPlace();
        return;
    }
    if (!known) {
        // The picture is empty then; it keeps the keyboard.
        pictures_->setNotice(tr("Solving\u2026"));
        if (!pictures_->isBoardPlaceShown())
            pictures_->showPicture(picture());
        return;
    }
    if (is_too_large) {
        pictures_->setNotice(known->trouble);
        pictures_->showBoardPlace();
        return;
    }
    if (known != shown_)
        return; // takeStudy() comes
    if (kind == GameViewChoice::Kind::tree) {
        pictures_->showPicture(tree_);
        pictures_->layout()->activate(); // the tree has its size now, and is folded to fit it
        refreshTree(!tree_is_there_);
    } else {
        graph_->setLook(look());
        graph_->setCloseUp(isCloseUp() ? middleNode() : -1);
        pictures_->showPicture(graph_);
    }
}

int GameGraphPage::middleNode() const {
    const ShownGraph& graph = *shown_->shown;
    if (close_to_ && shown_->nodeOf(*close_to_) >= 0)
        return shown_->nodeOf(*close_to_);
    if (isWatching() && !labelling_->isOwn() && labelling_->done() > 0)
        return static_cast<int>(graph.steps[labelling_->done() - 1].position);
    return std::max(0, shown_->nodeOf(document_->position()));
}

void GameGraphPage::placeBoard(bool alone) {
    PositionBoardView* board = position_->board();
    if (pictures_->isBoardAlone() == alone)
        return;
    const bool had_keyboard = window()->focusWidget() == board;
    if (alone)
        pictures_->takeBoard(board);
    else
        position_->takeBoard();
    board->setAlone(alone);
    board->setVisible(alone || facts().board.board().has_value());
    if (had_keyboard)
        board->setFocus();
}

void GameGraphPage::refreshTree(bool afresh) {
    const ShownGraph& graph = *shown_->shown;
    const StateLook look = this->look();
    game_tree_ = gameTree(graph, look);
    std::vector<int> line;
    for (std::size_t i = 1; i <= document_->shown(); ++i)
        line.push_back(shown_->nodeOf(document_->positionAfter(i)));
    const int here = game_tree_.nodeAlong(line);
    if (here >= 0)
        static_cast<GraphNode&>(game_tree_.data.nodes[static_cast<std::size_t>(here)]) =
            treeStateNode(game_tree_, graph, here, look, here);
    tree_->setTree(game_tree_.data);
    tree_is_there_ = true;
    // As far down as it can be read in the room that there is.
    if (afresh)
        tree_->foldToFit(game_tree_.levelFor(GameTree::most_unfolded), std::max(here, 0));
    tree_->follow(here);
}

void GameGraphPage::refreshDrawing() {
    if (!document_->isDrawn())
        return;
    const DrawnGame& drawing = *document_->state().drawing;
    const auto known = study();
    DrawnLook look{values_, placeOf(drawing, document_->game(), document_->position()), nullptr};
    StateLook labels;
    if (isWatching() && known && known->shown && known == shown_) {
        labels = this->look();
        look = {true, -1, &labels};
    }
    drawing_->show(known.get(), look);
}

void GameGraphPage::lookAt(std::optional<game_graph::State> state) {
    const auto known = study();
    if (view().kind == GameViewChoice::Kind::drawing && drawing_->selectedPlace() >= 0) {
        // Of the two positions with the token there, one that can be reached.
        const auto place = static_cast<std::size_t>(drawing_->selectedPlace());
        const DrawnGame& drawing = *document_->state().drawing;
        const auto one = positionAt(document_->game(), drawing, place, 1);
        const auto two = positionAt(document_->game(), drawing, place, 2);
        const bool two_only =
            known && known->solution && !known->solution->value(one) && known->solution->value(two);
        state = two_only || two == document_->position() ? two : one;
    }
    if (state && (*state == document_->position() ||
                  (known && known->nodeOf(*state) == known->nodeOf(document_->position()) &&
                   known->nodeOf(*state) >= 0)))
        state.reset();
    if (!state && view().kind == GameViewChoice::Kind::graph && known)
        graph_->select(
            known->nodeOf(document_->position()) == graph_->selected() ? graph_->selected() : -1);
    looked_at_ = state;
    hint_.clear();
    refreshPosition();
    Q_EMIT commandsChanged();
    Q_EMIT lookedAtChanged();
}

PositionFacts GameGraphPage::facts() const {
    const auto known = study();
    const game_graph::Game& game = document_->game();
    PositionFacts facts;
    facts.played = !looked_at_;
    facts.state = looked_at_ ? *looked_at_ : document_->position();
    facts.text = QString::fromStdString(game.state_text(facts.state));
    std::vector<game_graph::State> earlier;
    for (std::size_t i = 0; facts.played && i < document_->shown(); ++i)
        earlier.push_back(document_->positionAfter(i));
    facts.board = BoardPlay(game, facts.state, earlier);
    const bool is_unsolved = known && !known->solution;
    facts.values = showsValues() || is_unsolved; // which has none to hide
    facts.values_on_board = board_values_;
    const bool over = document_->isOver(facts.state);
    const int player = looked_at_ ? game.player(facts.state) : document_->mover();
    if (over)
        facts.turn = tr("The game is over.");
    else if (player != 0 && !facts.board.piecesOf(player).isEmpty())
        facts.turn = tr("Player %1 (%2) is to move.").arg(player).arg(facts.board.piecesOf(player));
    else if (player != 0)
        facts.turn = tr("Player %1 is to move.").arg(player);
    if (!facts.board.score().isEmpty())
        facts.turn = tr("%1 %2").arg(facts.turn, facts.board.score());
    if (const std::size_t shown = document_->shown(); facts.played && shown > 0) {
        const auto& played = document_->state().played;
        facts.last_move = tr("Player %1 played %2.")
                              .arg(document_->moverAfter(shown - 1))
                              .arg(QString::fromStdString(game.move_text(
                                  played.states()[shown - 1], played.moves()[shown - 1])));
    }
    const game_graph::GameRules& rules = game_graph::rules_of(game);
    facts.game = coreWords(rules.title);
    facts.rules = coreWords(rules.rules);
    facts.parameters = coreWords(rules.parameters);
    if (game.text().ends_with(" misere"))
        facts.rules += tr(" Misère: winning and losing are exchanged.");
    facts.can_play = !looked_at_ && !over && !document_->player(document_->mover()).computer;
    facts.waiting = !looked_at_ && !over && !facts.can_play && known && known->solution &&
                    (document_->isHeld() || !document_->isAtEnd()) && !haveComputersStopped();
    if (looked_at_)
        facts.no_play =
            tr("You are looking at another position. Go back to the game to make a move.");
    else if (over)
        facts.no_play = tr("The game is over.");
    else if (!facts.can_play)
        facts.no_play = is_unsolved              ? computerCannotMove()
                        : haveComputersStopped() ? computersStopped()
                                                 : tr("It is the computer's turn.");
    facts.moves = game.moves(facts.state);
    for (const Step& step : facts.moves) {
        facts.names.push_back(QString::fromStdString(game.move_text(facts.state, step.move)));
        facts.targets.push_back(QString::fromStdString(game.state_text(step.to)));
    }
    if (known) {
        facts.known = known->explain(facts.state);
        if (!over) // it says how to move
            facts.nim = known->nimSum(facts.state);
        facts.pending = known->solution ? tr("This position cannot be reached from the start.")
                                        : known->trouble;
    } else {
        facts.pending = tr("Solving\u2026");
    }
    if (facts.known) {
        // The verdict says whether the game is over, and needs no other reason then.
        if (over && values_)
            facts.turn = facts.board.score();
        facts.why = over ? QString() : sentence(game_graph::to_reason(game, *facts.known));
        if (over && values_ && player != 0)
            tellWhoHasWon(facts, player);
    }
    if (looked_at_ && !document_->player(document_->mover()).computer)
        for (const Step& step : game.moves(document_->position()))
            if (!facts.leading && (step.to == facts.state ||
                                   (known && known->nodeOf(step.to) >= 0 &&
                                    known->nodeOf(step.to) == known->nodeOf(facts.state)))) {
                facts.leading = step;
                facts.leading_name =
                    QString::fromStdString(game.move_text(document_->position(), step.move));
            }
    facts.note = noteOf(facts);
    return facts;
}

/// The outcome is that of the player to move, which is not the one who has just won.
void GameGraphPage::tellWhoHasWon(PositionFacts& facts, int player) {
    switch (facts.known->value.outcome) {
    case game_graph::Outcome::win:
        facts.ended = tr("Player %1 has won").arg(player);
        facts.why =
            tr("The game is over. It is a win for player %1, who would move next.").arg(player);
        return;
    case game_graph::Outcome::loss:
        facts.ended = tr("Player %1 has won").arg(3 - player);
        facts.why =
            tr("The game is over. It is a loss for player %1, who would move next.").arg(player);
        return;
    case game_graph::Outcome::draw:
        facts.ended = tr("Draw");
        facts.why = tr("The game is over.");
        return;
    }
}

/// It plays by the values of a game.
QString GameGraphPage::computerCannotMove() const {
    return tr("The computer cannot move in a game that is not solved. Under Game, change player %1 "
              "to Person.")
        .arg(document_->mover());
}

QString GameGraphPage::computersStopped() const {
    return tr("Two computer players stop after %1 moves, because the game may never end. To "
              "continue, change player %2 to Person under Game.")
        .arg(GameOpponent::most_moves)
        .arg(document_->mover());
}

QString GameGraphPage::noteOf(const PositionFacts& facts) const {
    if (!hint_.isEmpty())
        return hint_;
    const auto known = study();
    if (!facts.played || !known)
        return {};
    if (!known->solution && isComputersTurn())
        return computerCannotMove();
    if (haveComputersStopped())
        return computersStopped();
    if (document_->played() == 0 && !known->comment.empty())
        return coreWords(known->comment) + QLatin1Char('.');
    return {};
}

QString GameGraphPage::summary() const {
    const auto known = study();
    if (!known->solution)
        return known->trouble;
    const auto& drawing = document_->state().drawing;
    if (drawing && drawing->drawn.arrows.empty() && view().kind == GameViewChoice::Kind::drawing)
        return tr("No arrows yet: every state is final."); // how to draw one stands below
    // A saturated count is "more than 18 quintillion".
    const auto count = [](std::uint64_t number, const QString& one, const QString& many) {
        return number == 1 ? one : many.arg(stateCountText(number));
    };
    QStringList parts;
    if (const auto start = known->solution->value(document_->state().played.start());
        start && tellsOutcomes())
        parts << tr("%1.").arg(verdictOf(*start, document_->moverAfter(0)));
    const game_graph::Counts& counts = known->counts;
    QStringList ends;
    if (counts.wins > 0)
        ends << count(counts.wins, tr("1 win"), tr("%1 wins"));
    if (counts.losses > 0)
        ends << count(counts.losses, tr("1 loss"), tr("%1 losses"));
    if (counts.draws > 0)
        ends << count(counts.draws, tr("1 draw"), tr("%1 draws"));
    if (tellsOutcomes() && !ends.isEmpty())
        parts << count(counts.positions, tr("1 position:"), tr("%1 positions:"))
              << ends.join(QStringLiteral(", ")) + QLatin1Char('.');
    else
        parts << count(counts.positions, tr("1 position."), tr("%1 positions."));
    if (known->shown)
        parts << count(static_cast<std::uint64_t>(known->shown->arcs()), tr("1 move."),
                       tr("%1 moves."));
    if (known->tree)
        parts << count(known->tree->nodes, tr("Tree: 1 position,"), tr("Tree: %1 positions,"))
              << count(known->tree->leaves, tr("1 leaf."), tr("%1 leaves."));
    else if (known->shown)
        parts << tr("Positions can repeat, so a game may never end.");
    if (view().kind == GameViewChoice::Kind::tree && tree_is_there_ && !game_tree_.whole)
        parts << tr("The first %1 are shown.").arg(stateCountText(game_tree_.states.size()));
    return parts.join(QLatin1Char(' '));
}

void GameGraphPage::refreshPosition() {
    const PositionFacts shown = facts();
    position_->setFacts(shown);
    turn_ = shown.turn;
    refreshKey();
}

void GameGraphPage::lookAlong(const Step& step) {
    const auto known = study();
    if (isCloseUp()) {
        lookAt(step.to);
        close_to_ = step.to;
        refreshPicture();
    } else if (known && known->nodeOf(step.to) >= 0 && view().kind == GameViewChoice::Kind::graph)
        graph_->select(known->nodeOf(step.to)); // which looks there
    else
        lookAt(step.to);
}

void GameGraphPage::playStep(const Step& step) {
    if (const auto played = document_->play(step); !played)
        showMessage(coreWords(played.error().message));
}

void GameGraphPage::showHint() {
    const auto known = study();
    if (!known || looked_at_)
        return;
    const auto explained = known->explain(document_->position());
    if (!explained)
        return;
    const auto best = std::find_if(explained->moves.begin(), explained->moves.end(),
                                   [](const auto& move) { return move.best; });
    if (best == explained->moves.end())
        return;
    const game_graph::Game& game = document_->game();
    tabs_->setCurrentIndex(0);
    hint_ =
        tr("Hint: %1 leads to %2 and %3.")
            .arg(QString::fromStdString(game.move_text(explained->state, best->step.move)),
                 QString::fromStdString(game.state_text(best->step.to)), outcomeWords(best->value));
    refreshPosition();
    position_->moves()->selectRow(static_cast<int>(best - explained->moves.begin()));
}

bool GameGraphPage::hasPicture() const {
    return pictures_->hasPicture(view().kind);
}

QSize GameGraphPage::pictureSize() const {
    return pictures_->pictureSize(view().kind);
}

void GameGraphPage::drawPicture(QPainter& painter, const Colours& colours) const {
    pictures_->paintPicture(view().kind, painter, colours);
}

QList<QWidget*> GameGraphPage::areas() const {
    return {pictures_->shownPart(), bar_, drawing_bar_, runBar(), tabs_};
}

void GameGraphPage::setAnswersShown(bool shown) {
    setValuesShown(shown);
    setBoardValuesShown(shown);
}

} // namespace loggia::ui
