#include "tests/suite.hpp"
#include "tests/ui/shell/documents_desk.hpp"

#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QSemaphore>

namespace document_saving_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

struct Fixture : DocumentsDesk {
    using DocumentsDesk::DocumentsDesk;

    DocumentSaving saving{forSaving()};
    QSignalSpy messages{&files, &Files::message};
};

const QString svg_filter = QStringLiteral("SVG picture (*.svg)");
const QString png_filter = QStringLiteral("PNG picture (*.png)");

SamplePage& page(PageHost& host) {
    return DocumentsDesk::page(host);
}

class DocumentSavingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { qRegisterMetaType<PageHost*>(); }
    void init() { failOnWarnings(); }

    void savesWhereTheDialogSaysAndThenWithoutOne() {
        Fixture f;
        page(f.sample).change(QStringLiteral("one"), QStringLiteral("Type"));
        f.answer("kept", QStringLiteral("Sample text (*.sample)"));
        f.saving.save(f.sample);
        QCOMPARE(f.dialogs.saved.size(), 1);
        QVERIFY(f.dialogs.saved[0].start.endsWith(QStringLiteral("sample.sample")));
        QCOMPARE(f.get("kept.sample"), QByteArray("sample: one\n"));
        QCOMPARE(f.documents.path(f.sample), f.at("kept.sample"));
        QVERIFY(!f.documents.isModified(f.sample));
        QCOMPARE(page(f.sample).noted, QStringList{f.at("kept.sample")});
        QCOMPARE(f.recent.paths(), QStringList{f.at("kept.sample")});
        page(f.sample).change(QStringLiteral("two"), QStringLiteral("Type"));
        f.saving.save(f.sample);
        QCOMPARE(f.dialogs.saved.size(), 1);
        QCOMPARE(f.get("kept.sample"), QByteArray("sample: two\n"));
        QCOMPARE(f.messages.size(), 2);
        // Elsewhere: from where it lies now.
        f.answer("other.sample", {});
        f.saving.saveAs(f.sample);
        QCOMPARE(f.dialogs.saved[1].start, f.at("kept.sample"));
        QCOMPARE(f.documents.path(f.sample), f.at("other.sample"));
        QCOMPARE(f.get("kept.sample"), QByteArray("sample: two\n"));
    }

    /// Also where a field takes it only when the keyboard leaves it.
    void savesWhatIsBeingTyped() {
        Fixture f;
        f.put("kept.sample", "sample: one\n");
        f.show("kept.sample", f.sample);
        QLineEdit* field = page(f.sample).field();
        connect(field, &QLineEdit::editingFinished, &page(f.sample), [&f, field] {
            if (field->text() != page(f.sample).text())
                page(f.sample).change(field->text(), QStringLiteral("Type"));
        });
        f.sample.show();
        f.sample.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&f.sample));
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, QStringLiteral("two"));
        field->setSelection(1, 2);
        f.saving.save(f.sample);
        QCOMPARE(f.get("kept.sample"), QByteArray("sample: two\n"));
        QVERIFY(!f.documents.isModified(f.sample));
        QVERIFY(field->hasFocus());
        QCOMPARE(field->selectedText(), QStringLiteral("wo"));
    }

    /// It cannot be written there any more: the dialog begins where files were saved last.
    void aFolderThatIsGoneIsNotProposed() {
        Fixture f;
        QVERIFY(QDir(f.folder.path()).mkdir(QStringLiteral("sub")));
        f.put("sub/kept.sample", "sample: one\n");
        f.show("sub/kept.sample", f.sample);
        QVERIFY(QDir(f.at("sub")).removeRecursively());
        f.recent.setFolder(f.folder.path());
        f.saving.saveAs(f.sample);
        QCOMPARE(f.dialogs.saved.last().start, f.at("kept.sample"));
    }

    void aSuffixIsAddedOnlyWhereThereIsNone() {
        Fixture f;
        f.answer("game.v2", QStringLiteral("Sample text (*.sample)"));
        f.saving.saveAs(f.sample);
        QCOMPARE(f.get("game.v2"), QByteArray("sample: first\n"));
        f.answer("plain", {});
        f.saving.saveAs(f.sample);
        QCOMPARE(f.get("plain.sample"), QByteArray("sample: first\n"));
    }

    /// The dialog has asked about the file that was typed, not about the one with a suffix added.
    void aFileThatASuffixLeadsToIsNotReplacedUnasked() {
        Fixture f;
        f.put("kept.sample", "precious");
        f.answer("kept", QStringLiteral("Sample text (*.sample)"));
        f.saving.saveAs(f.sample);
        QCOMPARE(f.get("kept.sample"), QByteArray("precious"));
        QCOMPARE(f.dialogs.questions.size(), 1);
        QVERIFY(f.dialogs.questions[0].text.contains(QStringLiteral("kept.sample")));
        QVERIFY(f.documents.path(f.sample).isEmpty());
        f.dialogs.answer = 0;
        f.saving.saveAs(f.sample);
        QCOMPARE(f.get("kept.sample"), QByteArray("sample: first\n"));
        f.put("kept.png", "precious");
        f.dialogs.answer.reset();
        f.answer("kept", png_filter);
        f.saving.exportPicture(f.sample);
        QCOMPARE(f.get("kept.png"), QByteArray("precious"));
    }

    void whatAFormatCannotHoldIsSaidBefore() {
        Fixture f;
        page(f.sample).loss = QStringLiteral("This format keeps half of it.");
        f.answer("a.sample", {});
        f.saving.save(f.sample);
        QCOMPARE(f.dialogs.questions.size(), 1);
        QCOMPARE(f.dialogs.questions[0].text, page(f.sample).loss);
        QVERIFY(!QFile::exists(f.at("a.sample")));
        f.dialogs.answer = 1;
        f.saving.save(f.sample);
        QVERIFY(QFile::exists(f.at("a.sample")));
        f.saving.save(f.sample); // agreed to already
        QCOMPARE(f.dialogs.questions.size(), 2);
        page(f.sample).loss = QStringLiteral("This format keeps nothing.");
        f.saving.save(f.sample);
        QCOMPARE(f.dialogs.questions.size(), 3);
    }

    /// Where a format leaves something out, the one that does not is proposed.
    void theFormatThatKeepsAllIsProposed() {
        PageInfo info = SamplePage::pageInfo(QStringLiteral("half"), QStringLiteral("Half"));
        info.formats << FileFormat{QStringLiteral("Read only"),
                                   {QStringLiteral("*.whole")},
                                   true,
                                   false}
                     << FileFormat{QStringLiteral("Everything"),
                                   {QStringLiteral("*.all.whole"), QStringLiteral("*.txt")}};
        Fixture f{info};
        PageHost& host = f.sample;
        f.put("a.b.half", "half: mine");
        f.show("a.b.half", host);
        page(host).loss = QStringLiteral("This format keeps half of it.");
        page(host).change(QStringLiteral("more"), QStringLiteral("Type"));
        f.dialogs.answer = 0;
        f.saving.save(host);
        QCOMPARE(f.dialogs.questions.size(), 1);
        QCOMPARE(f.dialogs.saved.size(), 1);
        QCOMPARE(f.dialogs.saved[0].start, f.at("a.b.all.whole"));
        f.saving.saveAs(host);
        QCOMPARE(f.dialogs.saved[1].start, f.at("a.b.all.whole"));
        // So it is for a name without an ending.
        QVERIFY(f.dialogs.saved[1].filters[0].startsWith(QStringLiteral("Everything")));
        QCOMPARE(f.get("a.b.half"), QByteArray("half: mine"));
        // Whoever agreed to lose it is not led elsewhere.
        f.dialogs.answer = 1;
        f.saving.save(host);
        f.saving.saveAs(host);
        QCOMPARE(f.dialogs.saved[2].start, f.at("a.b.half"));
        QVERIFY(!f.dialogs.saved[2].filters[0].startsWith(QStringLiteral("Everything")));
        QCOMPARE(f.get("a.b.half"), QByteArray("half: more\n"));
    }

    /// Saved is what was there when a person said so; the mark follows what is shown.
    void aLargeDocumentIsSavedOnTheSide() {
        Fixture f;
        const QString large(5'000'000, QLatin1Char('x'));
        page(f.sample).change(large, QStringLiteral("Type"));
        f.answer("large.sample", {});
        f.saving.save(f.sample);
        QVERIFY(f.files.writer().isWriting() && f.documents.isModified(f.sample));
        page(f.sample).change(QStringLiteral("more"), QStringLiteral("Type"));
        QTRY_VERIFY_WITH_TIMEOUT(!f.files.writer().isWriting(), patience);
        QCOMPARE(f.get("large.sample").size(), large.size() + 9);
        QCOMPARE(f.documents.path(f.sample), f.at("large.sample"));
        QVERIFY(f.documents.isModified(f.sample));
        page(f.sample).history()->undo();
        QVERIFY(!f.documents.isModified(f.sample));
        // Its own writing is nobody else's.
        QTest::qWait(300);
        QVERIFY(f.dialogs.questions.isEmpty());
        QCOMPARE(page(f.sample).text(), large);
        // Twice: the later one is what lies there, without a question.
        page(f.sample).change(large + QLatin1Char('y'), QStringLiteral("Type"));
        f.saving.save(f.sample);
        page(f.sample).change(QStringLiteral("last"), QStringLiteral("Type"));
        f.saving.save(f.sample);
        QTRY_VERIFY_WITH_TIMEOUT(!f.files.writer().isWriting(), patience);
        QCOMPARE(f.get("large.sample"), QByteArray("sample: last\n"));
        QVERIFY(!f.documents.isModified(f.sample) && f.dialogs.questions.isEmpty());
    }

    /// The file goes with the document that was saved.
    void aDocumentMayBeReplacedWhileItIsSaved() {
        Fixture f;
        const QString large(5'000'000, QLatin1Char('x'));
        page(f.sample).change(large, QStringLiteral("Type"));
        f.answer("large.sample", {});
        f.saving.save(f.sample);
        page(f.sample).replace(QStringLiteral("other"), QStringLiteral("Example"));
        QTRY_VERIFY_WITH_TIMEOUT(!f.files.writer().isWriting(), patience);
        QVERIFY(f.documents.path(f.sample).isEmpty() && !f.documents.isModified(f.sample));
        QVERIFY(page(f.sample).noted.isEmpty()); // nothing of what it shows now lies there
        page(f.sample).history()->undo();
        QCOMPARE(f.documents.path(f.sample), f.at("large.sample"));
        QVERIFY(!f.documents.isModified(f.sample));
    }

    void savingALargeDocumentCanBeGivenUpAndMayFail() {
        Fixture f;
        f.put("large.sample", "sample: old");
        f.show("large.sample", f.sample);
        page(f.sample).change(QString(20'000'000, QLatin1Char('x')), QStringLiteral("Type"));
        const QSignalSpy failed(&f.files.writer(), &FileWriter::failed);
        QSemaphore given_up; // or else it might be written before
        page(f.sample).before_writing = [&given_up] { given_up.acquire(); };
        f.saving.save(f.sample);
        f.files.writer().stop();
        given_up.release();
        QTRY_VERIFY_WITH_TIMEOUT(!f.files.writer().isWriting(), patience);
        page(f.sample).before_writing = {};
        QCOMPARE(f.get("large.sample"), QByteArray("sample: old"));
        QVERIFY(f.documents.isModified(f.sample));
        QVERIFY(f.messages.last()[0].toString().startsWith(
            QStringLiteral("Stopped saving large.sample")));
        QVERIFY(f.dialogs.questions.isEmpty() && f.dialogs.errors.isEmpty());
        f.answer("no/folder.sample", {});
        f.saving.saveAs(f.sample);
        QTRY_COMPARE_WITH_TIMEOUT(f.dialogs.questions.size(), 1, patience);
        QCOMPARE(f.dialogs.questions[0].title, QStringLiteral("Cannot save folder.sample"));
        QCOMPARE(failed.size(), 2);
        QCOMPARE(f.documents.path(f.sample), f.at("large.sample"));
        QVERIFY(f.documents.isModified(f.sample));
    }

    void aFailedSaveKeepsTheOldFileAndTheMark() {
        Fixture f;
        f.documents.restore(f.sample, f.state("no/folder/x.sample", true));
        f.saving.save(f.sample);
        QCOMPARE(f.dialogs.questions.size(), 1);
        QVERIFY(f.dialogs.questions[0].title.startsWith(QStringLiteral("Cannot save")));
        QVERIFY(f.documents.isModified(f.sample));
        QVERIFY(f.recent.paths().isEmpty());
    }

    void picturesAreOfTheKindThatWasChosen_data() {
        QTest::addColumn<QByteArray>("typed");
        QTest::addColumn<QString>("filter");
        QTest::addColumn<QByteArray>("written");
        QTest::addColumn<bool>("png");
        QTest::newRow("svg by its name")
            << QByteArray("a.svg") << QString() << QByteArray("a.svg") << false;
        QTest::newRow("png by its name")
            << QByteArray("a.PNG") << svg_filter << QByteArray("a.PNG") << true;
        QTest::newRow("svg by the filter")
            << QByteArray("a") << svg_filter << QByteArray("a.svg") << false;
        QTest::newRow("png by the filter")
            << QByteArray("a") << png_filter << QByteArray("a.png") << true;
        QTest::newRow("a dot in the name")
            << QByteArray("game.v2") << png_filter << QByteArray("game.v2.png") << true;
        QTest::newRow("nothing tells")
            << QByteArray("a") << QString() << QByteArray("a.svg") << false;
        QTest::newRow("neither") << QByteArray("a.jpg") << svg_filter << QByteArray("a.jpg.svg")
                                 << false;
    }

    void picturesAreOfTheKindThatWasChosen() {
        QFETCH(QByteArray, typed);
        QFETCH(QString, filter);
        QFETCH(QByteArray, written);
        QFETCH(bool, png);
        Fixture f;
        f.answer(typed.constData(), filter);
        f.saving.exportPicture(f.sample);
        QTRY_COMPARE(f.messages.size(), 1); // a PNG is packed on another thread
        const QByteArray bytes = f.get(written.constData());
        QCOMPARE(bytes.startsWith("\x89PNG"), png);
        QCOMPARE(bytes.contains("<svg"), !png);
        // A picture is not the document.
        QVERIFY(f.documents.path(f.sample).isEmpty() && f.recent.paths().isEmpty());
    }

    void whatAPageAsksForIsSaved() {
        Fixture f;
        const SaveRequest request{
            QStringLiteral("Save the list"),
            QStringLiteral("list"),
            {formatAtOnce({QStringLiteral("List"), {QStringLiteral("*.list")}},
                          [] { return Result<QByteArray>("one\n"); })}};
        f.answer("mine", {});
        Q_EMIT page(f.sample).saveWanted(request);
        QCOMPARE(f.get("mine.list"), QByteArray("one\n"));
        QCOMPARE(f.messages.size(), 1);
        QVERIFY(f.documents.path(f.sample).isEmpty());
        // The next dialog starts where this one ended.
        f.saving.saveAs(f.peg);
        QVERIFY(f.dialogs.saved.last().start.startsWith(f.folder.path()));
    }

    void aPictureIsNamedAfterTheFile() {
        Fixture f;
        f.saving.exportPicture(f.sample);
        QVERIFY(f.dialogs.saved[0].start.endsWith(QStringLiteral("/sample.svg")));
        Fixture restored; // before its page is made
        restored.documents.restore(restored.sample, restored.state("my.game.sample", false));
        restored.saving.exportPicture(restored.sample);
        QCOMPARE(restored.dialogs.saved[0].start, restored.at("my.game.svg"));
    }

    /// Where a drive was, there is an empty folder of the same name.
    void whereAnotherDriveIsNothingIsWrittenUnasked() {
        Fixture f;
        f.put("a.sample", "sample: one");
        f.show("a.sample", f.sample);
        page(f.sample).change(QStringLiteral("mine"), QStringLiteral("Type"));
        QFile::remove(f.at("a.sample"));
        DocumentFile& file = f.documents.files(f.sample).shown();
        ++file.stamp->device;
        f.saving.save(f.sample);
        QCOMPARE(f.dialogs.questions.size(), 1);
        QVERIFY(f.dialogs.questions[0].text.contains(QStringLiteral("a.sample")));
        QCOMPARE(f.get("a.sample"), QByteArray("missing"));
        f.dialogs.answer = 0;
        f.answer("b.sample", {});
        f.saving.save(f.sample);
        QCOMPARE(f.get("a.sample"), QByteArray("missing"));
        QCOMPARE(f.get("b.sample"), QByteArray("sample: mine\n"));

        // A file that was only deleted is written again without a question.
        f.put("a.sample", "sample: one");
        f.show("a.sample", f.sample);
        QFile::remove(f.at("a.sample"));
        f.saving.save(f.sample);
        QCOMPARE(f.dialogs.questions.size(), 2);
        QCOMPARE(f.get("a.sample"), QByteArray("sample: one\n"));
        QFile::remove(f.at("a.sample"));
        ++f.documents.files(f.sample).shown().stamp->device;
        f.dialogs.answer = 1;
        f.saving.save(f.sample);
        QCOMPARE(f.dialogs.questions.size(), 3);
        QCOMPARE(f.get("a.sample"), QByteArray("sample: one\n"));
    }

    /// What is written there since was never seen here.
    void somethingNewerIsNotReplacedUnasked() {
        Fixture f;
        f.put("a.sample", "sample: one");
        f.show("a.sample", f.sample);
        f.put("a.sample", "sample: newer");
        f.dialogs.answer = 0;
        f.answer("b.sample", {});
        f.saving.save(f.sample);
        QCOMPARE(f.dialogs.questions.size(), 1);
        QCOMPARE(f.get("a.sample"), QByteArray("sample: newer"));
        QCOMPARE(f.get("b.sample"), QByteArray("sample: one\n"));
        QCOMPARE(f.documents.path(f.sample), f.at("b.sample"));
    }
};

LOGGIA_WINDOW_TEST(DocumentSavingTest)

} // namespace document_saving_test

#include "document_saving_test.moc"
