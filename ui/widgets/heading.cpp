#include "ui/widgets/heading.hpp"

#include <QLabel>

namespace loggia::ui {

QLabel* heading(const QString& text, QWidget* parent, QWidget* buddy) {
    auto* label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText); // it may have names from files
    QFont font = label->font();
    font.setBold(true);
    label->setFont(font);
    label->setBuddy(buddy);
    // Qt's lists and tables do not take their name from a label as other widgets do.
    if (buddy != nullptr && buddy->accessibleName().isEmpty())
        buddy->setAccessibleName(QString(text).remove(QLatin1Char('&')));
    return label;
}

} // namespace loggia::ui
