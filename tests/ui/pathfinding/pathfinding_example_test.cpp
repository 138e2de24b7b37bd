#include "tests/suite.hpp"
#include "tests/ui/pathfinding/mazes.hpp"
#include "ui/pathfinding/pathfinding_example.hpp"
#include "ui/pathfinding/race/search_recording.hpp"

#include <QTest>

namespace pathfinding_example_test {

using namespace loggia::ui;
using loggia::pathfinding::Algorithm;

class LabExampleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The path of fewest steps is not the cheapest, and a heuristic saves work.
    void algorithmsDifferInTheExample() {
        const auto result = [](Algorithm algorithm) {
            SearchQuestion question;
            question.maze = testing::shared(workedMaze());
            question.algorithm = algorithm;
            return SearchRecording::make(question)->result();
        };
        const auto fewest = result(Algorithm::breadth_first);
        const auto cheapest = result(Algorithm::a_star);
        QCOMPARE(fewest.steps.size(), std::size_t{30});
        QVERIFY(fewest.cost > cheapest.cost);
        QCOMPARE(cheapest.cost, 32);
        QVERIFY(cheapest.expanded < result(Algorithm::uniform_cost).expanded);
        QVERIFY(result(Algorithm::depth_first).cost > 2 * cheapest.cost);
    }

    void theEmptyMazeHasAWay() {
        SearchQuestion question;
        question.maze = testing::shared(emptyMaze());
        QCOMPARE(SearchRecording::make(question)->result().ending,
                 loggia::pathfinding::Ending::solved);
    }
};

LOGGIA_TEST(LabExampleTest)

} // namespace pathfinding_example_test

#include "pathfinding_example_test.moc"
