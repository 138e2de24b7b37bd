#pragma once

#include "ui/pathfinding/race/race.hpp"
#include "ui/widgets/graph/graph_scene.hpp"

#include <QWidget>

class QLabel;
class QStackedWidget;

namespace loggia::ui {

class RoadMapView;
class MazeView;
class TilesView;
struct MazeScene;
struct TilesScene;

/// One runner of a race: the maze, the map or the puzzle, with a line above it that says who it is
/// and how far it has come.
class LaneView final : public QWidget {
    Q_OBJECT

public:
    explicit LaneView(QWidget* parent = nullptr);

    [[nodiscard]] MazeView* maze() const { return maze_; }
    [[nodiscard]] RoadMapView* map() const { return map_; }
    [[nodiscard]] TilesView* tiles() const { return tiles_; }
    /// What of them is shown now.
    [[nodiscard]] QWidget* shown() const;
    void showMaze(const QString& headline, MazeScene scene);
    void showMap(const QString& headline, GraphScene scene);
    void showTiles(const QString& headline, TilesScene scene);
    [[nodiscard]] QString headline() const { return text_; }
    /// With the gap below it.
    [[nodiscard]] int headlineHeight() const;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void setHeadline(const QString& headline);

    QString text_;
    QLabel* headline_;
    QStackedWidget* stack_;
    MazeView* maze_;
    RoadMapView* map_;
    TilesView* tiles_;
};

} // namespace loggia::ui
