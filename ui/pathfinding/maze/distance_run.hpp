#pragma once

#include "ui/pathfinding/maze/distance_map.hpp"
#include "ui/pathfinding/maze/search_subject.hpp"
#include "ui/work/job.hpp"

#include <QObject>

namespace loggia::ui {

/// Keeps the distances in a maze up to date, off the window's thread, while they are asked for. Of
/// a maze that is being drawn the newest result is there, however fast the strokes come; the next
/// one begins when it is.
class DistanceRun final : public QObject {
    Q_OBJECT

public:
    using Map = std::shared_ptr<const DistanceMap>;

    explicit DistanceRun(QObject* parent = nullptr);

    [[nodiscard]] bool isOn() const { return on_; }
    void setOn(bool on);
    /// To the goal; where corners or food are asked for, from the start.
    void setProblem(std::shared_ptr<const pathfinding::Maze> maze, const SearchSubject& subject);
    /// Null while they are off, not there yet, or nothing is to be shown.
    [[nodiscard]] const Map& map() const { return map_; }
    [[nodiscard]] bool isRunning() const { return job_.isRunning(); }
    void stop() { job_.stop(); }

Q_SIGNALS:
    void changed();
    void runningChanged();
    /// There are no distances; why, as a sentence.
    void failed(const QString& sentence);

private:
    void start();
    void show(const Map& map);

    bool on_ = false;
    bool waits_ = false; ///< The maze has moved on since the job was started.
    std::shared_ptr<const pathfinding::Maze> maze_;
    SearchSubject subject_;
    Map map_;
    Job<Map> job_;
};

} // namespace loggia::ui
