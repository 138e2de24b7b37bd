#include "ui/sat/solve_run.hpp"

#include <chrono>
#include <utility>

namespace loggia::ui {

SolveRun::SolveRun(QObject* parent) : QObject(parent) {
    connect(&job_, &JobBase::runningChanged, this, &SolveRun::runningChanged);
    connect(&job_, &JobBase::failed, this, [this](const QString& reason) {
        auto outcome = std::make_shared<SatOutcome>();
        outcome->error = Error{"it needs more memory than there is: " + reason.toStdString()};
        outcome_ = std::move(outcome);
        Q_EMIT outcomeChanged();
    });
}

void SolveRun::start(std::shared_ptr<const sat::ClauseFile> file, const SatSettings& settings) {
    reset();
    job_.start(
        [file = std::move(file), settings](const Control& control, const auto& update) -> Outcome {
            using Clock = std::chrono::steady_clock;
            const auto start = Clock::now();
            return std::make_shared<const SatOutcome>(
                solveBy(file->clauses, settings, control, [&](const sat::Statistics& statistics) {
                    update(
                        {std::chrono::duration<double>(Clock::now() - start).count(), statistics});
                }));
        },
        [this](const Outcome& outcome) {
            history_.add({outcome->seconds, outcome->answer.statistics});
            outcome_ = outcome;
            Q_EMIT historyChanged();
            Q_EMIT outcomeChanged();
        },
        [this](const StatisticsHistory::Sample& sample) {
            history_.add(sample);
            Q_EMIT historyChanged();
        });
}

void SolveRun::reset() {
    job_.abandon();
    outcome_.reset();
    history_.clear();
    Q_EMIT historyChanged();
    Q_EMIT outcomeChanged();
}

} // namespace loggia::ui
