#pragma once

#include <QObject>

namespace loggia::ui {

/// Installed on the application: a letter or digit with Alt is the key of a command or of a button,
/// and types nothing where that is disabled; an arrow with Alt, or its like, goes nowhere. Without
/// it Qt's fields take the one as text, its boxes as the beginning of an entry, and its lists,
/// boxes and tabs take the other as a step.
class AltGuard final : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace loggia::ui
