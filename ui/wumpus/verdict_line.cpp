#include "ui/wumpus/verdict_line.hpp"

#include "ui/shell/colours.hpp"

#include <QAccessible>
#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace loggia::ui {

using wumpus::Verdict;

namespace {

QString wordsOf(const Study& study) {
    if (study.verdict)
        return QString::fromLatin1(to_text(*study.verdict));
    if (study.asks)
        return VerdictLine::tr("not known");
    return study.errors.at(indexOf(TextKind::statement)).empty()
               ? VerdictLine::tr("no statement yet")
               : VerdictLine::tr("no statement that can be read");
}

QString noteOf(const Study& study) {
    const auto& errors = study.errors.at(indexOf(TextKind::statement));
    if (!study.asks && !errors.empty())
        return QString::fromStdString(errors.front().message);
    if (study.linesLeftOut() > 0)
        return counted(study.linesLeftOut(),
                       VerdictLine::tr("Without %1 line that cannot be read."),
                       VerdictLine::tr("Without %1 lines that cannot be read."));
    return {};
}

} // namespace

VerdictLine::VerdictLine(QWidget* parent)
    : QWidget(parent), verdict_(new QLabel(this)), note_(new QLabel(this)) {
    verdict_->setObjectName(QStringLiteral("verdict"));
    QFont large = verdict_->font();
    large.setPointSizeF(1.7 * large.pointSizeF());
    large.setBold(true);
    verdict_->setFont(large);
    verdict_->setWordWrap(true);
    verdict_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    note_->setObjectName(QStringLiteral("note"));
    note_->setTextFormat(Qt::PlainText);
    note_->setMinimumHeight(note_->fontMetrics().lineSpacing());
    note_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(verdict_);
    layout->addWidget(note_);
    setStudy({});
}

void VerdictLine::setStudy(const Study& study) {
    shown_ = study.verdict;
    const QString words = wordsOf(study);
    if (words != verdict_->text()) {
        verdict_->setText(words);
        // The keyboard is elsewhere when it changes: have it said.
        QAccessibleEvent alert(verdict_, QAccessible::Alert);
        QAccessible::updateAccessibility(&alert);
    }
    note_->setText(noteOf(study));
    note_->setToolTip(note_->text());
    colour();
}

QString VerdictLine::text() const {
    return verdict_->text();
}

void VerdictLine::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    // Not for the labels' own palettes, which this sets.
    if (event->type() == QEvent::PaletteChange)
        colour();
}

void VerdictLine::colour() {
    const Colours& colours = coloursFor(palette());
    QColor ink = colours.text;
    if (!shown_)
        ink = colours.muted_text;
    else if (shown_ == Verdict::definitely_true)
        ink = colours.win;
    else if (shown_ == Verdict::definitely_false || shown_ == Verdict::both)
        ink = colours.lose;
    QPalette tinted = palette();
    tinted.setColor(QPalette::WindowText, ink);
    verdict_->setPalette(tinted);
    tinted.setColor(QPalette::WindowText, colours.warning);
    note_->setPalette(tinted);
}

} // namespace loggia::ui
