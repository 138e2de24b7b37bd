#include "ui/connect4/match/match_game_view.hpp"

#include "ui/connect4/board/connect4_scene.hpp"
#include "ui/widgets/board/board_view.hpp"
#include "ui/widgets/flow_layout.hpp"
#include "ui/widgets/step_buttons.hpp"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace loggia::ui {

using connect4::Player;

MatchGameView::MatchGameView(QWidget* parent)
    : QWidget(parent), title_(new QLabel(this)), board_(new BoardView(this)),
      moment_(new QLabel(this)),
      steps_(new StepButtons(
          {tr("First position"), tr("One move back"), tr("One move forward"), tr("Last position")},
          this)) {
    auto* back = new QPushButton(tr("&Back to the match"), this);
    auto* open = new QPushButton(tr("&Open on the main board"), this);
    open->setToolTip(tr("Replace your game with this one. Undo brings yours back."));
    title_->setWordWrap(true);
    title_->setTextFormat(Qt::PlainText);
    QFont bold = title_->font();
    bold.setBold(true);
    title_->setFont(bold);
    board_->setObjectName(QStringLiteral("match-board"));
    board_->setPick(BoardView::Pick::nothing);
    board_->setFocusPolicy(Qt::NoFocus);
    board_->setMinimumHeight(220);
    // It takes what room there is, so that the buttons below it are never scrolled out of sight.
    board_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Game of the match"));

    auto* buttons = new FlowLayout;
    buttons->addWidget(back);
    buttons->addWidget(open);
    auto* line = new QHBoxLayout;
    line->addWidget(moment_, 1);
    line->addWidget(steps_);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(buttons);
    layout->addWidget(title_);
    layout->addWidget(board_, 1);
    layout->addLayout(line);

    connect(back, &QPushButton::clicked, this, &MatchGameView::backWanted);
    connect(open, &QPushButton::clicked, this, &MatchGameView::openWanted);
    connect(steps_, &StepButtons::picked, this, &MatchGameView::show);
}

void MatchGameView::setGame(const connect4::Game& game, const QString& title) {
    game_ = game;
    title_->setText(title);
    show(game.moves.size());
}

void MatchGameView::show(std::size_t moves) {
    shown_ = std::min(moves, game_.moves.size());
    BoardScene scene = sceneOf(game_, shown_);
    scene.name = tr("Board of the match");
    const connect4::Position position = game_.position_after(shown_);
    for (const Player player : {Player::one, Player::two})
        addQuadruples(scene, connect4::completed_quadruples(position, player), player);
    board_->setScene(std::move(scene));
    steps_->setPosition(shown_, game_.moves.size());
    const connect4::Score score = position.score();
    moment_->setText(tr("Move %1 of %2. %3 %4, %5 %6.")
                         .arg(shown_)
                         .arg(game_.moves.size())
                         .arg(playerName(Player::one))
                         .arg(score.one)
                         .arg(playerName(Player::two))
                         .arg(score.two));
}

void MatchGameView::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left:
        return show(shown_ == 0 ? 0 : shown_ - 1);
    case Qt::Key_Right:
        return show(shown_ + 1);
    case Qt::Key_Home:
        return show(0);
    case Qt::Key_End:
        return show(game_.moves.size());
    case Qt::Key_Escape:
        return Q_EMIT backWanted();
    default:
        QWidget::keyPressEvent(event);
    }
}

} // namespace loggia::ui
