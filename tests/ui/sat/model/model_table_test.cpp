#include "tests/suite.hpp"
#include "tests/ui/sat/sat_fixture.hpp"
#include "ui/sat/model/model_table.hpp"

#include <QAbstractItemModelTester>

namespace model_table_test {

using namespace loggia::ui;
using testing::q;

class ModelTableTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void showsAtomsAndValues() {
        ModelTable table;
        const QAbstractItemModelTester tester(&table);
        table.setModel({0, 1, -1, 1}, testing::readingOf("1 2 3\n0\n2 Q\n")->words);
        QCOMPARE(table.rowCount(), 3);
        const auto cell = [&](int row, int column) {
            return table.index(row, column).data().toString();
        };
        QCOMPARE(cell(0, ModelTable::atom_column), q("1"));
        QCOMPARE(cell(1, ModelTable::name_column), q("Q"));
        QCOMPARE(cell(0, ModelTable::value_column), q("true"));
        QCOMPARE(table.index(1, 0).data(Qt::AccessibleTextRole).toString(), q("Q is false"));
        for (const int column : {ModelTable::name_column, ModelTable::value_column})
            QVERIFY(table.index(1, column).data(Qt::AccessibleTextRole).isNull());
        table.setOnlyTrue(true);
        QCOMPARE(table.rowCount(), 2);
        QCOMPARE(table.atomAt(1), 3);
        table.setAtoms(std::vector<int>{2, 3, 9});
        QCOMPARE(table.rowCount(), 1);
        table.setOnlyTrue(false);
        QCOMPARE(table.rowCount(), 2); // there is no atom 9
        // Values change in place, and a row that is hidden by its value stays until it is asked
        // anew.
        table.setOnlyTrue(true);
        QCOMPARE(table.rowCount(), 1);
        table.setValues({0, 1, 1, 0}, testing::readingOf("1 2 3\n0\n2 Q\n")->words);
        QCOMPARE(table.rowCount(), 1);
        QCOMPARE(cell(0, ModelTable::value_column), q("\u2013"));
        QCOMPARE(table.index(0, 0).data(Qt::AccessibleTextRole).toString(), q("3 is open"));
        table.setModel({0}, {});
        QCOMPARE(table.rowCount(), 0);
    }
};

LOGGIA_WINDOW_TEST(ModelTableTest)

} // namespace model_table_test

#include "model_table_test.moc"
