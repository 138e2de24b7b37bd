#include "ui/theme/motion.hpp"

#include <QStyle>
#include <QWidget>

namespace loggia::ui {

int animationDuration(const QWidget& widget) {
    return widget.style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, &widget);
}

} // namespace loggia::ui
