#include "ui/window/about_dialog.hpp"

#include "ui/theme/icons.hpp"
#include "ui/widgets/close_button.hpp"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>

namespace loggia::ui {

AboutDialog::AboutDialog(QWidget* parent) : QDialog(parent) {
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("About Loggia"));
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(24, 24, 24, 16);
    grid->setHorizontalSpacing(20);
    grid->setVerticalSpacing(12);

    auto* picture = new QLabel(this);
    picture->setPixmap(icon(QStringLiteral("loggia")).pixmap(QSize(72, 72), devicePixelRatio()));
    grid->addWidget(picture, 0, 0, 2, 1, Qt::AlignTop);
    auto* name = new QLabel(tr("Loggia %1").arg(QStringLiteral(LOGGIA_VERSION)), this);
    QFont font = name->font();
    font.setPointSizeF(font.pointSizeF() * 1.6);
    font.setWeight(QFont::DemiBold);
    name->setFont(font);
    grid->addWidget(name, 0, 1);
    auto* text = new QLabel(
        tr("A workbench for boolean logic and games of perfect information: it solves them "
           "exactly, and explains the answer.\n\n"
           "Free software under the MIT licence.\n"
           "Made with Qt %1, fmt and CLI11.")
            .arg(QString::fromLatin1(qVersion())),
        this);
    text->setObjectName(QStringLiteral("text"));
    text->setWordWrap(true);
    text->setMinimumWidth(340);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    grid->addWidget(text, 1, 1);
    grid->addWidget(makeCloseButton(this), 2, 0, 1, 2);
    setAccessibleDescription(text->text());
}

} // namespace loggia::ui
