#pragma once

#include "core/base/error.hpp"
#include "core/game_graph/game.hpp"
#include "core/game_graph/record.hpp"
#include "ui/game_graph/drawn_game.hpp"
#include "ui/game_graph/game_player.hpp"

#include <QElapsedTimer>
#include <QObject>
#include <QString>

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

class QUndoStack;

namespace loggia::ui {

/// All that the page of games shows and undo brings back.
struct GameGraphState {
    std::string text; ///< The game's parameters as typed; `graph` where it is drawn.
    std::shared_ptr<const DrawnGame> drawing;     ///< Of a game that is drawn by hand.
    std::shared_ptr<const game_graph::Game> game; ///< The last that could be made; never null.
    std::optional<Error> fault;                   ///< Why `text` is none.
    game_graph::State start = 0;                  ///< Where the moves begin.
    std::vector<game_graph::Step> steps;          ///< The moves played.
    std::size_t shown = 0;                        ///< The moment looked at: after so many.
};

/// A game of positions as it is chosen, drawn and played, without any widget. Every change of the
/// state is a step on the undo stack; a person's move and the computer's answers to it are one
/// step, and so is what is typed without a pause.
class GameGraphDocument : public QObject {
    Q_OBJECT

public:
    /// `undo_stack` has to outlive the document, which begins with the game `1-2-10`.
    explicit GameGraphDocument(QUndoStack* undo_stack, QObject* parent = nullptr);

    [[nodiscard]] const GameGraphState& state() const { return state_; }
    [[nodiscard]] const game_graph::Game& game() const { return *state_.game; }
    [[nodiscard]] bool isDrawn() const { return state_.drawing != nullptr; }
    [[nodiscard]] std::size_t played() const { return state_.steps.size(); }
    [[nodiscard]] std::size_t shown() const { return state_.shown; }
    [[nodiscard]] bool isAtEnd() const { return state_.shown == played(); }
    /// The position after so many moves; at most played().
    [[nodiscard]] game_graph::State positionAfter(std::size_t moves) const;
    [[nodiscard]] game_graph::State position() const { return positionAfter(state_.shown); }
    [[nodiscard]] game_graph::State lastPosition() const { return positionAfter(played()); }
    /// Whose turn it is after so many moves, 1 or 2; where the positions do not tell, player 1
    /// began.
    [[nodiscard]] int moverAfter(std::size_t moves) const;
    [[nodiscard]] int mover() const { return moverAfter(state_.shown); }
    /// The start and the position after each move.
    [[nodiscard]] game_graph::Record record() const;
    [[nodiscard]] bool isOver(game_graph::State state) const;

    /// What somebody typed. Another game takes the moves away.
    void type(const QString& text);
    /// Another game from its start, as one step of that name.
    void setGame(const game_graph::Game& game, const QString& step);
    /// The same with moves played already.
    void setRecord(const game_graph::Record& record, const QString& step);
    /// Another drawing. The moves stay where the game is the same.
    void setDrawn(DrawnGame drawing, const QString& step);
    /// Takes all moves back, as one step even where there are none.
    void restart();

    [[nodiscard]] const GamePlayer& player(int number) const {
        return players_.at(static_cast<std::size_t>(number - 1));
    }
    void setPlayer(int number, const GamePlayer& player);

    /// The computer is to move at the end of the game, whether it is allowed to at once or not.
    [[nodiscard]] bool isComputersTurn() const;
    /// The computer waits until told: after undo, redo, stop, and at start-up.
    [[nodiscard]] bool isHeld() const { return held_; }
    void setHeld(bool held);

    /// A person's move in the position shown; later ones are dropped (one step brings them back).
    /// Fails when it is no move there, the game is over, or it is the computer's turn.
    Result<void> play(const game_graph::Step& step);
    /// The computer's move after `moves` moves; dropped, with false, if it is not its turn any
    /// more.
    bool playForComputer(const game_graph::Step& step, std::size_t moves);
    /// Goes on from the position shown: drops later moves and lets the computer move.
    void continueFromHere();
    /// Looks at the moment after so many moves. Not a step.
    void show(std::size_t moves);

    /// Puts a state back without a step: at start-up. `points` are those of a drawn game, where
    /// there are as many as places; `text` is what is typed, if it is no game.
    void restore(const game_graph::Record& record, const std::vector<QPointF>& points,
                 const std::string& text, std::size_t shown);

Q_SIGNALS:
    void changed();
    void playersChanged();

private:
    friend class GameGraphStep;
    /// `answered` steps take the computer's `answer`s to them into the same step.
    enum class Kind { other, typing, answered, answer };

    void push(GameGraphState next, const QString& step, Kind kind, int run = 0);
    void apply(const GameGraphState& state, bool again);

    QUndoStack* undo_stack_;
    GameGraphState state_;
    std::array<GamePlayer, 2> players_;
    bool held_ = false;
    QElapsedTimer since_typed_;
    int run_ = 0; ///< What is typed in one go has one number.
};

/// A game before its first move.
[[nodiscard]] GameGraphState stateOfGame(const game_graph::Game& game);

} // namespace loggia::ui
