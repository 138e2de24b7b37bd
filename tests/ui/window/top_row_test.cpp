#include "tests/suite.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/window/page_tabs.hpp"
#include "ui/window/pages.hpp"
#include "ui/window/top_row.hpp"

#include <QMenuBar>
#include <QSet>
#include <QToolBar>

namespace top_row_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

class TopRowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    /// Menus and tools take one row, no tool is hidden at the usual sizes, and the tools do not
    /// move when another page is shown.
    void toolsStandBesideTheMenus() {
        Bench bench(allPages);
        MainWindow& window = *bench.window;
        auto* tools = window.findChild<QToolBar*>();
        auto* menus = window.findChild<QMenuBar*>();
        for (const QSize size : {QSize(1100, 750), QSize(1366, 768), QSize(1920, 1080)}) {
            window.resize(size);
            QSet<int> places;
            for (int tab = 0; tab < window.tabs().count(); ++tab) {
                window.tabs().setCurrentIndex(tab);
                QCoreApplication::processEvents();
                const QRect row(tools->mapTo(&window, QPoint()), tools->size());
                const QRect titles(menus->mapTo(&window, QPoint()), menus->size());
                QVERIFY(row.top() < titles.bottom() && titles.top() < row.bottom());
                QVERIFY2(row.left() >= titles.right(), "tools over menus");
                QVERIFY(row.bottom() < 44);
                places << row.left();
                for (const QAction* action : tools->actions())
                    if (const QWidget* button =
                            tools->widgetForAction(const_cast<QAction*>(action)))
                        QVERIFY2(button->isVisible() && tools->rect().contains(button->geometry()),
                                 qPrintable(action->text()));
                for (const QAction* action : menus->actions())
                    QVERIFY(!action->isVisible() || menus->rect().contains(menus->actionGeometry(
                                                        const_cast<QAction*>(action))));
            }
            QCOMPARE(places.size(), 1);
        }
    }
};

LOGGIA_WINDOW_TEST(TopRowTest)

} // namespace top_row_test

#include "top_row_test.moc"
