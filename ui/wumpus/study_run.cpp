#include "ui/wumpus/study_run.hpp"

#include <utility>

namespace loggia::ui {

namespace {

Checks failedChecks(const Error& why) {
    Checks checks;
    checks.failure = why;
    return checks;
}

} // namespace

StudyRun::StudyRun(QObject* parent) : QObject(parent) {
    connect(&jobs_, &JobGroup::runningChanged, this, &StudyRun::runningChanged);
}

void StudyRun::stop() {
    stopped_ = true;
    jobs_.stop();
}

const Study& StudyRun::study() const {
    static const Study awaited = [] {
        Study nothing;
        nothing.awaited = true;
        return nothing;
    }();
    const Study* known = study_.get();
    return known != nullptr ? *known : awaited;
}

void StudyRun::follow(const WumpusTexts& texts) {
    texts_ = texts;
    followed_.advance();
    stopped_ = false;
    check_job_.abandon();
    study_job_.start(
        followed_.now(),
        [texts](const Control& control, const Job<Study>::Sink& update) {
            return ui::study(texts, control, update);
        },
        [this](const Result<Study>& study) {
            Study failed;
            if (!study)
                failed.failure = study.error();
            take(study.value_or(failed));
            if (!study)
                take(failedChecks(study.error()));
            else if (stopped_)
                take(Checks{});
            else
                beginChecks();
        },
        [this](const Study& study) { take(study); });
    Q_EMIT studyChanged();
}

void StudyRun::take(const Study& study) {
    study_ = {followed_.now(), study};
    Q_EMIT studyChanged();
}

void StudyRun::take(const Checks& checks) {
    checks_ = {followed_.now(), checks};
    Q_EMIT checksChanged();
}

void StudyRun::beginChecks() {
    check_job_.start(
        followed_.now(),
        [texts = texts_](const Control& control, const Job<Checks>::Sink&) {
            return ui::check(texts, control);
        },
        [this](const Result<Checks>& checks) {
            take(checks ? *checks : failedChecks(checks.error()));
        });
}

} // namespace loggia::ui
