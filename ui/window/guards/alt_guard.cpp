#include "ui/window/guards/alt_guard.hpp"

#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QKeyEvent>
#include <QTabBar>
#include <QWidget>

#include <algorithm>
#include <array>

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
/// read-only, which Qt knows by the same attribute. A box looks for a letter among its entries.
bool takes_text(const QObject* object) {
    const auto* widget = qobject_cast<const QWidget*>(object);
    return widget && (widget->testAttribute(Qt::WA_InputMethodEnabled) ||
                      qobject_cast<const QComboBox*>(widget));
}

/// A key that goes about in lists, boxes and sliders, with Alt: that of a command which steps.
bool is_step(const QKeyEvent& key) {
    constexpr std::array steps{Qt::Key_Left, Qt::Key_Right, Qt::Key_Up,     Qt::Key_Down,
                               Qt::Key_Home, Qt::Key_End,   Qt::Key_PageUp, Qt::Key_PageDown};
    return (key.modifiers() & ~Qt::KeypadModifier) == Qt::AltModifier &&
           std::find(steps.begin(), steps.end(), key.key()) != steps.end();
}

bool is_up_or_down(int key) {
    return key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp ||
           key == Qt::Key_PageDown;
}

/// Whether Qt takes the key for a step there, whatever is held with it. Alt+Down opens the list of
/// a box, and Alt+Up closes it; in a text that is typed the keys move the cursor.
bool takes_step(const QObject* object, int key) {
    if (const auto* box = qobject_cast<const QComboBox*>(object))
        return key != Qt::Key_Down && (!box->isEditable() || is_up_or_down(key));
    if (qobject_cast<const QAbstractSpinBox*>(object))
        return is_up_or_down(key);
    if (qobject_cast<const QTabBar*>(object))
        return true;
    const auto* widget = qobject_cast<const QWidget*>(object);
    return (qobject_cast<const QAbstractItemView*>(object) ||
            qobject_cast<const QAbstractSlider*>(object)) &&
           widget->window()->windowType() != Qt::Popup;
}

} // namespace

bool AltGuard::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress)
        return false;
    const QKeyEvent& key = *static_cast<QKeyEvent*>(event);
    return (takes_text(watched) && is_chord(key)) ||
           (is_step(key) && takes_step(watched, key.key()));
}

} // namespace loggia::ui
