#include "ui/widgets/verdict_label.hpp"

#include "ui/shell/colours.hpp"

#include <QAccessible>
#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <array>

namespace loggia::ui {

VerdictLabel::VerdictLabel(QWidget* parent) : QWidget(parent), words_(new QLabel(this)) {
    words_->setObjectName(QStringLiteral("verdict"));
    QFont large = words_->font();
    large.setPointSizeF(1.7 * large.pointSizeF());
    large.setBold(true);
    words_->setFont(large);
    words_->setWordWrap(true);
    words_->setTextFormat(Qt::PlainText);
    words_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(words_);
    colour();
}

void VerdictLabel::setVerdict(const QString& words, VerdictTone tone) {
    tone_ = tone;
    if (words != words_->text()) {
        words_->setText(words);
        QAccessibleEvent alert(words_, QAccessible::Alert);
        QAccessible::updateAccessibility(&alert);
    }
    colour();
}

QString VerdictLabel::text() const {
    return words_->text();
}

void VerdictLabel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    // Not for the label's own palette, which this sets.
    if (event->type() == QEvent::PaletteChange)
        colour();
}

void VerdictLabel::colour() {
    const Colours& colours = coloursFor(palette());
    const std::array inks{colours.muted_text, colours.text, colours.win, colours.lose};
    QPalette tinted = palette();
    tinted.setColor(QPalette::WindowText, inks[static_cast<std::size_t>(tone_)]);
    words_->setPalette(tinted);
}

} // namespace loggia::ui
