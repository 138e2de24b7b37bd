#pragma once

#include "ui/work/job.hpp"
#include "ui/work/job_group.hpp"
#include "ui/work/revision.hpp"
#include "ui/wumpus/study.hpp"

#include <QObject>

namespace loggia::ui {

/// Studies the texts whenever they change, off the window's thread. What was known of older texts
/// is gone at once, but for the checks of the rules and the knowledge where only the statement has
/// changed.
class StudyRun final : public QObject {
    Q_OBJECT

public:
    explicit StudyRun(QObject* parent = nullptr);

    /// Begins anew with these texts.
    void follow(const WumpusTexts& texts);
    /// Ends what is running and keeps what has been found.
    void stop();
    [[nodiscard]] bool isRunning() const { return jobs_.isRunning(); }

    /// Study::awaited as long as nothing is known of the texts.
    [[nodiscard]] const Study& study() const;
    /// Null as long as they are not known.
    [[nodiscard]] const Checks* checks() const { return checks_.get(); }

Q_SIGNALS:
    void studyChanged();
    void checksChanged();
    void runningChanged(bool running);

private:
    void take(const Study& study);
    void take(const Checks& checks);
    void beginChecks();

    WumpusTexts texts_;
    Revisions followed_; ///< of texts_
    About<Study> study_;
    About<Checks> checks_;
    bool stopped_ = false;
    // Last, so that they end before what they call is gone.
    Job<Study> study_job_;
    Job<Checks> check_job_;
    JobGroup jobs_{{&study_job_, &check_job_}};
};

} // namespace loggia::ui
