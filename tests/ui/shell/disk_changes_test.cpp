#include "core/base/packing.hpp"
#include "tests/suite.hpp"
#include "tests/ui/shell/documents_desk.hpp"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <functional>
#include <utility>

namespace disk_changes_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

struct Fixture : DocumentsDesk {
    using DocumentsDesk::DocumentsDesk;

    DiskChanges changes{forChanges()};
    DocumentSaving saving{forSaving()};
    QSignalSpy messages{&changes, &DiskChanges::message};
};

/// Dialogs that stay open until the test answers or dismisses the last one.
class OpenQuestions final : public Dialogs {
public:
    QList<Question> questions;

    void choose(int answer) {
        const auto call = std::exchange(answered_, {});
        call(answer);
    }
    void dismiss() { answered_ = {}; }

    void openFile(QWidget*, const FileRequest&, FileChosen) override {}
    void openFiles(QWidget*, const FileRequest&, FilesChosen) override {}
    void chooseFolder(QWidget*, const FileRequest&, FolderChosen) override {}
    void saveFile(QWidget*, const FileRequest&, FileChosen) override {}
    void ask(QWidget*, const Question& question, std::function<void(int)> answered) override {
        questions << question;
        answered_ = std::move(answered);
    }
    void showError(QWidget*, const Notice&) override {}
    void showNotice(QWidget*, const Notice&) override {}
    void chooseColour(QWidget*, const QString&, const QColor&,
                      std::function<void(const QColor&)>) override {}

private:
    std::function<void(int)> answered_;
};

SamplePage& page(PageHost& host) {
    return DocumentsDesk::page(host);
}

class DiskChangesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { qRegisterMetaType<PageHost*>(); }
    void init() { failOnWarnings(); }

    /// The page that is shown stays.
    void aFileOfAnotherPageIsReadAgainBehindTheScenes() {
        Fixture f;
        f.put("a.peg", "peg: one");
        f.show("a.peg", f.peg);
        f.put("a.peg", "peg: two");
        f.changes.check();
        QCOMPARE(page(f.peg).text(), QStringLiteral("two"));
    }

    /// The page itself knows nothing of packed files.
    void aPackedFileIsReadAgain() {
        Fixture f;
        f.answer("a.peg.gz", {});
        f.saving.saveAs(f.peg);
        QTRY_VERIFY_WITH_TIMEOUT(!f.files.writer().isWriting(), patience);
        QCOMPARE(unpack(f.get("a.peg.gz").toStdString()).value(), std::string("peg: first\n"));
        QCOMPARE(f.documents.path(f.peg), f.at("a.peg.gz"));
        QVERIFY(!f.documents.isModified(f.peg));
        f.put("a.peg.gz", QByteArray::fromStdString(pack("peg: two", Packing::gzip).value()));
        f.changes.check();
        QCOMPARE(page(f.peg).text(), QStringLiteral("two"));
        QCOMPARE(f.documents.path(f.peg), f.at("a.peg.gz"));
    }

    void showsTheDifference() {
        Fixture f;
        f.put("a.sample", "sample: one");
        f.show("a.sample", f.sample);
        page(f.sample).change(QStringLiteral("mine"), QStringLiteral("Type"));
        f.put("a.sample", "sample: theirs");
        f.dialogs.answer = 2;
        f.changes.check();
        QCOMPARE(f.dialogs.questions.size(), 2);
        QCOMPARE(f.dialogs.questions[1].excerpt,
                 QStringLiteral("- sample: mine\n+ sample: theirs\n"));
        QCOMPARE(f.dialogs.questions[1].answers.size(), 2);
    }

    /// As a small one that was changed, but without the window waiting for it.
    void aLargeFileThatWasChangedIsReadOnTheSide() {
        PageInfo info = SamplePage::pageInfo(QStringLiteral("large"), QStringLiteral("Large"));
        info.largest_file = 100'000'000;
        Fixture f{info};
        PageHost& host = f.sample;
        const auto content = [](char letter) {
            return "large: " + QByteArray(5'000'000, letter) + '\n';
        };
        f.put("large.sample", content('x'));
        f.show("large.sample", host);
        f.put("large.sample", content('y'));
        f.changes.check();
        f.changes.check(); // is read once
        QVERIFY(f.reader.isReading());
        QCOMPARE(page(host).save({}), content('x'));
        const int steps = page(host).history()->count();
        QTRY_VERIFY_WITH_TIMEOUT(!f.reader.isReading(), patience);
        QCOMPARE(page(host).save({}), content('y'));
        QCOMPARE(page(host).history()->count(), steps + 1);
        QVERIFY(!f.documents.isModified(host));
        QCOMPARE(f.documents.path(host), f.at("large.sample"));

        // Touched only.
        f.put("large.sample", content('y'));
        f.changes.check();
        QTRY_VERIFY_WITH_TIMEOUT(!f.reader.isReading(), patience);
        QCOMPARE(page(host).history()->count(), steps + 1);

        // Both changed it; and another file was opened before it was read.
        page(host).change(QStringLiteral("mine"), QStringLiteral("Type"));
        f.put("large.sample", content('z'));
        f.changes.check();
        QTRY_COMPARE_WITH_TIMEOUT(f.dialogs.questions.size(), 1, patience);
        QCOMPARE(page(host).text(), QStringLiteral("mine"));
        f.put("large.sample", content('w'));
        f.put("small.sample", "large: small");
        f.changes.check();
        f.show("small.sample", host);
        QTRY_VERIFY_WITH_TIMEOUT(!f.reader.isReading(), patience);
        QCOMPARE(f.dialogs.questions.size(), 1);
        QCOMPARE(page(host).text(), QStringLiteral("small"));
    }

    /// What another program writes may be nothing that can be read. That is told once, however
    /// often the window is looked at, and nothing goes.
    void aFileThatWasSpoiledIsToldOnce() {
        Fixture f;
        f.put("a.sample", "sample: one");
        f.show("a.sample", f.sample);
        f.put("a.sample", "sample: what?");
        for (int i = 0; i < 3; ++i)
            f.changes.check();
        QCOMPARE(f.dialogs.errors.size(), 1);
        QVERIFY(f.messages.last()[0].toString().contains(QStringLiteral("cannot be read now")));
        QCOMPARE(page(f.sample).text(), QStringLiteral("one"));
        QCOMPARE(f.documents.path(f.sample), f.at("a.sample"));
        QVERIFY(f.documents.isModified(f.sample));
        f.saving.save(f.sample);
        QCOMPARE(f.dialogs.questions.size(), 1);
        QCOMPARE(f.get("a.sample"), QByteArray("sample: what?"));
        f.put("a.sample", "sample: mended");
        f.changes.check();
        QCOMPARE(f.dialogs.questions.size(), 1);
        QCOMPARE(page(f.sample).text(), QStringLiteral("mended"));
        QVERIFY(!f.documents.isModified(f.sample));
        // The same when its own content comes back.
        f.put("a.sample", "sample: what?");
        f.changes.check();
        QVERIFY(f.documents.isModified(f.sample));
        f.changed.clear();
        f.put("a.sample", "sample: mended");
        f.changes.check();
        QVERIFY(!f.documents.isModified(f.sample) && !f.changed.isEmpty());
    }

    /// What lies there then is no file, so the document's is gone; it is not written over.
    void aFileThatBecameAFolderIsGone() {
        Fixture f;
        f.put("a.sample", "sample: one");
        f.show("a.sample", f.sample);
        QVERIFY(QFile::remove(f.at("a.sample")) && QDir().mkdir(f.at("a.sample")));
        f.changes.check();
        QCOMPARE(f.documents.title(f.sample), QStringLiteral("a.sample (deleted)"));
        // What closes the window has to ask: this is the last copy.
        QCOMPARE(f.documents.unsaved(), QStringList{QStringLiteral("Sample")});
        f.saving.save(f.sample);
        QCOMPARE(f.dialogs.questions.size(), 1); // whether to save elsewhere
        QVERIFY2(f.dialogs.questions[0].text.contains(QStringLiteral("a folder, not a file")),
                 qPrintable(f.dialogs.questions[0].text));
        QVERIFY(QFileInfo(f.at("a.sample")).isDir());
        QVERIFY(QDir().rmdir(f.at("a.sample")));
        f.put("a.sample", "sample: one");
        f.changes.check();
        QCOMPARE(f.documents.title(f.sample), QStringLiteral("a.sample"));
        QVERIFY(f.documents.unsaved().isEmpty());
    }

    void aTouchedFileIsTheSame() {
        Fixture f;
        f.put("a.sample", "sample: one");
        f.show("a.sample", f.sample);
        const int steps = page(f.sample).history()->count();
        f.put("a.sample", "sample: one");
        f.changes.check();
        page(f.sample).change(QStringLiteral("mine"), QStringLiteral("Type"));
        f.put("a.sample", "sample: one");
        f.saving.save(f.sample);
        QVERIFY(f.dialogs.questions.isEmpty());
        QCOMPARE(page(f.sample).history()->count(), steps + 1);
        QCOMPARE(f.get("a.sample"), QByteArray("sample: mine\n"));
    }

    /// A file that is changed once more while a person is being asked is no second question: the
    /// one that is open is about what lies there when it is answered.
    void isAskedOnceAboutAFileThatGoesOnChanging() {
        for (int answer : {0, 1, 2}) {
            DocumentsDesk desk;
            OpenQuestions dialogs;
            DiskChanges changes{desk.forChanges(dialogs)};
            desk.put("a.sample", "sample: one");
            desk.show("a.sample", desk.sample);
            page(desk.sample).change(QStringLiteral("mine"), QStringLiteral("Type"));
            desk.put("a.sample", "sample: theirs");
            changes.check();
            QCOMPARE(dialogs.questions.size(), 1);
            desk.put("a.sample", "sample: newest");
            changes.check();
            QCOMPARE(dialogs.questions.size(), 1);
            dialogs.choose(answer);
            if (answer == 2) {
                QCOMPARE(dialogs.questions.size(), 2);
                QVERIFY(dialogs.questions[1].excerpt.contains(QStringLiteral("newest")));
                desk.put("a.sample", "sample: last");
                changes.check();
                QCOMPARE(dialogs.questions.size(), 2);
                dialogs.choose(1);
            }
            QCOMPARE(page(desk.sample).text(), answer == 0   ? QStringLiteral("mine")
                                               : answer == 1 ? QStringLiteral("newest")
                                                             : QStringLiteral("last"));
            QCOMPARE(desk.documents.isModified(desk.sample), answer == 0);
            changes.check();
            QCOMPARE(dialogs.questions.size(), answer == 2 ? 2 : 1);
            // Answered or dismissed, the next change is another question.
            page(desk.sample).change(QStringLiteral("more"), QStringLiteral("Type"));
            desk.put("a.sample", "sample: again");
            changes.check();
            dialogs.dismiss();
            desk.put("a.sample", "sample: and again");
            changes.check();
            QCOMPARE(dialogs.questions.size(), answer == 2 ? 4 : 3);
        }
    }

    /// Back as it was, while a person is being asked: that is what is loaded then.
    void theQuestionFollowsAFileThatIsAsItWas() {
        DocumentsDesk desk;
        OpenQuestions dialogs;
        DiskChanges changes{desk.forChanges(dialogs)};
        desk.put("a.sample", "sample: one");
        desk.show("a.sample", desk.sample);
        page(desk.sample).change(QStringLiteral("mine"), QStringLiteral("Type"));
        desk.put("a.sample", "sample: theirs");
        changes.check();
        desk.put("a.sample", "sample: one");
        changes.check();
        QCOMPARE(dialogs.questions.size(), 1);
        dialogs.choose(1);
        QCOMPARE(page(desk.sample).text(), QStringLiteral("one"));
    }
};

LOGGIA_WINDOW_TEST(DiskChangesTest)

} // namespace disk_changes_test

#include "disk_changes_test.moc"
