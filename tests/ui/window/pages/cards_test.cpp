// The card above a page that was never seen.

#include "tests/suite.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/lessons/lesson_panel.hpp"
#include "ui/lessons/start_card.hpp"
#include "ui/shell/page.hpp"
#include "ui/shell/page_host.hpp"
#include "ui/shell/tab_order.hpp"
#include "ui/undo/history.hpp"
#include "ui/window/main_window.hpp"
#include "ui/window/pages.hpp"

#include <QAbstractButton>
#include <QLabel>
#include <QScopeGuard>
#include <QStandardPaths>

namespace cards_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

StartCard* cardOf(const Bench& bench) {
    for (StartCard* card : bench.window->findChildren<StartCard*>())
        if (card->isVisible())
            return card;
    return nullptr;
}

void show(const Bench& bench, const char* page) {
    bench.window->showPage(bench.window->page(QLatin1String(page)));
}

class PagesCardsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void cleanupTestCase() { QStandardPaths::setTestModeEnabled(false); }
    void init() { failOnWarnings(); }

    void saysWhatEachPageIsFor() {
        const Bench bench(allPages, true);
        QStringList texts;
        for (const PageInfo& info : allPages()) {
            bench.window->showPage(bench.window->page(info.id));
            StartCard* card = cardOf(bench);
            QVERIFY2(card != nullptr, qPrintable(info.id));
            const QString text = card->findChild<QLabel*>()->text();
            QVERIFY2(text.size() > 60 && text.size() < 330, qPrintable(text));
            QVERIFY2(text.endsWith(QLatin1Char('.')), qPrintable(text));
            QVERIFY(!texts.contains(text));
            texts << text;
            for (const char* name : {"Start the lesson", "Open an example", "New"})
                QVERIFY2(buttonOf(*card, name) != nullptr, name);
            QCOMPARE(namelessWidgets(*card), QStringList());
            QCOMPARE(unplacedWidgets(*card), QStringList());
            for (const QAbstractButton* button : card->findChildren<QAbstractButton*>())
                QVERIFY2(!button->toolTip().isEmpty(), qPrintable(button->text()));
            // It lies beside the page, not over it.
            const Page* page = bench.window->currentPage();
            QTRY_VERIFY(!QRect(card->mapToGlobal(QPoint(0, 0)), card->size())
                             .intersects(QRect(page->mapToGlobal(QPoint(0, 0)), page->size())));
            // All that it does not need is the page's.
            QTRY_VERIFY(card->height() <= card->heightForWidth(card->width()));
            // In a narrow window its text has more lines, and each of them is whole.
            const QSize usual = bench.window->size();
            bench.window->resize(800, 600);
            QTRY_COMPARE(card->height(), card->heightForWidth(card->width()));
            bench.window->resize(usual);
        }
    }

    /// There the page has no room to spare: the first sentence, and the rest in the tip.
    void isBriefInALowWindow() {
        const Bench bench(allPages, true);
        show(bench, "peg");
        StartCard* card = cardOf(bench);
        const auto* label = card->findChild<QLabel*>();
        bench.window->resize(900, 700);
        const QString whole = label->text();
        QTRY_COMPARE(card->height(), card->heightForWidth(card->width()));
        const int height = card->height();
        bench.window->resize(900, 480);
        QTRY_VERIFY(card->height() < height);
        QVERIFY(label->text().size() < whole.size() && whole.startsWith(label->text()));
        QVERIFY(label->text().endsWith(QLatin1Char('.')));
        QCOMPARE(tipOf(*const_cast<QLabel*>(label)), whole);
        bench.window->resize(900, 700);
        QTRY_COMPARE(label->text(), whole);
    }

    /// What comes next on Search Lab, for example, is a choice box.
    void givesTheKeyboardBack() {
        const Bench bench(allPages, true);
        for (const char* page : {"connect4", "sat", "pathfinding", "puzzles"}) {
            show(bench, page);
            const QWidget* before = QApplication::focusWidget();
            QVERIFY2(bench.window->currentPage()->isAncestorOf(before), page);
            QAbstractButton* example = buttonOf(*cardOf(bench), "Open an example");
            example->setFocus();
            QTest::keyClick(example, Qt::Key_Space);
            QTRY_VERIFY2(cardOf(bench) == nullptr, page);
            QCOMPARE(QApplication::focusWidget(), before);
        }
    }

    /// Not the tabs, which Qt gives it to when the button goes.
    void theLessonGetsTheKeyboard() {
        const Bench bench(allPages, true);
        for (const PageInfo& info : allPages()) {
            bench.window->showPage(bench.window->page(info.id));
            QAbstractButton* start = buttonOf(*cardOf(bench), "Start the lesson");
            start->setFocus();
            QTest::keyClick(start, Qt::Key_Space);
            const QWidget* focus = QApplication::focusWidget();
            QVERIFY2(focus != nullptr, qPrintable(info.id));
            bool is_there = bench.window->currentPage()->isAncestorOf(focus);
            for (const LessonPanel* panel : bench.window->findChildren<LessonPanel*>())
                is_there = is_there || panel->isAncestorOf(focus);
            QVERIFY2(is_there, qPrintable(info.id));
        }
    }

    /// It is read first, and so Tab comes to it first, and from its last button to the page.
    void comesBeforeItsPageByTab() {
        const Bench bench(allPages, true);
        for (const PageInfo& info : allPages()) {
            Page* page = bench.window->page(info.id);
            bench.window->showPage(page);
            QWidget* host = PageHost::of(*page);
            const QStringList leaps = leapsBack(*host);
            QVERIFY2(leaps.isEmpty(), qPrintable(info.id + leaps.join(QLatin1Char(10))));
            const QWidget* card = cardOf(bench);
            QWidget* first = firstStop(*host);
            QVERIFY2(first != nullptr && card->isAncestorOf(first), qPrintable(info.id));
            first->setFocus(Qt::TabFocusReason);
            for (int i = 0; i < 4; ++i) {
                QVERIFY2(card->isAncestorOf(QApplication::focusWidget()), qPrintable(info.id));
                QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            }
            QVERIFY2(page->isAncestorOf(QApplication::focusWidget()), qPrintable(info.id));
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab, Qt::ShiftModifier);
            QVERIFY2(card->isAncestorOf(QApplication::focusWidget()), qPrintable(info.id));
        }
    }

    /// So does a lesson, which stands to the left of the page.
    void lessonsComeBeforeTheirPageByTab() {
        const Bench bench(allPages, true);
        for (const PageInfo& info : allPages()) {
            Page* page = bench.window->page(info.id);
            bench.window->showPage(page);
            buttonOf(*cardOf(bench), "Start the lesson")->click();
            QWidget* host = PageHost::of(*page);
            const auto* panel = host->findChild<LessonPanel*>();
            QVERIFY2(panel != nullptr, qPrintable(info.id));
            QTRY_VERIFY(panel->isVisible());
            const QStringList leaps = leapsBack(*host);
            QVERIFY2(leaps.isEmpty(), qPrintable(info.id + leaps.join(QLatin1Char(10))));
            QVERIFY2(panel->isAncestorOf(firstStop(*host)), qPrintable(info.id));
        }
    }

    void goesWhenThePersonBegins() {
        Bench bench(allPages, true);
        show(bench, "peg");
        QVERIFY(cardOf(bench) != nullptr);
        bench.window->currentPage()->newDocument();
        QTRY_VERIFY(cardOf(bench) == nullptr);
        // Not at the next start either, but when it is asked for.
        bench.close();
        bench.open();
        show(bench, "peg");
        QVERIFY(cardOf(bench) == nullptr);
        bench.window->commands().action(QStringLiteral("help.introduction"))->trigger();
        QVERIFY(cardOf(bench) != nullptr);
        buttonOf(*cardOf(bench), "Close the introduction")->click();
        QTRY_VERIFY(cardOf(bench) == nullptr);
    }

    /// The first wall is drawn to its end where it was begun.
    void staysWhileSomethingIsDrawn() {
        const Bench bench(allPages, true);
        show(bench, "pathfinding");
        Page* page = bench.window->currentPage();
        QWidget* maze = nullptr;
        for (QWidget* each : page->findChildren<QWidget*>(QStringLiteral("maze")))
            if (each->isVisible())
                maze = each;
        QVERIFY(maze != nullptr);
        QVERIFY(!page->history()->canUndo());
        const QPoint middle = maze->rect().center();
        QTest::mousePress(maze, Qt::LeftButton, {}, middle);
        QVERIFY(page->history()->canUndo());
        QTest::qWait(20);
        QVERIFY(cardOf(bench) != nullptr);
        QTest::mouseRelease(maze, Qt::LeftButton, {}, middle);
        QTRY_VERIFY(cardOf(bench) == nullptr);
    }

    /// What is clicked next is where it was, too.
    void staysForASecondClick() {
        const Bench bench(allPages, true);
        show(bench, "pathfinding");
        Page* page = bench.window->currentPage();
        QWidget* maze = nullptr;
        for (QWidget* each : page->findChildren<QWidget*>(QStringLiteral("maze")))
            if (each->isVisible())
                maze = each;
        QVERIFY(maze != nullptr);
        const int usual = QApplication::doubleClickInterval();
        const auto restore = qScopeGuard([usual] { QApplication::setDoubleClickInterval(usual); });
        QApplication::setDoubleClickInterval(600'000);
        QTest::mouseClick(maze, Qt::LeftButton, {}, maze->rect().center());
        QVERIFY(page->history()->canUndo());
        QCoreApplication::processEvents();
        QVERIFY(cardOf(bench) != nullptr);
        // After a click on the card itself there is nothing to wait for.
        show(bench, "wumpus");
        QTest::mouseClick(buttonOf(*cardOf(bench), "New"), Qt::LeftButton);
        QTRY_VERIFY(cardOf(bench) == nullptr);
        show(bench, "pathfinding");
        QApplication::setDoubleClickInterval(1);
        QTest::mouseClick(maze, Qt::LeftButton, {}, maze->rect().center() + QPoint(60, 0));
        QTRY_VERIFY(cardOf(bench) == nullptr);
    }

    void offersWaysToBegin() {
        const Bench bench(allPages, true);
        show(bench, "sat");
        buttonOf(*cardOf(bench), "Open an example")->click();
        QVERIFY(bench.window->windowTitle().contains(QStringLiteral("example")));
        QTRY_VERIFY(cardOf(bench) == nullptr);
        show(bench, "peg");
        buttonOf(*cardOf(bench), "Start the lesson")->click();
        QVERIFY(bench.window->findChild<LessonPanel*>() != nullptr);
        show(bench, "wumpus");
        const int before = bench.window->currentPage()->history()->document();
        buttonOf(*cardOf(bench), "New")->click();
        QVERIFY(bench.window->currentPage()->history()->document() != before);
    }

    void othersNeverSeeIt() {
        const Bench bench(allPages);
        show(bench, "peg");
        QVERIFY(cardOf(bench) == nullptr);
    }
};

LOGGIA_WINDOW_TEST(PagesCardsTest)

} // namespace cards_test

#include "cards_test.moc"
