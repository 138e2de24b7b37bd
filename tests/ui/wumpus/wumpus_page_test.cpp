#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/bench.hpp"
#include "tests/ui/support/scripted_dialogs.hpp"
#include "ui/shell/picture.hpp"
#include "ui/wumpus/cave_view.hpp"
#include "ui/wumpus/study_run.hpp"
#include "ui/wumpus/text_pane.hpp"
#include "ui/wumpus/wumpus_document.hpp"
#include "ui/wumpus/wumpus_page.hpp"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QDropEvent>
#include <QFile>
#include <QJsonArray>
#include <QLabel>
#include <QListWidget>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <bit>

using namespace loggia;
using namespace loggia::ui;
using wumpus::Sign;
using wumpus::Square;
using wumpus::Symbol;
using wumpus::Verdict;

namespace {

QString q(const char* text) {
    return QString::fromLatin1(text);
}

/// A page in a window, as a person has it.
struct Fixture {
    testing::ScriptedDialogs dialogs;
    QTemporaryDir folder;
    WumpusPage page;
    CaveView* map = page.findChild<CaveView*>();

    Fixture() {
        page.setDialogs(&dialogs);
        page.resize(1200, 800);
        page.show();
        page.activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(&page));
    }
    WumpusDocument& document() { return *page.document(); }
    SourceEditor* editor(TextKind kind) { return document().editor(kind); }
    template <class T>
    T* find(const char* name) {
        return page.findChild<T*>(QString::fromLatin1(name));
    }
    /// What is studied is known, lint and grade too.
    bool settled() {
        return QTest::qWaitFor(
            [this] { return !page.studyRun()->isRunning() && page.studyRun()->checks(); }, 60'000);
    }
    QString verdict() { return settled() ? find<QLabel>("verdict")->text() : q("(not settled)"); }
    void set(TextKind kind, const QString& text) { document().replaceText(kind, text, q("test")); }
    void type(TextKind kind, const QString& text) {
        editor(kind)->setFocus();
        QTest::keyClick(editor(kind), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(editor(kind), text);
    }
    QPoint pointOf(Square square) const {
        return map->geometryNow().cellRect(square.i - 1, square.j - 1).center().toPoint();
    }
    QPoint pointOf(Symbol symbol) const {
        return markRect(map->geometryNow(), symbol.square, symbol.sign).center().toPoint();
    }
    Verdict markOf(Symbol symbol) const {
        return map->cave()
            .at(symbol.square)
            .marks.at(static_cast<std::size_t>(symbol.sign))
            .state.value();
    }
    QString write(const char* name, const QByteArray& content) {
        QFile file(folder.filePath(QString::fromLatin1(name)));
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("cannot write");
        return file.fileName();
    }
};

QByteArray read(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(none)");
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

} // namespace

class WumpusPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    /// The example is undecided; the one safe step, a click away, decides it.
    void exampleIsDecidedByOneStep() {
        Fixture f;
        QCOMPARE(f.verdict(), q("possibly true, possibly false"));
        const auto& contrast = f.page.studyRun()->study().findings->contrast;
        QVERIFY(contrast && contrast->closest);
        QVERIFY(contrast->holds.world.holds({Sign::monster, {2, 3}}));
        QVERIFY(!contrast->fails.world.holds({Sign::monster, {2, 3}}));
        QCOMPARE(f.page.findChildren<CavePicture*>().size(), 3);
        QVERIFY(f.map->cave().at(Square{3, 1}).safe);

        const QString before = f.document().text(TextKind::knowledge);
        QTest::mouseClick(f.map, Qt::LeftButton, {}, f.pointOf(Square{3, 1}));
        QCOMPARE(f.document().text(TextKind::knowledge),
                 before + q("(not M_3_1)\n(not P_3_1)\n(not B_3_1)\n(not S_3_1)\n"));
        QCOMPARE(f.verdict(), q("definitely true"));
        QVERIFY(f.map->cave().at(Square{3, 1}).here);

        // The reason really forces it, and every line of it is needed.
        auto* reason = f.find<QListWidget>("reason");
        QVERIFY(reason->isVisible() && reason->count() > 2);
        const auto lines = f.page.studyRun()->study().findings->reason;
        for (std::size_t without = 0; without <= lines.size(); ++without) {
            QString text;
            for (std::size_t i = 0; i < lines.size(); ++i)
                if (i != without)
                    text += QString::fromStdString(lines[i].text) + QLatin1Char('\n');
            const Study alone =
                study({std::string(), text.toStdString(), "M_2_3"}, {}, [](const Study&) {});
            QCOMPARE(alone.verdict == Verdict::definitely_true, without == lines.size());
        }

        // A click on a line goes there.
        QTest::mouseClick(reason->viewport(), Qt::LeftButton, {},
                          reason->visualItemRect(reason->item(0)).center());
        SourceEditor* editor = f.editor(lines[0].kind);
        QVERIFY(editor->hasFocus());
        QCOMPARE(editor->selectedSpan().line, lines[0].span.line);

        // Visit and lines are one step.
        f.page.undoStack()->undo();
        QCOMPARE(f.document().text(TextKind::knowledge), before);
        QVERIFY(!f.map->cave().at(Square{3, 1}).visited);
        QCOMPARE(f.verdict(), q("possibly true, possibly false"));
        f.page.undoStack()->redo();
        QVERIFY(f.map->cave().at(Square{3, 1}).visited);
        QCOMPARE(f.verdict(), q("definitely true"));
    }

    void fourVerdictsAsTyped() {
        Fixture f;
        f.type(TextKind::statement, q("(not M_1_1)"));
        QCOMPARE(f.verdict(), q("definitely true"));
        f.type(TextKind::statement, q("(and M_1_1 P_4_4)"));
        QCOMPARE(f.verdict(), q("definitely false"));
        f.type(TextKind::statement, q("P_4_4"));
        QCOMPARE(f.verdict(), q("possibly true, possibly false"));
        f.type(TextKind::knowledge, q("M_1_1"));
        QCOMPARE(f.verdict(), q("both true and false"));
        QCOMPARE(f.markOf({Sign::pit, {4, 4}}), Verdict::both);
        // The clash needs two lines: what was typed, and rule 6.
        const auto& reason = f.page.studyRun()->study().findings->reason;
        QCOMPARE(reason.size(), std::size_t{2});
        QCOMPARE(reason[0].text, std::string("(not M_1_1)"));
        QVERIFY(f.find<QLabel>("worlds")->text().contains(q("No world is left")));
        f.type(TextKind::statement, q(" "));
        QTest::keyClick(f.editor(TextKind::statement), Qt::Key_Backspace);
        QCOMPARE(f.verdict(), q("no statement yet"));
    }

    void errorsAreUnderlinedAndLeftOut() {
        Fixture f;
        f.type(TextKind::knowledge, q("P_9_9"));
        QVERIFY(f.settled());
        SourceEditor* editor = f.editor(TextKind::knowledge);
        QCOMPARE(editor->diagnostics().size(), std::size_t{1});
        QCOMPARE(editor->diagnostics().front().span.line, 1);
        QCOMPARE(editor->diagnostics().front().severity, Severity::error);
        QVERIFY(f.find<QLabel>("note")->text().contains(q("cannot be read")));
        QVERIFY(f.find<QListWidget>("remarks")->count() >= 1);
        f.type(TextKind::statement, q("(P_1_1)"));
        QCOMPARE(f.verdict(), q("no statement that can be read"));
        QCOMPARE(f.editor(TextKind::statement)->diagnostics().size(), std::size_t{1});
    }

    void completesSymbols() {
        Fixture f;
        SourceEditor* editor = f.editor(TextKind::knowledge);
        editor->setFocus();
        QTest::keyClick(editor, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(editor, q("P_3"));
        QVERIFY(editor->isCompleting());
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Down);
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Return);
        QVERIFY2(editor->text().startsWith(q("P_3_")) && editor->text().size() == 5,
                 qPrintable(editor->text()));
    }

