#include "tests/suite.hpp"
#include "tests/ui/game_graph/page_fixture.hpp"
#include "tests/ui/game_graph/study_fixture.hpp"
#include "ui/game_graph/board/position_board_view.hpp"
#include "ui/undo/history.hpp"

#include <QAccessible>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>

namespace game_graph_page_view_test {

using namespace loggia;
using namespace loggia::ui;
using testing::PageFixture;

/// What the page says of what it shows.
class GameGraphPageViewTest : public QObject {
    Q_OBJECT

private:
    /// All that the panel of the position says.
    static QString said(PageFixture& f) {
        QStringList texts;
        for (const QLabel* label : f.position->findChildren<QLabel*>())
            if (label->isVisible())
                texts << label->text();
        return texts.join(QLatin1Char('\n'));
    }

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void countsTheLessonsPositions() {
        PageFixture f;
        f.letPersonsPlay();
        QVERIFY(said(f).contains(QStringLiteral("(1, 1)")));
        QVERIFY(said(f).contains(QStringLiteral("so there are 20 positions")));
        QVERIFY(f.bar->said().startsWith(
            QStringLiteral("Player 1 wins in 7 moves. 20 positions: 13 wins, 7 losses.")));
        f.play("+1");
        QVERIFY(!said(f).contains(QStringLiteral("21 positions")));
        f.choose("1-2-12");
        QVERIFY(!said(f).contains(QStringLiteral("21 positions")));
    }

    /// No tree of Nim stands there while Connect 4 is being solved, nor Nim's labels, nor its
    /// values.
    void nothingOfTheGameBeforeStays() {
        PageFixture f;
        f.letPersonsPlay();
        f.part<QCheckBox>("board-values")->setChecked(true);
        for (const GameViewChoice& view : {GameViewChoice{GameViewChoice::Kind::tree, 0},
                                           GameViewChoice{GameViewChoice::Kind::graph, 0}}) {
            f.choose("nim 1 2 3");
            f.page.setView(view);
            f.settle();
            f.tabs->setCurrentIndex(2);
            f.page.labelling()->goTo(3);
            QVERIFY(f.page.labelling()->steps() > 3);
            QVERIFY(f.graph->scene().size() > 0);
            f.tabs->setCurrentIndex(0);
            f.document().setGame(game_graph::game_of("connect4 6x5 3").value(), {});
            QVERIFY(f.page.studies()->isRunning());
            QCOMPARE(f.tree->tree().size(), 0);
            QCOMPARE(f.graph->scene().size(), 0);
            QCOMPARE(f.page.labelling()->steps(), std::size_t{0});
            QCOMPARE(f.bar->said(), QStringLiteral("Solving\u2026"));
            QVERIFY(said(f).contains(QStringLiteral("Solving\u2026")));
            testing::runCommand(f.page, QStringLiteral("game-graph.stop"));
            f.settle();
            QVERIFY(f.bar->said().startsWith(QStringLiteral("Stopped")));
        }
    }

    /// What Stop ended says how it goes on, and does.
    void aStoppedStudyCanBeTriedAgain() {
        PageFixture f;
        f.letPersonsPlay();
        f.document().setGame(game_graph::game_of("connect4 6x5 3").value(), {});
        testing::runCommand(f.page, QStringLiteral("game-graph.stop"));
        f.settle();
        QVERIFY(f.bar->said().contains(QStringLiteral("Press Values to try again.")));
        f.press("start");
        QVERIFY(f.page.studies()->isRunning());
        QVERIFY(f.part<QPushButton>("start")->isChecked());
        QCOMPARE(f.bar->said(), QStringLiteral("Solving\u2026"));
        testing::runCommand(f.page, QStringLiteral("game-graph.stop"));
        f.settle();
    }

