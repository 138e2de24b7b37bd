#include "ui/batch/batch_button.hpp"

#include "ui/theme/icons.hpp"

#include <QPushButton>

namespace loggia::ui {

QPushButton* makeBatchButton(const QString& text, const char* name, const char* picture,
                             const QString& tip, QWidget* parent) {
    auto* button = new QPushButton(text, parent);
    button->setObjectName(QLatin1String(name));
    if (picture != nullptr)
        button->setIcon(icon(QLatin1String(picture)));
    button->setToolTip(tip);
    button->setAutoDefault(false); // Enter is not for whatever had the keyboard last
    return button;
}

} // namespace loggia::ui