    void chancesAreExact() {
        Fixture f;
        f.set(TextKind::knowledge, {});
        QVERIFY(f.settled());
        const auto& chances = *f.page.studyRun()->study().chances;
        QVERIFY(chances.complete);
        QCOMPARE(chances.worlds, std::uint64_t{49128});
        // One of twelve squares, and 2^11 - 1 of the 2^12 - 2 sets of pits.
        QCOMPARE(chances.holds.at(static_cast<std::size_t>(Symbol{Sign::monster, {3, 3}}.index())),
                 std::uint64_t{4094});
        auto* table = f.page.findChild<QTableWidget*>();
        QCOMPARE(table->item(Square{3, 3}.index(), 0)->text(), q("8 %  (4094 of 49128)"));
        QCOMPARE(table->item(Square{3, 3}.index(), 1)->text(), q("50 %  (24564 of 49128)"));
        QCOMPARE(table->item(0, 1)->text(), q("0 %"));
        QVERIFY(f.find<QLabel>("worlds")->text().contains(q("49128")));
        QCOMPARE(f.map->cave().at(Square{3, 3}).marks.at(0).chance, q("8 %"));
    }

    void gradesWithWrongCaves() {
        Fixture f;
        QVERIFY(f.settled());
        QVERIFY(f.find<QLabel>("grade")->text().contains(q("exactly what the handout says")));
        QString rules = f.document().text(TextKind::rules);
        rules.truncate(rules.lastIndexOf(q("(not (and")));
        f.set(TextKind::rules, rules + q("(or P_3_3 P_4_4)\n"));
        QVERIFY(f.settled());
        f.page.findChild<QTabWidget*>()->setCurrentIndex(2);
        auto* faults = f.find<QListWidget>("faults");
        QCOMPARE(faults->count(), 2);
        QVERIFY2(faults->item(0)->text().contains(q("12 pits")),
                 qPrintable(faults->item(0)->text()));
        const auto& found = f.page.studyRun()->checks()->faults;
        QVERIFY(found[0].accepted && !found[1].accepted);
        QCOMPARE(std::popcount(unsigned{found[0].world.where(Sign::pit)}), 12);
        // The line that says too much is gone to, and its cave shown.
        QTest::mouseClick(faults->viewport(), Qt::LeftButton, {},
                          faults->visualItemRect(faults->item(1)).center());
        QVERIFY(f.editor(TextKind::rules)->hasFocus());
        QCOMPARE(f.editor(TextKind::rules)->selectedSpan().line, found[1].line->span.line);
        QVERIFY(!found[1].world.holds({Sign::pit, {3, 3}}) &&
                !found[1].world.holds({Sign::pit, {4, 4}}));
    }

