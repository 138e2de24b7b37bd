#include "ui/widgets/greyed.hpp"

#include <QGraphicsOpacityEffect>
#include <QWidget>

namespace loggia::ui {

void setGreyed(QWidget& widget, bool greyed) {
    constexpr double opacity = 0.4;
    if (widget.isEnabledTo(widget.parentWidget()) == !greyed)
        return;
    widget.setEnabled(!greyed);
    auto* effect = greyed ? new QGraphicsOpacityEffect : nullptr;
    if (effect != nullptr)
        effect->setOpacity(opacity);
    widget.setGraphicsEffect(effect);
}

} // namespace loggia::ui
