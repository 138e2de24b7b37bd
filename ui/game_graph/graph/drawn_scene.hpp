#pragma once

#include "ui/game_graph/graph/drawn_game.hpp"
#include "ui/game_graph/graph/game_study.hpp"
#include "ui/game_graph/graph/state_look.hpp"
#include "ui/widgets/graph/graph_scene.hpp"

#include <QFont>
#include <QRectF>

#include <cstdint>

namespace loggia::ui {

/// What of a drawn game is shown besides the drawing.
struct DrawnLook {
    bool values = true;
    int here = -1; ///< The place of the token, or -1.
    /// While labelling is watched: which positions have their label by now.
    const StateLook* labels = nullptr;
};

/// The part of the ground that is always seen, so that nothing moves when a first state is added.
inline constexpr QRectF drawing_ground{-300, -60, 600, 440};

/// How far an arrow gives way to one that leads back, as GraphEdge::bend.
inline constexpr double arrow_bend = 10;

/// An arrow that these players may follow: bits as in withArrowToggled().
[[nodiscard]] GraphEdge drawnArrow(int from, int to, std::uint8_t players);

/// A drawn game as it lies, with the values that `study` (null: none yet) knows of its places. A
/// place has one value where it makes no difference who is to move, otherwise two: for player 1 and
/// for player 2. Node numbers are those of the places.
[[nodiscard]] GraphScene drawnScene(const DrawnGame& drawing, const GameStudy* study,
                                    const DrawnLook& look, const QFont& font);

/// The place of the token in a position of a drawn game.
[[nodiscard]] int placeOf(const DrawnGame& drawing, const game_graph::Game& game,
                          game_graph::State state);

/// The position with the token on a place and this player, 1 or 2, to move.
[[nodiscard]] game_graph::State positionAt(const game_graph::Game& game, const DrawnGame& drawing,
                                           std::size_t place, int player);

} // namespace loggia::ui
