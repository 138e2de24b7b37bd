#include "ui/window/guards/drop_guard.hpp"

#include "ui/widgets/dropped_files.hpp"

#include <QDropEvent>
#include <QLineEdit>
#include <QMimeData>

namespace loggia::ui {

bool DropGuard::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::DragEnter && event->type() != QEvent::DragMove &&
        event->type() != QEvent::Drop)
        return false;
    if (!qobject_cast<QLineEdit*>(watched))
        return false;
    // File managers send the names as text, too, which a line would take.
    if (filesIn(*static_cast<QDropEvent*>(event)->mimeData()).isEmpty())
        return false;
    event->ignore(); // It is offered to the parent next.
    return true;
}

} // namespace loggia::ui
