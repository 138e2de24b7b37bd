#include "tests/suite.hpp"
#include "tests/ui/connect4/page_fixture.hpp"
#include "tests/ui/support/run_command.hpp"
#include "ui/connect4/analysis_run.hpp"
#include "ui/settings/settings.hpp"
#include "ui/shell/session.hpp"

#include <QJsonArray>
#include <QSettings>
#include <QSignalSpy>
#include <QSplitter>
#include <QTemporaryDir>

#include <string>
#include <vector>

namespace connect4_page_document_test {

using namespace loggia;
using namespace loggia::ui;
using connect4::Player;
using testing::PageFixture;
using testing::quickComputer;

class Connect4PageDocumentTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void copiesPastesOpensAndSaves() {
        PageFixture f;
        const std::string input2 = "0000000\n0000000\n0200000\n0100002\n0200111\n1100222\n1\n";
        QVERIFY(f.page.paste(QString::fromStdString(input2)));
        QCOMPARE(f.page.copy().toStdString(), input2);
        f.click(4);
        QVERIFY(f.waitForComputer());
        const QString game_file = QStringLiteral("match.c4");
        const QByteArray saved = f.page.save(game_file);
        QVERIFY(saved.contains("moves: 5 "));
        QCOMPARE(f.page.save(QStringLiteral("no_suffix")), saved);
        const QString position_file = QStringLiteral("green_next.txt");
        QCOMPARE(f.page.copy().toUtf8(), saved); // with the moves
        const QSignalSpy copied(&f.page, &Page::copyWanted);
        testing::runCommand(f.page, QStringLiteral("connect4.copy-position"));
        QCOMPARE(f.page.save(position_file), copied[0][0].toString().toUtf8());
        QCOMPARE(f.page.lossOf(position_file),
                 QStringLiteral("This format stores only the board. The 2 moves would be lost."));
        QCOMPARE(f.page.lossOf(game_file), QString());
        f.page.newDocument();
        QVERIFY(Connect4Page::pageInfo().recognises(saved));
        QVERIFY(f.page.open(saved));
        QCOMPARE(f.page.save(game_file), saved);
        QVERIFY(!f.page.paste(QStringLiteral("3\n")));
        QCOMPARE(f.page.save(game_file), saved);
        QVERIFY(!Connect4Page::pageInfo().recognises("p cnf 1 1\n1 0\n"));
    }

    /// No page that takes any text opens them in its place, with rows of 0 for empty lines.
    void positionsThatErrAreItsOwn() {
        const QByteArray rows = "0000000\n0000000\n0000000\n0000000\n0000000\n0000111\n";
        const auto recognises = Connect4Page::pageInfo().recognises;
        QVERIFY(recognises(rows + "1\n") && recognises(rows + "1\n" + rows + "2\n"));
        PageFixture f;
        const auto opened = f.page.open(rows + "1\n");
        QVERIFY(!opened && opened.error().message.starts_with("player 1 has 3 stones"));
    }

    /// One that a program has printed, with its lines around it.
    void aPictureOfABoardIsOpened() {
        PageFixture f;
        const QByteArray row = " | 0 0 0 0 0 0 0 | \n";
        const QByteArray above =
            "game state before move:\n -----------------\n" + row + row + row + row + row;
        const QByteArray picture = above + " | 0 0 0 1 0 0 0 | \n -----------------\n";
        QVERIFY(Connect4Page::pageInfo().recognises(picture));
        const QString path = QStringLiteral("/somewhere/board.txt");
        QVERIFY(f.page.openFile(picture, path));
        QCOMPARE(f.page.save(path),
                 QByteArray("0000000\n0000000\n0000000\n0000000\n0000000\n0001000\n2\n"));
        QVERIFY(f.page.lossOf(path).startsWith(QStringLiteral("This file is a picture")));
        QCOMPARE(f.page.lossOf(QStringLiteral("/somewhere/new.txt")), QString());
        f.page.noteSaved(path);
        QCOMPARE(f.page.lossOf(path), QString());
        // What is wrong with one is told, also where it is no board of a game.
        const QByteArray wrong = above + " | 0 0 0 2 0 0 0 | \n";
        QVERIFY(!Connect4Page::pageInfo().recognises(wrong));
        const auto opened = f.page.openFile(wrong, path);
        QVERIFY(!opened && opened.error().message.starts_with("player 1 has"));
    }

