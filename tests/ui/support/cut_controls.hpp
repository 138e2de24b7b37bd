#pragma once

#include "ui/shell/page.hpp"

#include <QAbstractButton>
#include <QComboBox>
#include <QStringList>

namespace loggia::ui::testing {

/// The controls in sight that are narrower or lower than what they say needs, or lie partly outside
/// of what they are in.
inline QStringList cutControls(const Page& page) {
    QStringList cut;
    for (QWidget* each : page.findChildren<QWidget*>()) {
        const bool control = qobject_cast<QAbstractButton*>(each) != nullptr ||
                             qobject_cast<QComboBox*>(each) != nullptr;
        if (!control || !each->isVisible())
            continue;
        const QSize least = each->minimumSizeHint();
        if (each->width() < least.width() || each->height() < least.height() ||
            !each->parentWidget()->rect().contains(each->geometry()))
            cut << QStringLiteral("%1 %2").arg(QString::fromLatin1(each->metaObject()->className()),
                                               each->objectName());
    }
    return cut;
}

} // namespace loggia::ui::testing
