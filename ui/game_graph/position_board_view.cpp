#include "ui/game_graph/position_board_view.hpp"

#include "ui/shell/colours.hpp"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace loggia::ui {

namespace {

constexpr double largest_board_cell = 26;
constexpr int board_height = 112;

} // namespace

PositionBoardView::PositionBoardView(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("board"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    hide();
}

void PositionBoardView::setBoard(const std::optional<PositionBoard>& board) {
    board_ = board;
    setToolTip(
        !board_ || board_->piles
            ? QString()
            : tr("Discs are player 1\u2019s, boxes player 2\u2019s; what is grey is both\u2019s"));
    setVisible(board_.has_value());
    updateGeometry();
    update();
}

QSize PositionBoardView::sizeHint() const {
    const int rows = board_ ? board_->rows : 0;
    return {120, std::min(board_height, static_cast<int>(rows * largest_board_cell) + 8)};
}

double PositionBoardView::cellSize() const {
    const int names = board_->piles ? 1 : 0;
    return std::floor(std::min({largest_board_cell, (height() - 8.0) / board_->rows,
                                (width() - 8.0) / (board_->columns + names)}));
}

void PositionBoardView::paintEvent(QPaintEvent* /*event*/) {
    if (!board_)
        return;
    const Colours& colours = coloursFor(palette());
    const double cell = cellSize();
    const int names = board_->piles ? 1 : 0;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF frame(4 + names * cell, 4, board_->columns * cell, board_->rows * cell);
    if (!board_->piles) {
        painter.setPen(QPen(colours.board_outline, 1.2));
        painter.setBrush(colours.board);
        painter.drawRoundedRect(frame.adjusted(-2, -2, 2, 2), 4, 4);
    }
    for (int row = 0; row < board_->rows; ++row) {
        const QRectF line(4, frame.top() + row * cell, cell, cell);
        if (board_->piles) {
            painter.setPen(colours.muted_text);
            painter.drawText(line, Qt::AlignCenter, QString(QChar(u'A' + row)));
        }
        for (int column = 0; column < board_->columns; ++column) {
            const QRectF place =
                QRectF(frame.left() + column * cell, line.top(), cell, cell)
                    .adjusted(cell * 0.12, cell * 0.12, -cell * 0.12, -cell * 0.12);
            switch (board_->at(row, column)) {
            case PositionBoard::Cell::outside:
                break;
            case PositionBoard::Cell::empty:
                painter.setPen(Qt::NoPen);
                painter.setBrush(colours.hole);
                painter.drawRoundedRect(place, 3, 3);
                break;
            case PositionBoard::Cell::one:
                painter.setPen(QPen(colours.player_one_outline, 1.6));
                painter.setBrush(colours.player_one);
                painter.drawEllipse(place);
                break;
            case PositionBoard::Cell::two:
                painter.setPen(QPen(colours.player_two_outline, 1.6));
                painter.setBrush(colours.player_two);
                painter.drawRoundedRect(place, 3, 3);
                break;
            case PositionBoard::Cell::counter:
                painter.setPen(QPen(colours.text, 1.2));
                painter.setBrush(mix(colours.window, colours.text, 0.35));
                painter.drawEllipse(place);
                break;
            }
        }
    }
}

} // namespace loggia::ui