    void lintsDuplicatesAndLongLines() {
        Fixture f;
        f.document().endWalk();
        f.set(TextKind::knowledge,
              q("(not M_1_1)\nP_3_3\nP_3_3\nB_3_4\n(or") + q(" P_3_3").repeated(40) + q(")\n"));
        QVERIFY(f.settled());
        auto* remarks = f.find<QListWidget>("remarks");
        QStringList texts;
        for (int i = 0; i < remarks->count(); ++i)
            texts << remarks->item(i)->text();
        QVERIFY2(texts.filter(q("Knowledge 1, duplicate")).size() == 1,
                 qPrintable(texts.join(QLatin1Char('|'))));
        QVERIFY(texts.filter(q("Knowledge 3, duplicate")).size() == 1);
        QVERIFY(texts.filter(q("Knowledge 4, of no use")).size() == 1);
        QVERIFY(texts.filter(q("Knowledge 5, too long")).size() == 1);
        QCOMPARE(f.editor(TextKind::knowledge)->diagnostics().size(), std::size_t{1});
        f.page.findChild<QTabWidget*>()->setCurrentIndex(3);
        QTest::keyClick(remarks, Qt::Key_Home);
        QTest::keyClick(remarks, Qt::Key_Return);
        QVERIFY(f.editor(TextKind::knowledge)->hasFocus());
    }

    void asksAboutMarks() {
        Fixture f;
        QTest::mouseClick(f.map, Qt::RightButton, {}, f.pointOf(Symbol{Sign::pit, {1, 3}}));
        QCOMPARE(f.document().text(TextKind::statement), q("P_1_3\n"));
        QCOMPARE(f.verdict(), q("definitely true"));
        // By keys, at the cursor.
        f.map->setFocus();
        f.map->setCursorCell(0, 0);
        QTest::keyClick(f.map, Qt::Key_Right);
        QTest::keyClick(f.map, Qt::Key_Up);
        QTest::keyClick(f.map, Qt::Key_S);
        QCOMPARE(f.document().text(TextKind::statement), q("S_2_2\n"));
        // Without a walk a plain click does, too.
        f.page.runCommand(q("wumpus.end-walk"));
        QVERIFY(!f.document().walk());
        QTest::mouseClick(f.map, Qt::LeftButton, {}, f.pointOf(Symbol{Sign::breeze, {4, 4}}));
        QCOMPARE(f.document().text(TextKind::statement), q("B_4_4\n"));
    }

