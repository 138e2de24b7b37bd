#pragma once

#include "ui/pathfinding/race/race.hpp"
#include "ui/work/job.hpp"

#include <QTimer>

#include <array>
#include <vector>

namespace loggia::ui {

/// What races: the algorithm of each lane, and what they go by.
struct RaceSettings {
    std::vector<pathfinding::Algorithm> lanes{pathfinding::Algorithm::a_star};
    std::optional<pathfinding::Heuristic> heuristic;
    int depth_limit = 20;
    pathfinding::CollectHeuristic collect_heuristic = pathfinding::CollectHeuristic::spanning_tree;
    pathfinding::SlidingHeuristic sliding_heuristic = pathfinding::SlidingHeuristic::manhattan;

    friend bool operator==(const RaceSettings&, const RaceSettings&) = default;
};

/// Records the runs of a race off the window's thread, each lane by itself, and hands them to the
/// race; what is found for a maze that has moved on is dropped.
class RaceRun final : public QObject {
    Q_OBJECT

public:
    /// `race` has to outlive this.
    explicit RaceRun(Race* race, QObject* parent = nullptr);

    [[nodiscard]] const RaceSettings& settings() const { return settings_; }
    /// Searches anew where something is another.
    void setSettings(const RaceSettings& settings);
    /// Something else to search. A lane that is under way for what was before gets so long to end
    /// before it begins anew, so that what is dragged is followed by results: at most this old, and
    /// the newest wins.
    void setProblem(std::shared_ptr<const pathfinding::Maze> maze, SearchSubject subject);
    static constexpr int patience_ms = 250;
    void again();
    /// What a lane searches.
    [[nodiscard]] SearchQuestion questionOf(int lane) const;
    /// Ends what is under way; what was found so far is shown.
    void stop();
    [[nodiscard]] bool isRunning() const;

Q_SIGNALS:
    void runningChanged(bool running);
    void settingsChanged();
    /// A lane has no run; why, as a sentence.
    void failed(const QString& sentence);

private:
    void start(int lane);
    void startWaiting();
    void tellRunning();

    Race* race_;
    RaceSettings settings_;
    std::shared_ptr<const pathfinding::Maze> maze_;
    SearchSubject subject_;
    std::array<Job<Race::Recording>, Race::most_lanes> jobs_;
    std::array<bool, Race::most_lanes> waits_{}; ///< Begins anew when its job ends.
    QTimer patience_;
    bool was_running_ = false;
};

} // namespace loggia::ui
