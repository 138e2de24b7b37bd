#pragma once

#include "core/grading/grade.hpp"
#include "ui/grading/class_news.hpp"
#include "ui/grading/class_settings.hpp"
#include "ui/work/job.hpp"

#include <QObject>

#include <optional>
#include <vector>

namespace loggia::ui {

/// Grades a class on other threads, and finds out whether programs can be kept in a sandbox here.
///
/// What is finished is in the plan's journal, so that a run that was stopped goes on with the next
/// start(): hand-ins whose reports are there are not run again.
class ClassRun final : public QObject {
    Q_OBJECT

public:
    /// What kept a run from its end.
    enum class Obstacle { sandbox, problem, journal, other };
    Q_ENUM(Obstacle)

    explicit ClassRun(QObject* parent = nullptr);

    /// Results in `before`, which are by the same plan, are kept where the hand-in and the problem
    /// are as they were on the disk, or the hand-in is gone; all others are graded, and so are
    /// those that could not be read.
    ///
    /// Precondition: it is not running.
    void start(const ClassPlan& plan, std::vector<grading::Submission> submissions,
               ClassNews before = {});
    /// Ends within some 50 ms; hand-ins that were running are waiting again.
    void stop() { job_.stop(); }
    [[nodiscard]] bool isRunning() const { return job_.isRunning(); }

    /// Tries the sandbox; sandboxTried() follows.
    void trySandbox();

Q_SIGNALS:
    void runningChanged(bool running);
    /// At most every 100 ms, and once at the end.
    void changed(const loggia::ui::ClassNews& news);
    /// It ended before its end, and not because it was stopped.
    void failed(loggia::ui::ClassRun::Obstacle obstacle, const QString& reason);
    /// An empty reason: it works.
    void sandboxTried(const QString& reason);

private:
    struct End {
        ClassNews news;
        std::optional<Obstacle> obstacle;
        Error error;
    };

    static End grade(const ClassPlan& plan, const std::vector<grading::Submission>& submissions,
                     const ClassNews& before, const Control& control,
                     const Job<End, ClassNews>::Sink& update);

    Job<End, ClassNews> job_;
    Job<Result<void>> trial_;
};

} // namespace loggia::ui
