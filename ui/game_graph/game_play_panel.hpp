#pragma once

#include "core/game_graph/play/record.hpp"
#include "ui/game_graph/game_player.hpp"

#include <QWidget>

#include <array>
#include <vector>

class QComboBox;
class QPushButton;
class QSpinBox;

namespace loggia::ui {

class GameGraphDocument;
class MoveList;
class Plot;
class StepButtons;

/// The game played: who plays whom, the moves, and what each position was worth.
class GamePlayPanel : public QWidget {
    Q_OBJECT

public:
    /// `document` has to outlive this.
    explicit GamePlayPanel(GameGraphDocument* document, QWidget* parent = nullptr);

    /// The values along the game; empty where they are not known, or hidden.
    void setHistory(const std::vector<game_graph::Moment>& history, bool is_hidden = false);
    [[nodiscard]] MoveList* moves() const { return moves_; }
    [[nodiscard]] Plot* plot() const { return plot_; }

Q_SIGNALS:
    void restartWanted();

private:
    void refresh();
    void takePlayer(int number);

    /// Of one side.
    struct Seat {
        QComboBox* kind = nullptr;
        QSpinBox* mistakes = nullptr;
        QSpinBox* seed = nullptr;
    };

    GameGraphDocument* document_;
    std::array<Seat, 2> seats_;
    QPushButton* restart_;
    MoveList* moves_;
    StepButtons* steps_;
    Plot* plot_;
    std::vector<game_graph::Moment> history_;
    bool is_hidden_ = false;
};

/// The value of each position for player 1: 0 is a draw, above it player 1 wins, the higher the
/// sooner. `movers` tells whose turn it is, at each moment.
[[nodiscard]] std::vector<double> heightsOf(const std::vector<game_graph::Moment>& history,
                                            const std::vector<int>& movers);

} // namespace loggia::ui