    void walksToTheEnd() {
        Fixture f;
        auto* seed = f.page.findChild<QSpinBox*>();
        for (const int cave : {1, 2, 3, 20}) {
            seed->setValue(cave);
            QCOMPARE(f.document().walkState()->seed, static_cast<std::uint64_t>(cave));
            QCOMPARE(f.document().text(TextKind::knowledge).count(QLatin1Char('\n')), 4);
            std::size_t steps = 1;
            auto* step = f.find<QPushButton>("step");
            while (step->isEnabled()) {
                const bool safe =
                    (f.document().walk()->proven_safe() & f.document().walk()->within_reach()) != 0;
                QTest::mouseClick(step, Qt::LeftButton);
                ++steps;
                QVERIFY(!safe || !f.document().walk()->died());
            }
            QCOMPARE(f.document().walk()->path().size(), steps);
            QCOMPARE(f.document().text(TextKind::knowledge).count(QLatin1Char('\n')),
                     static_cast<int>(4 * steps));
            QVERIFY(f.settled());
            for (const Square square : f.document().walk()->path())
                for (const Sign sign : {Sign::monster, Sign::stench, Sign::pit, Sign::breeze})
                    if (!f.document().walk()->died())
                        QCOMPARE(f.markOf({sign, square}),
                                 f.document().walk()->hidden().holds({sign, square})
                                     ? Verdict::definitely_true
                                     : Verdict::definitely_false);
        }
    }

    void refusesFarSquares() {
        Fixture f;
        QSignalSpy messages(&f.page, &Page::message);
        const int steps = f.page.undoStack()->count();
        QTest::mouseClick(f.map, Qt::LeftButton, {}, f.pointOf(Square{4, 4}));
        QCOMPARE(f.page.undoStack()->count(), steps);
        QVERIFY(messages.last().first().toString().contains(q("not beside")));
    }

