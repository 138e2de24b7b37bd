#include "tests/suite.hpp"
#include "tests/ui/normal_forms/forms_fixture.hpp"
#include "ui/normal_forms/study/form_words.hpp"
#include "ui/normal_forms/views/hand_models.hpp"

#include <QAbstractItemModelTester>
#include <QFont>
#include <QFontMetrics>
#include <QHeaderView>
#include <QTableView>

namespace hand_models_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

class HandModelsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    /// Entries come one by one, with what became of them.
    void columnsFillUp() {
        HandColumnsModel model;
        const QAbstractItemModelTester tester(&model);
        const FormStudy study = studyOf("f(a, b) = m(1, 2, 3)");
        const auto steps = handSteps(study);
        const auto cell = [&](int row, int column, int role = Qt::DisplayRole) {
            return model.index(row, column).data(role).toString();
        };
        model.show(study, steps.at(0));
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(model.columnCount(), 6);
        QCOMPARE(cell(0, 0), q("1")); // the group
        QCOMPARE(cell(1, 0), QString());
        QCOMPARE(cell(2, 0), q("2"));
        QCOMPARE(cell(2, 2), q("11"));
        QCOMPARE(cell(0, 5), QString());
        QVERIFY(!model.comparedIndex().isValid());
        model.show(study, steps.at(1)); // 01 and 11
        QCOMPARE(cell(0, 2), q("01 \u2713"));
        QCOMPARE(cell(1, 2), q("10"));
        QCOMPARE(model.comparedIndex(), model.index(2, 2));
        QCOMPARE(cell(0, 5), q("-1"));
        QVERIFY(model.index(0, 5).data(Qt::BackgroundRole).isValid());
        QVERIFY(!model.index(1, 2).data(Qt::BackgroundRole).isValid());
        // When the second column is done, both its entries are prime.
        for (const HandStep& step : steps)
            if (step.kind == HandStep::Kind::column)
                model.show(study, step);
        QCOMPARE(cell(0, 5), q("-1 \u2605"));
        QCOMPARE(cell(1, 5, Qt::AccessibleTextRole), q("rows 2, 3, pattern 1-, prime"));
        QCOMPARE(model.headerData(5, Qt::Horizontal, Qt::DisplayRole).toString(), q("Column 2"));
        model.show(FormStudy(), {});
        QCOMPARE(model.rowCount(), 0);
    }

    /// A picture says how many of the rows it has, not of those that come later.
    void roomForLaterEntriesIsNotCounted() {
        HandColumnsModel model;
        const FormStudy study = studyOf("f(a, b, c) = m(0, 1, 2, 3, 4, 5, 6)");
        model.show(study, handSteps(study).at(0));
        QCOMPARE(model.rowCount(), 9); // of the second column
        QCOMPARE(model.listedRows(), 7);
        for (const HandStep& step : handSteps(study))
            if (step.kind == HandStep::Kind::column)
                model.show(study, step);
        QCOMPARE(model.listedRows(), 9);
    }

    /// A cross is where a prime has a row; a ringed one where no other prime has.
    void chartsPrimes() {
        HandChartModel model;
        const QAbstractItemModelTester tester(&model);
        const FormStudy study = studyOf(small_text);
        model.show(study, 0);
        const auto& hand = *study.by_hand;
        QCOMPARE(model.rowCount(), static_cast<int>(hand.primes.size()));
        QCOMPARE(model.columnCount(), static_cast<int>(hand.rows.size()));
        for (int column = 0; column < model.columnCount(); ++column) {
            QStringList signs;
            for (int row = 0; row < model.rowCount(); ++row) {
                const QString sign = model.index(row, column).data().toString();
                QCOMPARE(!sign.isEmpty(), hand.primes[static_cast<std::size_t>(row)].holds(
                                              hand.rows[static_cast<std::size_t>(column)]));
                if (!sign.isEmpty())
                    signs << sign;
            }
            QVERIFY(!signs.isEmpty());
            QCOMPARE(signs.contains(q("⊗")), signs.size() == 1);
        }
    }

    /// From step to step the columns of the chart stay where they are.
    void keepsRoomForWhatBecomesOfAPrime() {
        HandChartModel model;
        QTableView view;
        view.setModel(&model);
        const FormStudy study = studyOf(small_text);
        model.show(study, 0);
        const int before = view.verticalHeader()->sizeHint().width();
        model.show(study, study.by_hand->steps.size());
        QCOMPARE(view.verticalHeader()->sizeHint().width(), before);
        for (int row = 0; row < model.rowCount(); ++row) {
            const QFontMetrics metrics(
                model.headerData(row, Qt::Vertical, Qt::FontRole).value<QFont>());
            QVERIFY(metrics.horizontalAdvance(
                        model.headerData(row, Qt::Vertical, Qt::DisplayRole).toString()) < before);
        }
    }

    /// Above each column of the chart its row, which the tip spells out.
    void columnsAreRows() {
        HandChartModel model;
        const FormStudy study = studyOf(small_text);
        model.show(study, 0);
        QCOMPARE(model.columnCount(), static_cast<int>(study.by_hand->rows.size()));
        for (int column = 0; column < model.columnCount(); ++column) {
            const std::uint64_t row = study.by_hand->rows[static_cast<std::size_t>(column)];
            const auto data = [&](int role) {
                return model.headerData(column, Qt::Horizontal, role);
            };
            QCOMPARE(data(Qt::DisplayRole).toString(), QString::number(row));
            QCOMPARE(data(Qt::ToolTipRole).toString(), rowText(*study.chosen, row));
            QVERIFY(data(Qt::FontRole).canConvert<QFont>());
            QVERIFY(!data(Qt::DecorationRole).isValid() && !data(Qt::BackgroundRole).isValid());
        }
    }

    void tellsWhatIsTaken() {
        HandChartModel model;
        const FormStudy study = studyOf(small_text);
        model.show(study, study.by_hand->steps.size());
        int taken = 0;
        for (int row = 0; row < model.rowCount(); ++row) {
            const QString text = model.headerData(row, Qt::Vertical, Qt::DisplayRole).toString();
            const bool chosen = model.termOf(row) >= 0;
            taken += chosen ? 1 : 0;
            QCOMPARE(text.contains(q("✓")), chosen);
            const auto font = model.headerData(row, Qt::Vertical, Qt::FontRole).value<QFont>();
            QCOMPARE(font.strikeOut(), text.contains(q("removed")));
            if (chosen)
                QCOMPARE(model.rowOf(model.termOf(row)), row);
        }
        QCOMPARE(taken, 3);
        QCOMPARE(model.rowOf(-1), -1);
        const int row = model.rowOf(1);
        QVERIFY(!model.index(row, 0).data(Qt::BackgroundRole).isNull());
        model.setTerm(1);
        const auto ground = model.index(row, 0).data(Qt::BackgroundRole);
        model.setTerm(-1);
        QVERIFY(ground != model.index(row, 0).data(Qt::BackgroundRole));
        model.show(FormStudy(), 0);
        QCOMPARE(model.rowCount(), 0);
    }
};

LOGGIA_WINDOW_TEST(HandModelsTest)

} // namespace hand_models_test

#include "hand_models_test.moc"
