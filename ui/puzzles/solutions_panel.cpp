#include "ui/puzzles/solutions_panel.hpp"

#include "ui/puzzles/picture/puzzle_words.hpp"
#include "ui/puzzles/solution_model.hpp"
#include "ui/puzzles/verdict_words.hpp"
#include "ui/theme/text_size.hpp"
#include "ui/widgets/flow_layout.hpp"
#include "ui/widgets/heading.hpp"
#include "ui/widgets/number_text.hpp"
#include "ui/widgets/verdict_label.hpp"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace loggia::ui {

namespace {

constexpr int most_rows_high = 1000;

} // namespace

SolutionsPanel::SolutionsPanel(QWidget* parent)
    : QWidget(parent), verdict_(new VerdictLabel(this)), summary_(new QLabel(this)),
      clash_(new QListWidget(this)), model_(new SolutionModel(this)), table_(new QTableView(this)),
      table_note_(new QLabel(this)), copy_(new QPushButton(tr("Cop&y"), this)),
      show_(new QPushButton(tr("Sho&w the solution"), this)),
      hint_(new QPushButton(tr("Get a hint"), this)), task_(new QLabel(this)) {
    build();
    const auto pick = [this](QListWidgetItem* item) {
        Q_EMIT statementPicked(static_cast<std::size_t>(item->data(Qt::UserRole).toInt()));
    };
    connect(clash_, &QListWidget::itemClicked, this, pick);
    connect(clash_, &QListWidget::itemActivated, this, pick);
    // The keyboard's arrival makes a row current, but chooses none.
    connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            [this](const QItemSelection& chosen) {
                if (!chosen.isEmpty())
                    Q_EMIT solutionPicked(static_cast<std::size_t>(chosen.first().top()));
            });
    connect(show_, &QPushButton::clicked, this, &SolutionsPanel::solutionWanted);
    connect(hint_, &QPushButton::clicked, this, &SolutionsPanel::hintWanted);
    connect(copy_, &QPushButton::clicked, this, [this] { Q_EMIT copyWanted(model_->asText()); });
    showStudy();
}

