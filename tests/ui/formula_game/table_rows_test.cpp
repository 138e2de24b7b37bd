#include "core/base/random.hpp"
#include "core/formula_game/solve.hpp"
#include "tests/suite.hpp"
#include "tests/ui/formula_game/game_fixture.hpp"
#include "ui/formula_game/table_rows.hpp"

#include <QTest>

#include <algorithm>

namespace table_rows_test {

using namespace loggia;
using namespace loggia::ui;
using testing::gameOf;

class TableRowsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void has_columns_from_small_to_large();
    void agrees_with_evaluation();
    void orders_rows();
};

void TableRowsTest::has_columns_from_small_to_large() {
    TableRows rows(gameOf("((x+y)*-x)", "yx"), true);
    QStringList headings;
    for (std::size_t column = 0; column < rows.columns(); ++column)
        headings << QString::fromStdString(rows.heading(column, 20));
    QCOMPARE(headings.join(QLatin1Char(' ')), QStringLiteral("y x (x+y) -x ((x+y)*-x)"));
    QCOMPARE(TableRows(gameOf("((x+y)*-x)", "yx"), false).columns(), std::size_t{3});
    QCOMPARE(rows.heading(4, 5), std::string("formula"));
}

/// Rows far apart in a table of 20 variables, in any order.
void TableRowsTest::agrees_with_evaluation() {
    std::string formula = "a";
    std::string letters = "a";
    for (char c = 'b'; c <= 't'; ++c) {
        formula = "(" + formula + ((c - 'a') % 2 != 0 ? "+" : "*-") + c + ")";
        letters += c;
    }
    std::reverse(letters.begin(), letters.end());
    const auto game = gameOf(formula, letters);
    TableRows rows(game, true);
    Random random(1);
    for (int round = 0; round < 3000; ++round) {
        const std::uint64_t row = random.below(rows.rows());
        std::vector<bool> values(game->store().variables());
        for (std::size_t turn = 0; turn < game->size(); ++turn)
            values[game->variable(turn)] = (row >> (game->size() - 1 - turn) & 1U) != 0;
        const std::size_t column = random.below(rows.columns());
        QCOMPARE(rows.value(row, column),
                 logic::evaluate(game->store(), rows.column(column), values));
    }
}

void TableRowsTest::orders_rows() {
    const auto game = gameOf("((x*y)+(z*w))", "xyzw");
    const auto index = std::make_shared<const logic::TruthIndex>(
        logic::truth_table(game->store(), game->root(), formula_game::order_of(*game)).value());
    std::vector<std::uint64_t> yes;
    std::vector<std::uint64_t> no;
    for (std::uint64_t row = 0; row < 16; ++row)
        (index->table()[row] ? yes : no).push_back(row);
    std::vector<std::uint64_t> both = yes;
    both.insert(both.end(), no.begin(), no.end());
    const auto rowsOf = [&](RowOrder order) {
        const OrderedRows ordered(index, order);
        std::vector<std::uint64_t> rows;
        for (std::uint64_t place = 0; place < ordered.size(); ++place) {
            rows.push_back(ordered.row(place));
            if (ordered.placeOf(rows.back()) != place)
                rows.push_back(99);
        }
        return rows;
    };
    QVERIFY(rowsOf(RowOrder::only_true) == yes);
    QVERIFY(rowsOf(RowOrder::only_false) == no);
    QVERIFY(rowsOf(RowOrder::true_first) == both);
    QCOMPARE(OrderedRows(16).row(7), std::uint64_t{7});
}

LOGGIA_LOOP_TEST(TableRowsTest)

} // namespace table_rows_test

#include "table_rows_test.moc"
