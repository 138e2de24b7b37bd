#include "core/connect4/engine/search_team.hpp"
#include "tests/core/connect4/oracle.hpp"
#include "tests/core/connect4/positions.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace search_team_test {

using namespace loggia;
using namespace loggia::connect4;

constexpr int infinity = 1 << 20;
bool never() {
    return false;
}

class SearchTeamTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsTheValueWithAnyNumberOfThreads() {
        Random random(test_suite::seed(1));
        for (const Evaluation evaluation : {Evaluation::score, Evaluation::pattern})
            for (int i = 0; i < 12; ++i) {
                const Position position =
                    random_position(random, cells - 13 - static_cast<int>(random.below(2)));
                const int depth = 11 + i % 2;
                const int value = RememberedOracle(evaluation).value(position, depth);
                for (const int threads : {1, 2, 3}) {
                    TranspositionTable table(1U << 20U);
                    SearchTeam team(pattern_tables(), &table, evaluation, threads);
                    PlayedLine line;
                    const auto found =
                        team.value(position, depth, -infinity, infinity, never, line);
                    QVERIFY(found.has_value());
                    QCOMPARE(found->value, value);
                    QVERIFY(line.length > 0);
                    QVERIFY(team.nodes() > 0);
                    if (threads == 1)
                        QCOMPARE(team.helper_seconds(), 0.0);
                    else
                        QVERIFY(team.helper_seconds() > 0);
                }
            }
    }

    void smallSearchesStartNoThread() {
        Random random(test_suite::seed(2));
        SearchTeam team(pattern_tables(), nullptr, Evaluation::pattern, 4);
        for (int i = 0; i < 200; ++i) {
            const Position position = random_position(random, static_cast<int>(random.below(38)));
            PlayedLine line;
            const auto found = team.value(position, 3, -infinity, infinity, never, line);
            QVERIFY(found.has_value());
            QCOMPARE(found->value, oracle_value(position, 3, Evaluation::pattern));
        }
        QCOMPARE(team.helper_seconds(), 0.0);
    }

    void nothingIsReturnedAfterAStop() {
        TranspositionTable table(1U << 20U);
        for (const int threads : {1, 2}) {
            SearchTeam team(pattern_tables(), &table, Evaluation::pattern, threads);
            PlayedLine line;
            QVERIFY(!team.value(
                {}, 30, -infinity, infinity, [] { return true; }, line));
        }
    }
};

LOGGIA_TEST(SearchTeamTest)

} // namespace search_team_test

#include "search_team_test.moc"
