#include "core/base/random.hpp"
#include "core/connect4/engine/evaluation_graph.hpp"
#include "core/connect4/engine/textbook_search.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace evaluation_graph_test {

using namespace loggia;
using namespace loggia::connect4;

Game randomGame(Random& random, std::size_t length) {
    Game game;
    while (game.moves.size() < length) {
        const auto column = static_cast<int>(random.below(columns));
        if (game.position().can_play(column))
            game.moves.push_back(column);
    }
    return game;
}

class CourseTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Near the end every value is exact, and brute force says the same.
    void lateValuesAreThoseOfBruteForce() {
        Random random(5);
        EngineOptions options;
        options.table_megabytes = 1;
        Engine engine(options);
        for (int round = 0; round < 20; ++round) {
            const Game game = randomGame(random, cells);
            std::vector<std::size_t> heard;
            const auto course =
                course_of(game, {42, 41, 38, 36}, engine, {}, {},
                          [&](const CoursePoint& point) { heard.push_back(point.moves); });
            QCOMPARE(heard, (std::vector<std::size_t>{42, 41, 38, 36}));
            for (const CoursePoint& point : course) {
                const Position position = game.position_after(point.moves);
                QVERIFY(point.value.certainty == Certainty::exact);
                QVERIFY(point.score == position.score());
                const int value = minimax(position, position.empty_count(), score_so_far).value;
                QCOMPARE(point.value.hundredths,
                         position.to_move() == Player::one ? value : -value);
            }
        }
    }

    void whenStoppedItKeepsWhatItHas() {
        Random random(6);
        const Game game = randomGame(random, 40);
        Engine engine;
        std::stop_source stop;
        const auto course = course_of(game, {40, 39, 38}, engine, {}, Control(stop.get_token()),
                                      [&](const CoursePoint&) { stop.request_stop(); });
        QCOMPARE(course.size(), std::size_t{1});
        QCOMPARE(course.front().moves, std::size_t{40});
    }
};

LOGGIA_TEST(CourseTest)

} // namespace evaluation_graph_test

#include "evaluation_graph_test.moc"
