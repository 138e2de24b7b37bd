#include "ui/connect4/position_field.hpp"

#include "core/connect4/format.hpp"
#include "ui/connect4/connect4_document.hpp"
#include "ui/widgets/panel_area.hpp"
#include "ui/widgets/sentence.hpp"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace loggia::ui {

PositionField::PositionField(Connect4Document* document, QWidget* parent)
    : QWidget(parent), document_(document), text_(new QLineEdit(this)),
      copy_(new QPushButton(tr("Copy"), this)), error_(new QLabel(this)) {
    text_->setAccessibleName(tr("Position as text"));
    text_->setToolTip(tr("Six rows from the top, 0 for an empty cell, then the player to move. "
                         "Type another position, or moves such as 4443, and press Enter."));
    text_->installEventFilter(this);
    copy_->setToolTip(tr("Copy this line"));
    error_->setWordWrap(true);
    error_->setTextFormat(Qt::PlainText);
    error_->hide();
    auto* line = new QHBoxLayout;
    line->addWidget(text_, 1);
    line->addWidget(copy_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addLayout(line);
    layout->addWidget(error_);
    connect(text_, &QLineEdit::textEdited, this, &PositionField::judge);
    connect(text_, &QLineEdit::returnPressed, this, &PositionField::takeOver);
    connect(copy_, &QPushButton::clicked, this, [this] { Q_EMIT copyWanted(text_->text()); });
    connect(document_, &Connect4Document::changed, this, &PositionField::refresh);
    refresh();
}

void PositionField::refresh() {
    const QString text = QString::fromStdString(connect4::to_line(document_->boardShown()));
    if (text_->text() == text)
        return;
    text_->setText(text);
    text_->setCursorPosition(0);
    judge();
}

/// Says what is wrong while it is typed, and nothing of what is right.
void PositionField::judge() {
    // A position that is being set up may be impossible: that is said elsewhere.
    if (text_->text() == QString::fromStdString(connect4::to_line(document_->boardShown())))
        return error_->hide();
    const auto typed = connect4::typed_game(text_->text().toStdString());
    error_->setVisible(!typed);
    if (typed)
        return;
    error_->setText(sentence(typed.error().message));
    bringIntoSight(*error_);
}

void PositionField::takeOver() {
    const auto typed = connect4::typed_game(text_->text().toStdString());
    if (!typed ||
        text_->text() == QString::fromStdString(connect4::to_line(document_->boardShown())))
        return;
    if (document_->isEditing())
        document_->edit(connect4::Setup::of(typed->main_game().position()), tr("type a position"));
    else
        document_->setGame(*typed, tr("type a position"));
    refresh();
    Q_EMIT acted();
}

bool PositionField::eventFilter(QObject* watched, QEvent* event) {
    if (watched == text_ && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        refresh();
        text_->selectAll();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace loggia::ui
