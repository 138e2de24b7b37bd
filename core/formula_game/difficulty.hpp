#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/formula_game/game.hpp"

#include <cstdint>
#include <string_view>

namespace loggia::formula_game {

/// How hard it is to win a won game, against an opponent who is not even trying.
///
/// A turn of the winner is critical when only one of the two values keeps the win. It is measured
/// along lines of play in which the winner chooses among the values that win and the opponent among
/// both, each by chance: how many of the winner's turns are critical, and how many of them follow
/// on each other with no safe turn of the winner in between. Whoever guesses loses at every second
/// critical turn, and whoever thinks ahead has to see to the end of such a chain.
enum class Difficulty : std::uint8_t {
    easy,   ///< less than a quarter of the winner's turns are critical
    medium, ///< what is neither
    hard,   ///< half of them or more, and some chain is 4 long (or as long as there are turns)
};

[[nodiscard]] std::string_view name_of(Difficulty difficulty) noexcept;

struct Assessment {
    static constexpr int lines = 32; ///< of play that were looked at

    Player winner = Player::e;
    int turns = 0;         ///< of the winner, in a game
    int critical = 0;      ///< of those, in all lines together: 0 to lines * turns
    int longest_chain = 0; ///< of critical turns in one line

    [[nodiscard]] double critical_share() const noexcept;
    [[nodiscard]] Difficulty difficulty() const noexcept;
    friend bool operator==(const Assessment&, const Assessment&) = default;
};

/// Fails only when stopped. The lines are always the same ones for the same game.
[[nodiscard]] Result<Assessment> assess(const Game& game, const Control& control = {});

} // namespace loggia::formula_game
