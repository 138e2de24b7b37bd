#include "ui/widgets/greyed.hpp"

#include <QGraphicsOpacityEffect>
#include <QWidget>

namespace loggia::ui {

bool isFaded(const QWidget& widget) {
    return qobject_cast<QGraphicsOpacityEffect*>(widget.graphicsEffect()) != nullptr;
}

void setFaded(QWidget& widget, bool faded) {
    if (faded == isFaded(widget))
        return;
    constexpr double opacity = 0.4;
    auto* effect = faded ? new QGraphicsOpacityEffect : nullptr;
    if (effect != nullptr)
        effect->setOpacity(opacity);
    widget.setGraphicsEffect(effect);
}

void setGreyed(QWidget& widget, bool greyed) {
    widget.setEnabled(!greyed);
    setFaded(widget, greyed);
}

} // namespace loggia::ui
