#pragma once

#include <QObject>

namespace loggia::ui {

/// Installed on the application: the wheel over a spin box, combo box or slider without the
/// keyboard focus scrolls what it lies on, and never changes its value.
class WheelGuard final : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace loggia::ui
