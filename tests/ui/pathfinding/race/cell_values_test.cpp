#include "tests/suite.hpp"
#include "tests/ui/pathfinding/mazes.hpp"
#include "ui/pathfinding/race/cell_values.hpp"
#include "ui/pathfinding/race/lane_scene.hpp"

#include <QTest>

namespace cell_values_test {

using namespace loggia;
using namespace loggia::ui;
using pathfinding::Algorithm;
using testing::q;

class CellValuesTest : public QObject {
    Q_OBJECT

private:
    static std::shared_ptr<SearchRecording>
    recorded(const pathfinding::Maze& maze, Algorithm algorithm, MazeTask task = MazeTask::reach) {
        SearchQuestion question;
        question.maze = testing::shared(maze);
        question.subject = task;
        question.algorithm = algorithm;
        return SearchRecording::make(question);
    }
    static MazeScene sceneOf(const SearchRecording& recording, MazeTask task = MazeTask::reach) {
        const auto marks = recording.marks();
        MazeScene scene = laneScene(recording.question().maze, task, &recording, marks);
        showValues(scene, recording, marks);
        return scene;
    }

private Q_SLOTS:
    /// At every moment of every algorithm, what stands in the cells is what is told of a cell.
    void agreeWithWhatIsTold() {
        for (const Algorithm algorithm : pathfinding::stepwise_algorithms) {
            const auto recording = recorded(testing::generated(9, 9, 4), algorithm);
            const bool by_h = algorithm == Algorithm::greedy;
            const bool by_f = info_of(algorithm).informed && !by_h;
            for (std::size_t moment = 0; moment <= std::min<std::size_t>(recording->size(), 60);
                 ++moment) {
                recording->goTo(moment);
                const MazeScene scene = sceneOf(*recording);
                for (std::size_t cell = 0; cell < scene.values.size(); ++cell) {
                    const CellValues& shown = scene.values[cell];
                    const auto state = static_cast<pathfinding::State>(cell);
                    const StateValues told = valuesAt(*recording, state);
                    QCOMPARE(shown.large.isEmpty(), !told.g);
                    if (!told.g)
                        continue;
                    const auto text = [&](pathfinding::Cost cost) {
                        return shortCost(cost, told.unit);
                    };
                    QCOMPARE(shown.large, by_f   ? text(*told.f)
                                          : by_h ? text(*told.h)
                                                 : text(*told.g));
                    QCOMPARE(shown.left, by_f || by_h ? text(*told.g) : QString());
                    QCOMPARE(shown.right, by_f ? text(*told.h) : QString());
                }
            }
        }
    }

    void ofSeveralStatesOnACell() {
        const auto recording =
            recorded(testing::mazeOf("S..\n...\n...\n"), Algorithm::a_star, MazeTask::corners);
        recording->goTo(2);
        const MazeScene scene = sceneOf(*recording, MazeTask::corners);
        int known = 0;
        for (std::size_t cell = 0; cell < scene.values.size(); ++cell) {
            const auto state = recording->stateAt(cell);
            QCOMPARE(scene.values[cell].large.isEmpty(), !state);
            known += state ? 1 : 0;
        }
        QVERIFY(known >= 3);
    }

    /// The cells of a path show what it costs to go there on it, not on some detour.
    void ofThePathWhereThatIsShown() {
        const auto recording =
            recorded(testing::mazeOf("S...\n....\n"), Algorithm::a_star, MazeTask::corners);
        recording->goTo(recording->size());
        QVERIFY(recording->showsSolution());
        const MazeScene scene = sceneOf(*recording, MazeTask::corners);
        QCOMPARE(scene.path.size(), std::size_t{6});
        for (std::size_t step = 0; step < scene.path.size(); ++step) {
            const QPoint cell = scene.path[step];
            const auto index = static_cast<std::size_t>(cell.y() * scene.columns() + cell.x());
            QCOMPARE(scene.values[index].left, QString::number(step));
        }
    }

    void areShort() {
        QCOMPARE(shortCost(12, 1), q("12"));
        QCOMPARE(shortCost(pathfinding::infinite_cost, 1), q("\u221e"));
        QCOMPARE(shortCost(7, 2), q("3.5"));
    }

    void notInLargeMazes() {
        const auto recording = recorded(testing::generated(101, 101, 1), Algorithm::a_star);
        QVERIFY(sceneOf(*recording).values.empty());
    }
};

LOGGIA_TEST(CellValuesTest)

} // namespace cell_values_test

#include "cell_values_test.moc"
