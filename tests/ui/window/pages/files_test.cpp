// On every page, with files of its own, by keys: nothing is lost and no file is written unasked.
#include "tests/places.hpp"
#include "tests/suite.hpp"
#include "tests/ui/support/bench.hpp"
#include "tests/ui/support/run_command.hpp"
#include "tests/ui/window/pages/page_acts.hpp"
#include "ui/examples/examples.hpp"
#include "ui/puzzles/riddle_panel.hpp"
#include "ui/shell/session.hpp"
#include "ui/window/pages.hpp"

#include <QApplication>
#include <QClipboard>
#include <QDropEvent>
#include <QFile>
#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QMenu>
#include <QMimeData>
#include <QPlainTextEdit>

#include <algorithm>
#include <array>

namespace files_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

struct Kind {
    const char* page;
    const char* name;   ///< Of the file.
    const char* mine;   ///< The example that is in it.
    const char* theirs; ///< The one that another program puts there.
    const char* edit;   ///< A command that changes the document; empty: Return in the text.
};

constexpr std::array kinds{
    Kind{"connect4", "mine.txt", "connect4/game.txt", "connect4/input1.txt", "connect4.edit"},
    Kind{"formula-game", "mine.txt", "formula_game/hard.txt", "formula_game/easy.txt",
         "formula-game.zero"},
    Kind{"wumpus", "mine.txt", "wumpus/statement_open.txt", "wumpus/statement_true.txt", ""},
    Kind{"peg", "mine.txt", "peg/triangle15.txt", "peg/ring4.txt", "peg.solve"},
    Kind{"sat", "mine.cnf", "sat/class-notes.txt", "sat/colouring.cnf", ""},
    Kind{"normal-forms", "mine.txt", "normal_forms/class.txt", "normal_forms/majority.txt", ""},
    Kind{"game-graph", "mine.txt", "game_graph/circle.txt", "game_graph/ladder.txt",
         "game-graph.play"},
    Kind{"pathfinding", "mine.lay", "pathfinding/corridors.lay", "pathfinding/hunt.lay",
         "pathfinding.neighbours"},
    Kind{"puzzles", "mine.in", "puzzles/trial_01.in", "puzzles/trial_02.in", ""},
};

/// Of those pages on which there are such files.
struct Odd {
    const char* page;
    const char* name;
    const char* content;
};

/// What somebody has not finished typing, and the page shows all the same.
constexpr std::array unfinished{
    Odd{"formula-game", "odd.txt", "formula: ((x+y)*\nturns: EA\nvariables: xy\nvalues:\n"},
    Odd{"wumpus", "odd.txt", "(if P_2_4 P_4_2)\n(and P_1_1\n"},
    Odd{"sat", "odd.cnf", "p cnf 2 1\n1 x 0\n"},
    Odd{"normal-forms", "odd.txt", "f(a, b) = m(0,"},
    Odd{"puzzles", "odd.in", "formulas(assumptions).\n    p |\nend_of_list.\n"},
};

/// Not in UTF-8.
constexpr std::array in_latin_1{
    Odd{"wumpus", "odd.txt", "# M\xFCller\n(if P_2_4 P_4_2)\n"},
    Odd{"normal-forms", "odd.txt", "# M\xFCller\nf(a, b) = m(0, 1)\n"},
    Odd{"game-graph", "odd.txt",
        "game: graph\nstart: (1, M\xFCller)\nmoves:\ngraph:\nM\xFCller -> Z\n"},
    Odd{"pathfinding", "odd.graph",
        "graph\nnode M\xFCller 1 at 0 0\nnode Z 0 at 9 9\nedge M\xFCller Z 1\nstart "
        "M\xFCller\ngoal Z\n"},
    Odd{"puzzles", "odd.txt",
        "% M\xFCller\nSign 1 says: a lady is in this room.\n"
        "fact: exactly one of the signs is true.\n"},
};

/// The document has no room for what is said beside it.
constexpr std::array with_comments{
    Odd{"game-graph", "odd.txt", "# mine\nstart a\na -> b\n"},
    Odd{"pathfinding", "odd.graph",
        "# mine\ngraph\nnode A 1 at 0 0\nnode Z 0 at 9 9\nedge A Z 1\nstart A\ngoal Z\n"},
};

