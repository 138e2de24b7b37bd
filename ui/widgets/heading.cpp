#include "ui/widgets/heading.hpp"

#include <QLabel>

namespace loggia::ui {

QLabel* heading(const QString& text, QWidget* parent, QWidget* buddy) {
    auto* label = new QLabel(text, parent);
    QFont font = label->font();
    font.setBold(true);
    label->setFont(font);
    label->setBuddy(buddy);
    return label;
}

} // namespace loggia::ui
