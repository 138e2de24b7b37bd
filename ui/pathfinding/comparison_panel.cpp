#include "ui/pathfinding/comparison_panel.hpp"

#include "ui/commands/command_button.hpp"
#include "ui/pathfinding/maze/path_words.hpp"
#include "ui/theme/colours.hpp"
#include "ui/theme/text_size.hpp"
#include "ui/widgets/announce.hpp"
#include "ui/widgets/flow_layout.hpp"
#include "ui/widgets/heading.hpp"
#include "ui/widgets/number_text.hpp"
#include "ui/widgets/plot.hpp"
#include "ui/widgets/sentence.hpp"

#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <array>
#include <cstddef>
#include <utility>

namespace loggia::ui {

namespace {

enum ComparisonColumn {
    column_algorithm,
    column_cost,
    column_steps,
    column_expanded,
    column_milliseconds,
    column_memory,
    column_frontier,
    column_successors,
    comparison_columns
};

/// A cell that sorts by its number and not by its digits.
class NumberItem final : public QTableWidgetItem {
public:
    NumberItem(const QString& text, double value) : QTableWidgetItem(text), value_(value) {
        setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    }
    bool operator<(const QTableWidgetItem& other) const override {
        return value_ < static_cast<const NumberItem&>(other).value_;
    }

private:
    double value_;
};

constexpr double without_number = 1e300; // sorts behind all that have one

/// Undo and a restored session make the same maze once more.
bool ask_the_same(const SearchQuestion& a, SearchQuestion b) {
    if (a.maze && b.maze && *a.maze == *b.maze)
        b.maze = a.maze;
    return a == b;
}

} // namespace

ComparisonPanel::ComparisonPanel(QWidget* parent)
    : QWidget(parent), compare_(new QPushButton(tr("Compare a&ll"), this)),
      copy_text_(new QPushButton(tr("Copy as text"), this)),
      copy_csv_(new QPushButton(tr("Copy as CSV"), this)),
      others_(new QPushButton(tr("Other columns"), this)), note_(new QLabel(this)),
      table_(new QTableWidget(0, comparison_columns, this)),
      grow_(new QPushButton(tr("Meas&ure"), this)),
      copy_growth_(new QPushButton(tr("Copy as CSV"), this)), plot_(new Plot(this)) {
    build();
    connect(compare_, &QPushButton::clicked, this, &ComparisonPanel::compare);
    connect(grow_, &QPushButton::clicked, this, &ComparisonPanel::grow);
    connect(copy_text_, &QPushButton::clicked, this, [this] { Q_EMIT copyWanted(asText()); });
    connect(copy_csv_, &QPushButton::clicked, this, [this] { Q_EMIT copyWanted(asCsv()); });
    connect(others_, &QPushButton::clicked, this, [this] {
        ++group_;
        fitColumns();
    });
    connect(copy_growth_, &QPushButton::clicked, this,
            [this] { Q_EMIT copyWanted(growthCsv(growth_)); });
    connect(table_, &QTableWidget::cellActivated, this, [this](int row, int /*column*/) {
        Q_EMIT picked(static_cast<pathfinding::Algorithm>(
            table_->item(row, column_algorithm)->data(Qt::UserRole).toInt()));
    });
    for (const JobBase* job :
         {static_cast<JobBase*>(&comparing_), static_cast<JobBase*>(&growing_)})
        connect(job, &JobBase::runningChanged, this, &ComparisonPanel::refresh);
    connect(&jobs_, &JobGroup::runningChanged, this, &ComparisonPanel::runningChanged);
    connect(&jobs_, &JobGroup::progressed, this, &ComparisonPanel::progressed);
    showAll({});
    showGrowth({});
}

void ComparisonPanel::build() {
    compare_->setObjectName(QStringLiteral("compare"));
    setCommand(compare_, "pathfinding.compare");
    grow_->setObjectName(QStringLiteral("grow"));
    copy_text_->setObjectName(QStringLiteral("copy text"));
    copy_csv_->setObjectName(QStringLiteral("copy CSV"));
    others_->setObjectName(QStringLiteral("other columns"));
    others_->setToolTip(tr("Show the columns that do not fit here"));
    note_->setObjectName(QStringLiteral("note"));
    copy_text_->setToolTip(tr("Copy the table as text, in its current order"));
    copy_csv_->setToolTip(tr("Copy the table as comma-separated values, in its current order"));
    copy_growth_->setToolTip(tr("Copy the curves as comma-separated values"));
    copy_growth_->setAccessibleName(tr("Copy the curves as CSV"));
    note_->setWordWrap(true);
    note_->setTextFormat(Qt::PlainText);
    table_->setObjectName(QStringLiteral("comparison"));
    table_->setAccessibleName(tr("Comparison"));
    table_->setHorizontalHeaderLabels({tr("Algorithm"), tr("Cost"), tr("Steps"), tr("Expanded"),
                                       tr("ms"), tr("Memory"), tr("Frontier"), tr("Successors")});
    const std::array tips{tr("Double-click a row, or press Enter, to watch that algorithm"),
                          tr("Of the path found"),
                          tr("Of the path found"),
                          tr("Nodes expanded (repetitions count)"),
                          tr("Elapsed time, without recording"),
                          tr("Peak memory: nodes, frontier and heuristic tables"),
                          tr("Largest size of the frontier"),
                          tr("Successors computed, including nodes that had already been reached")};
    for (int column = 0; column < comparison_columns; ++column)
        table_->horizontalHeaderItem(column)->setToolTip(tips.at(static_cast<std::size_t>(column)));
    for (int column = 0; column < comparison_columns; ++column)
        table_->horizontalHeaderItem(column)->setTextAlignment(
            (column == column_algorithm ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    table_->verticalHeader()->hide();
    table_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table_->horizontalHeader()->setMinimumSectionSize(36);
    table_->horizontalHeader()->setHighlightSections(false);
    table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setTabKeyNavigation(false);
    table_->setShowGrid(false);
    table_->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder); // as they were run
    fitToText(*table_, [this] { fitRows(); });
    plot_->setAccessibleName(tr("Nodes expanded by side length of the maze"));
    plot_->setMinimumHeight(120);

    auto* buttons = new FlowLayout;
    buttons->addWidget(compare_);
    buttons->addWidget(copy_text_);
    buttons->addWidget(copy_csv_);
    buttons->addWidget(others_);
    auto* more = new FlowLayout;
    more->addWidget(heading(tr("On growing mazes"), this));
    more->addWidget(grow_);
    more->addWidget(copy_growth_);
    auto* column = new QVBoxLayout(this);
    column->addWidget(heading(tr("Run all algorithms on this problem"), this));
    column->addLayout(buttons);
    column->addWidget(note_);
    column->addWidget(table_);
    column->addLayout(more);
    column->addWidget(plot_, 1);
}

/// All algorithms are seen at once, on a laptop's screen too.
void ComparisonPanel::fitRows() {
    const int row = table_->fontMetrics().height() + 2;
    table_->verticalHeader()->setMinimumSectionSize(row);
    table_->verticalHeader()->setDefaultSectionSize(row);
    table_->setMinimumHeight(static_cast<int>(pathfinding::stepwise_algorithms.size()) * row +
                             table_->horizontalHeader()->sizeHint().height() + 4);
}

void ComparisonPanel::setQuestion(SearchQuestion question) {
    question.algorithm = pathfinding::Algorithm::a_star; // all are compared
    if (question == question_)
        return;
    question_ = std::move(question);
    asked_.advance();
    comparing_.abandon();
    if (kept_ && ask_the_same(kept_->first, question_))
        showAll(kept_->second);
    else if (!shown_.rows.empty())
        showAll({});
    refresh();
}

void ComparisonPanel::takeOver(const Results& results) {
    if (ask_the_same(results.question, question_) && !results.comparison.rows.empty()) {
        kept_ = {question_, results.comparison};
        showAll(results.comparison);
    }
    if (!results.growth.empty())
        showGrowth(results.growth);
}

void ComparisonPanel::compare() {
    showAll({});
    if (const QString missing = missingIn(question_); !missing.isEmpty()) {
        announce(note_, missing);
        return;
    }
    comparing_.start(
        asked_.now(),
        [question = question_](const Control& control, const auto& sink) {
            return compareAll(question, control, sink);
        },
        [this](const Result<pathfinding::Comparison>& found) {
            if (found) {
                kept_ = {question_, *found};
                showAll(*found);
                tellEnd();
            } else {
                announce(note_, sentence(found.error().message));
            }
        },
        [this](const pathfinding::Comparison& found) { showAll(found); });
}

void ComparisonPanel::grow() {
    showGrowth({});
    growing_.start(
        [](const Control& control, const auto& sink) { return growth(1, control, sink); },
        [this](const Result<std::vector<GrowthRow>>& rows) {
            if (rows) {
                showGrowth(*rows);
                tellEnd();
            } else {
                announce(note_, sentence(rows.error().message));
            }
        },
        [this](const std::vector<GrowthRow>& rows) { showGrowth(rows); });
}

/// A screen reader hears nothing of a table that has filled.
void ComparisonPanel::tellEnd() {
    note_->setAccessibleName(tr("Comparison finished. %1").arg(note_->text()));
    announce(note_, note_->text());
}

void ComparisonPanel::showAll(const pathfinding::Comparison& comparison) {
    shown_ = comparison;
    table_->setSortingEnabled(false);
    table_->setRowCount(static_cast<int>(shown_.rows.size()));
    for (int i = 0; i < table_->rowCount(); ++i)
        showRow(i, shown_.rows[static_cast<std::size_t>(i)]);
    table_->setSortingEnabled(true);
    fitColumns();
    refresh();
    Q_EMIT changed();
}

void ComparisonPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    // The table has its width once the panel is in front.
    QMetaObject::invokeMethod(this, &ComparisonPanel::fitColumns, Qt::QueuedConnection);
}

void ComparisonPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitColumns();
}

