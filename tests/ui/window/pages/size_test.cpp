#include "tests/suite.hpp"
#include "tests/ui/support/bench.hpp"
#include "tests/ui/support/cut_controls.hpp"
#include "ui/game_graph/board/position_board_view.hpp"
#include "ui/game_graph/game_graph_page.hpp"
#include "ui/theme/text_size.hpp"
#include "ui/widgets/graph/graph_view.hpp"
#include "ui/widgets/side_tabs.hpp"
#include "ui/widgets/source/source_editor.hpp"
#include "ui/window/page_tabs.hpp"
#include "ui/window/pages.hpp"

#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>

namespace size_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

/// What a page is about: its largest board, picture or editor in sight.
int mainArea(const Page& page) {
    int area = 0;
    for (const QWidget* each : page.findChildren<QWidget*>())
        if (each->isVisible() &&
            (hasBoardText(*each) || qobject_cast<const SourceEditor*>(each) != nullptr))
            area = std::max(area, each->width() * each->height());
    return area;
}

class PagesSizeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void theThingItselfIsLarge_data() {
        QTest::addColumn<QSize>("size");
        QTest::addRow("1100x750") << QSize(1100, 750);
        QTest::addRow("1366x768") << QSize(1366, 768);
        QTest::addRow("1920x1080") << QSize(1920, 1080);
    }
    void theThingItselfIsLarge() {
        QFETCH(QSize, size);
        Bench bench(allPages);
        MainWindow& window = *bench.window;
        window.resize(size);
        for (int tab = 0; tab < window.tabs().count(); ++tab) {
            window.tabs().setCurrentIndex(tab);
            QCoreApplication::processEvents();
            const Page& page = *window.currentPage();
            QCOMPARE(window.size(), size); // No page makes the window larger.
            const double share =
                static_cast<double>(mainArea(page)) / (page.width() * page.height());
            // Two pages have more than one thing: the cave and its rules, a puzzle and its texts.
            const bool several = page.info().id == QLatin1String("wumpus") ||
                                 page.info().id == QLatin1String("puzzles");
            QVERIFY2(share >= (several ? 0.2 : 1 / 3.0),
                     qPrintable(QStringLiteral("%1: %2").arg(page.info().id).arg(share)));
            const QStringList cut = cutControls(page);
            QVERIFY2(cut.isEmpty(),
                     qPrintable(page.info().id + QStringLiteral(": ") + cut.join(u' ')));
        }
    }

    /// What stands beside it need not be scrolled on a laptop's screen, but for the texts in it.
    void sidePanelsFit_data() {
        QTest::addColumn<QSize>("size");
        QTest::addRow("1100x750") << QSize(1100, 750);
        QTest::addRow("1366x768") << QSize(1366, 768);
    }
    void sidePanelsFit() {
        QFETCH(QSize, size);
        Bench bench(allPages);
        MainWindow& window = *bench.window;
        window.resize(size);
        QStringList scrolled;
        for (int tab = 0; tab < window.tabs().count(); ++tab) {
            window.tabs().setCurrentIndex(tab);
            for (SideTabs* side : window.currentPage()->findChildren<SideTabs*>())
                for (int panel = 0; panel < side->count(); ++panel) {
                    if (!side->isTabVisible(panel))
                        continue;
                    side->setCurrentIndex(panel);
                    QTest::qWait(30);
                    const auto* area = qobject_cast<QScrollArea*>(side->widget(panel));
                    if (area != nullptr && area->verticalScrollBar()->maximum() > 0)
                        scrolled << QStringLiteral("%1/%2: %3")
                                        .arg(window.currentPage()->info().id, side->tabText(panel))
                                        .arg(area->verticalScrollBar()->maximum());
                }
        }
        QVERIFY2(scrolled.isEmpty(), qPrintable(scrolled.join(QLatin1Char('\n'))));
    }

    /// The board of a game fills the middle of its page and grows with the window.
    void boardsOfGamesGrow() {
        Bench bench(allPages);
        MainWindow& window = *bench.window;
        auto* page = qobject_cast<GameGraphPage*>(window.page(QStringLiteral("game-graph")));
        window.showPage(page);
        QVERIFY(page->paste(QStringLiteral("game: tic-tac-toe 3x3 3")).has_value());
        const auto* board = page->findChild<PositionBoardView*>();
        double cell = 0;
        for (const QSize size : {QSize(1100, 750), QSize(1366, 768), QSize(1920, 1080)}) {
            window.resize(size);
            QCoreApplication::processEvents();
            QVERIFY(board->isVisible());
            QVERIFY(3 * board->width() * board->height() >= page->width() * page->height());
            const double now = board->tableCellRect({1, 1}).width();
            QVERIFY2(now > cell, qPrintable(QString::number(now)));
            cell = now;
            QVERIFY2(3 * cell > 0.75 * std::min(board->height(), board->width()),
                     qPrintable(QString::number(cell)));
        }
    }
};

LOGGIA_WINDOW_TEST(PagesSizeTest)

} // namespace size_test

#include "size_test.moc"
