#include "tests/suite.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/window/about_dialog.hpp"
#include "ui/window/command_palette.hpp"

#include <QLineEdit>
#include <QListWidget>
#include <QPointer>

namespace command_palette_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

CommandPalette* opened(const Bench& bench) {
    QTest::keyClick(bench.window.get(), Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    return bench.window->findChild<CommandPalette*>();
}

class CommandPaletteTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void matchesInOrder() {
        const auto quality = [](const char* typed, const char* text) {
            return matchQuality(QString::fromLatin1(typed), QString::fromLatin1(text));
        };
        QVERIFY(quality("", "Save") > 0);
        QVERIFY(quality("SA", "save as") > 0);
        QCOMPARE(quality("as", "s"), 0);
        QCOMPARE(quality("es", "Save"), 0);
        QVERIFY(quality("sa", "Save As") < quality("save", "Save As"));
        QVERIFY(quality("ft", "First Tab") > quality("ft", "Shift"));
        QVERIFY(quality("ls", "false") > quality("ls", "pillows")); // side by side
    }

    void runsWhatIsTyped() {
        Bench bench;
        CommandPalette* palette = opened(bench);
        QVERIFY(palette != nullptr);
        QCOMPARE(namelessWidgets(*palette).join(QLatin1Char(10)), QString());
        QCOMPARE(unplacedWidgets(*palette), QStringList());
        QTest::keyClicks(palette->findChild<QLineEdit*>(), QStringLiteral("hint"));
        QTest::keyClick(palette->findChild<QLineEdit*>(), Qt::Key_Return);
        QCOMPARE(bench.page().ran(), QStringList{QStringLiteral("sample.hint")});
        QTRY_VERIFY(bench.window->findChild<CommandPalette*>() == nullptr);
    }

    /// With an icon or without, the names of the commands begin in one place.
    void namesStandBelowEachOther() {
        Bench bench;
        const auto* list = opened(bench)->findChild<QListWidget*>();
        for (int row = 0; row < list->count(); ++row)
            QVERIFY2(list->item(row)->icon().actualSize(list->iconSize()) == list->iconSize(),
                     qPrintable(list->item(row)->text()));
    }

    void arrowsChoose() {
        Bench bench;
        CommandPalette* palette = opened(bench);
        auto* field = palette->findChild<QLineEdit*>();
        auto* list = palette->findChild<QListWidget*>();
        QTest::keyClick(field, Qt::Key_Down);
        QTest::keyClick(field, Qt::Key_Down);
        QCOMPARE(list->currentRow(), 2);
        QCOMPARE(field->accessibleDescription(), list->item(2)->text()); // what Return would do
        field->setText(QStringLiteral("no such thing at all"));
        QCOMPARE(list->count(), 1);
        QCOMPARE(list->item(0)->text(), QStringLiteral("No command matches."));
        QCOMPARE(field->accessibleDescription(), list->item(0)->text());
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_VERIFY(bench.window->findChild<CommandPalette*>() == nullptr);
    }

    void mayOpenADialog() {
        Bench bench;
        CommandPalette* palette = opened(bench);
        QTest::keyClicks(palette->findChild<QLineEdit*>(), QStringLiteral("about"));
        QTest::keyClick(palette->findChild<QLineEdit*>(), Qt::Key_Return);
        auto* about = bench.window->findChild<AboutDialog*>();
        QVERIFY(about != nullptr);
        QCOMPARE(namelessWidgets(*about).join(QLatin1Char(10)), QString());
        QCOMPARE(unplacedWidgets(*about), QStringList());
    }
};

LOGGIA_WINDOW_TEST(CommandPaletteTest)

} // namespace command_palette_test

#include "command_palette_test.moc"