/// As many columns as fit, the most important first. What has no room comes in further groups,
/// which a button shows one after another beside the names.
void ComparisonPanel::fitColumns() {
    constexpr std::array by_importance{column_cost,      column_expanded, column_milliseconds,
                                       column_memory,    column_steps,    column_frontier,
                                       column_successors};
    for (const int column : by_importance)
        table_->setColumnHidden(column, false);
    const QHeaderView& header = *table_->horizontalHeader();
    const int room = table_->viewport()->width() - header.sectionSize(column_algorithm);
    std::array<std::size_t, comparison_columns> group_of{};
    std::size_t groups = 0;
    int used = room; // so that the first column begins a group, however little room there is
    for (const int column : by_importance) {
        if (used + header.sectionSize(column) > room) {
            ++groups;
            used = 0;
        }
        used += header.sectionSize(column);
        group_of.at(static_cast<std::size_t>(column)) = groups - 1;
    }
    others_->setVisible(groups > 1);
    group_ %= groups; // after the last one the first again
    for (const int column : by_importance)
        table_->setColumnHidden(column, group_of.at(static_cast<std::size_t>(column)) != group_);
}

void ComparisonPanel::showRow(int i, const pathfinding::ComparisonRow& row) {
    auto* name = new QTableWidgetItem(shortTitleOf(row.algorithm));
    name->setToolTip(titleOf(row.algorithm));
    name->setData(Qt::AccessibleTextRole, titleOf(row.algorithm));
    name->setData(Qt::UserRole, static_cast<int>(row.algorithm));
    table_->setItem(i, column_algorithm, name);
    const auto put = [&](int column, const QString& text, double value) {
        table_->setItem(i, column, new NumberItem(text, value));
    };
    if (!row.result) {
        for (int column = column_cost; column < comparison_columns; ++column)
            put(column, column == column_cost ? tr("does not apply") : QStringLiteral("\u2013"),
                without_number);
        const QString reason = sentence(row.result.error().message);
        for (int column = 0; column < comparison_columns; ++column) {
            table_->item(i, column)->setToolTip(reason);
            table_->item(i, column)->setData(Qt::AccessibleDescriptionRole, reason);
        }
        return;
    }
    const pathfinding::SearchResult& result = *row.result;
    const bool solved = result.ending == pathfinding::Ending::solved;
    const QString star = shown_.is_cheapest(row) ? QStringLiteral("\u2605 ") : QString();
    put(column_cost,
        solved ? star + costText(result.cost, shown_.unit) : inWords(to_text(result.ending)),
        solved ? pathfinding::real_cost(result.cost, shown_.unit) : without_number);
    if (!star.isEmpty())
        table_->item(i, column_cost)->setToolTip(tr("No algorithm found a cheaper path"));
    put(column_steps, solved ? numberText(result.steps.size()) : QStringLiteral("\u2013"),
        solved ? static_cast<double>(result.steps.size()) : without_number);
    put(column_expanded, numberText(result.expanded), static_cast<double>(result.expanded));
    if (row.algorithm == pathfinding::Algorithm::jump_point)
        table_->item(i, column_expanded)
            ->setToolTip(counted(result.looked_over,
                                 tr("Jump points; the jumps scanned %1 cell between them"),
                                 tr("Jump points; the jumps scanned %1 cells between them")));
    put(column_successors, numberText(result.generated), static_cast<double>(result.generated));
    put(column_frontier, numberText(result.largest_frontier),
        static_cast<double>(result.largest_frontier));
    put(column_memory, inWords(pathfinding::bytes_text(result.peak_bytes)),
        static_cast<double>(result.peak_bytes));
    put(column_milliseconds, decimalText(result.seconds * 1000, 2), result.seconds);
}

