#include "tests/suite.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/shell/documents.hpp"
#include "ui/window/opening_bar.hpp"

#include <QLabel>
#include <QPushButton>
#include <QSemaphore>

namespace opening_bar_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

class OpeningBarTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void isThereWhileALargeFileIsReadAndGivesItUp() {
        Bench bench;
        auto* bar = bench.window->findChild<OpeningBar*>(QStringLiteral("opening"));
        QVERIFY(bar && !bar->isVisible());
        testing::put(bench.file("large.sample"), "sample: " + QByteArray(20'000'000, 'x') + '\n');
        bench.window->openFiles({bench.file("large.sample")});
        QVERIFY(bar->isVisible());
        QCOMPARE(bar->findChild<QLabel*>()->text(), QStringLiteral("large.sample"));
        QCOMPARE(bar->findChild<QLabel*>()->textFormat(), Qt::PlainText);
        QTest::mouseClick(bar->findChild<QPushButton*>(), Qt::LeftButton);
        QVERIFY(!bar->isVisible() && !bench.window->documents().isOpening());
    }

    void isThereWhileALargeFileIsWritten() {
        Bench bench;
        auto* bar = bench.window->findChild<OpeningBar*>(QStringLiteral("saving"));
        put(bench.file("large.sample"), "sample: old");
        bench.window->openFiles({bench.file("large.sample")});
        bench.current().change(QStringLiteral("new"), QStringLiteral("Type"));
        // As long as it takes to press the button.
        QSemaphore pressed;
        bench.current().before_writing = [&pressed] { pressed.acquire(); };
        QVERIFY(bar && !bar->isVisible());
        QTest::keyClick(bench.window.get(), Qt::Key_S, Qt::ControlModifier);
        QVERIFY(bar->isVisible());
        QCOMPARE(bar->findChild<QLabel*>()->text(), QStringLiteral("large.sample"));
        QTest::mouseClick(bar->findChild<QPushButton*>(), Qt::LeftButton);
        pressed.release();
        QTRY_VERIFY_WITH_TIMEOUT(!bar->isVisible(), patience);
        QCOMPARE(bytesOf(bench.file("large.sample")), QByteArray("sample: old"));
        QVERIFY(bench.window->isWindowModified());
    }

    void goesWhenTheFileIsThere() {
        Bench bench([] {
            auto pages = Bench::samplePages();
            pages[0].largest_file = 100'000'000;
            return pages;
        });
        auto* bar = bench.window->findChild<OpeningBar*>(QStringLiteral("opening"));
        testing::put(bench.file("large.sample"), "sample: " + QByteArray(3'000'000, 'x') + '\n');
        bench.window->openFiles({bench.file("large.sample")});
        QVERIFY(bar->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(!bar->isVisible(), patience);
        QCOMPARE(bench.page().save({}).size(), 3'000'009);
    }
};

LOGGIA_WINDOW_TEST(OpeningBarTest)

} // namespace opening_bar_test

#include "opening_bar_test.moc"
