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
    if (clamped == moment_ && at_end_ == was_at_end && !step_ && !part_)
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
    if (part_)
        seekAll();
    step_ = step;
    Q_EMIT moved();
}

void Race::setWanted(std::optional<std::size_t> moment) {
    wanted_ = moment.value_or(0);
    at_end_ = !moment;
    seekAll();
    Q_EMIT moved();
}

/// Of the lane that has most.
std::size_t Race::parts() const {
    std::size_t most = 0;
    for (const Recording& lane : lanes_)
        if (lane)
            most = std::max(most, lane->parts());
    return most;
}

/// A part of the expansion that leads to a moment; all of it where there is no such part.
void Race::showPart(std::size_t moment, std::optional<std::size_t> part) {
    at_end_ = moment == size();
    wanted_ = moment;
    seekAll();
    if (part && *part > 0 && *part < parts()) {
        part_ = part;
        for (const Recording& lane : lanes_)
            if (lane)
                lane->goTo(moment_, part_);
    }
    Q_EMIT moved();
}

void Race::nextPart() {
    if (part_)
        showPart(moment_, *part_ + 1);
    else if (moment_ < size())
        showPart(moment_ + 1, 1);
}

void Race::previousPart() {
    if (moment_ == 0)
        return;
    const std::size_t part = part_.value_or(parts());
    if (part > 1)
        showPart(moment_, part - 1);
    else
        showPart(moment_ - 1, std::nullopt);
}

void Race::seekAll() {
    step_.reset();
    part_.reset();
    moment_ = at_end_ ? size() : std::min(wanted_, size());
    for (const Recording& lane : lanes_)
        if (lane)
            lane->goTo(moment_);
}

} // namespace loggia::ui
