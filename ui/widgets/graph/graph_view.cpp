#include "ui/widgets/graph/graph_view.hpp"

#include "ui/theme/colours.hpp"
#include "ui/theme/icons.hpp"
#include "ui/theme/motion.hpp"
#include "ui/theme/tip.hpp"
#include "ui/widgets/graph/graph_accessible.hpp"
#include "ui/widgets/graph/graph_bars.hpp"
#include "ui/widgets/graph/graph_spots.hpp"
#include "ui/widgets/graph/route_arrows.hpp"

#include <QAccessible>
#include <QApplication>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QGestureEvent>
#include <QHBoxLayout>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QPaintEngine>
#include <QPaintEvent>
#include <QPainter>
#include <QPinchGesture>
#include <QToolButton>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace loggia::ui {

namespace {

/// The strip that is left free below a fitted scene for the buttons.
constexpr double button_strip = 36;
/// Between the buttons and the edges of the view.
constexpr int button_edge = 4;

// A picture has at most so many dots each way and in all, before it is doubled for print.
constexpr double longest_picture = 6000;
constexpr double largest_picture = 6e6;

} // namespace

GraphView::GraphView(QWidget* parent) : QWidget(parent) {
    installGraphAccessibility();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    grabGesture(Qt::PinchGesture);
    for (QVariantAnimation* animation : {&glide_, &light_}) {
        animation->setStartValue(0.0);
        animation->setEndValue(1.0);
        animation->setEasingCurve(QEasingCurve::OutCubic);
    }
    connect(&glide_, &QVariantAnimation::valueChanged, this, [this](const QVariant& value) {
        const double share = value.toDouble();
        setView({glide_from_.scale * std::pow(glide_to_.scale / glide_from_.scale, share),
                 glide_from_.centre + (glide_to_.centre - glide_from_.centre) * share});
    });
    connect(&light_, &QVariantAnimation::valueChanged, this, [this] { update(); });
    connect(&light_, &QVariantAnimation::finished, this, [this] {
        lit_.clear();
        update();
    });
    makeButtons();
    bars_ = new GraphBars(this);
    connect(bars_, &GraphBars::scrolled, this, &GraphView::pan);
}

void GraphView::makeButtons() {
    buttons_ = new QWidget(this);
    auto* layout = new QHBoxLayout(buttons_);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    const auto add = [&](const char* name, const char* image, const QString& text,
                         const QString& keys, void (GraphView::*act)()) {
        auto* button = new QToolButton(buttons_);
        button->setObjectName(QLatin1String(name));
        button->setIcon(icon(QLatin1String(image)));
        button->setIconSize({18, 18});
        button->setAutoRaise(true);
        // The keys do the same: Tab need not stop at three buttons on its way.
        button->setFocusPolicy(Qt::NoFocus);
        button->setAccessibleName(text);
        button->setToolTip(QStringLiteral("%1 (%2)").arg(text, keys));
        connect(button, &QToolButton::clicked, this, act);
        layout->addWidget(button);
    };
    add("zoomOut", "zoom-out", tr("Zoom out"), tr("Ctrl+-"), &GraphView::zoomOut);
    add("zoomIn", "zoom-in", tr("Zoom in"), tr("Ctrl++"), &GraphView::zoomIn);
    add("fit", "zoom-fit", tr("Fit to the window"), tr("Ctrl+0"), &GraphView::fitWhole);
}

void GraphView::setScene(GraphScene scene) {
    replaceScene(std::move(scene), -1);
}

