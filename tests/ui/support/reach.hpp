#pragma once

#include <QTabWidget>

namespace loggia::ui::testing {

/// Brings the tabs to the front on which a widget is; whether a person can use it then.
inline bool reach(QWidget& widget) {
    for (QWidget* each = &widget; each != nullptr; each = each->parentWidget())
        if (auto* tabs = qobject_cast<QTabWidget*>(each))
            for (int i = 0; i < tabs->count(); ++i)
                if (tabs->widget(i)->isAncestorOf(&widget))
                    tabs->setCurrentIndex(i);
    return widget.isVisible() && widget.isEnabled();
}

} // namespace loggia::ui::testing
