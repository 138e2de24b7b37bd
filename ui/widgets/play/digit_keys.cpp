#include "ui/widgets/play/digit_keys.hpp"

#include <QAbstractItemView>
#include <QComboBox>
#include <QKeyEvent>

namespace loggia::ui {

DigitKeys::DigitKeys(QWidget* page) : QObject(page) {
    for (auto* view : page->findChildren<QAbstractItemView*>())
        if (view->window() == page->window()) // no list of a choice box, which is one for a moment
            view->installEventFilter(this);
    for (auto* box : page->findChildren<QComboBox*>())
        if (!box->isEditable())
            box->installEventFilter(this);
}

bool DigitKeys::eventFilter(QObject* /*watched*/, QEvent* event) {
    if (event->type() != QEvent::KeyPress)
        return false;
    const auto* key = static_cast<QKeyEvent*>(event);
    // On some keyboards, such as the French, digits are typed with Shift.
    const bool plain =
        (key->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) == Qt::NoModifier;
    if (!plain || key->key() < Qt::Key_0 || key->key() > Qt::Key_9)
        return false;
    event->ignore(); // It is offered to the parent next.
    return true;
}

} // namespace loggia::ui
