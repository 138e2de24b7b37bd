#pragma once

#include <QFrame>
#include <QString>

#include <cstddef>
#include <optional>
#include <set>

class QLabel;
class QPushButton;

namespace loggia::ui {

class History;
class PieceLabel;

/// How a game ended.
struct GameOver {
    QString title;   ///< "Orange wins 3 to 1."
    QString reason;  ///< What decided it; may be empty.
    int piece = 0;   ///< Beside the title: the winner's, 1 or 2; 0: none.
    bool won = true; ///< Somebody won, or a puzzle is solved: drawn in the colour of a win.
    std::optional<std::size_t> mistake = {}; ///< Moves made before the one that lost.
    bool blunder = true; ///< That one lost the game, and did not only make the loss larger.

    friend bool operator==(const GameOver&, const GameOver&) = default;
};

/// Under a board on which a game has ended: who won, the mistake that lost and a button that goes
/// there, *Review* (of a game of which moves are known) and *Play again*. Hidden while a game goes
/// on. Screen readers are told when it appears.
class GameOverBar final : public QFrame {
    Q_OBJECT

public:
    /// The commands that do what *Play again* and the button of the mistake do (null for a game
    /// that names none); the history of the games.
    GameOverBar(const char* again_command, const char* mistake_command, const History& history,
                QWidget* parent = nullptr);

    void setOutcome(const std::optional<GameOver>& outcome);
    [[nodiscard]] const std::optional<GameOver>& outcome() const { return outcome_; }
    /// To be told of each moment: whether a person sees values after so many moves. A game in which
    /// a move was made with values in sight is called assisted.
    void follow(std::size_t moves, bool values_seen);
    [[nodiscard]] bool isAssisted() const { return assisted_.contains(document_); }
    /// For a game that comes from the session, after it is there: its moves were made at another
    /// time.
    void setAssisted(bool assisted);

Q_SIGNALS:
    void assistedChanged();
    void againWanted();
    void reviewWanted();
    /// The position before the mistake.
    void mistakeWanted(std::size_t moves);
    /// After each of them: the keyboard may go back to the board.
    void acted();

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void takeDocument(int document);

    std::optional<GameOver> outcome_;
    int document_ = 0;
    std::size_t moves_ = 0;
    bool seen_ = false;
    std::set<int> assisted_; ///< Documents.
    bool is_news_ = false;   ///< That the document is one of them.
    bool told_ = false;      ///< isAssisted(), as last told.
    PieceLabel* piece_;
    QLabel* title_;
    QLabel* reason_;
    QPushButton* mistake_;
    QPushButton* review_;
    QPushButton* again_;
};

} // namespace loggia::ui
