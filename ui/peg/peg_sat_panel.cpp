#include "ui/peg/peg_sat_panel.hpp"

#include "ui/commands/command_button.hpp"
#include "ui/language/core_words.hpp"
#include "ui/theme/icons.hpp"
#include "ui/theme/text_size.hpp"
#include "ui/widgets/flow_layout.hpp"
#include "ui/widgets/heading.hpp"
#include "ui/widgets/number_text.hpp"
#include "ui/widgets/step_buttons.hpp"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QTableWidget>
#include <QTextBlock>
#include <QToolButton>
#include <QVBoxLayout>

namespace loggia::ui {

PegSatPanel::PegSatPanel(QWidget* parent)
    : QWidget(parent), timing_(new QComboBox(this)),
      some_jump_(option(tr("4B"), tr("At least one jump at each time"))),
      some_peg_(option(tr("6B"), tr("At least one peg at the end"))),
      parity_(option(tr("Parities"), tr("Position classes of the goal"))),
      pagoda_(option(tr("Pagodas"), tr("Pagoda functions (goals with a single position)"))),
      order_(option(tr("Order"), tr("Only one order for jumps that can be swapped"))),
      sizes_(new QLabel(this)), axioms_(new QTableWidget(0, 2, this)), meaning_(new QLabel(this)),
      solver_(new QLabel(this)),
      steps_(new StepButtons(
          {tr("First position"), tr("One jump back"), tr("One jump forward"), tr("Last position")},
          this)),
      play_(new QToolButton(this)), jumps_(new QPlainTextEdit(this)) {
    timing_->addItems({tr("The assignment's axioms"), tr("Sequential, one jump per step (counter)"),
                       tr("Sequential, one jump per step (product)"), tr("Parallel (rounds)"),
                       tr("Parallel (sweeps)")});
    timing_->setObjectName(QStringLiteral("timing"));
    timing_->setAccessibleName(tr("Encoding"));
    timing_->setToolTip(tr("How jumps become clauses. Parallel encodings need fewer steps."));
    timing_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    timing_->setMinimumContentsLength(16);
    auto* options = new FlowLayout;
    for (QCheckBox* box : {some_jump_, some_peg_, parity_, pagoda_, order_})
        options->addWidget(box);

    axioms_->setObjectName(QStringLiteral("axioms"));
    axioms_->setAccessibleName(tr("Axioms by kind"));
    axioms_->setHorizontalHeaderLabels({tr("Axioms"), tr("Clauses")});
    axioms_->verticalHeader()->hide();
    axioms_->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    axioms_->horizontalHeader()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    axioms_->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    axioms_->horizontalHeaderItem(1)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    axioms_->horizontalHeader()->setHighlightSections(false);
    fitRowsToText(*axioms_);
    axioms_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    axioms_->setSelectionMode(QAbstractItemView::SingleSelection);
    axioms_->setSelectionBehavior(QAbstractItemView::SelectRows);
    axioms_->setTabKeyNavigation(false);
    axioms_->setShowGrid(false);
    axioms_->setMinimumHeight(5 * fontMetrics().height());
    meaning_->setObjectName(QStringLiteral("meaning"));
    meaning_->setWordWrap(true);
    meaning_->setTextFormat(Qt::PlainText);
    meaning_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    sizes_->setObjectName(QStringLiteral("sizes"));
    sizes_->setWordWrap(true);
    solver_->setObjectName(QStringLiteral("solver"));
    solver_->setWordWrap(true);
    solver_->setTextFormat(Qt::PlainText);
    solver_->setMinimumHeight(2 * fontMetrics().lineSpacing());
    solver_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    jumps_->setObjectName(QStringLiteral("decoded"));
    jumps_->setAccessibleName(tr("Jumps decoded"));
    jumps_->setReadOnly(true);
    jumps_->setTabChangesFocus(true);
    jumps_->setMinimumHeight(4 * fontMetrics().height());
    jumps_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    jumps_->setToolTip(tr("Click a jump to see the board after it"));
    play_->setObjectName(QStringLiteral("decoded-play"));
    play_->setAutoRaise(true);
    play_->setAccessibleName(tr("Play the jumps"));
    setCommand(play_, "peg.animate");
    steps_->setCommands({"peg.first", "peg.back", "peg.forward", "peg.last"});
    for (QWidget* part : {static_cast<QWidget*>(axioms_), static_cast<QWidget*>(jumps_)})
        part->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);

