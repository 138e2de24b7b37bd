#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace loggia::ui {

class Connect4Computer;
class Connect4Document;
class BetterMove;
class PieceLabel;

/// The line under the board: whose turn it is or how the game ended, and a button for what comes
/// next where that is not a click on the board.
class TurnLine final : public QWidget {
    Q_OBJECT

public:
    TurnLine(Connect4Document* document, Connect4Computer* computer, BetterMove* better,
             QWidget* parent = nullptr);

    /// Says this instead until something changes.
    void showMessage(const QString& text);
    /// Why a click on this column, counted from 0, makes no move.
    [[nodiscard]] QString refusalOf(int column) const;

Q_SIGNALS:
    /// The button was pressed and did what it says, but for a new game.
    void acted();
    void newGameWanted();

private:
    void refresh();
    void act();
    void showTurn(int piece, const QString& text, const QString& action);

    Connect4Document* document_;
    Connect4Computer* computer_;
    BetterMove* better_;
    PieceLabel* piece_;
    QLabel* text_;
    QPushButton* action_;
};

} // namespace loggia::ui
