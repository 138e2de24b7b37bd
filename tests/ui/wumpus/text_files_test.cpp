#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "tests/ui/support/file_desk.hpp"
#include "ui/undo/history.hpp"
#include "ui/wumpus/text_files.hpp"
#include "ui/wumpus/text_pane.hpp"
#include "ui/wumpus/wumpus_document.hpp"

#include <QSignalSpy>

namespace text_files_test {

using namespace loggia::ui;

struct Fixture : testing::FileDesk {
    History undo;
    TextPane rules{TextKind::rules};
    TextPane knowledge{TextKind::knowledge};
    TextPane statement{TextKind::statement};
    WumpusDocument document{{rules.editor(), knowledge.editor(), statement.editor()}, &undo};
    TextFiles text_files{{&rules, &knowledge, &statement}, &document, undo};
    QSignalSpy messages{&text_files, &TextFiles::message};

    Fixture() { serve(text_files); }
    void write(const char* name, const QByteArray& content) { files.write(path(name), content); }
};

class TextFilesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void opensIntoThePaneThatAsked() {
        Fixture f;
        f.write("any name.txt", "P_1_3\n(whatever\n");
        f.dialogs.file = f.path("any name.txt");
        f.text_files.askOpen(TextKind::statement);
        QCOMPARE(f.dialogs.opened.size(), 1);
        QCOMPARE(f.statement.editor()->text(), QStringLiteral("P_1_3\n(whatever\n"));
        QCOMPARE(f.statement.file(), f.path("any name.txt"));
        QCOMPARE(f.messages[0][0].toString(), QStringLiteral("any name.txt: opened Statement"));
        QVERIFY(!f.statement.isModified() && f.rules.editor()->text().isEmpty());
        f.undo.undo();
        QVERIFY(f.statement.editor()->text().isEmpty());
        // What is there now is not what lies in that file: it is not saved there.
        QVERIFY(f.statement.file().isEmpty());
    }

    /// A text from elsewhere never goes over the file of the text before.
    void anotherTextHasNoFile() {
        Fixture f;
        f.write("r.txt", "P_1_3\n");
        f.write("k.txt", "B_1_1\n");
        f.text_files.open(TextKind::rules, f.path("r.txt"));
        f.text_files.open(TextKind::knowledge, f.path("k.txt"));
        QCOMPARE(f.rules.file(), f.path("r.txt"));
        f.document.editText(TextKind::rules, QStringLiteral("P_1_4\n"), QStringLiteral("edit"));
        QCOMPARE(f.rules.file(), f.path("r.txt"));
        f.document.startWalk(3);
        QVERIFY(f.knowledge.file().isEmpty());
        QCOMPARE(f.rules.file(), f.path("r.txt"));
        f.document.replaceAll({QStringLiteral("P_2_2\n"), {}, {}}, std::nullopt,
                              QStringLiteral("example"));
        QVERIFY(f.rules.file().isEmpty());
        f.text_files.save(TextKind::rules);
        QCOMPARE(f.dialogs.saved.size(), 1); // where to is asked
        QCOMPARE(f.bytesOf("r.txt"), QByteArray("P_1_3\n"));
        QCOMPARE(f.bytesOf("k.txt"), QByteArray("B_1_1\n"));
    }

    void savesAndKnowsTheFileFromThenOn() {
        Fixture f;
        f.document.replaceText(TextKind::rules, QStringLiteral("P_1_3\n"), QStringLiteral("test"));
        f.dialogs.file = f.path("r.txt");
        QSignalSpy changed(&f.rules, &TextPane::fileChanged);
        f.text_files.save(TextKind::rules);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(f.bytesOf("r.txt"), QByteArray("P_1_3\n"));
        f.dialogs.file.clear();
        f.document.editText(TextKind::rules, QStringLiteral("P_1_4\n"), QStringLiteral("test"));
        QVERIFY(f.rules.isModified());
        changed.clear();
        f.text_files.save(TextKind::rules);
        QCOMPARE(changed.size(), 1);
        QVERIFY(!f.rules.isModified());
        QCOMPARE(f.bytesOf("r.txt"), QByteArray("P_1_4\n"));
        QCOMPARE(f.dialogs.saved.size(), 1);
        QCOMPARE(f.said.last()[0].toString(), QStringLiteral("Saved r.txt"));
        QCOMPARE(f.recent.paths(), QStringList{f.path("r.txt")});
    }

    /// As the assignment calls them, and never over another file without a question.
    void namesGetTheirEnding() {
        Fixture f;
        f.write("r.txt", "precious");
        f.answer("r");
        f.text_files.save(TextKind::rules);
        QVERIFY(f.dialogs.saved[0].start.endsWith(QStringLiteral("wumpus_rules.txt")));
        QCOMPARE(f.bytesOf("r.txt"), QByteArray("precious"));
        QVERIFY(f.rules.file().isEmpty() && f.dialogs.questions.size() == 1);
        f.answer("r.rules");
        f.text_files.save(TextKind::rules);
        QCOMPARE(f.rules.file(), f.path("r.rules"));
        QCOMPARE(f.bytesOf("r.rules"), QByteArray());
    }

    void whatIsDismissedChangesNothing() {
        Fixture f;
        f.text_files.save(TextKind::knowledge);
        f.text_files.askOpen(TextKind::knowledge);
        QVERIFY(f.knowledge.file().isEmpty() && !f.undo.canUndo() && f.messages.isEmpty());
    }

    void failuresAreTold() {
        Fixture f;
        f.text_files.open(TextKind::rules, f.path("not there"));
        QCOMPARE(f.dialogs.errors.size(), 1);
        f.dialogs.file = f.path("no/folder/r.txt");
        f.text_files.save(TextKind::rules);
        QCOMPARE(f.dialogs.errors.size(), 2);
        QVERIFY(f.rules.file().isEmpty() && !f.undo.canUndo());
    }

    void droppedFilesAreOpened() {
        Fixture f;
        f.write("k.txt", "B_4_4\n");
        Q_EMIT f.knowledge.fileDropped(TextKind::knowledge, f.path("k.txt"));
        QCOMPARE(f.knowledge.editor()->text(), QStringLiteral("B_4_4\n"));
    }
};

LOGGIA_WINDOW_TEST(TextFilesTest)

} // namespace text_files_test

#include "text_files_test.moc"