    /// Whoever plays against the computer learns why it does not move, and that no values are
    /// hidden.
    void saysThatTheComputerCannotPlayWhatIsNotSolved() {
        PageFixture f;
        f.choose("connect4 7x6");
        f.page.setValuesShown(false);
        QVERIFY(!said(f).contains(QStringLiteral("change player")));
        f.play("4");
        QCOMPARE(f.position->verdict(), QStringLiteral("No value"));
        QVERIFY(f.position->why().contains(QStringLiteral("cannot be solved")));
        QVERIFY2(said(f).contains(QStringLiteral("change player 2 to Person")),
                 qPrintable(said(f)));
        f.document().setPlayer(2, {});
        QVERIFY(!said(f).contains(QStringLiteral("change player")));
        f.play("4");
        QCOMPARE(f.moves(), std::string("4 4"));
    }

    /// A game between computers that may never end is not left without a word.
    void saysWhyTwoComputersStop() {
        PageFixture f;
        const game_graph::Game game = gameOf(loopyExample());
        game_graph::Record record(game, game.start());
        while (record.moves().size() < GameOpponent::most_moves)
            record.add(game.moves(record.state()).front());
        for (const int player : {1, 2})
            f.document().setPlayer(player, {game_graph::Opponent{}, 1});
        f.document().setRecord(record, QStringLiteral("paste"));
        f.settle();
        QVERIFY2(said(f).contains(QStringLiteral("Two computer players stop after 500 moves")),
                 qPrintable(said(f)));
        f.document().show(3);
        QVERIFY(!said(f).contains(QStringLiteral("Two computers stop")));
        f.document().show(GameOpponent::most_moves);
        f.document().setPlayer(f.document().mover(), {});
        QVERIFY(!said(f).contains(QStringLiteral("Two computers stop")));
    }

    void saysWhatOfATreeIsDrawn() {
        PageFixture f;
        f.choose("nim 3 4 5");
        QVERIFY(
            f.bar->said().contains(QStringLiteral("Tree: 1,038,768 positions, 431,128 leaves.")));
        f.page.setView({GameViewChoice::Kind::tree, 0});
        f.settle();
        QVERIFY(f.bar->said().contains(QStringLiteral("are shown.")));
        f.choose("mu-torere");
        QVERIFY(f.bar->said().contains(QStringLiteral("Positions can repeat")));
    }

    /// F6 comes to what is shown, and not to the legend beside it.
    void thePictureIsTheFirstArea() {
        PageFixture f;
        f.choose("nim 1 2");
        QCOMPARE(f.page.areas().constFirst(), f.graph);
        f.page.setView({GameViewChoice::Kind::board, 0});
        f.settle();
        QCOMPARE(f.page.areas().constFirst(), f.part<PositionBoardView>("board"));
    }

    /// What is shown while positions are labelled is the graph, and "Show" says so.
    void theChoiceSaysWhatIsShown() {
        PageFixture f;
        f.choose("nim 1 2");
        f.page.setView({GameViewChoice::Kind::board, 0});
        f.settle();
        auto* views = f.part<QComboBox>("views");
        auto* board = f.part<PositionBoardView>("board");
        const auto shows_board = [&] {
            return views->currentText() == QStringLiteral("Board") && !f.graph->isVisible() &&
                   board->isVisible();
        };
        QVERIFY(shows_board());
        f.tabs->setCurrentIndex(2);
        QVERIFY(f.graph->isVisible());
        QVERIFY2(views->currentText().startsWith(QStringLiteral("Graph")),
                 qPrintable(views->currentText()));
        f.tabs->setCurrentIndex(1);
        QVERIFY(shows_board());
        // Whoever chooses the board while labelling sees the board.
        f.tabs->setCurrentIndex(2);
        const int index = views->findText(QStringLiteral("Board"));
        views->setCurrentIndex(index);
        Q_EMIT views->activated(index);
        QVERIFY(shows_board());
        // The next view is another one than the one seen.
        f.tabs->setCurrentIndex(2);
        const QString before = views->currentText();
        f.run("next-view");
        QVERIFY(views->currentText() != before);
    }

