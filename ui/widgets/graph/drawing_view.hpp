#pragma once

#include "ui/widgets/graph/graph_view.hpp"

#include <QPointF>
#include <QString>

namespace loggia::ui {

/// A graph that a person draws while it is editable: the gestures, the same on every page. It only
/// asks for edits and changes nothing by itself; a page makes them, as steps of undo, and shows the
/// scene that comes of them. What an edge means is told by the class of the page.
///
/// Mouse: a double click on the ground adds a node there, one on a node renames it, dragging moves
/// it, dragging with the right button or with Shift from one to another draws an edge or takes it
/// away. Keyboard: Insert adds, Delete removes, F2 renames, Ctrl with arrows moves, S makes the
/// node the start, C begins an edge at the selected node and ends it at the node selected then, as
/// Enter or a click does; Escape leaves it.
class DrawingView : public GraphView {
    Q_OBJECT

public:
    explicit DrawingView(QWidget* parent = nullptr);

    /// Shows a scene. If it comes of the one before by an edit, what is seen stays where it is as
    /// long as all of it is in sight, and a node in a person's hand stays there; any other is
    /// fitted. Nodes times their logarithm.
    void setDrawing(GraphScene scene);
    void setEditable(bool editable);
    [[nodiscard]] bool isEditable() const { return editable_; }

    /// Waits for the node where an edge from the selected one is to end.
    void beginEdge();
    [[nodiscard]] bool isDrawingEdge() const { return edge_from_ >= 0; }
    /// The node where an edge begins that is being drawn; -1: none is.
    [[nodiscard]] int edgeFrom() const { return edge_from_; }
    /// What the mouse can do now, or what letting go would do, in words.
    [[nodiscard]] QString help() const;
    /// Where a new node is wanted, asked from the keyboard: in the middle of what is seen.
    [[nodiscard]] QPointF middle() const;

Q_SIGNALS:
    /// Points of the scene.
    void addWanted(const QPointF& point);
    void moveWanted(int node, const QPointF& point);
    void removeWanted(int node);
    void renameWanted(int node);
    void startWanted(int node);
    void edgeWanted(int from, int to);
    /// An edge is being drawn, or is not any more.
    void edgeStateChanged();
    /// The nodes of the scene were measured with another font.
    void otherFont();

protected:
    /// What a page calls nodes and edges, as whole sentences; %1 and %2 are names of nodes.
    struct Words {
        QString nothing_drawn; ///< what the mouse can do
        QString while_dragging;
        QString while_choosing;
        QString draws;
        QString deletes;
    };
    [[nodiscard]] virtual Words words() const = 0;
    /// How an edge between two nodes of the scene looks while it is drawn.
    [[nodiscard]] virtual GraphEdge newEdge(int from, int to) const = 0;
    /// The edge of the scene that drawing one would take away; null: none.
    [[nodiscard]] virtual const GraphEdge* deletedEdge(int from, int to) const = 0;
    /// An edge may lead from a node to itself.
    [[nodiscard]] virtual bool allowsLoops() const = 0;
    /// A key without modifiers that only this page has; false: it has none.
    virtual bool pageKey(int key) = 0;
    /// The name of a node in a sentence.
    [[nodiscard]] virtual QString nameOf(int node) const = 0;

    void layOut(int anchor) override;
    /// For the help below the drawing.
    [[nodiscard]] bool keepsStrip() const override { return editable_; }
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void endEdge(int to);
    /// Where the edge that is being drawn points: at a node, or -1.
    void leadEdge(const QPointF& point, int target);
    [[nodiscard]] bool canEndAt(int node) const;
    bool editByKey(int key);
    void paintNewEdge();
    void paintHelp();

    bool editable_ = false;
    int dragged_ = -1; ///< The node under the button.
    QPointF grip_;     ///< From its middle to the pointer, in the scene.
    bool moved_ = false;
    int edge_from_ = -1;
    QPointF edge_to_;      ///< In the widget.
    int edge_target_ = -1; ///< The node under its head.
};

} // namespace loggia::ui
