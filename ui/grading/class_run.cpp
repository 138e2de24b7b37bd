#include "ui/grading/class_run.hpp"

#include "core/grading/journal_file.hpp"
#include "ui/shell/files.hpp"

#include <memory>
#include <string>
#include <utility>

namespace loggia::ui {

ClassRun::ClassRun(QObject* parent) : QObject(parent) {
    connect(&job_, &JobBase::runningChanged, this, &ClassRun::runningChanged);
}

/// On another thread.
ClassRun::End ClassRun::grade(const ClassPlan& plan,
                              const std::vector<grading::Submission>& submissions,
                              const Control& control, const Job<End, ClassNews>::Sink& update) {
    End end{ClassNews(submissions.size()), {}, {}};
    const auto hindered = [&end](Obstacle obstacle, Error error) {
        end.obstacle = obstacle;
        end.error = std::move(error);
        return end;
    };
    grading::GradeSettings settings = plan.settings;
    if (!plan.problem.isEmpty()) {
        const auto text = readBytes(plan.problem, control);
        if (!text)
            return hindered(Obstacle::problem, text.error());
        settings.order.problem = grading::WorkFile{"problem.txt", text->toStdString()};
    }
    const auto sandbox = grading::Sandbox::make(plan.isolation, plan.limits, plan.readable);
    if (!sandbox)
        return hindered(Obstacle::sandbox, sandbox.error());
    grading::GradingJournal journal;
    if (!plan.journal.empty())
        if (auto opened = journal.open(plan.journal); !opened)
            return hindered(Obstacle::journal, std::move(opened.error()));
    bool is_kept = true;
    const auto done = [&](const grading::HandinReport& report, std::size_t /*number*/) {
        auto added = journal.add(report);
        is_kept = added.has_value();
        return added;
    };
    const auto known = [&journal](const std::string& digest) { return journal.find(digest); };
    const auto watch = [&](std::size_t index, const grading::HandinReport& so_far, bool has_ended) {
        const bool is_unfinished = so_far.state == grading::State::unfinished;
        if (has_ended && is_unfinished)
            end.news[index] = {};
        else
            end.news[index] = {has_ended ? HandinStage::graded : HandinStage::running,
                               std::make_shared<const grading::HandinReport>(so_far)};
        update(end.news);
    };
    const auto graded = grading::grade_class(*plan.task, settings, submissions, *sandbox, plan.jobs,
                                             control, known, done, watch);
    for (HandinNews& each : end.news)
        if (each.stage == HandinStage::running) // where another one failed
            each = {};
    if (control.stop_requested())
        return end;
    if (!graded)
        return hindered(is_kept ? Obstacle::other : Obstacle::journal, graded.error());
    if (auto finished = journal.finish(); !finished)
        return hindered(Obstacle::journal, std::move(finished.error()));
    return end;
}

void ClassRun::start(const ClassPlan& plan, std::vector<grading::Submission> submissions) {
    job_.start(
        [plan, all = std::move(submissions)](const Control& control, const auto& update) {
            return grade(plan, all, control, update);
        },
        [this](const Result<End>& end) {
            if (!end) {
                Q_EMIT failed(Obstacle::other, QString::fromStdString(end.error().message));
                return;
            }
            Q_EMIT changed(end->news);
            if (end->obstacle)
                Q_EMIT failed(*end->obstacle, QString::fromStdString(end->error.message));
        },
        [this](const ClassNews& news) { Q_EMIT changed(news); });
}

void ClassRun::trySandbox() {
    trial_.start(
        [](const Control& /*control*/, const auto& /*update*/) -> Result<void> {
            return grading::Sandbox::make(grading::Isolation::bubblewrap, grading::Limits{})
                .map([](const grading::Sandbox& /*sandbox*/) {});
        },
        [this](const Result<void>& works) {
            Q_EMIT sandboxTried(works ? QString() : QString::fromStdString(works.error().message));
        });
}

} // namespace loggia::ui
