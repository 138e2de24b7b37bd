#include "ui/game_graph/drawn_game_view.hpp"

#include "ui/shell/colours.hpp"

#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <utility>

namespace loggia::ui {

namespace {

constexpr double key_step = 20; ///< of a state that is moved by Ctrl and arrows

} // namespace

DrawnGameView::DrawnGameView(QWidget* parent) : GraphView(parent) {
    setAccessibleName(tr("Drawing of the game"));
    connect(this, &GraphView::nodeClicked, this, [this](int node) {
        if (isDrawingArrow())
            endArrow(node);
    });
    connect(this, &GraphView::selectionChanged, this, [this] { update(); });
}

void DrawnGameView::setDrawing(GraphScene scene, bool another) {
    dragged_ = -1;
    if (another && isDrawingArrow())
        endArrow(-1);
    if (another || scene.size() != this->scene().size())
        arrow_from_ = -1;
    replaceScene(std::move(scene), -1);
    if (another)
        fit();
}

void DrawnGameView::setEditable(bool editable) {
    editable_ = editable;
    if (!editable && isDrawingArrow())
        endArrow(-1);
    update();
}

void DrawnGameView::setPlayers(int players) {
    players_ = players;
    update();
}

QPointF DrawnGameView::middle() const {
    return toScene(QRectF(rect()).center());
}

void DrawnGameView::beginArrow() {
    if (!editable_ || selected() < 0)
        return;
    arrow_from_ = selected();
    arrow_to_ = rectOf(selected()).center();
    update();
    Q_EMIT arrowStateChanged();
}

void DrawnGameView::endArrow(int to) {
    const int from = std::exchange(arrow_from_, -1);
    update();
    Q_EMIT arrowStateChanged();
    if (from >= 0 && to >= 0)
        Q_EMIT arrowWanted(from, to);
}

void DrawnGameView::paintEvent(QPaintEvent* event) {
    GraphView::paintEvent(event);
    if (editable_)
        paintHelp();
    if (!isDrawingArrow() || !scene().shows(arrow_from_))
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPen pen(coloursFor(palette()).accent, 2, Qt::DashLine);
    painter.setPen(pen);
    QPointF to = arrow_to_;
    if (dragged_ < 0 && scene().shows(selected()))
        to = rectOf(selected()).center();
    painter.drawLine(rectOf(arrow_from_).center(), to);
    painter.setBrush(coloursFor(palette()).base);
    if (players_ == 3) {
        painter.drawEllipse(to, 5, 5);
        return;
    }
    // Whose it will be, as it will be shown.
    const double side = fontMetrics().height() * 0.55;
    const QRectF sign(to - QPointF(side, side), QSizeF(2 * side, 2 * side));
    pen.setStyle(Qt::SolidLine);
    painter.setPen(pen);
    if (players_ == 1)
        painter.drawEllipse(sign);
    else
        painter.drawRect(sign);
    painter.setPen(coloursFor(palette()).text);
    painter.drawText(sign, Qt::AlignCenter, QString::number(players_));
}

void DrawnGameView::paintHelp() {
    // Beside the buttons for the scale, in the strip that the fitted drawing leaves free.
    constexpr int edge = 12;
    constexpr int buttons = 110;
    const QString help = isDrawingArrow()
                             ? tr("Click where the arrow leads; Esc leaves it")
                             : tr("Double click: a new state. Drag: move it. Drag with the right "
                                  "button: an arrow");
    QPainter painter(this);
    painter.setPen(coloursFor(palette()).muted_text);
    const QRect room(edge, height() - edge - fontMetrics().height() - 2,
                     width() - buttons - 2 * edge, fontMetrics().height() + 2);
    painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
                     fontMetrics().elidedText(help, Qt::ElideRight, room.width()));
}

