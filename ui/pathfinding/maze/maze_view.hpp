#pragma once

#include "ui/pathfinding/maze/maze_painter.hpp"
#include "ui/widgets/board/board_view.hpp"
#include "ui/widgets/zoomable.hpp"

namespace loggia::ui {

/// Shows a MazeScene and tells what a person does with it; knows no rules. Cells are columns from
/// the left and rows from the top, from 0.
///
/// Mouse: pressing and dragging draws, the right button erases, the middle one moves what is seen,
/// the wheel with Ctrl zooms. Keyboard: arrows go from cell to cell, with Shift they draw where
/// they go; Enter or Space draws, Delete erases, the digits 1 to 9 give a cell its cost, 0 makes it
/// a wall, S and G put start and goal, F puts food or takes it away. To a screen reader it is a
/// table of named cells.
class MazeView final : public BoardView, public Zoomable {
    Q_OBJECT

public:
    explicit MazeView(QWidget* parent = nullptr);

    [[nodiscard]] const MazeScene& maze() const { return maze_; }
    void setMaze(MazeScene scene);
    [[nodiscard]] MazeGeometry mazeGeometry() const;
    [[nodiscard]] const MazeZoom& zoom() const { return zoom_; }
    /// Does not emit zoomChanged().
    void setZoom(const MazeZoom& zoom);
    void zoomBy(double factor);
    void changeZoom(Zoom zoom) override;
    /// Where the keyboard stands.
    [[nodiscard]] QPoint cursorCell() const;
    void setCursorAt(const QPoint& cell);
    /// The cell under the pointer, or else where the keyboard was used last.
    [[nodiscard]] std::optional<QPoint> pointed() const;

    [[nodiscard]] QRectF cellRect(int column, int row) const override;
    [[nodiscard]] std::optional<QPoint> cellAt(const QPointF& point) const override;
    [[nodiscard]] QString cellName(int column, int row) const override;
    [[nodiscard]] QSize sizeHint() const override { return {520, 480}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {120, 100}; }

Q_SIGNALS:
    /// A stroke begins, goes on (cells may be skipped) and ends.
    void strokeBegun(const QPoint& cell, bool erase);
    void strokeMoved(const QPoint& cell);
    void strokeEnded();
    void terrainWanted(const QPoint& cell, int terrain);
    void startWanted(const QPoint& cell);
    void goalWanted(const QPoint& cell);
    void foodWanted(const QPoint& cell);
    /// pointed() is another cell.
    void pointedChanged();
    void zoomChanged(const loggia::ui::MazeZoom& zoom);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void endKeyStroke();
    /// The start's or the goal's cell where the point lies on its mark, otherwise `cell`.
    [[nodiscard]] QPoint graspedAt(const QPointF& point, const QPoint& cell) const;
    void goTo(const QPoint& cell, bool draw);
    bool drawByKey(QKeyEvent* event);
    void point(const std::optional<QPoint>& cell);
    void takeZoom(const MazeZoom& zoom);

    MazeScene maze_;
    QImage image_;
    MazeZoom zoom_;
    std::optional<QPoint> pointed_;
    std::optional<QPoint> stroke_; ///< The last cell of the one that is being drawn.
    bool key_stroke_ = false;      ///< One is drawn with Shift and arrows; it ends with Shift.
    std::optional<QPointF> pan_;
};

} // namespace loggia::ui
