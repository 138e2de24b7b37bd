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
        Random random(test_suite::seed(5));
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

    /// By brute force: a move loses what the position was worth to the mover less what is left.
    void lossesAreThoseOfBruteForce() {
        Random random(test_suite::seed(7));
        EngineOptions options;
        options.table_megabytes = 1;
        Engine engine(options);
        int seen = 0;
        int given_away = 0;
        for (int round = 0; round < 60; ++round) {
            const Game game = randomGame(random, cells);
            const auto losses =
                losses_of(game, course_of(game, {42, 41, 40, 39, 38, 37, 36}, engine, {}));
            auto next = losses.begin();
            for (std::size_t move = 36; move < 42; ++move) {
                const auto worth = [&](std::size_t moves) {
                    const Position position = game.position_after(moves);
                    return minimax(position, position.empty_count(), score_so_far).value;
                };
                const int had = worth(move);
                const int left = -worth(move + 1);
                if (had == left)
                    continue;
                QVERIFY(next != losses.end());
                QCOMPARE(next->move, move);
                QCOMPARE(next->hundredths, had - left);
                QVERIFY(next->certainty == Certainty::exact);
                QCOMPARE(next->gives_away, (had > 0 && left <= 0) || (had == 0 && left < 0));
                given_away += next->gives_away ? 1 : 0;
                ++next;
                ++seen;
            }
            QVERIFY(next == losses.end());
        }
        QVERIFY(seen > 20 && given_away > 5);
    }

    /// Values that are bounds count where they bound the loss; guesses only from a point on.
    void boundsAndGuessesAreTakenForWhatTheyAre() {
        const Game game{{}, {3, 3}};
        const auto loss = [&](Value before, Value after) {
            return losses_of(game, {{0, {}, before, 0}, {1, {}, after, 0}});
        };
        QCOMPARE(loss({200, Certainty::exact}, {-100, Certainty::exact}),
                 (std::vector<MoveLoss>{{0, 300, true, Certainty::exact}}));
        QCOMPARE(loss({200, Certainty::at_least}, {0, Certainty::at_most}),
                 (std::vector<MoveLoss>{{0, 200, true, Certainty::exact}}));
        QVERIFY(loss({200, Certainty::at_most}, {0, Certainty::exact}).empty());
        QVERIFY(loss({200, Certainty::exact}, {0, Certainty::at_least}).empty());
        QVERIFY(loss({40, Certainty::heuristic}, {-40, Certainty::heuristic}).empty());
        QCOMPARE(loss({80, Certainty::heuristic}, {-40, Certainty::exact}),
                 (std::vector<MoveLoss>{{0, 120, false, Certainty::heuristic}}));
        // The second player's move, by values of player one.
        QCOMPARE(losses_of(game, {{1, {}, {-100, Certainty::at_most}, 0},
                                  {2, {}, {100, Certainty::exact}, 0}}),
                 (std::vector<MoveLoss>{{1, 200, true, Certainty::exact}}));
        QVERIFY(losses_of(game, {{2, {}, {100, Certainty::exact}, 0}}).empty());
    }

    void whenStoppedItKeepsWhatItHas() {
        Random random(test_suite::seed(6));
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
