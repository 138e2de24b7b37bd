#include "ui/wumpus/study_run.hpp"

#include <optional>
#include <utility>

namespace loggia::ui {

namespace {

Checks failedChecks(const Error& why) {
    Checks checks;
    checks.failure = why;
    return checks;
}

bool isComplete(const Checks& checks) {
    return checks.graded && checks.linted && !checks.failure;
}

/// Whether two texts differ in the statement alone, on which no check depends.
bool haveSameLines(const WumpusTexts& a, const WumpusTexts& b) {
    constexpr std::size_t rules = indexOf(TextKind::rules);
    constexpr std::size_t knowledge = indexOf(TextKind::knowledge);
    return a.at(rules) == b.at(rules) && a.at(knowledge) == b.at(knowledge);
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
    std::optional<Checks> kept;
    if (const Checks* known = checks_.get();
        known != nullptr && isComplete(*known) && haveSameLines(texts, texts_))
        kept = *known;
    texts_ = texts;
    followed_.advance();
    stopped_ = false;
    check_job_.abandon();
    if (kept)
        checks_ = {followed_.now(), *std::move(kept)};
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
            if (checks_.get() != nullptr)
                return; // those of the statement before
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