void SolutionsPanel::build() {
    summary_->setObjectName(QStringLiteral("summary"));
    table_note_->setForegroundRole(QPalette::PlaceholderText);
    task_->setObjectName(QStringLiteral("task"));
    for (QLabel* label : {summary_, table_note_, task_}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    show_->setObjectName(QStringLiteral("show-solution"));
    show_->setToolTip(tr("End your attempt and show the solution"));
    hint_->setObjectName(QStringLiteral("get-hint"));
    hint_->setToolTip(tr("See where to look next, on the Play tab; your attempt goes on"));
    task_heading_ = heading(tr("The task"), this);
    clash_->setObjectName(QStringLiteral("clash"));
    clash_->setWordWrap(true);
    clash_heading_ = heading(tr("Contradi&ctory statements"), this, clash_);
    table_->setObjectName(QStringLiteral("solutions"));
    table_->setModel(model_);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table_->setTabKeyNavigation(false);
    table_->setToolTip(tr("Choose a row to see that solution in the picture"));
    table_->setMinimumHeight(3 * (fontMetrics().height() + 8));
    fitRowsToText(*table_, 8);
    table_->horizontalHeader()->setDefaultAlignment(Qt::AlignCenter);
    table_->horizontalHeader()->setMinimumSectionSize(
        fontMetrics().horizontalAdvance(QStringLiteral("m1")) + 14);
    table_heading_ = heading(tr("Sol&utions"), this, table_);
    copy_->setObjectName(QStringLiteral("copy-solutions"));
    copy_->setToolTip(tr("Copy the table as tab-separated text"));
    auto* row = new QHBoxLayout;
    row->addWidget(table_heading_, 1);
    row->addWidget(copy_);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(verdict_);
    layout->addWidget(summary_);
    auto* ways_on = new FlowLayout;
    ways_on->addWidget(hint_);
    ways_on->addWidget(show_);
    layout->addLayout(ways_on);
    layout->addWidget(task_heading_);
    layout->addWidget(task_);
    layout->addWidget(clash_heading_);
    layout->addWidget(clash_, 10);
    layout->addLayout(row);
    layout->addWidget(table_, 10);
    layout->addWidget(table_note_);
    layout->addStretch(1);
}

void SolutionsPanel::setStudy(const SheetStudy& study, puzzles::SheetForm edited) {
    study_ = study;
    edited_ = edited;
    showStudy();
}

void SolutionsPanel::setSolutionVisible(bool visible) {
    visible_ = visible;
    showStudy();
}

void SolutionsPanel::setProgress(const Progress& progress) {
    progress_ = progress;
    showTask();
}

QString SolutionsPanel::verdict() const {
    return verdict_->text();
}

QString SolutionsPanel::summary() const {
    return summary_->text();
}

void SolutionsPanel::showStudy() {
    const bool hidden =
        !visible_ && !study_.error && study_.sheet && !study_.sheet->statements.empty();
    hidden_ = hidden;
    const PuzzleVerdict verdict =
        hidden ? PuzzleVerdict{tr("Your turn"),
                               tr("The solution is hidden while you try the puzzle. Make your "
                                  "guesses in the picture or in the Play tab and check them there, "
                                  "or show the solution."),
                               VerdictTone::neutral}
               : puzzleVerdictOf(study_, edited_);
    verdict_->setVerdict(verdict.words, verdict.tone);
    summary_->setText(verdict.more);
    summary_->setVisible(!verdict.more.isEmpty());
    const bool had_keyboard = show_->hasFocus();
    show_->setVisible(hidden);
    hint_->setVisible(hidden);
    showTask();
    showClash();
    const bool listed = !hidden && study_.verdict && !study_.verdict->listed.empty();
    model_->setSolutions(listed ? study_.sheet : nullptr, listed ? study_.verdict : nullptr);
    if (listed) {
        table_->resizeColumnsToContents();
        // No higher than its rows are.
        const int rows = std::min(model_->rowCount(), most_rows_high);
        table_->setMaximumHeight(rows * table_->verticalHeader()->defaultSectionSize() +
                                 2 * table_->frameWidth() +
                                 table_->horizontalScrollBar()->sizeHint().height() +
                                 table_->horizontalHeader()->sizeHint().height());
    }
    for (QWidget* part :
         std::initializer_list<QWidget*>{table_heading_, table_, copy_, table_note_})
        part->setVisible(listed);
    // Qt would give it to the tabs of the window.
    if (had_keyboard && !hidden)
        (listed ? static_cast<QWidget*>(table_) : clash_)->setFocus();
    if (!listed)
        return;
    // What refutes a theorem solves no puzzle.
    table_heading_->setText(study_.verdict->goals.empty() ? tr("Sol&utions")
                                                          : tr("Co&unter-models"));
    const auto& same = study_.verdict->same;
    QStringList notes;
    if (study_.verdict->models > study_.verdict->listed.size())
        notes << tr("The first %1 are shown.").arg(numberText(study_.verdict->listed.size()));
    if (study_.verdict->models > 1 &&
        std::any_of(same.begin(), same.end(), [](const auto& value) { return value.has_value(); }))
        notes << tr("Atoms with the same value in all solutions are marked in the header.");
    table_note_->setText(notes.join(QLatin1Char(' ')));
    table_note_->setVisible(!notes.isEmpty());
}

void SolutionsPanel::showTask() {
    const bool shown = hidden_ && !study_.sheet->figures.empty();
    task_heading_->setVisible(shown);
    task_->setVisible(shown);
    if (!shown)
        return;
    const auto& figures = study_.sheet->figures;
    constexpr std::size_t most_counted = 60; // then nobody counts any more
    std::uint64_t answers = 1;
    for (std::size_t i = 0; i < std::min(figures.size(), most_counted / 2); ++i)
        answers *= figures[i].bad.empty() ? 2 : 3;
    const QString size = study_.sheet->setting == puzzles::PuzzleSetting::doors
                             ? counted(figures.size(), tr("%1 room"), tr("%1 rooms"))
                             : counted(figures.size(), tr("%1 person"), tr("%1 people"));
    task_->setText(QStringList{
        tr("%1 and %2, so there are %3.")
            .arg(size,
                 counted(study_.sheet->statements.size(), tr("%1 statement"), tr("%1 statements")),
                 counted(answers, tr("%1 possible answer"), tr("%1 possible answers"))),
        tr("You have made %1 of %2, with %3.")
            .arg(numberText(progress_.guesses),
                 counted(figures.size(), tr("%1 guess"), tr("%1 guesses")),
                 progress_.hints == 0 ? tr("no hints")
                                      : counted(progress_.hints, tr("%1 hint"), tr("%1 hints"))),
        tr("A hint gives one step of the reasoning, and your attempt goes on. Showing the solution "
           "ends it; Try it on the Play tab begins it again.")}
                       .join(QLatin1String("\n\n")));
}

void SolutionsPanel::showClash() {
    clash_->clear();
    if (visible_ && study_.verdict && study_.sheet) {
        const StatementWords words(*study_.sheet);
        for (const std::size_t statement : study_.verdict->clash) {
            auto* item = new QListWidgetItem(
                tr("%1. %2").arg(statement + 1).arg(words.of(statement)), clash_);
            item->setData(Qt::UserRole, static_cast<int>(statement));
        }
    }
    const bool proves = study_.sheet && isProof(*study_.sheet, study_.verdict.get());
    clash_heading_->setText(proves ? tr("Used in the proo&f") : tr("Contradi&ctory statements"));
    clash_->setToolTip(proves ? tr("The goal follows from these statements, but no longer if any "
                                   "one of them is left out. Click one to highlight it.")
                              : tr("These statements contradict each other, but no longer if any "
                                   "one of them is left out. Click one to highlight it."));
    clash_heading_->setVisible(clash_->count() > 0);
    clash_->setVisible(clash_->count() > 0);
}

} // namespace loggia::ui
