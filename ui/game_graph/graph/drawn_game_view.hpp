#pragma once

#include "ui/widgets/graph/drawing_view.hpp"

namespace loggia::ui {

/// A game that a person draws: nodes are states, edges the arrows along which the token moves, and
/// each arrow is of both players or of one. Keys besides those of every drawing: 1 and 2 say that
/// arrows are one player's, B that they are both players'.
class DrawnGameView final : public DrawingView {
    Q_OBJECT

public:
    explicit DrawnGameView(QWidget* parent = nullptr);

    /// Whose arrow is drawn, for its look alone.
    void setPlayers(int players);

Q_SIGNALS:
    /// Whose the arrows are to be that are drawn from now on: bits as in withArrowToggled().
    void playersWanted(int players);

protected:
    [[nodiscard]] Words words() const override;
    [[nodiscard]] GraphEdge newEdge(int from, int to) const override;
    /// It is drawn over one of the same players.
    [[nodiscard]] const GraphEdge* deletedEdge(int from, int to) const override;
    [[nodiscard]] bool allowsLoops() const override { return true; }
    bool pageKey(int key) override;
    [[nodiscard]] QString nameOf(int node) const override;

private:
    [[nodiscard]] const GraphEdge* arrowBetween(int from, int to) const;

    int players_ = 3;
};

} // namespace loggia::ui
