#include "ui/pathfinding/race_panel.hpp"

#include "ui/pathfinding/maze/distance_legend.hpp"
#include "ui/pathfinding/maze/path_words.hpp"
#include "ui/pathfinding/path_bar.hpp"
#include "ui/pathfinding/race/mark_legend.hpp"
#include "ui/pathfinding/race/tiles_scene.hpp"
#include "ui/theme/text_size.hpp"
#include "ui/widgets/explanation_card.hpp"
#include "ui/widgets/number_text.hpp"
#include "ui/widgets/sentence.hpp"
#include "ui/widgets/verdict_label.hpp"

#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace loggia::ui {

using pathfinding::Algorithm;
using pathfinding::CollectHeuristic;
using pathfinding::Heuristic;
using pathfinding::SlidingHeuristic;

namespace {

enum RaceRow { row_expanded, row_entered, row_frontier, row_cost, row_g, row_h, row_f, race_rows };

constexpr std::array offered_heuristics{Heuristic::null, Heuristic::manhattan, Heuristic::euclidean,
                                        Heuristic::octile, Heuristic::chebyshev};
constexpr std::array offered_collect{CollectHeuristic::spanning_tree,
                                     CollectHeuristic::maze_distance, CollectHeuristic::manhattan,
                                     CollectHeuristic::null};
constexpr std::array offered_sliding{SlidingHeuristic::manhattan, SlidingHeuristic::misplaced,
                                     SlidingHeuristic::linear_conflict, SlidingHeuristic::patterns,
                                     SlidingHeuristic::null};
constexpr int most_depth = 1'000'000;

/// The place of a value in a list that has it.
template <class T, std::size_t N>
int placeIn(const std::array<T, N>& list, T value) {
    return static_cast<int>(std::find(list.begin(), list.end(), value) - list.begin());
}

} // namespace

RacePanel::RacePanel(Race* race, RaceRun* run, QWidget* parent)
    : QWidget(parent), race_(race), run_(run), heuristic_(new QComboBox(this)),
      heuristic_note_(new QLabel(this)), limit_(new QSpinBox(this)),
      limit_label_(new QLabel(tr("&Depth limit"), this)), verdict_(new VerdictLabel(this)),
      walk_(new PathBar(race, this)), table_(new QTableWidget(race_rows, 1, this)),
      state_name_(new QLabel(this)), card_(new ExplanationCard(this)),
      and_(new QLabel(tr("and"), this)), legend_(new MarkLegend(this)),
      distance_legend_(new DistanceLegend(this)) {
    build();
    for (QComboBox* box : against_)
        connect(box, &QComboBox::activated, this, &RacePanel::choose);
    connect(heuristic_, &QComboBox::activated, this, &RacePanel::choose);
    connect(limit_, &QSpinBox::valueChanged, this, &RacePanel::choose);
    connect(run_, &RaceRun::settingsChanged, this, &RacePanel::showSettings);
    connect(run_, &RaceRun::runningChanged, this, &RacePanel::refreshWords);
    connect(race_, &Race::replaced, this, &RacePanel::refresh);
    showSettings();
    refresh();
}

