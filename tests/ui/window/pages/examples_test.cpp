// File > Examples with the real pages.

#include "tests/places.hpp"
#include "tests/suite.hpp"
#include "tests/ui/support/bench.hpp"
#include "tests/ui/window/pages/page_acts.hpp"
#include "ui/examples/examples.hpp"
#include "ui/shell/page.hpp"
#include "ui/window/main_window.hpp"
#include "ui/window/pages.hpp"

#include <QAction>
#include <QMenu>

namespace examples_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

class PagesExamplesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void eachOpensOnItsPage() {
        Bench bench(allPages);
        QMenu* menu = bench.menu(QStringLiteral("Examples"));
        QVERIFY(menu != nullptr);
        Q_EMIT menu->aboutToShow();
        const QList<Example> all = Examples(places::example()).all();
        const QList<QAction*> offered = entriesOf(*menu);
        QCOMPARE(offered.size(), all.size());
        for (qsizetype i = 0; i < all.size(); ++i) {
            offered[i]->trigger();
            const QByteArray file = all[i].file.toUtf8();
            const QString name = all[i].file.section(QLatin1Char('/'), -1);
            QVERIFY2(bench.dialogs.errors.isEmpty(), file.constData());
            QVERIFY2(bench.window->currentPage()->info().id == all[i].page, file.constData());
            QVERIFY2(bench.window->windowTitle().startsWith(name + QStringLiteral(" (example)")),
                     file.constData());
            QVERIFY2(!bench.window->isWindowModified(), file.constData());
            bench.window->currentPage()->stop();
        }
    }

    /// The example itself is never written, and Undo brings back what was there.
    void isSavedElsewhere() {
        Bench bench(allPages);
        const Page* page = bench.window->page(QStringLiteral("peg"));
        bench.window->showPage(page);
        const QByteArray before = page->save({});
        const Examples examples{places::example()};
        QMenu* menu = bench.menu(QStringLiteral("Examples"));
        Q_EMIT menu->aboutToShow();
        for (QAction* action : entriesOf(*menu))
            if (action->text() == QStringLiteral("Ring of four holes")) {
                action->trigger();
                break;
            }
        QVERIFY(page->save({}) != before);
        bench.dialogs.file = bench.file("mine.txt");
        QTest::keyClick(bench.window.get(), Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(bench.dialogs.saved.size(), 1);
        QVERIFY(bench.dialogs.saved[0].start.endsWith(QStringLiteral("/ring4.txt")));
        QVERIFY(!bench.dialogs.saved[0].start.contains(QStringLiteral("examples")));
        QVERIFY(bench.window->windowTitle().startsWith(QStringLiteral("mine.txt")));
        bench.window->currentPage()->history()->undo();
        QCOMPARE(page->save({}), before);
        QVERIFY(bench.window->windowTitle().startsWith(QStringLiteral("untitled")));
    }

    void isStillAnExampleAtTheNextStart() {
        Bench bench(allPages);
        QMenu* menu = bench.menu(QStringLiteral("Examples"));
        Q_EMIT menu->aboutToShow();
        entriesOf(*menu).front()->trigger();
        const QString title = bench.window->windowTitle();
        bench.close();
        bench.open();
        QCOMPARE(bench.window->windowTitle(), title);
    }

    void dialogsKnowTheFolder() {
        Bench bench(allPages);
        const QString folder = places::example();
        QTest::keyClick(bench.window.get(), Qt::Key_O, Qt::ControlModifier);
        QCOMPARE(bench.dialogs.opened.size(), 1);
        QCOMPARE(bench.dialogs.opened[0].start, folder);
        QCOMPARE(bench.dialogs.opened[0].places, QStringList{folder});
        // The next one starts where the person was.
        put(bench.file("ring.txt"), bytesOf(folder + QStringLiteral("/peg/ring4.txt")));
        bench.dialogs.file = bench.file("ring.txt");
        QTest::keyClick(bench.window.get(), Qt::Key_O, Qt::ControlModifier);
        bench.dialogs.file.clear();
        bench.window->showPage(bench.window->page(QStringLiteral("connect4")));
        QTest::keyClick(bench.window.get(), Qt::Key_O, Qt::ControlModifier);
        QCOMPARE(bench.dialogs.opened[2].start, bench.folder.path());
        QCOMPARE(bench.dialogs.opened[2].places, QStringList{folder});
    }
};

LOGGIA_WINDOW_TEST(PagesExamplesTest)

} // namespace examples_test

#include "examples_test.moc"
