#include "core/connect4/engine/shallow_traps.hpp"
#include "core/connect4/engine/textbook_search.hpp"
#include "core/connect4/engine/thinking.hpp"
#include "tests/core/connect4/oracle.hpp"
#include "tests/core/connect4/positions.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <thread>

namespace thinking_test {

using namespace loggia;
using namespace loggia::connect4;

using namespace std::chrono_literals;

Limits to(std::optional<int> depth, std::optional<double> seconds = std::nullopt) {
    return {.depth = depth, .seconds = seconds};
}

/// The true value for the player to move, hundredths.
int truth(const Position& position) {
    return alpha_beta(position, position.empty_count(), score_so_far).value;
}

bool holds(const Value& value, int true_value) {
    switch (value.certainty) {
    case Certainty::exact:
        return value.hundredths == true_value;
    case Certainty::at_least:
        return value.hundredths <= true_value;
    case Certainty::at_most:
        return value.hundredths >= true_value;
    case Certainty::heuristic:
        break;
    }
    return true;
}

bool is_legal(Position position, const std::vector<int>& line) {
    for (const int column : line) {
        if (!position.can_play(column))
            return false;
        position = position.after(column);
    }
    return true;
}

SolverOptions small_solver() {
    SolverOptions options;
    options.table_megabytes = 16;
    return options;
}

class ThinkingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// A move that is proven to draw, and not one that may lose.
    void whatIsSureIsPreferred() {
        const Candidate draw{{0, Certainty::exact}, 0};
        const Candidate at_least_a_draw{{0, Certainty::at_least}, 40};
        const Candidate at_most_a_draw{{0, Certainty::at_most}, 95};
        const Candidate estimate{{0, Certainty::heuristic}, 0};
        for (const Candidate& sure : {draw, at_least_a_draw})
            for (const Candidate& other : {at_most_a_draw, estimate})
                QVERIFY(is_preferred(sure, other) && !is_preferred(other, sure));
        QVERIFY(is_preferred(at_least_a_draw, draw));
        QVERIFY(is_preferred(at_most_a_draw, {{0, Certainty::at_most}, 5}));
        QVERIFY(is_preferred({{100, Certainty::at_most}, 100}, draw));
        QVERIFY(!is_preferred(draw, draw));
    }

    void theClockKnowsItsLimits() {
        const Control control;
        const Clock free(to(std::nullopt), control);
        QVERIFY(!free.must_stop() && !free.seconds_left());
        for (const double never :
             {1e9, std::numeric_limits<double>::max(), std::numeric_limits<double>::infinity()}) {
            const Clock clock(to(std::nullopt, never), control);
            QVERIFY(!clock.must_stop() && !clock.seconds_left());
        }
        for (const double over : {0.0, -1.0, -1e300}) {
            const Clock clock(to(std::nullopt, over), control);
            QVERIFY(clock.must_stop() && !clock.was_told_to_stop());
            QCOMPARE(clock.seconds_left().value_or(-1), 0.0);
        }
        const Clock soon(to(std::nullopt, 0.02), control);
        QVERIFY(soon.seconds_left().value_or(-1) <= 0.02);
        std::this_thread::sleep_for(25ms);
        QVERIFY(soon.must_stop() && soon.seconds() >= 0.02);
    }

    void theClockHearsOfAStop() {
        std::stop_source stop;
        const Control control(stop.get_token());
        const Clock clock(to(std::nullopt, 600), control);
        QVERIFY(!clock.must_stop());
        stop.request_stop();
        QVERIFY(clock.must_stop() && clock.was_told_to_stop());
    }

    void sleepCostsNoCpuTime() {
        const Control control;
        const Clock clock(to(std::nullopt), control);
        std::this_thread::sleep_for(60ms);
        QVERIFY(clock.cpu_seconds() < 0.03);
        while (clock.cpu_seconds() < 0.03)
            continue;
        QVERIFY(clock.seconds() >= 0.085);
    }

    void choosesWhatMinimaxChooses_data() {
        QTest::addColumn<int>("evaluation");
        QTest::addColumn<bool>("with_table");
        QTest::newRow("score") << static_cast<int>(Evaluation::score) << false;
        QTest::newRow("score, table") << static_cast<int>(Evaluation::score) << true;
        QTest::newRow("pattern") << static_cast<int>(Evaluation::pattern) << false;
        QTest::newRow("pattern, table") << static_cast<int>(Evaluation::pattern) << true;
    }
    void choosesWhatMinimaxChooses() {
        QFETCH(int, evaluation);
        QFETCH(bool, with_table);
        EngineOptions options;
        options.evaluation = static_cast<Evaluation>(evaluation);
        options.set_traps = false;
        TranspositionTable table(1U << 20U);
        Random random(test_suite::seed(137));
        for (int i = 0; i < 500; ++i) {
            const Position position = random_position(random, static_cast<int>(random.below(42)));
            const int depth =
                std::min(1 + static_cast<int>(random.below(4)), position.empty_count());
            const Limits limits = to(depth);
            const Control control;
            int reports = 0;
            const Analysis analysis =
                think({position, limits, control, [&](const Analysis&) { ++reports; }}, options,
                      with_table ? &table : nullptr, nullptr);
            QVERIFY(analysis.complete);
            QVERIFY(reports >= 1);
            QCOMPARE(analysis.value.hundredths,
                     within_bounds(position, oracle_value(position, depth, options.evaluation)));
            QVERIFY(position.can_play(analysis.column));
            // More than the value where a bound has lowered that, never less.
            QVERIFY(-oracle_value(position.after(analysis.column), depth - 1, options.evaluation) >=
                    oracle_value(position, depth, options.evaluation));
            QCOMPARE(analysis.line.at(0), analysis.column);
            QVERIFY(is_legal(position, analysis.line));
            if (depth == position.empty_count())
                QVERIFY(analysis.value.certainty == Certainty::exact);
        }
    }

