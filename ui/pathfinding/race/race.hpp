#pragma once

#include "ui/pathfinding/race/search_recording.hpp"

#include <QObject>

#include <memory>
#include <optional>
#include <vector>

namespace loggia::ui {

/// One to four runs at one moment: each has made as many expansions as the moment says, or has come
/// to its end before. At the end the paths found can be walked step by step. All that moves on the
/// page is a function of this.
class Race final : public QObject {
    Q_OBJECT

public:
    static constexpr int most_lanes = 4;
    using Recording = std::shared_ptr<SearchRecording>;

    using QObject::QObject;

    /// By lane; null where nothing has been recorded yet.
    [[nodiscard]] const std::vector<Recording>& lanes() const { return lanes_; }
    /// So many lanes, and nothing in them that was there beyond.
    void setLanes(int count);
    /// A lane's run has been made again. Where the race was at its end it stays there, with what is
    /// longer now; where it was not it stays at its moment.
    void setRecording(int lane, Recording recording);

    [[nodiscard]] std::size_t moment() const { return moment_; }
    /// Of the longest lane.
    [[nodiscard]] std::size_t size() const;
    [[nodiscard]] bool isThere() const { return size() > 0; }
    void goTo(std::size_t moment);
    [[nodiscard]] bool isAtEnd() const { return at_end_; }
    /// The moment that a person went to, though the runs may not be that long, or not there yet;
    /// nothing: the end.
    [[nodiscard]] std::optional<std::size_t> wanted() const {
        return at_end_ ? std::nullopt : std::optional(wanted_);
    }
    void setWanted(std::optional<std::size_t> moment);

    /// Of the longest way that was found; 0 before the end.
    [[nodiscard]] std::size_t steps() const;
    /// Number of steps of the paths walked so far; nothing: they are shown as a whole.
    [[nodiscard]] std::optional<std::size_t> step() const { return step_; }
    /// How much of the last expansion has happened, part by part; nothing: all of it. Whatever else
    /// moves ends it.
    [[nodiscard]] std::optional<std::size_t> part() const { return part_; }
    [[nodiscard]] bool hasNextPart() const { return part_ || moment_ < size(); }
    [[nodiscard]] bool hasPreviousPart() const { return moment_ > 0; }
    void nextPart();
    void previousPart();

    /// Clamped to steps(). Whatever else moves ends it.
    void goToStep(std::optional<std::size_t> step);

Q_SIGNALS:
    /// A lane has another run.
    void replaced();
    void moved();

private:
    void seekAll();
    [[nodiscard]] std::size_t parts() const;
    void showPart(std::size_t moment, std::optional<std::size_t> part);

    std::vector<Recording> lanes_{1};
    std::size_t moment_ = 0;
    std::size_t wanted_ = 0; ///< Where a person went to; a shorter run ends before.
    bool at_end_ = true;
    std::optional<std::size_t> step_;
    std::optional<std::size_t> part_;
};

} // namespace loggia::ui
