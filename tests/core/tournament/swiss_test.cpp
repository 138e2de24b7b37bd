#include "core/base/random.hpp"
#include "core/tournament/schedule.hpp"
#include "core/tournament/swiss.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <set>

namespace swiss_test {

using namespace loggia;
using namespace loggia::tournament;

SwissTable empty_table(std::size_t size) {
    return {std::vector<int>(size, 0), std::vector<int>(size, 0),
            std::vector<std::vector<int>>(size, std::vector<int>(size, 0))};
}

/// The fewest rematches of those still there, by trying everything.
int fewest_rematches(const SwissTable& table, const std::vector<std::size_t>& there) {
    if (there.empty())
        return 0;
    int best = 1000;
    for (std::size_t i = 1; i < there.size(); ++i) {
        std::vector<std::size_t> rest(there.begin() + 1, there.end());
        rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i) - 1);
        best = std::min(best, (table.meetings[there[0]][there[i]] > 0 ? 1 : 0) +
                                  fewest_rematches(table, rest));
    }
    return best;
}

int rematches_of(const SwissTable& table, const SwissRound& round) {
    return static_cast<int>(
        std::count_if(round.pairs.begin(), round.pairs.end(), [&](const auto& pair) {
            return table.meetings[pair.first][pair.second] > 0;
        }));
}

/// Whether everybody plays once, and the bye is where it belongs.
bool is_round(const SwissTable& table, const SwissRound& round) {
    std::set<std::size_t> seen;
    for (const auto& [one, other] : round.pairs)
        if (one == other || !seen.insert(one).second || !seen.insert(other).second)
            return false;
    if (round.bye) {
        if (!seen.insert(*round.bye).second)
            return false;
        if (table.byes[*round.bye] != *std::min_element(table.byes.begin(), table.byes.end()))
            return false;
    }
    return seen.size() == table.byes.size() && round.bye.has_value() == (seen.size() % 2 == 1);
}

class SwissTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theFirstRoundPairsHalves() {
        const SwissRound round = swiss_round(empty_table(8));
        const std::vector<std::pair<std::size_t, std::size_t>> expected{
            {0, 4}, {1, 5}, {2, 6}, {3, 7}};
        QCOMPARE(round.pairs, expected);
        QVERIFY(!round.bye.has_value());
        QCOMPARE(swiss_round(empty_table(5)).bye, std::optional<std::size_t>(4));
        QCOMPARE(swiss_round(empty_table(1)).bye, std::optional<std::size_t>(0));
    }

    void equalPointsMeet() {
        SwissTable table = empty_table(4);
        table.half_points = {4, 0, 4, 0};
        table.meetings[0][1] = table.meetings[1][0] = 1;
        table.meetings[2][3] = table.meetings[3][2] = 1;
        const std::vector<std::pair<std::size_t, std::size_t>> expected{{0, 2}, {1, 3}};
        QCOMPARE(swiss_round(table).pairs, expected);
    }

    /// Thousands of tournaments with results by chance, to far beyond the rounds that are usual.
    void thousandsOfTournamentsKeepTheRules() {
        Random random(test_suite::seed(1));
        for (int number = 0; number < 2500; ++number) {
            const std::size_t size = 2 + random.below(number % 50 == 0 ? 40 : 12);
            const std::size_t rounds = 1 + random.below(size + 3);
            SwissTable table = empty_table(size);
            for (std::size_t played = 0; played < rounds; ++played) {
                const SwissRound round = swiss_round(table);
                QVERIFY(is_round(table, round));
                // Dirac: up to here there is always a round without a rematch.
                if (played < size / 2)
                    QCOMPARE(rematches_of(table, round), 0);
                for (const auto& [one, other] : round.pairs) {
                    ++table.meetings[one][other];
                    ++table.meetings[other][one];
                    const auto points = static_cast<int>(random.below(5));
                    table.half_points[one] += points;
                    table.half_points[other] += 4 - points;
                }
                if (round.bye) {
                    ++table.byes[*round.bye];
                    table.half_points[*round.bye] += 4;
                }
            }
            const auto [least, most] = std::minmax_element(table.byes.begin(), table.byes.end());
            QVERIFY(*most - *least <= 1);
        }
    }

    /// With any meetings whatever, as few rematches as there can be.
    void rematchesAreTheFewestPossible() {
        Random random(test_suite::seed(2));
        int unavoidable = 0;
        for (int number = 0; number < 3000; ++number) {
            const std::size_t size = 2 + random.below(7);
            SwissTable table = empty_table(size);
            const std::size_t density = 1 + random.below(9);
            for (std::size_t a = 0; a < size; ++a) {
                table.half_points[a] = static_cast<int>(random.below(5));
                table.byes[a] = static_cast<int>(random.below(2));
                for (std::size_t b = 0; b < a; ++b)
                    table.meetings[a][b] = table.meetings[b][a] =
                        random.below(10) < density ? 1 : 0;
            }
            const bool all_met = [&] {
                for (std::size_t a = 0; a < size; ++a)
                    for (std::size_t b = 0; b < a; ++b)
                        if (table.meetings[a][b] == 0)
                            return false;
                return true;
            }();
            const SwissRound round = swiss_round(table);
            QVERIFY(is_round(table, round));
            if (all_met)
                continue;
            int fewest = 1000;
            for (std::size_t bye = 0; bye < size; ++bye) {
                std::vector<std::size_t> there;
                for (std::size_t each = 0; each < size; ++each)
                    if (size % 2 == 0 || each != bye)
                        there.push_back(each);
                if (size % 2 == 0 ||
                    table.byes[bye] == *std::min_element(table.byes.begin(), table.byes.end()))
                    fewest = std::min(fewest, fewest_rematches(table, there));
            }
            QCOMPARE(rematches_of(table, round), fewest);
            unavoidable += fewest > 0 ? 1 : 0;
        }
        QVERIFY(unavoidable > 100);
    }

    void whenAllHaveMetTheyMeetAgainEvenly() {
        const std::size_t size = 6;
        SwissTable table = empty_table(size);
        for (int played = 0; played < 40; ++played)
            for (const auto& [one, other] : swiss_round(table).pairs) {
                ++table.meetings[one][other];
                ++table.meetings[other][one];
            }
        for (std::size_t a = 0; a < size; ++a)
            for (std::size_t b = 0; b < a; ++b)
                QVERIFY(table.meetings[a][b] >= 6 && table.meetings[a][b] <= 10);
    }

    void hundredsArePairedInAMoment() {
        Random random(test_suite::seed(3));
        Settings settings;
        settings.kind = Kind::swiss;
        settings.contestants = 255;
        std::vector<GameResult> played;
        std::vector<std::size_t> byes;
        for (int number = 0; number < 10; ++number) {
            const Round round = round_of(settings, number, played, byes);
            QCOMPARE(round.games.size(), std::size_t{254});
            byes.push_back(*round.bye);
            for (const GameKey& key : round.games) {
                GameResult game;
                game.key = key;
                game.outcome = static_cast<Outcome>(random.below(3));
                played.push_back(game);
            }
        }
        QCOMPARE(std::set<std::size_t>(byes.begin(), byes.end()).size(), std::size_t{10});
    }
};

LOGGIA_TEST(SwissTest)

} // namespace swiss_test

#include "swiss_test.moc"
