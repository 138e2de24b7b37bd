#include "tests/suite.hpp"
#include "tests/ui/formula_game/game_fixture.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/formula_game/table_panel.hpp"
#include "ui/formula_game/truth_table_view.hpp"
#include "ui/shell/session.hpp"
#include "ui/widgets/table/pinned_column.hpp"

#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>

namespace table_panel_test {

using namespace loggia;
using namespace loggia::ui;
using testing::GameFixture;
using testing::patience;

struct Fixture : GameFixture {
    TablePanel panel{&document};
    QComboBox* which = panel.findChild<QComboBox*>();
    QAbstractItemModel* model = panel.view()->model();

    Fixture() { load({"((x+y)*-z)", "EEA", "xyz"}); }
    void show() {
        panel.resize(600, 500);
        panel.show();
        static_cast<void>(QTest::qWaitForWindowExposed(&panel));
    }
    bool settled() { return testing::settles(panel); }
    /// The numbers of the rows that are shown.
    [[nodiscard]] QString rows() const {
        QStringList numbers;
        for (int row = 0; row < model->rowCount(); ++row)
            numbers << model->headerData(row, Qt::Vertical).toString();
        return numbers.join(QLatin1Char(' '));
    }
    void clickHeader(int column) {
        QHeaderView* header = panel.view()->horizontalHeader();
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {},
                          QPoint(header->sectionViewportPosition(column) + 8, 8));
    }
    [[nodiscard]] QString count() const { return panel.findChild<QLabel*>()->text(); }
};

class TablePanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    /// However many subformulas and variables there are, without scrolling.
    void theFormulaIsInView() {
        Fixture f;
        f.panel.resize(330, 400);
        f.panel.show();
        static_cast<void>(QTest::qWaitForWindowExposed(&f.panel));
        std::string chain = "a";
        for (char c = 'b'; c <= 'z'; ++c) {
            chain = "(" + chain + (c % 2 == 0 ? "*" : "+") + c + ")";
            if (c != 'd' && c != 'h' && c != 'p' && c != 'z')
                continue;
            f.document.setFormula(QString::fromStdString(chain), QStringLiteral("other"));
            QVERIFY(f.settled());
            const QHeaderView* header = f.panel.view()->horizontalHeader();
            const int result = f.model->columnCount() - 1;
            const int left = header->sectionViewportPosition(result);
            QVERIFY2(left >= 0 && left + header->sectionSize(result) <= header->viewport()->width(),
                     qPrintable(QStringLiteral("%1 variables: %2").arg(c - 'a' + 1).arg(left)));
            // The others stand as before.
            int before = -1;
            for (int column = 0; column < result; ++column) {
                QVERIFY(header->visualIndex(column) > before);
                before = header->visualIndex(column);
            }
            // The next formula is not shown from its middle.
            QScrollBar* bar = f.panel.view()->horizontalScrollBar();
            bar->setValue(bar->maximum());
        }
    }

    /// While subformulas are scrolled through; a click there sorts and selects as in the table.
    void theFormulaStaysInViewWhileScrolling() {
        Fixture f;
        f.panel.resize(330, 400);
        f.panel.show();
        static_cast<void>(QTest::qWaitForWindowExposed(&f.panel));
        std::string chain = "a";
        for (char c = 'b'; c <= 'k'; ++c)
            chain = "(" + chain + (c % 2 == 0 ? "*" : "+") + c + ")";
        f.document.setFormula(QString::fromStdString(chain), QStringLiteral("other"));
        QVERIFY(f.settled());
        TruthTableView* view = f.panel.view();
        const int formula = f.model->columnCount() - 1;
        auto* pinned = view->findChild<PinnedColumn*>();
        QVERIFY(pinned && !pinned->isVisible());
        view->horizontalScrollBar()->setValue(view->horizontalScrollBar()->maximum());
        QVERIFY(pinned->isVisible());
        QVERIFY(!pinned->isColumnHidden(formula) && pinned->isColumnHidden(formula - 1));
        QCOMPARE(pinned->horizontalHeader()->viewport()->width(), view->columnWidth(formula));
        // Its rows lie beside those of the table.
        const auto rowAt = [](QTableView* table, int row) {
            return table->viewport()->mapToGlobal(QPoint(0, table->rowViewportPosition(row))).y();
        };
        QCOMPARE(rowAt(pinned, 3), rowAt(view, 3));
        QTest::mouseClick(pinned->viewport(), Qt::LeftButton, {},
                          {5, pinned->rowViewportPosition(3) + 5});
        QCOMPARE(view->current(), std::optional<std::uint64_t>(3));
        QVERIFY(pinned->isVisible());
        QTest::mouseClick(pinned->horizontalHeader()->viewport(), Qt::LeftButton, {}, {5, 5});
        QVERIFY(f.settled());
        QVERIFY(view->horizontalHeader()->isSortIndicatorShown());
        QVERIFY(pinned->horizontalHeader()->isSortIndicatorShown());
        // The keyboard goes to no column that lies below it.
        view->setCurrentIndex(f.model->index(0, formula - 1));
        for (int step = 0; step < formula; ++step) {
            QTest::keyClick(view, Qt::Key_Left);
            QVERIFY(view->currentIndex().column() == formula ||
                    view->columnViewportPosition(view->currentIndex().column()) >=
                        pinned->covered());
        }
        view->horizontalScrollBar()->setValue(0);
        QVERIFY(!pinned->isVisible());
        f.document.setFormula(QStringLiteral("(a*b)"), QStringLiteral("other"));
        QVERIFY(f.settled());
        QVERIFY(!pinned->isVisible());
    }

    void worksOnlyWhereItCanBeSeen() {
        Fixture f;
        const QSignalSpy running(&f.panel, &TablePanel::runningChanged);
        f.document.setFormula(QStringLiteral("(a*b)"), QStringLiteral("other"));
        QCOMPARE(f.model->columnCount(), 0);
        QVERIFY(running.isEmpty());
        f.show();
        QVERIFY(f.settled());
        QCOMPARE(f.rows(), QStringLiteral("0 1 2 3"));
        QCOMPARE(f.count(), QStringLiteral("1 of 4 rows are true."));
    }

    void showsTheRowsThatAreWanted() {
        Fixture f;
        f.show();
        QVERIFY(f.settled());
        QCOMPARE(f.count(), QStringLiteral("3 of 8 rows are true."));
        f.which->setCurrentIndex(1);
        QVERIFY(f.settled());
        QCOMPARE(f.rows(), QStringLiteral("2 4 6"));
        f.which->setCurrentIndex(2);
        QCOMPARE(f.rows(), QStringLiteral("0 1 3 5 7"));
    }

    void sortsByAnyColumn() {
        Fixture f;
        f.show();
        QVERIFY(f.settled());
        f.clickHeader(2); // z
        QVERIFY(f.settled());
        QCOMPARE(f.rows(), QStringLiteral("1 3 5 7 0 2 4 6"));
        f.clickHeader(2);
        QVERIFY(f.settled());
        QCOMPARE(f.rows(), QStringLiteral("0 2 4 6 1 3 5 7"));
        f.clickHeader(2);
        QCOMPARE(f.rows(), QStringLiteral("0 1 2 3 4 5 6 7"));
        f.clickHeader(f.model->columnCount() - 1);
        QVERIFY(f.settled());
        QCOMPARE(f.rows(), QStringLiteral("2 4 6 0 1 3 5 7"));
    }

    /// The columns of another formula are others.
    void sortingEndsWithTheFormula() {
        Fixture f;
        f.show();
        f.clickHeader(2);
        QVERIFY(f.settled());
        f.document.setFormula(QStringLiteral("(x*(y+z))"), QStringLiteral("other"));
        QVERIFY(f.settled());
        QCOMPARE(f.rows(), QStringLiteral("0 1 2 3 4 5 6 7"));
    }

    /// Sorting shows all rows again, which the session has to hear of.
    void sortingEndsTheChoiceOfRows() {
        Fixture f;
        f.show();
        QVERIFY(f.settled());
        f.which->setCurrentIndex(1);
        const QSignalSpy changed(f.panel.session(), &Session::changed);
        f.clickHeader(0);
        QVERIFY(f.settled());
        QCOMPARE(f.panel.session()->state().value(QStringLiteral("rows")).toInt(), 0);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(f.rows(), QStringLiteral("4 5 6 7 0 1 2 3"));
    }

    void goesToARow() {
        Fixture f;
        f.panel.showRow({true, true, false}); // before it can be seen
        f.show();
        QCOMPARE(f.panel.view()->current(), std::optional<std::uint64_t>(6));
        f.which->setCurrentIndex(2);
        f.panel.showRow({false, true, false});
        QCOMPARE(f.which->currentIndex(), 0);
        QCOMPARE(f.panel.view()->current(), std::optional<std::uint64_t>(2));
    }

    void partsAndCopies() {
        Fixture f;
        f.show();
        QVERIFY(f.settled());
        const int with_parts = f.model->columnCount();
        QTest::mouseClick(f.panel.findChild<QCheckBox*>(), Qt::LeftButton, {}, QPoint(8, 8));
        QVERIFY(f.settled());
        QCOMPARE(f.model->columnCount(), with_parts - 2); // x+y and -z
        f.which->setCurrentIndex(1);
        QVERIFY(f.settled());
        const QSignalSpy copied(&f.panel, &TablePanel::copyWanted);
        QTest::mouseClick(f.panel.findChild<QPushButton*>(), Qt::LeftButton);
        QCOMPARE(copied[0][0].toString(), QStringLiteral("x\ty\tz\t((x+y)*-z)\n0\t1\t0\t1\n"
                                                         "1\t0\t0\t1\n1\t1\t0\t1\n"));
    }

    /// What is shown in grey while somebody types is about no formula that there is.
    void nothingIsDoneWithAnOldTable() {
        Fixture f;
        f.show();
        QVERIFY(f.settled());
        auto* copy = f.panel.findChild<QPushButton*>();
        QVERIFY(copy->isEnabled() && f.which->isEnabled());
        f.document.setFormula(QStringLiteral("(x+y)-"), QStringLiteral("typed"));
        QVERIFY(!f.document.isGame());
        QVERIFY(!copy->isEnabled() && !f.which->isEnabled() && !f.panel.view()->isEnabled());
        QCOMPARE(f.count(), QString());
        f.document.setFormula(QStringLiteral("(x+y)"), QStringLiteral("typed"));
        QVERIFY(copy->isEnabled() && f.which->isEnabled());
    }

    void largeTablesAreStoppedAndNotCopied() {
        Fixture f;
        std::string formula = "a";
        std::string turns = "E";
        std::string letters = "a";
        for (char c = 'b'; c <= 'z'; ++c) {
            formula = "(" + formula + ((c - 'a') % 2 != 0 ? "+-" : "*") + c + ")";
            letters += c;
            turns += 'A';
        }
        f.load({formula, turns, letters});
        f.show();
        f.which->setCurrentIndex(1);
        f.panel.stop();
        QVERIFY(f.settled());
        f.which->setCurrentIndex(0);
        f.panel.stop();
        QVERIFY(f.settled());
        QCOMPARE(f.rows().section(QLatin1Char(' '), 0, 2), QStringLiteral("0 1 2"));
        const QSignalSpy copied(&f.panel, &TablePanel::copyWanted);
        QTest::mouseClick(f.panel.findChild<QPushButton*>(), Qt::LeftButton);
        QVERIFY(copied.isEmpty());
        QCOMPARE(f.count(), QStringLiteral("Too many rows to copy (the limit is 4096)."));
    }

    void theSessionComesBack() {
        Fixture f;
        const QSignalSpy changed(f.panel.session(), &Session::changed);
        f.which->setCurrentIndex(2);
        QCOMPARE(changed.size(), 1);
        f.panel.findChild<QCheckBox*>()->setChecked(false);
        QCOMPARE(changed.size(), 2);
        const QJsonObject kept = f.panel.session()->state();
        Fixture g;
        g.panel.session()->restore(kept);
        QCOMPARE(g.panel.session()->state(), kept);
        QCOMPARE(g.which->currentIndex(), 2);
        // What is missing, or cannot be, leaves things as they are.
        g.panel.session()->restore({{QStringLiteral("rows"), 99}});
        QCOMPARE(g.which->currentIndex(), 2);
        QVERIFY(!g.panel.findChild<QCheckBox*>()->isChecked());
    }

    /// Failure takes the place of the result.
    void tellsWhenItFails() {
        Fixture f;
        const MemoryShortage shortage;
        f.show();
        QVERIFY(f.settled());
        QCOMPARE(f.count(), QStringLiteral("Not enough memory."));
    }
};

LOGGIA_WINDOW_TEST(TablePanelTest)

} // namespace table_panel_test

#include "table_panel_test.moc"
