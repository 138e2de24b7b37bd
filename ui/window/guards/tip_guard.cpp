#include "ui/window/guards/tip_guard.hpp"

#include "ui/commands/command_button.hpp"
#include "ui/theme/tip.hpp"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QHeaderView>
#include <QHelpEvent>
#include <QMenu>
#include <QTabBar>
#include <QTextDocument>

namespace loggia::ui {

namespace {

/// What a view has for an item or a section under the pointer.
QString tip_of_item(const QAbstractItemView& view, QPoint place) {
    if (const auto* header = qobject_cast<const QHeaderView*>(&view)) {
        const int section = header->logicalIndexAt(place);
        return section < 0 || !header->model()
                   ? QString()
                   : header->model()
                         ->headerData(section, header->orientation(), Qt::ToolTipRole)
                         .toString();
    }
    return view.indexAt(place).data(Qt::ToolTipRole).toString();
}

QString tip_at(const QWidget* widget, QPoint place) {
    const auto* button = qobject_cast<const QAbstractButton*>(widget);
    if (button != nullptr && !commandOf(*button).isEmpty())
        return {};
    if (const auto* tabs = qobject_cast<const QTabBar*>(widget))
        return tabs->tabToolTip(tabs->tabAt(place));
    if (const auto* menu = qobject_cast<const QMenu*>(widget)) {
        const QAction* entry = menu->toolTipsVisible() ? menu->actionAt(place) : nullptr;
        return entry != nullptr ? entry->toolTip() : QString();
    }
    const auto* view = qobject_cast<const QAbstractItemView*>(widget->parent());
    if (view != nullptr && view->viewport() == widget)
        return tip_of_item(*view, place);
    return widget->toolTip();
}

} // namespace

bool TipGuard::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::ToolTip || !watched->isWidgetType())
        return false;
    auto* widget = static_cast<QWidget*>(watched);
    const auto* help = static_cast<QHelpEvent*>(event);
    const QString tip = tip_at(widget, help->pos());
    if (tip.isEmpty() || (wrappedTip(tip, widget) == tip && !Qt::mightBeRichText(tip)))
        return false;
    showTip(help->globalPos(), tip, widget);
    return true;
}

} // namespace loggia::ui
