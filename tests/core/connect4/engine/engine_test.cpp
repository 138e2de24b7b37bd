#include "core/connect4/engine/engine.hpp"
#include "tests/core/connect4/oracle.hpp"
#include "tests/core/connect4/positions.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <chrono>
#include <set>
#include <thread>

namespace engine_test {

using namespace loggia;
using namespace loggia::connect4;

constexpr std::array both_evaluations{Evaluation::score, Evaluation::pattern};

EngineOptions small(Evaluation evaluation = Evaluation::pattern, int threads = 1) {
    EngineOptions options;
    options.evaluation = evaluation;
    options.threads = threads;
    options.table_megabytes = 16;
    return options;
}

Limits to_depth(int depth) {
    Limits limits;
    limits.depth = depth;
    return limits;
}

Limits to_seconds(double seconds) {
    Limits limits;
    limits.seconds = seconds;
    return limits;
}

bool is_legal(const Position& start, const std::vector<int>& line) {
    Position position = start;
    for (const int column : line) {
        if (!position.can_play(column))
            return false;
        position = position.after(column);
    }
    return true;
}

class EngineTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void threadsAndTableDoNotChangeTheValue() {
        Random random(test_suite::seed(41));
        for (const Evaluation evaluation : both_evaluations) {
            EngineOptions bare = small(evaluation);
            bare.use_table = false;
            for (int i = 0; i < 12; ++i) {
                const Position position =
                    random_position(random, 8 + static_cast<int>(random.below(14)));
                const Limits limits = to_depth(11);
                const Analysis one = Engine(small(evaluation)).choose(position, limits);
                const Analysis two = Engine(small(evaluation, 2)).choose(position, limits);
                const Analysis none = Engine(bare).choose(position, limits);
                QCOMPARE(two.value.hundredths, one.value.hundredths);
                QCOMPARE(none.value.hundredths, one.value.hundredths);
                QCOMPARE(two.column, one.column);
                QCOMPARE(none.column, one.column);
            }
        }
    }

    void everyColumnIsWorthWhatMinimaxSays() {
        Random random(test_suite::seed(43));
        for (const Evaluation evaluation : both_evaluations) {
            Engine engine(small(evaluation));
            for (int i = 0; i < 100; ++i) {
                const Position position =
                    random_position(random, static_cast<int>(random.below(41)));
                const int depth = std::min(5, position.empty_count());
                const Analysis analysis = engine.analyse(position, to_depth(depth));
                QVERIFY(analysis.complete);
                QVERIFY(analysis.depth == depth || (analysis.value.certainty == Certainty::exact &&
                                                    analysis.depth == position.empty_count()));
                int last_column = -1;
                for (const ColumnValue& entry : analysis.columns) {
                    QVERIFY(entry.column > last_column);
                    last_column = entry.column;
                    QCOMPARE(entry.value.hundredths,
                             within_bounds(position, entry.column,
                                           -oracle_value(position.after(entry.column), depth - 1,
                                                         evaluation)));
                    QVERIFY(entry.line.at(0) == entry.column);
                    QVERIFY(is_legal(position, entry.line));
                    QVERIFY(entry.value.hundredths <= analysis.value.hundredths);
                    if (entry.column == analysis.column)
                        QCOMPARE(entry.value.hundredths, analysis.value.hundredths);
                }
            }
        }
    }

    void exactIsExact() {
        Random random(test_suite::seed(47));
        Engine engine(small());
        for (int i = 0; i < 300; ++i) {
            const Position position =
                random_position(random, 32 + static_cast<int>(random.below(10)));
            const int truth = oracle_value(position, cells, Evaluation::score);
            const Analysis whole = engine.choose(position, {});
            QVERIFY(whole.value.certainty == Certainty::exact);
            QCOMPARE(whole.value.hundredths, truth);
            for (const ColumnValue& entry : engine.analyse(position, {}).columns) {
                QVERIFY(entry.value.certainty == Certainty::exact);
                QCOMPARE(entry.value.hundredths,
                         -oracle_value(position.after(entry.column), cells, Evaluation::score));
            }
        }
    }

    /// A value is often proven by bounds, many moves before the end.
    void linesOfExactValuesGoToTheEnd() {
        Random random(test_suite::seed(61));
        Engine engine(small());
        for (int i = 0; i < 60; ++i) {
            const Position position =
                random_position(random, 26 + static_cast<int>(random.below(15)));
            for (const ColumnValue& entry : engine.analyse(position, {}).columns) {
                QVERIFY(is_legal(position, entry.line));
                Position end = position;
                for (const int column : entry.line)
                    end = end.after(column);
                QVERIFY(end.is_full());
                QCOMPARE(100 * end.score().lead(position.to_move()), entry.value.hundredths);
            }
        }
    }