    auto* layout = new QVBoxLayout(this);
    layout->addWidget(timing_);
    layout->addLayout(options);
    layout->addWidget(heading(tr("1. Axioms"), this, axioms_));
    layout->addWidget(sizes_);
    layout->addWidget(axioms_, 3);
    layout->addWidget(meaning_);
    layout->addWidget(heading(tr("2. Solver"), this));
    layout->addWidget(solver_);
    auto* jumps_line = new QHBoxLayout;
    jumps_line->addWidget(heading(tr("3. Jumps"), this, jumps_), 1);
    jumps_line->addWidget(play_);
    jumps_line->addWidget(steps_);
    layout->addLayout(jumps_line);
    layout->addWidget(jumps_, 2);

    connect(timing_, &QComboBox::currentIndexChanged, this, &PegSatPanel::encodingChanged);
    for (const QCheckBox* box : {some_jump_, some_peg_, parity_, pagoda_, order_})
        connect(box, &QCheckBox::toggled, this, &PegSatPanel::encodingChanged);
    connect(axioms_, &QTableWidget::itemSelectionChanged, this, &PegSatPanel::explainAxiom);
    connect(jumps_, &QPlainTextEdit::cursorPositionChanged, this, &PegSatPanel::pickJump);
    connect(steps_, &StepButtons::picked, this,
            [this](std::size_t jumps) { Q_EMIT stepWanted(before_ + jumps); });
    connect(play_, &QToolButton::clicked, this, &PegSatPanel::playWanted);
    clock_.setInterval(100);
    connect(&clock_, &QTimer::timeout, this, &PegSatPanel::showTime);
    connect(this, &PegSatPanel::encodingChanged, this, &PegSatPanel::showNothing);
    setEncoding({});
    showNothing();
}

void PegSatPanel::refresh() {
    if (!about_.isCurrent())
        showNothing();
}

void PegSatPanel::showNothing() {
    about_ = {};
    clock_.stop();
    doing_.clear();
    listAxioms({});
    writeJumps({});
    sizes_->setText(tr("Choose \u201cSAT encoding\u201d below and press Solve. The puzzle is "
                       "written as clauses, as in the assignment's front end."));
    solver_->setText(tr("CaDiCaL searches for an assignment that satisfies all clauses."));
    jumps_->setPlaceholderText(
        tr("The jumps that are true in the model, as the assignment's back end prints them."));
}

QCheckBox* PegSatPanel::option(const QString& text, const QString& help) {
    auto* box = new QCheckBox(text, this);
    box->setToolTip(help);
    box->setAccessibleDescription(help);
    return box;
}

peg::Encoding PegSatPanel::encoding() const {
    peg::Encoding encoding;
    encoding.timing = static_cast<peg::Timing>(timing_->currentIndex());
    encoding.some_jump = some_jump_->isChecked() && !peg::is_parallel(encoding.timing);
    encoding.some_peg = some_peg_->isChecked();
    encoding.parity = parity_->isChecked();
    encoding.pagoda = pagoda_->isChecked();
    encoding.order = order_->isChecked();
    return encoding;
}

void PegSatPanel::setEncoding(const peg::Encoding& encoding) {
    const QSignalBlocker blocker(this);
    timing_->setCurrentIndex(static_cast<int>(encoding.timing));
    some_jump_->setChecked(encoding.some_jump);
    some_peg_->setChecked(encoding.some_peg);
    parity_->setChecked(encoding.parity);
    pagoda_->setChecked(encoding.pagoda);
    order_->setChecked(encoding.order);
}

void PegSatPanel::begin(const Revision& about) {
    about_ = about;
    listAxioms({});
    writeJumps({});
    sizes_->setText(tr("Writing clauses\u2026"));
    doing_.clear();
    solver_->setText(tr("Waiting for the clauses."));
    since_.start();
    clock_.start();
}

void PegSatPanel::setTry(const peg::SatTry& attempt) {
    if (!about_.isCurrent())
        return;
    sizes_->setText(tr("%1, %2.").arg(
        counted(static_cast<std::uint64_t>(attempt.atoms), tr("%1 atom"), tr("%1 atoms")),
        counted(attempt.clauses, tr("%1 clause"), tr("%1 clauses"))));
    listAxioms(attempt.counts);
    doing_ = attempt.encoding.timing == peg::Timing::rounds
                 ? tr("CaDiCaL, attempt %1: %2.")
                       .arg(attempt.number)
                       .arg(counted(static_cast<std::uint64_t>(attempt.encoding.rounds),
                                    tr("%1 round"), tr("%1 rounds")))
                 : tr("CaDiCaL is searching for an assignment.");
    showTime();
}

