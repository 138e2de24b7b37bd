#include "tests/ui/support/accessibility.hpp"

#include "ui/theme/colours.hpp"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QHelpEvent>
#include <QImage>
#include <QKeySequence>
#include <QLabel>
#include <QLayout>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QMultiMap>
#include <QTabBar>
#include <QToolTip>
#include <QWidget>

#include <algorithm>

namespace loggia::ui::testing {

namespace {

using Mnemonics = QMultiMap<QString, QString>;

void note(Mnemonics& mnemonics, const QString& text) {
    if (const QKeySequence key = QKeySequence::mnemonic(text); !key.isEmpty())
        mnemonics.insert(key.toString(), text);
}

QStringList shared(const Mnemonics& mnemonics) {
    QStringList result;
    for (const QString& key : mnemonics.uniqueKeys())
        if (const QStringList texts = mnemonics.values(key); texts.size() > 1)
            result << QStringLiteral("%1: %2").arg(key, texts.join(QStringLiteral(", ")));
    return result;
}

QStringList shared_in_menu(const QMenu& menu) {
    Mnemonics mnemonics;
    QStringList result;
    for (const QAction* action : menu.actions()) {
        if (action->isVisible())
            note(mnemonics, action->text());
        if (const QMenu* submenu = action->menu())
            result << shared_in_menu(*submenu);
    }
    return shared(mnemonics) + result;
}

QString letterOf(const QAction& action) {
    return QKeySequence::mnemonic(action.text()).toString().right(1).toUpper();
}

void note_missing(QStringList& missing, const QMenu& menu) {
    QString taken;
    for (const QAction* action : menu.actions())
        if (action->isVisible())
            taken += letterOf(*action);
    for (const QAction* action : menu.actions()) {
        const QString text = action->text();
        if (action->isVisible() && !action->isSeparator() && letterOf(*action).isEmpty() &&
            std::any_of(text.begin(), text.end(), [&taken](QChar letter) {
                return letter.isLetterOrNumber() && !taken.contains(letter.toUpper());
            }))
            missing << QStringLiteral("%1 in %2").arg(text, menu.title());
        if (const QMenu* submenu = action->menu())
            note_missing(missing, *submenu);
    }
}

/// The ancestor of `widget` (or itself) whose parent is `parent`.
const QWidget* childOf(const QWidget* parent, const QWidget* widget) {
    while (widget->parentWidget() != parent)
        widget = widget->parentWidget();
    return widget;
}

bool isReadBefore(const QRect& one, const QRect& other) {
    const bool same_row = one.bottom() >= other.top() && other.bottom() >= one.top();
    const bool same_column = one.right() >= other.left() && other.right() >= one.left();
    return same_row ? one.right() < other.left() : same_column && one.bottom() < other.top();
}

bool hasPlaceFor(const QLayout& layout, const QWidget& widget) {
    for (int i = 0; i < layout.count(); ++i) {
        QLayoutItem* item = layout.itemAt(i);
        const QLayout* inner = item->layout();
        if (item->widget() == &widget || (inner != nullptr && hasPlaceFor(*inner, widget)))
            return true;
    }
    return false;
}

QString nameForPeople(const QWidget* widget) {
    const auto* button = qobject_cast<const QAbstractButton*>(widget);
    return QStringLiteral("%1 '%2'").arg(QLatin1String(widget->metaObject()->className()),
                                         button && !button->text().isEmpty() ? button->text()
                                         : widget->accessibleName().isEmpty()
                                             ? widget->objectName()
                                             : widget->accessibleName());
}

} // namespace

QStringList unplacedWidgets(const QWidget& root) {
    QStringList unplaced;
    for (const QWidget* widget : root.findChildren<QWidget*>()) {
        const QWidget* parent = widget->parentWidget();
        // A main window places its bars itself, Qt its helpers, and a legend's button itself.
        if (widget->isVisible() && !widget->inherits("loggia::ui::LegendButton") &&
            !widget->isWindow() && parent->layout() != nullptr &&
            qobject_cast<const QMainWindow*>(parent) == nullptr &&
            !widget->objectName().startsWith(QStringLiteral("qt_")) &&
            !hasPlaceFor(*parent->layout(), *widget))
            unplaced << nameForPeople(widget);
    }
    return unplaced;
}

QStringList leapsBack(QWidget& root) {
    QStringList leaps;
    const QWidget* before = nullptr;
    for (const QWidget* now = root.nextInFocusChain(); now != &root;
         now = now->nextInFocusChain()) {
        if (!root.isAncestorOf(now) || !now->isVisible() || now->focusProxy() ||
            (now->focusPolicy() & Qt::TabFocus) == 0 || now->isWindow())
            continue;
        if (before != nullptr && !before->isAncestorOf(now) && !now->isAncestorOf(before)) {
            const QWidget* common = before->parentWidget();
            while (!common->isAncestorOf(now))
                common = common->parentWidget();
            if (isReadBefore(childOf(common, now)->geometry(), childOf(common, before)->geometry()))
                leaps << QStringLiteral("%1 comes after %2")
                             .arg(nameForPeople(now), nameForPeople(before));
        }
        before = now;
    }
    return leaps;
}

QStringList viewsWithoutFocusSign(QWidget& root) {
    constexpr double told_apart = 3; // WCAG 2.2, 2.4.13
    constexpr int least_pixels = 200;
    QStringList silent;
    for (QAbstractItemView* view : root.findChildren<QAbstractItemView*>()) {
        if (!view->isVisible() || !view->isEnabled() || (view->focusPolicy() & Qt::TabFocus) == 0 ||
            view->model() == nullptr || view->model()->rowCount() == 0)
            continue;
        view->setFocus(Qt::TabFocusReason);
        const QImage with = view->grab().toImage();
        view->clearFocus();
        const QImage without = view->grab().toImage();
        int pixels = 0;
        for (int y = 0; y < with.height(); ++y)
            for (int x = 0; x < with.width(); ++x)
                if (with.pixel(x, y) != without.pixel(x, y) &&
                    contrast(with.pixelColor(x, y), without.pixelColor(x, y)) >= told_apart)
                    ++pixels;
        if (pixels < least_pixels)
            silent << QStringLiteral("%1: %2 pixels").arg(nameForPeople(view)).arg(pixels);
    }
    return silent;
}

QStringList namelessWidgets(QWidget& root) {
    QStringList nameless;
    QList<QWidget*> widgets = root.findChildren<QWidget*>();
    widgets.prepend(&root);
    for (QWidget* widget : std::as_const(widgets)) {
        // Helpers inside a widget (a list's viewport, a spin box's field) speak through it.
        const bool helper = widget->objectName().startsWith(QStringLiteral("qt_"));
        // A label that says nothing yet, whose text can be selected when it does.
        const auto* label = qobject_cast<const QLabel*>(widget);
        if (helper || (label && label->text().isEmpty()) || !widget->isVisible() ||
            widget->focusPolicy() == Qt::NoFocus || widget->focusProxy())
            continue;
        QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(widget);
        if (!interface || interface->text(QAccessible::Name).trimmed().isEmpty())
            nameless << QStringLiteral("%1 \"%2\"")
                            .arg(QString::fromLatin1(widget->metaObject()->className()),
                                 widget->objectName());
    }
    return nameless;
}

QAbstractButton* buttonOf(const QWidget& parent, const char* name) {
    for (QAbstractButton* each : parent.findChildren<QAbstractButton*>())
        if (each->text().remove(QLatin1Char('&')) == QLatin1String(name) ||
            each->accessibleName() == QLatin1String(name))
            return each;
    return nullptr;
}

QStringList sharedMnemonics(QWidget& root) {
    Mnemonics mnemonics;
    QStringList result;
    for (const QMenuBar* bar : root.findChildren<QMenuBar*>())
        for (const QAction* action : bar->actions()) {
            if (!action->isVisible())
                continue;
            note(mnemonics, action->text());
            if (const QMenu* menu = action->menu())
                result << shared_in_menu(*menu);
        }
    for (const QLabel* label : root.findChildren<QLabel*>())
        if (label->isVisible() && label->buddy())
            note(mnemonics, label->text());
    for (const QAbstractButton* button : root.findChildren<QAbstractButton*>())
        if (button->isVisible())
            note(mnemonics, button->text());
    for (const QTabBar* tabs : root.findChildren<QTabBar*>())
        for (int i = 0; i < tabs->count(); ++i)
            note(mnemonics, tabs->tabText(i));
    // A key of a command as well as of a widget does neither.
    for (const QAction* action : root.findChildren<QAction*>())
        for (const QKeySequence& key : action->shortcuts())
            if (action->isEnabled() && mnemonics.contains(key.toString()))
                result << QStringLiteral("%1: %2, %3")
                              .arg(key.toString(), mnemonics.value(key.toString()), action->text());
    return shared(mnemonics) + result;
}

QString tipOf(QWidget& widget) {
    const QPoint middle = widget.rect().center();
    QHelpEvent rest(QEvent::ToolTip, middle, widget.mapToGlobal(middle));
    QCoreApplication::sendEvent(&widget, &rest);
    return QToolTip::text();
}

QStringList missingMnemonics(const QWidget& root) {
    QStringList missing;
    for (const QMenuBar* bar : root.findChildren<QMenuBar*>())
        for (const QAction* action : bar->actions()) {
            if (!action->isVisible())
                continue;
            if (letterOf(*action).isEmpty())
                missing << action->text();
            if (const QMenu* menu = action->menu())
                note_missing(missing, *menu);
        }
    return missing;
}

} // namespace loggia::ui::testing
