#pragma once

#include <QObject>

namespace loggia::ui {

/// Installed on the application: a letter or digit with Alt is the key of a command or of a button,
/// and types nothing where that is disabled. Without it Qt's fields take it as text.
class AltGuard final : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace loggia::ui
