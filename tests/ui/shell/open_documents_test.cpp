#include "core/base/random.hpp"
#include "tests/suite.hpp"
#include "tests/ui/shell/documents_desk.hpp"
#include "ui/shell/session.hpp"

namespace open_documents_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

SamplePage& page(PageHost& host) {
    return DocumentsDesk::page(host);
}

class OpenDocumentsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { qRegisterMetaType<PageHost*>(); }
    void init() { failOnWarnings(); }

    void aDocumentBeginsWithoutAFile() {
        DocumentsDesk f;
        QVERIFY(f.documents.path(f.sample).isEmpty());
        QVERIFY(!f.documents.isModified(f.sample));
        page(f.sample).change(QStringLiteral("x"), QStringLiteral("Type"));
        QVERIFY(f.documents.isModified(f.sample) && !f.documents.isModified(f.peg));
        QCOMPARE(f.changed.size(), 1);
        QCOMPARE(f.changed[0][0].value<PageHost*>(), &f.sample);
    }

    /// What was replaced and is nowhere else comes back by Undo, also after a restart.
    void replacedDocumentsSurviveARestart() {
        DocumentsDesk before;
        before.put("a.sample", "sample: filed");
        page(before.sample).change(QStringLiteral("never saved"), QStringLiteral("Type"));
        before.show("a.sample", before.sample);
        page(before.sample).replace(QStringLiteral("example"), QStringLiteral("Example"));
        const QJsonObject files = before.documents.state(before.sample);
        QVERIFY(before.documents.lostAtClose(true).isEmpty());

        DocumentsDesk f;
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
        DocumentsDesk f;
        Random random(1);
        QString noise;
        while (noise.size() < 3 << 20)
            noise += QString::number(random.next(), 36);
        page(f.sample).change(noise, QStringLiteral("Type"));
        QVERIFY(f.documents.lostAtClose(true).isEmpty()); // it is shown, and so in the session
        page(f.sample).replace(QStringLiteral("example"), QStringLiteral("Example"));
        QCOMPARE(f.documents.lostAtClose(true), QStringList{QStringLiteral("Sample")});
        QVERIFY(!f.documents.state(f.sample).contains(QStringLiteral("earlier")));
        page(f.sample).history()->undo();
        QVERIFY(f.documents.lostAtClose(true).isEmpty());
    }

    void theSessionsMarkComesBack() {
        DocumentsDesk f;
        f.documents.restore(f.sample, f.state("x.sample", true));
        QVERIFY(f.documents.isModified(f.sample));
        QCOMPARE(f.documents.path(f.sample), f.at("x.sample"));
        QCOMPARE(f.changed.size(), 1);
        QCOMPARE(f.changed[0][0].value<PageHost*>(), &f.sample);
        f.documents.restore(f.sample, f.state("x.sample", false));
        QVERIFY(!f.documents.isModified(f.sample));
        QCOMPARE(f.changed.size(), 2);
    }

    /// What cannot be shown is told, and nothing is another than before.
    void whatCannotBePutIsTold() {
        DocumentsDesk f;
        const FileReading bad{"sample: what?", {}, {}, &f.sample};
        const auto why = f.documents.put({f.at("a.sample")}, bad);
        QVERIFY(why && !why->is_unknown);
        QCOMPARE(why->name, QStringLiteral("a.sample"));
        QCOMPARE(why->text, "sample: what?");
        const auto nobodys = f.documents.put({f.at("b")}, FileReading{"b", {}, {}, nullptr});
        QVERIFY(nobodys && nobodys->is_unknown);
        QVERIFY(f.documents.path(f.sample).isEmpty() && f.changed.isEmpty());
        QVERIFY(f.documents.pathsShown().isEmpty());
        QVERIFY(!page(f.sample).history()->canUndo());
    }

    /// An example is named, but has no file that could be overwritten.
    void anExampleHasNoFile() {
        DocumentsDesk f;
        f.put("a.sample", "sample: mine");
        f.show("a.sample", f.sample);
        QVERIFY(
            !f.documents.putExample(QStringLiteral("/examples/e.sample"), "sample: e", f.sample));
        QCOMPARE(f.documents.title(f.sample), QStringLiteral("e.sample (example)"));
        QVERIFY(f.documents.path(f.sample).isEmpty() && !f.documents.isModified(f.sample));
        QVERIFY(f.documents.pathsShown().isEmpty());
        page(f.sample).history()->undo();
        QCOMPARE(f.documents.title(f.sample), QStringLiteral("a.sample"));
        QCOMPARE(f.documents.pathsShown(), QStringList{f.at("a.sample")});
        QVERIFY(f.documents.putExample(QStringLiteral("/e"), "sample: what?", f.sample));
        QCOMPARE(f.documents.path(f.sample), f.at("a.sample"));
    }

    /// Nor has what another part of the program made, which has no name either.
    void whatIsUntitledHasNoFile() {
        DocumentsDesk f;
        f.put("a.sample", "sample: mine");
        f.show("a.sample", f.sample);
        QVERIFY(!f.documents.putUntitled(QStringLiteral("a.sample"), "sample: g", f.sample));
        QCOMPARE(page(f.sample).text(), QStringLiteral("g"));
        QCOMPARE(f.documents.title(f.sample), QStringLiteral("untitled"));
        QVERIFY(f.documents.path(f.sample).isEmpty() && !f.documents.isModified(f.sample));
        page(f.sample).history()->undo();
        QCOMPARE(f.documents.title(f.sample), QStringLiteral("a.sample"));
        QVERIFY(f.documents.putUntitled(QStringLiteral("g"), "sample: what?", f.sample));
        QCOMPARE(f.documents.path(f.sample), f.at("a.sample"));
    }

    /// A page that nobody has looked at since the start may have unsaved work in Undo, or the last
    /// copy of what was in a file.
    void pagesThatAreNotMadeHaveUnsavedWork() {
        DocumentsDesk before;
        page(before.sample).change(QStringLiteral("never saved"), QStringLiteral("Type"));
        before.put("a.sample", "sample: filed");
        before.show("a.sample", before.sample);
        QVERIFY(!before.documents.isModified(before.sample));
        DocumentsDesk f;
        f.documents.restore(f.sample, before.documents.state(before.sample));
        QCOMPARE(f.documents.unsaved(), QStringList{QStringLiteral("Sample")});
        QVERIFY(!f.sample.page());

        DocumentsDesk saved;
        saved.put("a.peg", "peg: filed");
        saved.show("a.peg", saved.peg);
        DocumentsDesk g;
        g.documents.restore(g.peg, saved.documents.state(saved.peg));
        QVERIFY(g.documents.unsaved().isEmpty());
        QVERIFY(QFile::remove(saved.at("a.peg")));
        QCOMPARE(g.documents.unsaved(), QStringList{QStringLiteral("Peg")});
        QVERIFY(!g.peg.page());
    }

    /// Whoever watches files hears of each change of what is shown.
    void tellsWhatIsShown() {
        DocumentsDesk f;
        const QSignalSpy paths(&f.documents, &OpenDocuments::pathsShownChanged);
        const QSignalSpy shown(&f.documents, &OpenDocuments::documentShown);
        static_cast<void>(page(f.peg));
        QCOMPARE(shown.size(), 1);
        QCOMPARE(shown[0][0].value<PageHost*>(), &f.peg);
        f.put("a.peg", "peg: a");
        f.show("a.peg", f.peg);
        QCOMPARE(shown.size(), 2);
        const auto before = paths.size();
        page(f.peg).change(QStringLiteral("edited"), QStringLiteral("Type"));
        QCOMPARE(shown.size(), 2);
        QCOMPARE(f.documents.unsaved(), QStringList{QStringLiteral("Peg")});
        // Another one takes its place without a question.
        f.put("b.peg", "peg: b");
        f.show("b.peg", f.peg);
        QVERIFY(!f.documents.isModified(f.peg));
        QCOMPARE(f.documents.unsaved(), QStringList{QStringLiteral("Peg")});
        page(f.peg).history()->undo();
        QCOMPARE(shown.size(), 4);
        page(f.peg).history()->setIndex(0);
        QCOMPARE(shown.size(), 5);
        QVERIFY(paths.size() > before);
        QVERIFY(f.documents.unsaved().isEmpty());
    }
};

LOGGIA_WINDOW_TEST(OpenDocumentsTest)

} // namespace open_documents_test

#include "open_documents_test.moc"
