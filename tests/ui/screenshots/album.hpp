#pragma once

#include <QDir>
#include <QString>

class QWidget;

namespace loggia::ui {

/// Where pictures go, and what their names end in: "-light-1x.png".
struct Album {
    QDir folder;
    QString ending;

    /// Writes the window as it is. False and a message, if that is not possible.
    [[nodiscard]] bool take(QWidget& window, const char* name) const;
};

} // namespace loggia::ui
