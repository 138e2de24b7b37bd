#pragma once

#include "ui/pathfinding/maze/distance_map.hpp"
#include "ui/pathfinding/maze/search_subject.hpp"
#include "ui/work/job.hpp"

#include <QObject>

namespace loggia::ui {

/// Keeps the distances in a maze up to date on another thread, while they are shown. In the middle
/// of a stroke the newest result stays, however fast the cells come, and the next one begins when
/// it is there; otherwise distances of a maze before are gone at once.
class DistanceRun final : public QObject {
    Q_OBJECT

public:
    using Map = std::shared_ptr<const DistanceMap>;

    explicit DistanceRun(QObject* parent = nullptr);

    [[nodiscard]] bool isOn() const { return on_; }
    void setOn(bool on);
    /// To the goal; where corners or food are asked for, from the start.
    void setProblem(std::shared_ptr<const pathfinding::Maze> maze, const SearchSubject& subject,
                    bool drawing = false);
    /// Null while they are off, not there yet, or nothing is to be shown.
    [[nodiscard]] const Map& map() const { return map_; }
    [[nodiscard]] bool isRunning() const { return job_.isRunning(); }
    void stop() { job_.stop(); }

Q_SIGNALS:
    void changed();
    void runningChanged();
    /// There are no distances, and why, as a sentence.
    void failed(const QString& sentence);

private:
    void start();
    void show(const Map& map, const Revision& about);

    bool on_ = false;
    bool waits_ = false; ///< The maze has moved on since the job was started.
    std::shared_ptr<const pathfinding::Maze> maze_;
    SearchSubject subject_;
    bool drawing_ = false;
    Revisions problem_; ///< Maze and subject.
    Revision about_;    ///< What map_ is of.
    Map map_;
    Job<Map> job_;
};

} // namespace loggia::ui
