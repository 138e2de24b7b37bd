#include "ui/window/guards/number_guard.hpp"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QEvent>

namespace loggia::ui {

bool NumberGuard::eventFilter(QObject* watched, QEvent* event) {
    const bool acts =
        event->type() == QEvent::Shortcut || (event->type() == QEvent::MouseButtonPress &&
                                              qobject_cast<const QAbstractButton*>(watched));
    if (!acts)
        return false;
    if (auto* field = qobject_cast<QAbstractSpinBox*>(QApplication::focusWidget()))
        field->interpretText();
    return false;
}

} // namespace loggia::ui
