#include "ui/window/guards/label_guard.hpp"

#include <QEvent>
#include <QLabel>

namespace loggia::ui {

bool LabelGuard::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::Polish)
        return false;
    auto* label = qobject_cast<QLabel*>(watched);
    // Tips are labels of Qt's own, whose text showTip() has made.
    if (label != nullptr && label->textFormat() == Qt::AutoText &&
        label->windowType() != Qt::ToolTip)
        label->setTextFormat(Qt::PlainText);
    return false;
}

} // namespace loggia::ui
