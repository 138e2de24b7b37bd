#pragma once

#include "ui/game_graph/position_board.hpp"

#include <QWidget>

namespace loggia::ui {

/// Shows a board; pieces of player 1 are discs, those of player 2 boxes, as in the graph.
class PositionBoardView final : public QWidget {
    Q_OBJECT

public:
    explicit PositionBoardView(QWidget* parent = nullptr);

    /// Hidden, where there is none.
    void setBoard(const std::optional<PositionBoard>& board);
    [[nodiscard]] const std::optional<PositionBoard>& board() const { return board_; }
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] double cellSize() const;

    std::optional<PositionBoard> board_;
};

} // namespace loggia::ui