void RacePanel::build() {
    // In a QFormLayout of Qt 6.4 the fields below a row that is shown again are lost.
    auto* form = new QGridLayout;
    form->setColumnStretch(1, 1);
    const auto addRow = [form](QLabel* label, QWidget* field) {
        const int row = form->rowCount();
        label->setBuddy(field);
        form->addWidget(label, row, 0);
        form->addWidget(field, row, 1);
    };
    auto* others = new QHBoxLayout; // the third and the fourth runner, side by side
    for (std::size_t i = 0; i < against_.size(); ++i) {
        auto* box = new QComboBox(this);
        box->setObjectName(QStringLiteral("against-%1").arg(i + 2));
        box->addItem(tr("none"));
        for (const Algorithm algorithm : pathfinding::stepwise_algorithms)
            box->addItem(titleOf(algorithm));
        box->setAccessibleName(tr("Runner %1").arg(i + 2));
        box->setToolTip(tr("Another algorithm that searches at the same time"));
        box->setMinimumContentsLength(14);
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        against_.at(i) = box;
        if (i > 0)
            others->addWidget(box); // with a stretch, the column ends at them while they are hidden
        else
            addRow(new QLabel(tr("&Opponent"), this), box);
    }
    and_->setBuddy(against_.at(1));
    form->addWidget(and_, form->rowCount(), 0);
    form->addLayout(others, form->rowCount() - 1, 1);
    heuristic_->setObjectName(QStringLiteral("heuristic"));
    heuristic_->setMinimumContentsLength(14);
    heuristic_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    offerHeuristics();
    heuristic_->setToolTip(
        tr("How A*, greedy search, IDA* and RBFS estimate the cost from a node to the goal"));
    addRow(new QLabel(tr("Heur&istic"), this), heuristic_);
    heuristic_note_->setObjectName(QStringLiteral("heuristic-note"));
    heuristic_note_->setWordWrap(true);
    form->addWidget(heuristic_note_, form->rowCount(), 0, 1, 2);
    limit_->setObjectName(QStringLiteral("depth-limit"));
    limit_->setRange(0, most_depth);
    limit_->setGroupSeparatorShown(true);
    limit_->setKeyboardTracking(false);
    limit_->setToolTip(tr("Depth limit of depth-limited search"));
    addRow(limit_label_, limit_);

    table_->setObjectName(QStringLiteral("figures"));
    table_->setAccessibleName(tr("Statistics"));
    table_->setVerticalHeaderLabels({tr("Expanded"), tr("Generated"), tr("Frontier"), tr("Cost"),
                                     tr("g here"), tr("h here"), tr("f here")});
    const std::array tips{tr("Nodes expanded"),
                          tr("Nodes generated (put on the frontier)"),
                          tr("Nodes on the frontier"),
                          tr("Cost of the path shown"),
                          tr("Path cost from the start to the cell under the pointer"),
                          tr("Heuristic value: estimated cost from there to the goal"),
                          tr("g + h: estimated cost of a path through this cell")};
    for (int row = 0; row < race_rows; ++row)
        table_->verticalHeaderItem(row)->setToolTip(tips.at(static_cast<std::size_t>(row)));
    fitRowsToText(*table_, 6, race_rows + 1);
    table_->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table_->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    table_->horizontalHeader()->setTextElideMode(Qt::ElideRight);
    table_->horizontalHeader()->setMinimumSectionSize(20);
    table_->horizontalHeader()->setHighlightSections(false);
    table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table_->setTabKeyNavigation(false);
    table_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    table_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    state_name_->setObjectName(QStringLiteral("here"));
    state_name_->setWordWrap(true);
    state_name_->setTextFormat(Qt::PlainText);
    // Two lines, whatever is pointed at.
    state_name_->setMinimumHeight(2 * fontMetrics().lineSpacing());
    state_name_->setAlignment(Qt::AlignLeft | Qt::AlignTop);

    auto* column = new QVBoxLayout(this);
    column->addWidget(verdict_);
    column->addWidget(walk_);
    column->addWidget(table_);
    column->addWidget(state_name_);
    column->addWidget(card_);
    card_->setReadBehindTabs(true);
    column->addWidget(legend_);
    column->addWidget(distance_legend_);
    distance_legend_->hide();
    column->addLayout(form);
    column->addStretch();
}

void RacePanel::choose() {
    RaceSettings settings = run_->settings();
    settings.lanes.resize(1);
    for (const QComboBox* box : against_)
        if (box->currentIndex() > 0)
            settings.lanes.push_back(pathfinding::stepwise_algorithms.at(
                static_cast<std::size_t>(box->currentIndex() - 1)));
    const auto chosen = static_cast<std::size_t>(std::max(0, heuristic_->currentIndex()));
    if (tilesOf(subject_) != nullptr)
        settings.sliding_heuristic = offered_sliding.at(chosen);
    else if (collects(subject_))
        settings.collect_heuristic = offered_collect.at(chosen);
    else if (isOfMaze(subject_))
        settings.heuristic =
            chosen > 0 ? std::optional(offered_heuristics.at(chosen - 1)) : std::nullopt;
    settings.depth_limit = limit_->value();
    Q_EMIT settingsWanted(settings);
    showSettings();
}

void RacePanel::showSettings() {
    const RaceSettings& settings = run_->settings();
    for (std::size_t i = 0; i < against_.size(); ++i) {
        const QSignalBlocker blocker(against_.at(i));
        against_.at(i)->setCurrentIndex(
            i + 1 < settings.lanes.size() ? static_cast<int>(settings.lanes[i + 1]) + 1 : 0);
        // Runners stand in a row without gaps: the next one is offered once there is the one
        // before.
        const bool offered = i + 1 <= settings.lanes.size();
        against_.at(i)->setEnabled(offered);
        against_.at(i)->setVisible(offered);
    }
    and_->setVisible(against_.at(1)->isVisibleTo(this));
    showHeuristic();
    const QSignalBlocker limit_blocker(limit_);
    limit_->setValue(settings.depth_limit);
    const bool limited = std::find(settings.lanes.begin(), settings.lanes.end(),
                                   Algorithm::depth_limited) != settings.lanes.end();
    limit_->setVisible(limited);
    limit_label_->setVisible(limited);
    refresh();
}

