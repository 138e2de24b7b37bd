#include "tests/suite.hpp"
#include "tests/ui/puzzles/puzzle_page_fixture.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "ui/puzzles/modulo_panel.hpp"

#include <QAbstractButton>
#include <QListWidget>
#include <QSignalSpy>

namespace modulo_panel_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

class ModuloPanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void explains() {
        ModuloPanel panel;
        panel.resize(360, 500);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        auto* list = panel.findChild<QListWidget*>(uq("slips"));
        auto* wrap = panel.findChild<QAbstractButton*>(uq("wrap"));
        QVERIFY(!list->isVisible() && !wrap->isVisible());
        panel.setSlips(*gf2::integer_slips(slipping));
        QVERIFY(list->isVisible() && wrap->isVisible());
        QCOMPARE(list->count(), 1);
        QVERIFY2(list->item(0)->text().contains(uq("Line 3")), qPrintable(list->item(0)->text()));
        QSignalSpy picked(&panel, &ModuloPanel::linePicked);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                          list->visualItemRect(list->item(0)).center());
        QCOMPARE(picked.first().first().toInt(), 3);
        QSignalSpy wanted(&panel, &ModuloPanel::wrapWanted);
        QTest::mouseClick(wrap, Qt::LeftButton);
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(namelessWidgets(panel), QStringList());
    }
};

LOGGIA_WINDOW_TEST(ModuloPanelTest)

} // namespace modulo_panel_test

#include "modulo_panel_test.moc"
