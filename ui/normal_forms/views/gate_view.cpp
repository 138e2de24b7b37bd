#include "ui/normal_forms/views/gate_view.hpp"

#include "ui/normal_forms/views/gate_painter.hpp"
#include "ui/theme/colours.hpp"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace loggia::ui {

GateView::GateView(QWidget* parent) : QScrollArea(parent), canvas_(new QWidget(this)) {
    setWidget(canvas_);
    setAlignment(Qt::AlignCenter);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Circuit"));
    canvas_->setMouseTracking(true);
    canvas_->setFocusPolicy(Qt::NoFocus);
    canvas_->installEventFilter(this);
}

void GateView::setGates(GateScene scene) {
    scene_ = std::move(scene);
    pointed_ = -1;
    setAccessibleName(scene_.name);
    fit();
    canvas_->update();
}

void GateView::setTerm(int term) {
    if (term_ == term)
        return;
    term_ = term;
    canvas_->update();
}

QRectF GateView::termRect(int term) const {
    const QRectF band = scene_.bands.at(static_cast<std::size_t>(term));
    return QRectF(band.topLeft() * scale_, band.size() * scale_).translated(canvas_->pos());
}

void GateView::fit() {
    const QSizeF room = maximumViewportSize();
    const QSizeF size = scene_.bounds.size();
    if (size.isEmpty())
        return;
    if (!scene_.isThere()) {
        scale_ = 1;
        scene_.bounds.setSize(room);
        canvas_->resize(room.toSize());
        return;
    }
    scale_ = std::clamp(std::min(room.width() / size.width(), room.height() / size.height()),
                        smallest_scale, largest_scale);
    canvas_->resize((size * scale_).toSize());
}

void GateView::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    fit();
}

void GateView::paintCanvas() {
    QPainter painter(canvas_);
    painter.scale(scale_, scale_);
    paintGates(painter, scene_, term_, coloursFor(palette()), font());
}

void GateView::point(int term) {
    if (std::exchange(pointed_, term) != term)
        Q_EMIT termPointed(term);
}

void GateView::pressed(const QPointF& point) {
    setFocus();
    Q_EMIT termSelected(scene_.termAt(point / scale_));
}

bool GateView::eventFilter(QObject* watched, QEvent* event) {
    if (watched == canvas_) {
        if (event->type() == QEvent::Paint) {
            paintCanvas();
            return true;
        }
        if (event->type() == QEvent::MouseMove)
            point(scene_.termAt(static_cast<QMouseEvent*>(event)->position() / scale_));
        else if (event->type() == QEvent::MouseButtonPress) {
            pressed(static_cast<QMouseEvent*>(event)->position());
            return true;
        } else if (event->type() == QEvent::MouseButtonRelease)
            return true;
        else if (event->type() == QEvent::Leave)
            point(-1);
    }
    return QScrollArea::eventFilter(watched, event);
}

void GateView::keyPressEvent(QKeyEvent* event) {
    const auto terms = static_cast<int>(scene_.bands.size());
    int next = term_;
    switch (event->key()) {
    case Qt::Key_Up:
        next = term_ < 0 ? terms - 1 : std::max(0, term_ - 1);
        break;
    case Qt::Key_Down:
        next = std::min(terms - 1, term_ + 1);
        break;
    case Qt::Key_Home:
        next = 0;
        break;
    case Qt::Key_End:
        next = terms - 1;
        break;
    default:
        QScrollArea::keyPressEvent(event);
        return;
    }
    if (terms == 0)
        return;
    Q_EMIT termSelected(next);
    const QRectF band = scene_.bands.at(static_cast<std::size_t>(next));
    ensureVisible(0, static_cast<int>(band.center().y() * scale_), 0,
                  static_cast<int>(band.height() * scale_));
}

QSize GateView::pictureSize() const {
    return scene_.bounds.size().toSize();
}

void GateView::paintPicture(QPainter& painter) const {
    const Colours& colours = coloursFor(palette());
    painter.fillRect(QRect(QPoint(0, 0), pictureSize()), colours.base);
    paintGates(painter, scene_, -1, colours, font());
}

} // namespace loggia::ui
