#include "tests/suite.hpp"
#include "tests/ui/support/run_command.hpp"
#include "tests/ui/wumpus/page_fixture.hpp"
#include "ui/shell/document_parts.hpp"
#include "ui/shell/picture.hpp"
#include "ui/shell/session.hpp"
#include "ui/wumpus/text_pane.hpp"

#include <QApplication>
#include <QDropEvent>
#include <QJsonArray>
#include <QMimeData>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTabWidget>

#include <utility>

namespace wumpus_page_document_test {

using namespace loggia;
using namespace loggia::ui;
using testing::Fixture;
using testing::q;
using wumpus::Sign;
using wumpus::Square;
using wumpus::Symbol;

/// What of the session undo and redo go between.
QJsonObject documentOf(const WumpusPage& page) {
    return page.session()->state().value(q("document")).toObject();
}

/// Drops a file where a person would: over the field.
void drop(QWidget* target, const QString& path) {
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    const QPoint at = target->rect().center();
    QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(target, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent event(QPointF(at), Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(target, &event);
    QVERIFY(event.isAccepted());
}

class WumpusPageDocumentTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void opensByNameByContentAndByDrop() {
        Fixture f;
        const auto opened = [&](const char* name, const QByteArray& content) {
            return f.page.openFile(content, f.folder.filePath(q(name))).has_value();
        };
        QVERIFY(opened("my_rules.txt", "M_1_1\n"));
        QCOMPARE(f.document().text(TextKind::rules), q("M_1_1\n"));
        QVERIFY(opened("kb3.txt", "(or P_3_3 P_3_4)\n"));
        QCOMPARE(f.document().text(TextKind::knowledge), q("(or P_3_3 P_3_4)\n"));
        QVERIFY(!f.document().walk());
        QVERIFY(opened("c.txt", "(and P_1_1 P_3_4)\n"));
        QCOMPARE(f.document().text(TextKind::statement), q("(and P_1_1 P_3_4)\n"));
        QVERIFY(opened("b.txt", "P_3_3\n(not P_3_4)\n"));
        QCOMPARE(f.document().text(TextKind::knowledge), q("P_3_3\n(not P_3_4)\n"));
        QVERIFY(opened("a.txt", "(if P_3_3 P_3_4)\n(or P_3_4 M_3_3)\n"));
        QCOMPARE(f.document().text(TextKind::rules), q("(if P_3_3 P_3_4)\n(or P_3_4 M_3_3)\n"));
        const auto refused = f.page.openFile("hello world\n", {});
        QVERIFY(!refused && refused.error().span);
        // Files with some errors are opened, and underlined.
        QVERIFY(opened("rules2.txt", "(if P_3_3 P_3_4)\n(or P_3_4\n"));
        QVERIFY(f.settled());
        QCOMPARE(f.editor(TextKind::rules)->diagnostics().size(), std::size_t{1});

        // Wherever it is dropped, it goes, whatever it is called.
        auto* pane = qobject_cast<TextPane*>(f.editor(TextKind::statement)->parentWidget());
        QSignalSpy wanted(f.page.parts(), &DocumentParts::openWanted);
        drop(pane, q("/somewhere/wumpus_rules.txt"));
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted[0][0].toString(), q("statement"));
        QCOMPARE(wanted[0][1].toString(), q("/somewhere/wumpus_rules.txt"));
        QVERIFY(f.page.parts()->open(q("statement"), "P_4_4\n", {}).has_value());
        QCOMPARE(f.document().text(TextKind::statement), q("P_4_4\n"));
        f.page.history()->undo();
        QCOMPARE(f.document().text(TextKind::statement), q("(and P_1_1 P_3_4)\n"));
    }

    /// Also a file that the program is started with, which is there before the window has its size.
    void anOpenedFileShowsItsBeginning() {
        const QByteArray text = QByteArrayLiteral("# Six squares of a cave were visited. Each gave "
                                                  "four facts, and all of them stand below.\n") +
                                QByteArray("(not M_1_1)\n").repeated(60);
        for (const bool is_shown_before : {false, true}) {
            WumpusPage page;
            if (is_shown_before) {
                page.resize(700, 560);
                page.show();
                QVERIFY(QTest::qWaitForWindowExposed(&page));
            }
            QVERIFY(page.openFile(text, q("kb_walk.txt")).has_value());
            page.resize(1100, 700);
            page.show();
            QVERIFY(QTest::qWaitForWindowExposed(&page));
            page.resize(1366, 720);
            QCoreApplication::processEvents();
            QCOMPARE(page.document()->editor(TextKind::knowledge)->verticalScrollBar()->value(), 0);
        }
    }

    /// Saving never puts one text into another's file.
    void savesEachTextIntoItsFile() {
        Fixture f;
        const QString kb = q("/somewhere/first.txt");
        QVERIFY(f.page.openFile("P_3_3\n(not P_3_4)\n", kb));
        f.page.parts()->showFile(q("knowledge"), {kb});
        f.editor(TextKind::rules)->setFocus();
        QCOMPARE(f.page.save(kb), QByteArray("P_3_3\n(not P_3_4)\n"));
        QCOMPARE(f.page.save(q("/x/new_rules.txt")), f.document().text(TextKind::rules).toUtf8());
        QCOMPARE(f.page.save(q("/x/statement9.txt")), QByteArray("M_2_3\n"));
    }

    void aCaseHoldsEverything() {
        Fixture f;
        testing::runCommand(f.page, q("wumpus.walk"));
        testing::runCommand(f.page, q("wumpus.step"));
        f.document().replaceText(TextKind::statement, q("# asked\nM_3_3\n"), q("test"));
        const QString path = q("/somewhere/all.wumpus");
        const QByteArray saved = f.page.save(path);
        QVERIFY(WumpusPage::pageInfo().recognises(saved));
        QCOMPARE(f.page.lossOf(path), QString());

        Fixture again;
        const QJsonObject before = documentOf(again.page);
        QVERIFY(again.page.openFile(saved, q("/somewhere/my_rules.txt")).has_value());
        for (const TextKind kind : text_kinds)
            QCOMPARE(again.document().text(kind), f.document().text(kind));
        QVERIFY(again.document().walkState() == f.document().walkState());
        QVERIFY(again.document().walk() != nullptr);
        // It stays whole whatever its name says.
        again.page.parts()->showFile({}, {q("/somewhere/my_rules.txt")});
        QCOMPARE(again.page.save(q("/somewhere/my_rules.txt")), saved);
        QCOMPARE(again.page.lossOf(q("/somewhere/my_rules.txt")), QString());
        again.page.history()->undo();
        QCOMPARE(documentOf(again.page).value(q("texts")), before.value(q("texts")));
        QCOMPARE(documentOf(again.page).value(q("walk")), before.value(q("walk")));

        const auto wrong = again.page.open("walk:\ncave 0\n");
        QVERIFY(!wrong && wrong.error().span);
    }

    /// Comments above the first section are in none of the texts.
    void tellsOfCommentsThatACaseLeavesOut() {
        Fixture f;
        const QString path = q("/somewhere/week3.wumpus");
        const QByteArray plain = "rules:\n# a rule\n(not M_1_1)\n";
        QVERIFY(f.page.openFile(plain, path).has_value());
        QVERIFY(!f.page.losesComments(path));
        QVERIFY(f.page.openFile("# for week 3\n" + plain, path).has_value());
        QVERIFY(!f.page.save(path).contains("week 3"));
        QVERIFY(f.page.losesComments(path));
    }

    void tellsWhatATextLeavesOut() {
        Fixture f;
        testing::runCommand(f.page, q("wumpus.walk"));
        f.document().replaceText(TextKind::statement, q("M_3_3\n"), q("test"));
        QCOMPARE(f.page.lossOf(q("/x/kb3.txt")),
                 q("This format stores only the knowledge. You would lose the rules, the statement "
                   "and the walk."));
        QCOMPARE(f.page.lossOf(q("/x/new_statement.txt")),
                 q("This format stores only the statement. You would lose the rules, the knowledge "
                   "and the walk."));
        // What lies in a file of its own is not lost.
        f.page.parts()->showFile(q("rules"), {q("/x/new_rules.txt")});
        f.page.parts()->showFile(q("statement"), {q("/x/new_statement.txt")});
        testing::runCommand(f.page, q("wumpus.end-walk"));
        QCOMPARE(f.page.lossOf(q("/x/kb3.txt")), QString());
        f.page.parts()->showFile(q("rules"), {q("/x/new_rules.txt"), false, true}); // deleted
        QVERIFY(f.page.lossOf(q("/x/kb3.txt")).contains(q("the rules")));
        f.page.parts()->showFile(q("rules"), {q("/x/new_rules.txt")});
        f.page.parts()->showFile(q("statement"), {q("/x/new_statement.txt"), true});
        QCOMPARE(f.page.lossOf(q("/x/kb3.txt")),
                 q("This format stores only the knowledge. You would lose the statement."));
    }

    void asksForFilesByItsCommands() {
        Fixture f;
        QSignalSpy open(f.page.parts(), &DocumentParts::openWanted);
        QSignalSpy save(f.page.parts(), &DocumentParts::saveWanted);
        for (const TextKind kind : text_kinds) {
            testing::runCommand(f.page, q("wumpus.open-") + idOf(kind));
            QCOMPARE(open.last()[0].toString(), idOf(kind));
            testing::runCommand(f.page, q("wumpus.save-") + idOf(kind));
            QCOMPARE(save.last()[0].toString(), idOf(kind));
        }
        QCOMPARE(open.size(), 3);
        QCOMPARE(save.size(), 3);
    }

    void sessionComesBack() {
        Fixture f;
        QTest::mouseClick(f.map, Qt::LeftButton, {}, f.pointOf(Square{3, 1}));
        f.type(TextKind::statement, q("(or P_3_3 P_3_4)"));
        QTest::mouseClick(f.find<QPushButton>("reveal"), Qt::LeftButton);
        f.page.findChild<QTabWidget*>()->setCurrentIndex(1);
        const QJsonObject saved = f.page.session()->state();
        Fixture g;
        g.page.restoreSession(saved);
        QCOMPARE(g.page.session()->state(), saved);
        QVERIFY(g.page.history()->count() == 0);
        for (const TextKind kind : text_kinds)
            QCOMPARE(g.document().text(kind), f.document().text(kind));
        QVERIFY(g.document().walkState() == f.document().walkState());
        QCOMPARE(g.verdict(), f.verdict());
        QCOMPARE(g.map->cave().at(Square{1, 3}).hidden, q("SP"));
        // What another version wrote does no harm.
        g.page.restoreSession(
            {{q("document"), QJsonObject{{q("walk"), q("?")}, {q("texts"), 3}}}, {q("tab"), 99}});
        QCOMPARE(g.document().text(TextKind::rules), f.document().text(TextKind::rules));
        const QJsonObject walk{{q("seed"), 5}, {q("path"), QJsonArray{15, 99, -1}}};
        g.page.restoreSession(
            {{q("document"), QJsonObject{{q("texts"), QJsonObject()}, {q("walk"), walk}}}});
        QVERIFY(g.document().walkState()->path.empty());
        QCOMPARE(g.verdict(), q("no statement yet"));
    }

    /// Whatever of it a person changes.
    void tellsWhatChanges() {
        Fixture f;
        QSignalSpy told(f.page.session(), &Session::changed);
        QJsonObject last = f.page.session()->state();
        const auto changes = [&](const char* key) {
            const QJsonObject before = std::exchange(last, f.page.session()->state());
            const bool noticed = !told.isEmpty();
            told.clear();
            return noticed && last.value(q(key)) != before.value(q(key));
        };
        QVERIFY(f.page.openFile("P_3_3\n", q("/somewhere/kb7.txt")).has_value());
        QVERIFY(changes("document"));
        f.type(TextKind::knowledge, q("P_3_4"));
        QVERIFY(changes("document"));
        f.editor(TextKind::statement)->setFocus();
        QVERIFY(changes("active"));
        f.type(TextKind::statement, q("P_3_4"));
        QVERIFY(changes("document"));
        testing::runCommand(f.page, q("wumpus.walk"));
        QVERIFY(changes("document"));
        QTest::mouseClick(f.find<QPushButton>("reveal"), Qt::LeftButton);
        QVERIFY(changes("reveal"));
        testing::runCommand(f.page, q("wumpus.end-walk"));
        QVERIFY(changes("document"));
        testing::runCommand(f.page, q("wumpus.gold"));
        QVERIFY(changes("hunting"));
        f.page.findChild<QTabWidget*>()->setCurrentIndex(2);
        QVERIFY(changes("tab"));
        Fixture again;
        again.page.restoreSession(last);
        QCOMPARE(again.page.session()->state(), last);
    }

    void undoesEverything() {
        Fixture f;
        const QJsonObject start = documentOf(f.page);
        f.type(TextKind::knowledge, q("P_3_3"));
        testing::runCommand(f.page, q("wumpus.walk"));
        testing::runCommand(f.page, q("wumpus.step"));
        testing::runCommand(f.page, q("wumpus.end-walk"));
        QTest::mouseClick(f.map, Qt::LeftButton, {}, f.pointOf(Symbol{Sign::breeze, {4, 4}}));
        testing::runCommand(f.page, q("wumpus.reference-rules"));
        f.page.newDocument();
        QCOMPARE(f.document().text(TextKind::knowledge), QString());
        testing::runCommand(f.page, q("wumpus.example"));
        QVERIFY(f.page.paste(q("(or P_1_1 P_2_2)")).has_value());
        QVERIFY(!f.page.paste(q("nothing of ours")).has_value());
        const QJsonObject end = documentOf(f.page);
        while (f.page.history()->canUndo())
            f.page.history()->undo();
        QCOMPARE(documentOf(f.page).value(q("texts")), start.value(q("texts")));
        QCOMPARE(documentOf(f.page).value(q("walk")), start.value(q("walk")));
        while (f.page.history()->canRedo())
            f.page.history()->redo();
        QCOMPARE(documentOf(f.page).value(q("texts")), end.value(q("texts")));
        QCOMPARE(documentOf(f.page).value(q("walk")), end.value(q("walk")));
    }

    void copies() {
        Fixture f;
        QVERIFY(f.settled());
        QSignalSpy copied(&f.page, &Page::copyWanted);
        testing::runCommand(f.page, q("wumpus.copy-verdict"));
        QVERIFY(
            copied.last().first().toString().startsWith(q("M_2_3: possibly true, possibly false\n"
                                                          "True in this model:\n")));
        testing::runCommand(f.page, q("wumpus.copy-chances"));
        QCOMPARE(copied.last().first().toString().count(QLatin1Char('\n')), 17);
        QVERIFY(pictureAsSvg(f.page).contains("<svg"));
        QVERIFY(!asPng(pictureAsImage(f.page)).isEmpty());
    }

    /// What is copied next is what was opened or typed last.
    void copiesTheTextThatWasOpened() {
        Fixture f;
        for (const TextKind kind : {TextKind::rules, TextKind::statement, TextKind::knowledge}) {
            const QString text = q("P_3_%1\n").arg(static_cast<int>(kind) + 1);
            QVERIFY(f.page.parts()->open(idOf(kind), text.toUtf8(), {}).has_value());
            QCOMPARE(f.page.copy(), text);
        }
    }

    void tellsWhereAPastedTextIs() {
        Fixture f;
        const QSignalSpy messages(&f.page, &Page::message);
        QVERIFY(f.page.paste(q("(not P_1_1)\n(not M_1_1)\n")).has_value());
        QVERIFY(!messages.isEmpty());
        QCOMPARE(messages.last().first().toString(), q("Pasted into Knowledge"));
    }

    /// Menus show and offer what has become so.
    void tellsOfItsCommands() {
        Fixture f;
        QVERIFY(f.settled());
        const QSignalSpy told(&f.page, &Page::commandsChanged);
        const auto tells = [&](const char* command) {
            const auto before = told.size();
            testing::runCommand(f.page, q(command));
            return told.size() > before;
        };
        QVERIFY(tells("wumpus.reveal"));
        testing::runCommand(f.page, q("wumpus.end-walk"));
        QVERIFY(tells("wumpus.gold"));
    }

    void linesMayEndInAnyWay() {
        Fixture f;
        const QString start = f.document().text(TextKind::rules);
        f.set(TextKind::rules, q("P_3_3\r\nP_3_4\r\r\nP_4_3\rP_4_4"));
        QCOMPARE(f.document().text(TextKind::rules), q("P_3_3\nP_3_4\nP_4_3\nP_4_4"));
        f.page.history()->undo();
        QCOMPARE(f.document().text(TextKind::rules), start);
    }
};

LOGGIA_WINDOW_TEST(WumpusPageDocumentTest)

} // namespace wumpus_page_document_test

#include "wumpus_page_document_test.moc"
