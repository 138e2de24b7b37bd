#include "tests/suite.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/commands/commands.hpp"
#include "ui/shell/page_host.hpp"
#include "ui/theme/icons.hpp"
#include "ui/window/page_tabs.hpp"

#include <QAction>
#include <QLabel>
#include <QLineEdit>

namespace page_tabs_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

const QStringList titles{QStringLiteral("Formula Game"), QStringLiteral("Max-Connect4"),
                         QStringLiteral("Wumpus World"), QStringLiteral("Peg Solitaire"),
                         QStringLiteral("SAT"),          QStringLiteral("Normal Forms"),
                         QStringLiteral("Game Graphs"),  QStringLiteral("Pathfinding"),
                         QStringLiteral("Logic Puzzles")};

struct NineTabs {
    PageTabs tabs;
    PageTabBar* bar = qobject_cast<PageTabBar*>(tabs.tabBar());

    explicit NineTabs(int width) {
        for (const QString& title : titles)
            tabs.addTab(new QWidget, icon(QStringLiteral("connect4")), title);
        tabs.resize(width, 300);
        tabs.show();
        static_cast<void>(QTest::qWaitForWindowExposed(&tabs));
    }
    [[nodiscard]] int iconsOnly() const {
        int count = 0;
        for (int i = 0; i < bar->count(); ++i)
            count += bar->isIconOnly(i) ? 1 : 0;
        return count;
    }
};

class PageTabsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void everyTabIsInsideAndClickable_data() {
        QTest::addColumn<int>("width");
        for (const int width : {560, 640, 700, 800, 900, 1000, 1180, 1600})
            QTest::addRow("%d", width) << width;
    }
    void everyTabIsInsideAndClickable() {
        QFETCH(int, width);
        NineTabs nine(width);
        QVERIFY(nine.tabs.minimumSizeHint().width() <= 560);
        for (int i = 0; i < nine.bar->count(); ++i) {
            const QRect tab = nine.bar->tabRect(i);
            QVERIFY2(tab.left() >= 0 && tab.right() < width, qPrintable(QString::number(i)));
            QVERIFY(tab.width() >= 40);
            QTest::mouseClick(nine.bar, Qt::LeftButton, {}, tab.center());
            QCOMPARE(nine.bar->currentIndex(), i);
            // The one that is shown always says its name.
            QVERIFY(!nine.bar->isIconOnly(i));
            QVERIFY(nine.bar->tabRect(i).width() >= (nine.bar->showsIcons() ? 70 : 44));
            QVERIFY(nine.bar->tabRect(8).right() < width);
        }
    }

    void titlesAreWholeThenWithoutIconsThenCutThenIcons() {
        const NineTabs wide(1600);
        QCOMPARE(wide.iconsOnly(), 0);
        QVERIFY(wide.bar->showsIcons());
        int full = 0;
        for (int i = 0; i < wide.bar->count(); ++i)
            full += wide.bar->tabRect(i).width();
        QCOMPARE(wide.bar->sizeHint().width(), full);

        const NineTabs bare(full - 60);
        QVERIFY(!bare.bar->showsIcons());
        const int icon_room = wide.bar->tabRect(0).width() - bare.bar->tabRect(0).width();
        QVERIFY(icon_room >= bare.bar->iconSize().width());
        for (int i = 0; i < bare.bar->count(); ++i)
            QCOMPARE(bare.bar->tabRect(i).width(), wide.bar->tabRect(i).width() - icon_room);

        const NineTabs cut(full - 9 * icon_room - 20);
        QCOMPARE(cut.iconsOnly(), 0);
        QVERIFY(cut.bar->showsIcons());
        // Only the longest pay: the short one keeps its whole title.
        QCOMPARE(cut.bar->tabRect(4).width(), wide.bar->tabRect(4).width());
        int narrowed = 0;
        for (int i = 0; i < cut.bar->count(); ++i)
            narrowed += cut.bar->tabRect(i).width() < wide.bar->tabRect(i).width() ? 1 : 0;
        QVERIFY(narrowed >= 1 && narrowed < 9);

        QCOMPARE(NineTabs(600).iconsOnly(), 8);
    }

    void widthsFollowTheWindow() {
        NineTabs nine(1600);
        nine.tabs.resize(600, 300);
        QTRY_COMPARE(nine.iconsOnly(), 8);
        QVERIFY(nine.bar->tabRect(8).right() < 600);
        nine.tabs.resize(1600, 300);
        QTRY_COMPARE(nine.iconsOnly(), 0);
        QCOMPARE(nine.bar->sizeHint().width(), nine.bar->tabRect(8).right() + 1);
    }

    void tabsHaveCommandsOfTheirNames() {
        Bench bench;
        auto& commands = bench.window->commands();
        const QAction* third = commands.action(QStringLiteral("view.tab3"));
        QCOMPARE(plainText(third->text()), QStringLiteral("Peg Solitaire"));
        QVERIFY(!commands.action(QStringLiteral("view.tab4"))->isVisible());
        QVERIFY(!commands.action(QStringLiteral("view.tab4"))->isEnabled());
        QVERIFY(commands.action(QStringLiteral("view.tab1"))->isChecked());
        QCOMPARE(bench.window->tabs().tabToolTip(2), QStringLiteral("Peg Solitaire (Ctrl+3)"));
        bench.window->tabs().tabBar()->moveTab(2, 0);
        QCOMPARE(plainText(third->text()), QStringLiteral("Formula Game"));
        QVERIFY(commands.action(QStringLiteral("view.tab2"))->isChecked());
        commands.setShortcut(QStringLiteral("view.tab3"), QKeySequence(QStringLiteral("Ctrl+G")));
        QCOMPARE(bench.window->tabs().tabToolTip(2), QStringLiteral("Formula Game (Ctrl+G)"));
        QTest::keyClick(bench.window.get(), Qt::Key_G, Qt::ControlModifier);
        QCOMPARE(bench.current().id(), QStringLiteral("formula"));
    }

    void controlTabGoesRound() {
        Bench bench;
        QStringList seen;
        for (int i = 0; i < 4; ++i) {
            QTest::keyClick(bench.window->focusWidget(), Qt::Key_Tab, Qt::ControlModifier);
            seen << bench.current().id();
        }
        QCOMPARE(seen.join(QLatin1Char(' ')), QStringLiteral("formula peg sample formula"));
        QTest::keyClick(bench.window->focusWidget(), Qt::Key_Backtab,
                        Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(bench.current().id(), QStringLiteral("sample"));
    }

    void theOrderIsRemembered() {
        Bench bench;
        QTabBar* bar = bench.window->tabs().tabBar();
        const QPoint from = bar->tabRect(0).center();
        const QPoint to = bar->tabRect(2).center() + QPoint(20, 0);
        QTest::mousePress(bar, Qt::LeftButton, {}, from);
        for (int step = 1; step <= 10; ++step)
            QTest::mouseMove(bar, from + (to - from) * step / 10);
        QTest::mouseRelease(bar, Qt::LeftButton, {}, to);
        QTRY_COMPARE(bench.window->tabs().tabText(2), QStringLiteral("Sample"));
        bench.close();
        bench.open();
        QCOMPARE(bench.window->tabs().tabText(0), QStringLiteral("Formula Game"));
        QCOMPARE(bench.window->tabs().tabText(2), QStringLiteral("Sample"));
        QCOMPARE(bench.window->tabs().currentIndex(), 2);
    }
};

LOGGIA_WINDOW_TEST(PageTabsTest)

} // namespace page_tabs_test

#include "page_tabs_test.moc"
