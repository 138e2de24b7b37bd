#include "core/base/random.hpp"
#include "tests/suite.hpp"
#include "tests/ui/puzzles/puzzle_page_fixture.hpp"

#include <QSignalSpy>

namespace sheet_document_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

class SheetDocumentTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void theOthersFollow() {
        SheetBench f;
        f.document.replaceAll(SheetForm::words, uq(islanders), uq("test"));
        QVERIFY(f.settled());
        for (const SheetForm form : sheet_forms) {
            QVERIFY(!f.document.text(form).isEmpty());
            QVERIFY(f.document.isOfSheet(form));
            QCOMPARE(f.editor(form)->text(), f.document.text(form));
        }
        QCOMPARE(f.stack.count(), 1);
    }

    /// Typing and what follows from it are one step, back and on again.
    void oneStep() {
        SheetBench f;
        f.document.replaceAll(SheetForm::propositions, uq(loose), uq("test"));
        QVERIFY(f.settled());
        const auto before = f.texts();
        SourceEditor* editor = f.editor(SheetForm::propositions);
        QTextCursor cursor = editor->textCursor();
        cursor.setPosition(static_cast<int>(editor->text().indexOf(uq("b."))));
        editor->setTextCursor(cursor);
        QTest::keyClicks(editor, uq("-"));
        QVERIFY(f.settled());
        const auto after = f.texts();
        QCOMPARE(f.stack.count(), 2);
        for (std::size_t i = 1; i < 3; ++i)
            QVERIFY(before[i] != after[i]);
        f.stack.undo();
        QCOMPARE(f.texts(), before);
        f.stack.redo();
        QCOMPARE(f.texts(), after);
        QVERIFY(f.settled());
        QCOMPARE(f.texts(), after);
    }

    /// What cannot be read keeps the others as they were, and says that they are.
    void aSlipKeepsTheOthers() {
        SheetBench f;
        f.document.replaceAll(SheetForm::propositions, uq(loose), uq("test"));
        QVERIFY(f.settled());
        const auto before = f.texts();
        f.document.editText(SheetForm::propositions,
                            uq("formulas(assumptions).\n  a | .\nend_of_list.\n"), uq("test"));
        QVERIFY(f.settled());
        QVERIFY(f.document.state()->error && f.document.state()->error->span);
        QCOMPARE(f.document.state()->error->span->line, 2);
        QVERIFY(f.document.isStale(SheetForm::words) && f.document.isStale(SheetForm::ring));
        QVERIFY(!f.document.isStale(SheetForm::propositions));
        QVERIFY(!f.document.isOfSheet(SheetForm::propositions));
        QVERIFY(f.document.isOfSheet(SheetForm::ring));
        QCOMPARE(f.texts()[0], before[0]);
        QCOMPARE(f.texts()[2], before[2]);
        f.stack.undo();
        QVERIFY(f.settled());
        QCOMPARE(f.texts(), before);
        QVERIFY(!f.document.state()->error);
    }

    void restoresTextsAsTheyWere() {
        SheetBench f;
        f.document.replaceAll(SheetForm::propositions, uq(loose), uq("test"));
        QVERIFY(f.settled());
        const auto before = f.texts();
        SheetBench again;
        again.document.restore(before, SheetForm::propositions);
        QVERIFY(again.settled());
        QCOMPARE(again.texts(), before);
        QCOMPARE(again.stack.count(), 0);
    }

    void blankIsNothing() {
        SheetBench f;
        QVERIFY(f.document.isBlank());
        f.document.replaceAll(SheetForm::words, uq(islanders), uq("test"));
        QVERIFY(f.settled());
        QVERIFY(!f.document.isBlank());
        f.document.replaceAll(SheetForm::words, {}, uq("test"));
        QVERIFY(f.settled());
        QVERIFY(f.document.isBlank());
        QVERIFY(!f.document.state()->error);
    }

    /// Whatever is typed, going back leads to where it began.
    void randomEdits() {
        Random random(3);
        SheetBench f;
        f.document.replaceAll(SheetForm::propositions, uq(loose), uq("test"));
        QVERIFY(f.settled());
        const auto first = f.texts();
        for (int round = 0; round < 60; ++round) {
            SourceEditor* editor = f.editor(sheet_forms[1 + random.below(2)]);
            const auto at = static_cast<int>(
                random.below(static_cast<std::uint64_t>(editor->text().size()) + 1));
            QTextCursor cursor = editor->textCursor();
            cursor.setPosition(at);
            editor->setTextCursor(cursor);
            constexpr std::array keys{"a", "-", "b ", "\n", "(", "%", " & c", "."};
            typeText(editor, uq(keys.at(random.below(keys.size()))));
            if (random.below(2) == 0)
                f.document.editText(SheetForm::propositions, uq(loose), uq("test"));
            if (random.below(2) == 0)
                QVERIFY(f.settled());
        }
        QVERIFY(f.settled());
        const auto last = f.texts();
        const int steps = f.stack.index();
        while (f.stack.index() > 1)
            f.stack.undo();
        QVERIFY(f.settled());
        QCOMPARE(f.texts(), first);
        while (f.stack.index() < steps)
            f.stack.redo();
        QVERIFY(f.settled());
        QCOMPARE(f.texts(), last);
    }
};

LOGGIA_WINDOW_TEST(SheetDocumentTest)

} // namespace sheet_document_test

#include "sheet_document_test.moc"