    void opensByNameByContentAndByDrop() {
        Fixture f;
        const auto opened = [&](const char* name, const QByteArray& content) {
            const QString path = f.write(name, content);
            return f.page.openFile(content, path).has_value();
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
        drop(pane, f.write("wumpus_rules.txt", "P_4_4\n"));
        QCOMPARE(f.document().text(TextKind::statement), q("P_4_4\n"));
        f.page.undoStack()->undo();
        QCOMPARE(f.document().text(TextKind::statement), q("(and P_1_1 P_3_4)\n"));
    }

    /// Saving never puts one text into another's file.
    void savesEachTextIntoItsFile() {
        Fixture f;
        const QString kb = f.write("first.txt", "P_3_3\n(not P_3_4)\n");
        QVERIFY(f.page.openFile(read(kb), kb));
        f.editor(TextKind::rules)->setFocus();
        QCOMPARE(f.page.save(kb), QByteArray("P_3_3\n(not P_3_4)\n"));
        QCOMPARE(f.page.save(q("/x/new_rules.txt")), f.document().text(TextKind::rules).toUtf8());
        QCOMPARE(f.page.save(q("/x/statement9.txt")), QByteArray("M_2_3\n"));
    }

    void opensAndSavesByItsOwnButtons() {
        Fixture f;
        const auto paneOf = [&](TextKind kind) {
            return qobject_cast<TextPane*>(f.editor(kind)->parentWidget());
        };
        const auto press = [&](TextKind kind, const char* icon_name) {
            for (auto* button : paneOf(kind)->findChildren<QToolButton*>())
                if (button->accessibleName().startsWith(QLatin1String(icon_name)))
                    QTest::mouseClick(button, Qt::LeftButton);
        };
        f.dialogs.file = f.folder.filePath(q("s.txt"));
        press(TextKind::statement, "Save");
        QCOMPARE(read(f.dialogs.file), QByteArray("M_2_3\n"));
        // From now on it has a file, and is not asked for one again.
        f.dialogs.file.clear();
        f.type(TextKind::statement, q("P_1_3"));
        QVERIFY(paneOf(TextKind::statement)->isModified());
        f.page.runCommand(q("wumpus.save-statement"));
        QVERIFY(!paneOf(TextKind::statement)->isModified());
        QCOMPARE(read(f.folder.filePath(q("s.txt"))), QByteArray("P_1_3"));
        QCOMPARE(f.dialogs.saved.size(), 1);

        f.dialogs.file = f.folder.filePath(q("s.txt"));
        press(TextKind::rules, "Open");
        QCOMPARE(f.document().text(TextKind::rules), q("P_1_3"));
        f.dialogs.file = f.folder.filePath(q("none/there.txt"));
        f.page.runCommand(q("wumpus.open-rules"));
        QCOMPARE(f.dialogs.errors.size(), 1);
        press(TextKind::knowledge, "Save");
        QCOMPARE(f.dialogs.errors.size(), 2);
        QVERIFY(paneOf(TextKind::knowledge)->file().isEmpty());
    }

    void sessionComesBack() {
        Fixture f;
        QTest::mouseClick(f.map, Qt::LeftButton, {}, f.pointOf(Square{3, 1}));
        f.type(TextKind::statement, q("(or P_3_3 P_3_4)"));
        QTest::mouseClick(f.find<QPushButton>("reveal"), Qt::LeftButton);
        f.page.findChild<QTabWidget*>()->setCurrentIndex(1);
        const QJsonObject saved = f.page.session();
        Fixture g;
        g.page.restoreSession(saved);
        QCOMPARE(g.page.session(), saved);
        QVERIFY(g.page.undoStack()->count() == 0);
        for (const TextKind kind : text_kinds)
            QCOMPARE(g.document().text(kind), f.document().text(kind));
        QVERIFY(g.document().walkState() == f.document().walkState());
        QCOMPARE(g.verdict(), f.verdict());
        QCOMPARE(g.map->cave().at(Square{1, 3}).hidden, q("SP"));
        // What another version wrote does no harm.
        g.page.restoreSession({{q("walk"), q("?")}, {q("tab"), 99}, {q("texts"), 3}});
        g.page.restoreSession(
            {{q("texts"), QJsonObject()},
             {q("walk"), QJsonObject{{q("seed"), 5}, {q("path"), QJsonArray{15, 99, -1}}}}});
        QVERIFY(g.document().walkState()->path.empty());
        QCOMPARE(g.verdict(), q("no statement yet"));
    }

    void undoesEverything() {
        Fixture f;
        const QJsonObject start = f.page.session();
        f.type(TextKind::knowledge, q("P_3_3"));
        f.page.runCommand(q("wumpus.walk"));
        f.page.runCommand(q("wumpus.step"));
        f.page.runCommand(q("wumpus.end-walk"));
        QTest::mouseClick(f.map, Qt::LeftButton, {}, f.pointOf(Symbol{Sign::breeze, {4, 4}}));
        f.page.runCommand(q("wumpus.handout"));
        f.page.newDocument();
        QCOMPARE(f.document().text(TextKind::knowledge), QString());
        f.page.runCommand(q("wumpus.example"));
        QVERIFY(f.page.paste(q("(or P_1_1 P_2_2)")).has_value());
        QVERIFY(!f.page.paste(q("nothing of ours")).has_value());
        const QJsonObject end = f.page.session();
        while (f.page.undoStack()->canUndo())
            f.page.undoStack()->undo();
        QCOMPARE(f.page.session().value(q("texts")), start.value(q("texts")));
        QCOMPARE(f.page.session().value(q("walk")), start.value(q("walk")));
        while (f.page.undoStack()->canRedo())
            f.page.undoStack()->redo();
        QCOMPARE(f.page.session().value(q("texts")), end.value(q("texts")));
        QCOMPARE(f.page.session().value(q("walk")), end.value(q("walk")));
    }

    void copies() {
        Fixture f;
        QVERIFY(f.settled());
        QSignalSpy copied(&f.page, &Page::copyWanted);
        f.page.runCommand(q("wumpus.copy-verdict"));
        QVERIFY(copied.last().first().toString().startsWith(
            q("M_2_3: possibly true, possibly false\nIt holds in this cave:\n")));
        f.page.runCommand(q("wumpus.copy-chances"));
        QCOMPARE(copied.last().first().toString().count(QLatin1Char('\n')), 17);
        QVERIFY(pictureAsSvg(f.page).contains("<svg"));
        QVERIFY(!pictureAsPng(f.page).isEmpty());
    }

    void screenReadersHaveATableOfSquares() {
        Fixture f;
        QVERIFY(f.settled());
        QAccessibleInterface* table = QAccessible::queryAccessibleInterface(f.map);
        QCOMPARE(table->role(), QAccessible::Table);
        QCOMPARE(table->childCount(), 16);
        // Row by row from the top: the last row begins with (1,1).
        const QString corner = table->child(12)->text(QAccessible::Name);
        QVERIFY2(corner.startsWith(q("(1,1): visited; no monster")), qPrintable(corner));
        QVERIFY(table->child(14)->text(QAccessible::Name).contains(q("proven safe")));
        for (int tab = 0; tab < 4; ++tab) {
            f.page.findChild<QTabWidget*>()->setCurrentIndex(tab);
            QCOMPARE(testing::namelessWidgets(f.page), QStringList());
            QCOMPARE(testing::sharedMnemonics(f.page), QStringList());
        }
    }

    /// Three columns become two, and back.
    void fitsIntoANarrowWindow() {
        Fixture f;
        auto* tabs = f.page.findChild<QTabWidget*>();
        QCOMPARE(tabs->count(), 4);
        QVERIFY2(f.page.minimumSizeHint().width() <= 640,
                 qPrintable(QString::number(f.page.minimumSizeHint().width())));
        QTest::mouseClick(f.map, Qt::LeftButton, {}, f.pointOf(Square{3, 1}));
        QVERIFY(f.settled());
        f.page.resize(640, 700);
        QCOMPARE(tabs->count(), 5);
        QVERIFY(f.map->isVisible() && !f.editor(TextKind::rules)->isVisible());
        QVERIFY(f.page.rect().contains(QRect(tabs->mapTo(&f.page, QPoint()), tabs->size())));
        auto* reason = f.find<QListWidget>("reason");
        QTest::mouseClick(reason->viewport(), Qt::LeftButton, {},
                          reason->visualItemRect(reason->item(0)).center());
        QVERIFY(f.editor(TextKind::rules)->isVisible() && f.editor(TextKind::rules)->hasFocus());
        f.page.resize(1200, 800);
        QCOMPARE(tabs->count(), 4);
        QVERIFY(f.editor(TextKind::rules)->isVisible());
    }

    void linesMayEndInAnyWay() {
        Fixture f;
        const QString start = f.document().text(TextKind::rules);
        f.set(TextKind::rules, q("P_3_3\r\nP_3_4\r\r\nP_4_3\rP_4_4"));
        QCOMPARE(f.document().text(TextKind::rules), q("P_3_3\nP_3_4\nP_4_3\nP_4_4"));
        f.page.undoStack()->undo();
        QCOMPARE(f.document().text(TextKind::rules), start);
    }

    /// Nothing in rules and knowledge: too many worlds to count, and nothing is said of chances.
    void weakRulesGiveBounds() {
        Fixture f;
        f.set(TextKind::rules, q("(or P_3_3 P_3_4 M_1_1)\n") + q("(or B_1_1 B_1_2)\n"));
        f.set(TextKind::knowledge, {});
        for (int n = 0; n < 64; ++n)
            f.set(TextKind::rules,
                  f.document().text(TextKind::rules) +
                      q("(or %1 P_1_1)\n").arg(QString::fromStdString(to_text(Symbol::of(n)))));
        QCOMPARE(f.verdict(), q("possibly true, possibly false"));
        QVERIFY(!f.page.studyRun()->study().chances->complete);
        QVERIFY(f.find<QLabel>("worlds")->text().contains(q("at least")));
        QVERIFY(f.page.studyRun()->checks()->faults.size() >= 7);
    }
};

QTEST_MAIN(WumpusPageTest)
#include "wumpus_page_test.moc"
