#include "ui/connect4/scored_board.hpp"

#include "core/connect4/game.hpp"
#include "ui/connect4/score_button.hpp"
#include "ui/widgets/board/board_painter.hpp"
#include "ui/widgets/board/board_view.hpp"

#include <QEvent>

#include <algorithm>

namespace loggia::ui {

namespace {

constexpr int gap = 8;

BoardGeometry geometry_in(const QSize& area, const QWidget& of) {
    return {area,
            connect4::columns,
            connect4::rows,
            of.devicePixelRatioF(),
            BoardGeometry::usual_strip,
            BoardGeometry::row_numbers};
}

} // namespace

ScoredBoard::ScoredBoard(const std::array<ScoreButton*, 2>& scores, BoardView* board,
                         QWidget* parent)
    : QWidget(parent), scores_(scores), board_(board) {
    for (ScoreButton* score : scores_)
        score->setParent(this);
    board_->setParent(this);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

QSize ScoredBoard::sizeHint() const {
    return board_->sizeHint().grownBy({0, scores_[0]->sizeHint().height() + gap, 0, 0});
}

QSize ScoredBoard::minimumSizeHint() const {
    const QSize score = scores_[0]->minimumSizeHint();
    const QSize board = board_->minimumSizeHint().expandedTo(board_->minimumSize());
    return {std::max(board.width(), 2 * score.width() + gap),
            board.height() + gap + score.height()};
}

void ScoredBoard::resizeEvent(QResizeEvent* /*event*/) {
    arrange();
}

void ScoredBoard::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        arrange();
}

void ScoredBoard::arrange() {
    const QSize column = scores_[0]->tallSize();
    const int row_height = scores_[0]->sizeHint().height();
    const QRect beside = rect().adjusted(column.width() + gap, 0, 0, 0);
    const QRect below = rect().adjusted(0, row_height + gap, 0, 0);
    const BoardGeometry larger = geometry_in(beside.size(), *this);
    if (larger.cellSize() > geometry_in(below.size(), *this).cellSize()) {
        board_->setGeometry(beside);
        int y = std::max(0, qRound(larger.frame().top()));
        for (ScoreButton* score : scores_) {
            score->setGeometry(0, y, column.width(), column.height());
            y += column.height() + gap;
        }
        return;
    }
    board_->setGeometry(below);
    const int half = (width() - gap) / 2;
    scores_[0]->setGeometry(0, 0, half, row_height);
    scores_[1]->setGeometry(width() - half, 0, half, row_height);
}

} // namespace loggia::ui
