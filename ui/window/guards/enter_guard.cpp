#include "ui/window/guards/enter_guard.hpp"

#include <QDialog>
#include <QKeyEvent>
#include <QPushButton>
#include <QToolButton>

namespace loggia::ui {

namespace {

bool is_enter(const QKeyEvent& key) {
    return (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter) &&
           (key.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier && !key.isAutoRepeat();
}

/// In dialogs Qt knows which button Enter presses.
QAbstractButton* pressed_by_enter(QObject* watched) {
    auto* button = qobject_cast<QAbstractButton*>(watched);
    const bool is_one = qobject_cast<QPushButton*>(button) || qobject_cast<QToolButton*>(button);
    return is_one && !qobject_cast<QDialog*>(button->window()) ? button : nullptr;
}

} // namespace

bool EnterGuard::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress || !is_enter(*static_cast<QKeyEvent*>(event)))
        return false;
    QAbstractButton* button = pressed_by_enter(watched);
    if (!button)
        return false;
    event->accept();
    button->click(); // which may be the end of the button
    return true;
}

} // namespace loggia::ui
