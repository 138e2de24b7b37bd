#include "tests/suite.hpp"
#include "tests/ui/pathfinding/mazes.hpp"
#include "ui/pathfinding/maze/maze_json.hpp"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

#include <random>

namespace maze_json_test {

using namespace loggia::ui;
using loggia::pathfinding::Maze;
using loggia::pathfinding::MazeKind;

class MazeJsonTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void mazesComeBackWhole() {
        for (int seed = 0; seed < 60; ++seed) {
            loggia::pathfinding::GenerateOptions options;
            options.kind = static_cast<MazeKind>(seed % 6);
            options.width = 7 + seed;
            options.height = 9 + seed / 2;
            options.seed = static_cast<std::uint64_t>(seed);
            options.terrain = seed % 2 == 0;
            options.food = seed % 5;
            options.neighbours = seed % 3 == 0 ? loggia::pathfinding::Neighbours::eight
                                               : loggia::pathfinding::Neighbours::four;
            Maze maze = generate(options).value();
            maze.ghosts = maze.food;
            if (seed % 7 == 0)
                maze.goal.reset();
            const auto bytes = QJsonDocument(jsonOf(maze)).toJson();
            QCOMPARE(mazeFrom(QJsonDocument::fromJson(bytes).object()), std::optional(maze));
        }
    }

    void whatIsNoneIsTakenAsNone() {
        QVERIFY(!mazeFrom({}));
        QJsonObject json = jsonOf(testing::smallMaze());
        for (const char* key : {"width", "height", "terrain"}) {
            QJsonObject less = json;
            less.remove(QLatin1String(key));
            QVERIFY(!mazeFrom(less));
        }
        json[QStringLiteral("width")] = 1'000'000;
        json[QStringLiteral("height")] = 1'000'000;
        QVERIFY(!mazeFrom(json));
        json = jsonOf(testing::smallMaze());
        json[QStringLiteral("start")] = QJsonArray{2, 0}; // in a wall
        QVERIFY(!mazeFrom(json)->start);
        std::mt19937 random(5);
        for (int i = 0; i < 500; ++i) {
            QJsonObject broken = jsonOf(testing::smallMaze());
            const QStringList keys = broken.keys();
            const QString key =
                keys[static_cast<qsizetype>(random() % static_cast<unsigned>(keys.size()))];
            broken[key] = random() % 2 == 0 ? QJsonValue(static_cast<int>(random() % 100) - 50)
                                            : QJsonValue(QString::number(random()));
            static_cast<void>(mazeFrom(broken));
        }
    }
};

LOGGIA_TEST(MazeJsonTest)

} // namespace maze_json_test

#include "maze_json_test.moc"
