#include "ui/shell/notice_dialog.hpp"

#include "ui/theme/icons.hpp"

#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QFontMetrics>
#include <QGridLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>

#include <algorithm>

namespace loggia::ui {

namespace {

QPlainTextEdit* excerpt_view(const QString& excerpt, QWidget* parent) {
    auto* view = new QPlainTextEdit(excerpt, parent);
    view->setObjectName(QStringLiteral("excerpt"));
    view->setAccessibleName(QDialog::tr("Where the error is"));
    view->setReadOnly(true);
    view->setTabChangesFocus(true);
    view->setLineWrapMode(QPlainTextEdit::NoWrap);
    view->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    const QFontMetrics metrics(view->font());
    qsizetype longest = 0;
    for (const QString& line : excerpt.split(QLatin1Char('\n')))
        longest = std::max(longest, line.size());
    const auto columns = static_cast<int>(std::clamp<qsizetype>(longest + 2, 30, 80));
    const auto lines =
        static_cast<int>(std::clamp<qsizetype>(excerpt.count(QLatin1Char('\n')) + 2, 3, 12));
    view->setMinimumWidth(metrics.averageCharWidth() * columns + 24);
    view->setFixedHeight(metrics.lineSpacing() * lines + 16);
    return view;
}

} // namespace

NoticeDialog::NoticeDialog(const Dialogs::Notice& notice, const QString& icon_name, QWidget* parent)
    : QDialog(parent) {
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(notice.title);

    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(20, 20, 20, 16);
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(12);
    auto* picture = new QLabel(this);
    picture->setPixmap(icon(icon_name).pixmap(QSize(32, 32), devicePixelRatio()));
    grid->addWidget(picture, 0, 0, Qt::AlignTop);

    auto* text = new QLabel(notice.text, this);
    text->setObjectName(QStringLiteral("text"));
    text->setTextFormat(Qt::PlainText);
    text->setWordWrap(true);
    text->setMinimumWidth(360);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    grid->addWidget(text, 0, 1);
    if (!notice.excerpt.isEmpty())
        grid->addWidget(excerpt_view(notice.excerpt, this), 1, 1);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok, this);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    grid->addWidget(buttons, 2, 0, 1, 2);
    grid->setColumnStretch(1, 1);
    buttons->button(QDialogButtonBox::Ok)->setFocus();
    setAccessibleDescription(notice.text);
}

} // namespace loggia::ui
