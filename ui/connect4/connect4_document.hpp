#pragma once

#include "core/base/error.hpp"
#include "core/connect4/game.hpp"
#include "core/connect4/setup.hpp"
#include "ui/connect4/player_settings.hpp"

#include <QObject>
#include <QString>

#include <optional>

class QUndoStack;

namespace loggia::ui {

/// All that a Max-Connect4 page shows and undo brings back.
struct Connect4State {
    connect4::Game game;
    std::size_t shown = 0; ///< The position looked at: after this many moves.
    std::optional<connect4::Setup> setup = std::nullopt; ///< While a position is being put up.

    friend bool operator==(const Connect4State&, const Connect4State&) = default;
};

/// A game of Max-Connect4 with its players, without any widget. Every change of the state is a step
/// on the undo stack; a person's move and the computer's answer are one step.
class Connect4Document : public QObject {
    Q_OBJECT

public:
    /// `undo_stack` has to outlive the document.
    explicit Connect4Document(QUndoStack* undo_stack, QObject* parent = nullptr);

    [[nodiscard]] const Connect4State& state() const { return state_; }
    [[nodiscard]] const connect4::Game& game() const { return state_.game; }
    [[nodiscard]] std::size_t shown() const { return state_.shown; }
    [[nodiscard]] bool isAtEnd() const { return state_.shown == state_.game.moves.size(); }
    [[nodiscard]] bool isEditing() const { return state_.setup.has_value(); }
    [[nodiscard]] connect4::Position shownPosition() const;
    /// The stones on the board, also while a position is being put up (whose numbers may be
    /// impossible: then only stones and score mean anything).
    [[nodiscard]] connect4::Position boardShown() const;
    [[nodiscard]] connect4::Position lastPosition() const { return state_.game.position(); }

    [[nodiscard]] const Players& players() const { return players_; }
    [[nodiscard]] const PlayerSettings& player(connect4::Player player) const;
    void setPlayer(connect4::Player player, const PlayerSettings& settings);
    void swapSides();

    /// The computer is to move at the end of the game, whether it is allowed to at once or not.
    [[nodiscard]] bool isComputersTurn() const;
    /// The computer waits until told: after undo, redo, stop, and at start-up.
    [[nodiscard]] bool isHeld() const { return held_; }
    void setHeld(bool held);

    /// A person's move in the position shown; later moves are dropped (one step brings them back).
    /// Fails when the column is full, it is the computer's turn there, or a position is being put
    /// up.
    Result<void> play(int column);
    /// The computer's move, found for `thought_about`; dropped, with false, if the game has changed
    /// since.
    bool playForComputer(int column, const connect4::Game& thought_about);
    /// Goes on from the position shown: drops later moves and lets the computer move.
    void continueFromHere();

    void newGame();
    void setGame(const connect4::Game& game, const QString& step);
    /// Looks at the position after that many moves. Not a step.
    void show(std::size_t moves);

    void startEditing();
    void edit(const connect4::Setup& setup, const QString& step);
    /// Starts a game from the position put up; fails where the numbers of stones are impossible.
    Result<void> finishEditing();
    void cancelEditing();

    /// Puts a state back without a step: at start-up.
    void restore(const Connect4State& state, const Players& players);

Q_SIGNALS:
    void changed();
    void playersChanged();

private:
    friend class Connect4Step;
    enum class Kind { other, persons_move, computers_move };

    void push(Connect4State next, const QString& step, Kind kind);
    void apply(const Connect4State& state, bool again);

    QUndoStack* undo_stack_;
    Connect4State state_;
    Players players_;
    bool held_ = false;
};

} // namespace loggia::ui
