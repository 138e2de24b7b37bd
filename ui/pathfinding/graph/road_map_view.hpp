#pragma once

#include "ui/widgets/graph/drawing_view.hpp"

namespace loggia::ui {

/// A road map or, where it can be edited, a graph that a person draws, whose edges lead both ways.
/// Key besides those of every drawing: G makes the node the goal.
class RoadMapView final : public DrawingView {
    Q_OBJECT

public:
    explicit RoadMapView(QWidget* parent = nullptr);

Q_SIGNALS:
    void goalWanted(int node);

protected:
    [[nodiscard]] Words words() const override;
    [[nodiscard]] GraphEdge newEdge(int from, int to) const override;
    /// Whichever way it leads.
    [[nodiscard]] const GraphEdge* deletedEdge(int from, int to) const override;
    [[nodiscard]] bool allowsLoops() const override { return false; }
    bool pageKey(int key) override;
    [[nodiscard]] QString nameOf(int node) const override;
};

} // namespace loggia::ui
