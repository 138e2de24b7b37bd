#include "ui/window/chord_edit.hpp"

#include <QContextMenuEvent>
#include <QKeyEvent>

#include <algorithm>
#include <array>

namespace loggia::ui {

namespace {

bool is_modifier(int key) {
    constexpr std::array modifiers{Qt::Key_Shift, Qt::Key_Control, Qt::Key_Alt,    Qt::Key_Meta,
                                   Qt::Key_AltGr, Qt::Key_Super_L, Qt::Key_Super_R};
    return std::find(modifiers.begin(), modifiers.end(), key) != modifiers.end();
}

/// What the field does not take as a chord.
bool is_navigation(const QKeyEvent& event) {
    const int key = event.key();
    const bool plain = event.modifiers() == Qt::NoModifier;
    return key == Qt::Key_Backtab || (plain && (key == Qt::Key_Tab || key == Qt::Key_Escape));
}

} // namespace

ChordEdit::ChordEdit(QWidget* parent) : QLineEdit(parent) {
    setReadOnly(true);
    setPlaceholderText(tr("Press the new key"));
}

void ChordEdit::setChord(const QKeySequence& chord) {
    chord_ = chord;
    setText(chord.toString(QKeySequence::NativeText));
}

bool ChordEdit::event(QEvent* event) {
    // Or the key would run its command instead of being taken.
    if (event->type() == QEvent::ShortcutOverride &&
        !is_navigation(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return QLineEdit::event(event);
}

void ChordEdit::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    if (is_navigation(*event)) {
        event->ignore();
        return;
    }
    if (is_modifier(key) || key == Qt::Key_unknown || key == 0)
        return;
    const bool plain = event->modifiers() == Qt::NoModifier;
    QKeySequence chord;
    if (!plain || (key != Qt::Key_Backspace && key != Qt::Key_Delete)) {
        // A sign such as "?" has its Shift in it.
        Qt::KeyboardModifiers modifiers = event->modifiers() & ~Qt::KeypadModifier;
        const bool sign = event->text().size() == 1 && event->text()[0].isPrint() &&
                          !event->text()[0].isLetterOrNumber() && key != Qt::Key_Space;
        if (sign)
            modifiers &= ~Qt::ShiftModifier;
        chord = QKeySequence(QKeyCombination(modifiers, static_cast<Qt::Key>(key)));
    }
    setChord(chord);
    Q_EMIT entered(chord);
}

void ChordEdit::contextMenuEvent(QContextMenuEvent* event) {
    event->accept();
}

} // namespace loggia::ui