template <class Files>
const Odd* oddFileOf(const Files& files, const char* page) {
    const auto found = std::find_if(files.begin(), files.end(), [page](const Odd& each) {
        return QLatin1String(each.page) == QLatin1String(page);
    });
    return found == files.end() ? nullptr : &*found;
}

QByteArray example(const char* name) {
    return bytesOf(places::example() + QLatin1Char('/') + QString::fromLatin1(name));
}

/// Whether `value` is or holds that object.
bool holds(const QJsonValue& value, const QJsonObject& object) {
    const auto holds_object = [&](const QJsonValue& each) { return holds(each, object); };
    if (value.isArray()) {
        const QJsonArray array = value.toArray();
        return std::any_of(array.begin(), array.end(), holds_object);
    }
    const QJsonObject candidate = value.toObject();
    return value.isObject() &&
           (candidate == object || std::any_of(candidate.begin(), candidate.end(), holds_object));
}

/// A window with all pages and one file open in it.
struct Case {
    explicit Case(const Kind& kind) : of(kind), mine(bench.file(kind.name)) {
        put(mine, example(kind.mine));
        bench.window->openFiles({mine});
        QTRY_VERIFY_WITH_TIMEOUT(title().startsWith(QLatin1String(of.name)), patience);
        QCOMPARE(page().info().id, QLatin1String(of.page));
        QVERIFY(!isModified());
    }

    [[nodiscard]] Page& page() const { return *bench.window->currentPage(); }
    [[nodiscard]] QString title() const { return bench.window->windowTitle(); }
    [[nodiscard]] bool isModified() const { return bench.window->isWindowModified(); }
    [[nodiscard]] QByteArray file() const { return bytesOf(mine); }
    [[nodiscard]] qsizetype questions() const { return bench.dialogs.questions.size(); }

    void press(Qt::Key key) const { QTest::keyClick(bench.window.get(), key, Qt::ControlModifier); }
    /// They would take a paste for themselves.
    void leaveTextFields() const {
        constexpr int most_areas = 8;
        for (int area = 0; area < most_areas; ++area) {
            const QWidget* focus = QApplication::focusWidget();
            if (!focus || !focus->testAttribute(Qt::WA_InputMethodEnabled))
                return;
            QTest::keyClick(bench.window.get(), Qt::Key_F6);
        }
        QFAIL("F6 leads to text fields only");
    }
    void openOdd(const Odd& file) const {
        put(bench.file(file.name), file.content);
        bench.window->openFiles({bench.file(file.name)});
        QTRY_VERIFY_WITH_TIMEOUT(title().startsWith(QLatin1String(file.name)), patience);
        QCOMPARE(page().info().id, QLatin1String(of.page));
    }
    void putTheirs() const { put(mine, example(of.theirs)); }
    void edit() const {
        if (*of.edit) {
            runCommand(page(), QString::fromLatin1(of.edit));
        } else {
            for (auto* editor : page().findChildren<QPlainTextEdit*>())
                if (editor->isVisible() && !editor->isReadOnly()) {
                    QTest::keyClick(editor, Qt::Key_Return);
                    break;
                }
        }
        QTRY_VERIFY_WITH_TIMEOUT(isModified(), patience);
    }
    /// Without the attempt at a puzzle, which begins when the puzzle has been read.
    [[nodiscard]] QJsonObject document() const {
        const QLatin1String key(Session::document_key);
        QJsonObject state = page().session()->state(Session::document_key);
        QJsonObject document = state.value(key).toObject();
        document.remove(QLatin1String("attempt"));
        state.insert(key, document);
        return state;
    }
    /// As another document took the place of the one in the file: it has none, the next save asks
    /// where, and undo brings back the one before with its file.
    void checkReplaced(const QByteArray& file_before, const QByteArray& before) const {
        QVERIFY(!title().startsWith(QLatin1String(of.name)));
        const auto asked = bench.dialogs.saved.size();
        press(Qt::Key_S);
        QCOMPARE(bench.dialogs.saved.size(), asked + 1);
        QCOMPARE(file(), file_before);
        while (page().history()->canUndo() && !title().startsWith(QLatin1String(of.name)))
            press(Qt::Key_Z);
        QVERIFY(title().startsWith(QLatin1String(of.name)));
        QCOMPARE(page().save(mine), before);
        QVERIFY(!isModified());
        QCOMPARE(file(), file_before);
    }
    void waitUntilKept() const {
        QTRY_VERIFY_WITH_TIMEOUT(
            holds(QJsonDocument::fromJson(bytesOf(bench.session->path())).object(),
                  page().session()->state()),
            patience);
    }

