#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "tests/ui/support/scripted_dialogs.hpp"
#include "ui/wumpus/text_files.hpp"
#include "ui/wumpus/text_pane.hpp"
#include "ui/wumpus/wumpus_document.hpp"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QUndoStack>

namespace text_files_test {

using namespace loggia::ui;

struct Fixture {
    QTemporaryDir folder;
    testing::ScriptedDialogs dialogs;
    QUndoStack undo;
    TextPane rules{TextKind::rules};
    TextPane knowledge{TextKind::knowledge};
    TextPane statement{TextKind::statement};
    WumpusDocument document{{rules.editor(), knowledge.editor(), statement.editor()}, &undo};
    TextFiles files{{&rules, &knowledge, &statement}, &document, [this] { return &dialogs; }};
    QSignalSpy messages{&files, &TextFiles::message};

    [[nodiscard]] QString path(const char* name) const {
        return folder.filePath(QString::fromLatin1(name));
    }
    void write(const char* name, const QByteArray& content) const {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
    }
    [[nodiscard]] QByteArray read(const char* name) const {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(none)");
    }
};

class TextFilesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void opensIntoThePaneThatAsked() {
        Fixture f;
        f.write("any name.txt", "P_1_3\n(whatever\n");
        f.dialogs.file = f.path("any name.txt");
        f.files.askOpen(TextKind::statement);
        QCOMPARE(f.dialogs.opened.size(), 1);
        QCOMPARE(f.statement.editor()->text(), QStringLiteral("P_1_3\n(whatever\n"));
        QCOMPARE(f.statement.file(), f.path("any name.txt"));
        QCOMPARE(f.messages[0][0].toString(), QStringLiteral("any name.txt is now: Statement"));
        QVERIFY(!f.statement.isModified() && f.rules.editor()->text().isEmpty());
        f.undo.undo();
        QVERIFY(f.statement.editor()->text().isEmpty() && f.statement.isModified());
        // The next time it begins where that file lies.
        f.files.askOpen(TextKind::statement);
        QCOMPARE(f.dialogs.opened[1].start, f.folder.path());
    }

    void savesAndKnowsTheFileFromThenOn() {
        Fixture f;
        f.document.replaceText(TextKind::rules, QStringLiteral("P_1_3\n"), QStringLiteral("test"));
        f.dialogs.file = f.path("r.txt");
        f.files.save(TextKind::rules);
        QCOMPARE(f.read("r.txt"), QByteArray("P_1_3\n"));
        f.dialogs.file.clear();
        f.document.replaceText(TextKind::rules, QStringLiteral("P_1_4\n"), QStringLiteral("test"));
        f.files.save(TextKind::rules);
        QCOMPARE(f.read("r.txt"), QByteArray("P_1_4\n"));
        QCOMPARE(f.dialogs.saved.size(), 1);
        QCOMPARE(f.messages.last()[0].toString(), QStringLiteral("Saved r.txt"));
    }

    void whatIsDismissedChangesNothing() {
        Fixture f;
        f.files.save(TextKind::knowledge);
        f.files.askOpen(TextKind::knowledge);
        QVERIFY(f.knowledge.file().isEmpty() && !f.undo.canUndo() && f.messages.isEmpty());
        TextFiles alone({&f.rules, &f.knowledge, &f.statement}, &f.document,
                        [] { return nullptr; });
        alone.save(TextKind::rules);
        alone.open(TextKind::rules, f.path("not there"));
        QVERIFY(f.rules.file().isEmpty());
    }

    void failuresAreTold() {
        Fixture f;
        f.files.open(TextKind::rules, f.path("not there"));
        QCOMPARE(f.dialogs.errors.size(), 1);
        f.dialogs.file = f.path("no/folder/r.txt");
        f.files.saveAs(TextKind::rules);
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
