#include "ui/pathfinding/race/race_run.hpp"

#include "ui/widgets/sentence.hpp"

#include <algorithm>
#include <utility>

namespace loggia::ui {

RaceRun::RaceRun(Race* race, QObject* parent) : QObject(parent), race_(race) {
    connect(&all_, &JobGroup::runningChanged, this, &RaceRun::runningChanged);
    connect(&all_, &JobGroup::progressed, this, &RaceRun::progressed);
    for (int lane = 0; lane < Race::most_lanes; ++lane) {
        QTimer& patience = patience_.at(static_cast<std::size_t>(lane));
        patience.setSingleShot(true);
        patience.setInterval(patience_ms);
        connect(&patience, &QTimer::timeout, this, [this, lane] { endPatience(lane); });
    }
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
        if (!same) {
            drop(static_cast<int>(lane));
            start(static_cast<int>(lane));
        }
    }
    Q_EMIT settingsChanged();
}

void RaceRun::setProblem(std::shared_ptr<const pathfinding::Maze> maze, SearchSubject subject,
                         bool drawing) {
    const bool same = maze == maze_ && subject == subject_;
    drawing_ = drawing && subject == subject_;
    if (same && drawing_)
        return;
    maze_ = std::move(maze);
    subject_ = std::move(subject);
    if (!same)
        problem_.advance();
    if (!drawing_)
        dropOld();
    for (std::size_t lane = 0; lane < settings_.lanes.size(); ++lane) {
        if (same ? waits_.at(lane) : !drawing_ || !jobs_.at(lane).isRunning())
            start(static_cast<int>(lane));
        else if (!same)
            waits_.at(lane) = true;
        if (drawing_ && !patience_.at(lane).isActive())
            patience_.at(lane).start();
    }
}

void RaceRun::again() {
    for (std::size_t lane = 0; lane < settings_.lanes.size(); ++lane) {
        drop(static_cast<int>(lane));
        start(static_cast<int>(lane));
    }
}

void RaceRun::endPatience(int lane) {
    const auto at = static_cast<std::size_t>(lane);
    if (at >= settings_.lanes.size())
        return;
    if (!about_.at(at).isCurrent())
        drop(lane);
    if (waits_.at(at))
        start(lane);
}

void RaceRun::dropOld() {
    for (std::size_t lane = 0; lane < settings_.lanes.size(); ++lane)
        if (!about_.at(lane).isCurrent())
            drop(static_cast<int>(lane));
}

void RaceRun::drop(int lane) {
    const auto at = static_cast<std::size_t>(lane);
    about_.at(at) = {};
    if (at < race_->lanes().size() && race_->lanes()[at])
        race_->setRecording(lane, nullptr);
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
    jobs_.at(at).start(
        [question = questionOf(lane)](const Control& control, const auto& /*sink*/) {
            return SearchRecording::make(question, control);
        },
        [this, lane, about = problem_.now()](const Result<Race::Recording>& recording) {
            const bool waits = waits_.at(static_cast<std::size_t>(lane));
            about_.at(static_cast<std::size_t>(lane)) = about;
            patience_.at(static_cast<std::size_t>(lane)).stop();
            race_->setRecording(lane, recording.value_or(nullptr));
            if (!recording)
                Q_EMIT failed(sentence(recording.error().message));
            if (waits && waits_.at(static_cast<std::size_t>(lane))) {
                start(lane);
                patience_.at(static_cast<std::size_t>(lane)).start();
            }
        });
}

void RaceRun::stop() {
    waits_.fill(false);
    all_.stop();
}

} // namespace loggia::ui
