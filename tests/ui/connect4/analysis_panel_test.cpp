#include "tests/suite.hpp"
#include "tests/ui/connect4/players.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/connect4/analysis_panel.hpp"
#include "ui/connect4/analysis_run.hpp"
#include "ui/connect4/board/figures.hpp"
#include "ui/connect4/connect4_document.hpp"
#include "ui/undo/history.hpp"
#include "ui/widgets/plot.hpp"
#include "ui/widgets/step_buttons.hpp"
#include "ui/widgets/value_bar.hpp"

#include <QHeaderView>
#include <QSignalSpy>
#include <QTableWidget>
#include <QToolButton>

namespace analysis_panel_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;
using connect4::Player;

struct Fixture {
    History undo;
    Connect4Document document{&undo};
    AnalysisRun run{&document};
    AnalysisPanel panel{&document, &run};
    QTableWidget* table = panel.findChild<QTableWidget*>();
    ValueBar* bar = panel.findChild<ValueBar*>();
    Plot* plot = panel.findChild<Plot*>();

    explicit Fixture(const std::vector<int>& moves = {}) {
        document.setPlayer(Player::two, {});
        document.setGame({{}, moves}, QStringLiteral("open"));
        run.setSettings(toDepth(4));
        panel.resize(420, 700);
        panel.show();
        panel.activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(&panel));
    }
    bool analyse() {
        run.setOn(true);
        return settles(run);
    }
    [[nodiscard]] QString text(int row, int column) const {
        return table->item(row, column)->text();
    }
    [[nodiscard]] QPoint middleOf(int row) const {
        return table->visualItemRect(table->item(row, 1)).center();
    }
};

const std::vector<int> opening{3, 3, 2, 2, 4};

class AnalysisPanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void saysWhatToDoWhileNothingIsKnown() {
        Fixture f;
        QCOMPARE(f.table->rowCount(), 0);
        QCOMPARE(f.bar->verdict(), QStringLiteral("No value yet"));
        QVERIFY(!f.plot->content().empty_text.isEmpty());
        QCOMPARE(namelessWidgets(f.panel).join(QLatin1Char(10)), QString());
    }

    void showsEachColumnWithItsValueAndPlay() {
        Fixture f(opening);
        QVERIFY(f.analyse());
        const connect4::Analysis& analysis = *f.run.analysis();
        QCOMPARE(f.table->rowCount(), 7);
        int best = 0;
        for (int row = 0; row < 7; ++row) {
            const connect4::ColumnValue& entry = analysis.columns[static_cast<std::size_t>(row)];
            QVERIFY(f.text(row, 0).startsWith(QString::number(row + 1)));
            QCOMPARE(f.text(row, 1), valueText(entry.value));
            QVERIFY(f.text(row, 2).startsWith(QString::number(row + 1)));
            QCOMPARE(f.text(row, 2).split(QLatin1Char(' ')).size(),
                     static_cast<qsizetype>(entry.line.size()));
            // A word says which is best, not the weight of the letters alone.
            const bool is_best = f.text(row, 0).contains(QStringLiteral("best"));
            QCOMPARE(f.table->item(row, 0)->font().bold(), is_best);
            if (entry.column == analysis.column)
                QVERIFY(is_best);
            best += is_best ? 1 : 0;
        }
        QVERIFY(best >= 1);
        QVERIFY(!f.bar->verdict().contains(QStringLiteral("player")));
        // All rows are in view without scrolling.
        QVERIFY(f.table->viewport()->rect().contains(f.middleOf(0)));
        QVERIFY(f.table->viewport()->rect().contains(f.middleOf(6)));
        QVERIFY(f.document.play(0).has_value());
        QCOMPARE(f.table->rowCount(), 0); // of another position nothing is known
    }

    void pointingShowsThePlay() {
        Fixture f(opening);
        QVERIFY(f.analyse());
        const QSignalSpy pointed(&f.panel, &AnalysisPanel::pointedLineChanged);
        const auto line = [&](std::size_t row) { return f.run.analysis()->columns[row].line; };
        QTest::mouseMove(f.table->viewport(), f.middleOf(2));
        QTRY_COMPARE(f.panel.pointedLine(), line(2));
        QTest::mouseMove(f.table->viewport(), f.middleOf(5));
        QTRY_COMPARE(f.panel.pointedLine(), line(5));
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(f.table->viewport(), &leave);
        QVERIFY(f.panel.pointedLine().empty());
        QCOMPARE(pointed.size(), 3);
    }

    /// By the buttons below the table, and by the arrows; the table keeps the keyboard.
    void aLineIsSteppedThrough() {
        Fixture f(opening);
        QVERIFY(f.analyse());
        const auto whole = f.run.analysis()->columns[2].line;
        QVERIFY(whole.size() >= 3);
        const auto first = [&](std::size_t moves) {
            return std::vector<int>(whole.begin(),
                                    whole.begin() + static_cast<std::ptrdiff_t>(moves));
        };
        const auto buttons = f.panel.findChild<StepButtons*>()->findChildren<QToolButton*>();
        QVERIFY(!buttons[0]->isEnabled() && !buttons[3]->isEnabled());
        QTest::mouseClick(f.table->viewport(), Qt::LeftButton, {}, f.middleOf(2));
        QCOMPARE(f.panel.pointedLine(), whole);
        QTest::mouseClick(buttons[0], Qt::LeftButton);
        QVERIFY(f.panel.pointedLine().empty());
        QTest::mouseClick(buttons[2], Qt::LeftButton);
        QCOMPARE(f.panel.pointedLine(), first(1));
        QTest::keyClick(f.table, Qt::Key_Right);
        QTest::keyClick(f.table, Qt::Key_Right);
        QCOMPARE(f.panel.pointedLine(), first(3));
        QTest::keyClick(f.table, Qt::Key_Left);
        QCOMPARE(f.panel.pointedLine(), first(2));
        QTest::mouseClick(buttons[3], Qt::LeftButton);
        QCOMPARE(f.panel.pointedLine(), whole);
        QTest::keyClick(f.table, Qt::Key_Right);
        QCOMPARE(f.panel.pointedLine(), whole);
        QVERIFY(f.table->hasFocus());
        // Another line begins as a whole, and where none is shown there is nothing to step through.
        QTest::keyClick(f.table, Qt::Key_Left);
        QTest::keyClick(f.table, Qt::Key_Down);
        QCOMPARE(f.panel.pointedLine(), f.run.analysis()->columns[3].line);
        f.plot->setFocus();
        QVERIFY(!buttons[0]->isEnabled() && !buttons[3]->isEnabled());
    }

    void keysShowThePlay() {
        Fixture f(opening);
        QVERIFY(f.analyse());
        const auto line = [&](std::size_t row) { return f.run.analysis()->columns[row].line; };
        f.table->setFocus();
        f.table->setCurrentCell(0, 0);
        QCOMPARE(f.panel.pointedLine(), line(0));
        QTest::keyClick(f.table, Qt::Key_Down);
        QCOMPARE(f.panel.pointedLine(), line(1));
        f.plot->setFocus();
        QVERIFY(f.panel.pointedLine().empty());
        f.table->setFocus();
        QCOMPARE(f.panel.pointedLine(), line(1));
        QVERIFY(f.document.play(0).has_value());
        QVERIFY(f.panel.pointedLine().empty());
    }

    /// The engine thinks on while the mouse rests on a column: the board shows what the row says.
    void whatIsPointedAtIsKeptUpToDate() {
        Fixture f(opening);
        f.run.setSettings(forLong());
        f.run.setOn(true);
        QTRY_COMPARE(f.table->rowCount(), 7);
        QTest::mouseMove(f.table->viewport(), f.middleOf(3));
        for (int i = 0; i < 12; ++i) {
            QTest::qWait(50);
            QCOMPARE(f.panel.pointedLine(), f.run.analysis()->columns[3].line);
        }
        f.run.stop();
    }

    void theCourseCanBeWalked() {
        Fixture f(opening);
        QVERIFY(f.analyse());
        const auto& series = f.plot->content().series;
        QCOMPARE(series[0].points.size(), opening.size() + 1);
        QCOMPARE(series[1].points.size(), opening.size() + 1);
        for (std::size_t i = 0; i <= opening.size(); ++i)
            QCOMPARE(series[1].points[i].y(), 0.0); // no point was made so far
        QTest::mouseClick(f.plot, Qt::LeftButton, {}, f.plot->positionOf(2).toPoint());
        QCOMPARE(f.document.shown(), std::size_t{2});
        QCOMPARE(f.plot->content().marker, std::optional(2.0));
        f.run.setOn(false);
        f.run.setSettings(toDepth(2)); // a finished review stays
        QCOMPARE(f.plot->content().series[0].points.size(), opening.size() + 1);
    }

    void theEndIsKnownWithoutAnEngine() {
        Fixture f;
        connect4::Game game;
        for (int ply = 0; ply < connect4::cells; ++ply)
            game.moves.push_back(ply % connect4::columns);
        f.document.setGame(game, QStringLiteral("open"));
        const int lead = game.position().score().lead(Player::one);
        QVERIFY(f.bar->verdict().contains(QStringLiteral("exact")));
        if (lead != 0)
            QVERIFY(f.bar->verdict().contains(QString::number(std::abs(lead))));
        f.document.startEditing();
        QCOMPARE(f.bar->verdict(), QStringLiteral("No value yet"));
    }
};

LOGGIA_WINDOW_TEST(AnalysisPanelTest)

} // namespace analysis_panel_test

#include "analysis_panel_test.moc"
