#include "ui/pathfinding/maze/distance_run.hpp"

#include "ui/widgets/sentence.hpp"

#include <utility>

namespace loggia::ui {

DistanceRun::DistanceRun(QObject* parent) : QObject(parent) {
    connect(&job_, &JobBase::runningChanged, this, &DistanceRun::runningChanged);
}

void DistanceRun::setOn(bool on) {
    if (on == on_)
        return;
    on_ = on;
    show(nullptr);
    start();
}

void DistanceRun::setProblem(std::shared_ptr<const pathfinding::Maze> maze,
                             const SearchSubject& subject) {
    if (maze == maze_ && subject == subject_)
        return;
    const bool other = subject != subject_;
    maze_ = std::move(maze);
    subject_ = subject;
    if (other)
        map_.reset(); // it tells of other ways
    if (job_.isRunning() && !other)
        waits_ = true;
    else
        start();
}

void DistanceRun::start() {
    waits_ = false;
    if (!on_ || !maze_ || !isOfMaze(subject_))
        return job_.abandon();
    job_.start([maze = maze_, from_start = collects(subject_)](
                   const Control& control,
                   const auto& /*sink*/) { return distanceMap(maze, from_start, control); },
               [this](const Result<Map>& map) {
                   const bool again = waits_;
                   show(map.value_or(nullptr));
                   if (!map)
                       Q_EMIT failed(sentence(map.error().message));
                   if (again && waits_)
                       start();
               });
}

void DistanceRun::show(const Map& map) {
    map_ = map;
    Q_EMIT changed();
}

} // namespace loggia::ui
