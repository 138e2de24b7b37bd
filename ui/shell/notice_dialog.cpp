#include "ui/shell/notice_dialog.hpp"

#include "ui/theme/icons.hpp"
#include "ui/theme/text_size.hpp"

#include <QDialogButtonBox>
#include <QFontMetrics>
#include <QGridLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>

#include <algorithm>

namespace loggia::ui {

namespace {

QPlainTextEdit* excerpt_view(const QString& excerpt, const QString& name, QWidget* parent) {
    auto* view = new QPlainTextEdit(excerpt, parent);
    view->setObjectName(QStringLiteral("excerpt"));
    view->setAccessibleName(name);
    view->setReadOnly(true);
    view->setTabChangesFocus(true);
    view->setLineWrapMode(QPlainTextEdit::NoWrap);
    setFixedFont(*view);
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

void make_default(QPushButton& button) {
    button.setDefault(true);
    button.setFocus();
}

} // namespace

NoticeDialog::NoticeDialog(const Dialogs::Notice& notice, const QString& icon_name, QWidget* parent)
    : QDialog(parent) {
    setWindowTitle(notice.title);
    QDialogButtonBox* buttons =
        lay({icon_name, notice.text, {}, notice.excerpt, tr("Where the error is")});
    buttons->addButton(QDialogButtonBox::Ok)->setFocus();
}

NoticeDialog::NoticeDialog(const Dialogs::Question& question, QWidget* parent) : QDialog(parent) {
    setWindowTitle(question.title);
    QDialogButtonBox* buttons = lay({QStringLiteral("help"), question.text, question.detail,
                                     question.excerpt, tr("The lines that it is about")});
    for (qsizetype i = 0; i < question.answers.size(); ++i) {
        auto* button = new QPushButton(question.answers[i], this);
        buttons->addButton(button, i == 0 ? QDialogButtonBox::AcceptRole
                                          : QDialogButtonBox::DestructiveRole);
        connect(button, &QPushButton::clicked, this, [this, i] {
            accept();
            Q_EMIT answered(static_cast<int>(i));
        });
        if (i == 0)
            make_default(*button);
    }
    if (!question.can_cancel)
        return;
    QPushButton* cancel = buttons->addButton(QDialogButtonBox::Cancel);
    if (question.can_lose)
        make_default(*cancel);
}

QDialogButtonBox* NoticeDialog::lay(const Content& content) {
    setAttribute(Qt::WA_DeleteOnClose);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(20, 20, 20, 16);
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(12);
    auto* picture = new QLabel(this);
    picture->setPixmap(icon(content.icon).pixmap(QSize(32, 32), devicePixelRatio()));
    grid->addWidget(picture, 0, 0, Qt::AlignTop);

    int row = 0;
    const auto add_text = [&](const QString& text, const char* name) {
        auto* label = new QLabel(text, this);
        label->setObjectName(QLatin1String(name));
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setMinimumWidth(360);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        grid->addWidget(label, row++, 1);
    };
    add_text(content.text, "text");
    if (!content.detail.isEmpty())
        add_text(content.detail, "detail");
    if (!content.excerpt.isEmpty())
        grid->addWidget(excerpt_view(content.excerpt, content.excerpt_name, this), row++, 1);

    auto* buttons = new QDialogButtonBox(this);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    grid->addWidget(buttons, row, 0, 1, 2);
    grid->setColumnStretch(1, 1);
    setAccessibleDescription(content.text);
    return buttons;
}

} // namespace loggia::ui
