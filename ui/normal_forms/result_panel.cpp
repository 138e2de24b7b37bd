#include "ui/normal_forms/result_panel.hpp"

#include "ui/normal_forms/study/form_words.hpp"
#include "ui/normal_forms/study/term_look.hpp"
#include "ui/theme/colours.hpp"
#include "ui/theme/text_size.hpp"
#include "ui/widgets/flow_layout.hpp"
#include "ui/widgets/greyed.hpp"
#include "ui/widgets/heading.hpp"
#include "ui/widgets/number_text.hpp"
#include "ui/widgets/sentence.hpp"
#include "ui/widgets/verdict_label.hpp"

#include <QAccessible>
#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <initializer_list>
#include <utility>
#include <variant>

namespace loggia::ui {

using normal_forms::CoveringFormat;
using normal_forms::Format;
using normal_forms::NamedResultFormat;
using normal_forms::result_formats;
using normal_forms::ResultFormat;

namespace {

/// Longer texts are written when they are asked for, and not shown.
constexpr std::uint64_t most_literals_shown = 20'000;
constexpr int most_inputs_shown = 10; // of a table or a list of rows

constexpr qsizetype most_letters_shown = 1'000'000; // of a problem

bool isLarge(const FormStudy& shown, const ResultFormat& format) {
    if (std::holds_alternative<CoveringFormat>(format))
        return false;
    if (shown.wide)
        return shown.wide->minimum->cover.literals() > most_literals_shown;
    if (format == ResultFormat(Format::table) || format == ResultFormat(Format::minterms) ||
        format == ResultFormat(Format::csv))
        return shown.chosen->on.inputs > most_inputs_shown;
    return shown.minimum->cover.literals() > most_literals_shown;
}

} // namespace

ResultPanel::ResultPanel(QWidget* parent)
    : QWidget(parent), verdict_(new VerdictLabel(this)), summary_(new QLabel(this)),
      notes_(new QLabel(this)), forms_label_(new QLabel(this)), forms_(new QComboBox(this)),
      terms_(new QListWidget(this)), format_(new QComboBox(this)), text_(new QPlainTextEdit(this)),
      copy_(new QPushButton(tr("Cop&y"), this)), save_(new QPushButton(tr("Save..."), this)),
      problem_(failure("there is no result yet")) {
    build();
    connect(terms_, &QListWidget::itemEntered, this,
            [this](QListWidgetItem* item) { Q_EMIT termPointed(terms_->row(item)); });
    connect(terms_, &QListWidget::currentRowChanged, this, &ResultPanel::termSelected);
    // Pointing at it has made it the current one already.
    connect(terms_, &QListWidget::itemClicked, this,
            [this](QListWidgetItem* item) { Q_EMIT termSelected(terms_->row(item)); });
    connect(forms_, &QComboBox::activated, this, &ResultPanel::formChosen);
    connect(format_, &QComboBox::currentIndexChanged, this, [this] {
        writeText();
        Q_EMIT formatChanged();
    });
    connect(&writer_, &ResultWriter::runningChanged, this, &ResultPanel::runningChanged);
    connect(copy_, &QPushButton::clicked, this, &ResultPanel::copyRequested);
    connect(save_, &QPushButton::clicked, this, &ResultPanel::saveRequested);
}

void ResultPanel::build() {
    summary_->setObjectName(QStringLiteral("summary"));
    summary_->setForegroundRole(QPalette::PlaceholderText);
    notes_->setObjectName(QStringLiteral("notes"));
    for (QLabel* label : {summary_, notes_}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    terms_->setObjectName(QStringLiteral("terms"));
    terms_->setMouseTracking(true);
    terms_->viewport()->installEventFilter(this);
    terms_->setWordWrap(true);
    terms_->setResizeMode(QListView::Adjust);
    terms_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    terms_->setMinimumHeight(4 * (fontMetrics().height() + 8));
    // They take the room that is left, and do not ask for more than their least.
    terms_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    text_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    forms_->setObjectName(QStringLiteral("minimumForms"));
    forms_->setAccessibleName(tr("Minimum forms"));
    forms_->setToolTip(tr("All minimum forms (Petrick's method)"));
    forms_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    forms_->setMinimumContentsLength(12);
    forms_label_->setObjectName(QStringLiteral("minimumFormsCount"));
    forms_label_->setBuddy(forms_);
    heading_ = heading(tr("&Terms"), this, terms_);
    format_->setObjectName(QStringLiteral("format"));
    format_->setAccessibleName(tr("Format of the text"));
    format_->setToolTip(tr("Notation or file format of the result"));
    for (const NamedResultFormat& named : result_formats)
        format_->addItem(nameOf(named.value));
    format_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    format_->setMinimumContentsLength(12);
    text_->setObjectName(QStringLiteral("text"));
    text_->setAccessibleName(tr("Result as text"));
    text_->setReadOnly(true);
    text_->setTabChangesFocus(true);
    setFixedFont(*text_);
    text_->setMinimumHeight(4 * fontMetrics().lineSpacing());
    copy_->setObjectName(QStringLiteral("copy"));
    copy_->setToolTip(tr("Copy the result in this format"));
    save_->setObjectName(QStringLiteral("save"));
    save_->setToolTip(tr("Save the result in this format, or another one"));

    format_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    auto* row_widget = new QWidget(this);
    auto* row = new FlowLayout(row_widget);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(format_);
    row->addWidget(copy_);
    row->addWidget(save_);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(verdict_);
    layout->addWidget(summary_);
    layout->addWidget(notes_);
    layout->addWidget(forms_label_);
    layout->addWidget(forms_);
    layout->addWidget(heading_);
    layout->addWidget(terms_, 1);
    layout->addWidget(row_widget);
    layout->addWidget(text_, 1);
}

void ResultPanel::setStudy(const FormStudy& study, const FormStudy& shown, bool old) {
    const FormVerdict verdict = verdictOf(study);
    verdict_->setVerdict(verdict.words, verdict.tone);
    summary_->setText(summaryOf(shown));
    const bool unasked = old && study.complete && !study.text && shown.text;
    notes_->setText(
        unasked ? tr("The text or its settings have changed. Press Minimise for a new result.")
                : notesOf(study).join(QLatin1Char('\n')));
    notes_->setVisible(!notes_->text().isEmpty());
    const bool same = shown_.minimum && shown.minimum && shown_.chosen == shown.chosen &&
                      shown_.settings.form == shown.settings.form &&
                      shown_.minimum->cover == shown.minimum->cover &&
                      shown_.minimumForms() == shown.minimumForms();
    const bool same_problem =
        shown_.chosen == shown.chosen && shown_.settings.form == shown.settings.form && !shown.wide;
    shown_ = shown;
    const bool was_old = std::exchange(old_, old);
    for (QWidget* part :
         std::initializer_list<QWidget*>{summary_, forms_label_, forms_, heading_, terms_, text_})
        setFaded(*part, old);
    if (same) {
        if (was_old != old)
            showText();
        return;
    }
    showForms();
    showTerms();
    // A problem is none of the cover that was found for it.
    if (std::holds_alternative<Format>(format()) || !same_problem)
        writeText();
}

/// Where there are several minimum forms: which of them is shown.
void ResultPanel::showForms() {
    const QSignalBlocker blocker(forms_);
    const std::size_t count = shown_.minimumForms();
    const int before = forms_->currentIndex();
    forms_->clear();
    for (std::size_t form = 0; count > 1 && form < count; ++form)
        forms_->addItem(tr("%1: %2").arg(form + 1).arg(minimumText(shown_, form)));
    forms_->setCurrentIndex(shown_.settings.choice);
    forms_->setVisible(count > 1);
    // Chosen by a command: a screen reader reads only what is chosen where the keyboard is.
    if (before >= 0 && before != forms_->currentIndex() && !forms_->hasFocus()) {
        QAccessibleEvent alert(forms_, QAccessible::Alert);
        QAccessible::updateAccessibility(&alert);
    }
    forms_label_->setVisible(count > 1);
    forms_label_->setText(count > 1 ? (shown_.forms->complete ? tr("%1 minimum forms:")
                                                              : tr("The first %1 minimum forms:"))
                                          .arg(numberText(count))
                                    : QString());
}

void ResultPanel::showTerms() {
    const QSignalBlocker blocker(terms_);
    terms_->clear();
    const bool cnf = shown_.isCnf();
    heading_->setText(cnf ? tr("C&lauses") : tr("&Terms"));
    terms_->setAccessibleName(cnf ? tr("Clauses") : tr("Terms"));
    if (shown_.wide)
        return listWideTerms();
    const std::size_t count = shown_.terms();
    const Colours& colours = coloursFor(palette());
    for (std::size_t i = 0; i < std::min(count, static_cast<std::size_t>(most_listed)); ++i) {
        const normal_forms::Cube& cube = shown_.minimum->cover.cubes[i];
        const auto term = static_cast<int>(i);
        const QString text = termText(*shown_.chosen, shown_.settings.form, cube);
        auto* item = new QListWidgetItem(termIcon(term, colours), text, terms_);
        item->setData(Qt::AccessibleTextRole, QStringLiteral("%1: %2").arg(letterOf(term), text));
        const int inputs = shown_.chosen->on.inputs;
        QString tip = tr("%1: %2").arg(bitsOf(cube, inputs), rowsInWords(cube, inputs));
        if (shown_.chosen->outputs.size() > 1) {
            QStringList outputs;
            for (std::size_t j = 0; j < shown_.chosen->outputs.size(); ++j)
                if ((cube.outputs >> j & 1U) != 0)
                    outputs << QString::fromStdString(shown_.chosen->outputs[j]);
            tip += tr("  of %1").arg(outputs.join(QStringLiteral(", ")));
            item->setText(text + QStringLiteral("   \u2192 ") + outputs.join(QStringLiteral(", ")));
        }
        item->setToolTip(tip);
    }
    listRest(count);
    setTerm(term_);
}

/// No view shows where the terms of a wide function lie, so none can be selected.
void ResultPanel::listWideTerms() {
    if (!shown_.wide->minimum)
        return;
    const normal_forms::WideFunction& function = *shown_.wide->chosen;
    const normal_forms::PositionalCover& cover = shown_.wide->minimum->cover;
    for (std::size_t i = 0; i < std::min(cover.terms(), static_cast<std::size_t>(most_listed));
         ++i) {
        const auto written = write_cube(function, shown_.settings.form, cover, i, Format::unicode);
        QString text = written ? QString::fromStdString(*written).trimmed() : QString();
        QStringList outputs;
        for (std::size_t j = 0; j < function.outputs.size() && function.outputs.size() > 1; ++j)
            if (cover.has_output(i, static_cast<int>(j)))
                outputs << QString::fromStdString(function.outputs[j]);
        if (!outputs.isEmpty())
            text += QStringLiteral("   \u2192 ") + outputs.join(QStringLiteral(", "));
        auto* item = new QListWidgetItem(text, terms_);
        item->setFlags(Qt::ItemIsEnabled);
        item->setToolTip(text);
    }
    listRest(cover.terms());
}

void ResultPanel::listRest(std::size_t count) {
    if (count <= static_cast<std::size_t>(most_listed))
        return;
    auto* more =
        new QListWidgetItem(tr("\u2026 and %1 more").arg(numberText(count - most_listed)), terms_);
    more->setFlags(Qt::NoItemFlags);
}

void ResultPanel::setTerm(int term) {
    term_ = term;
    const QSignalBlocker blocker(terms_);
    const bool there = term >= 0 && term < std::min(terms_->count(), most_listed);
    if (there) {
        terms_->setCurrentRow(term);
        return;
    }
    // A view that was told so keeps no item current when it gets the keyboard; without that it
    // takes its first one, which nobody picked.
    terms_->setCurrentIndex({});
    terms_->clearSelection();
}

void ResultPanel::tellTerm() {
    if (terms_->currentRow() < 0)
        return;
    QAccessibleEvent alert(terms_, QAccessible::Alert);
    alert.setChild(terms_->currentRow());
    QAccessible::updateAccessibility(&alert);
}

ResultFormat ResultPanel::format() const {
    return result_formats.at(static_cast<std::size_t>(formatIndex())).value;
}

int ResultPanel::formatIndex() const {
    return format_->currentIndex();
}

void ResultPanel::setFormatIndex(int index) {
    format_->setCurrentIndex(std::clamp(index, 0, format_->count() - 1));
}

void ResultPanel::setFormat(const ResultFormat& format) {
    for (std::size_t i = 0; i < result_formats.size(); ++i)
        if (result_formats.at(i).value == format)
            format_->setCurrentIndex(static_cast<int>(i));
}

Result<QString> ResultPanel::asText() const {
    const auto form = format();
    if (std::holds_alternative<CoveringFormat>(form))
        return problem_;
    return formText(shown_, std::get<Format>(form));
}

void ResultPanel::writeText() {
    writer_.abandon();
    if (const auto chosen = format(); std::holds_alternative<CoveringFormat>(chosen)) {
        problem_ = failure("the result is still being written");
        writer_.write(shown_, chosen, [this](const Result<QString>& text) {
            problem_ = text;
            showText();
        });
    }
    showText();
}

void ResultPanel::showText() {
    const bool there = hasResult(shown_, format());
    text_->setEnabled(there);
    save_->setEnabled(there && !old_);
    copy_->setEnabled(there && !old_);
    if (!there) {
        text_->clear();
        return;
    }
    if (writer_.isRunning()) {
        copy_->setEnabled(false);
        text_->setPlainText(shown_.settings.form == normal_forms::Form::cnf
                                ? tr("Finding all prime implicates\u2026")
                                : tr("Finding all prime implicants\u2026"));
        return;
    }
    // Long forms are written when they are asked for.
    const QString too_long = tr("Too long to show here. Copy or save it.");
    if (isLarge(shown_, format())) {
        text_->setPlainText(too_long);
        return;
    }
    const auto text = asText();
    copy_->setEnabled(text.has_value() && !old_);
    text_->setPlainText(!text                               ? sentence(text.error().message)
                        : text->size() > most_letters_shown ? too_long
                                                            : *text);
}

QString ResultPanel::verdict() const {
    return verdict_->text();
}

void ResultPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        showTerms();
}

bool ResultPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == terms_->viewport() && event->type() == QEvent::Leave)
        Q_EMIT termPointed(-1);
    return QWidget::eventFilter(watched, event);
}

} // namespace loggia::ui
