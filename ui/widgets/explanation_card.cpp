#include "ui/widgets/explanation_card.hpp"

#include "ui/widgets/heading.hpp"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace loggia::ui {

ExplanationCard::ExplanationCard(QWidget* parent)
    : QFrame(parent), title_(heading({}, this)), text_(new QLabel(this)),
      buttons_(new QHBoxLayout) {
    setFrameShape(QFrame::StyledPanel);
    title_->setWordWrap(true);
    text_->setWordWrap(true);
    text_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    text_->setTextFormat(Qt::PlainText);
    setLines(5);
    text_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    buttons_->addStretch();
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(title_);
    layout->addWidget(text_, 1);
    layout->addLayout(buttons_);
}

void ExplanationCard::setExplanation(const QString& title, const QString& text) {
    const bool is_news = isVisible() && !title.isEmpty() && title != title_->text();
    title_->setText(title);
    text_->setText(text);
    setAccessibleName(title.isEmpty() ? text : title + QStringLiteral(": ") + text);
    if (is_news) {
        QAccessibleEvent alert(this, QAccessible::Alert);
        QAccessible::updateAccessibility(&alert);
    }
}

void ExplanationCard::setLines(int lines) {
    text_->setMinimumHeight(lines * fontMetrics().lineSpacing());
}

QString ExplanationCard::title() const {
    return title_->text();
}

QString ExplanationCard::text() const {
    return text_->text();
}

void ExplanationCard::addButton(QPushButton* button) {
    buttons_->insertWidget(buttons_->count() - 1, button); // before the stretch
}

} // namespace loggia::ui
