#include "tests/suite.hpp"
#include "tests/ui/normal_forms/forms_fixture.hpp"
#include "ui/normal_forms/views/truth_rows_model.hpp"

#include <QAbstractItemModelTester>

namespace truth_rows_model_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

class TruthRowsModelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void showsAWindow() {
        TruthRowsModel model;
        const QAbstractItemModelTester tester(&model);
        QCOMPARE(model.rowCount(), 0);
        QVERIFY(model.setRows(studyOf("f(a, b, c) = m(1, 6) + d(7)").rows));
        QCOMPARE(model.places(), std::uint64_t{8});
        model.setWindow(4, 4);
        QCOMPARE(model.rowCount(), 4);
        QCOMPARE(model.columnCount(), 4);
        QString text;
        for (int row = 0; row < 4; ++row)
            for (int column = 0; column < 4; ++column)
                text += model.index(row, column).data().toString();
        QCOMPARE(text, q("1000101011011"
                         "11-"));
        QCOMPARE(model.headerData(0, Qt::Vertical, Qt::DisplayRole).toString(), q("4"));
        QCOMPARE(model.headerData(3, Qt::Horizontal, Qt::DisplayRole).toString(), q("f"));
        QCOMPARE(model.outputOf(2), -1);
        QCOMPARE(model.outputOf(3), 0);
        QCOMPARE(model.rowAt(model.index(2, 0)), std::uint64_t{6});
        QCOMPARE(model.index(3, 3).data(Qt::AccessibleTextRole).toString(), q("f is -"));
    }

    /// Other values of the same inputs and outputs leave the window where it is.
    void keepsItsPlace() {
        TruthRowsModel model;
        const QAbstractItemModelTester tester(&model);
        model.setRows(studyOf("f(a, b, c) = m(1, 6)").rows);
        model.setWindow(4, 2);
        QVERIFY(!model.setRows(studyOf("f(a, b, c) = m(5)").rows));
        QCOMPARE(model.first(), std::uint64_t{4});
        QCOMPARE(model.index(1, 3).data().toString(), q("1"));
        QVERIFY(model.setRows(studyOf("f(a, b) = m(1)").rows));
        QCOMPARE(model.rowCount(), 0);
        QVERIFY(model.setRows(nullptr));
    }

    void marksTheRowsOfATerm() {
        TruthRowsModel model;
        model.setRows(studyOf("f(a, b) = m(2, 3)").rows);
        model.setWindow(0, 4);
        const auto marked = [&](int row) {
            return model.index(row, 2).data(Qt::BackgroundRole).isValid();
        };
        QVERIFY(!marked(2));
        model.setTerm(0, {2, 2, 1});
        QVERIFY(!marked(0) && !marked(1) && marked(2) && marked(3));
        model.setTerm(-1, {});
        QVERIFY(!marked(2));
    }
};

LOGGIA_WINDOW_TEST(TruthRowsModelTest)

} // namespace truth_rows_model_test

#include "truth_rows_model_test.moc"