void DrawnGameView::mousePressEvent(QMouseEvent* event) {
    const int node = nodeAt(event->position());
    const bool arrow =
        event->button() == Qt::RightButton ||
        (event->button() == Qt::LeftButton && event->modifiers().testFlag(Qt::ShiftModifier));
    if (!editable_ || node < 0 || isDrawingArrow() ||
        (!arrow && event->button() != Qt::LeftButton)) {
        GraphView::mousePressEvent(event);
        return;
    }
    dragged_ = node;
    moved_ = false;
    grip_ = toScene(event->position()) - scene().place(node).center();
    arrow_to_ = event->position();
    if (arrow) {
        arrow_from_ = node;
        Q_EMIT arrowStateChanged();
    }
    update();
}

void DrawnGameView::mouseMoveEvent(QMouseEvent* event) {
    if (dragged_ < 0) {
        GraphView::mouseMoveEvent(event);
        return;
    }
    const QPointF by = event->position() - toWidget(scene().place(dragged_).center() + grip_);
    if (!moved_ && by.manhattanLength() < QApplication::startDragDistance())
        return;
    moved_ = true;
    if (isDrawingArrow()) {
        arrow_to_ = event->position();
    } else {
        // Shown at once; the document hears of it when the button is released.
        GraphScene next = scene();
        next.places[static_cast<std::size_t>(dragged_)].moveCenter(toScene(event->position()) -
                                                                   grip_);
        replaceScene(std::move(next), -1);
    }
    update();
}

void DrawnGameView::mouseReleaseEvent(QMouseEvent* event) {
    if (dragged_ < 0) {
        GraphView::mouseReleaseEvent(event);
        return;
    }
    const int node = std::exchange(dragged_, -1);
    if (isDrawingArrow()) {
        const int to = nodeAt(event->position());
        // A click without a drag is no loop: that is drawn by C and Enter.
        endArrow(moved_ || to != node ? to : -1);
        if (!moved_)
            select(node);
        return;
    }
    select(node);
    if (moved_)
        Q_EMIT moveWanted(node, scene().place(node).center());
    else
        Q_EMIT nodeClicked(node);
}

void DrawnGameView::mouseDoubleClickEvent(QMouseEvent* event) {
    if (editable_ && event->button() == Qt::LeftButton && nodeAt(event->position()) < 0)
        Q_EMIT addWanted(toScene(event->position()));
    else
        GraphView::mouseDoubleClickEvent(event);
}

void DrawnGameView::contextMenuEvent(QContextMenuEvent* event) {
    // The right button draws.
    if (editable_)
        event->accept();
    else
        GraphView::contextMenuEvent(event);
}

void DrawnGameView::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    const auto modifiers = event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier);
    const bool plain = modifiers == Qt::NoModifier;
    const int node = selected();
    if (!editable_) {
        GraphView::keyPressEvent(event);
    } else if (plain && key == Qt::Key_Insert) {
        Q_EMIT addWanted(node >= 0 ? scene().place(node).center() : middle());
    } else if (plain && key == Qt::Key_Delete && node >= 0) {
        Q_EMIT removeWanted(node);
    } else if (plain && key == Qt::Key_C && node >= 0) {
        if (isDrawingArrow())
            endArrow(node);
        else
            beginArrow();
    } else if (plain && (key == Qt::Key_1 || key == Qt::Key_2 || key == Qt::Key_B)) {
        Q_EMIT playersWanted(key == Qt::Key_1 ? 1 : key == Qt::Key_2 ? 2 : 3);
    } else if (plain && key == Qt::Key_Escape && isDrawingArrow()) {
        endArrow(-1);
    } else if (modifiers == Qt::ControlModifier && node >= 0 &&
               (key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up ||
                key == Qt::Key_Down)) {
        const QPointF by = key == Qt::Key_Left    ? QPointF(-key_step, 0)
                           : key == Qt::Key_Right ? QPointF(key_step, 0)
                           : key == Qt::Key_Up    ? QPointF(0, -key_step)
                                                  : QPointF(0, key_step);
        Q_EMIT moveWanted(node, scene().place(node).center() + by);
    } else {
        GraphView::keyPressEvent(event);
    }
}

} // namespace loggia::ui
