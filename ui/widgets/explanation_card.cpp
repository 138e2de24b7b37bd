#include "ui/widgets/explanation_card.hpp"

#include "ui/widgets/announce.hpp"
#include "ui/widgets/heading.hpp"
#include "ui/widgets/side_tabs.hpp"

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
    stays_.setSingleShot(true);
    stays_.setInterval(read_after_ms);
    connect(&stays_, &QTimer::timeout, this, &ExplanationCard::tell);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(title_);
    layout->addWidget(text_, 1);
    layout->addLayout(buttons_);
}

void ExplanationCard::setExplanation(const QString& title, const QString& text) {
    const bool has_other_title = title != title_->text();
    const bool has_other_text = text != text_->text();
    title_->setText(title);
    text_->setText(text);
    setAccessibleName(title.isEmpty()  ? text
                      : text.isEmpty() ? title
                                       : title + QStringLiteral(": ") + text);
    if (!isRead() || title.isEmpty())
        stays_.stop();
    else if (has_other_title)
        tell();
    else if (has_other_text)
        stays_.start();
}

bool ExplanationCard::isRead() const {
    if (isVisible() || !read_behind_tabs_)
        return isVisible();
    const QWidget* seen = parentWidget();
    while (seen != nullptr && !seen->isVisible())
        seen = seen->parentWidget();
    return seen != nullptr && qobject_cast<const SideTabs*>(seen->parentWidget()) != nullptr;
}

void ExplanationCard::tell() {
    stays_.stop();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
    Q_EMIT told();
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
