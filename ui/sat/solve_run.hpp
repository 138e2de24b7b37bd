#pragma once

#include "ui/sat/clauses/clause_reading.hpp"
#include "ui/sat/sat_solving.hpp"
#include "ui/sat/statistics_history.hpp"
#include "ui/work/job.hpp"

#include <QObject>

#include <memory>

namespace loggia::ui {

/// Solves clauses off the window's thread and keeps the statistics while it does.
class SolveRun final : public QObject {
    Q_OBJECT

public:
    explicit SolveRun(QObject* parent = nullptr);

    /// Begins anew; what is known of other clauses is dropped. `about` is the content that the
    /// clauses are.
    void start(const Revision& about, std::shared_ptr<const sat::ClauseFile> file,
               const SatSettings& settings);
    /// Ends at once; that it was stopped is the outcome.
    void stop() { job_.stop(); }
    /// What another run found of the same clauses, with the same settings.
    void take(const Revision& about, std::shared_ptr<const SatOutcome> outcome,
              const StatisticsHistory& history);
    /// Ends, and forgets what was found: the clauses or the settings have changed.
    void reset();
    [[nodiscard]] bool isRunning() const { return job_.isRunning(); }

    /// Null as long as nothing is known of the clauses as they are now.
    [[nodiscard]] std::shared_ptr<const SatOutcome> outcome() const {
        const Outcome* const found = outcome_.get();
        return found != nullptr ? *found : nullptr;
    }
    [[nodiscard]] const StatisticsHistory& history() const { return history_; }

Q_SIGNALS:
    void outcomeChanged();
    /// At most ten times a second while it runs.
    void historyChanged();
    void runningChanged(bool running);
    /// What the engine has done so far, in words.
    void progressed(double fraction, const QString& text);

private:
    using Outcome = std::shared_ptr<const SatOutcome>;

    About<Outcome> outcome_;
    StatisticsHistory history_;
    // Last, so that it ends before what it calls is gone.
    Job<Outcome, StatisticsHistory::Sample> job_;
};

} // namespace loggia::ui
