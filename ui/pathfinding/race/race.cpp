#include "ui/pathfinding/race/race.hpp"

#include <algorithm>
#include <utility>

namespace loggia::ui {

std::size_t Race::size() const {
    std::size_t longest = 0;
    for (const Recording& lane : lanes_)
        if (lane)
            longest = std::max(longest, lane->size());
    return longest;
}

void Race::setLanes(int count) {
    const auto lanes = static_cast<std::size_t>(std::clamp(count, 1, most_lanes));
    if (lanes == lanes_.size())
        return;
    lanes_.resize(lanes);
    seekAll();
    Q_EMIT replaced();
    Q_EMIT moved();
}

void Race::setRecording(int lane, Recording recording) {
    if (lane < 0 || lane >= static_cast<int>(lanes_.size()))
        return;
    lanes_[static_cast<std::size_t>(lane)] = std::move(recording);
    seekAll();
    Q_EMIT replaced();
    Q_EMIT moved();
}

void Race::goTo(std::size_t moment) {
    const std::size_t clamped = std::min(moment, size());
    const bool was_at_end = std::exchange(at_end_, clamped == size());
    wanted_ = clamped;
    if (clamped == moment_ && at_end_ == was_at_end && !step_)
        return;
    seekAll();
    Q_EMIT moved();
}

std::size_t Race::steps() const {
    std::size_t longest = 0;
    for (const Recording& lane : lanes_)
        if (lane && lane->showsSolution())
            longest = std::max(longest, lane->result().steps.size());
    return longest;
}

void Race::goToStep(std::optional<std::size_t> step) {
    if (step)
        step = std::min(*step, steps());
    if (step == step_)
        return;
    step_ = step;
    Q_EMIT moved();
}

void Race::setWanted(std::optional<std::size_t> moment) {
    wanted_ = moment.value_or(0);
    at_end_ = !moment;
    seekAll();
    Q_EMIT moved();
}

void Race::seekAll() {
    step_.reset();
    moment_ = at_end_ ? size() : std::min(wanted_, size());
    for (const Recording& lane : lanes_)
        if (lane)
            lane->goTo(moment_);
}

} // namespace loggia::ui
