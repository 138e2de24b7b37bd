#include "ui/window/zooming.hpp"

#include "ui/settings/settings.hpp"
#include "ui/shell/page.hpp"
#include "ui/theme/text_size.hpp"
#include "ui/widgets/source/source_editor.hpp"

#include <QCoreApplication>
#include <QWheelEvent>

namespace loggia::ui {

namespace {

constexpr int per_cent_a_step = 10;

bool is_view(const QWidget& widget) {
    return qobject_cast<const SourceEditor*>(&widget) != nullptr || hasBoardText(widget) ||
           dynamic_cast<const Zoomable*>(&widget) != nullptr;
}

/// The view that a widget is, or is a part of; null for none.
QWidget* view_around(QWidget* widget) {
    for (; widget != nullptr && !widget->isWindow(); widget = widget->parentWidget())
        if (is_view(*widget))
            return widget;
    return nullptr;
}

QWidget* largest_view(const Page& page) {
    QWidget* largest = nullptr;
    int area = 0;
    for (QWidget* each : page.findChildren<QWidget*>())
        if (each->isVisible() && is_view(*each) && each->width() * each->height() > area) {
            area = each->width() * each->height();
            largest = each;
        }
    return largest;
}

void zoom_text(const QWidget& view, Settings& settings, Zoom zoom) {
    const auto& setting = qobject_cast<const SourceEditor*>(&view) != nullptr
                              ? settings::editor_text
                              : settings::board_text;
    const int now = settings.value(setting);
    settings.set(setting, zoom == Zoom::in    ? now + per_cent_a_step
                          : zoom == Zoom::out ? now - per_cent_a_step
                                              : setting.usual);
}

} // namespace

void zoomOn(const Page& page, Settings& settings, Zoom zoom) {
    QWidget* view = view_around(page.focusWidget());
    if (view == nullptr || !view->isVisible())
        view = largest_view(page);
    if (view == nullptr)
        return;
    if (auto* zoomable = dynamic_cast<Zoomable*>(view))
        zoomable->changeZoom(zoom);
    else
        zoom_text(*view, settings, zoom);
}

ZoomWheel::ZoomWheel(QWidget* window, Settings& settings)
    : QObject(window), window_(window), settings_(settings) {
    QCoreApplication::instance()->installEventFilter(this);
}

bool ZoomWheel::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::Wheel)
        return false;
    const auto& wheel = *static_cast<QWheelEvent*>(event);
    auto* widget = qobject_cast<QWidget*>(watched);
    if (widget == nullptr || widget->window() != window_ ||
        !wheel.modifiers().testFlag(Qt::ControlModifier))
        return false;
    const QWidget* view = view_around(widget);
    if (view == nullptr || dynamic_cast<const Zoomable*>(view) != nullptr)
        return false;
    turned_ += wheel.angleDelta().y();
    constexpr int notch = QWheelEvent::DefaultDeltasPerStep;
    for (; turned_ >= notch; turned_ -= notch)
        zoom_text(*view, settings_, Zoom::in);
    for (; turned_ <= -notch; turned_ += notch)
        zoom_text(*view, settings_, Zoom::out);
    event->accept();
    return true;
}

} // namespace loggia::ui
