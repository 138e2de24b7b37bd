#pragma once

#include <QObject>

namespace loggia::ui {

/// Installed on the application: a letter or digit with Alt is the key of a command or a button,
/// and types nothing if that is disabled; an arrow with Alt and similar keys do nothing. Without
/// this filter Qt's fields would read the former as text and its combo boxes as the beginning of an
/// entry, and its lists, combo boxes and tabs would read the latter as a step.
class AltGuard final : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace loggia::ui
