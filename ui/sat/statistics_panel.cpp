#include "ui/sat/statistics_panel.hpp"

#include "ui/sat/clauses/sat_words.hpp"
#include "ui/sat/solve_run.hpp"
#include "ui/theme/colours.hpp"
#include "ui/widgets/number_text.hpp"

#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <utility>

namespace loggia::ui {

namespace {

using Count = std::uint64_t sat::Statistics::*;

constexpr std::array<Count, 10> figure_members{
    &sat::Statistics::conflicts, &sat::Statistics::decisions, &sat::Statistics::propagations,
    &sat::Statistics::learned,   &sat::Statistics::deleted,   &sat::Statistics::restarts,
    &sat::Statistics::level,     &sat::Statistics::pure,      &sat::Statistics::eliminated,
    &sat::Statistics::resolvents};

std::array<QString, figure_members.size()> figureNames() {
    return {StatisticsPanel::tr("Conflicts"),
            StatisticsPanel::tr("Decisions"),
            StatisticsPanel::tr("Propagations"),
            StatisticsPanel::tr("Learned clauses"),
            StatisticsPanel::tr("Clauses deleted"),
            StatisticsPanel::tr("Restarts"),
            StatisticsPanel::tr("Level"),
            StatisticsPanel::tr("Pure literals"),
            StatisticsPanel::tr("Atoms eliminated"),
            StatisticsPanel::tr("Resolvents")};
}

sat::Statistics latest(const SolveRun& run) {
    const auto& samples = run.history().samples();
    return samples.empty() ? sat::Statistics{} : samples.back().statistics;
}

} // namespace

StatisticsPanel::StatisticsPanel(SolveRun* run, QWidget* parent)
    : QWidget(parent), run_(run), lead_(new QLabel(this)), speeds_(new Plot(this)),
      learned_(new Plot(this)), levels_(new Plot(this)) {
    static_assert(figure_members.size() == figures);
    lead_->setWordWrap(true);
    lead_->setObjectName(QStringLiteral("lead"));
    auto* grid = new QGridLayout;
    grid->setVerticalSpacing(2);
    constexpr int rows = 5;
    const auto names = figureNames();
    for (std::size_t i = 0; i < figures; ++i) {
        const int row = static_cast<int>(i) % rows;
        const int column = 2 * (static_cast<int>(i) / rows);
        auto* name = new QLabel(names.at(i), this);
        name->setForegroundRole(QPalette::PlaceholderText);
        values_.at(i) = new QLabel(this);
        values_.at(i)->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        values_.at(i)->setMinimumWidth(
            fontMetrics().horizontalAdvance(QStringLiteral("00,000,000")));
        grid->addWidget(name, row, column);
        grid->addWidget(values_.at(i), row, column + 1);
    }
    grid->setColumnMinimumWidth(2, 0);
    grid->setColumnStretch(4, 1);
    speeds_->setAccessibleName(tr("Speed over time"));
    learned_->setAccessibleName(tr("Learned clauses over time"));
    levels_->setAccessibleName(tr("Level over time"));
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(lead_);
    layout->addLayout(grid);
    layout->addWidget(speeds_, 3);
    layout->addWidget(learned_, 2);
    layout->addWidget(levels_, 2);
    connect(run_, &SolveRun::historyChanged, this, &StatisticsPanel::refresh);
    connect(run_, &SolveRun::outcomeChanged, this, &StatisticsPanel::refresh);
    connect(run_, &SolveRun::runningChanged, this, &StatisticsPanel::refresh);
    refresh();
}

void StatisticsPanel::refresh() {
    const auto& outcome = run_->outcome();
    const bool silent = outcome && (outcome->engine == SatEngine::cadical ||
                                    outcome->engine == SatEngine::portfolio);
    if (silent)
        lead_->setText(tr("CaDiCaL reports no statistics while it runs. The other engines do."));
    else if (run_->isRunning())
        lead_->setText(tr("Running."));
    else if (outcome)
        lead_->setText(tr("%1, %2.").arg(nameOf(outcome->engine), durationText(outcome->seconds)));
    else
        lead_->setText(tr("Press Solve to see the statistics of the run here."));
    const sat::Statistics now = latest(*run_);
    for (std::size_t i = 0; i < figures; ++i)
        values_.at(i)->setText(numberText(now.*figure_members.at(i)));
    // Three lines in one plot: by colour, and by their dashes.
    PlotContent speeds = run_->history().speeds();
    constexpr std::array inks{&Colours::accent, &Colours::warning, &Colours::win};
    for (std::size_t i = 0; i < speeds.series.size(); ++i)
        speeds.series[i].colour = inks.at(i % inks.size());
    speeds_->setContent(std::move(speeds));
    PlotContent learned = run_->history().learned();
    PlotContent levels = run_->history().levels();
    // Before there are curves one of the pictures says so for all.
    learned_->setVisible(!learned.series.empty());
    levels_->setVisible(!levels.series.empty());
    learned_->setContent(std::move(learned));
    levels_->setContent(std::move(levels));
}

QString StatisticsPanel::asText() const {
    const auto names = figureNames();
    QString text;
    for (std::size_t i = 0; i < figures; ++i)
        text += names.at(i) + QLatin1Char('\t') + values_.at(i)->text() + QLatin1Char('\n');
    return text;
}

} // namespace loggia::ui
