#include "ui/window/alt_guard.hpp"

#include <QKeyEvent>
#include <QWidget>

namespace loggia::ui {

namespace {

/// The key itself with Alt. AltGr types, and so does Option on a Mac: neither gives the key's own
/// character.
bool is_chord(const QKeyEvent& key) {
    return (key.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == Qt::AltModifier &&
           key.text().size() == 1 && key.text().front().isPrint() &&
           (key.modifiers().testFlag(Qt::ShiftModifier) ||
            key.text().front().toUpper() == QChar(key.key()));
}

/// Menus and dialogs look for their letters by themselves. A field for shortcuts takes any; it is
/// read-only, which Qt knows by the same attribute.
bool takes_text(const QObject* object) {
    const auto* widget = qobject_cast<const QWidget*>(object);
    return widget && widget->testAttribute(Qt::WA_InputMethodEnabled);
}

} // namespace

bool AltGuard::eventFilter(QObject* watched, QEvent* event) {
    return event->type() == QEvent::KeyPress && takes_text(watched) &&
           is_chord(*static_cast<QKeyEvent*>(event));
}

} // namespace loggia::ui
