#include "ui/puzzles/sheet_run.hpp"

#include <algorithm>
#include <utility>

namespace loggia::ui {

SheetRun::SheetRun(SheetDocument* document, QObject* parent)
    : QObject(parent), document_(document) {
    connect(&job_, &JobBase::runningChanged, this, &SheetRun::runningChanged);
    connect(&job_, &JobBase::progressed, this, &SheetRun::progressed);
    connect(document, &SheetDocument::changed, this, &SheetRun::follow);
}

void SheetRun::setSolving(bool solving) {
    if (std::exchange(solving_, solving) != solving)
        Q_EMIT solvingChanged(solving);
    if (solving)
        follow();
}

void SheetRun::follow() {
    const std::shared_ptr<SheetState> state = document_->state();
    SheetOrder order;
    std::transform(state->texts.begin(), state->texts.end(), order.texts.begin(),
                   [](const QString& text) { return text.toUtf8().toStdString(); });
    order.edited = state->edited;
    order.solve = solving_;
    if (!state->read)
        order.before = state->sheet;
    else if (!state->error)
        order.sheet = state->sheet;
    study_ = {};
    if (state->read && state->error) {
        // Nothing new can come of it.
        job_.abandon();
        study_.error = state->error;
        study_.read = true;
        study_.complete = true;
        Q_EMIT changed();
        return;
    }
    job_.start(
        [order = std::move(order)](const Control& control, const Job<SheetStudy>::Sink& update) {
            return studySheet(order, control, update);
        },
        [this, state](const Result<SheetStudy>& study) {
            if (study)
                return take(state, *study);
            SheetStudy failed;
            failed.error = study.error();
            failed.read = true;
            failed.complete = true;
            take(state, failed);
        },
        [this, state](const SheetStudy& study) { take(state, study); });
}

void SheetRun::take(const std::shared_ptr<SheetState>& state, const SheetStudy& study) {
    if (state != document_->state())
        return;
    study_ = study;
    if (study.sheet)
        last_read_ = study;
    if (study.read)
        document_->take(state, study.sheet, study.error);
    Q_EMIT changed();
}

} // namespace loggia::ui
