#pragma once

#include "core/grading/grade.hpp"
#include "ui/grading/class_news.hpp"
#include "ui/grading/class_settings.hpp"
#include "ui/work/job.hpp"

#include <QObject>

#include <vector>

namespace loggia::ui {

/// Looks for the results of a class in its journal, on another thread: of an earlier start, or of
/// settings that were changed and changed back.
class ClassRecall final : public QObject {
    Q_OBJECT

public:
    explicit ClassRecall(QObject* parent = nullptr);

    /// Finds what the plan's journal has of these hand-ins as they are now; found() follows, unless
    /// look() or stop() is called meanwhile. Runs none of them, and makes no journal.
    void look(const ClassPlan& plan, const std::vector<grading::Submission>& handins);
    void stop() { job_.abandon(); }
    [[nodiscard]] bool isRunning() const { return job_.isRunning(); }

Q_SIGNALS:
    void runningChanged(bool running);
    /// Some results, by the rows of `handins`. The others wait.
    void found(const std::vector<loggia::grading::Submission>& handins,
               const loggia::ui::ClassNews& news);

private:
    Job<ClassNews> job_;
};

} // namespace loggia::ui
