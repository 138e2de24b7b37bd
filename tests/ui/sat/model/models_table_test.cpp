#include "core/base/random.hpp"
#include "tests/suite.hpp"
#include "tests/ui/sat/sat_fixture.hpp"
#include "ui/sat/model/models_table.hpp"

#include <QAbstractItemModelTester>

namespace models_table_test {

using namespace loggia;
using namespace loggia::ui;
using testing::q;
using Models = ModelsTable::Models;

class ModelsTableTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void showsWhatDiffers() {
        ModelsTable table;
        const QAbstractItemModelTester tester(&table);
        const Models models{
            {false, true, true, false}, {false, true, false, false}, {false, true, false, true}};
        table.setModels(nullptr, &models, true, testing::readingOf("1 2 3\n0\n1 P\n2 Q\n")->words,
                        {});
        QCOMPARE(table.rowCount(), 3);
        QCOMPARE(table.columnCount(), 3); // how many, Q and 3
        QCOMPARE(table.headerData(1, Qt::Horizontal, Qt::DisplayRole).toString(), q("Q"));
        QCOMPARE(table.headerData(2, Qt::Horizontal, Qt::DisplayRole).toString(), q("3"));
        QCOMPARE(table.common(), q("The same in all 3 models: P."));
        const auto cell = [&](int row, int column, int role = Qt::DisplayRole) {
            return table.index(row, column).data(role).toString();
        };
        QCOMPARE(cell(0, 0), q("\u2013"));
        QCOMPARE(cell(1, 0), q("1"));
        QCOMPARE(cell(2, 0), q("2"));
        QCOMPARE(cell(0, 1), q("T"));
        QCOMPARE(cell(1, 1, Qt::AccessibleTextRole), q("Q is false, differs"));
        QVERIFY(table.index(1, 1).data(Qt::BackgroundRole).isValid());
        QVERIFY(!table.index(1, 2).data(Qt::BackgroundRole).isValid());
        // Compared with another one.
        table.setCurrent(2);
        QCOMPARE(cell(0, 0), q("2"));
        QCOMPARE(cell(2, 1, Qt::AccessibleTextRole), q("Q is false"));
        // Where there may be more of them.
        table.setModels(nullptr, &models, false, {}, {});
        QCOMPARE(table.common(), q("The same in the 3 models listed (there may be others): 1."));
        // Of some atoms only.
        table.setModels(nullptr, &models, true, {}, std::vector<int>{1, 3, 17});
        QCOMPARE(table.columnCount(), 2);
        // What is said of these is not said of all: atom 1 is the same.
        table.setModels(nullptr, &models, true, {}, std::vector<int>{2, 3});
        QCOMPARE(table.common(), q("None of these atoms has the same value in all models."));
        table.setModels(nullptr, nullptr, true, {}, {});
        QCOMPARE(table.rowCount(), 0);
        QCOMPARE(table.columnCount(), 0);
        QVERIFY(table.common().isEmpty());
    }

    /// The first so many columns are shown, which is said where there are more.
    void saysWhereColumnsAreMissing() {
        for (const std::size_t atoms : {ModelsTable::most_columns, ModelsTable::most_columns + 1}) {
            ModelsTable table;
            const Models models{std::vector<bool>(atoms + 1, false),
                                std::vector<bool>(atoms + 1, true)};
            table.setModels(nullptr, &models, true, {}, {});
            QCOMPARE(table.columnCount(), static_cast<int>(ModelsTable::most_columns) + 1);
            QCOMPARE(table.common().contains(q("The table shows the first 300 of 301 atoms")),
                     atoms > ModelsTable::most_columns);
        }
    }

    /// Of random models: the columns are the atoms that vary, and the counts those of cells.
    void countsAreTrue() {
        Random random(3);
        for (int round = 0; round < 200; ++round) {
            Models models(1 + random.below(6), std::vector<bool>(1 + random.below(8)));
            for (auto& model : models)
                for (std::size_t atom = 1; atom < model.size(); ++atom)
                    model[atom] = random.below(3) == 0;
            for (auto& model : models)
                model.resize(models.front().size());
            ModelsTable table;
            table.setModels(nullptr, &models, true, {}, {});
            table.setCurrent(static_cast<int>(models.size()) - 1);
            for (std::size_t row = 0; row + 1 < models.size(); ++row) {
                int differs = 0;
                for (std::size_t atom = 1; atom < models[row].size(); ++atom)
                    differs += models[row][atom] != models.back()[atom] ? 1 : 0;
                QCOMPARE(table.index(static_cast<int>(row), 0).data().toString(),
                         QString::number(differs));
            }
        }
    }
};

LOGGIA_WINDOW_TEST(ModelsTableTest)

} // namespace models_table_test

#include "models_table_test.moc"