    /// Of a game with thousands of positions one is seen with its moves while labels are given, its
    /// boards large; clicks, the list of moves and the steps of labelling lead to others.
    void aLargeGraphIsSeenFromCloseBy() {
        PageFixture f;
        f.letPersonsPlay();
        f.choose("tic-tac-toe");
        f.page.setView({GameViewChoice::Kind::board, 0});
        f.settle();
        f.tabs->setCurrentIndex(2);
        QVERIFY(f.graph->isVisible() && f.page.isCloseUp());
        const auto count = [&f] {
            int nodes = 0;
            for (int node = 0; node < f.graph->scene().size(); ++node)
                nodes += f.graph->scene().shows(node) ? 1 : 0;
            return nodes;
        };
        const auto node = [&f](const char* text) {
            return testing::nodeNamed(*f.page.studies()->study()->shown, text);
        };
        QCOMPARE(f.graph->closeUp(), 0); // what was labelled last
        QCOMPARE(count(), 10);
        const auto boards_are_large = [&f, &count] {
            constexpr double large = 40; // pixels
            int seen = 0;
            for (int each = 0; each < f.graph->scene().size(); ++each)
                if (f.graph->scene().shows(each) &&
                    f.graph->scene().nodes[static_cast<std::size_t>(each)].picture &&
                    f.graph->rectOf(each).height() > large &&
                    QRectF(f.graph->rect()).contains(f.graph->rectOf(each)))
                    ++seen;
            return seen == count();
        };
        QTRY_VERIFY(boards_are_large());
        const int middle = node("(2, .../.X./...)");
        QTest::mouseClick(f.graph, Qt::LeftButton, {}, f.graph->rectOf(middle).center().toPoint());
        QCOMPARE(f.graph->closeUp(), middle);
        QCOMPARE(count(), 1 + 1 + 8);
        QTRY_VERIFY(boards_are_large());
        // Back to the start by keyboard.
        f.graph->setFocus();
        QTest::keyClick(f.graph, Qt::Key_Up);
        QCOMPARE(f.graph->selected(), 0);
        QTest::keyClick(f.graph, Qt::Key_Return);
        QCOMPARE(f.graph->closeUp(), 0);
        const auto& steps = f.page.studies()->study()->shown->steps;
        f.page.labelling()->goTo(steps.size() - 100);
        QCOMPARE(f.graph->closeUp(), static_cast<int>(steps[steps.size() - 101].position));
        QTRY_VERIFY(boards_are_large());
        // Who labels stays where they are.
        f.run("label-own");
        const int before = f.graph->closeUp();
        f.page.labelling()->give(before, game_graph::Outcome::win);
        QCOMPARE(f.graph->closeUp(), before);
        auto* box = f.part<QCheckBox>("close-up");
        QVERIFY(box->isVisible() && box->isChecked());
        QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(8, box->height() / 2));
        QVERIFY(!f.page.isCloseUp());
        QCOMPARE(f.graph->closeUp(), -1);
        QCOMPARE(count(), 5478);
        // That was for this game and all others; until then small ones are seen whole.
        f.page.setCloseUp({});
        f.choose("nim 2 2");
        QVERIFY(!f.page.isCloseUp());
        QCOMPARE(f.graph->closeUp(), -1);
    }

    /// Who folds the graph of one game says nothing about those of others.
    void foldingShowsTheWholeOfOneGame() {
        PageFixture f;
        f.letPersonsPlay();
        f.choose("nim 3 3 3");
        f.page.setView({GameViewChoice::Kind::graph, 0});
        f.settle();
        QVERIFY(f.page.isCloseUp());
        for (const char* command : {"fold", "unfold"}) {
            f.run(command);
            QVERIFY(!f.page.isCloseUp());
        }
        f.choose("tic-tac-toe");
        f.page.setView({GameViewChoice::Kind::graph, 0});
        f.settle();
        QVERIFY(f.page.isCloseUp());
        // The box brings it back.
        f.run("fold");
        QVERIFY(!f.page.isCloseUp());
        f.page.setCloseUp(true);
        QVERIFY(f.page.isCloseUp());
    }

