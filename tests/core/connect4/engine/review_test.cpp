#include "core/base/random.hpp"
#include "core/connect4/engine/explain.hpp"
#include "core/connect4/engine/review.hpp"
#include "core/connect4/engine/textbook_search.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <cmath>
#include <map>

namespace review_test {

using namespace loggia;
using namespace loggia::connect4;

Game random_full_game(Random& random) {
    Game game;
    while (!game.position().is_full()) {
        const auto column = static_cast<int>(random.below(columns));
        if (game.position().can_play(column))
            game.moves.push_back(column);
    }
    return game;
}

/// What each column is worth to the mover, by brute force.
std::map<int, int> worths(const Position& position) {
    std::map<int, int> values;
    for (int column = 0; column < columns; ++column)
        if (position.can_play(column)) {
            const Position next = position.after(column);
            values[column] = -minimax(next, next.empty_count(), score_so_far).value;
        }
    return values;
}

class ReviewTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Marks, losses, accuracy and attempts in the last moves of a game are those of brute force.
    void agreesWithBruteForce() {
        Random random(test_suite::seed(9));
        EngineOptions options;
        options.table_megabytes = 1;
        Engine engine(options);
        std::map<MoveMark, int> seen;
        std::map<Attempt, int> attempts;
        for (int round = 0; round < 60; ++round) {
            const Game game = random_full_game(random);
            const auto course = course_of(game, {42, 41, 40, 39, 38, 37, 36, 35}, engine, {});
            const GameReview review = review_of(game, course);
            QCOMPARE(review.marks.size(), std::size_t{42});
            std::array<double, 2> sums{};
            std::array<int, 2> counts{};
            for (std::size_t move = 35; move < 42; ++move) {
                const Position position = game.position_after(move);
                const auto player = static_cast<std::size_t>(position.to_move());
                const int played = game.moves[move];
                const auto values = worths(position);
                int best = -100000;
                for (const auto& [column, value] : values)
                    best = std::max(best, value);
                const int lost = best - values.at(played);
                sums.at(player) += std::exp2(-lost / 100.0);
                ++counts.at(player);
                MoveMark expected = MoveMark::none;
                const int good = static_cast<int>(std::count_if(
                    values.begin(), values.end(), [&](const auto& v) { return v.second == best; }));
                if (lost > 0)
                    expected =
                        (best > 0 && values.at(played) <= 0) || (best == 0 && values.at(played) < 0)
                            ? MoveMark::blunder
                            : MoveMark::mistake;
                else if (values.size() > 1 && good == 1 &&
                         effects_of(position, played).completes.empty())
                    expected = MoveMark::only;
                QVERIFY(review.marks[move] == expected);
                ++seen[expected];
                const CoursePoint& before = course[42 - move];
                QCOMPARE(before.moves, move);
                for (const auto& [column, value] : values) {
                    QCOMPARE(loss_of(before, column).value(), best - value);
                    const Attempt attempt = judge_attempt(before, played, column).value();
                    QVERIFY(attempt == (value == best               ? Attempt::best
                                        : value > values.at(played) ? Attempt::better
                                                                    : Attempt::no_better));
                    ++attempts[attempt];
                }
            }
            for (const std::size_t player : {0U, 1U}) {
                const PlayerReview& mine = review.players.at(player);
                QCOMPARE(mine.moves, 21);
                QCOMPARE(mine.judged, counts.at(player));
                QVERIFY(std::abs(*mine.accuracy - 100 * sums.at(player) / counts.at(player)) <
                        1e-9);
            }
        }
        QVERIFY(seen[MoveMark::only] > 5 && seen[MoveMark::mistake] > 5 &&
                seen[MoveMark::blunder] > 5);
        QVERIFY(attempts[Attempt::best] > 50 && attempts[Attempt::better] > 5 &&
                attempts[Attempt::no_better] > 50);
    }

    void nothingIsSaidOfWhatIsNotKnown() {
        const Game game{{}, {3, 3, 2}};
        const GameReview review = review_of(game, {});
        QVERIFY(review.losses.empty());
        QVERIFY(!review.players[0].accuracy && !review.players[1].accuracy);
        QCOMPARE(review.players[0].moves, 2);
        QCOMPARE(review.players[0].judged, 0);
        QVERIFY(!judge_attempt({}, 3, 2));
        // A column that is worth at least so much may give nothing away; a best one of which only
        // an upper bound is known tells nothing.
        CoursePoint point;
        point.columns = {{2, {100, Certainty::at_most}, {}}, {3, {-100, Certainty::at_least}, {}}};
        QCOMPARE(loss_of(point, 3).value(), 0);
        QCOMPARE(loss_of(point, 2).value(), 0);
        point.columns = {{2, {100, Certainty::at_most}, {}}};
        QVERIFY(!loss_of(point, 2));
    }
};

LOGGIA_TEST(ReviewTest)

} // namespace review_test

#include "review_test.moc"
