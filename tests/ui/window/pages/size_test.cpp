#include "tests/suite.hpp"
#include "tests/ui/support/bench.hpp"
#include "tests/ui/support/cut_controls.hpp"
#include "ui/game_graph/board/position_board_view.hpp"
#include "ui/game_graph/game_graph_page.hpp"
#include "ui/language/language.hpp"
#include "ui/legend/legend_window.hpp"
#include "ui/pathfinding/pathfinding_page.hpp"
#include "ui/pathfinding/race_panel.hpp"
#include "ui/sat/watch/watch_panel.hpp"
#include "ui/shell/page_area.hpp"
#include "ui/theme/text_size.hpp"
#include "ui/widgets/board/board_view.hpp"
#include "ui/widgets/graph/drawing_view.hpp"
#include "ui/widgets/graph/tree_view.hpp"
#include "ui/widgets/side_tabs.hpp"
#include "ui/widgets/source/source_editor.hpp"
#include "ui/window/page_tabs.hpp"
#include "ui/window/pages.hpp"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>

#include <utility>

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

/// Whether a "?" in sight lies on a cell of a board.
bool coversACell(const Page& page) {
    for (const LegendButton* button : page.findChildren<LegendButton*>()) {
        if (!button->isVisible())
            continue;
        const QRectF place(QPointF(button->mapTo(&page, QPoint())), QSizeF(button->size()));
        for (const BoardView* board : page.findChildren<BoardView*>()) {
            // A peg board has cells in which no hole is.
            if (!board->isVisible() || page.info().id == QLatin1String("peg"))
                continue;
            const QPointF corner = board->mapTo(&page, QPoint());
            for (int row = 0; row < board->scene().rows; ++row)
                for (int column = 0; column < board->scene().columns; ++column)
                    if (board->tableCellRect({column, row}).translated(corner).intersects(place))
                        return true;
        }
    }
    return false;
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
            const auto* area = window.tabs().currentWidget()->findChild<PageArea*>();
            QVERIFY2(!area->verticalScrollBar()->isVisible(), qPrintable(page.info().id));
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

    /// A screen of 1366x768 points at a scale of 1.5 has 512 in height. There a page scrolls; where
    /// the keyboard goes comes into sight.
    void everyPageFitsOnALowScreen() {
        Bench bench(allPages, true); // with the cards that introduce the pages
        MainWindow& window = *bench.window;
        const QSize size(910, 480);
        window.resize(size);
        for (int tab = 0; tab < window.tabs().count(); ++tab) {
            window.tabs().setCurrentIndex(tab);
            QCoreApplication::processEvents();
            QCOMPARE(window.size(), size);
            const Page& page = *window.currentPage();
            const auto* area = window.tabs().currentWidget()->findChild<PageArea*>();
            QVERIFY(page.width() <= area->viewport()->width());
            // What is in rows is laid out anew in the width that they get.
            QTRY_VERIFY2(page.height() >= page.minimumSizeHint().height(),
                         qPrintable(page.info().id));
            for (QWidget* each : page.areas()) {
                if (each->isHidden() || !each->isEnabled())
                    continue;
                each->setFocus(Qt::OtherFocusReason);
                QVERIFY2(!each->visibleRegion().isEmpty(), qPrintable(page.info().id));
            }
        }
    }

    /// What the mouse can do stands under a drawing, in one line that is not cut, and only there.
    void helpUnderADrawingFits_data() {
        QTest::addColumn<Language>("language");
        QTest::addRow("English") << Language::english;
        QTest::addRow("German") << Language::german;
        QTest::addRow("Spanish") << Language::spanish;
    }
    void helpUnderADrawingFits() {
        QFETCH(Language, language);
        Translations translations;
        translations.speak(language);
        Bench bench(allPages);
        MainWindow& window = *bench.window;
        window.resize(1366, 768);
        for (const auto& [id, command] : {std::pair("game-graph", "game-graph.draw"),
                                          std::pair("pathfinding", "pathfinding.graph")}) {
            window.showPage(window.page(QString::fromLatin1(id)));
            QAction* draw = window.commands().action(QString::fromLatin1(command));
            QTRY_VERIFY_WITH_TIMEOUT(draw->isEnabled(), patience);
            draw->trigger();
            const DrawingView* view = nullptr;
            const auto finds = [&] {
                for (const DrawingView* each : window.currentPage()->findChildren<DrawingView*>())
                    if (each->isVisible() && each->isEditable())
                        view = each;
                return view != nullptr;
            };
            QVERIFY2(QTest::qWaitFor(finds, patience), command);
            QTest::qWait(50);
            constexpr int buttons_and_margins = 134; // as DrawingView::paintHelp()
            const int room = view->width() - buttons_and_margins;
            QVERIFY2(view->fontMetrics().horizontalAdvance(view->help()) <= room,
                     qPrintable(QStringLiteral("%1 in %2").arg(view->help()).arg(room)));
            const QString first = view->help().section(QLatin1Char('.'), 0, 0);
            for (const QLabel* label : window.currentPage()->findChildren<QLabel*>())
                QVERIFY2(!label->isVisible() || !label->text().startsWith(first),
                         qPrintable(label->text()));
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

    /// Nor below the card of a new page, where words are longer: what is seen first.
    void firstPanelsFitBelowTheCard_data() {
        QTest::addColumn<Language>("language");
        QTest::addRow("English") << Language::english;
        QTest::addRow("German") << Language::german;
    }
    void firstPanelsFitBelowTheCard() {
        QFETCH(Language, language);
        Translations translations;
        translations.speak(language);
        Bench bench(allPages, true);
        MainWindow& window = *bench.window;
        window.resize(1100, 750);
        QStringList scrolled;
        for (int tab = 0; tab < window.tabs().count(); ++tab) {
            window.tabs().setCurrentIndex(tab);
            Page* const page = window.currentPage();
            // What is worked out of itself begins a moment later, and is longer than what stands
            // there before.
            for (int quiet = 0; quiet < 5; ++quiet) {
                QTest::qWait(50);
                if (page->isRunning())
                    quiet = 0;
            }
            for (const SideTabs* side : page->findChildren<SideTabs*>()) {
                const auto* area = qobject_cast<QScrollArea*>(side->currentWidget());
                if (area != nullptr && area->isVisible() &&
                    area->verticalScrollBar()->maximum() > 0)
                    scrolled << QStringLiteral("%1: %2")
                                    .arg(page->info().id)
                                    .arg(area->verticalScrollBar()->maximum());
            }
        }
        QVERIFY2(scrolled.isEmpty(), qPrintable(scrolled.join(QLatin1Char('\n'))));
    }

    /// However many race, who runs and by which heuristic is chosen without scrolling.
    void theRaceFits() {
        Bench bench(allPages);
        MainWindow& window = *bench.window;
        window.resize(1100, 750);
        auto* page = qobject_cast<PathfindingPage*>(window.page(QStringLiteral("pathfinding")));
        window.showPage(page);
        QTRY_VERIFY_WITH_TIMEOUT(!page->isRunning(), patience);
        auto* panel = page->findChild<RacePanel*>();
        const QScrollArea* area = nullptr;
        for (QWidget* each = panel->parentWidget(); each != nullptr && area == nullptr;)
            area = qobject_cast<QScrollArea*>(std::exchange(each, each->parentWidget()));
        QVERIFY(area != nullptr);
        for (const int runner : {2, 3, 4}) {
            auto* box = panel->findChild<QComboBox*>(QStringLiteral("against-%1").arg(runner));
            QVERIFY(box->isVisible());
            box->setFocus();
            QTest::keyClick(box, Qt::Key_Home);
            for (int steps = 0; steps < runner; ++steps)
                QTest::keyClick(box, Qt::Key_Down);
            QTRY_VERIFY_WITH_TIMEOUT(!page->isRunning(), patience);
            QCOMPARE(page->run()->settings().lanes.size(), static_cast<std::size_t>(runner));
            QTest::qWait(30);
            QVERIFY2(area->verticalScrollBar()->maximum() == 0,
                     qPrintable(QStringLiteral("%1 runners: %2")
                                    .arg(runner)
                                    .arg(area->verticalScrollBar()->maximum())));
            QCOMPARE(cutControls(*page), QStringList());
        }
    }

    /// The "?" lies on no cell of a picture that fills its place.
    void theLegendsButtonCoversNoCell_data() { theThingItselfIsLarge_data(); }
    void theLegendsButtonCoversNoCell() {
        QFETCH(QSize, size);
        Bench bench(allPages);
        MainWindow& window = *bench.window;
        window.resize(size);
        for (int tab = 0; tab < window.tabs().count(); ++tab) {
            window.tabs().setCurrentIndex(tab);
            QCoreApplication::processEvents();
            const Page& page = *window.currentPage();
            QVERIFY2(QTest::qWaitFor([&page] { return !coversACell(page); }, patience),
                     qPrintable(page.info().id));
        }
    }

    /// The graph of the worked example's conflict is seen as a whole, the decision at its top too.
    void theConflictIsSeenWhole_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("cards");
        QTest::addRow("1366x768") << QSize(1366, 768) << false;
        QTest::addRow("1366x768, with the page's card") << QSize(1366, 768) << true;
        QTest::addRow("1100x750") << QSize(1100, 750) << false;
    }
    void theConflictIsSeenWhole() {
        QFETCH(QSize, size);
        QFETCH(bool, cards);
        Bench bench(allPages, cards);
        MainWindow& window = *bench.window;
        window.resize(size);
        Page* page = window.page(QStringLiteral("sat"));
        window.showPage(page);
        const auto* watch = window.commands().action(QStringLiteral("sat.watch"));
        QTRY_VERIFY_WITH_TIMEOUT(watch->isEnabled(), patience);
        window.commands().action(QStringLiteral("sat.watch"))->trigger();
        auto* next = window.commands().action(QStringLiteral("sat.next-conflict"));
        QTRY_VERIFY_WITH_TIMEOUT(next->isEnabled(), patience);
        page->findChild<TreeView*>()->setFocus();
        next->trigger();
        GraphView* graph = nullptr;
        for (auto* view : page->findChild<WatchPanel*>()->findChildren<GraphView*>())
            if (view->isVisible())
                graph = view;
        QVERIFY(graph != nullptr && graph->scene().size() > 0);
        QVERIFY(!graph->isCut());
        for (int node = 0; node < graph->scene().size(); ++node)
            QTRY_VERIFY(QRectF(graph->rect()).contains(graph->rectOf(node)));
        QVERIFY(!qobject_cast<LegendButton*>(QApplication::focusWidget()));
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
            // What is said below it and the bar share a row where there is room.
            if (size.width() >= 1366) {
                const auto* key = page->findChild<QWidget*>(QStringLiteral("key"));
                const auto* start = page->findChild<QWidget*>(QStringLiteral("start"));
                const int apart = key->mapTo(page, key->rect().center()).y() -
                                  start->mapTo(page, start->rect().center()).y();
                QVERIFY2(std::abs(apart) < start->height(), qPrintable(QString::number(apart)));
            }
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
