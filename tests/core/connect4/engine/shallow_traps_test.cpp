#include "core/connect4/engine/shallow_traps.hpp"
#include "tests/core/connect4/oracle.hpp"
#include "tests/core/connect4/positions.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace shallow_traps_test {

using namespace loggia;
using namespace loggia::connect4;

/// The first best reply from the middle out, by plain minimax.
int reply_of(const Position& position, int depth, Evaluation evaluation) {
    int best = -1;
    int best_value = 0;
    for (const int column : middle_out)
        if (position.can_play(column)) {
            const int value = -oracle_value(position.after(column), depth - 1, evaluation);
            if (best < 0 || value > best_value) {
                best = column;
                best_value = value;
            }
        }
    return best;
}

/// The definition, written down without any search of the engine's.
int trap_by_minimax(const Position& position, int depth, Evaluation evaluation) {
    const int value = oracle_value(position, depth, evaluation);
    int best = -1;
    int best_sum = 0;
    for (const int column : middle_out) {
        if (!position.can_play(column))
            continue;
        const Position next = position.after(column);
        if (-oracle_value(next, depth - 1, evaluation) < value - trap_margin)
            continue;
        int sum = 0;
        for (int ahead = 1; ahead <= depth / 2; ++ahead)
            sum +=
                oracle_value(next.after(reply_of(next, ahead, evaluation)), depth - 2, evaluation);
        if (best < 0 || sum > best_sum) {
            best = column;
            best_sum = sum;
        }
    }
    return best;
}

const Search::Stop never = [] { return false; };

class ShallowTrapsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isWhatMinimaxFinds() {
        TranspositionTable table(1U << 20U);
        Random random(test_suite::seed(151));
        for (const Evaluation evaluation : {Evaluation::score, Evaluation::pattern})
            for (int i = 0; i < test_suite::rounds(100); ++i) {
                const int depth = trap_depth + static_cast<int>(random.below(2));
                const Position position =
                    random_position(random, static_cast<int>(random.below(37)));
                SearchTeam team(pattern_tables(), i % 2 == 0 ? &table : nullptr, evaluation, 1);
                const int value = oracle_value(position, depth, evaluation);
                QCOMPARE(most_trapping_column(team, evaluation, position, depth, value, never),
                         std::optional(trap_by_minimax(position, depth, evaluation)));
            }
    }

    void worksUpToTheLastMoveButOne() {
        Random random(test_suite::seed(157));
        for (int i = 0; i < test_suite::rounds(60); ++i) {
            const Position position = random_position(random, cells - 7);
            SearchTeam team(pattern_tables(), nullptr, Evaluation::pattern, 1);
            const int value = oracle_value(position, 6, Evaluation::pattern);
            QCOMPARE(most_trapping_column(team, Evaluation::pattern, position, 6, value, never),
                     std::optional(trap_by_minimax(position, 6, Evaluation::pattern)));
        }
    }

    void threadsChangeNothing() {
        Random random(test_suite::seed(163));
        for (int i = 0; i < 10; ++i) {
            const Position position = random_position(random, static_cast<int>(random.below(14)));
            std::optional<int> first;
            for (const int threads : {1, 3}) {
                TranspositionTable table(1U << 20U);
                SearchTeam team(pattern_tables(), &table, Evaluation::pattern, threads);
                PlayedLine line;
                const auto found =
                    team.value(position, 12, -beyond_values, beyond_values, never, line);
                QVERIFY(found);
                const auto column = most_trapping_column(team, Evaluation::pattern, position, 12,
                                                         found->value, never);
                QVERIFY(column);
                if (!first)
                    first = column;
                QCOMPARE(column, first);
            }
        }
    }

    void nothingIsReturnedAfterAStop() {
        for (const int polls : {1, 2, 5, 20}) {
            SearchTeam team(pattern_tables(), nullptr, Evaluation::pattern, 1);
            int asked = 0;
            const Search::Stop stop = [&] { return ++asked >= polls; };
            QVERIFY(!most_trapping_column(team, Evaluation::pattern, {}, 20, 0, stop));
        }
    }
};

LOGGIA_TEST(ShallowTrapsTest)

} // namespace shallow_traps_test

#include "shallow_traps_test.moc"