void PegSatPanel::setAnswer(const PegAnswer& answer) {
    if (!about_.isCurrent())
        return;
    clock_.stop();
    solver_->setText(titleOf(answer) + QStringLiteral(". ") + textOf(answer));
    if (!answer.sat)
        sizes_->setText(answer.error);
    switch (answer.verdict) {
    case peg::Verdict::solved:
        writeJumps(QString::fromStdString(to_text(answer.jumps)));
        break;
    case peg::Verdict::none:
        writeJumps(QStringLiteral("NO SOLUTION\n"));
        break;
    case peg::Verdict::unknown:
        writeJumps({});
        break;
    }
}

/// Another attempt at the same puzzle keeps the axioms that a person reads about.
void PegSatPanel::listAxioms(const std::array<std::size_t, peg::axiom_count>& counts) {
    const int chosen = axioms_->currentRow();
    const std::size_t before =
        chosen >= 0 && chosen < static_cast<int>(listed_.size())
            ? static_cast<std::size_t>(listed_[static_cast<std::size_t>(chosen)])
            : peg::axiom_count;
    listed_.clear();
    const QSignalBlocker blocker(axioms_);
    axioms_->setRowCount(0);
    axioms_->setCurrentItem(nullptr);
    for (std::size_t i = 0; i < counts.size(); ++i) {
        if (counts.at(i) == 0)
            continue;
        const auto axiom = static_cast<peg::Axiom>(i);
        const int row = axioms_->rowCount();
        axioms_->setRowCount(row + 1);
        axioms_->setItem(row, 0, new QTableWidgetItem(coreWords(title_of(axiom))));
        auto* number = new QTableWidgetItem(numberText(counts.at(i)));
        number->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        axioms_->setItem(row, 1, number);
        listed_.push_back(axiom);
        if (before == i)
            axioms_->selectRow(row);
    }
    explainAxiom();
}

void PegSatPanel::explainAxiom() {
    const auto chosen = axioms_->selectionModel()->selectedRows();
    if (!chosen.isEmpty()) {
        const auto meaning =
            meaning_of(listed_[static_cast<std::size_t>(chosen.constFirst().row())]);
        meaning_->setText(coreWords(meaning));
    } else {
        meaning_->setText(listed_.empty() ? QString()
                                          : tr("Click a kind of axiom to see what it says."));
    }
    meaning_->setVisible(!meaning_->text().isEmpty());
}

void PegSatPanel::writeJumps(const QString& text) {
    const QSignalBlocker blocker(jumps_);
    jumps_->setPlainText(text);
    jumps_->setExtraSelections({});
    setNoPosition();
}

void PegSatPanel::setPosition(std::size_t before, std::size_t shown, std::size_t played,
                              bool playing) {
    before_ = before;
    // The first position is that of the clauses.
    steps_->setPosition(shown - before, played - before);
    play_->setEnabled(played > before);
    play_->setIcon(icon(playing ? QStringLiteral("pause") : QStringLiteral("start")));
    play_->setToolTip(playing ? tr("Pause") : tr("Play the jumps one by one"));
    const QSignalBlocker blocker(jumps_);
    QList<QTextEdit::ExtraSelection> selections;
    if (shown > before) {
        const QTextBlock line =
            jumps_->document()->findBlockByNumber(static_cast<int>(shown - before) - 1);
        QTextEdit::ExtraSelection made;
        made.cursor = QTextCursor(line);
        made.format.setProperty(QTextFormat::FullWidthSelection, true);
        made.format.setBackground(palette().highlight());
        made.format.setForeground(palette().highlightedText());
        selections << made;
        jumps_->setTextCursor(made.cursor);
        jumps_->ensureCursorVisible();
    }
    jumps_->setExtraSelections(selections);
}

void PegSatPanel::setNoPosition() {
    setPosition(0, 0, 0, false);
}

void PegSatPanel::pickJump() {
    // Who marks text to copy it does not want to step.
    const QTextCursor cursor = jumps_->textCursor();
    if (!cursor.hasSelection() && steps_->canStep() && !cursor.block().text().isEmpty())
        Q_EMIT stepWanted(before_ + static_cast<std::size_t>(cursor.blockNumber()) + 1);
}

void PegSatPanel::end() {
    clock_.stop();
}

void PegSatPanel::showTime() {
    if (!doing_.isEmpty())
        solver_->setText(tr("%1 %2 s").arg(
            doing_, decimalText(static_cast<double>(since_.elapsed()) / 1000, 1)));
}

} // namespace loggia::ui
