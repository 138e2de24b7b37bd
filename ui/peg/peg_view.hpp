#pragma once

#include "ui/peg/peg_painter.hpp"
#include "ui/widgets/board/board_view.hpp"

#include <QVariantAnimation>

namespace loggia::ui {

/// Shows a PegScene and reports what the user does with it; it knows no rules except the jumps in
/// the scene.
///
/// Playing, a peg is dragged to where it jumps, or clicked and then the hole it jumps to; with the
/// keyboard the arrows go from hole to hole, Enter or Space takes a peg and lets it jump, an arrow
/// then goes to where it can, Escape lets go of it. Drawing, a click puts a hole or takes it away
/// and dragging moves it; arrows go from place to place, with Shift they take the hole with them.
/// To a screen reader it is a table of named cells, with one row for each row of holes.
class PegView final : public BoardView {
    Q_OBJECT

public:
    explicit PegView(QWidget* parent = nullptr);

    [[nodiscard]] const PegScene& pegs() const { return scene_; }
    /// With `jump`, the peg's jump is animated, forwards or backwards, unless motion is off.
    void setPegs(PegScene scene, const std::optional<peg::Jump>& jump = std::nullopt,
                 bool backwards = false);
    [[nodiscard]] PegGeometry pegGeometry() const;
    /// The selected peg, or 0.
    [[nodiscard]] int selected() const { return motion_.selected; }
    [[nodiscard]] bool isMoving() const { return movement_.state() == QAbstractAnimation::Running; }
    /// The hole where the keyboard focus is; 0 if there is none.
    [[nodiscard]] int cursorHole() const;
    void setCursorHole(int hole);

    [[nodiscard]] QRectF cellRect(int column, int row) const override;
    [[nodiscard]] std::optional<QPoint> cellAt(const QPointF& point) const override;
    [[nodiscard]] QString cellName(int column, int row) const override;
    [[nodiscard]] bool canPress(int column, int row) const override;
    void goToTableCell(const QPoint& cell) override;
    [[nodiscard]] QSize sizeHint() const override { return {520, 480}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {200, 180}; }

Q_SIGNALS:
    /// The board being drawn needs a scene for another size.
    void areaChanged();
    /// One of the scene's jumps leads there; several may.
    void jumpWanted(int from, int to);
    /// A peg without a jump, or a hole that the selected peg cannot jump to.
    void refused(int from, int to);
    /// Setting pegs or the goal.
    void holePicked(int hole);
    void placePicked(const QPointF& place);
    void holeRemoved(int hole);
    void holeMoved(int hole, const QPointF& place);
    /// Three holes clicked one after the other, or an existing line.
    void rowPicked(const loggia::peg::Triple& row);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void point(const QPointF& pixels);
    void select(int hole);
    void pick(int hole);
    void pickForJump(int hole);
    void pickForRow(int hole);
    void dropAt(const QPointF& pixels);
    void arrow(const QPointF& direction, bool with_hole);
    void moveByKeys(const QPointF& direction);
    void movePlace(const QPointF& direction, bool with_hole);
    void act(bool remove);
    [[nodiscard]] std::optional<QPoint> cellOf(int hole) const;
    [[nodiscard]] int holeIn(int column, int row) const;
    [[nodiscard]] bool canJump(int from) const;
    /// The nearest grid point, or the point itself if there is no grid.
    [[nodiscard]] QPointF placeNear(const QPointF& place) const;
    [[nodiscard]] int holeAtPlace(const QPointF& place) const;

    PegScene scene_;
    std::vector<std::vector<int>> rows_; ///< rowsOfHoles(scene_)
    PegMotion motion_;
    QPointF place_;   ///< Where the keyboard focus is while one draws.
    QPointF pressed_; ///< Where the mouse went down, in pixels.
    int pressed_hole_ = 0;
    bool was_selected_ = false; ///< ... before it was pressed.
    QVariantAnimation movement_;
};

} // namespace loggia::ui
