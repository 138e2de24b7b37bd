#include "ui/puzzles/sheet_run.hpp"

#include <algorithm>
#include <utility>

namespace loggia::ui {

SheetRun::SheetRun(SheetDocument* document, QObject* parent)
    : QObject(parent), document_(document) {
    connect(&job_, &JobBase::runningChanged, this, &SheetRun::runningChanged);
    connect(&job_, &JobBase::progressed, this, &SheetRun::progressed);
    connect(document, &SheetDocument::changed, this, [this] { follow(solving_); });
}

void SheetRun::setSolving(bool solving) {
    if (std::exchange(solving_, solving) != solving)
        Q_EMIT solvingChanged(solving);
    if (solving)
        solve();
}

SheetOrder SheetRun::order() const {
    const std::shared_ptr<SheetState> state = document_->state();
    SheetOrder order;
    std::transform(state->texts.begin(), state->texts.end(), order.texts.begin(),
                   [](const QString& text) { return text.toUtf8().toStdString(); });
    order.edited = state->edited;
    if (!state->read)
        order.before = state->sheet;
    else if (!state->error)
        order.sheet = state->sheet;
    return order;
}

void SheetRun::readNow() {
    if (document_->state()->read)
        return;
    SheetOrder to_read = order();
    to_read.solve = false;
    SheetStudy study = studySheet(to_read, {}, {});
    // What is under way goes on, and brings the rest.
    study.complete = !study.sheet;
    take(study);
}

void SheetRun::follow(bool solve) {
    const std::shared_ptr<SheetState> state = document_->state();
    SheetOrder wanted = order();
    wanted.solve = solve;
    followed_.advance();
    if (std::exchange(puzzle_, state->puzzle) != state->puzzle)
        last_read_ = {};
    if (state->read && state->error) {
        // Nothing new can come of it.
        job_.abandon();
        SheetStudy unreadable;
        unreadable.error = state->error;
        unreadable.read = true;
        unreadable.complete = true;
        study_ = {followed_.now(), unreadable};
        Q_EMIT changed();
        return;
    }
    job_.start(
        followed_.now(),
        [wanted = std::move(wanted)](const Control& control, const Job<SheetStudy>::Sink& update) {
            return studySheet(wanted, control, update);
        },
        [this](const Result<SheetStudy>& study) {
            if (study)
                return take(*study);
            SheetStudy failed;
            failed.error = study.error();
            failed.read = true;
            failed.complete = true;
            take(failed);
        },
        [this](const SheetStudy& study) { take(study); });
    Q_EMIT changed();
}

const SheetStudy& SheetRun::study() const {
    static const SheetStudy nothing;
    const SheetStudy* known = study_.get();
    return known != nullptr ? *known : nothing;
}

void SheetRun::take(const SheetStudy& study) {
    study_ = {followed_.now(), study};
    if (study.sheet)
        last_read_ = study;
    if (study.read)
        document_->take(document_->state(), study.sheet, study.error);
    Q_EMIT changed();
}

} // namespace loggia::ui
