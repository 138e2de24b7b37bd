#pragma once

#include "core/base/control.hpp"
#include "core/formula_game/game.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace loggia::formula_game {

/// How a player chooses in one turn: a fixed value, or by what the opponent chose in an earlier
/// one.
struct Rule {
    std::size_t turn = 0;
    std::optional<std::size_t> like; ///< the opponent's turn that it looks at
    bool value = false; ///< what is chosen; after `like`, where 1 was chosen there, else the other

    /// What it chooses after `values` (that of turn 0 lowest).
    [[nodiscard]] constexpr bool choose(std::uint32_t values) const noexcept {
        return like && (values >> *like & 1U) == 0 ? !value : value;
    }
    friend bool operator==(const Rule&, const Rule&) = default;
};

/// A claim on a part of a formula: that a player can make it have a value.
struct Goal {
    logic::Expr part;
    bool value = true;

    friend bool operator==(const Goal&, const Goal&) = default;
};

/// The player who can reach `goal` from `position`, whatever the other one does, wins; is it
/// `player`? By search. Nothing when stopped.
[[nodiscard]] std::optional<bool> can_reach(const Position& position, const Goal& goal,
                                            Player player, const Control& control = {});

/// Whether `rules` reach `goal` against every choice of the opponent and every other choice of the
/// player's own. The rules are of the player's turns that are still to come, ascending. This is how
/// a plan is checked, and it relies on nothing that found it: the rules are put into the goal and
/// what is left must hold for all values. Nothing when stopped. Does not poll while it puts them
/// in, which is linear in the store.
[[nodiscard]] std::optional<bool> is_plan(const Position& position, const Goal& goal, Player player,
                                          const std::vector<Rule>& rules,
                                          const Control& control = {});

/// Rules by which `player` reaches `goal`, none of which can be left out; fixed values where they
/// do. Nothing when stopped or when none was found, which says nothing: a winning player may need
/// answers that are not so simple, and each choice is settled before the next one is looked at.
/// At most 60 searches for each turn that is left. None is looked for where the game's store holds
/// more than 2^16 expressions: to put a rule in would take longer than a stop may.
[[nodiscard]] std::optional<std::vector<Rule>>
find_plan(const Position& position, const Goal& goal, Player player, const Control& control = {});

} // namespace loggia::formula_game
