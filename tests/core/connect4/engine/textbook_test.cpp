#include "core/connect4/engine/textbook_search.hpp"
#include "core/connect4/engine/thinking.hpp"
#include "tests/core/connect4/oracle.hpp"
#include "tests/core/connect4/positions.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <vector>

namespace textbook_test {

using namespace loggia;
using namespace loggia::connect4;

class TextbookTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void equalsMinimaxInEveryColumnWithinItsLimits() {
        Random random(test_suite::seed(149));
        for (const Method method : {Method::minimax, Method::alpha_beta}) {
            EngineOptions options;
            options.method = method;
            for (int i = 0; i < 100; ++i) {
                const Position position =
                    random_position(random, static_cast<int>(random.below(42)));
                const int depth = std::min(3, position.empty_count());
                const Limits limits{.depth = depth, .seconds = {}};
                const Control control;
                std::vector<Analysis> told;
                const Analysis analysis =
                    think_by_textbook({position, limits, control,
                                       [&](const Analysis& now) { told.push_back(now); }, true},
                                      options);
                QVERIFY(analysis.complete);
                QCOMPARE(analysis.depth, depth);
                QCOMPARE(told.size(), std::size_t{1}); // the depth is known, so one look is enough
                QCOMPARE(told.back().nodes, analysis.nodes);
                std::size_t playable = 0;
                for (int column = 0; column < columns; ++column)
                    playable += position.can_play(column) ? 1 : 0;
                QCOMPARE(analysis.columns.size(), playable);
                int best = -100 * quadruple_count - 1;
                for (const ColumnValue& entry : analysis.columns) {
                    const Position next = position.after(entry.column);
                    const int value = -minimax(next, depth - 1, [](const Position& leaf) {
                                           return oracle_value(leaf, 0, Evaluation::pattern);
                                       }).value;
                    QCOMPARE(entry.value.hundredths, value);
                    best = std::max(best, value);
                }
                QCOMPARE(analysis.value.hundredths, best);
            }
            // By time it goes deeper and deeper, and says so each time.
            const Limits limits{.depth = {}, .seconds = 0.1};
            const Control control;
            std::vector<int> depths;
            const Analysis analysis = think_by_textbook(
                {{}, limits, control, [&](const Analysis& now) { depths.push_back(now.depth); }},
                options);
            QVERIFY(analysis.complete && analysis.depth >= 3);
            QVERIFY(analysis.columns.empty());
            QVERIFY(std::is_sorted(depths.begin(), depths.end()));
            QCOMPARE(depths.back(), analysis.depth);
        }
    }

    void aStopKeepsTheLastDepthThatEnded() {
        for (const Method method : {Method::minimax, Method::alpha_beta}) {
            std::stop_source stop;
            const Control control(stop.get_token());
            EngineOptions options;
            options.method = method;
            const Limits limits;
            Analysis told;
            const Analysis analysis = think_by_textbook({{},
                                                         limits,
                                                         control,
                                                         [&](const Analysis& now) {
                                                             told = now;
                                                             if (now.depth == 6)
                                                                 stop.request_stop();
                                                         }},
                                                        options);
            QVERIFY(!analysis.complete);
            QCOMPARE(analysis.depth, 6);
            QCOMPARE(analysis.column, told.column);
            QCOMPARE(analysis.value, told.value);
        }
    }
};

LOGGIA_TEST(TextbookTest)

} // namespace textbook_test

#include "textbook_test.moc"
