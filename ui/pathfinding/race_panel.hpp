#pragma once

#include "ui/pathfinding/maze/distance_run.hpp"
#include "ui/pathfinding/race/lane_scene.hpp"
#include "ui/pathfinding/race/race_run.hpp"

#include <QWidget>

#include <array>
#include <vector>

class QComboBox;
class QLabel;
class QSpinBox;
class QTableWidget;

namespace loggia::ui {

class DistanceLegend;
class ExplanationCard;
class MarkLegend;
class VerdictLabel;
class PathBar;

/// What is known of a race: who runs, how it stands, and what was just done.
class RacePanel final : public QWidget {
    Q_OBJECT

public:
    /// Both have to outlive this.
    RacePanel(Race* race, RaceRun* run, QWidget* parent = nullptr);

    /// Of the race's moment; a lane's figures are of no matter where it has no recording.
    void setFigures(const std::vector<LaneFigures>& figures);
    /// The cell or town under the pointer by its number, and what it is called; nothing: none. Of
    /// a puzzle the order that is shown is told of.
    void setPlace(std::optional<std::size_t> place, const QString& name);
    void setSubject(const SearchSubject& subject);
    /// Distances are shown instead of what the searches do: the legend is theirs.
    void showDistances(bool shown, const DistanceRun::Map& map);
    [[nodiscard]] PathBar* wayBar() const { return walk_; }

Q_SIGNALS:
    void settingsWanted(const loggia::ui::RaceSettings& settings);

private:
    void build();
    void choose();
    void showSettings();
    void refresh();
    void offerHeuristics();
    void showHeuristic();
    void refreshState();
    void refreshWords();
    void setCell(int row, int lane, const QString& text);

    Race* race_;
    RaceRun* run_;
    std::array<QComboBox*, Race::most_lanes - 1> against_{};
    QComboBox* heuristic_;
    QLabel* heuristic_note_;
    QSpinBox* limit_;
    QLabel* limit_label_;
    VerdictLabel* verdict_;
    PathBar* walk_;
    QTableWidget* table_;
    QLabel* state_name_;
    ExplanationCard* card_;
    QLabel* and_; ///< Before the third runner.
    MarkLegend* legend_;
    DistanceLegend* distance_legend_;
    std::vector<LaneFigures> figures_;
    std::optional<std::size_t> place_;
    SearchSubject subject_;
};

} // namespace loggia::ui