    /// A trap changes the move and nothing else, and costs no more than it may.
    void trapsCostNoMoreThanTheirMargin() {
        TranspositionTable table(1U << 20U);
        Random random(test_suite::seed(149));
        int traps = 0;
        for (int i = 0; i < 300; ++i) {
            const Position position = random_position(random, static_cast<int>(random.below(36)));
            const int depth = trap_depth + static_cast<int>(random.below(2));
            const Limits limits = to(depth);
            const Control control;
            EngineOptions options;
            const Analysis with = think({position, limits, control, {}}, options, &table, nullptr);
            options.set_traps = false;
            const Analysis without =
                think({position, limits, control, {}}, options, &table, nullptr);
            QCOMPARE(with.value, without.value);
            QCOMPARE(with.depth, without.depth);
            QCOMPARE(with.line.at(0), with.column);
            QVERIFY(-oracle_value(position.after(with.column), depth - 1, options.evaluation) >=
                    oracle_value(position, depth, options.evaluation) - trap_margin);
            traps += with.column == without.column ? 0 : 1;
        }
        QVERIFY2(traps > 10, qPrintable(QString::number(traps)));
    }

    /// A value called exact is the truth, and a bound is on its side of it, however little time
    /// there was: by choose and for each column, with and without the solver's help.
    void whatIsCalledProvenIsTrue() {
        TranspositionTable table(1U << 20U);
        Solver solver(small_solver());
        Random random(test_suite::seed(139));
        int proven = 0;
        for (int i = 0; i < 300; ++i) {
            const Position position =
                random_position(random, cells - 1 - static_cast<int>(random.below(11)));
            const int expected = truth(position);
            // From hardly any time, which is over in the middle of a depth, to as much as it takes.
            const Limits limits = i % 3 == 0 ? to(1 + static_cast<int>(random.below(12)))
                                  : i % 3 == 1
                                      ? to(std::nullopt, 1e-5 * std::pow(10, 2 * random.real()))
                                      : to(std::nullopt);
            const Control control;
            for (const bool every_column : {false, true}) {
                const Analysis analysis =
                    think({position, limits, control, {}, every_column}, {},
                          i % 2 == 0 ? &table : nullptr, i % 5 == 0 ? nullptr : &solver);
                QVERIFY(holds(analysis.value, expected));
                QVERIFY(position.can_play(analysis.column));
                QVERIFY(is_legal(position, analysis.line));
                proven += analysis.value.certainty != Certainty::heuristic ? 1 : 0;
                if (i % 3 == 2) {
                    QVERIFY(analysis.value.certainty == Certainty::exact);
                    QCOMPARE(-truth(position.after(analysis.column)), expected);
                    QCOMPARE(analysis.depth, position.empty_count());
                }
                int last = -1;
                for (const ColumnValue& entry : analysis.columns) {
                    QVERIFY(every_column && entry.column > last);
                    last = entry.column;
                    QVERIFY(holds(entry.value, -truth(position.after(entry.column))));
                    QVERIFY(is_legal(position, entry.line));
                }
            }
        }
        QVERIFY2(proven > 300, qPrintable(QString::number(proven)));
    }

    void aStopInTheMiddleKeepsTheLastDepth() {
        for (const bool every_column : {false, true}) {
            std::stop_source stop;
            const Control control(stop.get_token());
            TranspositionTable table(1U << 20U);
            Solver solver(small_solver());
            const Limits limits = to(std::nullopt);
            Analysis before;
            const Analysis analysis = think({{},
                                             limits,
                                             control,
                                             [&](const Analysis& now) {
                                                 if (now.depth >= 6 && !control.stop_requested()) {
                                                     before = now;
                                                     stop.request_stop();
                                                 }
                                             },
                                             every_column},
                                            {}, &table, &solver);
            QVERIFY(!analysis.complete);
            QCOMPARE(analysis.column, before.column);
            QCOMPARE(analysis.value, before.value);
            QCOMPARE(analysis.columns.size(), before.columns.size());
            QVERIFY(analysis.nodes >= before.nodes);
        }
    }

private:
    static constexpr int infinity = std::numeric_limits<int>::max();
};

LOGGIA_TEST(ThinkingTest)

} // namespace thinking_test

#include "thinking_test.moc"
