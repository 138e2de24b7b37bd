// On every page, with files of its own, by keys: nothing is lost and no file is written unasked.
#include "tests/suite.hpp"
#include "tests/ui/support/bench.hpp"
#include "tests/ui/support/run_command.hpp"
#include "ui/shell/session.hpp"
#include "ui/window/pages.hpp"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QPlainTextEdit>

#include <algorithm>
#include <array>

namespace pages_files_test {

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
    Kind{"logic-puzzles", "mine.in", "puzzles/trial_01.in", "puzzles/trial_02.in", ""},
};

QByteArray example(const char* name) {
    return bytesOf(QStringLiteral(LOGGIA_EXAMPLES "/") + QString::fromLatin1(name));
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
    [[nodiscard]] QJsonObject document() const {
        return page().session()->state(Session::document_key);
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
        QCOMPARE(c.document(), edited);
        QCOMPARE(c.file(), before);

        // With what another one has replaced in the meantime.
        c.press(Qt::Key_N);
        c.waitUntilKept();
        c.bench.killAndOpen();
        QVERIFY(c.title().startsWith(QStringLiteral("untitled")));
        c.press(Qt::Key_Z);
        QVERIFY(c.title().startsWith(QLatin1String(c.of.name)));
        QVERIFY(c.isModified());
        QCOMPARE(c.document(), edited);
        QCOMPARE(c.file(), before);
    }
};

LOGGIA_WINDOW_TEST(PagesFilesTest)

} // namespace pages_files_test

#include "pages_files_test.moc"
