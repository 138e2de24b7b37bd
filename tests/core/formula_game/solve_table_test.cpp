#include "core/formula_game/solve_table.hpp"
#include "random_game.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace solve_table_test {

using namespace loggia;
using namespace loggia::formula_game;

class SolveTableTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void holdsEveryPositionOfSmallGames() {
        Random random(test_suite::seed(1));
        for (int i = 0; i < 1500; ++i) {
            const std::size_t variables = 1 + random.below(7);
            const auto game = oracle::random_game(random, variables, 6);
            const auto table = GameTable::make(game.residual(), game.e_turns, Control());
            QVERIFY(table.has_value());
            for (std::size_t turns = 0; turns <= variables; ++turns)
                for (std::uint32_t values = 0; values < 1U << turns; ++values)
                    QCOMPARE(table->e_wins(values, turns), game.e_wins(values, turns));
        }
    }
    // The leaves are checked by evaluation, each position by what follows from its two moves: so
    // every value that is looked at is right if all below it are.
    void isConsistentOnLargeGames() {
        Random random(test_suite::seed(2));
        for (int i = 0; i < 40; ++i) {
            const std::size_t variables = 13 + random.below(14);
            auto game = oracle::random_game(random, variables, 3);
            const std::size_t leaves = 20 + random.below(200);
            game.root = i % 3 == 0   ? oracle::random_cnf(random, game.store, leaves / 3)
                        : i % 3 == 1 ? oracle::parity_mix(random, game.store, leaves)
                                     : oracle::majority_tree(random, game.store, leaves);
            const auto table = GameTable::make(game.residual(), game.e_turns, Control());
            QVERIFY(table.has_value());
            for (int k = 0; k < 2000; ++k) {
                const std::size_t turns = random.below(variables + 1);
                const auto values = static_cast<std::uint32_t>(random.below(1U << turns));
                const bool e_wins = table->e_wins(values, turns);
                if (turns == variables) {
                    std::vector<bool> assignment(variables);
                    for (std::size_t turn = 0; turn < variables; ++turn)
                        assignment[game.order[turn]] = (values >> turn & 1U) != 0;
                    QCOMPARE(e_wins, logic::evaluate(game.store, game.root, assignment));
                } else {
                    const bool zero = table->e_wins(values, turns + 1);
                    const bool one = table->e_wins(values | 1U << turns, turns + 1);
                    QCOMPARE(e_wins, (game.e_turns >> turns & 1U) != 0 ? zero || one : zero && one);
                }
            }
        }
    }
    void isNoLargerThanItMustBe() {
        // A parity of all variables has no decided part, but what remains is one of two formulas.
        logic::Store store = logic::oracle::store_with(26);
        std::vector<logic::Expr> all;
        for (logic::Variable v = 0; v < 26; ++v)
            all.push_back(store.variable(v));
        Random random(test_suite::seed(3));
        Reducer reducer{Control()};
        Residual residual;
        QVERIFY(reducer.load(store, store.node(logic::Kind::parity, all),
                             oracle::shuffled(random, 26), residual));
        const auto table = GameTable::make(residual, 0x3F0F0F0, Control());
        QVERIFY(table.has_value());
        QVERIFY(table->bytes() < 16384);
        QVERIFY(table->e_wins(0, 0));
    }
    void reportsAndStops() {
        Random random(test_suite::seed(4));
        logic::Store store = logic::oracle::store_with(26);
        const logic::Expr root = oracle::parity_mix(random, store, 500);
        Reducer reducer{Control()};
        Residual residual;
        QVERIFY(reducer.load(store, root, oracle::shuffled(random, 26), residual));
        std::stop_source source;
        double last = 0;
        const Control control(source.get_token(), [&](const Progress& progress) {
            QVERIFY(progress.fraction >= last && progress.fraction <= 1.0001);
            last = progress.fraction;
            if (last > 0.3)
                source.request_stop();
        });
        QVERIFY(!GameTable::make(residual, 0x1555555, control).has_value());
        QVERIFY(last > 0.3 && last < 0.9);
    }
};

LOGGIA_TEST(SolveTableTest)

} // namespace solve_table_test

#include "solve_table_test.moc"