void RacePanel::setSubject(const SearchSubject& subject) {
    const SearchSubject before = std::exchange(subject_, subject);
    legend_->setSubject(subject);
    if (before.index() == subject.index() && collects(before) == collects(subject) &&
        (graphOf(before) == nullptr) == (graphOf(subject) == nullptr))
        return;
    offerHeuristics();
    showHeuristic();
    setPlace(std::nullopt, {}); // towns and cells have nothing in common
}

void RacePanel::showDistances(bool shown, const DistanceRun::Map& map) {
    legend_->setVisible(!shown);
    distance_legend_->setVisible(shown);
    distance_legend_->setMap(map);
}

void RacePanel::offerHeuristics() {
    const QSignalBlocker blocker(heuristic_);
    heuristic_->clear();
    if (tripOf(subject_) != nullptr)
        heuristic_->addItems({graphOf(subject_) != nullptr ? tr("the h-values of your graph")
                                                           : tr("straight line")});
    else if (tilesOf(subject_) != nullptr)
        heuristic_->addItems({tr("Manhattan"), tr("misplaced tiles"), tr("linear conflict"),
                              tr("pattern database"), tr("none (0)")});
    else if (collects(subject_))
        heuristic_->addItems({tr("spanning tree"), tr("maze distance to the farthest"),
                              tr("Manhattan to the farthest"), tr("none (0)")});
    else
        heuristic_->addItems({tr("best admissible"), tr("none (0)"), tr("Manhattan"),
                              tr("Euclidean"), tr("octile"), tr("Chebyshev")});
    heuristic_->setEnabled(tripOf(subject_) == nullptr);
}

void RacePanel::showHeuristic() {
    const RaceSettings& settings = run_->settings();
    const QSignalBlocker blocker(heuristic_);
    if (tilesOf(subject_) != nullptr)
        heuristic_->setCurrentIndex(placeIn(offered_sliding, settings.sliding_heuristic));
    else if (collects(subject_))
        heuristic_->setCurrentIndex(placeIn(offered_collect, settings.collect_heuristic));
    else if (isOfMaze(subject_))
        heuristic_->setCurrentIndex(
            settings.heuristic ? placeIn(offered_heuristics, *settings.heuristic) + 1 : 0);
}

void RacePanel::setCell(int row, int lane, const QString& text) {
    QTableWidgetItem* item = table_->item(row, lane);
    if (item == nullptr) {
        item = new QTableWidgetItem;
        item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        table_->setItem(row, lane, item);
    }
    if (item->text() != text)
        item->setText(text);
}

void RacePanel::setFigures(const std::vector<LaneFigures>& figures) {
    figures_ = figures;
    figures_.resize(race_->lanes().size());
    for (std::size_t lane = 0; lane < figures_.size(); ++lane) {
        const LaneFigures& each = figures_[lane];
        const int column = static_cast<int>(lane);
        const bool there = race_->lanes()[lane] && race_->lanes()[lane]->fault().isEmpty();
        const auto number = [&](std::uint64_t value) {
            return there ? numberText(value) : QStringLiteral("\u2013");
        };
        setCell(row_expanded, column, number(each.expanded));
        setCell(row_entered, column, number(each.entered));
        setCell(row_frontier, column, number(each.frontier));
        setCell(row_cost, column,
                there && each.cost ? costText(*each.cost, each.unit) : QStringLiteral("\u2013"));
    }
    refreshState();
    refreshWords();
}

void RacePanel::setPlace(std::optional<std::size_t> place, const QString& name) {
    place_ = place;
    state_name_->setText(
        place                          ? tr("Here: %1").arg(name)
        : tilesOf(subject_) != nullptr ? tr("g, h and f are for the board shown.")
        : graphOf(subject_) != nullptr ? tr("Point at a node to see its g, h and f.")
        : tripOf(subject_) != nullptr  ? tr("Point at a town to see its g, h and f.")
                                       : tr("Point at a cell to see its g, h and f."));
    refreshState();
}

void RacePanel::refresh() {
    const auto& lanes = run_->settings().lanes;
    if (table_->columnCount() != static_cast<int>(lanes.size()))
        table_->setColumnCount(static_cast<int>(lanes.size()));
    legend_->setAlgorithms(lanes);
    card_->setLines(std::max(2, static_cast<int>(lanes.size())));
    QStringList titles;
    for (const Algorithm algorithm : lanes)
        titles << shortTitleOf(algorithm);
    table_->setHorizontalHeaderLabels(titles);
    for (std::size_t lane = 0; lane < lanes.size(); ++lane)
        table_->horizontalHeaderItem(static_cast<int>(lane))->setToolTip(titleOf(lanes[lane]));
    if (!place_)
        setPlace(std::nullopt, {});
}

