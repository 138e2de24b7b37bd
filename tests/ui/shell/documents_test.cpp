#include "core/base/file.hpp"
#include "core/base/random.hpp"
#include "tests/suite.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/shell/documents.hpp"
#include "ui/shell/page_host.hpp"
#include "ui/shell/recent_files.hpp"
#include "ui/shell/session.hpp"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QSignalSpy>

#include <cstdio>

namespace documents_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

struct Fixture {
    QTemporaryDir folder;
    QSettings settings{folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat};
    ScriptedDialogs dialogs;
    RecentFiles recent{settings};
    PageHost sample{SamplePage::pageInfo()};
    PageHost peg{SamplePage::pageInfo(QStringLiteral("peg"), QStringLiteral("Peg"))};
    QWidget window;
    Documents documents{{&sample, &peg}, dialogs, recent, window};
    QSignalSpy changed{&documents, &Documents::changed};
    QSignalSpy opened{&documents, &Documents::opened};
    QSignalSpy messages{&documents, &Documents::message};

    [[nodiscard]] QString at(const char* name) const {
        return folder.filePath(QString::fromUtf8(name));
    }
    void put(const char* name, const QByteArray& content) const { testing::put(at(name), content); }
    [[nodiscard]] QByteArray get(const char* name) const { return bytesOf(at(name)); }
    /// What a session tells of a document in this file.
    [[nodiscard]] QJsonObject state(const char* name, bool modified) const {
        return {{QStringLiteral("file"), at(name)}, {QStringLiteral("modified"), modified}};
    }
    /// What the next save dialog answers.
    void answer(const char* name, const QString& filter) {
        dialogs.file = at(name);
        dialogs.filter = filter;
    }
};

SamplePage& page(PageHost& host) {
    return static_cast<SamplePage&>(host.made());
}

const QString svg_filter = QStringLiteral("SVG picture (*.svg)");
const QString png_filter = QStringLiteral("PNG picture (*.png)");

class DocumentsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { qRegisterMetaType<PageHost*>(); }
    void init() { failOnWarnings(); }

    void aCancelledDialogChangesNothing() {
        Fixture f;
        page(f.sample).change(QStringLiteral("one"), QStringLiteral("Type"));
        f.documents.saveAs(f.sample);
        f.documents.askOpen(f.sample);
        f.documents.exportPicture(f.sample);
        QVERIFY(f.documents.isModified(f.sample) && f.documents.path(f.sample).isEmpty());
        QCOMPARE(f.messages.size(), 0);
    }

    void aNewDocumentHasNoFileAndCanBeTakenBack() {
        Fixture f;
        f.put("a.sample", "sample: mine");
        f.documents.open({f.at("a.sample")}, f.sample);
        f.documents.newDocument(f.sample);
        QVERIFY(f.documents.path(f.sample).isEmpty() && !f.documents.isModified(f.sample));
        page(f.sample).history()->undo();
        QCOMPARE(page(f.sample).text(), QStringLiteral("mine"));
        QVERIFY(!f.documents.isModified(f.sample));
        QCOMPARE(f.documents.path(f.sample), f.at("a.sample"));
    }

    /// An example, a paste, a game from elsewhere: it is in no file, and the next save asks where.
    void anotherDocumentHasNoFile() {
        Fixture f;
        f.put("a.sample", "sample: mine");
        f.documents.open({f.at("a.sample")}, f.sample);
        page(f.sample).change(QStringLiteral("edited"), QStringLiteral("Type"));
        QCOMPARE(f.documents.path(f.sample), f.at("a.sample"));
        page(f.sample).replace(QStringLiteral("example"), QStringLiteral("Example"));
        QVERIFY(f.documents.path(f.sample).isEmpty());
        QCOMPARE(f.documents.title(f.sample), QStringLiteral("untitled"));
        QVERIFY(!f.documents.isModified(f.sample));
        f.documents.save(f.sample);
        QCOMPARE(f.dialogs.saved.size(), 1);
        QCOMPARE(f.get("a.sample"), QByteArray("sample: mine"));
        page(f.sample).history()->undo();
        QCOMPARE(f.documents.path(f.sample), f.at("a.sample"));
        QCOMPARE(f.documents.title(f.sample), QStringLiteral("a.sample"));
        QVERIFY(f.documents.isModified(f.sample));
        f.documents.save(f.sample);
        QCOMPARE(f.dialogs.saved.size(), 1);
        QCOMPARE(f.get("a.sample"), QByteArray("sample: edited\n"));
        page(f.sample).history()->redo();
        QVERIFY(f.documents.path(f.sample).isEmpty());
    }

    /// What another program writes is shown, and Undo brings back what was.
    void aFileThatWasChangedIsReadAgain() {
        Fixture f;
        f.put("a.sample", "sample: one");
        f.documents.open({f.at("a.sample")}, f.sample);
        f.put("a.sample", "sample: two");
        QTRY_COMPARE_WITH_TIMEOUT(page(f.sample).text(), QStringLiteral("two"), patience);
        QVERIFY(!f.documents.isModified(f.sample) && f.dialogs.questions.isEmpty());
        QCOMPARE(f.documents.path(f.sample), f.at("a.sample"));
        // Also one that was replaced by another file of that name.
        f.put("b", "sample: three");
        QCOMPARE(std::rename(qPrintable(f.at("b")), qPrintable(f.at("a.sample"))), 0);
        QTRY_COMPARE_WITH_TIMEOUT(page(f.sample).text(), QStringLiteral("three"), patience);
        page(f.sample).history()->undo();
        QCOMPARE(page(f.sample).text(), QStringLiteral("two"));
        QVERIFY(f.documents.isModified(f.sample));
        // That was meant: it is neither read again nor asked about, but not saved unasked.
        f.documents.checkFiles();
        QCOMPARE(page(f.sample).text(), QStringLiteral("two"));
        QVERIFY(f.dialogs.questions.isEmpty());
        f.documents.save(f.sample);
        QCOMPARE(f.dialogs.questions.size(), 1);
        QCOMPARE(f.get("a.sample"), QByteArray("sample: three"));
        f.dialogs.answer = 1;
        f.documents.save(f.sample);
        QCOMPARE(f.get("a.sample"), QByteArray("sample: two\n"));
        QVERIFY(!f.documents.isModified(f.sample));
    }

    void whoChangedItTooIsAsked() {
        for (int answer : {-1, 0, 1}) {
            Fixture f;
            f.put("a.sample", "sample: one");
            f.documents.open({f.at("a.sample")}, f.sample);
            page(f.sample).change(QStringLiteral("mine"), QStringLiteral("Type"));
            f.put("a.sample", "sample: theirs");
            if (answer >= 0)
                f.dialogs.answer = answer;
            f.documents.checkFiles();
            f.documents.checkFiles(); // asked once
            QCOMPARE(f.dialogs.questions.size(), 1);
            QCOMPARE(page(f.sample).text(),
                     answer == 1 ? QStringLiteral("theirs") : QStringLiteral("mine"));
            QCOMPARE(f.documents.isModified(f.sample), answer != 1);
            QCOMPARE(f.get("a.sample"), QByteArray("sample: theirs"));
            if (answer == 1)
                page(f.sample).history()->undo();
            f.dialogs.answer.reset();
            f.documents.save(f.sample);
            QCOMPARE(f.dialogs.questions.size(), 2);
            QCOMPARE(f.get("a.sample"), QByteArray("sample: theirs"));
        }
    }

    void aDeletedFileIsToldInTheTitle() {
        Fixture f;
        f.put("a.sample", "sample: one");
        f.documents.open({f.at("a.sample")}, f.sample);
        QVERIFY(QFile::remove(f.at("a.sample")));
        QTRY_COMPARE_WITH_TIMEOUT(f.documents.title(f.sample), QStringLiteral("a.sample (deleted)"),
                                  patience);
        QCOMPARE(page(f.sample).text(), QStringLiteral("one"));
        f.documents.save(f.sample);
        QCOMPARE(f.get("a.sample"), QByteArray("sample: one\n"));
        QCOMPARE(f.documents.title(f.sample), QStringLiteral("a.sample"));
        QVERIFY(f.dialogs.questions.isEmpty());
    }

    /// At the next start what is on the disk is compared first.
    void aSessionNeverWritesOlderTextOverNewerText() {
        QJsonObject files;
        QJsonObject session;
        Fixture before;
        before.put("a.sample", "sample: one");
        before.documents.open({before.at("a.sample")}, before.sample);
        files = before.documents.state(before.sample);
        session = page(before.sample).session()->state();
        before.put("a.sample", "sample: newer");
        {
            Fixture f;
            f.sample.setSession(session);
            f.documents.restore(f.sample, files);
            QCOMPARE(f.documents.path(f.sample), before.at("a.sample"));
            QCOMPARE(page(f.sample).text(), QStringLiteral("newer"));
            QVERIFY(!f.documents.isModified(f.sample));
        }
        page(before.sample).change(QStringLiteral("mine"), QStringLiteral("Type"));
        files = before.documents.state(before.sample);
        session = page(before.sample).session()->state();
        {
            Fixture f;
            f.sample.setSession(session);
            f.documents.restore(f.sample, files);
            QCOMPARE(page(f.sample).text(), QStringLiteral("mine"));
            QCOMPARE(f.dialogs.questions.size(), 1);
            QVERIFY(f.documents.isModified(f.sample));
        }
    }

    /// Undo comes to a document of that file which was opened before: it is no other program that
    /// has written there.
    void whatWasSavedHereIsNotTakenForAnothersWork() {
        Fixture f;
        f.put("a.sample", "sample: one");
        f.documents.open({f.at("a.sample")}, f.sample);
        f.documents.open({f.at("a.sample")}, f.sample);
        page(f.sample).change(QStringLiteral("two"), QStringLiteral("Type"));
        f.documents.save(f.sample);
        page(f.sample).history()->undo();
        page(f.sample).history()->undo();
        QCOMPARE(page(f.sample).text(), QStringLiteral("one"));
        f.documents.checkFiles();
        QCOMPARE(page(f.sample).text(), QStringLiteral("one"));
        QVERIFY(f.documents.isModified(f.sample) && f.dialogs.questions.isEmpty());
        // The file is newer than this document all the same.
        f.documents.save(f.sample);
        QCOMPARE(f.dialogs.questions.size(), 1);
        QCOMPARE(f.get("a.sample"), QByteArray("sample: two\n"));
    }
};

LOGGIA_WINDOW_TEST(DocumentsTest)

} // namespace documents_test

#include "documents_test.moc"
