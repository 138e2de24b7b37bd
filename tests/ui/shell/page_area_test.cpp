#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "tests/ui/support/sample_page.hpp"
#include "ui/shell/page_area.hpp"

#include <QScrollBar>
#include <QTest>

#include <memory>

namespace page_area_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

class PageAreaTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void aPageFillsItWhereThereIsRoom() {
        auto* page = new SamplePage;
        PageArea area(*page);
        area.resize(page->minimumSizeHint() + QSize(300, 200));
        area.show();
        QCOMPARE(page->size(), area.size());
        QVERIFY(!area.verticalScrollBar()->isVisible());
    }

    void aPageScrollsWhereItIsLow() {
        auto* page = new SamplePage;
        PageArea area(*page);
        const QSize low = page->minimumSizeHint() + QSize(100, 100);
        page->field()->setMinimumHeight(500);
        area.show();
        QTRY_VERIFY(page->minimumSizeHint().height() > low.height());
        QVERIFY(area.minimumSizeHint().height() <= 200);
        area.resize(low);
        QTRY_VERIFY(area.verticalScrollBar()->isVisible());
        QCOMPARE(page->height(), page->minimumSizeHint().height());
        QCOMPARE(page->width(), area.viewport()->width());
        // Where it gets lower it does not scroll any more.
        page->field()->setMinimumHeight(0);
        QTRY_VERIFY(!area.verticalScrollBar()->isVisible());
        QCOMPARE(page->size(), area.size());
    }

    void whatHasTheKeyboardComesIntoSight() {
        auto* page = new SamplePage;
        PageArea area(*page);
        page->field()->setMinimumHeight(500);
        page->number()->setMinimumHeight(300);
        area.resize(400, 250);
        area.show();
        area.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&area));
        for (QWidget* each :
             {static_cast<QWidget*>(page->choice()), static_cast<QWidget*>(page->field()),
              static_cast<QWidget*>(page->choice())}) {
            each->setFocus(Qt::OtherFocusReason);
            QVERIFY(!each->visibleRegion().isEmpty());
        }
    }

    /// So a page whose board has the keyboard first begins at its top.
    void whatIsLargeIsNotScrolledTo() {
        auto* page = new SamplePage;
        PageArea area(*page);
        page->field()->setMinimumHeight(500);
        area.resize(400, 250);
        area.show();
        area.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&area));
        page->choice()->setFocus(Qt::OtherFocusReason);
        area.verticalScrollBar()->setValue(0);
        page->field()->setFocus(Qt::OtherFocusReason);
        QCOMPARE(area.verticalScrollBar()->value(), 0);
    }

    void aPageThatHasTheKeyboardCanGo() {
        auto* page = new SamplePage;
        auto area = std::make_unique<PageArea>(*page);
        area->show();
        area->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(area.get()));
        page->field()->setFocus();
        area.reset();
    }
};

LOGGIA_WINDOW_TEST(PageAreaTest)

} // namespace page_area_test

#include "page_area_test.moc"
