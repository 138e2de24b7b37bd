#include "tests/suite.hpp"
#include "tests/ui/pathfinding/mazes.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/pathfinding/comparison_panel.hpp"
#include "ui/widgets/plot.hpp"

#include <QAccessible>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTest>

#include <algorithm>
#include <vector>

namespace comparison_panel_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;
using loggia::pathfinding::Algorithm;

class ComparisonPanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        failOnWarnings();
        panel_ = std::make_unique<ComparisonPanel>();
        panel_->setQuestion(question(1));
        panel_->resize(500, 700);
        panel_->show();
    }
    void cleanup() { panel_.reset(); }

    void allAreCompared() {
        QCOMPARE(namelessWidgets(*panel_), QStringList());
        QVERIFY(!button("copy text")->isEnabled());
        compare();
        QCOMPARE(table()->rowCount(), 14);
        QCOMPARE(table()->item(0, 0)->text(), q("BFS"));
        QVERIFY(table()->item(4, 1)->text().startsWith(q("\u2605 "))); // A* is the cheapest
        QVERIFY(button("copy text")->isEnabled());
        // The search beside it calls generated what was put on the frontier, which is less.
        QCOMPARE(table()->horizontalHeaderItem(7)->text(), q("Successors"));
    }

    void isSortedByNumbersAndCopiedAsSorted() {
        compare();
        QHeaderView* head = table()->horizontalHeader();
        const auto click = [&](int column) {
            QTest::mouseClick(head->viewport(), Qt::LeftButton, {},
                              {head->sectionViewportPosition(column) + 10, head->height() / 2});
        };
        click(3);
        double before = 0;
        for (int row = 0; row < table()->rowCount(); ++row) {
            const double now = table()->item(row, 3)->text().remove(QLatin1Char(',')).toDouble();
            QVERIFY(now >= before);
            before = now;
        }
        const QSignalSpy copied(panel_.get(), &ComparisonPanel::copyWanted);
        QTest::mouseClick(button("copy CSV"), Qt::LeftButton);
        const QStringList lines = copied[0][0].toString().split(QLatin1Char('\n'));
        QVERIFY(lines[0].startsWith(q("algorithm,ending,steps,cost")));
        QCOMPARE(lines[1].section(QLatin1Char(','), 5, 5),
                 table()->item(0, 3)->text().remove(QLatin1Char(',')));
        QTest::mouseClick(button("copy text"), Qt::LeftButton);
        QCOMPARE(copied[1][0].toString().count(QLatin1Char('\n')), 16);
    }

    /// Where there is little room, time and memory are what stays.
    void aNarrowTableKeepsTimeAndMemory() {
        compare();
        constexpr int steps = 2;
        constexpr int time = 4;
        constexpr int memory = 5;
        constexpr int frontier = 6;
        panel_->resize(2000, 700);
        QTRY_VERIFY(!table()->isColumnHidden(frontier) && !table()->isColumnHidden(steps));
        int needed = 4;
        for (const int column : {0, 1, 3, time, memory})
            needed += table()->columnWidth(column);
        const int around = panel_->width() - table()->viewport()->width();
        panel_->resize(needed + around, 700);
        QTRY_VERIFY(table()->isColumnHidden(frontier));
        QVERIFY(table()->isColumnHidden(steps));
        QVERIFY(!table()->isColumnHidden(memory) && !table()->isColumnHidden(time));
        // A button shows the others, and is there only while it has something to show.
        QVERIFY(!button("other columns")->isHidden());
        QTest::mouseClick(button("other columns"), Qt::LeftButton);
        for (const int column : {0, steps, frontier, frontier + 1})
            QVERIFY2(!table()->isColumnHidden(column), qPrintable(QString::number(column)));
        QVERIFY(table()->isColumnHidden(time));
        QTest::mouseClick(button("other columns"), Qt::LeftButton);
        QVERIFY(!table()->isColumnHidden(time) && table()->isColumnHidden(frontier));
        panel_->resize(2000, 700);
        QTRY_VERIFY(button("other columns")->isHidden() && !table()->isColumnHidden(frontier));
    }

    /// However little room there is, the columns come in groups that fit beside the names, each
    /// column once, and no bar covers the last row.
    void columnsComeInGroupsThatFit() {
        compare();
        for (const int width : {420, 360, 320}) {
            panel_->resize(width, 700);
            QTRY_COMPARE(panel_->width(), width);
            std::vector<int> seen;
            do {
                for (int column = 1; column < table()->columnCount(); ++column)
                    if (!table()->isColumnHidden(column))
                        seen.push_back(column);
                QVERIFY2(table()->horizontalHeader()->length() <= table()->viewport()->width(),
                         qPrintable(QString::number(width)));
                QTest::mouseClick(button("other columns"), Qt::LeftButton);
            } while (table()->isColumnHidden(1) && seen.size() < 20);
            std::sort(seen.begin(), seen.end());
            QCOMPARE(seen, (std::vector<int>{1, 2, 3, 4, 5, 6, 7}));
        }
    }

    void aRowIsWatched() {
        compare();
        const QSignalSpy picked(panel_.get(), &ComparisonPanel::picked);
        table()->setFocus();
        table()->setCurrentCell(1, 0);
        QTest::keyClick(table(), Qt::Key_Return);
        QCOMPARE(picked.size(), 1);
        QCOMPARE(picked[0][0].value<Algorithm>(), Algorithm::depth_first);
    }

    /// As undo does it, which makes the maze once more.
    void comesBackWithItsProblem() {
        panel_->setQuestion(question(1));
        compare();
        const int rows = table()->rowCount();
        QVERIFY(rows > 0);
        panel_->setQuestion(question(2));
        QCOMPARE(table()->rowCount(), 0);
        panel_->setQuestion(question(1));
        QCOMPARE(table()->rowCount(), rows);
        QVERIFY(button("copy text")->isEnabled());
    }

    void figuresOfAnotherMazeAreTakenAway() {
        compare();
        const QString empty = ComparisonPanel().findChild<QLabel*>(q("note"))->text();
        QVERIFY(table()->rowCount() > 0 && note() != empty);
        panel_->setQuestion(question(4)); // as large, but another one
        QCOMPARE(table()->rowCount(), 0);
        QCOMPARE(note(), empty);
        QVERIFY(!button("copy text")->isEnabled() && !button("copy CSV")->isEnabled());
        panel_->compare();
        panel_->setQuestion(question(5)); // in the middle of it
        QVERIFY(!panel_->isRunning());
        QTest::qWait(150);
        QCOMPARE(table()->rowCount(), 0);
    }

    /// Another runner is no other question: all are compared.
    void figuresStayForAnotherRunner() {
        SearchQuestion same = question(3);
        panel_->setQuestion(same);
        compare();
        same.algorithm = Algorithm::depth_first;
        panel_->setQuestion(same);
        QCOMPARE(table()->rowCount(), 14);
        same.heuristic = loggia::pathfinding::Heuristic::null;
        panel_->setQuestion(same);
        QCOMPARE(table()->rowCount(), 0);
    }

    void mazesGrow() {
        auto* plot = panel_->findChild<Plot*>();
        QTest::mouseClick(panel_->findChild<QPushButton*>(q("grow")), Qt::LeftButton);
        QVERIFY(panel_->isRunning());
        QVERIFY(settles(*panel_));
        QCOMPARE(panel_->growthRows().size(), std::size_t{7});
        QCOMPARE(plot->content().series.size(), growthAlgorithms().size());
        QCOMPARE(plot->content().series[0].points.size(), std::size_t{7});
        const QSignalSpy copied(panel_.get(), &ComparisonPanel::copyWanted);
        QTest::mouseClick(buttonOf(*panel_, "Copy the curves as CSV"), Qt::LeftButton);
        QCOMPARE(copied[0][0].toString(), growthCsv(panel_->growthRows()));
    }

    void stopsAndKeepsWhatIsThere() {
        SearchQuestion large;
        large.maze = shared(generated(601, 601, 1, loggia::pathfinding::MazeKind::perfect));
        panel_->setQuestion(large);
        panel_->compare();
        QTRY_VERIFY_WITH_TIMEOUT(!panel_->comparison().rows.empty(), patience);
        panel_->stop();
        QVERIFY(settles(*panel_));
        QVERIFY(panel_->comparison().rows.size() < 12);
        QCOMPARE(table()->rowCount(), static_cast<int>(panel_->comparison().rows.size()));
    }

    void aScreenReaderHearsOfTheEnd() {
        const auto spoken = [this] {
            return QAccessible::queryAccessibleInterface(panel_->findChild<QLabel*>(q("note")))
                ->text(QAccessible::Name);
        };
        QCOMPARE(spoken(), note());
        compare();
        QCOMPARE(spoken(), q("Comparison finished. ") + note());
        panel_->setQuestion(question(1));
        QCOMPARE(spoken(), note());
    }

    /// Failure takes the place of the result.
    void tellsWhenItFails() {
        const MemoryShortage shortage;
        compare();
        QCOMPARE(note(), QStringLiteral("Not enough memory."));
        QTest::mouseClick(panel_->findChild<QPushButton*>(q("grow")), Qt::LeftButton);
        QVERIFY(settles(*panel_));
        QCOMPARE(note(), QStringLiteral("Not enough memory."));
    }

    /// As the search does.
    void saysWhatIsMissing() {
        const auto said = [this](const char* maze, MazeTask task) {
            SearchQuestion asked;
            asked.maze = shared(mazeOf(maze));
            asked.subject = task;
            panel_->setQuestion(asked);
            compare();
            return note();
        };
        QCOMPARE(said("S..\n", MazeTask::reach),
                 q("The maze has no goal. Place one with the Goal tool."));
        QCOMPARE(said("..G\n", MazeTask::reach),
                 q("The maze has no start. Place one with the Start tool."));
        QCOMPARE(said("..G\n", MazeTask::corners),
                 q("The maze has no start. Place one with the Start tool."));
        QCOMPARE(said("S..\n", MazeTask::food),
                 q("There is no food; add some with the Food tool."));
        QCOMPARE(table()->rowCount(), 0);
        QVERIFY(said("S.G\n", MazeTask::reach).contains(q("cheapest path")));
    }

private:
    static SearchQuestion question(std::uint64_t seed) {
        SearchQuestion made;
        made.maze = shared(generated(21, 15, seed));
        return made;
    }
    void compare() {
        QTest::mouseClick(panel_->findChild<QPushButton*>(q("compare")), Qt::LeftButton);
        QVERIFY(settles(*panel_));
    }
    [[nodiscard]] QTableWidget* table() const {
        return panel_->findChild<QTableWidget*>(q("comparison"));
    }
    [[nodiscard]] QAbstractButton* button(const char* name) const {
        return panel_->findChild<QPushButton*>(q(name));
    }
    [[nodiscard]] QString note() const { return panel_->findChild<QLabel*>(q("note"))->text(); }

    std::unique_ptr<ComparisonPanel> panel_;
};

LOGGIA_WINDOW_TEST(ComparisonPanelTest)

} // namespace comparison_panel_test

#include "comparison_panel_test.moc"
