#include "core/connect4/solver/limited_discrepancy.hpp"
#include "tests/core/connect4/oracle.hpp"
#include "tests/core/connect4/positions.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace limited_discrepancy_test {

using namespace loggia;
using namespace loggia::connect4;

int true_gain(const Position& position) {
    return oracle_value(position, cells, Evaluation::score) / 100 -
           position.score().lead(position.to_move());
}

/// Whether `strategist` can end with at least `lead` by the rules of following, by trying all of
/// it: an answer in the column `last`, any move where there is none, or one of the deviations.
bool can_keep(const Position& position, Player strategist, int lead, int deviations, int last) {
    if (position.is_full())
        return position.score().lead(strategist) >= lead;
    const bool mine = position.to_move() == strategist;
    const bool follows = mine && last >= 0 && position.can_play(last);
    for (int column = 0; column < columns; ++column) {
        if (!position.can_play(column))
            continue;
        const int left = deviations - (follows && column != last ? 1 : 0);
        const bool kept =
            left >= 0 && can_keep(position.after(column), strategist, lead, left, column);
        if (kept == mine)
            return mine;
    }
    return !mine;
}

class FollowSearchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Without static bounds and tables it finds exactly the plans that there are, but for claims
    /// that the open lines settle.
    void findsThePlansThatThereAre() {
        Random random(test_suite::seed(1));
        const Control control;
        const SolveStop::Deadline never;
        int found = 0;
        int missed = 0;
        for (int i = 0; i < 600; ++i) {
            const Position position =
                random_position(random, 33 + static_cast<int>(random.below(4)));
            const Player mover = position.to_move();
            const int lead = position.score().lead(mover);
            const int gain = true_gain(position);
            SolveTable none(0);
            FailureMemo no_memo(0);
            SolveStop stop(control, never);
            FollowSearch search(none, no_memo, stop, false);
            const SolveNode node = SolveNode::of(position, false);
            for (int deviations = 0; deviations < 3; ++deviations) {
                const bool reached = search.reaches(node, gain, deviations);
                const bool prevented = search.prevents(node, gain + 1, deviations);
                if (can_keep(position, mover, lead + gain, deviations, -1))
                    QVERIFY(reached);
                if (can_keep(position, opponent(mover), -(lead + gain), deviations, -1))
                    QVERIFY(prevented);
                found += (reached ? 1 : 0) + (prevented ? 1 : 0);
                missed += (reached ? 0 : 1) + (prevented ? 0 : 1);
            }
        }
        QVERIFY(found > 1000);
        QVERIFY(missed > 20);
    }

    void provesOnlyTheTruth() {
        Random random(test_suite::seed(2));
        const Control control;
        const SolveStop::Deadline never;
        SolveTable table(16);
        FailureMemo memo(1);
        for (int i = 0; i < 1500; ++i) {
            const Position position =
                random_position(random, 32 + static_cast<int>(random.below(8)));
            const int gain = true_gain(position);
            SolveStop stop(control, never);
            FollowSearch search(table, memo, stop, true);
            const SolveNode node = SolveNode::of(position, true);
            const int deviations = static_cast<int>(random.below(4));
            if (gain + 1 <= node.gain.upper)
                QVERIFY(!search.reaches(node, gain + 1, deviations));
            if (gain > node.gain.lower)
                QVERIFY(!search.prevents(node, gain, deviations));
            // With as many deviations as moves nothing is left out.
            if (gain > node.gain.lower)
                QVERIFY(search.reaches(node, gain, cells));
            if (gain + 1 <= node.gain.upper)
                QVERIFY(search.prevents(node, gain + 1, cells));
        }
    }

    void stopsWhenTold() {
        std::stop_source source;
        source.request_stop();
        const Control control(source.get_token());
        const SolveStop::Deadline never;
        SolveTable none(0);
        FailureMemo no_memo(0);
        SolveStop stop(control, never);
        FollowSearch search(none, no_memo, stop, false);
        QVERIFY(!search.reaches(SolveNode::of(Position(), false), 1, 9));
        QVERIFY(search.stopped());
        QVERIFY(search.nodes() <= 1024);
    }
};

LOGGIA_TEST(FollowSearchTest)

} // namespace limited_discrepancy_test

#include "limited_discrepancy_test.moc"
