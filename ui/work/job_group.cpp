#include "ui/work/job_group.hpp"

#include <algorithm>
#include <utility>

namespace loggia::ui {

JobGroup::JobGroup(std::vector<JobBase*> jobs, QObject* parent)
    : QObject(parent), jobs_(std::move(jobs)) {
    for (const JobBase* job : jobs_) {
        connect(job, &JobBase::runningChanged, this, &JobGroup::tellRunning);
        connect(job, &JobBase::handedOver, this, &JobGroup::tellRunning);
        connect(job, &JobBase::progressed, this, &JobGroup::progressed);
    }
}

bool JobGroup::isRunning() const {
    return std::any_of(jobs_.begin(), jobs_.end(),
                       [](const JobBase* job) { return job->isRunning(); });
}

void JobGroup::stop() {
    for (JobBase* job : jobs_)
        job->stop();
}

void JobGroup::abandon() {
    for (JobBase* job : jobs_)
        job->abandon();
}

void JobGroup::tellRunning() {
    const bool now = isRunning() || std::any_of(jobs_.begin(), jobs_.end(), [](const JobBase* job) {
                         return job->isHandingOver();
                     });
    if (std::exchange(was_running_, now) != now)
        Q_EMIT runningChanged(now);
}

} // namespace loggia::ui
