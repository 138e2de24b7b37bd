#include "ui/widgets/selectable_text.hpp"

#include <QLabel>

namespace loggia::ui {

QLabel* makeSelectableText(const char* name, QWidget* parent) {
    auto* label = new QLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace loggia::ui
