#include "ui/widgets/board/piece_label.hpp"

#include "ui/theme/colours.hpp"
#include "ui/widgets/board/board_painter.hpp"

#include <QPainter>

namespace loggia::ui {

PieceLabel::PieceLabel(int piece, QWidget* parent) : QWidget(parent), piece_(piece) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void PieceLabel::setPiece(int piece) {
    piece_ = piece;
    update();
}

QSize PieceLabel::sizeHint() const {
    const int side = fontMetrics().height() + 4;
    return {side, side};
}

void PieceLabel::paintEvent(QPaintEvent* /*event*/) {
    if (piece_ == 0)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintPiece(painter, QRectF(rect()).center(), height() / 2.0 - 1, piece_, coloursFor(palette()));
}

} // namespace loggia::ui
