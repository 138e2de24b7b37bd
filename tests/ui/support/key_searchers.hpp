#pragma once

#include <QAbstractItemView>
#include <QComboBox>
#include <QList>
#include <QWidget>

namespace loggia::ui::testing {

/// The lists and choice boxes of a page that can have the keyboard: they look for what is typed.
inline QList<QWidget*> keySearchers(const QWidget& page) {
    QList<QWidget*> found;
    for (QWidget* widget : page.findChildren<QWidget*>())
        if ((qobject_cast<QAbstractItemView*>(widget) || qobject_cast<QComboBox*>(widget)) &&
            widget->window() == page.window() && widget->focusPolicy() != Qt::NoFocus)
            found << widget;
    return found;
}

} // namespace loggia::ui::testing
