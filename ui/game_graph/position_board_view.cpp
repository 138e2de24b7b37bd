#include "ui/game_graph/position_board_view.hpp"

#include "ui/shell/colours.hpp"

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace loggia::ui {

namespace {

constexpr double largest_board_cell = 26;
constexpr int board_height = 112;
/// How much of a piece is seen that would come.
constexpr double coming_opacity = 0.55;

} // namespace

PositionBoardView::PositionBoardView(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("board"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    hide();
}

void PositionBoardView::setPlay(const BoardPlay& play, const QString& no_play) {
    if (!(play == play_) || !no_play.isEmpty())
        chosen_.reset();
    play_ = play;
    no_play_ = no_play;
    cursor_ = play_.nearest(cursor_);
    setVisible(play_.board().has_value());
    updateGeometry();
    point(mouse_);
    tell();
}

QSize PositionBoardView::sizeHint() const {
    const int rows = play_.board() ? play_.board()->rows : 0;
    return {120, std::min(board_height, static_cast<int>(rows * largest_board_cell) + 8)};
}

double PositionBoardView::cellSize() const {
    const PositionBoard& board = *play_.board();
    const int names = board.piles ? 1 : 0;
    return std::floor(std::min({largest_board_cell, (height() - 8.0) / board.rows,
                                (width() - 8.0) / (board.columns + names)}));
}

QRectF PositionBoardView::frame() const {
    const PositionBoard& board = *play_.board();
    const double cell = cellSize();
    return {4 + (board.piles ? cell : 0), 4, board.columns * cell, board.rows * cell};
}

QRectF PositionBoardView::rectOf(const BoardSpot& spot) const {
    const double cell = cellSize();
    const QRectF rect = play_.rectOf(spot);
    return {frame().left() + rect.left() * cell, frame().top() + rect.top() * cell,
            rect.width() * cell, rect.height() * cell};
}

QPointF PositionBoardView::pointOf(const BoardSpot& spot) const {
    return rectOf(spot).center();
}

std::optional<BoardSpot> PositionBoardView::spotAt(const QPointF& point) const {
    if (!play_.board() || cellSize() <= 0)
        return std::nullopt;
    return play_.spotAt((point - frame().topLeft()) / cellSize());
}

std::optional<BoardSpot> PositionBoardView::pointed() const {
    if (!no_play_.isEmpty() || !play_.board())
        return std::nullopt;
    if (mouse_)
        return spotAt(*mouse_);
    return showsCursor() ? std::optional(cursor_) : std::nullopt;
}

BoardPlay::Answer PositionBoardView::answerAt(const BoardSpot& spot) const {
    if (no_play_.isEmpty())
        return play_.answerAt(spot, chosen_);
    BoardPlay::Answer answer;
    answer.words = no_play_;
    return answer;
}

void PositionBoardView::pick(const BoardSpot& spot) {
    const BoardPlay::Answer answer = answerAt(spot);
    played_last_ = answer.move.has_value();
    if (answer.move) {
        // What hears of it shows another position.
        const game_graph::Step step = play_.moves()[*answer.move];
        chosen_.reset();
        Q_EMIT playWanted(step);
        return;
    }
    if (answer.choosing || answer.dropping) {
        chosen_ = answer.choosing;
        tell();
        return;
    }
    Q_EMIT refused(answer.words);
}

void PositionBoardView::point(const std::optional<QPointF>& point) {
    mouse_ = point;
    const auto spot = pointed();
    bool acts = false;
    if (mouse_ && spot) {
        const BoardPlay::Answer answer = answerAt(*spot);
        acts = answer.move || answer.choosing || answer.dropping;
    }
    if (acts)
        setCursor(Qt::PointingHandCursor);
    else
        unsetCursor();
    update();
}

void PositionBoardView::tell() {
    update();
    if (!play_.board())
        return;
    const QString words = tr("%1: %2").arg(play_.nameOf(cursor_), answerAt(cursor_).words);
    if (words == accessibleDescription())
        return;
    setAccessibleDescription(words);
    if (hasFocus()) {
        QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
        QAccessible::updateAccessibility(&changed);
    }
}

bool PositionBoardView::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    QStringList lines;
    if (const auto spot = spotAt(help->pos()))
        lines << answerAt(*spot).words;
    if (play_.board() && !play_.board()->piles)
        lines << tr(
            "Discs are player 1\u2019s, boxes player 2\u2019s; what is grey is both\u2019s");
    QToolTip::showText(help->globalPos(), lines.join(QLatin1Char('\n')), this);
    return true;
}

void PositionBoardView::mouseMoveEvent(QMouseEvent* event) {
    keyboard_ = false;
    point(event->position());
}

void PositionBoardView::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) {
        QWidget::mousePressEvent(event);
        return;
    }
    keyboard_ = false;
    point(event->position());
    const auto spot = spotAt(event->position());
    if (!spot)
        return;
    cursor_ = *spot;
    tell();
    pick(*spot);
}