    /// Those of both players and of the analysis.
    void takesTheLimitsOfTheSettings() {
        const QTemporaryDir folder;
        QSettings stored(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
        Settings settings(stored);
        PageFixture f;
        f.page.honour(settings);
        settings.set(settings::threads, 3);
        settings.set(settings::thinking_seconds, 7.0);
        for (const ThinkSettings& each :
             {f.document().player(Player::one).think, f.document().player(Player::two).think,
              f.page.analysisRun()->settings()}) {
            QCOMPARE(each.threads, 3);
            QCOMPARE(each.seconds, 7.0);
        }
    }

    /// What is on the board is saved and copied, also while it is being set up.
    void aPositionThatIsBeingSetUpIsSaved() {
        PageFixture f;
        f.page.newDocument();
        testing::runCommand(f.page, QStringLiteral("connect4.edit"));
        f.click(3);
        const QByteArray one = "0000000\n0000000\n0000000\n0000000\n0000000\n0001000\n2\n";
        QCOMPARE(f.page.save(QStringLiteral("a.txt")), one);
        QCOMPARE(f.page.copy().toUtf8(), one);
        QCOMPARE(f.page.lossOf(QStringLiteral("a.txt")), QString());
        f.click(3);
        QVERIFY(f.page.save(QStringLiteral("a.c4")).contains("0002000"));
        // Two more of one player: no game comes to that.
        f.document().edit(
            connect4::with_stone(connect4::with_stone({}, 0, Player::one), 1, Player::one),
            QStringLiteral("two stones"));
        QVERIFY(f.page.lossOf(QStringLiteral("a.txt")).contains(QStringLiteral("not possible")));
        QVERIFY(!f.page.lossOf(QStringLiteral("a.c4")).isEmpty());
        QCOMPARE(f.page.save(QStringLiteral("a.txt")).count('1'), 1);
    }

    /// Who looks at the tools for it has not set up another position.
    void settingUpDoesNotLoseTheMovesOfAFile() {
        PageFixture f;
        const QByteArray game = "0000000\n0000000\n0000000\n0000000\n0000000\n0000000\n1\n"
                                "moves: 4 4 (3 5) 3 3\n";
        const QString path = QStringLiteral("/somewhere/game.c4");
        QVERIFY(f.page.openFile(game, path).has_value());
        testing::runCommand(f.page, QStringLiteral("connect4.edit"));
        QCOMPARE(f.page.save(path), game);
        QCOMPARE(f.page.lossOf(path), QString());
        // One that is not possible: the game stays as it was.
        const auto shown = connect4::Setup::of(f.document().shownPosition());
        f.document().edit(
            connect4::with_stone(connect4::with_stone(shown, 0, Player::one), 1, Player::one),
            QStringLiteral("two stones"));
        QVERIFY(f.page.lossOf(path).contains(QStringLiteral("not possible")));
        QCOMPARE(f.page.save(path), game);
        // Another one takes its place, which is said of this file, and not of a new one.
        f.document().edit(connect4::with_stone(shown, 0, Player::one), QStringLiteral("a stone"));
        QVERIFY(f.page.lossOf(path).startsWith(QStringLiteral("The moves in this file")));
        QCOMPARE(f.page.lossOf(QStringLiteral("/somewhere/new.c4")), QString());
        QVERIFY(!f.page.save(path).contains("moves"));
    }

    /// The same of moves that were saved in the file, and are not there any more once a position
    /// was.
    void settingUpDoesNotLoseTheMovesThatWereSaved() {
        PageFixture f;
        f.document().setPlayer(Player::two, {});
        for (const int column : {3, 3})
            f.click(column);
        const QString path = QStringLiteral("/somewhere/game.c4");
        f.page.noteSaved(path);
        testing::runCommand(f.page, QStringLiteral("connect4.edit"));
        QCOMPARE(f.page.lossOf(path), QString());
        f.click(0);
        QVERIFY(f.page.lossOf(path).startsWith(QStringLiteral("The moves in this file")));
        QCOMPARE(f.page.lossOf(QStringLiteral("/somewhere/new.c4")), QString());
        f.page.noteSaved(path);
        QCOMPARE(f.page.lossOf(path), QString());
    }

    /// Whatever the name is for, moves that were in a file are written back.
    void movesOfAFileStayInIt() {
        PageFixture f;
        const QByteArray game = "0000000\n0000000\n0000000\n0000000\n0000000\n0000000\n1\n"
                                "moves: 4 4 3 2\n";
        const QString path = QStringLiteral("/somewhere/game.txt");
        QVERIFY(f.page.openFile(game, path).has_value());
        QCOMPARE(f.page.save(path), game);
        QCOMPARE(f.page.lossOf(path), QString());
        const QString other = QStringLiteral("/somewhere/other.txt");
        QVERIFY(!f.page.save(other).contains("moves"));
        QCOMPARE(f.page.lossOf(other),
                 QStringLiteral("This format stores only the board. The 4 moves would be lost."));
        // Also after a restart, and not once a position came from there.
        Connect4Page again;
        again.restoreSession(f.page.session()->state());
        QCOMPARE(again.save(path), game);
        QVERIFY(again.openFile(game.left(50), path).has_value());
        QCOMPARE(again.save(path), game.left(50));
        QCOMPARE(again.lossOf(path), QString());
    }

    void theTurnIsInferred() {
        PageFixture f;
        const QByteArray rows = "0000000\n0000000\n0000000\n0000000\n0002000\n0021100\n";
        QVERIFY(Connect4Page::pageInfo().recognises(rows));
        QVERIFY(f.page.open(rows).has_value());
        QCOMPARE(f.page.save(QStringLiteral("x.txt")), rows + "1\n");
    }

    void theSessionComesBack() {
        PageFixture f;
        f.document().setPlayer(Player::two, {});
        for (const int column : {3, 3, 1})
            f.click(column);
        f.document().setPlayer(Player::one, quickComputer());
        f.document().show(2);
        const QJsonObject session = f.page.session()->state();
        Connect4Page other;
        other.restoreSession(session);
        QCOMPARE(other.document()->game().moves, (std::vector<int>{3, 3, 1}));
        QCOMPARE(other.document()->shown(), std::size_t{2});
        QVERIFY(other.document()->player(Player::one) == quickComputer());
        QCOMPARE(other.session()->state(), session);
        other.restoreSession(
            {{QStringLiteral("document"),
              QJsonObject{{QStringLiteral("game"), 7},
                          {QStringLiteral("players"), QStringLiteral("x")},
                          {QStringLiteral("shown"), -4},
                          {QStringLiteral("setup"), QJsonArray{3, QStringLiteral("zz")}}}},
             {QStringLiteral("tab"), 900}});
        other.restoreSession({});
    }

    /// Variations are in the file, in what is copied and in the session; a format for boards says
    /// that they would be lost.
    void variationsAreKeptAndLossesSaid() {
        PageFixture f;
        f.document().setPlayer(Player::two, {});
        for (const int column : {3, 3, 2})
            f.click(column);
        f.document().show(1);
        f.click(0);
        const QByteArray saved = f.page.save(QStringLiteral("a.c4"));
        QVERIFY2(saved.endsWith("moves: 4 4 (1) 3\n"), saved.constData());
        QCOMPARE(f.page.copy().toUtf8(), saved);
        QCOMPARE(f.page.lossOf(QStringLiteral("a.c4")), QString());
        QVERIFY(f.page.lossOf(QStringLiteral("a.txt")).contains(QStringLiteral("variations")));
        Connect4Page other;
        other.restoreSession(f.page.session()->state());
        QCOMPARE(other.document()->tree(), f.document().tree());
        QCOMPARE(other.document()->game().moves, (std::vector<int>{3, 0}));
        QCOMPARE(other.session()->state(), f.page.session()->state());
        QVERIFY(other.openFile(saved, QStringLiteral("/somewhere/a.txt")).has_value());
        QCOMPARE(other.save(QStringLiteral("/somewhere/a.txt")), saved);
        QCOMPARE(other.document()->game().moves, (std::vector<int>{3, 3, 2}));
    }

    void theDividerStaysWhereItWasPut() {
        PageFixture f;
        auto* splitter = f.page.findChild<QSplitter*>();
        const QSignalSpy changed(f.page.session(), &Session::changed);
        QWidget* handle = splitter->handle(1);
        const QPoint from = handle->rect().center();
        QTest::mousePress(handle, Qt::LeftButton, {}, from);
        QTest::mouseMove(handle, from - QPoint(60, 0));
        QTest::mouseRelease(handle, Qt::LeftButton, {}, from - QPoint(60, 0));
        QVERIFY(changed.count() > 0);
        PageFixture other;
        QVERIFY(other.page.findChild<QSplitter*>()->sizes() != splitter->sizes());
        other.page.restoreSession(f.page.session()->state());
        QCOMPARE(other.page.findChild<QSplitter*>()->sizes(), splitter->sizes());
    }

    /// What cannot be done now is offered nowhere and does nothing.
    void commandsRunWhereTheyMakeSense() {
        PageFixture f;
        f.document().setPlayer(Player::two, {});
        const auto runnable = [&] {
            QStringList ids;
            for (const CommandSpec& command : Connect4Page::pageInfo().commands)
                if (testing::canRun(f.page, QString::fromLatin1(command.id)))
                    ids << QString::fromLatin1(command.id).mid(9);
            ids.sort();
            return ids.join(QLatin1Char(' '));
        };
        QCOMPARE(runnable(), QStringLiteral("analyse copy-position edit hint points swap"));
        for (const int column : {0, 6, 1, 6, 2, 5, 3}) // orange has four in a row
            f.click(column);
        QCOMPARE(runnable(), QStringLiteral("analyse back copy-moves copy-position edit first hint "
                                            "points review swap"));
        testing::runCommand(f.page, QStringLiteral("connect4.back"));
        QCOMPARE(runnable(),
                 QStringLiteral("analyse back copy-moves copy-position edit first forward hint "
                                "last points review swap"));
        f.document().setPlayer(Player::one, quickComputer());
        QCOMPARE(runnable(),
                 QStringLiteral("analyse back computer-move copy-moves copy-position edit first "
                                "forward hint last points review swap"));
        testing::runCommand(f.page, QStringLiteral("connect4.edit"));
        QCOMPARE(runnable(), QStringLiteral("analyse copy-position points swap"));
        testing::runCommand(f.page, QStringLiteral("connect4.first"));
        QCOMPARE(f.document().shown(), std::size_t{6});
    }
};

LOGGIA_WINDOW_TEST(Connect4PageDocumentTest)

} // namespace connect4_page_document_test

#include "connect4_page_document_test.moc"
