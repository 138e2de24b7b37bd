#include "tests/suite.hpp"
#include "tests/ui/puzzles/puzzle_page_fixture.hpp"

#include <QSignalSpy>

namespace sheet_run_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

class SheetRunTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void theNewestTextWins() {
        SheetBench f;
        for (const char* text : {loose, clashing, loose, clashing})
            f.document.replaceAll(SheetForm::propositions, uq(text), uq("test"));
        QVERIFY(f.settled());
        QCOMPARE(f.run.study().verdict->models, std::uint64_t{0});
        QCOMPARE(f.run.study().sheet, f.document.state()->sheet);
    }

    void aSlipKeepsWhatWasRead() {
        SheetBench f;
        f.document.replaceAll(SheetForm::propositions, uq(loose), uq("test"));
        QVERIFY(f.settled());
        f.document.replaceText(SheetForm::propositions, uq("formulas(a). b &"), uq("test"));
        QVERIFY(f.settled());
        QVERIFY(f.run.study().error);
        QVERIFY(f.run.lastRead().verdict && f.run.isLastReadOld());
        f.stack.undo();
        QVERIFY(f.settled());
        f.stack.redo();
        QVERIFY(f.settled());
        QVERIFY(f.run.study().error);
    }

    /// At once: of an edit what was read before is old, and nothing is left of another puzzle.
    void knowsNothingOfOtherTexts() {
        SheetBench f;
        f.document.replaceAll(SheetForm::propositions, uq(loose), uq("test"));
        QVERIFY(f.settled());
        QVERIFY(f.run.study().verdict && !f.run.isLastReadOld());
        const QSignalSpy changed(&f.run, &SheetRun::changed);
        f.document.replaceText(SheetForm::propositions, uq(clashing), uq("test"));
        QVERIFY(!f.run.study().sheet && !f.run.study().complete && f.run.isLastReadOld());
        QCOMPARE(changed.count(), 1);
        QVERIFY(f.settled());
        QVERIFY(f.run.study().verdict && !f.run.isLastReadOld());
        f.document.replaceAll(SheetForm::propositions, uq(loose), uq("test"));
        QVERIFY(!f.run.study().sheet && !f.run.lastRead().sheet);
        QVERIFY(f.settled());
        f.stack.undo();
        QVERIFY(!f.run.study().sheet && !f.run.lastRead().sheet);
    }

    void solvesOnlyWhereWanted() {
        SheetBench f;
        f.run.setSolving(false);
        f.document.replaceAll(SheetForm::propositions, uq(loose), uq("test"));
        QVERIFY(f.settled());
        QVERIFY(f.run.study().sheet && !f.run.study().verdict);
        f.run.setSolving(true);
        QVERIFY(f.settled());
        QVERIFY(f.run.study().verdict);
    }

    /// 2^20 solutions and more: whatever takes long, it ends at once.
    void stops() {
        std::string text = "formulas(assumptions).\n";
        for (int i = 0; i < 40; ++i)
            text += "  a" + std::to_string(i) + " | a" + std::to_string((i + 7) % 40) + " | -a" +
                    std::to_string((3 * i + 1) % 40) + ".\n";
        text += "end_of_list.\n";
        SheetBench f;
        f.document.replaceAll(SheetForm::propositions, QString::fromStdString(text), uq("test"));
        QTest::qWait(50);
        f.run.stop();
        QVERIFY(settles(f.run));
        QVERIFY(f.run.study().complete);
    }

    /// Failure takes the place of the result.
    void tellsWhenItFails() {
        SheetBench f;
        const MemoryShortage shortage;
        f.document.replaceAll(SheetForm::propositions, uq(loose), uq("test"));
        QVERIFY(settles(f.run));
        QVERIFY(f.run.study().complete && f.run.study().error);
    }
};

LOGGIA_WINDOW_TEST(SheetRunTest)

} // namespace sheet_run_test

#include "sheet_run_test.moc"
