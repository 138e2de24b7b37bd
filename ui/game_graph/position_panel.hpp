#pragma once

#include "core/game_graph/analysis/explain.hpp"
#include "ui/game_graph/board/board_play.hpp"
#include "ui/game_graph/graph/game_study.hpp"

#include <QWidget>

#include <optional>
#include <vector>

class QLabel;
class QPushButton;
class QTableWidget;

namespace loggia::ui {

class Expander;
class PositionBoardView;
class VerdictLabel;

/// What the panel tells of a position.
struct PositionFacts {
    game_graph::State state = 0;
    QString text;      ///< `(1, 0)`
    BoardPlay board;   ///< What it looks like, in games with a board, and how to play on it.
    QString no_play;   ///< Why no move can be made on the board; empty where one can.
    QString turn;      ///< "Player 1 is to move."
    QString last_move; ///< That led there in the game, "Player 2 played +1."; may be empty.
    QString game;      ///< What the game is called, and its rules in plain words.
    QString rules;
    QString parameters;           ///< What they mean, a line each.
    bool played = true;           ///< It is the position of the game, where moves can be made.
    bool can_play = false;        ///< A person is to move there.
    bool waiting = false;         ///< The computer is to move there, but only when it is told.
    bool values = true;           ///< They may be told.
    bool values_on_board = false; ///< The moves' are to be seen on the board.
    QString pending;              ///< Why nothing is known, where it is not.
    QString note;                 ///< Below the reason; may be empty.
    std::vector<game_graph::Step> moves; ///< In the order of the game.
    std::vector<QString> names;          ///< Of the moves.
    std::vector<QString> targets;        ///< The positions where they lead.
    std::optional<game_graph::Explanation> known;
    QString why;   ///< Of `known`, in words.
    QString ended; ///< Who has won, where the game is over and that may be told; empty elsewhere.
    std::optional<NimSum> nim;
    /// The move of the game that leads to a position that is looked at, where a person may make it.
    std::optional<game_graph::Step> leading;
    QString leading_name;
};

/// What is known of a position: whose turn, who wins and why, each move and what it is worth, and
/// in games of piles their sum.
class PositionPanel : public QWidget {
    Q_OBJECT

public:
    explicit PositionPanel(QWidget* parent = nullptr);

    void setFacts(const PositionFacts& facts);
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString verdict() const;
    [[nodiscard]] QString why() const;
    [[nodiscard]] QTableWidget* moves() const { return moves_; }
    [[nodiscard]] QString nimText() const;
    /// Shown in the panel until the page takes it; takeBoard() brings it back.
    [[nodiscard]] PositionBoardView* board() const { return board_; }
    void takeBoard();
    /// The rules of the game, which the user opens and closes.
    [[nodiscard]] Expander* rules() const { return rules_; }
    [[nodiscard]] QString rulesText() const;
    /// Plays the move that is chosen, or the one that leads to the position looked at.
    void playChosen();
    [[nodiscard]] bool canPlay() const;

Q_SIGNALS:
    /// Enter or a double click on a move, a button, or the board.
    void playWanted(const loggia::game_graph::Step& step);
    void lookWanted(const loggia::game_graph::Step& step);
    void backWanted();
    void hintWanted();
    void computerWanted();
    /// Why a click on the board did nothing.
    void boardRefused(const QString& why);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void pick(int row);
    void refreshButton();
    void enable(QPushButton* button, bool enabled);
    void tellPosition(const PositionFacts& facts, const QString& title);
    void showMoves(const PositionFacts& facts);
    void showNim(const PositionFacts& facts);

    QLabel* title_;
    QLabel* rules_text_;
    Expander* rules_;
    PositionBoardView* board_;
    VerdictLabel* verdict_;
    QLabel* why_;
    QLabel* note_;
    QTableWidget* moves_;
    QPushButton* act_;
    QPushButton* hint_;
    QPushButton* there_;
    QPushButton* back_;
    QLabel* nim_heading_;
    QLabel* nim_;
    std::vector<game_graph::Step> steps_;
    QString told_; ///< To screen readers: the last position of the game.
    bool played_ = true;
    bool can_act_ = false;
    bool waiting_ = false;
    std::optional<game_graph::Step> leading_;
};

/// The values of piles in binary, one below the other, and their sum: for a fixed-width font.
[[nodiscard]] QString nimTable(const NimSum& sum);

} // namespace loggia::ui
