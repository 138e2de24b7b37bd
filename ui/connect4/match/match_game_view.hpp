#pragma once

#include "core/connect4/game.hpp"

#include <QWidget>

class QLabel;
class QPushButton;

namespace loggia::ui {

class BoardView;
class StepButtons;

/// A finished game of a match on its own board, beside the game of the page. The user can step
/// through it and open it on the page to continue it.
class MatchGameView final : public QWidget {
    Q_OBJECT

public:
    explicit MatchGameView(QWidget* parent = nullptr);

    /// From its end, and what is said of it above the board.
    void setGame(const connect4::Game& game, const QString& title);
    [[nodiscard]] const connect4::Game& game() const { return game_; }
    [[nodiscard]] std::size_t shown() const { return shown_; }

Q_SIGNALS:
    void backWanted();
    /// Open this game on the page.
    void openWanted();

protected:
    /// The arrow keys step.
    void keyPressEvent(QKeyEvent* event) override;

private:
    void show(std::size_t moves);

    connect4::Game game_;
    std::size_t shown_ = 0;
    QLabel* title_;
    BoardView* board_;
    QLabel* moment_;
    StepButtons* steps_;
};

} // namespace loggia::ui
