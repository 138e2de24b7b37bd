#include "ui/shell/wheel_guard.hpp"

#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QEvent>
#include <QScrollBar>

namespace loggia::ui {

bool WheelGuard::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::Wheel)
        return false;
    auto* widget = qobject_cast<QWidget*>(watched);
    // The line edit inside a spin box gets the wheel first and hands it up.
    const bool guarded =
        qobject_cast<QAbstractSpinBox*>(widget) || qobject_cast<QComboBox*>(widget) ||
        (qobject_cast<QAbstractSlider*>(widget) && !qobject_cast<QScrollBar*>(widget));
    if (!guarded || widget->hasFocus())
        return false;
    event->ignore();
    return true;
}

} // namespace loggia::ui
