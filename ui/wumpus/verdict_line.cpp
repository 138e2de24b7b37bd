#include "ui/wumpus/verdict_line.hpp"

#include "ui/language/core_words.hpp"
#include "ui/theme/colours.hpp"
#include "ui/widgets/number_text.hpp"
#include "ui/widgets/sentence.hpp"
#include "ui/widgets/verdict_label.hpp"

#include <QLabel>
#include <QVBoxLayout>

namespace loggia::ui {

using wumpus::Verdict;

namespace {

QString wordsOf(const Study& study) {
    if (study.awaited)
        return VerdictLine::tr("Deciding\u2026");
    if (study.verdict)
        return coreWords(to_text(*study.verdict));
    if (study.asks || study.failure)
        return VerdictLine::tr("stopped");
    return study.errors.at(indexOf(TextKind::statement)).empty()
               ? VerdictLine::tr("no statement yet")
               : VerdictLine::tr("statement not understood");
}

QString noteOf(const Study& study) {
    if (study.failure)
        return sentence(study.failure->message);
    const auto& errors = study.errors.at(indexOf(TextKind::statement));
    if (!study.asks && !errors.empty())
        return sentence(errors.front().message);
    if (study.linesLeftOut() > 0)
        return counted(study.linesLeftOut(),
                       VerdictLine::tr("%1 line was skipped because it cannot be read."),
                       VerdictLine::tr("%1 lines were skipped because they cannot be read."));
    if (study.ignored > 0)
        return counted(
            study.ignored,
            VerdictLine::tr("Only the first statement counts. %1 line below it is ignored."),
            VerdictLine::tr("Only the first statement counts. %1 lines below it are ignored."));
    return {};
}

QString understoodOf(const Study& study) {
    return study.understood.empty()
               ? QString()
               : VerdictLine::tr("Understood as %1").arg(QString::fromStdString(study.understood));
}

VerdictTone toneOf(const std::optional<Verdict>& verdict) {
    if (!verdict)
        return VerdictTone::open;
    switch (*verdict) {
    case Verdict::definitely_true:
        return VerdictTone::good;
    case Verdict::definitely_false:
    case Verdict::both:
        return VerdictTone::bad;
    default:
        return VerdictTone::neutral;
    }
}

} // namespace

VerdictLine::VerdictLine(QWidget* parent)
    : QWidget(parent), verdict_(new VerdictLabel(this)), note_(new QLabel(this)) {
    note_->setObjectName(QStringLiteral("note"));
    note_->setTextFormat(Qt::PlainText);
    // Of two lines, so that what is below stays in its place while somebody types.
    note_->setMinimumHeight(2 * note_->fontMetrics().lineSpacing());
    note_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    note_->setWordWrap(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(verdict_);
    layout->addWidget(note_);
    setStudy({});
}

void VerdictLine::setStudy(const Study& study) {
    verdict_->setVerdict(wordsOf(study), toneOf(study.verdict));
    const QString note = noteOf(study);
    const bool is_warning = !note.isEmpty();
    note_->setText(is_warning ? note : understoodOf(study));
    setTextColour(*note_, is_warning ? &Colours::warning : &Colours::muted_text);
}

QString VerdictLine::text() const {
    return verdict_->text();
}

} // namespace loggia::ui
