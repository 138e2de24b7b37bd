#include "ui/widgets/faded.hpp"

#include <QGraphicsOpacityEffect>
#include <QWidget>

namespace loggia::ui {

void setFaded(QWidget* widget, bool faded) {
    if (faded == isFaded(*widget))
        return;
    // It takes the effect along; an effect that is disabled still costs a picture of the widget.
    if (!faded)
        return widget->setGraphicsEffect(nullptr);
    constexpr double faint = 0.4;
    auto* effect = new QGraphicsOpacityEffect;
    effect->setOpacity(faint);
    widget->setGraphicsEffect(effect);
}

bool isFaded(const QWidget& widget) {
    return qobject_cast<QGraphicsOpacityEffect*>(widget.graphicsEffect()) != nullptr;
}

} // namespace loggia::ui
