#include "core/base/random.hpp"
#include "core/formula_game/solve.hpp"
#include "tests/suite.hpp"
#include "tests/ui/formula_game/game_fixture.hpp"
#include "ui/formula_game/truth_table_model.hpp"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

namespace truth_table_model_test {

using namespace loggia;
using namespace loggia::ui;
using testing::gameOf;

class TruthTableModelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isEmptyWithoutATable() {
        TruthTableModel model;
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model.rowCount(), 0);
        QCOMPARE(model.columnCount(), 0);
        model.setTable(std::make_shared<TableRows>(gameOf("(x*y)", "xy"), true));
        model.setWindow(0, 4);
        model.setTable(nullptr);
        QCOMPARE(model.rowCount(), 0);
    }

    /// Any window onto any order shows what the table holds there, and Qt's own tester finds no
    /// fault in what the views are told.
    void windowsShowTheirRows() {
        const auto game = gameOf("((a*b)+((c*-d)+(e*-a)))", "abcde");
        TruthTableModel model;
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        auto table = std::make_shared<TableRows>(game, true);
        model.setTable(table);
        const auto index = std::make_shared<const logic::TruthIndex>(
            logic::truth_table(game->store(), game->root(), formula_game::order_of(*game)).value());
        const QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        Random random(5);
        for (int round = 0; round < 400; ++round) {
            if (random.below(8) == 0)
                model.setOrder(random.below(3) == 0
                                   ? OrderedRows(table->rows())
                                   : OrderedRows(index, static_cast<RowOrder>(random.below(5))));
            const std::uint64_t first = random.below(40);
            const int count = static_cast<int>(random.below(40)) - 2;
            model.setWindow(first, count);
            const std::uint64_t size = model.order().size();
            const std::uint64_t shown =
                std::min<std::uint64_t>(static_cast<std::uint64_t>(std::max(count, 0)), size);
            QCOMPARE(static_cast<std::uint64_t>(model.rowCount()), shown);
            QCOMPARE(model.first(), std::min(first, size - shown));
            for (int row = 0; row < model.rowCount(); ++row) {
                const std::uint64_t number =
                    model.order().row(model.first() + static_cast<std::uint64_t>(row));
                QCOMPARE(model.headerData(row, Qt::Vertical, Qt::DisplayRole).toString(),
                         QString::number(number));
                const int column =
                    static_cast<int>(random.below(static_cast<std::uint64_t>(model.columnCount())));
                QCOMPARE(model.index(row, column).data().toString(),
                         table->value(number, static_cast<std::size_t>(column))
                             ? QStringLiteral("1")
                             : QStringLiteral("0"));
            }
        }
        QVERIFY(changed.size() > 100);
    }

    void longPartsHaveShortHeadings() {
        TruthTableModel model;
        model.setTable(
            std::make_shared<TableRows>(gameOf("((a+b)*((c+d)*((e+f)*g)))", "abcdefg"), true));
        model.setWindow(0, 3);
        const int last = model.columnCount() - 1;
        QCOMPARE(model.headerData(last, Qt::Horizontal, Qt::DisplayRole).toString(),
                 QStringLiteral("formula"));
        QVERIFY(model.headerData(last, Qt::Horizontal, Qt::ToolTipRole)
                    .toString()
                    .startsWith(QStringLiteral("((a+b)*((c+d)*((e+f)*g)))\n")));
        QCOMPARE(model.index(0, last).data(Qt::AccessibleTextRole).toString(),
                 QStringLiteral("((a+b)*((c+d)*((e+f)*g))) is 0"));
    }
};

LOGGIA_LOOP_TEST(TruthTableModelTest)

} // namespace truth_table_model_test

#include "truth_table_model_test.moc"
