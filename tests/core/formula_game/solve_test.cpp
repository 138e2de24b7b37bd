#include "core/formula_game/solve.hpp"
#include "random_game.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace solve_test {

using namespace loggia;
using namespace loggia::formula_game;

class SolveTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void play2winIsTheHandouts() {
        Random random(test_suite::seed(1));
        int running = 0;
        for (int i = 0; i < 3000; ++i) {
            logic::oracle::Tree tree;
            std::vector<bool> used;
            const std::size_t variables = 1 + random.below(i % 20 == 0 ? 12 : 7);
            const auto position = oracle::random_position(random, variables, 6, tree, used);
            QVERIFY(position.has_value());
            const Solution solution = solve(*position);
            QCOMPARE(
                solution.winner,
                std::optional(oracle::e_wins(tree, *position, variables) ? Player::e : Player::a));
            const auto table = tabulate(position->game());
            QVERIFY(table.has_value());
            QVERIFY(look_up(*table, *position) == solution);
            Solver solver(position->game(), Control());
            for (int again = 0; again < 2; ++again)
                QVERIFY(solver.solve(*position) == solution);
            if (!position->is_over())
                QVERIFY(solver.solve(position->after(true)) ==
                        look_up(*table, position->after(true)));
            if (position->is_over()) {
                QVERIFY(!play2win(*position).has_value());
                continue;
            }
            ++running;
            const bool e_moves = position->to_move() == Player::e;
            const bool zero = oracle::e_wins(tree, position->after(false), variables);
            const bool one = oracle::e_wins(tree, position->after(true), variables);
            const bool expected = zero == one ? e_moves : one == e_moves;
            QCOMPARE(play2win(*position), std::optional(expected));
        }
        QVERIFY(running > 1000);
    }
    void answersTheHandoutsExample() {
        logic::Store store;
        const auto x = store.variable("x");
        const auto y = store.variable("y");
        const auto z = store.variable("z");
        using logic::Kind;
        const auto either = store.node(Kind::disjunction, std::array{y, z});
        const auto not_both =
            store.node(Kind::disjunction, std::array{store.negation(y), store.negation(z)});
        const auto root =
            store.node(Kind::conjunction,
                       std::array{store.node(Kind::disjunction, std::array{x, y}),
                                  store.node(Kind::conjunction, std::array{either, not_both})});
        const auto game = Game::make({store, root}, "EEA", "xyz");
        QVERIFY(game.has_value());
        // A can always choose z equal to y, so E loses whatever comes first.
        const Solution solution = solve(Position(*game));
        QCOMPARE(solution.winner, std::optional(Player::a));
        QCOMPARE(play2win(Position(*game)), std::optional(true));
        QCOMPARE(play2win(Position(*game).after(true).after(true)), std::optional(true));
        QCOMPARE(play2win(Position(*game).after(true).after(false)), std::optional(false));
    }
    void saysNothingWhenStopped() {
        std::stop_source source;
        source.request_stop();
        Random random(test_suite::seed(2));
        logic::oracle::Tree tree;
        std::vector<bool> used;
        const auto position = oracle::random_position(random, 7, 6, tree, used);
        QVERIFY(position.has_value());
        const Control control(source.get_token());
        QVERIFY(!solve(*position, control).winner.has_value());
        QVERIFY(!play2win(*position, control).has_value());
        QVERIFY(!tabulate(position->game(), control).has_value());
    }
};

LOGGIA_TEST(SolveTest)

} // namespace solve_test

#include "solve_test.moc"
