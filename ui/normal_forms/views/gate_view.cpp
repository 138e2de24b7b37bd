#include "ui/normal_forms/views/gate_view.hpp"

#include "ui/theme/colours.hpp"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace loggia::ui {

GateView::GateView(QWidget* parent) : QScrollArea(parent), canvas_(new QWidget(this)) {
    installCellTables();
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
        at_terms_ = false;
    }
    scene_ = std::move(scene);
    pointed_ = -1;
    setAccessibleName(scene_.name);
    setAccessibleDescription(row_ && scene_.isThere() ? scene_.valuesIn(*row_) : QString());
    fit();
    canvas_->update();
    if (hasFocus())
        tellCellChanged(this, *this);
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
    if (hasFocus())
        tellCellChanged(this, *this);
    Q_EMIT valuesChanged(values);
}

void GateView::setInput(int input, std::optional<bool> value) {
    const std::uint64_t bit = scene_.bitOf(input);
    const std::uint64_t now = row_.value_or(0);
    const bool next = value.value_or((now & bit) == 0);
    setRow(next ? now | bit : now & ~bit);
}

int GateView::placeOf(int input) const {
    int place = 0;
    while (place < drawnInputs() && scene_.inputs[static_cast<std::size_t>(place)].first != input)
        ++place;
    return place;
}

void GateView::goToInput(int step) {
    const int count = drawnInputs();
    const int now = placeOf(input_);
    goToPlace(now == count ? (step > 0 ? 0 : count - 1) : std::clamp(now + step, 0, count - 1));
}

void GateView::goToPlace(int place) {
    const auto& [input, rect] = scene_.inputs[static_cast<std::size_t>(place)];
    input_ = input;
    at_terms_ = false;
    ensureVisible(static_cast<int>(rect.center().x() * scale_), 0);
    canvas_->update();
    tellCellReached(this, *this);
}

void GateView::goToTerm(int term) {
    at_terms_ = true;
    Q_EMIT termSelected(term);
    const QRectF band = scene_.bands.at(static_cast<std::size_t>(term));
    ensureVisible(0, static_cast<int>(band.center().y() * scale_), 0,
                  static_cast<int>(band.height() * scale_));
    tellCellReached(this, *this);
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
        goToPlace(placeOf(input)); // the keyboard goes on from there
        return setInput(input, std::nullopt);
    }
    const int term = scene_.termAt(point / scale_);
    at_terms_ = term >= 0;
    Q_EMIT termSelected(term);
    tellCellReached(this, *this);
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
    else
        tellCellReached(this, *this);
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
    if (terms > 0)
        goToTerm(next);
}

QSize GateView::tableSize() const {
    return {1, scene_.isThere() ? std::max(1, drawnInputs() + static_cast<int>(scene_.bands.size()))
                                : 1};
}

CellTable::Cell GateView::tableCell(const QPoint& cell) const {
    const int term = cell.y() - drawnInputs();
    // No circuit, or the one of a constant.
    if (!scene_.isThere() || term >= static_cast<int>(scene_.bands.size()))
        return {accessibleName(), row_ ? accessibleDescription() : QString(), false, false};
    if (term >= 0)
        return {scene_.termWords(term, row_), accessibleDescription(), false, true};
    const int input = scene_.inputs[static_cast<std::size_t>(cell.y())].first;
    return {scene_.inputWords(input, row_), accessibleDescription(), false, true};
}

QString GateView::tableRowName(int /*row*/) const {
    return {};
}

QString GateView::tableColumnName(int /*column*/) const {
    return {};
}

QRectF GateView::tableCellRect(const QPoint& cell) const {
    const int term = cell.y() - drawnInputs();
    if (!scene_.isThere() || term >= static_cast<int>(scene_.bands.size()))
        return viewport()->geometry();
    return (term >= 0 ? termRect(term)
                      : inputRect(scene_.inputs[static_cast<std::size_t>(cell.y())].first))
        .translated(viewport()->pos());
}

std::optional<QPoint> GateView::tableCellUnder(const QPointF& point) const {
    const QPointF at = (point - viewport()->pos() - canvas_->pos()) / scale_;
    if (const int input = scene_.inputAt(at); input >= 0)
        return QPoint(0, placeOf(input));
    const int term = scene_.termAt(at);
    return term >= 0 ? std::optional(QPoint(0, drawnInputs() + term)) : std::nullopt;
}

QPoint GateView::currentTableCell() const {
    const int last = tableSize().height() - 1;
    if (at_terms_ && term_ >= 0)
        return {0, std::min(drawnInputs() + term_, last)};
    const int place = placeOf(input_);
    return {0, place < drawnInputs() ? place : 0};
}

void GateView::goToTableCell(const QPoint& cell) {
    if (cell.y() < drawnInputs())
        goToPlace(cell.y());
    else if (cell.y() < drawnInputs() + static_cast<int>(scene_.bands.size()))
        goToTerm(cell.y() - drawnInputs());
}

void GateView::pressTableCell(const QPoint& cell) {
    goToTableCell(cell);
    if (cell.y() < drawnInputs())
        setInput(input_, std::nullopt);
}

QSize GateView::pictureSize() const {
    return scene_.bounds.size().toSize();
}

void GateView::paintPicture(QPainter& painter, const Colours& colours) const {
    paintGates(painter, scene_, {-1, row_, -1}, colours, font());
}

} // namespace loggia::ui