void GraphView::replaceScene(GraphScene scene, int anchor, Refit refit) {
    const bool anchored = scene_.shows(anchor) && scene.shows(anchor);
    const bool first = scene_.nodes.empty();
    const QPointF before = anchored ? scene_.place(anchor).center() : QPointF();
    const QPointF middle = target().centre;
    lit_.clear();
    light_.stop();
    hover(-1);
    scene_ = std::move(scene);
    has_edge_labels_ = std::any_of(scene_.edges.begin(), scene_.edges.end(),
                                   [](const GraphEdge& edge) { return !edge.label.isEmpty(); });
    drawn_ = drawnBounds(scene_);
    if (!scene_.shows(selected_))
        select(-1);
    if (first)
        view_.centre = beginning();
    const QPointF shift = anchored ? scene_.place(anchor).center() - before : QPointF();
    view_.centre += shift;
    if (fitted_ && refit == Refit::where_needed && isWholeSeen())
        setView(view_);
    else if (fitted_)
        glideTo(anchored ? fitting().at(middle + shift) : fittedView());
    else if (anchored)
        jumpTo(view_);
    else
        jumpTo(fitting().clamped(view_));
}

void GraphView::showNode(int node, const GraphNode& content) {
    GraphNode& shown = scene_.nodes[static_cast<std::size_t>(node)];
    if (shown == content)
        return;
    const int duration = animationDuration(*this);
    if (shown.tone != content.tone && duration > 0 && isVisible()) {
        lit_.emplace(node, shown.tone);
        light_.stop();
        light_.setDuration(duration);
        light_.start();
    }
    if (shown.marked != content.marked)
        update(); // the band reaches as far as the neighbours
    shown = content;
    updateNodeArea(node);
}

QPointF GraphView::toWidget(const QPointF& point) const {
    return (point - view_.centre) * view_.scale + QRectF(rect()).center();
}

QPointF GraphView::toScene(const QPointF& point) const {
    return (point - QRectF(rect()).center()) / view_.scale + view_.centre;
}

QRectF GraphView::rectOf(int node) const {
    const QRectF& place = scene_.place(node);
    return {toWidget(place.topLeft()), place.size() * view_.scale};
}

/// At the foot, where the scene is not to be seen.
double GraphView::strip() const {
    return fitted_ ? fitting().freeStrip() : button_strip;
}

QRectF GraphView::room() const {
    return QRectF(rect()).adjusted(0, 0, 0, -strip()).marginsRemoved(bars_->taken());
}

bool GraphView::isWholeSeen() const {
    const QRectF room = this->room();
    return QRectF(toScene(room.topLeft()), toScene(room.bottomRight())).contains(scene_.bounds);
}

GraphFit GraphView::fitting() const {
    GraphFit fit;
    fit.bounds = scene_.bounds;
    fit.size = size();
    fit.buttons = keepsStrip() ? width() : buttons_->sizeHint().width() + 2 * button_edge;
    fit.strip = button_strip;
    fit.bar = bars_->extent();
    fit.whole = whole_;
    if (readable_ <= 0)
        return fit;
    // The smallest labels that the scene has are as large as was asked for, or nearly.
    constexpr double nearly = 0.8;
    const double by_nodes = readable_ / QFontInfo(font()).pixelSize();
    const double by_edges = readable_ / QFontInfo(edgeLabelFont(font())).pixelSize();
    fit.readable = std::min(has_edge_labels_ ? by_edges : by_nodes, largest_fit);
    fit.nearly_readable =
        has_edge_labels_ ? std::max(nearly * fit.readable, by_nodes) : fit.readable;
    return fit;
}

double GraphView::widthToFit() const {
    return fitting().fullWidth();
}

GraphSight GraphView::target() const {
    return glide_.state() == QAbstractAnimation::Running ? glide_to_ : view_;
}

void GraphView::setReadable(double pixels) {
    readable_ = pixels;
    fit();
}

bool GraphView::isCut() const {
    return fitted_ && !scene_.bounds.isEmpty() &&
           fittedView().scale > fitting().wholeScale() + 1e-9;
}

/// Where one begins to look: at what is selected, or at the first node.
QPointF GraphView::beginning() const {
    const int node = scene_.shows(selected_) ? selected_ : 0;
    return scene_.shows(node) ? scene_.place(node).center() : scene_.bounds.center();
}

