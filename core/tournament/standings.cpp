#include "core/tournament/standings.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace loggia::tournament {

namespace {

void add(Score& score, int half_points, bool forfeited) {
    ++(half_points == 2 ? score.wins : half_points == 1 ? score.draws : score.losses);
    score.forfeits += half_points == 0 && forfeited ? 1 : 0;
}

/// Ratings of equal results differ by what was lost in computing them.
double rounded(double elo) {
    constexpr double parts = 1e4;
    return std::round(elo * parts);
}

} // namespace

std::string points_text(double points) {
    return fmt::format("{:g}", points);
}

double points_of(const Score& score) noexcept {
    return score.wins + 0.5 * score.draws;
}

Standings standings_of(const Settings& settings, const Tournament& tournament) {
    const std::size_t size = settings.contestants;
    Standings standings;
    standings.order.resize(size);
    standings.crosstable.assign(size, std::vector<Score>(size));
    PairScores scores(size);
    for (const GameResult& game : tournament.games) {
        const auto [first, second, opening] = game.key;
        const int half = half_points(game.outcome);
        const bool forfeited = game.ending == Ending::forfeited;
        scores.add(game);
        add(standings.crosstable[first][second], half, forfeited);
        add(standings.crosstable[second][first], 2 - half, forfeited);
        add(standings.order[first].score, half, forfeited);
        add(standings.order[second].score, 2 - half, forfeited);
    }
    for (const std::size_t each : tournament.byes)
        ++standings.order[each].score.byes;
    const Ratings ratings(scores);
    standings.draw_ratio = ratings.draw_ratio();
    for (std::size_t i = 0; i < size; ++i) {
        Standing& standing = standings.order[i];
        standing.contestant = i;
        standing.points = points_of(standing.score) + 1.0 * standing.score.byes * settings.games;
        standing.rating = ratings.of(i);
    }
    std::stable_sort(standings.order.begin(), standings.order.end(),
                     [&](const Standing& a, const Standing& b) {
                         if (settings.kind != Kind::gauntlet && a.points != b.points)
                             return a.points > b.points;
                         return rounded(a.rating.elo) > rounded(b.rating.elo);
                     });
    for (std::size_t place = 0; place + 1 < size; ++place)
        standings.order[place].above_next = ratings.superiority(
            standings.order[place].contestant, standings.order[place + 1].contestant);
    return standings;
}

} // namespace loggia::tournament
