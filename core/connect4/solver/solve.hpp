#pragma once

#include "core/base/control.hpp"
#include "core/connect4/bounds.hpp"
#include "core/connect4/position.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace loggia::connect4 {

struct SolverOptions {
    std::size_t table_megabytes =
        320;                          ///< Upper bound of the tables' size; below 10 there are none.
    int threads = 1;                  ///< 1 is deterministic.
    bool use_table = true;            ///< Off for tests and for checks without any table.
    bool use_following_bounds = true; ///< Off for tests and for checks by plainer means.
    bool use_follow_search = true;    ///< Off: the general search alone, for tests and checks.
};

/// How one side of a value was shown.
struct Proof {
    enum class Means : std::uint8_t {
        none,      ///< It was not.
        bounds,    ///< By static_bounds, without search.
        table,     ///< By what an earlier search had left in the table.
        following, ///< By a strategist who follows, but for some deviations.
        search     ///< By the general search.
    };
    Means means = Means::none;
    int deviations = 0; ///< At most, on any path; with `following`.
    std::uint64_t nodes = 0;
    double seconds = 0;
};

/// What is proven of a position. Values are final score differences: points of the player to move
/// at the end of the game, less those of the opponent, under best play by both.
struct Solution {
    Bounds value;          ///< Contains the value for certain; see exact().
    Proof lower_proof;     ///< How value.lower was shown,
    Proof upper_proof;     ///< and value.upper.
    int column = -1;       ///< A move that keeps value.lower; -1 only on a full board.
    std::vector<int> line; ///< Best play to the end as far as known, `column` first.
    std::uint64_t nodes = 0;
    double seconds = 0;   ///< Wall clock.
    bool complete = true; ///< False if stopped before the value was exact.

    [[nodiscard]] bool exact() const noexcept { return value.exact(); }
};

/// Called on the searching thread with what is proven so far: before the search, and whenever that
/// has become narrower.
using OnBounds = std::function<void(const Bounds&)>;

/// Bounds of the value of one move, from the side of the player who makes it.
struct ColumnBounds {
    int column = 0;
    Bounds value;
};

/// The exact solver. Keeps its table between calls, so that solving the next position of a game is
/// quick; one call at a time. All calls return within some milliseconds when told to stop, or when
/// `seconds` (wall clock) have passed, with what has been proven by then.
class Solver {
public:
    explicit Solver(SolverOptions options = {});
    ~Solver();
    Solver(Solver&&) noexcept;
    Solver& operator=(Solver&&) noexcept;

    /// The value, a best move and a line of best play.
    Solution solve(const Position& position, const Control& control = {},
                   std::optional<double> seconds = {}, const OnBounds& on_bounds = {});

    /// Whether the value is at least `claim`; nothing when stopped before it was known.
    std::optional<bool> at_least(const Position& position, int claim, const Control& control = {},
                                 std::optional<double> seconds = {});

    /// A column after which the mover's value is at least `value`: one that is proven without a
    /// search if there is any, and among those, or else of all, `preferred` if that is one. -1 if
    /// there is none or it was stopped first.
    int keep(const Position& position, int value, int preferred = -1, const Control& control = {},
             std::optional<double> seconds = {});

    /// The value of every column that can be played, left to right.
    std::vector<ColumnBounds> solve_columns(const Position& position, const Control& control = {},
                                            std::optional<double> seconds = {});

    /// CPU seconds of the threads other than the callers', over all calls so far.
    [[nodiscard]] double helper_seconds() const noexcept;

    /// Forgets everything learned, so that the next call does not depend on earlier ones.
    void clear();

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

} // namespace loggia::connect4