void GraphView::jumpTo(const GraphSight& view) {
    glide_.stop();
    setView(view);
}

void GraphView::setView(const GraphSight& view) {
    view_ = view;
    bars_->show(QRectF(rect()).adjusted(0, 0, 0, -strip()),
                {scene_.bounds, drawn_, QRectF(rect()).center(), view_.centre, view_.scale});
    update();
}

void GraphView::glideTo(const GraphSight& view) {
    const int duration = isVisible() ? animationDuration(*this) : 0;
    if (duration <= 0) {
        jumpTo(view);
        return;
    }
    glide_.stop();
    glide_from_ = view_;
    glide_to_ = view;
    glide_.setDuration(duration);
    glide_.start();
}

void GraphView::fit() {
    fitted_ = true;
    whole_ = false;
    glideTo(fitting().at(beginning()));
}

void GraphView::fitWhole() {
    const bool had_fit = fitted_ && !whole_;
    if (!had_fit || !isCut())
        return fit();
    whole_ = true;
    glideTo(fittedView());
}

void GraphView::zoomBy(double factor, std::optional<QPointF> about) {
    // A second step before the first has ended goes on from where that leads.
    const bool stepping = glide_.state() == QAbstractAnimation::Running;
    const GraphSight now = stepping && !about ? glide_to_ : view_;
    GraphSight next = fitting().clamped({now.scale * factor, now.centre});
    if (about) {
        const QPointF fixed = toScene(*about);
        next.centre = fixed - (*about - QRectF(rect()).center()) / next.scale;
        next = fitting().clamped(next);
    }
    fitted_ = false;
    if (about)
        jumpTo(next);
    else
        glideTo(next);
}

void GraphView::pan(const QPointF& by) {
    fitted_ = false;
    jumpTo(fitting().clamped({view_.scale, view_.centre - by / view_.scale}));
}

void GraphView::select(int node) {
    if (node != -1 && !scene_.shows(node))
        return;
    if (node == selected_)
        return;
    updateNodeArea(selected_);
    if (selected_ == -1 || node == -1)
        update(); // the frame, which shows that the keyboard is here where no node does
    selected_ = node;
    updateNodeArea(selected_);
    if (node != -1)
        reveal(node);
    Q_EMIT selectionChanged(node);
    tellFocus();
}

int GraphView::childOfSelected() const {
    return scene_.shows(selected_) ? selected_ : -1;
}

QString GraphView::nameOfChild(int child) {
    const QAccessibleInterface* whole = QAccessible::queryAccessibleInterface(this);
    const QAccessibleInterface* part = whole != nullptr ? whole->child(child) : nullptr;
    return part != nullptr ? part->text(QAccessible::Name) : QString();
}

void GraphView::tellFocus() {
    const int child = childOfSelected();
    if (!QAccessible::isActive() || child < 0)
        return;
    told_child_ = child;
    told_name_ = nameOfChild(child);
    // Readers keep the names that they have once read, and the node may be called something else
    // since.
    for (const QAccessible::Event kind : {QAccessible::NameChanged, QAccessible::Focus}) {
        QAccessibleEvent event(this, kind);
        event.setChild(child);
        QAccessible::updateAccessibility(&event);
    }
}

void GraphView::tellIfChanged() {
    const int child = childOfSelected();
    if (child < 0)
        return;
    const QString name = nameOfChild(child);
    const bool changed = child == told_child_ && name != told_name_;
    told_child_ = child;
    told_name_ = name;
    if (!changed)
        return;
    QAccessibleEvent event(this, QAccessible::NameChanged);
    event.setChild(child);
    QAccessible::updateAccessibility(&event);
}

