// What a person does to a GraphView: mouse, wheel, fingers, keys.

#include "ui/widgets/graph/graph_view.hpp"

#include <QApplication>
#include <QGestureEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QPinchGesture>
#include <QToolTip>
#include <QWheelEvent>

#include <cmath>
#include <limits>

namespace loggia::ui {

bool GraphView::event(QEvent* event) {
    switch (event->type()) {
    case QEvent::ToolTip: {
        const auto* help = static_cast<QHelpEvent*>(event);
        const int node = nodeAt(help->pos());
        const QString text = node >= 0 ? toolTipOf(node) : QString();
        QToolTip::showText(help->globalPos(), text, this);
        return true;
    }
    case QEvent::NativeGesture: {
        const auto* gesture = static_cast<QNativeGestureEvent*>(event);
        if (gesture->gestureType() != Qt::ZoomNativeGesture)
            break;
        zoomBy(1 + gesture->value(), gesture->position());
        return true;
    }
    case QEvent::Gesture: {
        const auto* gestures = static_cast<QGestureEvent*>(event);
        if (const auto* pinch = static_cast<QPinchGesture*>(gestures->gesture(Qt::PinchGesture))) {
            panning_ = false;
            pressed_.reset();
            zoomBy(pinch->scaleFactor(), mapFromGlobal(pinch->centerPoint()));
            return true;
        }
        break;
    }
    default:
        break;
    }
    return QWidget::event(event);
}

void GraphView::resizeEvent(QResizeEvent* event) {
    buttons_->resize(buttons_->sizeHint());
    buttons_->move(width() - buttons_->width() - 4, height() - buttons_->height() - 4);
    jumpTo(fitted_ ? fittedView() : clamped(view_));
    QWidget::resizeEvent(event);
}

void GraphView::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton || event->button() == Qt::MiddleButton) {
        pressed_ = event->position();
        panning_ = event->button() == Qt::MiddleButton;
    }
}

void GraphView::mouseMoveEvent(QMouseEvent* event) {
    if (!pressed_) {
        hover(nodeAt(event->position()));
        return;
    }
    const QPointF by = event->position() - *pressed_;
    if (!panning_ && by.manhattanLength() < QApplication::startDragDistance())
        return;
    panning_ = true;
    setCursor(Qt::ClosedHandCursor);
    pressed_ = event->position();
    pan(by);
}

void GraphView::mouseReleaseEvent(QMouseEvent* event) {
    if (!pressed_)
        return;
    const bool clicked = !panning_ && event->button() == Qt::LeftButton;
    pressed_.reset();
    panning_ = false;
    unsetCursor();
    hover(-1);
    hover(nodeAt(event->position()));
    if (!clicked)
        return;
    if (const int sign = foldSignAt(event->position()); sign >= 0) {
        toggleFold(sign);
    } else if (const int node = hovered_; node >= 0) {
        select(node);
        Q_EMIT nodeClicked(node);
    }
}

void GraphView::mouseDoubleClickEvent(QMouseEvent* event) {
    // The first click has selected it; this is no second one.
    if (const int node = nodeAt(event->position()); node >= 0 && event->button() == Qt::LeftButton)
        toggleFold(node);
}

void GraphView::leaveEvent(QEvent* event) {
    hover(-1);
    QWidget::leaveEvent(event);
}

void GraphView::wheelEvent(QWheelEvent* event) {
    if (event->modifiers().testFlag(Qt::ControlModifier)) {
        zoomBy(std::pow(1.0015, event->angleDelta().y()), event->position());
        event->accept();
        return;
    }
    // While all is seen there is nothing to scroll, and what lies around may want to.
    if (fitted_) {
        event->ignore();
        return;
    }
    QPointF by = event->pixelDelta().isNull() ? QPointF(event->angleDelta()) * 0.6
                                              : QPointF(event->pixelDelta());
    if (event->modifiers().testFlag(Qt::ShiftModifier))
        by = QPointF(by.y(), by.x());
    pan(by);
    event->accept();
}

void GraphView::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    const auto modifiers = event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier);
    if (modifiers == Qt::ControlModifier && (key == Qt::Key_Plus || key == Qt::Key_Equal)) {
        zoomIn();
    } else if (modifiers == Qt::ControlModifier && key == Qt::Key_Minus) {
        zoomOut();
    } else if (modifiers == Qt::ControlModifier && key == Qt::Key_0) {
        fit();
    } else if (modifiers != Qt::NoModifier) {
        QWidget::keyPressEvent(event);
    } else if (key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_Left ||
               key == Qt::Key_Right || key == Qt::Key_Home) {
        const int next = selected_ < 0 ? 0 : neighbour(selected_, static_cast<Qt::Key>(key));
        if (next >= 0)
            select(next);
    } else if ((key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space) &&
               selected_ >= 0) {
        Q_EMIT nodeClicked(selected_);
    } else {
        QWidget::keyPressEvent(event);
    }
}

void GraphView::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    tellFocus();
}

int GraphView::neighbour(int node, Qt::Key key) const {
    const QPointF from = scene_.place(node).center();
    const auto ahead = [key](const QPointF& by) {
        switch (key) {
        case Qt::Key_Up:
            return -by.y();
        case Qt::Key_Down:
            return by.y();
        case Qt::Key_Left:
            return -by.x();
        case Qt::Key_Right:
            return by.x();
        default:
            return 0.0;
        }
    };
    if (key == Qt::Key_Home)
        return scene_.shows(0) ? 0 : -1;
    int nearest = -1;
    double best = std::numeric_limits<double>::infinity();
    for (int i = 0; i < scene_.size(); ++i) {
        if (i == node || !scene_.shows(i))
            continue;
        const QPointF by = scene_.place(i).center() - from;
        const double forward = ahead(by);
        const double aside = std::abs(by.x()) + std::abs(by.y()) - std::abs(forward);
        // What lies more aside than ahead belongs to another key.
        if (forward <= 0 || aside > forward * 2)
            continue;
        if (forward + 2 * aside < best) {
            best = forward + 2 * aside;
            nearest = i;
        }
    }
    return nearest;
}

void GraphView::toggleFold(int node) {
    Q_UNUSED(node);
}

} // namespace loggia::ui
