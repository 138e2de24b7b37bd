#pragma once

#include "ui/pathfinding/race/race.hpp"
#include "ui/work/job.hpp"
#include "ui/work/job_group.hpp"

#include <QTimer>

#include <array>
#include <tuple>
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
/// race. A lane holds a recording of what is asked now or none, but for a moment while a maze is
/// being drawn.
class RaceRun final : public QObject {
    Q_OBJECT

public:
    /// `race` has to outlive this.
    explicit RaceRun(Race* race, QObject* parent = nullptr);

    [[nodiscard]] const RaceSettings& settings() const { return settings_; }
    /// Searches anew where something is another.
    void setSettings(const RaceSettings& settings);
    /// Something else to search, or the end of a stroke. Recordings of what was before are gone at
    /// once. Only in the middle of a stroke (`drawing`) are they kept until the next one is there,
    /// for at most so long, and a lane that is under way gets as long to end before it begins anew:
    /// so what is dragged is followed by results.
    void setProblem(std::shared_ptr<const pathfinding::Maze> maze, SearchSubject subject,
                    bool drawing = false);
    static constexpr int patience_ms = 250;
    void again();
    /// What a lane searches.
    [[nodiscard]] SearchQuestion questionOf(int lane) const;
    /// Ends what is under way; what was found so far is shown.
    void stop();
    [[nodiscard]] bool isRunning() const { return all_.isRunning(); }
    [[nodiscard]] bool isSearching(int lane) const {
        return jobs_.at(static_cast<std::size_t>(lane)).isRunning();
    }

Q_SIGNALS:
    void runningChanged(bool running);
    void settingsChanged();
    void progressed(double fraction, const QString& text);
    /// A lane has no run; why, as a sentence.
    void failed(const QString& sentence);

private:
    void start(int lane);
    void endPatience(int lane);
    void dropOld();
    void drop(int lane);

    Race* race_;
    RaceSettings settings_;
    std::shared_ptr<const pathfinding::Maze> maze_;
    SearchSubject subject_;
    bool drawing_ = false;
    Revisions problem_;                            ///< Maze and subject.
    std::array<Revision, Race::most_lanes> about_; ///< What each lane's recording is of.
    std::array<Job<Race::Recording>, Race::most_lanes> jobs_;
    JobGroup all_{std::apply([](auto&... job) { return std::vector<JobBase*>{&job...}; }, jobs_)};
    std::array<bool, Race::most_lanes> waits_{};    ///< Begins anew when its job ends.
    std::array<QTimer, Race::most_lanes> patience_; ///< Runs while a recording may be old.
};

} // namespace loggia::ui
