#pragma once

#include "ui/widgets/graph/graph_view.hpp"

namespace loggia::ui {

/// A road map or, where it can be edited, a graph that a person draws: a double click on the ground
/// adds a node, dragging moves one, dragging with the right button or Shift joins two or takes
/// their edge away. Keys: Insert, Delete, Ctrl with arrows, E to begin an edge and again at its
/// other end, S and G for start and goal.
class RoadMapView final : public GraphView {
    Q_OBJECT

public:
    explicit RoadMapView(QWidget* parent = nullptr);

    void setEditable(bool editable);
    [[nodiscard]] bool isEditable() const { return editable_; }
    /// The node where an edge begins that is being drawn; -1: none is.
    [[nodiscard]] int edgeFrom() const { return edge_from_; }

Q_SIGNALS:
    /// Places of the scene.
    void addWanted(const QPointF& place);
    void moveWanted(int node, const QPointF& place);
    void removeWanted(int node);
    void edgeWanted(int from, int to);
    void startWanted(int node);
    void goalWanted(int node);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void endEdge(int to);
    bool editByKey(QKeyEvent* event);

    bool editable_ = false;
    int held_ = -1; ///< The node under the button that is down.
    bool dragged_ = false;
    QPointF pressed_at_; ///< Where that went down.
    int edge_from_ = -1;
    QPointF edge_to_; ///< Where the pointer is, or the node that the keyboard is on.
};

} // namespace loggia::ui