    const Kind& of;
    Bench bench{allPages};
    QString mine;
};

/// In ms.
constexpr int few_ms = loggia::test_suite::is_sanitized ? 5'000 : 500;

class PagesFilesTest : public QObject {
    Q_OBJECT

private:
    static void rows() {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < kinds.size(); ++i)
            QTest::newRow(kinds[i].page) << static_cast<int>(i);
    }
    static const Kind& kind() {
        QFETCH_GLOBAL(int, index);
        return kinds[static_cast<std::size_t>(index)];
    }

private Q_SLOTS:
    static void initTestCase_data() { rows(); }
    void init() { failOnWarnings(); }

    void everyPageIsHere() { QCOMPARE(kinds.size(), allPages().size()); }

    void anotherDocumentIsNotSavedOverTheFile() {
        const Case c(kind());
        const QByteArray before = c.file();
        const QJsonObject content = c.document();
        c.press(Qt::Key_N);
        QVERIFY(c.title().startsWith(QStringLiteral("untitled")));
        c.press(Qt::Key_S);
        QCOMPARE(c.bench.dialogs.saved.size(), 1);
        QCOMPARE(c.file(), before);
        c.press(Qt::Key_Z);
        QVERIFY(c.title().startsWith(QLatin1String(c.of.name)));
        QVERIFY(!c.isModified());
        QCOMPARE(c.document(), content);
        c.press(Qt::Key_S);
        QCOMPARE(c.bench.dialogs.saved.size(), 1);
    }

    /// By every command, button and entry of a list that brings another document: examples,
    /// galleries, generators, what panels open.
    void noReplacementIsSavedOverTheFile() {
        const Case c(kind());
        QStringList left = replacements().value(QLatin1String(c.of.page));
        const QByteArray file = c.file();
        const QByteArray before = c.page().save(c.mine);
        const std::size_t count = actsOf(c.page()).size();
        for (std::size_t i = 0; i < count; ++i) {
            const auto acts = actsOf(c.page());
            if (i >= acts.size() || !left.contains(acts[i].name))
                continue;
            const int document = c.page().history()->document();
            acts[i].run();
            const auto is_replaced = [&] { return c.page().history()->document() != document; };
            if (!QTest::qWaitFor(is_replaced, few_ms))
                continue; // It is not possible as long as nothing is computed.
            left.removeAll(acts[i].name);
            c.checkReplaced(file, before);
            if (QTest::currentTestFailed())
                QFAIL(qPrintable(acts[i].name));
        }
        // Each page has one that is possible with any document.
        QVERIFY2(left.size() < replacements().value(QLatin1String(c.of.page)).size(),
                 qPrintable(left.join(u',')));
    }

    void neitherAnExampleNorAPasteIsSavedOverTheFile() {
        const Case c(kind());
        const QByteArray file = c.file();
        const QByteArray before = c.page().save(c.mine);
        QMenu* menu = c.bench.menu(QStringLiteral("Examples"));
        Q_EMIT menu->aboutToShow();
        const QList<Example> all = Examples(places::example()).all();
        const QList<QAction*> offered = entriesOf(*menu);
        QCOMPARE(offered.size(), all.size());
        for (qsizetype i = 0; i < all.size(); ++i)
            if (all[i].page == QLatin1String(c.of.page)) {
                offered[i]->trigger();
                c.checkReplaced(file, before);
                if (QTest::currentTestFailed())
                    QFAIL(qPrintable(all[i].file));
            }
        QGuiApplication::clipboard()->setText(QString::fromUtf8(example(c.of.theirs)));
        const int document = c.page().history()->document();
        c.leaveTextFields();
        c.press(Qt::Key_V);
        QTRY_VERIFY_WITH_TIMEOUT(c.page().history()->document() != document, patience);
        c.checkReplaced(file, before);
    }

    /// Where to is asked, the file before stays as it was, and from then on the new one is written.
    void savingElsewhereLeavesTheFileAlone() {
        Case c(kind());
        c.bench.dialogs.answer = 1; // where the format leaves something out: save all the same
        const QByteArray before = c.file();
        c.edit();
        const QString other = c.bench.file("other") + QString::fromLatin1(c.of.name).mid(4);
        c.bench.dialogs.file = other;
        QTest::keyClick(c.bench.window.get(), Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(c.title().startsWith(QStringLiteral("other")));
        QVERIFY(!c.isModified());
        QCOMPARE(c.bench.dialogs.saved.size(), 1);
        const QByteArray saved = bytesOf(other);
        QVERIFY(!saved.isEmpty() && saved != QByteArray("missing"));
        QCOMPARE(c.file(), before);
        c.press(Qt::Key_Z);
        QVERIFY(c.isModified());
        QVERIFY(c.title().startsWith(QStringLiteral("other")));
        const bool differs = c.page().save(other) != saved;
        c.press(Qt::Key_S);
        QCOMPARE(c.bench.dialogs.saved.size(), 1);
        QVERIFY(!c.isModified());
        QCOMPARE(c.file(), before);
        QCOMPARE(bytesOf(other) != saved, differs);
    }

    /// By the dialog and by drop: each is another document, the one before keeps its file.
    void anotherFileIsAnotherDocument() {
        Case c(kind());
        const QByteArray before = c.file();
        const QJsonObject content = c.document();
        const QString other = c.bench.file("theirs") + QString::fromLatin1(c.of.name).mid(4);
        put(other, example(c.of.theirs));
        c.bench.dialogs.file = other;
        c.press(Qt::Key_O);
        QVERIFY(c.title().startsWith(QStringLiteral("theirs")));
        QVERIFY(!c.isModified());
        c.press(Qt::Key_Z);
        QVERIFY(c.title().startsWith(QLatin1String(c.of.name)));
        QCOMPARE(c.document(), content);
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(other)});
        QDragEnterEvent enter({100, 300}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(c.bench.window.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop({100, 300}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(c.bench.window.get(), &drop);
        QVERIFY(c.title().startsWith(QStringLiteral("theirs")));
        c.press(Qt::Key_Z);
        QVERIFY(c.title().startsWith(QLatin1String(c.of.name)));
        QVERIFY(!c.isModified());
        QCOMPARE(c.document(), content);
        QCOMPARE(c.file(), before);
        QCOMPARE(bytesOf(other), example(c.of.theirs));
        QCOMPARE(c.questions(), 0);
    }

    /// Also where it is shown in another picture than that with which its page is made. In a choice
    /// box the next arrow key would replace it.
    void theKeyboardComesToWhatIsOpened() {
        for (const char* example :
             {"pathfinding/astray.graph", "pathfinding/terrain.txt", "game_graph/nim345.txt"}) {
            Bench bench(allPages);
            bench.window->openFiles(
                {places::example() + QLatin1Char('/') + QLatin1String(example)});
            const QWidget* area = bench.window->currentPage()->areas().constFirst();
            const QWidget* focus = QApplication::focusWidget();
            QVERIFY2(focus != nullptr && (focus == area || area->isAncestorOf(focus)), example);
        }
    }

    /// One step back there is what was shown before, with its file, also after a kill.
    void anUnfinishedFileIsAnotherDocument() {
        const Odd* odd = oddFileOf(unfinished, kind().page);
        if (!odd)
            return;
        Case c(kind());
        c.edit();
        const QJsonObject mine = c.document();
        const auto check_undone = [&c, &mine] {
            c.press(Qt::Key_Z);
            QVERIFY(c.title().startsWith(QLatin1String(c.of.name)));
            QVERIFY(c.isModified());
            QCOMPARE(c.document(), mine);
        };
        c.openOdd(*odd);
        QVERIFY(!c.isModified());
        check_undone();
        c.openOdd(*odd);
        c.waitUntilKept();
        c.bench.killAndOpen();
        QVERIFY(c.title().startsWith(QLatin1String(odd->name)));
        check_undone();
    }

    /// What no reader of UTF-8 knows is saved as the character that it stands for, also after a
    /// kill.
    void anotherEncodingIsRead() {
        const Odd* odd = oddFileOf(in_latin_1, kind().page);
        if (!odd)
            return;
        Case c(kind());
        c.bench.dialogs.answer = 1; // where the format leaves something out: save all the same
        const QString file = c.bench.file(odd->name);
        for (const bool is_killed : {false, true}) {
            c.openOdd(*odd);
            if (is_killed) {
                c.waitUntilKept();
                c.bench.killAndOpen();
                QVERIFY(c.title().startsWith(QLatin1String(odd->name)));
            }
            c.press(Qt::Key_S);
            QVERIFY2(bytesOf(file).contains("M\xC3\xBCller"), bytesOf(file).constData());
        }
    }

    /// As the file would hold what was there before it.
    void aMistypedGameIsNotSavedUnasked() {
        if (QLatin1String(kind().page) != QLatin1String("game-graph"))
            return;
        const Case c(kind());
        const QString file = c.bench.file("nim.txt");
        put(file, example("game_graph/nim345.txt"));
        c.bench.window->openFiles({file});
        QVERIFY(c.title().startsWith(QStringLiteral("nim.txt")));
        QTest::keyClicks(c.page().findChild<QWidget*>(QStringLiteral("parameters")),
                         QStringLiteral("x"));
        QVERIFY(c.isModified());
        c.press(Qt::Key_S);
        QCOMPARE(c.questions(), 1);
        QCOMPARE(bytesOf(file), example("game_graph/nim345.txt"));
        c.press(Qt::Key_Z);
        c.press(Qt::Key_S);
        QCOMPARE(c.questions(), 1);
        QVERIFY(!c.isModified());
    }

    /// In one of three texts that say the same, of which another one lies in the file.
    void whatWasJustTypedIsSaved() {
        if (QLatin1String(kind().page) != QLatin1String("puzzles"))
            return;
        const Case c(kind());
        const QString file = c.bench.file("lady.txt");
        put(file, example("puzzles/trial_01.txt"));
        c.bench.window->openFiles({file});
        auto* editor = c.page().findChild<QPlainTextEdit*>(QStringLiteral("propositions"));
        const QString end = QStringLiteral("end_of_list");
        QTRY_VERIFY_WITH_TIMEOUT(editor->toPlainText().contains(end), patience);
        QVERIFY(editor->find(end));
        QTest::keyClick(editor, Qt::Key_Home);
        QTest::keyClicks(editor, QStringLiteral("l1. "));
        c.press(Qt::Key_S);
        QVERIFY2(bytesOf(file).contains("room 1 has a lady"), bytesOf(file).constData());
        QVERIFY(!c.isModified());
    }

    /// Also after a kill, and as often as undo and redo lead back to it.
    void anAttemptComesBackWithItsPuzzle() {
        if (QLatin1String(kind().page) != QLatin1String("puzzles"))
            return;
        Case c(kind());
        const auto hints = [&c] { return c.page().findChild<RiddlePanel*>()->attempt().hints; };
        constexpr int two = 2;
        c.page().findChild<RiddlePanel*>()->setAttempt({true, two});
        put(c.bench.file("theirs.in"), example(c.of.theirs));
        c.bench.window->openFiles({c.bench.file("theirs.in")});
        QCOMPARE(hints(), 0);
        c.waitUntilKept();
        c.bench.killAndOpen();
        for (int round = 0; round < 2; ++round) {
            c.press(Qt::Key_Z);
            QVERIFY(c.title().startsWith(QLatin1String(c.of.name)));
            QCOMPARE(hints(), two);
            c.page().history()->redo();
            QVERIFY(c.title().startsWith(QStringLiteral("theirs")));
            QCOMPARE(hints(), 0);
        }
    }

    void whatIsNoTextStaysAsItIs() {
        const Odd* odd = oddFileOf(in_latin_1, kind().page);
        if (!odd)
            return;
        const Case c(kind());
        QByteArray bytes(odd->content);
        bytes.insert(3, '\0');
        const QString file = c.bench.file(odd->name);
        put(file, bytes);
        c.bench.window->openFiles({file});
        QTRY_COMPARE_WITH_TIMEOUT(c.bench.dialogs.errors.size(), 1, patience);
        QVERIFY(c.title().startsWith(QLatin1String(c.of.name)));
        QCOMPARE(bytesOf(file), bytes);
    }

    void noCommentIsLostUnasked() {
        const Odd* odd = oddFileOf(with_comments, kind().page);
        if (!odd)
            return;
        Case c(kind());
        const QString file = c.bench.file(odd->name);
        c.openOdd(*odd);
        for (const qsizetype asked : {1, 2}) {
            c.press(Qt::Key_S);
            QCOMPARE(c.questions(), asked);
            QCOMPARE(bytesOf(file), QByteArray(odd->content));
            c.waitUntilKept();
            c.bench.killAndOpen();
            QVERIFY(c.title().startsWith(QLatin1String(odd->name)));
        }
        c.bench.dialogs.answer = 1; // replace
        c.press(Qt::Key_S);
        QCOMPARE(c.questions(), 3);
        QVERIFY(!bytesOf(file).contains("mine"));
        c.press(Qt::Key_S);
        QCOMPARE(c.questions(), 3);
    }

    void whatOnlyOthersChangedIsReadAgain() {
        const Case c(kind());
        const QByteArray before = c.page().save(c.mine);
        c.putTheirs();
        QTRY_VERIFY_WITH_TIMEOUT(c.page().save(c.mine) != before, patience);
        QVERIFY(c.title().startsWith(QLatin1String(c.of.name)));
        QVERIFY(!c.isModified());
        QCOMPARE(c.questions(), 0);
        c.press(Qt::Key_Z);
        QCOMPARE(c.page().save(c.mine), before);
        QVERIFY(c.isModified());
        c.press(Qt::Key_S);
        QCOMPARE(c.questions(), 1);
        QCOMPARE(c.file(), example(c.of.theirs));
    }

    void whoChangedItTooIsAsked() {
        const Case c(kind());
        c.edit();
        c.putTheirs();
        QTRY_COMPARE_WITH_TIMEOUT(c.questions(), 1, patience);
        QVERIFY(c.isModified());
        c.press(Qt::Key_S);
        QCOMPARE(c.questions(), 2);
        QCOMPARE(c.file(), example(c.of.theirs));
    }

    void aDeletedFileIsTold() {
        Case c(kind());
        c.bench.dialogs.answer = 1; // where the format leaves something out: save all the same
        QVERIFY(QFile::remove(c.mine));
        QTRY_VERIFY_WITH_TIMEOUT(c.title().contains(QStringLiteral("(deleted)")), patience);
        c.press(Qt::Key_S);
        QVERIFY(!c.title().contains(QStringLiteral("(deleted)")));
        QVERIFY(QFile::exists(c.mine));
    }

    void aKilledWindowComesBack() {
        Case c(kind());
        const QByteArray before = c.file();
        c.edit();
        c.waitUntilKept();
        const QJsonObject edited = c.document();
        c.bench.killAndOpen();
        QCOMPARE(c.page().info().id, QLatin1String(c.of.page));
        QVERIFY(c.title().startsWith(QLatin1String(c.of.name)));
        QVERIFY(c.isModified());
        QTRY_COMPARE_WITH_TIMEOUT(c.document(), edited, 10'000);
        QCOMPARE(c.file(), before);

        // Also where one went back from it and was killed again.
        c.press(Qt::Key_Z);
        QVERIFY(!c.title().startsWith(QLatin1String(c.of.name)));
        c.waitUntilKept();
        c.bench.killAndOpen();
        QVERIFY(!c.title().startsWith(QLatin1String(c.of.name)));
        QTest::keyClick(c.bench.window.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(c.title().startsWith(QLatin1String(c.of.name)));
        QVERIFY(c.isModified());
        QTRY_COMPARE_WITH_TIMEOUT(c.document(), edited, 10'000);
        QCOMPARE(c.file(), before);

        // With what another one has replaced in the meantime.
        c.press(Qt::Key_N);
        c.waitUntilKept();
        c.bench.killAndOpen();
        QVERIFY(c.title().startsWith(QStringLiteral("untitled")));
        c.press(Qt::Key_Z);
        QVERIFY(c.title().startsWith(QLatin1String(c.of.name)));
        QVERIFY(c.isModified());
        QTRY_COMPARE_WITH_TIMEOUT(c.document(), edited, 10'000);
        QCOMPARE(c.file(), before);
    }
};

LOGGIA_WINDOW_TEST(PagesFilesTest)

} // namespace files_test

#include "files_test.moc"
