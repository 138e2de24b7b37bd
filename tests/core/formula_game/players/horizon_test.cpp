#include "core/formula_game/generate.hpp"
#include "core/formula_game/players/horizon.hpp"
#include "core/formula_game/solve.hpp"
#include "core/logic/syntax.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <cmath>
#include <stop_token>

namespace horizon_test {

using namespace loggia;
using namespace loggia::formula_game;

Position game_of(const char* formula, const char* turns, const char* variables) {
    return Position(*Game::make(*logic::read_strict(formula), turns, variables));
}

/// Minimax without cuts.
double value_of(const Position& position, int depth) {
    if (depth == 0 || position.is_over())
        return truth_probability(position);
    const double zero = value_of(position.after(false), depth - 1);
    const double one = value_of(position.after(true), depth - 1);
    return position.to_move() == Player::e ? std::max(zero, one) : std::min(zero, one);
}

class HorizonTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void probabilitiesAreThoseOfIndependentParts() {
        const Position position = game_of("((x+y)*-z)", "EAE", "xyz");
        QVERIFY(std::abs(truth_probability(position) - 0.375) < 1e-12);
        QVERIFY(std::abs(truth_probability(position.after(true)) - 0.5) < 1e-12);
        QVERIFY(std::abs(truth_probability(position.after(false)) - 0.25) < 1e-12);
        QCOMPARE(truth_probability(position.after(true).after(false).after(false)), 1.0);
    }

    void choosesAsMinimaxDoes() {
        for (std::uint64_t seed = 0; seed < 30; ++seed) {
            Recipe recipe;
            recipe.variables = 8;
            recipe.leaves = 24;
            recipe.seed = seed;
            Position position(*generate(recipe));
            while (!position.is_over()) {
                bool value = false;
                for (const int depth : {1, 2, 3, 5, 26}) {
                    const double zero = value_of(position.after(false), depth - 1);
                    const double one = value_of(position.after(true), depth - 1);
                    const bool e = position.to_move() == Player::e;
                    value = e ? one >= zero : one < zero;
                    QCOMPARE(choose_by_depth(position, depth), std::optional(value));
                }
                // With all turns in sight it is the exact player.
                QCOMPARE(std::optional(value), play2win(position));
                position = position.after(value);
            }
            QVERIFY(!choose_by_depth(position, 3).has_value());
        }
    }

    void saysNothingWhenStopped() {
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!choose_by_depth(game_of("(x+y)", "EA", "xy"), 2, Control(stop.get_token()))
                     .has_value());
    }
};

LOGGIA_TEST(HorizonTest)

} // namespace horizon_test

#include "horizon_test.moc"
