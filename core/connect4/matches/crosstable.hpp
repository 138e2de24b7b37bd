#pragma once

#include "core/connect4/matches/match.hpp"

#include <array>
#include <vector>

namespace loggia::connect4 {

/// What one side did with one colour, or with both. Forfeited games are counted apart: nobody has
/// shown any skill in them.
struct Tally {
    int wins = 0;
    int draws = 0;
    int losses = 0;
    int forfeits = 0;       ///< Games that this side forfeited.
    int forfeits_given = 0; ///< Games that the other side forfeited.
    int points_for = 0;     ///< Quadruples completed, in games that were played out.
    int points_against = 0;

    [[nodiscard]] int games() const noexcept { return wins + draws + losses; }
    Tally& operator+=(const Tally& other) noexcept;
    friend bool operator==(const Tally&, const Tally&) = default;
};

/// A value with the interval that holds the true one with 95 % confidence.
struct Estimate {
    double value = 0;
    double low = 0;
    double high = 0;
};

/// The results of a match, seen from A and from B.
struct Crosstable {
    /// tallies[side][player]: what the side did as that player.
    std::array<std::array<Tally, 2>, 2> tallies{};
    double sum_of_squared_leads = 0; ///< Of A's points less B's, over the games played out.

    void add(const GameRecord& record);
    [[nodiscard]] Tally total(Side side) const noexcept;

    /// The share of the games played out that the side won, draws counting half: Wilson's interval,
    /// which is too wide rather than too narrow where there are draws. 0.5, from 0 to 1, before the
    /// first game.
    [[nodiscard]] Estimate score(Side side) const noexcept;

    /// By how many Elo points the side is the stronger: the logistic model's difference for its
    /// score (Elo 1978; 400 points are odds of ten to one), with the ends of the score's interval.
    /// Infinite where a share is 0 or 1.
    [[nodiscard]] Estimate elo(Side side) const noexcept;

    /// Points a game that the side is ahead, with Student's interval; from -69 to 69 while one game
    /// tells nothing of how they vary.
    [[nodiscard]] Estimate lead(Side side) const noexcept;
};

[[nodiscard]] Crosstable crosstable_of(const std::vector<GameRecord>& records);

} // namespace loggia::connect4
