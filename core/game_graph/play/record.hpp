#pragma once

#include "core/base/error.hpp"
#include "core/game_graph/analysis/solve.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace loggia::game_graph {

/// A game that is being played: where it began and what was moved. Undo is taking away a move.
class Record {
public:
    explicit Record(Game game);
    Record(Game game, State start);

    [[nodiscard]] const Game& game() const noexcept { return game_; }
    [[nodiscard]] State start() const noexcept { return states_.front(); }
    [[nodiscard]] State state() const noexcept { return states_.back(); } ///< the present position
    /// The start and the position after each move.
    [[nodiscard]] const std::vector<State>& states() const noexcept { return states_; }
    [[nodiscard]] const std::vector<Move>& moves() const noexcept { return moves_; }

    /// Makes a move that is possible in the present position.
    void add(const Step& step);
    /// Takes back the last move; false where there is none.
    bool undo();

    friend bool operator==(const Record&, const Record&) = default;

private:
    Game game_;
    std::vector<State> states_;
    std::vector<Move> moves_;
};

/// The text of a game, for files (docs/formats/game-graph.md):
///
///     game: nim 3 4 5
///     start: (1, 3, 4, 5)
///     moves: A2 B1
///
/// For a drawn graph, its lines follow the last one, after `graph:`.
[[nodiscard]] std::string to_text(const Record& record);
/// Reads such a text; only the first line has to be there. Moves are checked by the rules. A drawn
/// graph may also stand alone, without a line `game:`.
[[nodiscard]] Result<Record> record_of(std::string_view text);

/// Whether a text begins as one that record_of reads: with `game:`, or with the lines of a drawn
/// graph, which has a start or arrows on several lines. With a start and arrows, a line may be
/// wrong, which record_of() reports. Reads little of a long text.
[[nodiscard]] bool looks_like_record(std::string_view text);

/// A moment of a game with its value.
struct Moment {
    State state = 0;
    Value value; ///< for whoever is to move
    /// The value of the move that was made here, to the player who made it; nothing at the last
    /// position.
    std::optional<Value> made;

    /// Whether the move gave away a better outcome.
    [[nodiscard]] bool is_mistake() const { return made && made->outcome != value.outcome; }
};

/// The values along a game; empty where the solution does not know a position of it.
[[nodiscard]] std::vector<Moment> value_history(const Solution& solution, const Record& record);
/// A table of it, one move a line, with its mistakes named.
[[nodiscard]] std::string to_text(const Record& record, const std::vector<Moment>& history);

} // namespace loggia::game_graph
