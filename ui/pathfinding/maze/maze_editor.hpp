#pragma once

#include "ui/pathfinding/maze/maze_document.hpp"

#include <QObject>
#include <QPoint>

#include <optional>

namespace loggia::ui {

/// What drawing in the maze does.
enum class MazeTool : std::uint8_t { walls, costs, start, goal, food };
inline constexpr int maze_tools = 5;

/// Makes edits of a document out of strokes, whatever view they are drawn in.
///
/// A stroke of walls that begins on a wall makes floor, any other one walls; one of food that
/// begins on food takes food away, any other one puts it where there is no wall. One that begins on
/// the start moves it, with whatever tool, and so does one on the goal where that is searched for.
/// Erasing makes floor of cost 1, or with the tool for food takes that away. Start and goal do not
/// go into walls.
class MazeEditor final : public QObject {
    Q_OBJECT

public:
    /// `document` has to outlive this.
    explicit MazeEditor(MazeDocument* document, QObject* parent = nullptr);

    [[nodiscard]] MazeTool tool() const { return tool_; }
    void setTool(MazeTool tool);
    /// What the tool for costs gives: 1 to 9.
    [[nodiscard]] int cost() const { return cost_; }
    void setCost(int cost);

    void begin(const QPoint& cell, bool erase);
    void move(const QPoint& cell);
    void end();
    /// Between begin() and end().
    [[nodiscard]] bool isDrawing() const { return last_.has_value(); }

    /// 0 makes a wall, 1 to 9 floor of that cost.
    void setTerrain(const QPoint& cell, int terrain);
    void setStart(const QPoint& cell);
    void setGoal(const QPoint& cell);
    /// Puts food on a cell, or takes it away.
    void toggleFood(const QPoint& cell);
    void setNeighbours(pathfinding::Neighbours neighbours);
    /// All floor of cost 1; start and goal stay.
    void clear();

Q_SIGNALS:
    void toolChanged();

private:
    enum class Doing : std::uint8_t { painting, moving_start, moving_goal, feeding, clearing };
    void draw(const std::vector<pathfinding::Point>& cells);

    MazeDocument* document_;
    MazeTool tool_ = MazeTool::walls;
    int cost_ = 5;
    Doing doing_ = Doing::painting;
    std::uint8_t terrain_ = 0;
    int stroke_ = 0;
    std::optional<pathfinding::Point> last_;
};

} // namespace loggia::ui