void GraphView::reveal(int node) {
    if (!scene_.shows(node) || (fitted_ && !isCut()))
        return;
    constexpr double margin = 30;
    constexpr double at_the_foot = 8; // where the strip of the buttons keeps it off the edge
    const QRectF inner = room().adjusted(margin, margin, -margin, -at_the_foot);
    // A second step before the first has ended goes on from where that leads.
    const GraphSight now = target();
    const QRectF in_scene = scene_.place(node);
    const QRectF place((in_scene.topLeft() - now.centre) * now.scale + QRectF(rect()).center(),
                       in_scene.size() * now.scale);
    QPointF by;
    if (place.left() < inner.left())
        by.setX(place.left() - inner.left());
    else if (place.right() > inner.right())
        by.setX(place.right() - inner.right());
    if (place.top() < inner.top())
        by.setY(place.top() - inner.top());
    else if (place.bottom() > inner.bottom())
        by.setY(place.bottom() - inner.bottom());
    const QPointF centre = now.centre + by / now.scale;
    if (!by.isNull())
        glideTo(fitted_ ? fitting().at(centre) : GraphSight{now.scale, centre});
}

void GraphView::centreOn(const QList<int>& nodes) {
    if (fitted_ && !isCut())
        return;
    constexpr double margin = 8;
    const double scale = fitted_ ? fittedView().scale : target().scale;
    const QRectF in_widget = this->room();
    const QSizeF room =
        in_widget.adjusted(margin, margin, -margin, -margin).size().expandedTo({1, 1}) / scale;
    QRectF seen;
    for (const int node : nodes) {
        if (!scene_.shows(node))
            continue;
        const QRectF with = seen.united(scene_.place(node));
        if (seen.isNull() || (with.width() <= room.width() && with.height() <= room.height()))
            seen = with;
    }
    if (seen.isNull())
        return;
    const QPointF centre = seen.center() + (QRectF(rect()).center() - in_widget.center()) / scale;
    glideTo(fitted_ ? fitting().at(centre) : GraphSight{scale, centre});
}

int GraphView::nodeAt(const QPointF& point) const {
    if (!room().contains(point))
        return -1;
    constexpr double reach = 3; // nodes that are dots are hard to hit
    return nodeNear(scene_, toScene(point), reach / view_.scale);
}

int GraphView::foldSignAt(const QPointF& point) const {
    if (scene_.folded.empty() || !labelsShown(view_.scale, font()) || !room().contains(point))
        return -1;
    const QPointF at = toScene(point);
    for (int i = 0; i < scene_.size(); ++i)
        if (scene_.shows(i) && scene_.foldedUnder(i) > 0 && scene_.foldSign(i).contains(at))
            return i;
    return -1;
}

QString GraphView::toolTipOf(int node) const {
    const GraphNode& shown = scene_.nodes[static_cast<std::size_t>(node)];
    if (!shown.tooltip.isEmpty())
        return shown.tooltip;
    const bool cut = shown.picture || QFontMetricsF(font()).horizontalAdvance(shown.label) >
                                          scene_.place(node).width();
    return cut || !labelsShown(view_.scale, font()) ? shown.label : QString();
}

void GraphView::hover(int node) {
    if (node == hovered_)
        return;
    updateNodeArea(hovered_);
    hovered_ = node;
    updateNodeArea(hovered_);
    if (node >= 0)
        setCursor(Qt::PointingHandCursor);
    else
        unsetCursor();
    Q_EMIT nodeHovered(node);
}

void GraphView::updateNodeArea(int node) {
    if (scene_.shows(node))
        update(rectOf(node).adjusted(-24, -24, 24, 24).toAlignedRect());
}

