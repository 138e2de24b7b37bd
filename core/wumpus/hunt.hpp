#pragma once

#include "core/base/error.hpp"
#include "core/base/scanner.hpp"
#include "core/wumpus/knowledge.hpp"
#include "core/wumpus/walk.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace loggia::wumpus {

enum class Direction : std::uint8_t { up, right, down, left };
inline constexpr std::array directions{Direction::up, Direction::right, Direction::down,
                                       Direction::left};

/// "up", "right", "down", "left"
[[nodiscard]] std::string_view to_text(Direction direction) noexcept;
/// The square next to one in a direction; none where the wall is.
[[nodiscard]] std::optional<Square> next_to(Square square, Direction direction) noexcept;
/// The squares over which an arrow flies that is shot from a square: all of them to the wall.
[[nodiscard]] Squares line_from(Square square, Direction direction) noexcept;

/// What a hunter does.
namespace action {

/// Goes to a visited square, or to one within reach, by a shortest path over visited squares.
struct Go {
    Square to;
    friend constexpr bool operator==(const Go&, const Go&) = default;
};
/// Walks against the wall.
struct Bump {
    Direction towards = Direction::up;
    friend constexpr bool operator==(const Bump&, const Bump&) = default;
};
/// Shoots the only arrow, which flies to the wall or into the monster.
struct Shoot {
    Direction towards = Direction::up;
    friend constexpr bool operator==(const Shoot&, const Shoot&) = default;
};
/// Takes the gold.
struct Grab {
    friend constexpr bool operator==(const Grab&, const Grab&) = default;
};
/// Leaves the cave at (1,1), with the gold or without.
struct Climb {
    friend constexpr bool operator==(const Climb&, const Climb&) = default;
};

} // namespace action

using Action = std::variant<action::Go, action::Bump, action::Shoot, action::Grab, action::Climb>;

/// "(1,2)", "bump up", "shoot left", "grab", "climb"
[[nodiscard]] std::string to_text(const Action& action);
/// Reads the action that begins with words[at] as to_text() writes it, and moves `at` behind it. An
/// error has its place in line `line`.
[[nodiscard]] Result<Action> read_action(std::span<const Word> words, std::size_t& at, int line);

/// Where the gold of a cave lies: in any square but (1,1), each equally likely, whatever else is
/// there. The same for a seed on every machine.
[[nodiscard]] Square gold_by_seed(std::uint64_t seed);

/// The textbook's game in one of the assignment's caves: fetch the gold and climb out (Russell and
/// Norvig, "Artificial Intelligence", the chapter on logical agents). One need not face the way one
/// walks or shoots; taking the gold and climbing out cost nothing.
///
/// What is known is what a Walk knows, and what the arrow taught: a scream says that the monster
/// was in its line and kills nobody any more, silence that it was not. Its symbols say where the
/// monster is or lies dead, and the stench stays, so nothing learnt becomes false.
class Hunt {
public:
    static constexpr int gold_reward = 1000;
    static constexpr int death = -1000;
    static constexpr int step_cost = 1; ///< of each step to a square beside, or against the wall
    static constexpr int arrow_cost = 10;

    /// `hidden` breaks no rule, and the gold is not at (1,1).
    Hunt(World hidden, Square gold);
    [[nodiscard]] static Hunt by_seed(std::uint64_t seed);

    [[nodiscard]] const Walk& walk() const noexcept { return walk_; }
    [[nodiscard]] Square here() const noexcept { return here_; }
    [[nodiscard]] Square gold() const noexcept { return gold_; }
    [[nodiscard]] bool has_gold() const noexcept { return has_gold_; }
    [[nodiscard]] bool has_arrow() const noexcept { return has_arrow_; }
    [[nodiscard]] bool climbed() const noexcept { return climbed_; }
    [[nodiscard]] bool is_over() const noexcept { return climbed_ || walk_.died(); }
    /// The gold is here and not taken yet. While alive.
    [[nodiscard]] bool glitters() const noexcept;
    [[nodiscard]] int score() const noexcept { return score_; }
    [[nodiscard]] const std::vector<Action>& actions() const noexcept { return actions_; }

    [[nodiscard]] bool can(const Action& action) const;
    /// The lines that an action will add to the knowledge: those of a visit for a square that is
    /// new, those of the arrow for a shot, none for others.
    [[nodiscard]] std::vector<Statement> lessons(logic::Store& store, const Action& action) const;
    /// Does what can be done.
    void act(const Action& action);

    /// Steps to a visited square or one within reach.
    [[nodiscard]] int steps_to(Square square) const noexcept;

    /// What a careful hunter does next: takes the gold where it glitters, and goes home with it;
    /// goes to the nearest square that is proven safe; shoots the monster where it is certain to be
    /// and it alone makes a square within reach dangerous. With nothing of this left it goes to a
    /// square with the least risk if it `dares` and one is not certain death, and home otherwise.
    /// Nothing when all is over.
    [[nodiscard]] std::optional<Action> next(bool dares) const noexcept;

    /// The best score for one who knows the whole cave; at least 0, for climbing out at once.
    [[nodiscard]] int best_score() const noexcept;

private:
    void go(Square to);
    [[nodiscard]] std::optional<Square> nearest(Squares squares) const noexcept;
    /// On the way to shoot the monster, or the shot; nothing where that opens no square.
    [[nodiscard]] std::optional<Action> attack() const noexcept;

    Walk walk_;
    Square gold_;
    Square here_{1, 1};
    bool has_gold_ = false;
    bool has_arrow_ = true;
    bool climbed_ = false;
    int score_ = 0;
    std::vector<Action> actions_;
};

} // namespace loggia::wumpus
