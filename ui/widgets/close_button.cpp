#include "ui/widgets/close_button.hpp"

#include <QDialog>
#include <QDialogButtonBox>
#include <QIcon>
#include <QPushButton>

namespace loggia::ui {

QDialogButtonBox* makeCloseButton(QDialog* dialog) {
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
    buttons->button(QDialogButtonBox::Close)->setIcon({});
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    return buttons;
}

} // namespace loggia::ui
