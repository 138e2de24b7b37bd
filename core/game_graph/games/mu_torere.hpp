#pragma once

#include "core/base/error.hpp"
#include "core/game_graph/games/value.hpp"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace loggia::game_graph {

/// Mu Torere, the Maori game on a star of eight points around a centre, four stones each. A stone
/// moves from a point to the free point beside it, from the centre to the free point, or, if one of
/// the points beside it holds a stone of the other side, from a point to the free centre. Whoever
/// cannot move has lost (misere: has won). The game is loopy: nothing keeps it from going on for
/// ever.
///
/// A position shows the points around the star and then the centre, `11112222.`. Level 1
/// ("classes") takes for one what turns and mirror images and a change of sides make of a position.
/// A move is written as the number of the stone's point, 1 to 8, or 0 for the centre.
struct MuTorere {
    bool misere = false;

    [[nodiscard]] static std::string name() { return "Mu Torere"; }
    [[nodiscard]] std::string text() const { return misere ? "mu-torere misere" : "mu-torere"; }
    [[nodiscard]] static std::vector<std::string> levels() { return {"positions", "classes"}; }
    [[nodiscard]] static State start();
    [[nodiscard]] static int player(State state) { return low_player(state); }
    [[nodiscard]] std::optional<Outcome> ending(State state) const;
    static void append_moves(State state, std::vector<Step>& moves);
    [[nodiscard]] static State merged(State state, int level);
    [[nodiscard]] static std::string move_text(State state, Move move);
    [[nodiscard]] static std::vector<std::string> fields(State state);
    [[nodiscard]] static Result<State> state_of(int player, std::span<const std::string> fields);

    friend bool operator==(const MuTorere&, const MuTorere&) = default;
};

} // namespace loggia::game_graph
