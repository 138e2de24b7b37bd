#include "core/formula_game/block_table.hpp"
#include "random_game.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace block_table_test {

using namespace loggia;
using namespace loggia::formula_game;

class BlockTableTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void holdsTheValueOfEveryRowAndPosition() {
        Random random(test_suite::seed(1));
        BlockTable table{Control()};
        for (int i = 0; i < 3000; ++i) {
            const std::size_t variables = 1 + random.below(i % 10 == 0 ? 11 : 7);
            const auto game = oracle::random_game(random, variables, 6);
            const Residual residual = game.residual();
            const Variables all = (Variables{1} << variables) - 1;
            const auto rows = table.rows(residual, all);
            QVERIFY(rows.has_value());
            for (std::uint32_t row = 0; row < 1U << variables; ++row)
                QCOMPARE((rows->operator[](row / 64) >> (row % 64) & 1U) != 0, game.value(row));
            std::vector<std::uint64_t> page(std::max<std::size_t>(1, (2U << variables) / 64));
            QVERIFY(table.positions(residual, all, game.e_turns, page));
            for (std::size_t turns = 0; turns <= variables; ++turns) {
                const auto values = static_cast<std::uint32_t>(random.below(1U << turns));
                const std::uint32_t bit = 1U << turns | values;
                QCOMPARE((page[bit / 64] >> (bit % 64) & 1U) != 0, game.e_wins(values, turns));
            }
            QCOMPARE(table.e_wins(residual, game.e_turns), std::optional(game.e_wins(0, 0)));
        }
    }
    void largeFormulasAreEvaluatedInPieces() {
        // More nodes than one piece of the cache takes, so the high literals cross pieces.
        Random random(test_suite::seed(2));
        logic::Store store = logic::oracle::store_with(12);
        logic::Expr root = store.constant(false);
        for (int i = 0; i < 3000; ++i)
            root = store.node(logic::Kind::parity,
                              std::array{oracle::random_cnf(random, store, 3), root});
        const auto order = oracle::shuffled(random, 12);
        Reducer reducer{Control()};
        Residual residual;
        QVERIFY(reducer.load(store, root, order, residual));
        BlockTable table{Control()};
        const auto rows = table.rows(residual, (1U << 12U) - 1);
        QVERIFY(rows.has_value());
        for (std::uint32_t row = 0; row < 1U << 12U; row += 37) {
            std::vector<bool> assignment(12);
            for (unsigned turn = 0; turn < 12; ++turn)
                assignment[order[turn]] = (row >> turn & 1U) != 0;
            QCOMPARE((rows->operator[](row / 64) >> (row % 64) & 1U) != 0,
                     logic::evaluate(store, root, assignment));
        }
    }
};

LOGGIA_TEST(BlockTableTest)

} // namespace block_table_test

#include "block_table_test.moc"