void GraphView::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    GraphState state;
    state.selected = selected_;
    state.hovered = hovered_;
    state.focused = hasFocus();
    if (light_.state() == QAbstractAnimation::Running) {
        state.lit = &lit_;
        state.lit_share = light_.currentValue().toDouble();
    }
    const QRectF seen(toScene(event->rect().topLeft()), QSizeF(event->rect().size()) / view_.scale);
    if (!isWholeSeen())
        painter.setClipRect(room());
    painter.translate(QRectF(rect()).center());
    painter.scale(view_.scale, view_.scale);
    painter.translate(-view_.centre);
    paintGraph(painter, scene_, seen, view_.scale, state, coloursFor(palette()), font());
    painter.resetTransform();
    painter.setClipping(false);
    if (hasFocus() && selected_ == -1) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(coloursFor(palette()).accent, 2));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
    }
}

double GraphView::pictureScale() const {
    const QRectF& bounds = scene_.bounds;
    if (bounds.isEmpty())
        return 1;
    return std::min({1.0, longest_picture / bounds.width(), longest_picture / bounds.height(),
                     std::sqrt(largest_picture / bounds.width() / bounds.height())});
}

namespace {

/// How many dots a picture has for one of the screen, across: what is too small to be read there
/// can be read in it.
double dotsOf(const QPainter& painter) {
    constexpr double of_paper = 4; // also where one enlarges it
    const QPaintEngine::Type type = painter.paintEngine()->type();
    return type == QPaintEngine::SVG || type == QPaintEngine::Pdf
               ? of_paper
               : painter.device()->devicePixelRatio();
}

} // namespace

QSize GraphView::pictureSize() const {
    const QSizeF size = scene_.bounds.size() * pictureScale();
    return {std::max(1, static_cast<int>(std::ceil(size.width()))),
            std::max(1, static_cast<int>(std::ceil(size.height())))};
}

void GraphView::paintPicture(QPainter& painter, const Colours& colours) const {
    const double scale = pictureScale();
    painter.save();
    painter.scale(scale, scale);
    painter.translate(-scene_.bounds.topLeft());
    paintGraph(painter, scene_, scene_.bounds, std::min(1.0, scale * dotsOf(painter)), {}, colours,
               font());
    painter.restore();
}

bool GraphView::event(QEvent* event) {
    switch (event->type()) {
    case QEvent::ToolTip: {
        const auto* help = static_cast<QHelpEvent*>(event);
        const int node = nodeAt(help->pos());
        const QString text = node >= 0 ? toolTipOf(node) : QString();
        showTip(help->globalPos(), text, this);
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
    case QEvent::Paint: {
        const bool taken = QWidget::event(event);
        if (hasFocus() && QAccessible::isActive())
            tellIfChanged();
        return taken;
    }
    default:
        break;
    }
    return QWidget::event(event);
}

void GraphView::resizeEvent(QResizeEvent* event) {
    buttons_->resize(buttons_->sizeHint());
    buttons_->move(width() - buttons_->width() - button_edge,
                   height() - buttons_->height() - button_edge);
    GraphFit before = fitting();
    before.size = event->oldSize();
    // As long as nobody has scrolled it shows where one begins.
    const QPointF moved = target().centre - before.at(beginning()).centre;
    if (fitted_ && moved.manhattanLength() < 0.5)
        jumpTo(fitting().at(beginning()));
    else
        jumpTo(fitted_ ? fittedView() : fitting().clamped(view_));
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
    if (fitted_ && !isCut()) {
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
        fitWhole();
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

void GraphView::changeZoom(Zoom zoom) {
    switch (zoom) {
    case Zoom::in:
        return zoomIn();
    case Zoom::out:
        return zoomOut();
    case Zoom::whole:
        return fitWhole();
    }
}

void GraphView::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    tellFocus();
}

int GraphView::neighbour(int node, Qt::Key key) const {
    return nodeBeside(scene_, node, key);
}

void GraphView::layOut(int) {}

void GraphView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::FontChange)
        return;
    other_font_ = !isVisible();
    if (!other_font_)
        layOut(0);
}

void GraphView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (std::exchange(other_font_, false))
        layOut(0);
}

void GraphView::toggleFold(int node) {
    Q_UNUSED(node);
}

} // namespace loggia::ui
