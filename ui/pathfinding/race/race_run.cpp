#include "ui/pathfinding/race/race_run.hpp"

#include "ui/widgets/sentence.hpp"

#include <algorithm>
#include <utility>

namespace loggia::ui {

RaceRun::RaceRun(Race* race, QObject* parent) : QObject(parent), race_(race) {
    for (auto& job : jobs_)
        connect(&job, &JobBase::runningChanged, this, &RaceRun::tellRunning);
    patience_.setSingleShot(true);
    patience_.setInterval(patience_ms);
    connect(&patience_, &QTimer::timeout, this, &RaceRun::startWaiting);
}

void RaceRun::setSettings(const RaceSettings& settings) {
    RaceSettings wanted = settings;
    if (wanted.lanes.empty())
        wanted.lanes.push_back(pathfinding::Algorithm::a_star);
    wanted.lanes.resize(std::min<std::size_t>(wanted.lanes.size(), Race::most_lanes));
    if (wanted == settings_)
        return;
    const RaceSettings before = std::exchange(settings_, wanted);
    race_->setLanes(static_cast<int>(wanted.lanes.size()));
    for (std::size_t lane = 0; lane < jobs_.size(); ++lane) {
        if (lane >= wanted.lanes.size()) {
            waits_.at(lane) = false;
            jobs_.at(lane).abandon();
            continue;
        }
        const bool same = lane < before.lanes.size() && before.lanes[lane] == wanted.lanes[lane] &&
                          before.heuristic == wanted.heuristic &&
                          before.depth_limit == wanted.depth_limit &&
                          before.collect_heuristic == wanted.collect_heuristic &&
                          before.sliding_heuristic == wanted.sliding_heuristic;
        if (!same)
            start(static_cast<int>(lane));
    }
    Q_EMIT settingsChanged();
}

void RaceRun::setProblem(std::shared_ptr<const pathfinding::Maze> maze, SearchSubject subject) {
    if (maze == maze_ && subject == subject_)
        return;
    const bool other = subject != subject_;
    maze_ = std::move(maze);
    subject_ = subject;
    if (other)
        return again();
    for (std::size_t lane = 0; lane < settings_.lanes.size(); ++lane) {
        if (!jobs_.at(lane).isRunning()) {
            start(static_cast<int>(lane));
            continue;
        }
        waits_.at(lane) = true;
        if (!patience_.isActive())
            patience_.start();
    }
}

void RaceRun::again() {
    for (std::size_t lane = 0; lane < settings_.lanes.size(); ++lane)
        start(static_cast<int>(lane));
}

void RaceRun::startWaiting() {
    for (std::size_t lane = 0; lane < settings_.lanes.size(); ++lane)
        if (waits_.at(lane))
            start(static_cast<int>(lane));
}

SearchQuestion RaceRun::questionOf(int lane) const {
    return {maze_,
            subject_,
            settings_.lanes[static_cast<std::size_t>(lane)],
            settings_.heuristic,
            settings_.depth_limit,
            settings_.collect_heuristic,
            settings_.sliding_heuristic};
}

void RaceRun::start(int lane) {
    if (!maze_)
        return;
    const auto at = static_cast<std::size_t>(lane);
    waits_.at(at) = false;
    if (std::none_of(waits_.begin(), waits_.end(), [](bool waits) { return waits; }))
        patience_.stop();
    jobs_.at(at).start(
        [question = questionOf(lane)](const Control& control, const auto& /*sink*/) {
            return SearchRecording::make(question, control);
        },
        [this, lane](const Result<Race::Recording>& recording) {
            const bool waits = waits_.at(static_cast<std::size_t>(lane));
            race_->setRecording(lane, recording.value_or(nullptr));
            if (!recording)
                Q_EMIT failed(sentence(recording.error().message));
            if (waits && waits_.at(static_cast<std::size_t>(lane)))
                start(lane);
        });
}

void RaceRun::stop() {
    waits_.fill(false);
    for (auto& job : jobs_)
        job.stop();
}

bool RaceRun::isRunning() const {
    return std::any_of(jobs_.begin(), jobs_.end(), [](const auto& job) { return job.isRunning(); });
}

void RaceRun::tellRunning() {
    if (std::exchange(was_running_, isRunning()) != isRunning())
        Q_EMIT runningChanged(isRunning());
}

} // namespace loggia::ui
