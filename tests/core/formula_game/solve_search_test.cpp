#include "core/formula_game/solve_search.hpp"
#include "core/formula_game/solve_table.hpp"
#include "core/logic/transform.hpp"
#include "random_game.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <thread>

namespace solve_search_test {

using namespace loggia;
using namespace loggia::formula_game;

class SolveSearchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithPlainRecursion() {
        Random random(test_suite::seed(1));
        for (int i = 0; i < 4000; ++i) {
            const std::size_t variables = 1 + random.below(i % 20 == 0 ? 12 : 8);
            const auto game = oracle::random_game(random, variables, 7);
            Search search(game.e_turns, Control());
            const std::size_t turns = random.below(variables + 1);
            const auto values = static_cast<std::uint32_t>(random.below(1U << turns));
            const Variables chosen = (Variables{1} << turns) - 1;
            QCOMPARE(search.e_wins(game.residual({values, chosen & ~values})),
                     std::optional(game.e_wins(values, turns)));
        }
    }
    // With more variables than one truth table takes everything has to branch; the table of the
    // game, which knows none of the search's tricks, is the judge.
    void agreesWithTheTable() {
        Random random(test_suite::seed(2));
        for (int i = 0; i < 600; ++i) {
            const std::size_t variables = 13 + random.below(8);
            auto game = oracle::random_game(random, variables, 3);
            switch (i % 4) {
            case 0:
                game.root = oracle::random_cnf(random, game.store, 20 + random.below(60));
                break;
            case 1:
                game.root = oracle::random_binary(random, game.store, 20 + random.below(200));
                break;
            case 2:
                game.root = oracle::parity_mix(random, game.store, 20 + random.below(100));
                break;
            default:
                game.root = oracle::majority_tree(random, game.store, 20 + random.below(200));
            }
            if (random.below(2) == 0)
                game.root = game.store.negation(game.root);
            const Residual residual = game.residual();
            const auto table = GameTable::make(residual, game.e_turns, Control());
            QVERIFY(table.has_value());
            Search search(game.e_turns, Control());
            QCOMPARE(search.e_wins(residual), std::optional(table->e_wins(0, 0)));
        }
    }
    // Conjunctions (or disjunctions) that fall apart into parts with few variables in common, some
    // of which are joined by links that come late.
    void splitsAsTheTableDoes() {
        Random random(test_suite::seed(8));
        std::uint64_t nodes = 0;
        constexpr int games = 1000;
        for (int i = 0; i < games; ++i) {
            const std::size_t variables = 22 + random.below(4);
            auto game = oracle::random_game(random, variables, 1);
            const auto literal = [&](std::size_t first, std::size_t count) {
                const logic::Expr plain =
                    game.store.variable(static_cast<logic::Variable>(first + random.below(count)));
                return random.below(2) == 0 ? plain : game.store.negation(plain);
            };
            // What links parts are the variables of who has to win all of them.
            const std::size_t linking = 17 + random.below(4);
            std::vector<logic::Expr> parts;
            for (std::size_t left = linking * (16 + random.below(12)) / 10; left > 0; --left) {
                std::vector<logic::Expr> literals{literal(linking, variables - linking)};
                for (std::size_t k = 2 + random.below(2); k > 0; --k)
                    literals.push_back(literal(0, linking));
                if (random.below(3) == 0) {
                    const std::array both{literal(0, linking), literals.back()};
                    literals.back() = game.store.node(logic::Kind::conjunction, both);
                }
                parts.push_back(game.store.node(logic::Kind::disjunction, literals));
            }
            game.root = game.store.node(logic::Kind::conjunction, parts);
            game.e_turns = 0;
            for (std::size_t turn = 0; turn < variables; ++turn)
                if (game.order[turn] < linking)
                    game.e_turns |= Variables{1} << turn;
            if (random.below(2) == 0) {
                game.root = game.store.negation(game.root);
                game.e_turns = ~game.e_turns;
            }
            const Residual residual = game.residual();
            const auto table = GameTable::make(residual, game.e_turns, Control());
            QVERIFY(table.has_value());
            Search search(game.e_turns, Control());
            QCOMPARE(search.e_wins(residual), std::optional(table->e_wins(0, 0)));
            nodes += search.nodes();
        }
        QVERIFY(nodes > 10 * games);
    }
    void whoTurnsTheParityLastWins() {
        for (const bool e_is_last : {false, true}) {
            logic::Store store = logic::oracle::store_with(26);
            Random random(test_suite::seed(3));
            const std::array parts{oracle::random_cnf(random, store, 100), store.variable("a")};
            logic::Expr root = store.node(logic::Kind::parity, parts);
            auto order = oracle::shuffled(random, 26);
            std::swap(*std::find(order.begin(), order.end(), 0U), order.back());
            // The variable that turns it must not occur elsewhere.
            const logic::Expr without =
                logic::assigned(store, parts[0], std::array{std::optional(true)});
            root = store.node(logic::Kind::parity, std::array{without, store.variable("a")});
            Reducer reducer{Control()};
            Residual residual;
            QVERIFY(reducer.load(store, root, order, residual));
            const Variables e_turns = e_is_last ? Variables{1} << 25U : (Variables{1} << 25U) - 1;
            Search search(e_turns, Control());
            QCOMPARE(search.e_wins(residual), std::optional(e_is_last));
            QCOMPARE(search.nodes(), std::uint64_t{1});
        }
    }
    void stopsInTheMiddle() {
        Random random(test_suite::seed(4));
        logic::Store store = logic::oracle::store_with(26);
        std::vector<logic::Expr> parts;
        for (int i = 0; i < 40; ++i)
            parts.push_back(oracle::majority_tree(random, store, 2000));
        const logic::Expr root = store.node(logic::Kind::parity, parts);
        Reducer reducer{Control()};
        Residual residual;
        QVERIFY(reducer.load(store, root, oracle::shuffled(random, 26), residual));
        for (const int after : {1, 5, 20}) {
            std::stop_source source;
            Search search(0x2AAAAAAU, Control(source.get_token()));
            std::jthread stopper([&] {
                std::this_thread::sleep_for(std::chrono::milliseconds(after));
                source.request_stop();
            });
            const auto winner = search.e_wins(residual);
            stopper.join();
            QVERIFY(!winner.has_value());
        }
    }
};

LOGGIA_TEST(SolveSearchTest)

} // namespace solve_search_test

#include "solve_search_test.moc"
