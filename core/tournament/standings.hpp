#pragma once

#include "core/tournament/play.hpp"
#include "core/tournament/ratings.hpp"

#include <string>
#include <vector>

namespace loggia::tournament {

/// What a contestant did, against one other or all of them. A forfeited game is a loss of the one
/// who forfeits, and a bye is as many wins as a meeting has games.
struct Score {
    int wins = 0;
    int draws = 0;
    int losses = 0;
    int forfeits = 0; ///< Among the losses.
    int byes = 0;     ///< Rounds.

    [[nodiscard]] int games() const noexcept { return wins + draws + losses; }
    friend bool operator==(const Score&, const Score&) = default;
};

struct Standing {
    std::size_t contestant = 0;
    Score score;
    double points = 0; ///< Byes included.
    Rating rating;
    /// How likely it is that this contestant is stronger than the one that stands next below.
    double above_next = 0;
};

struct Standings {
    /// From first to last: by points, in a gauntlet by rating; then by rating and by number.
    std::vector<Standing> order;
    /// crosstable[i][j]: of i against j, by contestant. No byes.
    std::vector<std::vector<Score>> crosstable;
    double draw_ratio = 0; ///< Of Ratings.
};

/// Time cubic in the number of contestants, linear in the games.
[[nodiscard]] Standings standings_of(const Settings& settings, const Tournament& tournament);

/// Points as people write them: "7.5", "8".
[[nodiscard]] std::string points_text(double points);
/// Of a score alone, without byes.
[[nodiscard]] double points_of(const Score& score) noexcept;

} // namespace loggia::tournament
