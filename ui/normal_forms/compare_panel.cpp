#include "ui/normal_forms/compare_panel.hpp"

#include "ui/language/core_words.hpp"
#include "ui/normal_forms/study/form_syntax.hpp"
#include "ui/normal_forms/study/form_words.hpp"
#include "ui/undo/history.hpp"
#include "ui/widgets/sentence.hpp"
#include "ui/widgets/source/source_editor.hpp"
#include "ui/widgets/source/text_undo.hpp"
#include "ui/widgets/verdict_label.hpp"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace loggia::ui {

FormsComparePanel::FormsComparePanel(History* history, QWidget* parent)
    : QWidget(parent), other_(new SourceEditor(SourceEditor::Lines::many, this)),
      verdict_(new VerdictLabel(this)), detail_(new QLabel(this)),
      show_(new QPushButton(tr("Sh&ow this row"), this)) {
    auto* label = new QLabel(tr("Is another function e&quivalent? Type it in any notation, for "
                                "example a student's answer."),
                             this);
    label->setWordWrap(true);
    label->setBuddy(other_);
    other_->setObjectName(QStringLiteral("other"));
    other_->setAccessibleName(tr("The other function"));
    other_->setPlaceholderText(tr("a & !b | c"));
    prepareFormEditor(other_);
    new TextUndo(other_, history, TextUndo::besideDocument());
    detail_->setObjectName(QStringLiteral("compareDetail"));
    detail_->setWordWrap(true);
    detail_->setTextFormat(Qt::PlainText);
    detail_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    show_->setToolTip(tr("Go to this row in the truth table"));
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(label);
    layout->addWidget(other_, 1);
    layout->addWidget(verdict_);
    layout->addWidget(detail_);
    layout->addWidget(show_, 0, Qt::AlignLeft);
    layout->addStretch(1);
    connect(other_, &SourceEditor::documentEdited, this, [this] {
        follow();
        Q_EMIT textChanged();
    });
    connect(show_, &QPushButton::clicked, this, [this] {
        if (const FormComparison* found = found_.get())
            Q_EMIT rowWanted(found->row);
    });
    connect(&job_, &JobBase::runningChanged, this, &FormsComparePanel::runningChanged);
    follow();
}

void FormsComparePanel::setFunction(std::shared_ptr<const normal_forms::Function> function,
                                    bool pending, bool wide, normal_forms::Form form, int output,
                                    bool put_off) {
    if (function_ == function && pending_ == pending && wide_ == wide && form_ == form &&
        output_ == output && put_off_ == put_off)
        return;
    put_off_ = put_off;
    form_ = form;
    output_ = output;
    function_ = std::move(function);
    pending_ = pending;
    wide_ = wide;
    follow();
}

void FormsComparePanel::follow() {
    const std::string second = other_->text().toUtf8().toStdString();
    pairs_.advance();
    other_->setDiagnostics({});
    show_->hide();
    if (!function_ || second.find_first_not_of(" \t\r\n") == std::string::npos) {
        job_.abandon();
        verdict_->setVerdict(tr("Nothing to compare yet"), VerdictTone::open);
        detail_->setText(function_ ? tr("The two functions may have different inputs.")
                         : wide_ ? tr("The function on the left has too many inputs or outputs to "
                                      "compare here; “loggia-cli minimize --check” can compare it.")
                         : put_off_ ? tr("Press Minimise first, so that the function on the left "
                                         "is read.")
                         : pending_ ? tr("Reading the function on the left.")
                                    : tr("Correct the function on the left first."));
        return;
    }
    verdict_->setVerdict(tr("Comparing\u2026"), VerdictTone::open);
    detail_->clear();
    job_.start(
        pairs_.now(),
        [first = function_, second, form = form_,
         output = output_](const Control& control, const Job<FormComparison>::Sink&) {
            return compareForms(*first, second, control, form, output);
        },
        [this](const Result<FormComparison>& result) {
            if (result)
                return take(*result);
            FormComparison failed;
            failed.error = result.error();
            take(failed);
        });
}

void FormsComparePanel::take(const FormComparison& result) {
    using Outcome = FormComparison::Outcome;
    found_ = {pairs_.now(), result};
    show_->setVisible(result.outcome == Outcome::different && result.row_is_known);
    const auto say = [&](QStringList lines) {
        if (!result.output.isEmpty())
            lines.prepend(tr("Compared with the output %1.").arg(result.output));
        detail_->setText(lines.join(QLatin1Char('\n')));
    };
    switch (result.outcome) {
    case Outcome::equivalent:
        verdict_->setVerdict(tr("Equivalent"), VerdictTone::good);
        say(QStringList{result.has_free_rows
                            ? tr("They agree on every row that is not a don't-care.")
                            : tr("They agree on every row.")} +
            result.review);
        return;
    case Outcome::renamed:
        verdict_->setVerdict(tr("Equivalent with other letters"), VerdictTone::neutral);
        say(QStringList{(result.has_free_rows
                             ? tr("With other letters (%1) they agree on every row that is not a "
                                  "don't-care.")
                             : tr("With other letters (%1) they agree on every row."))
                            .arg(result.renaming)} +
            result.review);
        return;
    case Outcome::different:
        verdict_->setVerdict(tr("Different"), VerdictTone::bad);
        say({tr("For %1 the function on the left is %2 and this one is %3.")
                 .arg(result.where, QString::number(result.first ? 1 : 0),
                      QString::number(result.first ? 0 : 1))});
        return;
    case Outcome::unknown:
        break;
    }
    verdict_->setVerdict(tr("Cannot be compared"), VerdictTone::open);
    detail_->setText(sentence(result.error->message));
    if (result.error->span)
        other_->setDiagnostics(
            {{*result.error->span, Severity::error, coreWords(result.error->message)}});
}

QString FormsComparePanel::verdict() const {
    return verdict_->text();
}
QString FormsComparePanel::detail() const {
    return detail_->text();
}

} // namespace loggia::ui
