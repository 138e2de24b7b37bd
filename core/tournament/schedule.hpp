#pragma once

#include "core/base/error.hpp"
#include "core/tournament/game.hpp"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace loggia::tournament {

enum class Kind : std::uint8_t {
    round_robin, ///< Everybody meets everybody.
    swiss,       ///< Each round pairs contestants of about equal points.
    gauntlet,    ///< The first contestant meets all others.
};

/// Of a whole tournament: all are listed before the first one is played.
inline constexpr int most_games = 10'000'000;

/// "round-robin", "swiss" or "gauntlet".
[[nodiscard]] std::string_view to_text(Kind kind) noexcept;

struct Settings {
    Kind kind = Kind::round_robin;
    std::size_t contestants = 2; ///< 2 to most_contestants.
    int games = 2;               ///< Of two contestants who meet: an even number, at least 2.
    int rounds = 1;              ///< Of a Swiss tournament; 1 of others.

    friend bool operator==(const Settings&, const Settings&) = default;
};

/// Rounds that a Swiss tournament needs until only one can have won all its games.
[[nodiscard]] int usual_rounds(std::size_t contestants) noexcept;

/// The games of a round, in order: two with each opening, in which the contestants change places.
/// Openings are the same for all who meet in a round.
struct Round {
    std::vector<GameKey> games;
    std::optional<std::size_t> bye; ///< Of a Swiss round; counts as all games won.
};

/// The round `number`, from 0, after the finished games of all rounds before it, in any order.
/// Round robins (by the circle method) and gauntlets have one round only, and games in an order in
/// which everybody plays about as often at any time. `byes` are those of the rounds before.
/// Precondition: check() of the settings succeeds.
[[nodiscard]] Round round_of(const Settings& settings, int number,
                             const std::vector<GameResult>& before,
                             const std::vector<std::size_t>& byes);

/// The number of games of the whole tournament. Precondition: check() of the settings succeeds.
[[nodiscard]] int all_games(const Settings& settings);

/// Fails where the settings make no sense, or more than `most_games` games.
[[nodiscard]] Result<void> check(const Settings& settings);

} // namespace loggia::tournament