    /// Undo takes a label back that a person gave, also from another tab or another graph.
    void labelsOfAPersonAreUndone() {
        PageFixture f;
        f.choose("nim 2 2");
        f.run("label-own");
        LabellingPanel& labelling = *f.page.labelling();
        const std::size_t ends = labelling.ownLook().labelled;
        labelling.give(0, game_graph::Outcome::loss);
        QCOMPARE(labelling.ownLook().labelled, ends + 1);
        f.tabs->setCurrentIndex(0);
        f.page.setView({GameViewChoice::Kind::graph, 1});
        f.settle();
        f.page.history()->undo();
        f.settle();
        QCOMPARE(f.document().game().text(), std::string("nim 2 2"));
        QCOMPARE(f.tabs->currentIndex(), 2);
        QVERIFY(labelling.isOwn());
        QCOMPARE(labelling.ownLook().labelled, ends);
        f.page.history()->redo();
        QCOMPARE(labelling.ownLook().labelled, ends + 1);
        // Labels outlive undo and redo of the game.
        f.choose("nim 1 2");
        f.page.history()->undo();
        f.settle();
        QVERIFY(labelling.isOwn());
        QCOMPARE(labelling.ownLook().labelled, ends + 1);
    }

    /// In a drawing and in a tree as well, by key and by button.
    void aPersonLabelsInEveryPicture() {
        PageFixture f;
        const auto open = [&](const char* text) {
            f.document().setRecord(game_graph::record_of(text).value(), QStringLiteral("open"));
            f.settle();
            f.run("label-own");
        };
        LabellingPanel* panel = f.page.labelling();
        open("start a\na -> b\nb -> c\n");
        QVERIFY(f.page.view().kind == GameViewChoice::Kind::drawing && panel->isOwn());
        QTest::keyClick(f.drawn, Qt::Key_W);
        QVERIFY(panel->said().contains(QStringLiteral("Choose a position")));
        f.drawn->select(1);
        QTest::keyClick(f.drawn, Qt::Key_W);
        QVERIFY2(panel->said().startsWith(QStringLiteral("Right. ")), qPrintable(panel->said()));
        f.drawn->select(0);
        f.press("give-W");
        QVERIFY2(panel->said().startsWith(QStringLiteral("Not quite. ")),
                 qPrintable(panel->said()));
        // Where only one player has an arrow, it matters who is to move.
        open("start a\na -> b\nb -> a c\n1: c -> a\n");
        f.drawn->select(0);
        QTest::keyClick(f.drawn, Qt::Key_W);
        QVERIFY2(panel->said().startsWith(QStringLiteral("Either player")),
                 qPrintable(panel->said()));
        f.choose("1-2-10");
        f.page.setView({GameViewChoice::Kind::tree, 0});
        f.settle();
        f.run("label-own");
        QVERIFY(panel->isOwn());
        f.tree->select(0);
        QTest::keyClick(f.tree, Qt::Key_W);
        QVERIFY2(panel->said().startsWith(QStringLiteral("Right. ")), qPrintable(panel->said()));
    }

    /// The position looked at is forgotten before anything asks for it in a game that does not have
    /// it.
    void anotherGameWhileAPersonLabels() {
        PageFixture f;
        f.choose("tic-tac-toe 3x3 3");
        f.page.setView({GameViewChoice::Kind::board, 0});
        f.run("label-own");
        const int last = f.page.studies()->study()->shown->size() - 1;
        f.page.labelling()->give(last, game_graph::Outcome::win);
        Q_EMIT f.graph->nodeClicked(last);
        const auto looks = [&] {
            return testing::canRun(f.page, QStringLiteral("game-graph.back-to-game"));
        };
        QVERIFY(looks());
        f.tabs->setCurrentIndex(0);
        QVERIFY(looks());
        f.document().setRecord(game_graph::record_of("start a\na -> b\n").value(),
                               QStringLiteral("open"));
        QVERIFY(!looks());
        f.settle();
        QVERIFY(!looks());
    }

