#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/theme/style.hpp"
#include "ui/widgets/side_tabs.hpp"

#include <QApplication>
#include <QStyle>
#include <QTabBar>
#include <QTest>

namespace side_tabs_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

class SideTabsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    /// With its tip, also where tips of other panels follow.
    void holdsPanels() {
        SideTabs tabs;
        auto* panel = new QWidget;
        const QWidget* area =
            tabs.addPanel(panel, QStringLiteral("Why"), QStringLiteral("Reasons"));
        tabs.addPanel(new QWidget, QStringLiteral("How"));
        QCOMPARE(tabs.count(), 2);
        QCOMPARE(tabs.widget(0), area);
        QVERIFY(area->isAncestorOf(panel));
        QCOMPARE(tabs.tabText(0), QStringLiteral("Why"));
        QCOMPARE(tabs.tabToolTip(0), QStringLiteral("Reasons"));
        QCOMPARE(tabs.tabToolTip(1), QString());
    }

    /// The arrow keys go from a tab to the next one that is shown.
    void keysPassOverHiddenTabs() {
        SideTabs tabs;
        for (const char* title : {"Game", "Set up", "Review", "Match"})
            tabs.addTab(new QWidget(&tabs), QLatin1String(title));
        showTab(tabs, 1, false);
        showTab(tabs, 3, false);
        tabs.show();
        tabs.tabBar()->setFocus();
        QTest::keyClick(tabs.tabBar(), Qt::Key_Right);
        QCOMPARE(tabs.currentIndex(), 2);
        QTest::keyClick(tabs.tabBar(), Qt::Key_Right);
        QVERIFY(tabs.isTabVisible(tabs.currentIndex()));
        showTab(tabs, 1, true);
        tabs.setCurrentIndex(0);
        QTest::keyClick(tabs.tabBar(), Qt::Key_Right);
        QCOMPARE(tabs.currentIndex(), 1);
    }

    /// Titles move closer where they have to, and back; one that comes or goes counts too.
    void titlesMoveCloser() {
        SideTabs tabs;
        Style style;
        tabs.setStyle(&style);
        tabs.tabBar()->setStyle(&style);
        for (const char* title : {"Search", "Compare", "About", "Maze", "f-limits"})
            tabs.addTab(new QWidget(&tabs), QLatin1String(title));
        tabs.resize(900, 200);
        tabs.show();
        QVERIFY(!tabs.isNarrow());
        const int wide = tabs.tabBar()->sizeHint().width();
        tabs.resize(wide - 30, 200);
        QVERIFY(tabs.isNarrow());
        QVERIFY(tabs.tabBar()->sizeHint().width() < wide - 30);
        tabs.setTabVisible(4, false);
        QTRY_VERIFY_WITH_TIMEOUT(!tabs.isNarrow(), patience);
        tabs.setTabVisible(4, true);
        QTRY_VERIFY_WITH_TIMEOUT(tabs.isNarrow(), patience);
        tabs.resize(900, 200);
        QVERIFY(!tabs.isNarrow());
        QCOMPARE(tabs.tabBar()->sizeHint().width(), wide);
        tabs.setStyle(QApplication::style());
        tabs.tabBar()->setStyle(QApplication::style());
    }
};

LOGGIA_WINDOW_TEST(SideTabsTest)

} // namespace side_tabs_test

#include "side_tabs_test.moc"
