#include "ui/sat/solve_run.hpp"

#include "ui/sat/clauses/sat_words.hpp"
#include "ui/widgets/number_text.hpp"

#include <chrono>
#include <utility>

namespace loggia::ui {

SolveRun::SolveRun(QObject* parent) : QObject(parent) {
    connect(&job_, &JobBase::runningChanged, this, &SolveRun::runningChanged);
}

void SolveRun::start(const Revision& about, std::shared_ptr<const sat::ClauseFile> file,
                     const SatSettings& settings) {
    reset();
    job_.start(
        about,
        [file = std::move(file), settings](const Control& control, const auto& update) -> Outcome {
            using Clock = std::chrono::steady_clock;
            const auto start = Clock::now();
            return std::make_shared<const SatOutcome>(
                solveBy(file->clauses, settings, control, [&](const sat::Statistics& statistics) {
                    update(
                        {std::chrono::duration<double>(Clock::now() - start).count(), statistics});
                }));
        },
        [this, about](const Result<Outcome>& found) {
            if (found) {
                outcome_ = {about, *found};
                history_.add({(*found)->seconds, (*found)->answer.statistics});
                Q_EMIT historyChanged();
            } else {
                auto failed = std::make_shared<SatOutcome>();
                failed->error = found.error();
                outcome_ = {about, std::move(failed)};
            }
            Q_EMIT outcomeChanged();
        },
        [this](const StatisticsHistory::Sample& sample) {
            history_.add(sample);
            Q_EMIT historyChanged();
            Q_EMIT progressed(-1, tr("%1, %2").arg(counted(sample.statistics.decisions,
                                                           tr("%1 decision"), tr("%1 decisions")),
                                                   counted(sample.statistics.conflicts,
                                                           tr("%1 conflict"), tr("%1 conflicts"))));
        });
}

void SolveRun::take(const Revision& about, std::shared_ptr<const SatOutcome> outcome,
                    const StatisticsHistory& history) {
    job_.abandon();
    outcome_ = {about, std::move(outcome)};
    history_ = history;
    Q_EMIT historyChanged();
    Q_EMIT outcomeChanged();
}

void SolveRun::reset() {
    job_.abandon();
    outcome_.reset();
    history_.clear();
    Q_EMIT historyChanged();
    Q_EMIT outcomeChanged();
}

} // namespace loggia::ui
