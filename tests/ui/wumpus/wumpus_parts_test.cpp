// The files of the three texts, in a whole window: opened, saved, watched, and kept in the session.
#include "tests/suite.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/shell/documents.hpp"
#include "ui/shell/page_host.hpp"
#include "ui/widgets/source/source_editor.hpp"
#include "ui/wumpus/text_pane.hpp"
#include "ui/wumpus/wumpus_document.hpp"
#include "ui/wumpus/wumpus_page.hpp"
#include "ui/wumpus/wumpus_parts.hpp"

#include <QLabel>
#include <QToolButton>

#include <filesystem>

namespace wumpus_parts_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

constexpr TextKind rules = TextKind::rules;
constexpr TextKind knowledge = TextKind::knowledge;
constexpr TextKind statement = TextKind::statement;

QString q(const char* text) {
    return QString::fromUtf8(text);
}

struct Fixture : Bench {
    Fixture() : Bench([] { return std::vector{WumpusPage::pageInfo()}; }) {}

    [[nodiscard]] WumpusPage& wumpus() const {
        return *qobject_cast<WumpusPage*>(window->currentPage());
    }
    [[nodiscard]] WumpusDocument& document() const { return *wumpus().document(); }
    [[nodiscard]] QString text(TextKind kind) const { return document().text(kind); }
    [[nodiscard]] TextPane& pane(TextKind kind) const {
        return *qobject_cast<TextPane*>(document().editor(kind)->parentWidget());
    }
    void write(const char* name, const QByteArray& content) const { put(file(name), content); }
    [[nodiscard]] QByteArray get(const char* name) const { return bytesOf(file(name)); }
    /// Opens it where it belongs, as one that is dropped on the pane.
    void drop(TextKind kind, const char* name) const {
        Q_EMIT pane(kind).fileDropped(kind, file(name));
    }
    void press(TextKind kind, const char* button_name) const {
        for (auto* button : pane(kind).findChildren<QToolButton*>())
            if (button->accessibleName().startsWith(q(button_name)))
                QTest::mouseClick(button, Qt::LeftButton);
    }
    void type(TextKind kind, const char* line) const {
        document().editor(kind)->setFocus();
        QTest::keyClick(document().editor(kind), Qt::Key_Home, Qt::ControlModifier);
        QTest::keyClicks(document().editor(kind), q(line));
        QTest::keyClick(document().editor(kind), Qt::Key_Return);
    }
    void key(Qt::Key key) const { QTest::keyClick(window.get(), key, Qt::ControlModifier); }
    /// What the pane says of its file.
    [[nodiscard]] QString said(TextKind kind) const {
        for (const QLabel* label : pane(kind).findChildren<QLabel*>())
            if (label->buddy() == nullptr)
                return label->text();
        return q("(no label)");
    }
    [[nodiscard]] QString title() const { return window->windowTitle(); }
    [[nodiscard]] bool isModified() const { return window->isWindowModified(); }
};

class WumpusPartsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void opensIntoThePaneThatAsked() {
        Fixture f;
        const QString before = f.text(statement);
        f.write("any name.txt", "P_1_3\n(whatever\n");
        f.dialogs.file = f.file("any name.txt");
        f.press(statement, "Open");
        QCOMPARE(f.dialogs.opened.size(), 1);
        QCOMPARE(f.dialogs.opened[0].title, q("Open: Statement"));
        QCOMPARE(f.text(statement), q("P_1_3\n(whatever\n"));
        QCOMPARE(f.said(statement), q("any name.txt"));
        f.key(Qt::Key_Z);
        QCOMPARE(f.text(statement), before);
        // What is there now is not what lies in that file: it is not saved there.
        QCOMPARE(f.said(statement), QString());
    }

    /// A text from elsewhere never goes over the file of the text before.
    void anotherTextHasNoFile() {
        Fixture f;
        f.write("r.txt", "P_1_3\n");
        f.write("k.txt", "B_1_1\n");
        f.drop(rules, "r.txt");
        f.drop(knowledge, "k.txt");
        QCOMPARE(f.text(knowledge), q("B_1_1\n"));
        QCOMPARE(f.said(rules), q("r.txt"));
        f.type(rules, "P_1_4");
        QCOMPARE(f.said(rules), q("r.txt (changed)"));
        f.document().startWalk(3);
        QCOMPARE(f.said(knowledge), QString());
        QCOMPARE(f.said(rules), q("r.txt (changed)"));
        f.document().replaceAll({q("P_2_2\n"), {}, {}}, std::nullopt, q("example"));
        QCOMPARE(f.said(rules), QString());
        f.press(rules, "Save");
        QCOMPARE(f.dialogs.saved.size(), 1); // where to is asked
        QCOMPARE(f.get("r.txt"), QByteArray("P_1_3\n"));
        QCOMPARE(f.get("k.txt"), QByteArray("B_1_1\n"));
    }

    void savesAndKnowsTheFileFromThenOn() {
        Fixture f;
        f.document().replaceAll({q("P_2_2\n"), q("P_3_3\n"), q("P_4_4\n")}, std::nullopt,
                                q("example"));
        f.dialogs.file = f.file("r.txt");
        f.press(rules, "Save");
        QVERIFY(f.dialogs.saved[0].start.endsWith(q("wumpus_rules.txt")));
        QCOMPARE(f.get("r.txt"), f.text(rules).toUtf8());
        QCOMPARE(f.said(rules), q("r.txt"));
        f.dialogs.file.clear();
        f.type(rules, "P_1_4");
        QVERIFY(f.isModified());
        f.press(rules, "Save");
        QCOMPARE(f.said(rules), q("r.txt"));
        QVERIFY(f.get("r.txt").startsWith("P_1_4\n"));
        QCOMPARE(f.dialogs.saved.size(), 1);
        // Nothing else was changed since the document came.
        QVERIFY(!f.isModified());
        f.type(knowledge, "P_1_4");
        f.type(rules, "P_1_4");
        f.press(rules, "Save");
        QVERIFY(f.isModified());
    }

    /// As the assignment calls them, and never over another file without a question.
    void namesGetTheirEnding() {
        Fixture f;
        f.write("r.txt", "precious");
        f.dialogs.file = f.file("r");
        f.press(rules, "Save");
        QCOMPARE(f.get("r.txt"), QByteArray("precious"));
        QVERIFY(f.said(rules).isEmpty() && f.dialogs.questions.size() == 1);
        f.dialogs.file = f.file("r.rules");
        f.press(rules, "Save");
        QCOMPARE(f.said(rules), q("r.rules"));
    }

    void failuresAreTold() {
        Fixture f;
        f.drop(rules, "not there");
        QCOMPARE(f.dialogs.errors.size(), 1);
        f.dialogs.file = f.file("no/folder/r.txt");
        f.press(rules, "Save");
        QCOMPARE(f.dialogs.questions.size(), 1); // another place is offered
        QVERIFY(f.said(rules).isEmpty() && !f.wumpus().history()->canUndo());
        f.dialogs.file.clear();
        f.press(rules, "Save");
        f.press(rules, "Open");
        QVERIFY(f.said(rules).isEmpty() && !f.wumpus().history()->canUndo());
    }

    /// Each by itself: what one program writes into one of them leaves the others as they are.
    void aFileThatIsNotChangedHereIsReadAgain_data() {
        QTest::addColumn<int>("kind");
        for (const TextKind kind : text_kinds)
            QTest::newRow(qPrintable(idOf(kind))) << static_cast<int>(kind);
    }
    void aFileThatIsNotChangedHereIsReadAgain() {
        QFETCH(int, kind);
        const auto changed = static_cast<TextKind>(kind);
        const TextKind other = changed == rules ? knowledge : rules;
        Fixture f;
        f.write("a.txt", "P_1_3\n");
        f.write("b.txt", "B_1_1\n");
        f.drop(changed, "a.txt");
        f.drop(other, "b.txt");
        f.type(other, "P_4_4");
        f.write("a.txt", "P_2_2\n");
        QTRY_COMPARE(f.text(changed), q("P_2_2\n"));
        QVERIFY(f.dialogs.questions.isEmpty());
        QCOMPARE(f.said(changed), q("a.txt"));
        QCOMPARE(f.text(other), q("P_4_4\nB_1_1\n"));
        QCOMPARE(f.said(other), q("b.txt (changed)"));
        QVERIFY(f.isModified());
        f.key(Qt::Key_Z);
        QCOMPARE(f.text(changed), q("P_1_3\n"));
        QCOMPARE(f.said(changed), q("a.txt (changed)"));
        f.press(changed, "Save");
        QCOMPARE(f.dialogs.questions.size(), 1); // it is newer
        QCOMPARE(f.get("a.txt"), QByteArray("P_2_2\n"));
    }

    void whoChangedItTooIsAsked() {
        Fixture f;
        f.write("a.txt", "P_1_3\n");
        f.drop(rules, "a.txt");
        f.type(rules, "P_4_4");
        f.dialogs.answer = 2; // show the difference
        f.write("a.txt", "P_2_2\n");
        QTRY_COMPARE(f.dialogs.questions.size(), 2);
        QVERIFY(f.dialogs.questions[1].excerpt.contains(q("- P_4_4")));
        QVERIFY(f.dialogs.questions[1].excerpt.contains(q("+ P_2_2")));
        QCOMPARE(f.text(rules), q("P_4_4\nP_1_3\n"));
        // Mine was kept, and nothing is replaced unasked.
        f.dialogs.answer.reset();
        f.press(rules, "Save");
        QCOMPARE(f.dialogs.questions.size(), 3);
        QCOMPARE(f.get("a.txt"), QByteArray("P_2_2\n"));
        f.dialogs.answer = 1; // replace
        f.press(rules, "Save");
        QCOMPARE(f.get("a.txt"), QByteArray("P_4_4\nP_1_3\n"));
        f.type(rules, "P_4_3");
        f.write("a.txt", "B_2_2\n"); // load theirs
        QTRY_COMPARE(f.text(rules), q("B_2_2\n"));
        f.key(Qt::Key_Z);
        QCOMPARE(f.text(rules), q("P_4_3\nP_4_4\nP_1_3\n"));
    }

    void aDeletedFileIsTold() {
        Fixture f;
        f.write("a.txt", "P_1_3\n");
        f.write("kb1.txt", "B_1_1\n");
        f.drop(rules, "a.txt");
        f.window->openFiles({f.file("kb1.txt")});
        QVERIFY(f.title().startsWith(q("kb1.txt")));
        QVERIFY(std::filesystem::remove(f.file("a.txt").toStdString()));
        QTRY_COMPARE(f.said(rules), q("a.txt (deleted)"));
        QVERIFY(f.title().startsWith(q("kb1.txt[*] ")));
        QVERIFY(std::filesystem::remove(f.file("kb1.txt").toStdString()));
        QTRY_VERIFY(f.title().startsWith(q("kb1.txt (deleted)")));
        QCOMPARE(f.said(knowledge), q("kb1.txt (deleted)"));
        f.press(rules, "Save");
        QCOMPARE(f.get("a.txt"), QByteArray("P_1_3\n"));
        QCOMPARE(f.said(rules), q("a.txt"));
    }

    /// The main file names the window, and Save writes it and no other.
    void theMainFileIsThatOfATextOrOfAll() {
        Fixture f;
        f.write("kb1.txt", "B_1_1\n");
        f.write("r.txt", "P_1_3\n");
        f.window->openFiles({f.file("kb1.txt")});
        f.drop(rules, "r.txt");
        QVERIFY(f.title().startsWith(q("kb1.txt[*] ")));
        f.type(knowledge, "P_4_4");
        f.dialogs.answer = 1; // the statement lies nowhere: save anyway
        f.key(Qt::Key_S);
        QCOMPARE(f.get("kb1.txt"), QByteArray("P_4_4\nB_1_1\n"));
        QCOMPARE(f.get("r.txt"), QByteArray("P_1_3\n"));
        QVERIFY(!f.isModified());
        f.dialogs.file = f.file("all.wumpus");
        f.window->documents().saveAs(*PageHost::of(*f.window->currentPage()));
        QVERIFY(f.title().startsWith(q("all.wumpus[*] ")));
        QCOMPARE(f.said(rules), q("r.txt"));
        // Its rules are read again: that is not what lies in the file of all.
        f.write("r.txt", "P_3_3\n");
        QTRY_COMPARE(f.text(rules), q("P_3_3\n"));
        QVERIFY(f.title().startsWith(q("all.wumpus[*] ")) && f.isModified());
        f.key(Qt::Key_S);
        QVERIFY(f.get("all.wumpus").contains("P_3_3") && !f.isModified());
        // Another file in a pane is another problem.
        f.drop(knowledge, "kb1.txt");
        QVERIFY(f.title().startsWith(q("untitled")));
        f.key(Qt::Key_Z);
        QVERIFY(f.title().startsWith(q("all.wumpus[*] ")));
    }

    /// Whatever the name of the file is for.
    void aCaseStaysWhole() {
        Fixture f;
        f.dialogs.file = f.file("all.wumpus");
        f.key(Qt::Key_S);
        const QByteArray saved = f.get("all.wumpus");
        f.write("my_rules.txt", saved);
        f.window->openFiles({f.file("my_rules.txt")});
        QVERIFY(f.title().startsWith(q("my_rules.txt")));
        f.type(statement, "P_4_4");
        f.key(Qt::Key_S);
        QVERIFY(f.dialogs.questions.isEmpty());
        QVERIFY(f.get("my_rules.txt").contains("P_4_4") &&
                f.get("my_rules.txt").size() > saved.size());
    }

    void comesBackFromTheSession() {
        Fixture f;
        f.write("r.txt", "P_1_3\n");
        f.write("k.txt", "B_1_1\n");
        f.write("s.txt", "P_1_1\n");
        f.drop(rules, "r.txt");
        f.drop(knowledge, "k.txt");
        f.drop(statement, "s.txt");
        f.type(knowledge, "P_4_4");
        f.close();
        f.write("r.txt", "P_2_2\n"); // not changed here: read again
        f.write("k.txt", "B_2_2\n"); // changed here: asked about
        f.open();
        QCOMPARE(f.dialogs.questions.size(), 1);
        QVERIFY(f.dialogs.questions[0].text.contains(q("k.txt")));
        QCOMPARE(f.text(rules), q("P_2_2\n"));
        QCOMPARE(f.text(knowledge), q("P_4_4\nB_1_1\n"));
        QCOMPARE(f.said(rules), q("r.txt"));
        QCOMPARE(f.said(knowledge), q("k.txt (changed)"));
        QCOMPARE(f.said(statement), q("s.txt"));
        QVERIFY(f.isModified());
    }
};

LOGGIA_WINDOW_TEST(WumpusPartsTest)

} // namespace wumpus_parts_test

#include "wumpus_parts_test.moc"
