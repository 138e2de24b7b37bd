#include "tests/suite.hpp"
#include "tests/ui/pathfinding/mazes.hpp"
#include "ui/pathfinding/race/comparison.hpp"

#include <QSet>
#include <QTest>

namespace comparison_test {

using namespace loggia::ui;
using loggia::Control;
using loggia::pathfinding::Algorithm;
using loggia::pathfinding::Comparison;

class ComparisonTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyAlgorithmHasItsRow() {
        SearchQuestion question;
        question.maze = testing::shared(testing::generated(21, 15, 1));
        std::size_t updates = 0;
        const Comparison found = compareAll(question, Control(), [&](const Comparison& so_far) {
            QCOMPARE(so_far.rows.size(), ++updates);
        });
        QCOMPARE(found.rows.size(), loggia::pathfinding::stepwise_algorithms.size());
        QCOMPARE(updates, found.rows.size());
        QSet<int> seen;
        for (const auto& row : found.rows) {
            seen << static_cast<int>(row.algorithm);
            QVERIFY(row.result.has_value());
            // What it counts is what a run that is watched shows.
            question.algorithm = row.algorithm;
            const auto recording = SearchRecording::make(question);
            QCOMPARE(recording->result().expanded, row.result->expanded);
            QCOMPARE(recording->result().cost, row.result->cost);
        }
        QCOMPARE(seen.size(), qsizetype{loggia::pathfinding::stepwise_algorithms.size()});
    }

    void nothingIsComparedWithoutAGoal() {
        SearchQuestion question;
        question.maze = testing::shared(testing::mazeOf("S..\n"));
        QVERIFY(problemOf(question).has_value() && *problemOf(question) == nullptr);
        QVERIFY(compareAll(question, Control()).rows.empty());
    }

    void stopsBetweenAndWithin() {
        std::stop_source stop;
        stop.request_stop();
        SearchQuestion question;
        question.maze = testing::shared(testing::generated(21, 15, 1));
        const Control stopped(stop.get_token(), {});
        QVERIFY(compareAll(question, stopped).rows.empty());
        QVERIFY(growth(1, stopped).empty());
    }

    void growthIsTheSameAgain() {
        const auto rows = growth(1, Control());
        QCOMPARE(rows.size(), std::size_t{7});
        QCOMPARE(rows.front().side, 11);
        for (const GrowthRow& row : rows)
            QCOMPARE(row.expanded.size(), growthAlgorithms().size());
        QVERIFY(rows.back().expanded[0] > rows.front().expanded[0]);
        QCOMPARE(growthCsv(growth(1, Control())), growthCsv(rows));
        QVERIFY(growthCsv(rows).startsWith(testing::q("side,breadth-first,bidirectional,a-star,ida-"
                                                      "star-memory,rbfs-memory,jump-points\n11,")));
    }
};

LOGGIA_TEST(ComparisonTest)

} // namespace comparison_test

#include "comparison_test.moc"