void RacePanel::refreshState() {
    const auto& lanes = race_->lanes();
    for (std::size_t lane = 0; lane < lanes.size(); ++lane) {
        StateValues values;
        if (const SearchRecording* recording = lanes[lane].get()) {
            const auto state = tilesOf(subject_) != nullptr ? shownState(*recording, race_->step())
                               : place_                     ? recording->stateAt(*place_)
                                                            : std::nullopt;
            if (state)
                values = valuesAt(*recording, *state);
        }
        const auto text = [&](const std::optional<pathfinding::Cost>& cost) {
            return cost ? costText(*cost, values.unit) : QStringLiteral("\u2013");
        };
        const int column = static_cast<int>(lane);
        setCell(row_g, column, text(values.g));
        setCell(row_h, column, text(values.h));
        setCell(row_f, column, text(values.f));
    }
}

void RacePanel::refreshWords() {
    QStringList steps;
    QStringList ends;
    bool over = true;
    bool good = true;
    bool undecided = false;
    bool proven = false; // that there is no path
    bool missing = false;
    std::size_t found = 0;
    QStringList refused;
    for (std::size_t i = 0; i < race_->lanes().size(); ++i) {
        const Race::Recording& lane = race_->lanes()[i];
        if (!lane) {
            missing = true;
            over = false;
            continue;
        }
        const QString who = race_->lanes().size() > 1
                                ? shortTitleOf(lane->question().algorithm) + QStringLiteral(": ")
                                : QString();
        const QString ended =
            race_->step() ? walkInWords(*lane, *race_->step()) : endInWords(*lane);
        steps << who + (lane->isOver() && !ended.isEmpty() ? ended : stepInWords(*lane));
        over = over && lane->isOver();
        good = good && lane->showsSolution();
        found += lane->showsSolution() ? 1 : 0;
        if (lane->isRefused())
            refused << shortTitleOf(lane->question().algorithm);
        undecided = undecided || lane->isUndecided();
        proven = proven ||
                 (lane->fault().isEmpty() && lane->result().ending == pathfinding::Ending::no_path);
    }
    undecided = undecided && !proven;
    const Race::Recording& first = race_->lanes().front();
    QString verdict = missing && !run_->isRunning() ? tr("Not searched") : tr("Searching");
    VerdictTone tone = VerdictTone::open;
    if (first && first->isRefused()) {
        verdict = tr("This algorithm does not apply");
        tone = VerdictTone::neutral;
    } else if (first && !first->fault().isEmpty()) {
        verdict = tr("Nothing to search");
        tone = VerdictTone::neutral;
    } else if (over && good) {
        verdict = tilesOf(subject_) != nullptr ? tr("Solved") : tr("Path found");
        tone = VerdictTone::good;
    } else if (over && undecided && found == 0) {
        verdict = tr("Undecided");
        tone = VerdictTone::neutral;
    } else if (over) {
        const bool tiles = tilesOf(subject_) != nullptr;
        if (found > 0)
            verdict = (tiles ? tr("%1 of %2 solved it") : tr("%1 of %2 found a path"))
                          .arg(found)
                          .arg(race_->lanes().size());
        else
            verdict = tiles ? tr("No solution") : tr("No path found");
        tone = undecided ? VerdictTone::neutral : VerdictTone::bad;
        if (!refused.isEmpty()) {
            // That an algorithm is for other problems is no failure of those that are for this one.
            const auto asked = race_->lanes().size() - static_cast<std::size_t>(refused.size());
            if (found == asked) {
                verdict = tr("Path found");
                tone = VerdictTone::good;
            }
            verdict += tr("; %1 does not apply").arg(listInWords(refused));
        }
    }
    verdict_->setVerdict(verdict, tone);
    card_->setExplanation(race_->step() ? tr("Path")
                          : over        ? tr("Result")
                                        : tr("Last step"),
                          steps.join(QLatin1Char('\n')));
    const auto heuristic = run_->settings().heuristic;
    const Race::Recording& any = first;
    const bool maze = any && any->question().subject == SearchSubject(MazeTask::reach);
    const bool too_high =
        heuristic && maze && !admissible(*heuristic, any->question().maze->neighbours);
    heuristic_note_->setText(too_high
                                 ? tr("With diagonal moves the Manhattan distance is not "
                                      "admissible: informed searches may miss the cheapest path.")
                                 : QString());
    heuristic_note_->setVisible(too_high);
}

} // namespace loggia::ui
