#include "tests/suite.hpp"
#include "tests/ui/game_graph/page_fixture.hpp"
#include "tests/ui/support/run_command.hpp"
#include "ui/shell/picture.hpp"
#include "ui/shell/session.hpp"

#include <QComboBox>
#include <QJsonArray>
#include <QLabel>
#include <QSignalSpy>
#include <QSplitter>

#include <functional>
#include <utility>
#include <vector>

namespace game_graph_page_document_test {

using namespace loggia;
using namespace loggia::ui;
using testing::PageFixture;

class GameGraphPageDocumentTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void filesAndFormats() {
        PageFixture f;
        f.letPersonsPlay();
        f.play("+1");
        const QByteArray saved = f.page.save(QStringLiteral("a.txt"));
        QVERIFY(GameGraphPage::pageInfo().recognises(saved));
        QVERIFY(!GameGraphPage::pageInfo().recognises("formula: x\n"));
        f.page.newDocument();
        QVERIFY(f.page.open(saved).has_value());
        QCOMPARE(f.moves(), std::string("+1"));
        QVERIFY(!f.page.open("game: what 3\n"));
        QCOMPARE(f.moves(), std::string("+1"));
        f.page.history()->undo();
        QCOMPARE(f.moves(), std::string());
    }

    /// Other programs, and the commands that take a graph, go on reading it.
    void aFileOfAGraphStaysOne() {
        PageFixture f;
        f.letPersonsPlay();
        const QString path = QStringLiteral("/somewhere/a.txt");
        QVERIFY(f.page.openFile("start a\na -> b c\nb -> a\nc = win\n", path).has_value());
        const QByteArray alone = f.page.save(path);
        QVERIFY2(alone.contains("\na -> b c\n") && !alone.contains("game"), alone);
        QCOMPARE(f.page.save(QStringLiteral("/somewhere/other.txt")),
                 "game: graph\nstart: (1, a)\nmoves:\ngraph:\n" + alone);
        f.settle();
        f.play("b");
        QVERIFY(f.page.save(path).startsWith("game: graph\n"));
        f.page.history()->undo();
        QCOMPARE(f.page.save(path), alone);
        QVERIFY(f.page.openFile("game: graph\ngraph:\n" + alone, path).has_value());
        QVERIFY(f.page.save(path).startsWith("game: graph\n"));
    }

    void pastesGamesAndGraphs() {
        PageFixture f;
        QVERIFY(f.page.paste(QStringLiteral(" nim 1 2 3 \n")).has_value());
        QCOMPARE(f.document().game().text(), std::string("nim 1 2 3"));
        QVERIFY(f.page.paste(QStringLiteral("start a\na -> b c\nb -> a\nc = win\n")).has_value());
        QVERIFY(f.document().isDrawn());
        QCOMPARE(f.page.view().kind, GameViewChoice::Kind::drawing);
        QVERIFY(!f.page.paste(QStringLiteral("what")));
        f.page.history()->undo();
        QCOMPARE(f.page.view().kind, GameViewChoice::Kind::board);
        QCOMPARE(f.document().game().text(), std::string("nim 1 2 3"));
    }

    void picturesAndCopies() {
        PageFixture f;
        QVERIFY(pictureAsSvg(f.page).contains("<svg"));
        QVERIFY(asPng(pictureAsImage(f.page)).size() > 1000);
        QSignalSpy copied(&f.page, &Page::copyWanted);
        f.run("copy-dot");
        f.run("copy-tree");
        f.run("copy-values");
        QVERIFY(copied[0][0].toString().startsWith(QStringLiteral("digraph")));
        QCOMPARE(copied[1][0].toString().count(QLatin1Char('\n')), 232);
        QVERIFY(copied[1][0].toString().contains(QStringLiteral("(1, 0, W)")));
        QVERIFY(!copied[2][0].toString().isEmpty());
        // What is not drawn is said in the picture.
        f.choose("connect4 4x4");
        QVERIFY(pictureAsSvg(f.page).contains("<svg"));
        QVERIFY(!testing::canRun(f.page, QStringLiteral("game-graph.copy-dot")));
    }

