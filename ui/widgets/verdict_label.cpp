#include "ui/widgets/verdict_label.hpp"

#include "ui/theme/colours.hpp"
#include "ui/theme/text_size.hpp"
#include "ui/widgets/announce.hpp"

#include <QAccessible>
#include <QFontMetrics>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace loggia::ui {

namespace {

/// Against the font of the page: the first one with which the words fit into a line.
constexpr std::array verdict_sizes{1.7, 1.6, 1.5, 1.4, 1.3};

} // namespace

VerdictLabel::VerdictLabel(QWidget* parent) : QWidget(parent), words_(new QLabel(this)) {
    stays_.setSingleShot(true);
    stays_.setInterval(read_after_ms);
    connect(&stays_, &QTimer::timeout, this, &VerdictLabel::tell);
    words_->setObjectName(QStringLiteral("verdict"));
    fitToText(*this, [this] {
        // Smaller words move nothing below.
        words_->setMinimumHeight(QFontMetrics(sized(verdict_sizes.front())).height());
        fit();
    });
    words_->setWordWrap(true);
    words_->setTextFormat(Qt::PlainText);
    words_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(words_);
    colour(VerdictTone::open);
}

void VerdictLabel::setVerdict(const QString& words, VerdictTone tone) {
    if (words != words_->text()) {
        words_->setText(words);
        fit();
        stays_.start();
    }
    colour(tone);
}

void VerdictLabel::tell() {
    QAccessibleEvent alert(words_, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
    Q_EMIT told();
}

QString VerdictLabel::text() const {
    return words_->text();
}

void VerdictLabel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fit();
}

QFont VerdictLabel::sized(double size) const {
    QFont large = font();
    large.setPointSizeF(size * large.pointSizeF());
    large.setBold(true);
    return large;
}

void VerdictLabel::fit() {
    const auto* const best =
        std::find_if(verdict_sizes.begin(), verdict_sizes.end(), [this](double size) {
            return QFontMetrics(sized(size)).horizontalAdvance(words_->text()) < width();
        });
    words_->setFont(sized(best == verdict_sizes.end() ? verdict_sizes.front() : *best));
}

void VerdictLabel::colour(VerdictTone tone) {
    constexpr std::array inks{&Colours::muted_text, &Colours::text, &Colours::win, &Colours::lose};
    setTextColour(*words_, inks.at(static_cast<std::size_t>(tone)));
}

} // namespace loggia::ui
