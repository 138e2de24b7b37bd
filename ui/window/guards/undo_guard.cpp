#include "ui/window/guards/undo_guard.hpp"

#include <QDoubleSpinBox>
#include <QEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QSpinBox>

namespace loggia::ui {

namespace {

/// Whether a number is being typed that is not the field's value yet.
bool is_typing(const QObject& field) {
    if (const auto* whole = qobject_cast<const QSpinBox*>(&field))
        return whole->text() != whole->specialValueText() &&
               whole->locale().toInt(whole->cleanText()) != whole->value();
    if (const auto* decimal = qobject_cast<const QDoubleSpinBox*>(&field))
        return decimal->text() != decimal->specialValueText() &&
               !qFuzzyCompare(1 + decimal->locale().toDouble(decimal->cleanText()),
                              1 + decimal->value());
    return true;
}

/// Only some desktops have it among their own keys.
bool is_second_redo(const QKeyEvent& key) {
    return key.key() == Qt::Key_Y && key.modifiers() == Qt::ControlModifier &&
           !key.matches(QKeySequence::Redo);
}

} // namespace

bool UndoGuard::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress) {
        auto* line = qobject_cast<QLineEdit*>(watched);
        if (line != nullptr && line->isRedoAvailable() &&
            is_second_redo(*static_cast<QKeyEvent*>(event))) {
            if (event->type() == QEvent::KeyPress)
                line->redo();
            event->accept();
            return true;
        }
    }
    if (event->type() != QEvent::ShortcutOverride)
        return false;
    const auto* key = static_cast<QKeyEvent*>(event);
    if ((!key->matches(QKeySequence::Undo) && !key->matches(QKeySequence::Redo)) ||
        !qobject_cast<QAbstractSpinBox*>(watched) || is_typing(*watched))
        return false;
    event->ignore();
    return true;
}

} // namespace loggia::ui