    void sessionComesBack_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("view");
        QTest::newRow("graph") << QStringLiteral("nim 1 2 3")
                               << static_cast<int>(GameViewChoice::Kind::graph);
        QTest::newRow("tree") << QStringLiteral("nim 1 2 3")
                              << static_cast<int>(GameViewChoice::Kind::tree);
        QTest::newRow("drawing") << QString() << static_cast<int>(GameViewChoice::Kind::drawing);
    }
    void sessionComesBack() {
        QFETCH(QString, game);
        QFETCH(int, view);
        QJsonObject kept;
        {
            PageFixture f;
            f.letPersonsPlay();
            if (game.isEmpty())
                f.document().setDrawn(withPlaceAt(loopyExample(), 3, {-300, 77}),
                                      QStringLiteral("draw"));
            else
                f.choose(qPrintable(game));
            f.settle();
            f.page.setView({static_cast<GameViewChoice::Kind>(view), 1});
            f.settle();
            QTest::keyClick(f.position->moves(), Qt::Key_Return);
            f.settle();
            f.run("fold");
            f.run("label-back");
            f.document().setHeld(true);
            f.document().setPlayer(
                2, {game_graph::Opponent{game_graph::Opponent::Style::fallible, 20}, 5});
            f.page.setValuesShown(false);
            f.settle();
            kept = f.page.session()->state();
        }
        PageFixture f;
        f.page.restoreSession(kept);
        QCOMPARE(f.page.session()->state(), kept);
        f.settle();
        QCOMPARE(f.page.session()->state(), kept);
        QCOMPARE(f.document().played(), std::size_t{1});
        QCOMPARE(f.document().player(2).computer->errors, 20);
        QVERIFY(!f.page.history()->canUndo());
    }

    /// The page opens with values in sight, and the session brings all moves of a game at once.
    void aGameThatComesBackIsAssistedOnlyIfItWas() {
        const auto reason = [](PageFixture& f) {
            return f.part<QLabel>("game-over-reason")->text();
        };
        for (const bool assisted : {false, true}) {
            QJsonObject kept;
            {
                PageFixture f;
                f.letPersonsPlay();
                f.choose("nim 1 1");
                f.page.setValuesShown(assisted);
                f.play("A1");
                f.play("B1");
                QCOMPARE(reason(f).contains(QStringLiteral("Assisted")), assisted);
                f.page.setValuesShown(!assisted);
                f.settle();
                kept = f.page.session()->state();
            }
            PageFixture f;
            f.page.restoreSession(kept);
            f.settle();
            QVERIFY(f.document().isOver(f.document().lastPosition()));
            QCOMPARE(reason(f).contains(QStringLiteral("Assisted")), assisted);
        }
    }

    void whatAnotherVersionWroteDoesNoHarm() {
        PageFixture f;
        f.page.restoreSession({});
        f.settle();
        f.page.restoreSession({{QStringLiteral("document"), 7},
                               {QStringLiteral("view"), 99},
                               {QStringLiteral("folded"), QJsonArray{-1, 9999, 3}},
                               {QStringLiteral("labelled"), 4000},
                               {QStringLiteral("looked-at"), QStringLiteral("(9, 9, 9)")},
                               {QStringLiteral("players"), QStringLiteral("x")}});
        f.settle();
        QCOMPARE(f.document().state().text, std::string("1-2-10"));
        f.page.restoreSession(
            {{QStringLiteral("document"), QJsonObject{{QStringLiteral("record"), 7}}},
             {QStringLiteral("view"),
              QJsonObject{{QStringLiteral("kind"), 99}, {QStringLiteral("level"), 99}}},
             {QStringLiteral("players"), QJsonArray{3}}});
        f.settle();
        QCOMPARE(f.document().state().text, std::string("1-2-10"));
        QCOMPARE(f.page.view().kind, GameViewChoice::Kind::graph);
    }

    void everyChangeIsNoticedAndComesBack() {
        PageFixture f;
        f.choose("nim 1 2 3");
        const std::vector<std::pair<const char*, std::function<void()>>> changes{
            {"document", [&] { QTest::keyClick(f.position->moves(), Qt::Key_Return); }},
            {"document", [&] { f.run("back"); }},
            {"players", [&] { f.part<QComboBox>("player1")->setCurrentIndex(1); }},
            {"folded", [&] { f.run("fold"); }},
            {"folded", [&] { f.run("unfold"); }},
            {"view", [&] { f.run("next-view"); }},
            {"view",
             [&] {
                 f.page.setView({GameViewChoice::Kind::tree, 0});
             }},
            {"folded", [&] { f.run("unfold"); }},
            {"folded", [&] { f.run("fold"); }},
            {"folded", [&] { f.tree->setFolded(f.tree->tree().at(0).children.front(), false); }},
            {"labelled", [&] { f.run("label-back"); }},
            {"tab", [&] { f.tabs->setCurrentIndex(1); }},
            {"board-values", [&] { f.run("board-values"); }},
            {"values", [&] { f.run("values"); }},
            {"columns",
             [&] {
                 QWidget* handle = f.page.findChild<QSplitter*>()->handle(1);
                 const QPoint from = handle->rect().center();
                 QTest::mousePress(handle, Qt::LeftButton, {}, from);
                 QTest::mouseMove(handle, from - QPoint(30, 0));
                 QTest::mouseRelease(handle, Qt::LeftButton, {}, from - QPoint(30, 0));
             }},
            {"looked-at", [&] { f.tree->select(f.tree->tree().at(0).children.back()); }},
        };
        for (const auto& [key, change] : changes) {
            const QSignalSpy changed(f.page.session(), &Session::changed);
            const QJsonValue before = f.page.session()->state().value(QLatin1String(key));
            change();
            QVERIFY2(!changed.isEmpty(), key);
            QVERIFY2(f.page.session()->state().value(QLatin1String(key)) != before, key);
            f.settle();
        }
        const QJsonObject kept = f.page.session()->state();
        PageFixture other;
        other.page.restoreSession(kept);
        QCOMPARE(other.page.session()->state(), kept);
        other.settle();
        QCOMPARE(other.page.session()->state(), kept);
    }

    void newBeginsAnotherDrawing() {
        PageFixture f;
        f.document().setDrawn(loopyExample(), QStringLiteral("draw"));
        f.settle();
        f.page.newDocument();
        f.settle();
        QVERIFY(f.document().isDrawn() && *f.document().state().drawing == newDrawnGame());
        f.page.history()->undo();
        QVERIFY(*f.document().state().drawing == loopyExample());
    }

    void aFileKeepsWhereStatesLie() {
        PageFixture f;
        const DrawnGame drawing = withPlaceAt(loopyExample(), 3, {-300, 77});
        f.document().setDrawn(drawing, QStringLiteral("draw"));
        f.settle();
        const QByteArray saved = f.page.save({});
        QVERIFY2(saved.contains("\nd at -300 77\n"), saved.constData());
        f.page.newDocument();
        f.choose("nim 1 2");
        QVERIFY(f.page.open(saved).has_value());
        QVERIFY(*f.document().state().drawing == drawing);
        QCOMPARE(f.page.save({}), saved);
        // Moving one changes the file, not the game.
        f.document().setDrawn(withPlaceAt(drawing, 0, {400, 5}), QStringLiteral("move"));
        QVERIFY(f.page.save({}).contains("\na at 400 5\n"));
    }

    void largeDrawnGraphsAreSolvedNotEdited() {
        PageFixture f;
        std::string text = "game: graph\ngraph:\nstart p0\n";
        for (int i = 0; i < 3000; ++i)
            text += "p" + std::to_string(i) + " -> p" + std::to_string(i + 1) + "\n";
        QVERIFY(f.page.open(QByteArray::fromStdString(text)).has_value());
        f.settle();
        QVERIFY(!f.document().isDrawn());
        QVERIFY(f.page.studies()->study()->shown.has_value());
        QCOMPARE(f.page.save({}).count("->"), 3000);
    }
};

LOGGIA_WINDOW_TEST(GameGraphPageDocumentTest)

} // namespace game_graph_page_document_test

#include "game_graph_page_document_test.moc"
