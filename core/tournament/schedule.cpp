#include "core/tournament/schedule.hpp"

#include "core/base/number_text.hpp"
#include "core/tournament/swiss.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <utility>

namespace loggia::tournament {

namespace {

using Pairs = std::vector<std::pair<std::size_t, std::size_t>>;

constexpr std::array<std::string_view, 3> kinds{"round-robin", "swiss", "gauntlet"};

/// The circle method: one player stays, the others rotate by one place in each round. With an odd
/// number, whoever would meet the one that is not there has a rest.
Pairs round_robin(std::size_t contestants) {
    const std::size_t even = contestants + contestants % 2;
    const std::size_t ring = even - 1;
    Pairs pairs;
    for (std::size_t turn = 0; turn < ring; ++turn)
        for (std::size_t place = 0; place < even / 2; ++place) {
            const std::size_t one = (turn + place) % ring;
            const std::size_t other = place == 0 ? ring : (turn + ring - place) % ring;
            if (one < contestants && other < contestants)
                pairs.emplace_back(std::min(one, other), std::max(one, other));
        }
    return pairs;
}

Pairs gauntlet(std::size_t contestants) {
    Pairs pairs;
    for (std::size_t other = 1; other < contestants; ++other)
        pairs.emplace_back(0, other);
    return pairs;
}

SwissTable swiss_table(const Settings& settings, const std::vector<GameResult>& before,
                       const std::vector<std::size_t>& byes) {
    const std::size_t size = settings.contestants;
    SwissTable table{std::vector<int>(size, 0), std::vector<int>(size, 0),
                     std::vector<std::vector<int>>(size, std::vector<int>(size, 0))};
    for (const GameResult& game : before) {
        const auto [first, second, opening] = game.key;
        table.half_points[first] += half_points(game.outcome);
        table.half_points[second] += 2 - half_points(game.outcome);
        ++table.meetings[first][second];
        ++table.meetings[second][first];
    }
    for (const std::size_t each : byes) {
        table.half_points[each] += 2 * settings.games;
        ++table.byes[each];
    }
    return table;
}

/// Of settings that may ask for any number.
std::int64_t count_games(const Settings& settings) {
    const auto size = static_cast<std::int64_t>(settings.contestants);
    switch (settings.kind) {
    case Kind::round_robin:
        return size * (size - 1) / 2 * settings.games;
    case Kind::swiss:
        return size / 2 * settings.games * settings.rounds;
    case Kind::gauntlet:
        break;
    }
    return (size - 1) * settings.games;
}

} // namespace

std::string_view to_text(Kind kind) noexcept {
    return kinds[static_cast<std::size_t>(kind)];
}

int usual_rounds(std::size_t contestants) noexcept {
    return static_cast<int>(std::bit_width(contestants - 1));
}

Round round_of(const Settings& settings, int number, const std::vector<GameResult>& before,
               const std::vector<std::size_t>& byes) {
    Round round;
    Pairs pairs;
    switch (settings.kind) {
    case Kind::round_robin:
        pairs = round_robin(settings.contestants);
        break;
    case Kind::gauntlet:
        pairs = gauntlet(settings.contestants);
        break;
    case Kind::swiss: {
        SwissRound paired = swiss_round(swiss_table(settings, before, byes));
        pairs = std::move(paired.pairs);
        round.bye = paired.bye;
        break;
    }
    }
    const int openings = settings.games / 2;
    for (int opening = 0; opening < openings; ++opening)
        for (const auto& [one, other] : pairs) {
            const int which = number * openings + opening;
            round.games.push_back({one, other, which});
            round.games.push_back({other, one, which});
        }
    return round;
}

int all_games(const Settings& settings) {
    return static_cast<int>(count_games(settings));
}

Result<void> check(const Settings& settings) {
    if (settings.contestants < 2 || settings.contestants > most_contestants)
        return failure(fmt::format("a tournament has 2 to {} contestants", most_contestants));
    if (settings.games < 2 || settings.games % 2 != 0)
        return failure("expected an even number of games, since each opening is played twice");
    if (settings.rounds < 1 || (settings.rounds > 1 && settings.kind != Kind::swiss))
        return failure("only a Swiss tournament has several rounds");
    if (const std::int64_t games = count_games(settings); games > most_games)
        return failure(fmt::format("too many games: {} (the limit is {})",
                                   number_text(static_cast<std::uint64_t>(games)),
                                   number_text(most_games)));
    return {};
}

} // namespace loggia::tournament
