#pragma once

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace loggia::ui {

/// A game with its history: the moves, the position after each of them, and the moment shown, a
/// number of moves from 0 to length(). The user may browse earlier moments; the later moves are
/// kept until a move is made there.
///
/// It knows no rules: the caller gives the position that a move leads to. It is a value, so undo
/// can keep whole games.
template <class State, class Move>
class PlayedGame {
public:
    PlayedGame() : PlayedGame(State{}) {}
    explicit PlayedGame(State start) : states_{std::move(start)} {}

    [[nodiscard]] const State& start() const { return states_.front(); }
    [[nodiscard]] const std::vector<Move>& moves() const { return moves_; }
    /// The start and the position after each move: length() + 1 of them.
    [[nodiscard]] const std::vector<State>& states() const { return states_; }
    /// About how much memory it holds, apart from what its states point to.
    [[nodiscard]] std::size_t bytes() const {
        return states_.size() * sizeof(State) + moves_.size() * sizeof(Move);
    }
    /// Number of all moves, including those after the moment shown.
    [[nodiscard]] std::size_t length() const { return moves_.size(); }
    [[nodiscard]] std::size_t shown() const { return shown_; }
    [[nodiscard]] bool isAtEnd() const { return shown_ == length(); }
    /// The position shown.
    [[nodiscard]] const State& state() const { return states_[shown_]; }
    /// The position after all moves.
    [[nodiscard]] const State& last() const { return states_.back(); }

    /// Shows the moment after this many moves, or the last one if there are fewer. Returns whether
    /// the moment changed.
    bool show(std::size_t moves) {
        moves = std::min(moves, length());
        return std::exchange(shown_, moves) != moves;
    }
    /// Drops the moves after the moment shown.
    void cut() {
        moves_.resize(shown_);
        states_.erase(states_.begin() + static_cast<std::ptrdiff_t>(shown_) + 1, states_.end());
    }
    /// Adds a move at the end. Shows it if the end was shown; otherwise keeps showing the earlier
    /// moment that the user is browsing.
    void append(Move move, State to) {
        const bool follows = isAtEnd();
        moves_.push_back(std::move(move));
        states_.push_back(std::move(to));
        shown_ += follows ? 1 : 0;
    }
    /// Makes a move at the moment shown; it replaces the later moves.
    void play(Move move, State to) {
        cut();
        append(std::move(move), std::move(to));
    }

    friend bool operator==(const PlayedGame&, const PlayedGame&) = default;

private:
    std::vector<State> states_;
    std::vector<Move> moves_;
    std::size_t shown_ = 0;
};

} // namespace loggia::ui
