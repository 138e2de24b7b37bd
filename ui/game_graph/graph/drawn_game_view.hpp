#pragma once

#include "ui/widgets/graph/graph_view.hpp"

#include <QPointF>

#include <optional>

namespace loggia::ui {

/// Shows a drawn game and, while it may be edited, tells what a person draws; changes nothing by
/// itself.
///
/// Mouse: a double click on the ground adds a state there, dragging one moves it, dragging with the
/// right button or with Shift from one to another draws an arrow or takes it away. Keyboard: Insert
/// adds, Delete removes, Ctrl with arrows moves, C begins an arrow at the selected state and ends
/// it there, as a click does; Escape leaves it. 1 and 2 say that arrows are one player's, B that
/// they are both players'.
class DrawnGameView final : public GraphView {
    Q_OBJECT

public:
    explicit DrawnGameView(QWidget* parent = nullptr);

    /// Leaves what is seen where it is, but for a drawing of another game.
    void setDrawing(GraphScene scene, bool another);
    void setEditable(bool editable);
    [[nodiscard]] bool isEditable() const { return editable_; }

    /// Whose arrow is drawn, for its look alone.
    void setPlayers(int players);
    /// Waits for the state where an arrow from the selected one is to end.
    void beginArrow();
    /// What the mouse can do now, in words.
    [[nodiscard]] QString help() const;
    [[nodiscard]] bool isDrawingArrow() const { return arrow_from_ >= 0; }
    /// Where a new state is wanted, asked from the keyboard: in the middle of what is seen.
    [[nodiscard]] QPointF middle() const;

Q_SIGNALS:
    void addWanted(const QPointF& point);
    void moveWanted(int place, const QPointF& point);
    void arrowWanted(int from, int to);
    void removeWanted(int place);
    void arrowStateChanged();
    /// Whose the arrows are to be that are drawn from now on: bits as in withArrowToggled().
    void playersWanted(int players);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void endArrow(int to);
    /// Where the arrow that is being drawn points: at a state, or -1.
    void leadArrow(const QPointF& point, int target);
    [[nodiscard]] const GraphEdge* arrowBetween(int from, int to) const;
    [[nodiscard]] GraphEdge newArrow(int to) const;
    /// It is drawn over one of the same players.
    [[nodiscard]] bool takesAway() const;
    void paintNewArrow();
    void paintCross(QPainter& painter, const QPointF& centre);
    void paintHelp();

    bool editable_ = false;
    int dragged_ = -1; ///< The state under the button.
    QPointF grip_;     ///< From its middle to the pointer, in the scene.
    bool moved_ = false;
    int arrow_from_ = -1;   ///< An arrow is being drawn from there.
    QPointF arrow_to_;      ///< In the widget.
    int arrow_target_ = -1; ///< The state under its head.
    int players_ = 3;
};

} // namespace loggia::ui