void PositionBoardView::mouseDoubleClickEvent(QMouseEvent* event) {
    // Its second half is no move of the other player's.
    if (!played_last_)
        mousePressEvent(event);
}

void PositionBoardView::leaveEvent(QEvent* event) {
    point(std::nullopt);
    QWidget::leaveEvent(event);
}

void PositionBoardView::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    const bool plain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    const bool picks = key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space;
    const int right = key == Qt::Key_Right ? 1 : key == Qt::Key_Left ? -1 : 0;
    const int down = key == Qt::Key_Down ? 1 : key == Qt::Key_Up ? -1 : 0;
    const bool drops = key == Qt::Key_Escape && chosen_;
    if (!plain || !play_.board() || (!picks && right == 0 && down == 0 && !drops)) {
        QWidget::keyPressEvent(event);
        return;
    }
    keyboard_ = true;
    point(std::nullopt);
    if (drops)
        chosen_.reset();
    else if (!picks)
        cursor_ = play_.beside(cursor_, right, down);
    tell();
    if (picks && !event->isAutoRepeat())
        pick(cursor_);
}

void PositionBoardView::focusInEvent(QFocusEvent* event) {
    // The mark stays as it was where only the window comes back.
    if (event->reason() == Qt::MouseFocusReason)
        keyboard_ = false;
    else if (event->reason() != Qt::ActiveWindowFocusReason &&
             event->reason() != Qt::PopupFocusReason)
        keyboard_ = true;
    QWidget::focusInEvent(event);
    update();
}

void PositionBoardView::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    update();
}

void PositionBoardView::paintPiece(QPainter& painter, const BoardSpot& spot,
                                   PositionBoard::Cell cell) const {
    const Colours& colours = coloursFor(palette());
    const double gap = cellSize() * 0.12;
    const QRectF place = QRectF(frame().topLeft() + QPointF(spot.column, spot.row) * cellSize(),
                                QSizeF(cellSize(), cellSize()))
                             .adjusted(gap, gap, -gap, -gap);
    switch (cell) {
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

/// What would come is paler, what would go is crossed out; where a car can go there is a dot.
void PositionBoardView::paintPreview(QPainter& painter) const {
    const Colours& colours = coloursFor(palette());
    const double cell = cellSize();
    const auto spot = pointed();
    const auto answer = spot ? answerAt(*spot) : BoardPlay::Answer();
    if (answer.move)
        for (const BoardPlay::Change& change : play_.changesOf(*answer.move)) {
            const bool goes = change.cell == PositionBoard::Cell::empty ||
                              change.cell == PositionBoard::Cell::outside;
            if (goes) {
                const QPointF centre =
                    frame().topLeft() +
                    QPointF(change.spot.column + 0.5, change.spot.row + 0.5) * cell;
                const double arm = cell * 0.26;
                painter.setPen(QPen(colours.text, std::max(1.5, cell * 0.1)));
                painter.drawLine(centre - QPointF(arm, arm), centre + QPointF(arm, arm));
                painter.drawLine(centre - QPointF(arm, -arm), centre + QPointF(arm, -arm));
            } else {
                painter.setOpacity(coming_opacity);
                paintPiece(painter, change.spot, change.cell);
                painter.setOpacity(1);
            }
        }
    const auto mover = chosen_ ? chosen_ : answer.choosing;
    if (mover) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colours.accent, 2, chosen_ ? Qt::SolidLine : Qt::DotLine));
        painter.drawRect(rectOf(*mover).adjusted(1, 1, -1, -1));
        // The rim is seen on a car of any colour.
        painter.setPen(QPen(colours.window, 1.5));
        painter.setBrush(colours.accent);
        for (const BoardSpot& target : play_.targetsOf(*mover))
            painter.drawEllipse(pointOf(target), cell * 0.17, cell * 0.17);
    }
}

void PositionBoardView::paintEvent(QPaintEvent* /*event*/) {
    if (!play_.board())
        return;
    const PositionBoard& board = *play_.board();
    const Colours& colours = coloursFor(palette());
    const double cell = cellSize();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF frame = this->frame();
    if (!board.piles) {
        painter.setPen(QPen(colours.board_outline, 1.2));
        painter.setBrush(colours.board);
        painter.drawRoundedRect(frame.adjusted(-2, -2, 2, 2), 4, 4);
    }
    for (int row = 0; row < board.rows; ++row) {
        if (board.piles) {
            const QRectF line(4, frame.top() + row * cell, cell, cell);
            painter.setPen(colours.muted_text);
            painter.drawText(line, Qt::AlignCenter,
                             board.numbered ? QString::number(row + 1)
                                            : QString(QChar(u'A' + row)));
        }
        for (int column = 0; column < board.columns; ++column)
            paintPiece(painter, {row, column}, board.at(row, column));
    }
    paintPreview(painter);
    if (showsCursor()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colours.accent, 2, Qt::DashLine));
        painter.drawRoundedRect(rectOf(cursor_), 3, 3);
    }
}

} // namespace loggia::ui
