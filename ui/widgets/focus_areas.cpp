#include "ui/widgets/focus_areas.hpp"

#include "ui/widgets/divider_keys.hpp"

#include <QApplication>
#include <QKeySequence>
#include <QShortcut>
#include <QWidget>

namespace loggia::ui {

namespace {

/// As Tab would give it: a text that can be selected takes it by a click alone, and does not show
/// it.
bool takes_focus(const QWidget& widget) {
    return widget.isVisible() && widget.isEnabled() &&
           (widget.focusPolicy() & Qt::TabFocus) == Qt::TabFocus;
}

/// The widget in `area` that gets the keyboard; null where nothing can.
QWidget* target(QWidget& area) {
    if (QWidget* last = area.focusWidget(); last && takes_focus(*last))
        return last;
    if (takes_focus(area))
        return &area;
    // The focus chain runs in tab order, children of an area together; the area may lie among them.
    const QWidget* window = area.window();
    for (QWidget* next = window->nextInFocusChain(); next != window;
         next = next->nextInFocusChain())
        if (area.isAncestorOf(next) && takes_focus(*next))
            return next;
    return nullptr;
}

} // namespace

void focusArea(const QList<QWidget*>& areas, int by) {
    QList<QWidget*> targets;
    const QWidget* current_area = nullptr;
    qsizetype current = -1;
    const QWidget* focus = QApplication::focusWidget();
    for (QWidget* area : areas) {
        QWidget* found = area->isVisible() ? target(*area) : nullptr;
        if (!found)
            continue;
        // The innermost area wins, so one may lie in another.
        const bool has_focus = focus && (area == focus || area->isAncestorOf(focus));
        if (has_focus && (!current_area || current_area->isAncestorOf(area))) {
            current_area = area;
            current = targets.size();
        }
        targets << found;
    }
    if (targets.isEmpty())
        return;
    const auto count = targets.size();
    const auto next = current < 0 ? (by > 0 ? 0 : count - 1) : (current + by + count) % count;
    targets[next]->setFocus(by > 0 ? Qt::TabFocusReason : Qt::BacktabFocusReason);
}

void addAreaKeys(QWidget& window, const std::function<QList<QWidget*>()>& areas) {
    const auto add = [&window](const QKeySequence& keys, const std::function<void()>& go) {
        QObject::connect(new QShortcut(keys, &window), &QShortcut::activated, &window, go);
    };
    add(Qt::Key_F6, [areas] { focusArea(areas(), 1); });
    add(Qt::SHIFT | Qt::Key_F6, [areas] { focusArea(areas(), -1); });
    add(Qt::CTRL | Qt::Key_F6, [&window] { focusDivider(window); });
}

void handKeyboardOver(QWidget& from, QWidget& to, QWidget* first) {
    // Also while a dialog is in front: that of Open, for example.
    const QWidget* focus = from.window()->focusWidget();
    if (&from == &to || !from.isVisible() || !focus ||
        !(&from == focus || from.isAncestorOf(focus)))
        return;
    to.setGeometry(from.geometry());
    to.show(); // what is not visible yet gets the keyboard without a word
    QWidget* found = first != nullptr && to.focusWidget() == nullptr ? target(*first) : target(to);
    (found ? found : &to)->setFocus();
}

} // namespace loggia::ui
