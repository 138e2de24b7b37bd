#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/theme/style.hpp"
#include "ui/widgets/side_tabs.hpp"

#include <QApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QStackedWidget>
#include <QStyle>
#include <QTabBar>
#include <QTest>

#include <utility>

namespace side_tabs_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

/// Two fields each on two panels in a container, and after it a field of its own, to which Tab goes
/// next: where the keyboard comes in the meantime is noted.
template <typename Container>
struct Fixture {
    QList<QWidget*> visited; // longer than the window
    QWidget window;
    Container* container = new Container(&window);
    QList<QWidget*> panels;
    QList<QLineEdit*> fields;

    Fixture() {
        auto* row = new QHBoxLayout(&window);
        row->addWidget(container);
        for (int i = 0; i < 2; ++i) {
            auto* panel = new QWidget;
            auto* column = new QVBoxLayout(panel);
            for (int f = 0; f < 2; ++f) {
                fields << new QLineEdit(panel);
                column->addWidget(fields.last());
            }
            panels << panel;
        }
        row->addWidget(new QLineEdit(&window));
    }
    void show() {
        window.show();
        window.activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(&window));
        QObject::connect(qApp, &QApplication::focusChanged, container,
                         [this](QWidget*, QWidget* now) { visited << now; });
    }
    /// Where the keyboard came on its way, which is then forgotten.
    QList<QWidget*> visitedSince() { return std::exchange(visited, {}); }
};

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

    /// To its first field, and back to where it was there.
    void keyboardGoesStraightToTheOtherTab() {
        Fixture<PanelTabs> f;
        for (QWidget* panel : std::as_const(f.panels))
            f.container->addTab(panel, QStringLiteral("Tab"));
        f.show();
        f.fields[1]->setFocus();
        f.visitedSince();
        f.container->setCurrentIndex(1);
        QCOMPARE(f.visitedSince(), QList<QWidget*>{f.fields[2]});
        f.fields[3]->setFocus();
        f.visitedSince();
        f.container->setCurrentIndex(0);
        QCOMPARE(f.visitedSince(), QList<QWidget*>{f.fields[1]});
        QCOMPARE(f.panels[0]->geometry(), f.panels[0]->parentWidget()->rect());
        QTest::mouseClick(f.container->tabBar(), Qt::LeftButton, {},
                          f.container->tabBar()->tabRect(1).center());
        QCOMPARE(f.visitedSince(), QList<QWidget*>{f.fields[3]});
    }

    /// While the keyboard is elsewhere, it stays there.
    void keyboardStaysOutside() {
        Fixture<PanelTabs> f;
        for (QWidget* panel : std::as_const(f.panels))
            f.container->addTab(panel, QStringLiteral("Tab"));
        f.show();
        f.container->tabBar()->setFocus();
        f.visitedSince();
        f.container->setCurrentIndex(1);
        QCOMPARE(f.visitedSince(), QList<QWidget*>());
        QVERIFY(f.panels[1]->isVisible());
        QVERIFY(!f.panels[0]->isVisible());
    }

    void keyboardGoesStraightToTheOtherPanel() {
        Fixture<QStackedWidget> f;
        for (QWidget* panel : std::as_const(f.panels))
            f.container->addWidget(panel);
        auto* text = new QLabel(QStringLiteral("Nothing here"));
        f.container->addWidget(text);
        f.show();
        f.fields[0]->setFocus();
        f.visitedSince();
        showPanel(*f.container, *f.panels[1]);
        QCOMPARE(f.visitedSince(), QList<QWidget*>{f.fields[2]});
        showPanel(*f.container, *f.panels[1]);
        QCOMPARE(f.visitedSince(), QList<QWidget*>());
        showPanel(*f.container, *text);
        QCOMPARE(f.visitedSince(), QList<QWidget*>{text});
        QCOMPARE(f.container->currentWidget(), text);
    }
};

LOGGIA_WINDOW_TEST(SideTabsTest)

} // namespace side_tabs_test

#include "side_tabs_test.moc"