    /// A refusal goes when what it asked for is done.
    void refusalsAreWithdrawn() {
        PageFixture f;
        f.letPersonsPlay();
        f.choose("dodgem 3");
        f.page.setView({GameViewChoice::Kind::board, 0});
        f.settle();
        auto* board = f.part<PositionBoardView>("board");
        QString said;
        QObject::connect(&f.page, &Page::message, &f.page,
                         [&said](const QString& text) { said = text; });
        const auto click = [&](const BoardSpot& spot) {
            QTest::mouseClick(board, Qt::LeftButton, {}, board->pointOf(spot).toPoint());
        };
        const QString first = QStringLiteral("First choose one of your cars.");
        click({0, 2});
        QCOMPARE(said, first);
        click({0, 0}); // a car
        QVERIFY(board->chosen().has_value());
        QCOMPARE(said, QString());
        click({0, 1});
        QCOMPARE(f.document().played(), std::size_t{1});
        QCOMPARE(said, QString());
        // What is said of a position that is only looked at is gone with it.
        f.page.setView({GameViewChoice::Kind::graph, 0});
        f.settle();
        f.graph->select(0);
        click({0, 0});
        QVERIFY(said.startsWith(QStringLiteral("You are looking at another position")));
        f.run("back-to-game");
        QCOMPARE(said, QString());
        // Other messages stay.
        Q_EMIT f.page.message(QStringLiteral("Copied"));
        f.graph->select(0);
        QCOMPARE(said, QStringLiteral("Copied"));
    }

    void hintsSayWhere() {
        PageFixture f;
        f.run("values");
        f.run("hint");
        QVERIFY(said(f).contains(QStringLiteral("Hint: +1 leads to (2, 1) and wins in 7 moves.")));
        f.run("values");
        f.letPersonsPlay();
        f.play("+2");
        QVERIFY(!said(f).contains(QStringLiteral("Hint")));
    }

    void aScreenReaderReadsTheMoveThatWasPlayed() {
        PageFixture f;
        f.letPersonsPlay();
        auto* title = f.part<QLabel>("title");
        const auto spoken = [&] {
            return QAccessible::queryAccessibleInterface(title)->text(QAccessible::Name);
        };
        QCOMPARE(spoken(), QStringLiteral("(1, 0)  Player 1 is to move."));
        f.play("+2");
        QCOMPARE(spoken(), QStringLiteral("Player 1 played +2. (2, 2)  Player 2 is to move."));
        QCOMPARE(title->text(), QStringLiteral("(2, 2)  Player 2 is to move."));
        // No move led to what is only looked at.
        f.graph->select(0);
        QCOMPARE(spoken(), title->text());
        f.document().show(0);
        QCOMPARE(spoken(), QStringLiteral("(1, 0)  Player 1 is to move."));
    }

    void mergedPositionsAreTheSameNode() {
        PageFixture f;
        f.letPersonsPlay();
        f.choose("nim 2 1 3");
        f.page.setView({GameViewChoice::Kind::graph, 2});
        f.settle();
        f.play("A1");
        // The node of the position played is lit, and looking at it is looking at the game.
        const int here = f.page.studies()->study()->nodeOf(f.document().position());
        QCOMPARE(f.node(here).tone, NodeTone::highlight);
        f.graph->select(here);
        QVERIFY(f.position->title().contains(QStringLiteral("Player 2 is to move")));
        f.graph->select(0);
        QVERIFY(!f.position->title().contains(QStringLiteral("Player 2 is to move")));
    }

    /// A screen reader would read the legend first.
    void theKeyboardGoesStraightToTheBoard() {
        PageFixture f;
        f.choose("nim 1 2");
        f.graph->setFocus();
        QList<QWidget*> visited;
        const auto noting = connect(qApp, &QApplication::focusChanged, this,
                                    [&visited](QWidget*, QWidget* now) { visited << now; });
        f.page.setView({GameViewChoice::Kind::board, 0});
        f.settle();
        disconnect(noting);
        QCOMPARE(visited, QList<QWidget*>{f.part<PositionBoardView>("board")});
    }
};

LOGGIA_WINDOW_TEST(GameGraphPageViewTest)

} // namespace game_graph_page_view_test

#include "game_graph_page_view_test.moc"
