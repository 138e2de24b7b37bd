#include "tests/suite.hpp"
#include "tests/ui/sat/sat_fixture.hpp"
#include "ui/sat/sat_document.hpp"
#include "ui/undo/history.hpp"
#include "ui/widgets/source/source_editor.hpp"

namespace sat_document_test {

using namespace loggia::ui;
using testing::q;

struct Fixture {
    History undo;
    SourceEditor editor;
    SatDocument document{&editor, &undo};
};

QByteArray largeText() {
    QByteArray text;
    while (text.size() <= SatDocument::most_bytes_shown)
        text += "1 -2 3\n";
    return text + "0\n";
}

class SatDocumentTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    /// A text, a large file, a text again: each a step, and each way back.
    void everyChangeIsAStep() {
        Fixture f;
        const QByteArray large = largeText();
        f.document.replace("1 2\r\n0\r\n", q("one"));
        QCOMPARE(f.editor.text(), q("1 2\n0\n"));
        f.document.replace(large, q("two"));
        QVERIFY(f.document.isLarge());
        QCOMPARE(f.document.content(), large);
        f.document.replace("3\n0\n", q("three"));
        QVERIFY(!f.document.isLarge());
        QCOMPARE(f.document.content(), QByteArray("3\n0\n"));
        QCOMPARE(f.undo.count(), 3);
        f.undo.undo();
        QVERIFY(f.document.isLarge());
        f.undo.undo();
        QCOMPARE(f.document.content(), QByteArray("1 2\n0\n"));
        f.undo.redo();
        QCOMPARE(f.document.content(), large);
        f.undo.setIndex(0);
        QVERIFY(f.document.content().isEmpty());
    }

    void aLargeFileIsAwaited() {
        Fixture f;
        f.document.restoreLater();
        QVERIFY(f.document.isLarge() && f.document.awaitsFile());
        f.document.restoreFile(largeText());
        QVERIFY(f.document.isLarge() && !f.document.awaitsFile());
        QCOMPARE(f.document.content(), largeText());
        // It may have become small, or be gone.
        f.document.restoreFile("1\r\n0\r\n");
        QCOMPARE(f.document.content(), QByteArray("1\n0\n"));
        f.document.restoreLater();
        f.document.restoreFile({});
        QVERIFY(!f.document.isLarge() && f.document.content().isEmpty());
        QCOMPARE(f.undo.count(), 0);
    }

    void sameTextIsNoStep() {
        Fixture f;
        f.document.restore(q("1\n0\n"));
        f.document.replace("1\n0\n", q("same"));
        QCOMPARE(f.undo.count(), 0);
    }

    void whatIsNoTextIsNotShown() {
        QVERIFY(SatDocument::canShow("1 2\n0\n\xE2\x88\xA8\n"));
        QVERIFY(!SatDocument::canShow("1\n0\n\xFF\xFE"));
        QVERIFY(!SatDocument::canShow(QByteArray("1\0", 2)));
        QVERIFY(!SatDocument::canShow(QByteArray(SourceEditor::longest_line + 1, '1')));
        QVERIFY(!SatDocument::canShow(largeText()));
    }
};

LOGGIA_WINDOW_TEST(SatDocumentTest)

} // namespace sat_document_test

#include "sat_document_test.moc"
