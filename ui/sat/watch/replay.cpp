#include "ui/sat/watch/replay.hpp"

#include <algorithm>
#include <utility>

namespace loggia::ui {

void Replay::setRecording(std::shared_ptr<const Recording> recording) {
    view_.reset();
    recording_ = std::move(recording);
    if (recording_ && recording_->refusal.isEmpty())
        view_.emplace(recording_->trace);
    Q_EMIT replaced();
    Q_EMIT moved();
}

sat::TraceView Replay::pictured() const {
    using sat::EventKind;
    sat::TraceView view = *view_;
    const auto is = [&view](EventKind kind) { return view.last()->kind == kind; };
    if (view.last() != nullptr &&
        (is(EventKind::unsatisfiable) ||
         (is(EventKind::satisfiable) && view.count(EventKind::resolve) > 0)))
        while (view.last() != nullptr && !is(EventKind::conflict) && !is(EventKind::learn) &&
               !is(EventKind::resolve))
            view.back();
    return view;
}

void Replay::goTo(std::size_t position) {
    if (!view_ || std::min(position, size()) == view_->position())
        return;
    view_->go_to(position);
    Q_EMIT moved();
}

bool Replay::forwardTo(sat::EventKind kind) {
    if (!view_ || !view_->forward_to(kind))
        return false;
    Q_EMIT moved();
    return true;
}

bool Replay::backTo(sat::EventKind kind) {
    if (!view_ || !view_->back_to(kind))
        return false;
    Q_EMIT moved();
    return true;
}

} // namespace loggia::ui
