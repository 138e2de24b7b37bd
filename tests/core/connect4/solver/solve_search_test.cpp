#include "core/connect4/solver/solve_search.hpp"
#include "tests/core/connect4/oracle.hpp"
#include "tests/core/connect4/positions.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace solve_search_test {

using namespace loggia;
using namespace loggia::connect4;

class SolveSearchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void answersEveryOpenQuestionAsMinimaxDoes() {
        Random random(test_suite::seed(1));
        const Control control;
        const SolveStop::Deadline never;
        SolveTable table(16);
        SolveTable none(0);
        int asked = 0;
        for (int i = 0; i < 1500; ++i) {
            const Position position =
                random_position(random, 32 + static_cast<int>(random.below(8)));
            const int gain = oracle_value(position, cells, Evaluation::score) / 100 -
                             position.score().lead(position.to_move());
            for (const bool use_following : {false, true}) {
                const SolveNode node = SolveNode::of(position, use_following);
                for (int claim = node.gain.lower + 1; claim <= node.gain.upper; ++claim) {
                    SolveStop stop(control, never);
                    SolveSearch search(i % 2 == 0 ? table : none, stop, use_following);
                    const int found = search.search(node, claim);
                    ++asked;
                    QVERIFY(!search.stopped());
                    QVERIFY(search.nodes() > 0);
                    if (gain >= claim)
                        QVERIFY(found >= claim && found <= gain);
                    else
                        QVERIFY(found < claim && found >= gain);
                }
            }
        }
        QVERIFY(asked > 2000);
    }

    void leavesOnlyTruthInTheTable() {
        Random random(test_suite::seed(2));
        const Control control;
        const SolveStop::Deadline never;
        SolveTable table(16);
        int known = 0;
        for (int i = 0; i < 300; ++i) {
            const Position position = random_position(random, 32);
            SolveStop stop(control, never);
            SolveSearch search(table, stop, true);
            const SolveNode node = SolveNode::of(position, true);
            if (!node.gain.exact())
                (void)search.search(node, node.gain.upper);
            for (int column = 0; column < columns; ++column) {
                if (!position.can_play(column))
                    continue;
                const Position after = position.after(column);
                const Bounds bounds = table.find(SolveNode::of(after, true).key);
                const int gain = oracle_value(after, cells, Evaluation::score) / 100 -
                                 after.score().lead(after.to_move());
                known += bounds == Bounds() ? 0 : 1;
                QVERIFY(bounds.lower <= gain && gain <= bounds.upper);
            }
        }
        QVERIFY(known > 100);
    }

    void stopsWhenTold() {
        std::stop_source source;
        source.request_stop();
        const Control control(source.get_token());
        const SolveStop::Deadline never;
        SolveTable none(0);
        SolveStop stop(control, never);
        SolveSearch search(none, stop, false);
        (void)search.search(SolveNode::of(Position(), false), 0);
        QVERIFY(search.stopped());
        QVERIFY(search.nodes() <= 1024);
    }
};

LOGGIA_TEST(SolveSearchTest)

} // namespace solve_search_test

#include "solve_search_test.moc"
