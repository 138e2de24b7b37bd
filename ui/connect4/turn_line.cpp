#include "ui/connect4/turn_line.hpp"

#include "ui/connect4/better_move.hpp"
#include "ui/connect4/board/connect4_scene.hpp"
#include "ui/connect4/board/figures.hpp"
#include "ui/connect4/commentary.hpp"
#include "ui/connect4/connect4_computer.hpp"
#include "ui/connect4/connect4_document.hpp"
#include "ui/widgets/announce.hpp"
#include "ui/widgets/board/piece_label.hpp"
#include "ui/widgets/second_click.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace loggia::ui {

using connect4::Player;
using connect4::Position;

TurnLine::TurnLine(Connect4Document* document, Connect4Computer* computer, BetterMove* better,
                   QWidget* parent)
    : QWidget(parent), document_(document), computer_(computer), better_(better),
      piece_(new PieceLabel(0, this)), text_(new QLabel(this)), action_(new QPushButton(this)) {
    text_->setTextFormat(Qt::PlainText);
    text_->setMinimumWidth(60);
    text_->setWordWrap(true);
    // Two lines, which every text fits into: the board must not change its size with the text.
    text_->setMinimumHeight(2 * fontMetrics().lineSpacing());
    QSizePolicy keeps = action_->sizePolicy();
    keeps.setRetainSizeWhenHidden(true);
    action_->setSizePolicy(keeps);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(piece_);
    row->addWidget(text_, 1);
    row->addWidget(action_);

    ignoreSecondClick(*action_);
    connect(action_, &QPushButton::clicked, this, &TurnLine::act);
    connect(document_, &Connect4Document::changed, this, &TurnLine::refresh);
    connect(document_, &Connect4Document::playersChanged, this, &TurnLine::refresh);
    connect(computer_, &Connect4Computer::runningChanged, this, &TurnLine::refresh);
    connect(better_, &BetterMove::changed, this, &TurnLine::refresh);
    connect(computer_, &Connect4Computer::unproven, this,
            [this](const connect4::Analysis& analysis) {
                showMessage(tr("%1's move is not proven to be the best one: the time was too "
                               "short. It keeps %2.")
                                .arg(playerName(opponent(document_->lastPosition().to_move())),
                                     valueText(analysis.value)));
            });
    connect(
        computer_, &Connect4Computer::updated, this, [this](const connect4::Analysis& analysis) {
            const Player mover = document_->lastPosition().to_move();
            if (document_->isAtEnd() && document_->player(mover).level == connect4::Level::perfect)
                showMessage(analysis.proven
                                ? tr("%1 is proving its best move… The value for %1 is between "
                                     "%2 and %3. Move now plays the best one so far.")
                                      .arg(playerName(mover), pointsText(analysis.proven->lower),
                                           pointsText(analysis.proven->upper))
                                : tr("%1 is proving its best move… Move now plays the best one "
                                     "so far.")
                                      .arg(playerName(mover)));
            else if (document_->isAtEnd())
                showMessage(tr("%1 is thinking… %2")
                                .arg(playerName(document_->lastPosition().to_move()),
                                     figuresText(analysis)));
        });
    refresh();
}

void TurnLine::showMessage(const QString& text) {
    announce(text_, text);
}

QString TurnLine::refusalOf(int column) const {
    const Position position = document_->shownPosition();
    if (better_->isSolved()) // no column can be tried any more
        return tr("The exercise is solved. Press Finish to go on.");
    if (better_->isOn()) // it asks of the computer's moves, too
        return tr("Column %1 is full.").arg(column + 1);
    if (position.is_full())
        return tr("The game is over: the board is full.");
    if (computer_->isRunning())
        return tr("Please wait: %1 is thinking.").arg(playerName(position.to_move()));
    if (document_->player(position.to_move()).computer)
        return (document_->isAtEnd()
                    ? tr("The computer plays %1. Press Move now, or change the player to Person.")
                    : tr("The computer plays %1. Change the player to Person to try another move."))
            .arg(playerName(position.to_move()));
    return tr("Column %1 is full.").arg(column + 1);
}

void TurnLine::act() {
    if (better_->isOn())
        better_->finish();
    else if (computer_->isRunning())
        computer_->moveNow();
    else if (document_->shownPosition().is_full())
        Q_EMIT newGameWanted();
    else if (!document_->isAtEnd())
        document_->show(document_->played());
    else if (document_->player(document_->shownPosition().to_move()).computer)
        document_->continueFromHere();
    Q_EMIT acted();
}

void TurnLine::showTurn(int piece, const QString& text, const QString& action) {
    piece_->setPiece(piece);
    text_->setText(text);
    action_->setText(action);
    action_->setVisible(!action.isEmpty());
}

void TurnLine::refresh() {
    const Position position = document_->shownPosition();
    const Player mover = position.to_move();
    const QString name = playerName(mover);
    const int piece = numberOf(mover);
    if (document_->isEditing()) {
        showTurn(0, {}, {});
    } else if (better_->isOn()) {
        showTurn(piece, better_->text(), tr("Finish"));
    } else if (position.is_full()) {
        const int lead = position.score().lead(Player::one);
        showTurn(lead == 0 ? 0 : lead > 0 ? 1 : 2, outcomeOf(document_->state()), tr("New game"));
    } else if (computer_->isRunning() && document_->isAtEnd()) {
        showTurn(piece, tr("%1 is thinking…").arg(name), tr("Move now"));
    } else if (!document_->isAtEnd()) {
        showTurn(piece,
                 (document_->player(mover).computer
                      ? tr("Move %1 of %2. %3 (computer) is to move here.")
                      : tr("Move %1 of %2. Another move by %3 starts a variation here."))
                     .arg(document_->shown())
                     .arg(document_->played())
                     .arg(name),
                 tr("Go to the last move"));
    } else if (document_->player(mover).computer) {
        showTurn(piece, tr("%1 (computer) waits.").arg(name), tr("Move now"));
    } else {
        showTurn(piece, tr("%1 to move: click a column or press 1 to 7.").arg(name), {});
    }
}

} // namespace loggia::ui
