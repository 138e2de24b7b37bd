#include "ui/peg/peg_text_panel.hpp"

#include "core/peg/format.hpp"
#include "ui/peg/peg_document.hpp"
#include "ui/theme/icons.hpp"
#include "ui/theme/text_size.hpp"
#include "ui/widgets/heading.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QToolButton>
#include <QVBoxLayout>

namespace loggia::ui {

PegTextPanel::PegTextPanel(PegDocument* document, QWidget* parent)
    : QWidget(parent), document_(document) {
    new QVBoxLayout(this);
    jumps_ = field(QStringLiteral("jumps-text"), tr("Jumps (the assignment's back-end format)"),
                   tr("Copy the jumps"));
    board_ = field(QStringLiteral("board-text"), tr("Board (the assignment's front-end format)"),
                   tr("Copy the board"));
    jumps_->setPlaceholderText(tr("The jumps of the game appear here."));
    board_->setPlaceholderText(tr("The board appears here."));
    connect(document_, &PegDocument::changed, this, &PegTextPanel::refresh);
    refresh();
}

QPlainTextEdit* PegTextPanel::field(const QString& name, const QString& title,
                                    const QString& help) {
    auto* text = new QPlainTextEdit(this);
    text->setObjectName(name);
    text->setReadOnly(true);
    text->setTabChangesFocus(true);
    setFixedFont(*text);
    text->setAccessibleName(title);
    auto* copy = new QToolButton(this);
    copy->setIcon(icon(QStringLiteral("copy")));
    copy->setAutoRaise(true);
    copy->setToolTip(help);
    copy->setAccessibleName(help);
    connect(copy, &QToolButton::clicked, this,
            [this, text] { Q_EMIT copyWanted(text->toPlainText()); });
    auto* line = new QHBoxLayout;
    line->addWidget(heading(title, this, text), 1);
    line->addWidget(copy);
    auto* column = static_cast<QVBoxLayout*>(layout());
    column->addLayout(line);
    column->addWidget(text, 1);
    return text;
}

void PegTextPanel::refresh() {
    jumps_->setPlainText(QString::fromStdString(to_text(document_->game().jumps)));
    board_->setPlainText(
        document_->isBlank() ? QString() : QString::fromStdString(to_text(document_->puzzle())));
}

} // namespace loggia::ui
