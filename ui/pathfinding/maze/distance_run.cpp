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
    show(nullptr, {});
    start();
}

void DistanceRun::setProblem(std::shared_ptr<const pathfinding::Maze> maze,
                             const SearchSubject& subject, bool drawing) {
    const bool same = maze == maze_ && subject == subject_;
    drawing_ = drawing && subject == subject_;
    if (!same) {
        maze_ = std::move(maze);
        subject_ = subject;
        problem_.advance();
    }
    if (!drawing_ && map_ && !about_.isCurrent())
        show(nullptr, {}); // it shows other paths
    if (!same && drawing_ && job_.isRunning())
        waits_ = true;
    else if (!same || (waits_ && !drawing_))
        start();
}

void DistanceRun::start() {
    waits_ = false;
    if (!on_ || !maze_ || !isOfMaze(subject_))
        return job_.abandon();
    job_.start([maze = maze_, from_start = collects(subject_)](
                   const Control& control,
                   const auto& /*sink*/) { return distanceMap(maze, from_start, control); },
               [this, about = problem_.now()](const Result<Map>& map) {
                   const bool again = waits_;
                   show(map.value_or(nullptr), about);
                   if (!map)
                       Q_EMIT failed(sentence(map.error().message));
                   if (again && waits_)
                       start();
               });
}

void DistanceRun::show(const Map& map, const Revision& about) {
    map_ = map;
    about_ = about;
    Q_EMIT changed();
}

} // namespace loggia::ui
