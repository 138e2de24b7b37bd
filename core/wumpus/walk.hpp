#pragma once

#include "core/wumpus/cave.hpp"
#include "core/wumpus/columns.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace loggia::wumpus {

/// A cave by chance, each of the 49,128 equally likely, or each of those with `pits` pits (1 to
/// 11). The same for a seed on every machine.
[[nodiscard]] Cave cave_by_seed(std::uint64_t seed, std::optional<int> pits = std::nullopt);

/// A walk through a hidden cave by somebody who knows the reference rules and what the squares
/// visited so far have taught: at each whether there is stench and breeze, and that there is
/// neither monster nor pit, or that there was. It begins at (1,1), and goes on to any square beside
/// a visited one.
class Walk {
public:
    /// `hidden` breaks no rule.
    explicit Walk(World hidden);

    [[nodiscard]] World hidden() const noexcept { return hidden_; }
    /// In the order of the visits; (1,1) first.
    [[nodiscard]] const std::vector<Square>& path() const noexcept { return path_; }
    [[nodiscard]] Squares visited() const noexcept { return visited_; }
    /// The last square had a monster or a pit: the walk is over.
    [[nodiscard]] bool died() const noexcept { return died_; }
    /// The caves that agree with all that was learnt, as rows of Columns. While alive.
    [[nodiscard]] const Rows& left() const noexcept { return left_; }

    /// Squares not yet visited beside visited ones; none once dead.
    [[nodiscard]] Squares within_reach() const noexcept;
    /// A scream was heard: the monster kills nobody any more.
    [[nodiscard]] bool monster_is_dead() const noexcept { return monster_is_dead_; }
    /// In how many of the caves left a square kills.
    [[nodiscard]] int deadly(Square square) const noexcept;
    /// The same as a probability.
    [[nodiscard]] double risk(Square square) const noexcept;
    /// Squares not yet visited, within reach or not, that kill in no cave left.
    [[nodiscard]] Squares proven_safe() const noexcept;

    /// Goes to a square within reach.
    void visit(Square square);

    /// Learns what an arrow teaches that flew over the squares of `line`: a scream says that the
    /// monster is in one of them, dead; silence that it is in none.
    void shoot(Squares line, bool screams);

    /// Where a careful walker goes next: to a square within reach that is proven safe, if there is
    /// one; otherwise, if it `dares`, to one with the least risk; the lowest index among equals.
    /// Nothing where there is no such square, or only certain death.
    [[nodiscard]] std::optional<Square> next(bool dares) const noexcept;

private:
    World hidden_;
    std::vector<Square> path_;
    Squares visited_ = 0;
    bool died_ = false;
    bool monster_is_dead_ = false;
    Rows left_;
};

} // namespace loggia::wumpus
