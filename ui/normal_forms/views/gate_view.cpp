#include "ui/normal_forms/views/gate_view.hpp"

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
    // Values stay where the inputs are the same: of a function that was edited a little.
    if (scene.input_names != scene_.input_names) {
        row_.reset();
        input_ = -1;
    }
    scene_ = std::move(scene);
    pointed_ = -1;
    setAccessibleName(scene_.name);
    setAccessibleDescription(row_ && scene_.isThere() ? scene_.valuesIn(*row_) : QString());
    fit();
    canvas_->update();
}

void GateView::setTerm(int term) {
    if (term_ == term)
        return;
    term_ = term;
    canvas_->update();
}

void GateView::setRow(std::optional<std::uint64_t> row) {
    if (row_ == row || !scene_.isThere())
        return;
    row_ = row;
    const QString values = row_ ? scene_.valuesIn(*row_) : QString();
    setAccessibleDescription(values);
    canvas_->update();
    Q_EMIT valuesChanged(values);
}

void GateView::setInput(int input, std::optional<bool> value) {
    const std::uint64_t bit = scene_.bitOf(input);
    const std::uint64_t now = row_.value_or(0);
    const bool next = value.value_or((now & bit) == 0);
    setRow(next ? now | bit : now & ~bit);
}

void GateView::goToInput(int step) {
    const auto count = static_cast<int>(scene_.inputs.size());
    int at = 0;
    while (at < count && scene_.inputs[static_cast<std::size_t>(at)].first != input_)
        ++at;
    at = at == count ? (step > 0 ? 0 : count - 1) : std::clamp(at + step, 0, count - 1);
    input_ = scene_.inputs[static_cast<std::size_t>(at)].first;
    ensureVisible(
        static_cast<int>(scene_.inputs[static_cast<std::size_t>(at)].second.center().x() * scale_),
        0);
    canvas_->update();
}

GateState GateView::state() const {
    return {term_, row_, hasFocus() ? input_ : -1};
}

QRectF GateView::inputRect(int input) const {
    for (const auto& [each, place] : scene_.inputs)
        if (each == input)
            return QRectF(place.topLeft() * scale_, place.size() * scale_)
                .translated(canvas_->pos());
    return {};
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
    paintGates(painter, scene_, state(), coloursFor(palette()), font());
}

void GateView::point(int term) {
    if (std::exchange(pointed_, term) != term)
        Q_EMIT termPointed(term);
}

void GateView::pressed(const QPointF& point) {
    setFocus();
    if (const int input = scene_.inputAt(point / scale_); input >= 0) {
        input_ = input; // the keyboard goes on from there
        return setInput(input, std::nullopt);
    }
    Q_EMIT termSelected(scene_.termAt(point / scale_));
}

bool GateView::eventFilter(QObject* watched, QEvent* event) {
    if (watched == canvas_) {
        if (event->type() == QEvent::Paint) {
            paintCanvas();
            return true;
        }
        if (event->type() == QEvent::MouseMove) {
            const QPointF at = static_cast<QMouseEvent*>(event)->position() / scale_;
            canvas_->setCursor(scene_.inputAt(at) >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
            point(scene_.termAt(at));
        } else if (event->type() == QEvent::MouseButtonPress) {
            pressed(static_cast<QMouseEvent*>(event)->position());
            return true;
        } else if (event->type() == QEvent::MouseButtonRelease)
            return true;
        else if (event->type() == QEvent::Leave)
            point(-1);
    }
    return QScrollArea::eventFilter(watched, event);
}

/// Who comes by the keyboard sees where it is.
void GateView::focusInEvent(QFocusEvent* event) {
    QScrollArea::focusInEvent(event);
    const bool by_keyboard = event->reason() == Qt::TabFocusReason ||
                             event->reason() == Qt::BacktabFocusReason ||
                             event->reason() == Qt::ShortcutFocusReason;
    if (by_keyboard && input_ < 0 && !scene_.inputs.empty())
        goToInput(1);
}

void GateView::keyPressEvent(QKeyEvent* event) {
    const auto terms = static_cast<int>(scene_.bands.size());
    int next = term_;
    if (!scene_.inputs.empty() && event->modifiers() == Qt::NoModifier) {
        switch (event->key()) {
        case Qt::Key_Left:
            return goToInput(-1);
        case Qt::Key_Right:
            return goToInput(1);
        case Qt::Key_Space:
        case Qt::Key_0:
        case Qt::Key_1:
            if (input_ < 0)
                goToInput(1);
            return setInput(input_, event->key() == Qt::Key_Space
                                        ? std::nullopt
                                        : std::optional(event->key() == Qt::Key_1));
        case Qt::Key_Escape:
            if (row_)
                return setRow(std::nullopt);
            break;
        default:
            break;
        }
    }
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

void GateView::paintPicture(QPainter& painter, const Colours& colours) const {
    paintGates(painter, scene_, {-1, row_, -1}, colours, font());
}

} // namespace loggia::ui
