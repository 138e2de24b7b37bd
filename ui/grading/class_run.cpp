#include "ui/grading/class_run.hpp"

#include "core/grading/handin_stamp.hpp"
#include "core/grading/journal_file.hpp"
#include "ui/grading/class_disk.hpp"

#include <memory>
#include <string>
#include <utility>

namespace loggia::ui {

namespace {

/// A hand-in that is gone cannot be judged again, so its result stays. One that could not be read
/// may be readable by now, which no stamp tells.
bool is_still_right(const HandinNews& news, const grading::Submission& handin,
                    const std::string& problem, const Control& control) {
    if (news.stage != HandinStage::graded || news.report->digest.empty())
        return false;
    const std::string stamp = grading::look_at_handin(handin.path, control).stamp;
    return stamp.empty() || (stamp == news.report->stamp && problem == news.problem);
}

} // namespace

ClassRun::ClassRun(QObject* parent) : QObject(parent) {
    connect(&job_, &JobBase::runningChanged, this, &ClassRun::runningChanged);
}

/// On another thread.
ClassRun::End ClassRun::grade(const ClassPlan& plan,
                              const std::vector<grading::Submission>& submissions,
                              const ClassNews& before, const Control& control,
                              const Job<End, ClassNews>::Sink& update) {
    End end{ClassNews(submissions.size()), {}, {}};
    // Before the problem is read, so that a change in between is noticed.
    const std::string problem = problemStamp(plan.problem);
    std::vector<std::size_t> rows; // of those that have to be graded
    std::vector<grading::Submission> chosen;
    for (std::size_t i = 0; i < submissions.size(); ++i) {
        if (i < before.size() && is_still_right(before[i], submissions[i], problem, control)) {
            end.news[i] = before[i];
            continue;
        }
        rows.push_back(i);
        chosen.push_back(submissions[i]);
    }
    update(end.news);
    const auto hindered = [&end](Obstacle obstacle, Error error) {
        end.obstacle = obstacle;
        end.error = std::move(error);
        return end;
    };
    grading::GradeSettings settings = plan.settings;
    if (!plan.problem.isEmpty()) {
        auto read = readProblem(plan.problem, control);
        if (!read)
            return hindered(Obstacle::problem, std::move(read.error()));
        settings.order.problem = *std::move(read);
    }
    if (rows.empty())
        return end;
    const auto sandbox = grading::Sandbox::make(plan.isolation, plan.limits, plan.readable);
    if (!sandbox)
        return hindered(Obstacle::sandbox, sandbox.error());
    grading::GradingJournal journal;
    if (!plan.journal.empty())
        if (auto opened = journal.open(plan.journal); !opened)
            return hindered(Obstacle::journal, std::move(opened.error()));
    // What was found before is of use still, and may not be in this journal yet.
    for (const HandinNews& each : end.news)
        if (each.stage == HandinStage::graded)
            if (auto added = journal.add(*each.report); !added)
                return hindered(Obstacle::journal, std::move(added.error()));
    bool is_kept = true;
    const auto done = [&](const grading::HandinReport& report, std::size_t /*number*/) {
        auto added = journal.add(report);
        is_kept = added.has_value();
        return added;
    };
    const auto known = [&journal](const std::string& digest) { return journal.find(digest); };
    const auto watch = [&](std::size_t index, const grading::HandinReport& so_far, bool has_ended) {
        HandinNews& news = end.news[rows[index]];
        if (has_ended && so_far.state == grading::State::unfinished)
            news = {};
        else
            news = {has_ended ? HandinStage::graded : HandinStage::running,
                    std::make_shared<const grading::HandinReport>(so_far), problem};
        update(end.news);
    };
    const auto graded = grading::grade_class(*plan.task, settings, chosen, *sandbox, plan.jobs,
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

void ClassRun::start(const ClassPlan& plan, std::vector<grading::Submission> submissions,
                     ClassNews before) {
    job_.start([plan, all = std::move(submissions), known = std::move(before)](
                   const Control& control,
                   const auto& update) { return grade(plan, all, known, control, update); },
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
