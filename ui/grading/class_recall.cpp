#include "ui/grading/class_recall.hpp"

#include "core/grading/journal.hpp"
#include "ui/grading/class_disk.hpp"
#include "ui/shell/files.hpp"

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <utility>

namespace loggia::ui {

namespace {

using Kept = std::map<std::string, grading::HandinReport, std::less<>>; // by digest

/// Without opening it as a run does: a run may begin at any time, here or in another window.
Kept keptIn(const std::string& journal, const Control& control) {
    Kept kept;
    const auto text = readBytes(QString::fromStdString(journal), control);
    if (!text)
        return kept;
    auto read = grading::journal_of({text->constData(), static_cast<std::size_t>(text->size())});
    if (!read)
        return kept;
    for (grading::KeptReport& each : read->reports) // the last one counts
        kept[each.report.digest] = std::move(each.report);
    return kept;
}

/// Empty where there is nothing to be found.
ClassNews recalled(const ClassPlan& plan, const std::vector<grading::Submission>& handins,
                   const Control& control) {
    const Kept kept = plan.journal.empty() ? Kept() : keptIn(plan.journal, control);
    if (kept.empty())
        return {};
    grading::GradeSettings settings = plan.settings;
    const std::string problem = problemStamp(plan.problem);
    if (!plan.problem.isEmpty()) {
        auto read = readProblem(plan.problem, control);
        if (!read)
            return {};
        settings.order.problem = *std::move(read);
    }
    const auto sandbox = grading::Sandbox::make(plan.isolation, plan.limits, plan.readable);
    if (!sandbox)
        return {};
    const auto known = [&kept](const std::string& digest) {
        const auto place = kept.find(digest);
        return place == kept.end() ? nullptr : &place->second;
    };
    auto reports = grading::known_reports(*plan.task, settings, handins, *sandbox, known, control);
    ClassNews news(handins.size());
    bool is_any = false;
    for (std::size_t i = 0; i < news.size(); ++i) {
        if (!reports[i])
            continue;
        is_any = true;
        news[i] = {HandinStage::graded,
                   std::make_shared<const grading::HandinReport>(*std::move(reports[i])), problem};
    }
    return is_any ? news : ClassNews();
}

} // namespace

ClassRecall::ClassRecall(QObject* parent) : QObject(parent) {
    connect(&job_, &JobBase::runningChanged, this, &ClassRecall::runningChanged);
}

void ClassRecall::look(const ClassPlan& plan, const std::vector<grading::Submission>& handins) {
    job_.start([plan, handins](const Control& control,
                               const auto& /*update*/) { return recalled(plan, handins, control); },
               [this, handins](const Result<ClassNews>& news) {
                   if (news && !news->empty())
                       Q_EMIT found(handins, *news);
               });
}

} // namespace loggia::ui
