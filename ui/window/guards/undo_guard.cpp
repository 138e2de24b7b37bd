#include "ui/window/guards/undo_guard.hpp"

#include <QDoubleSpinBox>
#include <QEvent>
#include <QKeyEvent>
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

} // namespace

bool UndoGuard::eventFilter(QObject* watched, QEvent* event) {
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
