#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/connect4/engine/engine.hpp"
#include "core/connect4/position.hpp"

#include <array>
#include <cstdint>
#include <memory>
#include <string_view>

namespace loggia::connect4 {

/// Strengths of a computer player, the weakest first.
///
/// The first four look a few moves ahead, evaluate every column and choose among all of them at
/// random: a column whose value is t points lower than the best is exp(-t / temperature) times as
/// likely (Boltzmann's distribution), so they err as people do, seldom badly. See level.cpp for
/// their depths and temperatures and docs/method/connect4.md for how they do against each other.
enum class Level : std::uint8_t {
    beginner,
    casual,
    intermediate,
    advanced,
    expert, ///< The engine, a second a move.
    perfect ///< The exact solver, half a minute a move at most.
};

inline constexpr std::array all_levels{Level::beginner, Level::casual, Level::intermediate,
                                       Level::advanced, Level::expert, Level::perfect};

/// "beginner" and so on.
[[nodiscard]] std::string_view to_text(Level level);
[[nodiscard]] Result<Level> level_of(std::string_view text);

/// Plays at a level. Keeps its tables between calls; one call at a time.
class LevelPlayer {
public:
    struct Options {
        std::size_t table_megabytes = 128; ///< Upper bound of each of its tables' size.
        int threads = 1;                   ///< Of expert and perfect.
        double perfect_seconds = 30;       ///< After which perfect plays what is proven so far.
    };

    explicit LevelPlayer(Level level);
    LevelPlayer(Level level, Options options);
    ~LevelPlayer();
    LevelPlayer(LevelPlayer&&) noexcept;
    LevelPlayer& operator=(LevelPlayer&&) noexcept;

    /// The move, and what the player knows of the position. The same seed chooses the same move in
    /// the same position, but for expert, whose limit is a time, and for perfect where several
    /// moves are equally good. `perfect`: the value is exact, or, where the time was too short, the
    /// lower bound that the move keeps. Returns at once when told to stop, with a legal move.
    Analysis choose(const Position& position, std::uint64_t seed, const Control& control = {},
                    const OnAnalysis& on_analysis = {});

    /// Forgets everything learned.
    void clear();

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

} // namespace loggia::connect4
