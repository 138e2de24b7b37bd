#include "core/formula_game/solve_search.hpp"
#include "core/formula_game/solve_table.hpp"
#include "random_game.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <thread>

namespace solve_answers_test {

using namespace loggia;
using namespace loggia::formula_game;

/// The lowest variables.
constexpr Variables first_of(std::size_t count) {
    return (Variables{1} << count) - 1;
}

/// A residual of so many nodes over these variables, for what looks at no more of it.
Residual of_size(std::size_t nodes, Variables variables) {
    Residual residual;
    residual.nodes.resize(nodes);
    residual.positive = variables;
    return residual;
}

class SolveAnswersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void knowsTwoLargeBlocks() {
        const Variables block = first_of(16);
        const Residual large = of_size(128, first_of(20));
        QVERIFY(is_two_large_blocks(large, block, block));
        QVERIFY(is_two_large_blocks(large, block, ~block));
        // A third block, which is that of the first player again.
        QVERIFY(!is_two_large_blocks(large, block, block | Variables{1} << 18U));
        QVERIFY(!is_two_large_blocks(large, block, ~(block | Variables{1} << 18U)));
        // Too small, nothing to answer, too many choices.
        QVERIFY(!is_two_large_blocks(of_size(127, first_of(20)), block, block));
        QVERIFY(!is_two_large_blocks(of_size(128, block), block, block));
        QVERIFY(!is_two_large_blocks(large, first_of(17), first_of(17)));
    }

    /// Large formulas in which one player makes all choices before the other one makes any.
    void refutesChoicesAsTheTableDoes() {
        Random random(test_suite::seed(5));
        std::uint64_t nodes = 0;
        for (int i = 0; i < 60; ++i) {
            const std::size_t variables = 15 + random.below(4);
            auto game = oracle::random_game(random, variables, 3);
            game.root = i % 3 == 0   ? oracle::random_binary(random, game.store, 2000)
                        : i % 3 == 1 ? oracle::majority_tree(random, game.store, 1500)
                                     : oracle::alternating_tree(random, game.store, 10);
            const Variables first = first_of(3 + random.below(10));
            game.e_turns = random.below(2) == 0 ? first : ~first;
            if (random.below(2) == 0)
                game.root = game.store.negation(game.root);
            const Residual residual = game.residual();
            const auto table = GameTable::make(residual, game.e_turns, Control());
            QVERIFY(table.has_value());
            Search search(game.e_turns, Control());
            QCOMPARE(search.e_wins(residual), std::optional(table->e_wins(0, 0)));
            nodes += search.nodes();
        }
        QVERIFY(nodes > 60);
    }

    /// More variables to answer with than a table of them takes, so answers are searched for,
    /// variable by variable; and few choices, fewer than a word of a table has rows.
    void searchesForAnswersAsTheTableDoes() {
        Random random(test_suite::seed(7));
        std::array<int, 2> winners{};
        for (int i = 0; i < test_suite::rounds(60); ++i) {
            const std::size_t variables = 19 + random.below(3);
            auto game = oracle::random_game(random, variables, 3);
            game.root = i % 2 == 0 ? oracle::majority_tree(random, game.store, 600)
                                   : oracle::alternating_tree(random, game.store, 9);
            const Variables first = first_of(1 + random.below(4));
            game.e_turns = random.below(2) == 0 ? first : ~first;
            if (random.below(2) == 0)
                game.root = game.store.negation(game.root);
            const Residual residual = game.residual();
            const auto table = GameTable::make(residual, game.e_turns, Control());
            QVERIFY(table.has_value());
            Search search(game.e_turns, Control());
            const auto winner = search.e_wins(residual);
            QCOMPARE(winner, std::optional(table->e_wins(0, 0)));
            ++winners.at(*winner ? 1 : 0);
        }
        QVERIFY(test_suite::is_sanitized || (winners[0] > 0 && winners[1] > 0));
    }

    void manyLeavesInAnAlternatingTree() {
        Random random(test_suite::seed(6));
        for (const bool e_begins : {false, true}) {
            logic::Store store = logic::oracle::store_with(26);
            Reducer reducer{Control()};
            Residual residual;
            QVERIFY(reducer.load(store, oracle::alternating_tree(random, store, 15),
                                 oracle::shuffled(random, 26), residual));
            const Variables first = first_of(13);
            Search search(e_begins ? first : ~first, Control());
            QVERIFY(search.e_wins(residual).has_value());
            QVERIFY(search.nodes() < 1000);
        }
    }
};

LOGGIA_TEST(SolveAnswersTest)

} // namespace solve_answers_test

#include "solve_answers_test.moc"
