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

    void aDocumentBeginsWithoutAFile() {
        Fixture f;
        QVERIFY(f.documents.path(f.sample).isEmpty());
        QVERIFY(!f.documents.isModified(f.sample));
        page(f.sample).change(QStringLiteral("x"), QStringLiteral("Type"));
        QVERIFY(f.documents.isModified(f.sample) && !f.documents.isModified(f.peg));
        QCOMPARE(f.changed.size(), 1);
        QCOMPARE(f.changed[0][0].value<PageHost*>(), &f.sample);
    }

    void savesWhereTheDialogSaysAndThenWithoutOne() {
        Fixture f;
        page(f.sample).change(QStringLiteral("one"), QStringLiteral("Type"));
        f.answer("kept", QStringLiteral("Sample text (*.sample)"));
        f.documents.save(f.sample);
        QCOMPARE(f.dialogs.saved.size(), 1);
        QVERIFY(f.dialogs.saved[0].start.endsWith(QStringLiteral("sample.sample")));
        QCOMPARE(f.get("kept.sample"), QByteArray("sample: one\n"));
        QCOMPARE(f.documents.path(f.sample), f.at("kept.sample"));
        QVERIFY(!f.documents.isModified(f.sample));
        QCOMPARE(f.recent.paths(), QStringList{f.at("kept.sample")});
        page(f.sample).change(QStringLiteral("two"), QStringLiteral("Type"));
        f.documents.save(f.sample);
        QCOMPARE(f.dialogs.saved.size(), 1);
        QCOMPARE(f.get("kept.sample"), QByteArray("sample: two\n"));
        QCOMPARE(f.messages.size(), 2);
        // Elsewhere: from where it lies now.
        f.answer("other.sample", {});
        f.documents.saveAs(f.sample);
        QCOMPARE(f.dialogs.saved[1].start, f.at("kept.sample"));
        QCOMPARE(f.documents.path(f.sample), f.at("other.sample"));
        QCOMPARE(f.get("kept.sample"), QByteArray("sample: two\n"));
    }

    void aCancelledDialogChangesNothing() {
        Fixture f;
        page(f.sample).change(QStringLiteral("one"), QStringLiteral("Type"));
        f.documents.saveAs(f.sample);
        f.documents.askOpen(f.sample);
        f.documents.exportPicture(f.sample);
        QVERIFY(f.documents.isModified(f.sample) && f.documents.path(f.sample).isEmpty());
        QCOMPARE(f.messages.size(), 0);
    }

    void aSuffixIsAddedOnlyWhereThereIsNone() {
        Fixture f;
        f.answer("game.v2", QStringLiteral("Sample text (*.sample)"));
        f.documents.saveAs(f.sample);
        QCOMPARE(f.get("game.v2"), QByteArray("sample: first\n"));
        f.answer("plain", {});
        f.documents.saveAs(f.sample);
        QCOMPARE(f.get("plain.sample"), QByteArray("sample: first\n"));
    }

    /// The dialog has asked about the file that was typed, not about the one with a suffix added.
    void aFileThatASuffixLeadsToIsNotReplacedUnasked() {
        Fixture f;
        f.put("kept.sample", "precious");
        f.answer("kept", QStringLiteral("Sample text (*.sample)"));
        f.documents.saveAs(f.sample);
        QCOMPARE(f.get("kept.sample"), QByteArray("precious"));
        QCOMPARE(f.dialogs.questions.size(), 1);
        QVERIFY(f.dialogs.questions[0].text.contains(QStringLiteral("kept.sample")));
        QVERIFY(f.documents.path(f.sample).isEmpty());
        f.dialogs.answer = 0;
        f.documents.saveAs(f.sample);
        QCOMPARE(f.get("kept.sample"), QByteArray("sample: first\n"));
        f.put("kept.png", "precious");
        f.dialogs.answer.reset();
        f.answer("kept", png_filter);
        f.documents.exportPicture(f.sample);
        QCOMPARE(f.get("kept.png"), QByteArray("precious"));
    }

    void opensOnThePageThatKnowsIt() {
        Fixture f;
        f.put("a", "peg: jumped");
        f.documents.open({f.at("a")}, f.sample);
        QCOMPARE(page(f.peg).text(), QStringLiteral("jumped"));
        QCOMPARE(page(f.sample).text(), QStringLiteral("first"));
        QCOMPARE(f.opened.size(), 1);
        QCOMPARE(f.opened[0][0].value<PageHost*>(), &f.peg);
        QCOMPARE(f.documents.path(f.peg), f.at("a"));
        QVERIFY(!f.documents.isModified(f.peg));
        page(f.peg).history()->undo(); // opening is a step like any other
        QCOMPARE(page(f.peg).text(), QStringLiteral("first"));
        QVERIFY(!f.documents.isModified(f.peg) && f.documents.path(f.peg).isEmpty());
        page(f.peg).history()->redo();
        QCOMPARE(f.documents.path(f.peg), f.at("a"));
    }

    void theCurrentPageIsAskedFirst() {
        Fixture f;
        PageHost twin(SamplePage::pageInfo(QStringLiteral("peg"), QStringLiteral("Peg too")));
        QWidget window;
        Documents documents({&f.peg, &twin}, f.dialogs, f.recent, window);
        f.put("a", "peg: jumped");
        documents.open({f.at("a")}, twin);
        QCOMPARE(page(twin).text(), QStringLiteral("jumped"));
        QCOMPARE(page(f.peg).text(), QStringLiteral("first"));
    }

    void whatCannotBeOpenedIsSaidAndChangesNothing() {
        Fixture f;
        f.put("bad.peg", "peg: what?");
        f.put("foreign.peg", "\x01\x02");
        f.put("foreign.xyz", "\x01\x02");
        QVERIFY(QDir(f.folder.path()).mkdir(QStringLiteral("folder")));
        for (const char* name : {"bad.peg", "foreign.peg", "foreign.xyz", "missing", "folder"})
            f.documents.open({f.at(name)}, f.sample);
        QCOMPARE(f.dialogs.errors.size(), 5);
        for (const auto& error : f.dialogs.errors) {
            QVERIFY(error.title.startsWith(QStringLiteral("Cannot open")));
            QVERIFY(error.text.at(0).isUpper() && error.text.endsWith(QLatin1Char('.')));
        }
        QVERIFY(f.dialogs.errors[0].excerpt.contains(QStringLiteral("peg: what?")));
        QVERIFY(f.dialogs.errors[1].excerpt.contains(QStringLiteral("foreign.peg:1:1")));
        QVERIFY(f.dialogs.errors[2].excerpt.isEmpty());
        QVERIFY(f.dialogs.errors[2].text.endsWith(QStringLiteral("Loggia opens Sample text.")));
        QVERIFY(f.recent.paths().isEmpty());
        QCOMPARE(f.opened.size() + f.changed.size() + f.messages.size(), 0);
        QVERIFY(f.documents.path(f.peg).isEmpty());
    }

    /// A kind that two pages open, or one page in two formats, once.
    void eachKindOfFileIsNamedOnce() {
        Fixture f;
        PageInfo info = SamplePage::pageInfo();
        info.formats.push_back(info.formats.front());
        PageHost one{info};
        PageHost two{info};
        Documents documents{{&one, &two}, f.dialogs, f.recent, f.window};
        f.put("foreign.xyz", "\x01\x02");
        documents.open({f.at("foreign.xyz")}, one);
        QCOMPARE(f.dialogs.errors.size(), 1);
        QCOMPARE(f.dialogs.errors[0].text.count(QStringLiteral("Sample text")), 1);
    }

    void theOpenDialogListsTheCurrentPagesFilesFirst() {
        Fixture f;
        f.put("here.peg", "peg: here");
        f.documents.open({f.at("here.peg")}, f.peg);
        f.dialogs.file = f.at("here.peg");
        f.documents.askOpen(f.peg);
        const auto& request = f.dialogs.opened.constFirst();
        QCOMPARE(request.start, f.folder.path());
        QCOMPARE(request.filters, QStringList({QStringLiteral("Sample text (*.peg)"),
                                               QStringLiteral("Sample text (*.sample)"),
                                               QStringLiteral("All files (*)")}));
        QCOMPARE(f.opened.size(), 2);
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

    void theSameContentOfAnotherFileIsAnotherDocument() {
        Fixture f;
        f.put("a.sample", "sample: same");
        f.put("b.sample", "sample: same");
        f.documents.open({f.at("a.sample"), f.at("b.sample")}, f.sample);
        QCOMPARE(f.documents.path(f.sample), f.at("b.sample"));
        page(f.sample).history()->undo();
        QCOMPARE(f.documents.path(f.sample), f.at("a.sample"));
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

    /// What another program writes may be nothing that can be read. That is told once, however
    /// often the window is looked at, and nothing goes.
    void aFileThatWasSpoiledIsToldOnce() {
        Fixture f;
        f.put("a.sample", "sample: one");
        f.documents.open({f.at("a.sample")}, f.sample);
        f.put("a.sample", "sample: what?");
        for (int i = 0; i < 3; ++i)
            f.documents.checkFiles();
        QCOMPARE(f.dialogs.errors.size(), 1);
        QVERIFY(f.messages.last()[0].toString().contains(QStringLiteral("cannot be read now")));
        QCOMPARE(page(f.sample).text(), QStringLiteral("one"));
        QCOMPARE(f.documents.path(f.sample), f.at("a.sample"));
        QVERIFY(f.documents.isModified(f.sample));
        f.documents.save(f.sample);
        QCOMPARE(f.dialogs.questions.size(), 1);
        QCOMPARE(f.get("a.sample"), QByteArray("sample: what?"));
        f.put("a.sample", "sample: mended");
        f.documents.checkFiles();
        QCOMPARE(f.dialogs.questions.size(), 1);
        QCOMPARE(page(f.sample).text(), QStringLiteral("mended"));
        QVERIFY(!f.documents.isModified(f.sample));
        // The same when its own content comes back.
        f.put("a.sample", "sample: what?");
        f.documents.checkFiles();
        QVERIFY(f.documents.isModified(f.sample));
        f.changed.clear();
        f.put("a.sample", "sample: mended");
        f.documents.checkFiles();
        QVERIFY(!f.documents.isModified(f.sample) && !f.changed.isEmpty());
    }

    /// The page that is shown stays.
    void aFileOfAnotherPageIsReadAgainBehindTheScenes() {
        Fixture f;
        f.put("a.peg", "peg: one");
        f.documents.open({f.at("a.peg")}, f.sample);
        QCOMPARE(f.opened.size(), 1);
        f.put("a.peg", "peg: two");
        f.documents.checkFiles();
        QCOMPARE(page(f.peg).text(), QStringLiteral("two"));
        QCOMPARE(f.opened.size(), 1);
    }

    void aTouchedFileIsTheSame() {
        Fixture f;
        f.put("a.sample", "sample: one");
        f.documents.open({f.at("a.sample")}, f.sample);
        const int steps = page(f.sample).history()->count();
        f.put("a.sample", "sample: one");
        f.documents.checkFiles();
        page(f.sample).change(QStringLiteral("mine"), QStringLiteral("Type"));
        f.put("a.sample", "sample: one");
        f.documents.save(f.sample);
        QVERIFY(f.dialogs.questions.isEmpty());
        QCOMPARE(page(f.sample).history()->count(), steps + 1);
        QCOMPARE(f.get("a.sample"), QByteArray("sample: mine\n"));
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

    void showsTheDifference() {
        Fixture f;
        f.put("a.sample", "sample: one");
        f.documents.open({f.at("a.sample")}, f.sample);
        page(f.sample).change(QStringLiteral("mine"), QStringLiteral("Type"));
        f.put("a.sample", "sample: theirs");
        f.dialogs.answer = 2;
        f.documents.checkFiles();
        QCOMPARE(f.dialogs.questions.size(), 2);
        QCOMPARE(f.dialogs.questions[1].excerpt,
                 QStringLiteral("- sample: mine\n+ sample: theirs\n"));
        QCOMPARE(f.dialogs.questions[1].answers.size(), 2);
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

    /// What was replaced and is nowhere else comes back by Undo, also after a restart.
    void replacedDocumentsSurviveARestart() {
        Fixture before;
        before.put("a.sample", "sample: filed");
        page(before.sample).change(QStringLiteral("never saved"), QStringLiteral("Type"));
        before.documents.open({before.at("a.sample")}, before.sample);
        page(before.sample).replace(QStringLiteral("example"), QStringLiteral("Example"));
        const QJsonObject files = before.documents.state(before.sample);
        QVERIFY(before.documents.lostAtClose().isEmpty());

        Fixture f;
        f.sample.setSession(page(before.sample).session()->state());
        f.documents.restore(f.sample, files);
        QCOMPARE(page(f.sample).text(), QStringLiteral("example"));
        QVERIFY(f.documents.path(f.sample).isEmpty());
        History& history = *page(f.sample).history();
        QCOMPARE(history.undoText(), QStringLiteral("Example"));
        history.undo();
        QCOMPARE(page(f.sample).text(), QStringLiteral("filed"));
        QCOMPARE(f.documents.path(f.sample), before.at("a.sample"));
        QVERIFY(!f.documents.isModified(f.sample));
        history.undo();
        QCOMPARE(page(f.sample).text(), QStringLiteral("never saved"));
        QVERIFY(f.documents.path(f.sample).isEmpty() && f.documents.isModified(f.sample));
        history.setIndex(2);
        QCOMPARE(page(f.sample).text(), QStringLiteral("example"));
    }

    void whatIsTooLargeToBeKeptIsTold() {
        Fixture f;
        Random random(1);
        QString noise;
        while (noise.size() < 3 << 20)
            noise += QString::number(random.next(), 36);
        page(f.sample).change(noise, QStringLiteral("Type"));
        QVERIFY(f.documents.lostAtClose().isEmpty()); // it is shown, and so in the session
        page(f.sample).replace(QStringLiteral("example"), QStringLiteral("Example"));
        QCOMPARE(f.documents.lostAtClose(), QStringList{QStringLiteral("Sample")});
        QVERIFY(!f.documents.state(f.sample).contains(QStringLiteral("earlier")));
        page(f.sample).history()->undo();
        QVERIFY(f.documents.lostAtClose().isEmpty());
    }

    void manyBadFilesAreOneList() {
        Fixture f;
        QStringList paths{f.at("good.sample")};
        f.put("good.sample", "sample: good");
        for (int i = 0; i < 50; ++i) {
            const QByteArray name = "bad" + QByteArray::number(i);
            f.put(name.constData(), "\x01\x02");
            paths << f.at(name.constData());
        }
        f.documents.open(paths, f.sample);
        QCOMPARE(f.dialogs.errors.size(), 1);
        QCOMPARE(f.dialogs.errors[0].excerpt.count(QStringLiteral("bad")), 50);
        // The kinds that there are, once.
        QVERIFY(f.dialogs.errors[0].text.endsWith(QStringLiteral("Loggia opens Sample text.")));
        QVERIFY(!f.dialogs.errors[0].excerpt.contains(QStringLiteral("Sample text")));
        QCOMPARE(page(f.sample).text(), QStringLiteral("good"));
    }

    void whatAFormatCannotHoldIsSaidBefore() {
        Fixture f;
        page(f.sample).loss = QStringLiteral("This format keeps half of it.");
        f.answer("a.sample", {});
        f.documents.save(f.sample);
        QCOMPARE(f.dialogs.questions.size(), 1);
        QCOMPARE(f.dialogs.questions[0].text, page(f.sample).loss);
        QVERIFY(!QFile::exists(f.at("a.sample")));
        f.dialogs.answer = 1;
        f.documents.save(f.sample);
        QVERIFY(QFile::exists(f.at("a.sample")));
        f.documents.save(f.sample); // agreed to already
        QCOMPARE(f.dialogs.questions.size(), 2);
        page(f.sample).loss = QStringLiteral("This format keeps nothing.");
        f.documents.save(f.sample);
        QCOMPARE(f.dialogs.questions.size(), 3);
    }

    /// Where a format leaves something out, the one that does not is proposed.
    void theFormatThatKeepsAllIsProposed() {
        Fixture f;
        PageInfo info = SamplePage::pageInfo(QStringLiteral("half"), QStringLiteral("Half"));
        info.formats << FileFormat{QStringLiteral("Read only"),
                                   {QStringLiteral("*.whole")},
                                   true,
                                   false}
                     << FileFormat{QStringLiteral("Everything"),
                                   {QStringLiteral("*.all.whole"), QStringLiteral("*.txt")}};
        PageHost host{info};
        QWidget window;
        Documents documents{{&host}, f.dialogs, f.recent, window};
        f.put("a.b.half", "half: mine");
        documents.open({f.at("a.b.half")}, host);
        page(host).loss = QStringLiteral("This format keeps half of it.");
        page(host).change(QStringLiteral("more"), QStringLiteral("Type"));
        f.dialogs.answer = 0;
        documents.save(host);
        QCOMPARE(f.dialogs.questions.size(), 1);
        QCOMPARE(f.dialogs.saved.size(), 1);
        QCOMPARE(f.dialogs.saved[0].start, f.at("a.b.all.whole"));
        documents.saveAs(host);
        QCOMPARE(f.dialogs.saved[1].start, f.at("a.b.all.whole"));
        QCOMPARE(f.get("a.b.half"), QByteArray("half: mine"));
        // Whoever agreed to lose it is not led elsewhere.
        f.dialogs.answer = 1;
        documents.save(host);
        documents.saveAs(host);
        QCOMPARE(f.dialogs.saved[2].start, f.at("a.b.half"));
        QCOMPARE(f.get("a.b.half"), QByteArray("half: more\n"));
    }

    void theSessionsMarkComesBack() {
        Fixture f;
        f.documents.restore(f.sample, f.state("x.sample", true));
        QVERIFY(f.documents.isModified(f.sample));
        QCOMPARE(f.documents.path(f.sample), f.at("x.sample"));
        QCOMPARE(f.changed.size(), 1);
        QCOMPARE(f.changed[0][0].value<PageHost*>(), &f.sample);
        f.documents.restore(f.sample, f.state("x.sample", false));
        QVERIFY(!f.documents.isModified(f.sample));
        QCOMPARE(f.changed.size(), 2);
    }

    /// Whoever takes no files of that size is not asked, and the window goes on meanwhile.
    void aLargeFileIsReadOnTheSide() {
        Fixture f;
        bool asked = false;
        PageInfo small = SamplePage::pageInfo(QStringLiteral("small"), QStringLiteral("Small"));
        small.recognises = [&asked](const QByteArray&) { return asked = true; };
        PageInfo large = SamplePage::pageInfo(QStringLiteral("large"), QStringLiteral("Large"));
        large.largest_file = 100'000'000;
        PageHost first{small};
        PageHost second{large};
        QWidget window;
        Documents documents{{&first, &second}, f.dialogs, f.recent, window};
        const QSignalSpy changed(&documents, &Documents::openingChanged);
        const QSignalSpy progressed(&documents, &Documents::openingProgressed);
        const QByteArray content = "large: " + QByteArray(5'000'000, 'x') + '\n';
        f.put("large.sample", content);
        f.put("more.sample", content);
        documents.open({f.at("large.sample")}, first);
        documents.open({f.at("more.sample")}, first);
        QVERIFY(documents.isOpening() && documents.path(second).isEmpty());
        QTRY_VERIFY_WITH_TIMEOUT(documents.path(second) == f.at("more.sample"), patience);
        QVERIFY(!asked && !documents.isOpening() && f.dialogs.errors.isEmpty());
        QCOMPARE(f.recent.paths(), (QStringList{f.at("more.sample"), f.at("large.sample")}));
        QCOMPARE(page(second).save({}), content);
        QCOMPARE(changed.size(), 3);
        QCOMPARE(changed.first()[0].toString(), QStringLiteral("large.sample"));
        QVERIFY(changed.last()[0].toString().isEmpty());
        QVERIFY(!progressed.isEmpty());
    }

    /// As a small one that was changed, but without the window waiting for it.
    void aLargeFileThatWasChangedIsReadOnTheSide() {
        Fixture f;
        PageInfo info = SamplePage::pageInfo(QStringLiteral("large"), QStringLiteral("Large"));
        info.largest_file = 100'000'000;
        PageHost host{info};
        QWidget window;
        Documents documents{{&host}, f.dialogs, f.recent, window};
        const auto content = [](char letter) {
            return "large: " + QByteArray(5'000'000, letter) + '\n';
        };
        f.put("large.sample", content('x'));
        documents.open({f.at("large.sample")}, host);
        QTRY_VERIFY_WITH_TIMEOUT(!documents.isOpening(), patience);
        f.put("large.sample", content('y'));
        documents.checkFiles();
        documents.checkFiles(); // is read once
        QVERIFY(documents.isOpening());
        QCOMPARE(page(host).save({}), content('x'));
        const int steps = page(host).history()->count();
        QTRY_VERIFY_WITH_TIMEOUT(!documents.isOpening(), patience);
        QCOMPARE(page(host).save({}), content('y'));
        QCOMPARE(page(host).history()->count(), steps + 1);
        QVERIFY(!documents.isModified(host));
        QCOMPARE(documents.path(host), f.at("large.sample"));

        // Touched only.
        f.put("large.sample", content('y'));
        documents.checkFiles();
        QTRY_VERIFY_WITH_TIMEOUT(!documents.isOpening(), patience);
        QCOMPARE(page(host).history()->count(), steps + 1);

        // Both changed it; and another file was opened before it was read.
        page(host).change(QStringLiteral("mine"), QStringLiteral("Type"));
        f.put("large.sample", content('z'));
        documents.checkFiles();
        QTRY_COMPARE_WITH_TIMEOUT(f.dialogs.questions.size(), 1, patience);
        QCOMPARE(page(host).text(), QStringLiteral("mine"));
        f.put("large.sample", content('w'));
        f.put("small.sample", "large: small");
        documents.checkFiles();
        documents.open({f.at("small.sample")}, host);
        QTRY_VERIFY_WITH_TIMEOUT(!documents.isOpening(), patience);
        QCOMPARE(f.dialogs.questions.size(), 1);
        QCOMPARE(page(host).text(), QStringLiteral("small"));
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

    /// Saved is what was there when a person said so; the mark follows what is shown.
    void aLargeDocumentIsSavedOnTheSide() {
        Fixture f;
        const QString large(5'000'000, QLatin1Char('x'));
        page(f.sample).change(large, QStringLiteral("Type"));
        f.answer("large.sample", {});
        f.documents.save(f.sample);
        QVERIFY(f.documents.isSaving() && f.documents.isModified(f.sample));
        page(f.sample).change(QStringLiteral("more"), QStringLiteral("Type"));
        QTRY_VERIFY_WITH_TIMEOUT(!f.documents.isSaving(), patience);
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
        f.documents.save(f.sample);
        page(f.sample).change(QStringLiteral("last"), QStringLiteral("Type"));
        f.documents.save(f.sample);
        QTRY_VERIFY_WITH_TIMEOUT(!f.documents.isSaving(), patience);
        QCOMPARE(f.get("large.sample"), QByteArray("sample: last\n"));
        QVERIFY(!f.documents.isModified(f.sample) && f.dialogs.questions.isEmpty());
    }

    /// The file goes with the document that was saved.
    void aDocumentMayBeReplacedWhileItIsSaved() {
        Fixture f;
        const QString large(5'000'000, QLatin1Char('x'));
        page(f.sample).change(large, QStringLiteral("Type"));
        f.answer("large.sample", {});
        f.documents.save(f.sample);
        page(f.sample).replace(QStringLiteral("other"), QStringLiteral("Example"));
        QTRY_VERIFY_WITH_TIMEOUT(!f.documents.isSaving(), patience);
        QVERIFY(f.documents.path(f.sample).isEmpty() && !f.documents.isModified(f.sample));
        page(f.sample).history()->undo();
        QCOMPARE(f.documents.path(f.sample), f.at("large.sample"));
        QVERIFY(!f.documents.isModified(f.sample));
    }

    void savingALargeDocumentCanBeGivenUpAndMayFail() {
        Fixture f;
        f.put("large.sample", "sample: old");
        f.documents.open({f.at("large.sample")}, f.sample);
        page(f.sample).change(QString(20'000'000, QLatin1Char('x')), QStringLiteral("Type"));
        const QSignalSpy failed(&f.documents, &Documents::savingFailed);
        f.documents.save(f.sample);
        f.documents.stopSaving();
        QTRY_VERIFY_WITH_TIMEOUT(!f.documents.isSaving(), patience);
        QCOMPARE(f.get("large.sample"), QByteArray("sample: old"));
        QVERIFY(f.documents.isModified(f.sample));
        QVERIFY(f.messages.last()[0].toString().startsWith(
            QStringLiteral("Stopped saving large.sample")));
        QVERIFY(f.dialogs.questions.isEmpty() && f.dialogs.errors.isEmpty());
        f.answer("no/folder.sample", {});
        f.documents.saveAs(f.sample);
        QTRY_COMPARE_WITH_TIMEOUT(f.dialogs.questions.size(), 1, patience);
        QCOMPARE(f.dialogs.questions[0].title, QStringLiteral("Cannot save folder.sample"));
        QCOMPARE(failed.size(), 2);
        QCOMPARE(f.documents.path(f.sample), f.at("large.sample"));
        QVERIFY(f.documents.isModified(f.sample));
    }

    void aLargeFileCanBeGivenUp() {
        Fixture f;
        f.put("large.sample", "sample: " + QByteArray(20'000'000, 'x') + '\n');
        f.documents.open({f.at("large.sample")}, f.sample);
        QVERIFY(f.documents.isOpening());
        f.documents.stopOpening();
        QVERIFY(!f.documents.isOpening());
        QVERIFY(f.messages.last()[0].toString().contains(QStringLiteral("large.sample")));
        QTest::qWait(20);
        QVERIFY(f.documents.path(f.sample).isEmpty() && f.opened.isEmpty());
        QVERIFY(f.dialogs.errors.isEmpty());
        // And what is nobody's is said to be.
        f.documents.open({f.at("large.sample")}, f.sample);
        QTRY_COMPARE_WITH_TIMEOUT(f.dialogs.errors.size(), 1, patience);
        QVERIFY(f.dialogs.errors[0].text.contains(QStringLiteral("does not recognise")));
    }

    void aFailedSaveKeepsTheOldFileAndTheMark() {
        Fixture f;
        f.documents.restore(f.sample, f.state("no/folder/x.sample", true));
        f.documents.save(f.sample);
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
        f.documents.exportPicture(f.sample);
        const QByteArray bytes = f.get(written.constData());
        QCOMPARE(bytes.startsWith("\x89PNG"), png);
        QCOMPARE(bytes.contains("<svg"), !png);
        QCOMPARE(f.messages.size(), 1);
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
        f.documents.saveAs(f.peg);
        QVERIFY(f.dialogs.saved.last().start.startsWith(f.folder.path()));
    }

    void aPictureIsNamedAfterTheFile() {
        Fixture f;
        f.documents.exportPicture(f.sample);
        QVERIFY(f.dialogs.saved[0].start.endsWith(QStringLiteral("/sample.svg")));
        f.documents.restore(f.sample, f.state("my.game.sample", false));
        f.documents.exportPicture(f.sample);
        QCOMPARE(f.dialogs.saved[1].start, f.at("my.game.svg"));
    }

    /// Failure takes the place of the result.
    void aLargeFileMayFail() {
        Fixture f;
        f.put("large.sample", "sample: " + QByteArray(5'000'000, 'x') + '\n');
        const MemoryShortage shortage;
        f.documents.open({f.at("large.sample")}, f.sample);
        QTRY_COMPARE_WITH_TIMEOUT(f.dialogs.errors.size(), 1, patience);
        QCOMPARE(f.dialogs.errors[0].text, QStringLiteral("Not enough memory."));
        QVERIFY(!f.documents.isOpening());
    }
};

LOGGIA_WINDOW_TEST(DocumentsTest)

} // namespace documents_test

#include "documents_test.moc"
