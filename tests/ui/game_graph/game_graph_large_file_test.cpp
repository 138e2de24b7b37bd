// Games that are too large for the session, in a whole window, which goes on while they are read.
#include "tests/suite.hpp"
#include "tests/ui/support/bench.hpp"
#include "tests/ui/support/large_files.hpp"
#include "tests/ui/support/silence.hpp"
#include "ui/game_graph/game_graph_page.hpp"
#include "ui/game_graph/study_runner.hpp"
#include "ui/shell/documents.hpp"
#include "ui/shell/session.hpp"

#include <QJsonDocument>
#include <QSignalSpy>

#include <algorithm>

namespace game_graph_large_file_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

struct Fixture : Bench {
    Fixture() : Bench([] { return std::vector{GameGraphPage::pageInfo()}; }) {
        page().document()->setPlayer(2, {});
    }

    [[nodiscard]] GameGraphPage& page() const {
        return *qobject_cast<GameGraphPage*>(window->currentPage());
    }
    void settle() const {
        QTRY_VERIFY_WITH_TIMEOUT(!window->documents().isOpening() &&
                                     !window->documents().isSaving() && !page().awaitsFile() &&
                                     !page().studies()->isRunning(),
                                 patience);
    }
    void open(const char* name) const {
        window->openFiles({file(name)});
        settle();
    }
    void key(Qt::Key key) const { QTest::keyClick(window.get(), key, Qt::ControlModifier); }
    void play(int move) const {
        const auto moves = page().document()->game().moves(page().document()->position());
        QVERIFY(page().document()->play(moves.at(static_cast<std::size_t>(move))).has_value());
    }
    [[nodiscard]] std::string record() const { return to_text(page().document()->record()); }
    [[nodiscard]] std::size_t bytesKept() const {
        return static_cast<std::size_t>(
            QJsonDocument(page().session()->state()).toJson(QJsonDocument::Compact).size());
    }
};

class GameGraphLargeFileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    /// Whatever is done with it, the window answers.
    void theWindowGoesOn() {
        Fixture f;
        put(f.file("large.game"), largeGraph(60'000));
        LongestSilence silence;
        f.open("large.game");
        QCOMPARE(f.page().document()->game().text(), "graph");
        f.play(1);
        f.play(2);
        QTest::qWait(SessionStore::usual_wait * 2);
        f.key(Qt::Key_Z);
        f.key(Qt::Key_N);
        f.settle();
        f.key(Qt::Key_Z);
        f.key(Qt::Key_Z);
        f.settle();
        QTest::qWait(SessionStore::usual_wait * 2);
        QVERIFY2(silence.milliseconds() < most_silence_ms,
                 qPrintable(QString::number(silence.milliseconds())));
        QVERIFY(f.bytesKept() < 100'000);
    }

    /// With the moves that were made, from the file that it lies in.
    void comesBackFromItsFile() {
        Fixture f;
        put(f.file("a.game"), largeGraph(5000));
        f.open("a.game");
        QVERIFY(f.page().needsFile());
        f.play(1);
        f.play(2);
        f.play(3);
        f.page().document()->show(2);
        const std::string record = f.record();
        f.close();
        f.Bench::open();
        f.settle();
        QCOMPARE(f.record(), record);
        QCOMPARE(f.page().document()->shown(), std::size_t{2});
        QVERIFY(f.window->windowTitle().startsWith(QStringLiteral("a.game")));
        QVERIFY(f.window->isWindowModified());
        f.key(Qt::Key_S);
        f.settle();
        QCOMPARE(bytesOf(f.file("a.game")), QByteArray::fromStdString(record));
        QVERIFY(f.dialogs.questions.isEmpty() && f.dialogs.errors.isEmpty());
    }

    /// In no file: a kill does not lose it either.
    void comesBackAfterAKill() {
        Fixture f;
        LongestSilence silence;
        QVERIFY(f.page().paste(QString::fromLatin1(largeGraph(30'000))).has_value());
        QTRY_VERIFY_WITH_TIMEOUT(f.page().needsFile(), patience);
        f.settle();
        QVERIFY(silence.milliseconds() < most_silence_ms);
        f.play(1);
        const std::string record = f.record();
        QTRY_VERIFY_WITH_TIMEOUT(bytesOf(f.session->path()).contains(".copy"), patience);
        f.session->flush(); // The copy may have been there before the move.
        f.killAndOpen();
        f.settle();
        QTRY_COMPARE_WITH_TIMEOUT(f.record(), record, patience);
        QVERIFY(f.window->windowTitle().startsWith(QStringLiteral("untitled")));
        QVERIFY(f.dialogs.errors.isEmpty());
    }

    /// What cannot be read leaves everything as it was.
    void aLargePasteMayBeNoGame() {
        Fixture f;
        const std::string record = f.record();
        QSignalSpy said(&f.page(), &Page::message);
        QVERIFY(
            f.page().paste(QString::fromLatin1(largeGraph(30'000) + "p0 = what\n")).has_value());
        QVERIFY(f.page().isRunning());
        QTRY_VERIFY_WITH_TIMEOUT(!f.page().isRunning() && !said.isEmpty(), patience);
        QVERIFY(said.last()[0].toString().startsWith(QStringLiteral("Cannot paste")));
        QCOMPARE(f.record(), record);
        // Stop gives it up.
        QVERIFY(f.page().paste(QString::fromLatin1(largeGraph(30'000))).has_value());
        f.page().stop();
        QVERIFY(!f.page().isRunning());
        QTest::qWait(20);
        QCOMPARE(f.record(), record);
    }

    /// Other moves than were possible in what lies there now are left out.
    void theFileMayHoldAnotherGame() {
        Fixture f;
        put(f.file("a.game"), largeGraph(5000));
        f.open("a.game");
        f.play(1);
        f.close();
        put(f.file("a.game"), largeGraph(4000).replace("p0 ->", "p0 -> p900"));
        f.Bench::open();
        f.settle();
        const game_graph::Game& game = f.page().document()->game();
        QCOMPARE(game.moves(f.page().document()->positionAfter(0)).size(), std::size_t{9});
        QVERIFY(f.dialogs.errors.isEmpty());
    }

    /// What is typed instead is not waited for.
    void anotherGameIsNotWaitedFor() {
        Fixture f;
        put(f.file("a.game"), largeGraph(5000));
        f.open("a.game");
        const QJsonObject kept = f.page().session()->state();
        GameGraphPage page;
        page.restoreSession(kept);
        QVERIFY(page.awaitsFile() && page.needsFile());
        QCOMPARE(page.session()->state().value(QLatin1String("document")),
                 kept.value(QLatin1String("document")));
        page.document()->type(QStringLiteral("nim 3 4"));
        QVERIFY(!page.awaitsFile() && !page.needsFile());
        page.history()->undo();
        QVERIFY(page.awaitsFile());
        page.restoreFile({});
        QVERIFY(!page.awaitsFile() && !page.needsFile());
        QCOMPARE(page.document()->game().text(), game_graph::Game(game_graph::Counting{}).text());
    }
};

LOGGIA_WINDOW_TEST(GameGraphLargeFileTest)

} // namespace game_graph_large_file_test

#include "game_graph_large_file_test.moc"
