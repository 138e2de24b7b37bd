#include "tests/suite.hpp"
#include "tests/ui/puzzles/puzzle_page_fixture.hpp"
#include "ui/puzzles/solution_model.hpp"

#include <QAbstractItemModelTester>

namespace solution_model_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

class SolutionModelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    /// The rows are the assignments under which every statement holds.
    void listsThem() {
        const SheetStudy study = studyOf(SheetForm::propositions, loose);
        QVERIFY(study.verdict);
        SolutionModel model;
        const QAbstractItemModelTester tester(&model);
        QCOMPARE(model.rowCount(), 0);
        model.setSolutions(study.sheet, study.verdict);
        QCOMPARE(model.rowCount(), static_cast<int>(study.verdict->models));
        QCOMPARE(model.columnCount(), static_cast<int>(study.sheet->atoms.size()));
        for (int row = 0; row < model.rowCount(); ++row) {
            std::vector<bool> values(study.sheet->store.variables());
            for (int column = 0; column < model.columnCount(); ++column) {
                const auto at = static_cast<std::size_t>(column);
                const auto variable = study.sheet->store.find(study.sheet->atoms[at]);
                QVERIFY(variable.has_value());
                values[*variable] =
                    model.index(row, column).data().toString() == QLatin1String("1");
            }
            for (const auto& statement : study.sheet->statements)
                QVERIFY(logic::evaluate(study.sheet->store, statement.formula, values));
        }
        model.setSolutions(nullptr, nullptr);
        QCOMPARE(model.columnCount(), 0);
    }

    void marksWhatIsTheSame() {
        const SheetStudy study = studyOf(SheetForm::propositions, loose);
        SolutionModel model;
        model.setSolutions(study.sheet, study.verdict);
        QStringList headers;
        for (int column = 0; column < model.columnCount(); ++column)
            headers << model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        QVERIFY2(headers.contains(uq("b = 1")), qPrintable(headers.join(uq(", "))));
        QVERIFY(headers.contains(uq("c")));
        QVERIFY(model.asText().startsWith(uq("a\tb\tc")));
        QCOMPARE(model.asText().count(QLatin1Char('\n')), model.rowCount() + 1);
    }

    void oneSolutionMarksNothing() {
        const SheetStudy study = studyOf(SheetForm::words, islanders);
        SolutionModel model;
        model.setSolutions(study.sheet, study.verdict);
        QCOMPARE(model.rowCount(), 1);
        for (int column = 0; column < model.columnCount(); ++column)
            QVERIFY(!model.isSame(column));
    }
};

LOGGIA_TEST(SolutionModelTest)

} // namespace solution_model_test

#include "solution_model_test.moc"
