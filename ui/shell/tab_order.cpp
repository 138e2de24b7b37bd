#include "ui/shell/tab_order.hpp"

#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QGridLayout>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabBar>
#include <QTabWidget>

#include <algorithm>
#include <utility>

namespace loggia::ui {

namespace {

/// Goes through all of a widget as it is read, and notes where Tab may stop.
class Reading {
public:
    void read(QWidget& widget) {
        if (widget.isWindow())
            return;
        // It hands the keyboard to its tabs, wherever it is itself in Qt's order: Tab would come to
        // it after its last page, and be led back to the tabs, round and round.
        if (qobject_cast<QTabWidget*>(&widget) != nullptr) {
            widget.setFocusProxy(nullptr);
            widget.setFocusPolicy(Qt::NoFocus);
        }
        // Also where only clicks lead: of buttons that exclude each other Tab stops at the one that
        // is chosen, and another may be.
        if (widget.focusPolicy() != Qt::NoFocus && !widget.focusProxy())
            stops_ << &widget;
        readWithin(widget);
    }

    void readWithin(QWidget& widget) {
        if (auto* scroll = qobject_cast<QScrollArea*>(&widget)) {
            if (scroll->widget() != nullptr)
                read(*scroll->widget());
            return;
        }
        // Of one piece, whatever they are made of.
        if (qobject_cast<QAbstractScrollArea*>(&widget) ||
            qobject_cast<QAbstractSpinBox*>(&widget) || qobject_cast<QComboBox*>(&widget))
            return;
        QList<QWidget*> parts = partsOf(widget);
        for (QObject* child : widget.children())
            if (auto* part = qobject_cast<QWidget*>(child); part && !parts.contains(part))
                parts << part;
        for (QWidget* part : std::as_const(parts))
            read(*part);
    }

    [[nodiscard]] const QList<QWidget*>& stops() const { return stops_; }

private:
    /// Those whose order is known, in that order.
    static QList<QWidget*> partsOf(const QWidget& widget) {
        QList<QWidget*> parts;
        if (const auto* tabs = qobject_cast<const QTabWidget*>(&widget)) {
            parts << tabs->tabBar();
        } else if (const auto* splitter = qobject_cast<const QSplitter*>(&widget)) {
            for (int i = 0; i < splitter->count(); ++i)
                parts << splitter->widget(i);
        } else if (const auto* stack = qobject_cast<const QStackedWidget*>(&widget)) {
            for (int i = 0; i < stack->count(); ++i)
                parts << stack->widget(i);
        } else if (widget.layout() != nullptr) {
            addPartsOf(*widget.layout(), parts);
        }
        return parts;
    }

    static void addPartsOf(QLayout& layout, QList<QWidget*>& parts) {
        QList<std::pair<std::pair<int, int>, QLayoutItem*>> items;
        const auto* grid = qobject_cast<const QGridLayout*>(&layout);
        for (int i = 0; i < layout.count(); ++i) {
            int row = i;
            int column = 0;
            int rows = 0;
            int columns = 0;
            if (grid != nullptr)
                grid->getItemPosition(i, &row, &column, &rows, &columns);
            items << std::pair(std::pair(row, column), layout.itemAt(i));
        }
        std::stable_sort(items.begin(), items.end(), [](const auto& one, const auto& other) {
            return one.first < other.first;
        });
        for (const auto& [place, item] : std::as_const(items)) {
            if (QWidget* widget = item->widget())
                parts << widget;
            else if (QLayout* inner = item->layout())
                addPartsOf(*inner, parts);
        }
    }

    QList<QWidget*> stops_;
};

} // namespace

void orderAsRead(QWidget& root) {
    Reading reading;
    reading.readWithin(root);
    const QList<QWidget*>& stops = reading.stops();
    for (qsizetype i = 1; i < stops.size(); ++i)
        QWidget::setTabOrder(stops[i - 1], stops[i]);
}

QWidget* firstStop(QWidget& root) {
    for (QWidget* next = root.nextInFocusChain(); next != &root; next = next->nextInFocusChain())
        if ((next->focusPolicy() & Qt::TabFocus) != 0 && !next->focusProxy() &&
            root.isAncestorOf(next) && next->isVisibleTo(&root) && next->isEnabled())
            return next;
    return nullptr;
}

void focusFirst(QWidget& root) {
    if (QWidget* first = firstStop(root))
        first->setFocus();
}

} // namespace loggia::ui
