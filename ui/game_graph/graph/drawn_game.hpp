#pragma once

#include "core/base/error.hpp"
#include "core/game_graph/game.hpp"
#include "core/game_graph/games/drawn_graph.hpp"

#include <QPointF>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace loggia::ui {

/// A game that is drawn: a graph along whose arrows a token moves, and where its places lie. What a
/// person does to it are functions from drawing to drawing; those that are asked for what cannot be
/// give the drawing back as it was.
struct DrawnGame {
    game_graph::Drawn drawn;     ///< Without points.
    std::vector<QPointF> points; ///< One for each place, in scene units.
    bool misere = false;

    [[nodiscard]] std::size_t size() const { return drawn.places.size(); }
    [[nodiscard]] bool leads(std::size_t from, std::size_t to) const {
        return playersOf(from, to) != 0;
    }
    /// Who may go from one place to another: bit 0 player 1, bit 1 player 2.
    [[nodiscard]] std::uint8_t playersOf(std::size_t from, std::size_t to) const;

    friend bool operator==(const DrawnGame&, const DrawnGame&) = default;
};

/// More places are not drawn by hand; larger graphs are solved and played.
inline constexpr std::size_t most_drawn_places = 400;
/// Places do not come nearer to each other, in scene units.
inline constexpr double place_distance = 60;

/// One place, the start.
[[nodiscard]] DrawnGame newDrawnGame();
/// The example: a game in which the token can go round for ever.
[[nodiscard]] DrawnGame loopyExample();

[[nodiscard]] game_graph::Game gameOf(const DrawnGame& drawing);
/// What comes without points gets them, row by row by the distance from the start.
[[nodiscard]] DrawnGame drawnGameOf(const game_graph::Token& token);
/// The same game with its points, but for those that drawnGameOf() would give it by itself.
[[nodiscard]] game_graph::Game gameWithPoints(const DrawnGame& drawing);

/// A new place with a name of its own, the last one; near `point`, where there is room.
[[nodiscard]] DrawnGame withPlace(DrawnGame drawing, const QPointF& point);
/// Without a place and its arrows. The last one stays.
[[nodiscard]] DrawnGame withoutPlace(DrawnGame drawing, std::size_t place);
[[nodiscard]] DrawnGame withPlaceAt(DrawnGame drawing, std::size_t place, const QPointF& point);
/// Whoever may follow an arrow: bit 0 player 1, bit 1 player 2.
inline constexpr std::uint8_t both_players = 3;
/// An arrow that these players may follow, and no others; without one where just they may already.
/// Where one leads away the game does not end.
[[nodiscard]] DrawnGame withArrowToggled(DrawnGame drawing, std::size_t from, std::size_t to,
                                         std::uint8_t players = both_players);
/// What the game is worth to whoever is to move where it ends; nothing: it goes on along the
/// arrows.
[[nodiscard]] DrawnGame withEnd(DrawnGame drawing, std::size_t place,
                                std::optional<game_graph::Outcome> end);
[[nodiscard]] DrawnGame withStart(DrawnGame drawing, std::size_t place);
/// Fails for a name that another place has or that cannot be written.
[[nodiscard]] Result<DrawnGame> withName(DrawnGame drawing, std::size_t place,
                                         std::string_view name);

} // namespace loggia::ui