void ComparisonPanel::showGrowth(const std::vector<GrowthRow>& rows) {
    growth_ = rows;
    PlotContent content;
    content.x_title = tr("side length of the maze");
    content.y_title = tr("expanded");
    content.logarithmic = true;
    content.empty_text = tr("Curves of the nodes expanded appear here (logarithmic scale).");
    constexpr std::array tints{&Colours::accent, &Colours::player_one, &Colours::win,
                               &Colours::lose,   &Colours::muted_text, &Colours::text};
    for (std::size_t i = 0; i < growthAlgorithms().size(); ++i) {
        PlotSeries series;
        series.name = shortTitleOf(growthAlgorithms()[i]);
        series.dashed = i % 2 == 1;
        series.colour = tints.at(i % tints.size());
        for (const GrowthRow& row : rows) {
            series.points.emplace_back(row.side, static_cast<double>(row.expanded[i]));
            series.labels.push_back(tr("%1, side %2: %3 expanded")
                                        .arg(series.name)
                                        .arg(row.side)
                                        .arg(numberText(row.expanded[i])));
        }
        content.series.push_back(std::move(series));
    }
    plot_->setContent(std::move(content));
    refresh();
    Q_EMIT changed();
}

void ComparisonPanel::refresh() {
    // The buttons stay enabled, and so keep the keyboard: pressed again they begin anew.
    copy_text_->setEnabled(!shown_.rows.empty());
    copy_csv_->setEnabled(!shown_.rows.empty());
    copy_growth_->setEnabled(!growth_.empty());
    QStringList refused;
    for (const pathfinding::ComparisonRow& row : shown_.rows)
        if (!row.result)
            refused << shortTitleOf(row.algorithm);
    // One line, so that what is below stays where it is.
    const QString note =
        shown_.rows.empty() && !comparing_.isRunning()
            ? tr("Costs, nodes and times of each algorithm appear here.")
        : refused.empty()
            ? tr("\u2605 cheapest path. Press Enter to watch a row.")
            : tr("\u2605 cheapest path. Does not apply here: %1 (point at the row for the reason).")
                  .arg(refused.join(QStringLiteral(", ")));
    note_->setAccessibleName({});
    note_->setText(note);
}

pathfinding::Comparison ComparisonPanel::sorted() const {
    pathfinding::Comparison sorted = shown_;
    sorted.rows.clear();
    for (int i = 0; i < table_->rowCount(); ++i)
        for (const pathfinding::ComparisonRow& row : shown_.rows)
            if (static_cast<int>(row.algorithm) ==
                table_->item(i, column_algorithm)->data(Qt::UserRole).toInt())
                sorted.rows.push_back(row);
    return sorted;
}

QString ComparisonPanel::asText() const {
    return QString::fromStdString(to_table(sorted()));
}

QString ComparisonPanel::asCsv() const {
    return QString::fromStdString(to_csv(sorted()));
}

} // namespace loggia::ui
