#pragma once

#include <QObject>

namespace loggia::ui {

/// Installed on the application: wraps the tips that Qt would show in one line, those of widgets,
/// tabs, and items and headers of views. Tips of buttons with a command carry its key and wrap
/// themselves.
class TipGuard final : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace loggia::ui
