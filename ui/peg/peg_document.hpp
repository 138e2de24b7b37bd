#pragma once

#include "core/base/error.hpp"
#include "core/peg/edit.hpp"
#include "core/peg/game.hpp"

#include <QObject>
#include <QString>

#include <optional>
#include <vector>

class QUndoStack;

namespace loggia::ui {

/// All that a peg page shows and undo brings back. The board has a place for each hole.
struct PegState {
    peg::Game game;
    std::size_t shown = 0;              ///< The position looked at: after this many jumps.
    peg::Grid grid = peg::Grid::square; ///< That the board is drawn on.

    friend bool operator==(const PegState&, const PegState&) = default;
};

/// A game of peg solitaire and the board it is played on, without any widget. Every change is a
/// step on the undo stack; looking at another position is none. A change of the board ends the
/// game.
class PegDocument final : public QObject {
    Q_OBJECT

public:
    /// `undo_stack` has to outlive the document.
    explicit PegDocument(QUndoStack* undo_stack, QObject* parent = nullptr);

    [[nodiscard]] const PegState& state() const { return state_; }
    [[nodiscard]] const peg::Game& game() const { return state_.game; }
    [[nodiscard]] const peg::Puzzle& puzzle() const { return state_.game.puzzle; }
    [[nodiscard]] const peg::Board& board() const { return state_.game.puzzle.board; }
    [[nodiscard]] std::size_t shown() const { return state_.shown; }
    [[nodiscard]] std::size_t last() const { return state_.game.jumps.size(); }
    [[nodiscard]] peg::Holes position() const;
    /// The game up to the position shown.
    [[nodiscard]] peg::Game gameShown() const;
    /// The puzzle that is left from the position shown on.
    [[nodiscard]] peg::Puzzle puzzleShown() const;
    [[nodiscard]] peg::Status status() const;
    /// There is no hole yet.
    [[nodiscard]] bool isBlank() const { return board().holes() == 0; }

    /// In the position shown; later jumps are dropped, unless this is the next of them. Fails,
    /// saying why, where it is not possible.
    Result<void> play(const peg::Jump& jump);
    /// Goes on from the position of `game` with these jumps, found for it; dropped, with false, if
    /// another position is shown by now.
    bool continueWith(const peg::Game& game, const std::vector<peg::Jump>& jumps,
                      const QString& step);
    /// Drops all jumps.
    void restart();
    /// Looks at the position after that many jumps. Not a step.
    void show(std::size_t jumps);

    /// Another game, on a board that is placed and laid on a grid where it needs it.
    void setGame(const peg::Game& game, std::size_t shown, const QString& step);
    /// A board without holes.
    void clear();
    /// Another board or start, which ends the game, or another goal, which does not.
    void edit(const peg::Puzzle& puzzle, const QString& step);
    /// Takes the rows that this grid shows, and no others.
    void setGrid(peg::Grid grid);
    void setPegsLeft(int pegs);

    /// Puts a state back without a step: at start-up.
    void restore(const PegState& state);
    /// The state that a game is shown in.
    [[nodiscard]] static PegState stateOf(peg::Game game, std::size_t shown);

Q_SIGNALS:
    void changed();

private:
    [[nodiscard]] PegState edited(const peg::Puzzle& puzzle) const;
    void push(PegState next, const QString& step, int kind = -1);

    QUndoStack* undo_stack_;
    PegState state_;
};

} // namespace loggia::ui