    /// Also where time runs out between a proof and the move that it is for.
    void aMoveIsNamedWhereverTimeRunsOut() {
        Random random(test_suite::seed(59));
        Engine engine(small());
        for (int i = 0; i < test_suite::rounds(2000); ++i) {
            const Position position =
                random_position(random, 24 + static_cast<int>(random.below(18)));
            Limits limits;
            limits.seconds = 1e-6 * static_cast<double>(random.below(1500));
            const Analysis analysis = engine.choose(position, limits);
            QVERIFY(position.can_play(analysis.column));
            for (const ColumnValue& entry : engine.analyse(position, limits).columns)
                QCOMPARE(entry.line.at(0), entry.column);
        }
    }

    void textbooksAgree() {
        Random random(test_suite::seed(53));
        for (int i = 0; i < 60; ++i) {
            const Position position = random_position(random, static_cast<int>(random.below(41)));
            std::set<int> values;
            std::set<int> played;
            for (const Method method : {Method::minimax, Method::alpha_beta}) {
                EngineOptions options = small();
                options.method = method;
                const Analysis analysis = Engine(options).choose(position, to_depth(4));
                values.insert(analysis.value.hundredths);
                played.insert(analysis.column);
                QVERIFY(position.can_play(analysis.column));
            }
            QCOMPARE(values.size(), std::size_t{1});
            QCOMPARE(played.size(), std::size_t{1});
        }
    }

    void clearForgets() {
        Engine engine(small());
        const Analysis first = engine.choose({}, to_depth(12));
        const Analysis warm = engine.choose({}, to_depth(12));
        engine.clear();
        const Analysis again = engine.choose({}, to_depth(12));
        QVERIFY(warm.nodes < first.nodes);
        QCOMPARE(again.nodes, first.nodes);
        QCOMPARE(again.line, first.line);
    }

    void stopGivesALegalMove_data() {
        QTest::addColumn<int>("method");
        QTest::newRow("minimax") << static_cast<int>(Method::minimax);
        QTest::newRow("alpha-beta") << static_cast<int>(Method::alpha_beta);
        QTest::newRow("engine") << static_cast<int>(Method::engine);
    }
    void stopGivesALegalMove() {
        QFETCH(int, method);
        EngineOptions options = small();
        options.method = static_cast<Method>(method);
        Engine engine(options);
        std::stop_source stop;
        stop.request_stop();
        const Analysis at_once = engine.choose({}, to_depth(30), Control(stop.get_token()));
        QVERIFY(at_once.column >= 0 && at_once.column < columns);
        QVERIFY(!at_once.complete);

        std::stop_source later;
        const std::jthread stopper([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(50));
            later.request_stop();
        });
        const Analysis analysis = engine.analyse({}, to_depth(42), Control(later.get_token()));
        QVERIFY(!analysis.complete);
        QVERIFY(Position().can_play(analysis.column));
    }

    void keepsTheTime() {
        for (const int threads : {1, 2}) {
            Engine engine(small(Evaluation::pattern, threads));
            const Analysis analysis = engine.choose({}, to_seconds(0.2));
            QVERIFY(analysis.complete);
            QVERIFY(analysis.depth > 5);
            // CPU time, which other programs on the machine do not lengthen.
            QVERIFY(analysis.cpu_seconds < threads * 0.25);
        }
    }

    void reportsProgress() {
        Engine engine(small());
        int reports = 0;
        int depth = 0;
        const Analysis last = engine.analyse({}, to_seconds(0.3), {}, [&](const Analysis& now) {
            ++reports;
            QVERIFY(now.depth >= depth);
            depth = now.depth;
        });
        QVERIFY(reports >= 2 && reports <= 8);
        QCOMPARE(depth, last.depth);
    }

    void fullBoardHasNoMove() {
        Random random(test_suite::seed(59));
        const Position full = random_position(random, cells);
        for (const Method method : {Method::minimax, Method::alpha_beta, Method::engine}) {
            EngineOptions options = small();
            options.method = method;
            const Analysis analysis = Engine(options).choose(full, to_depth(3));
            QCOMPARE(analysis.column, -1);
            QVERIFY(analysis.line.empty());
            QCOMPARE(analysis.value.hundredths, 100 * full.score().lead(Player::one));
            QVERIFY(analysis.value.certainty == Certainty::exact);
        }
    }
};

LOGGIA_TEST(EngineTest)

} // namespace engine_test

#include "engine_test.moc"
