#include "core/base/random.hpp"
#include "tests/suite.hpp"
#include "tests/ui/game_graph/page_fixture.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/run_command.hpp"
#include "ui/game_graph/board/position_board_view.hpp"
#include "ui/game_graph/game_play_panel.hpp"
#include "ui/legend/legend_window.hpp"
#include "ui/widgets/greyed.hpp"
#include "ui/widgets/move_list.hpp"
#include "ui/widgets/play/game_over_bar.hpp"
#include "ui/widgets/plot.hpp"
#include "ui/widgets/source/source_editor.hpp"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>

namespace game_graph_page_test {

using namespace loggia;
using namespace loggia::ui;
using game_graph::Opponent;
using testing::PageFixture;

class GameGraphPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    /// Also not by a program, which clicks on what is hidden.
    /// A game with a board is played on a large one, with the value of every move where wanted.
    void valuesStandOnTheBoard() {
        PageFixture f;
        f.letPersonsPlay();
        f.document().setGame(game_graph::game_of("tic-tac-toe 3x3 3").value(),
                             QStringLiteral("choose"));
        f.settle();
        QVERIFY(f.page.view().kind == GameViewChoice::Kind::board);
        auto* board = f.part<PositionBoardView>("board");
        QVERIFY(3 * board->width() * board->height() > f.page.width() * f.page.height());
        QVERIFY(board->spotValues().empty()); // until they are asked for
        f.run("board-values");
        const auto click = [&](int row, int column) {
            QTest::mouseClick(board, Qt::LeftButton, {}, board->pointOf({row, column}).toPoint());
            f.settle();
        };
        for (const QPoint& cell : {QPoint(0, 0), QPoint(1, 0), QPoint(2, 2)}) {
            const auto known = f.page.studies()->study()->explain(f.document().position());
            const auto values = board->spotValues();
            QCOMPARE(values.size(), known->moves.size());
            std::size_t best = 0;
            for (const SpotValue& each : values)
                best += each.best ? 1 : 0;
            std::size_t expected = 0;
            for (const auto& judged : known->moves)
                expected += judged.best ? 1 : 0;
            QCOMPARE(best, expected);
            for (const SpotValue& each : values)
                QVERIFY(!each.best || each.value.outcome == known->value.outcome);
            click(cell.y(), cell.x());
        }
        f.run("board-values");
        QVERIFY(board->spotValues().empty());
        // The graph is a choice away, and the board goes back into the panel.
        f.page.setView({GameViewChoice::Kind::graph, 0});
        QVERIFY(board->isVisible());
    }

    /// Who won, the mistake that lost, and the way on.
    void theEndOfAGameIsAnEvent() {
        PageFixture f;
        f.letPersonsPlay();
        f.document().setGame(game_graph::game_of("nim 1 2").value(), QStringLiteral("choose"));
        f.settle();
        auto* bar = f.page.findChild<GameOverBar*>();
        f.play("B2"); // leaves one pile of one: the other takes it
        QVERIFY(bar->isHidden());
        f.play("A1");
        QVERIFY(bar->isVisible());
        QCOMPARE(f.part<QLabel>("game-over-title")->text(), QStringLiteral("Player 2 wins."));
        QVERIFY(f.part<QLabel>("game-over-reason")
                    ->text()
                    .contains(QStringLiteral("Blunder: B2 by player 1 turned a win into a loss.")));
        f.press("game-over-mistake");
        QCOMPARE(f.document().shown(), std::size_t{0});
        QVERIFY(bar->isHidden());
        f.document().show(2);
        f.press("game-over-review");
        QVERIFY(f.page.boardValuesShown());
        QCOMPARE(f.document().shown(), std::size_t{0});
        f.document().show(2);
        f.press("game-over-again");
        QCOMPARE(f.document().played(), std::size_t{0});
        QVERIFY(bar->isHidden());
    }

    void withoutADrawingNothingIsDeleted() {
        PageFixture f;
        QVERIFY(!f.page.document()->isDrawn());
        f.page.findChild<QPushButton*>(QStringLiteral("deleteState"))->click();
        f.page.findChild<QPushButton*>(QStringLiteral("startHere"))->click();
        QVERIFY(!f.page.document()->isDrawn());
        QVERIFY(!f.page.history()->canUndo());
    }

    void theLessonIsWonByOne() {
        PageFixture f;
        QCOMPARE(f.position->verdict(), QStringLiteral("Win in 7 moves"));
        QCOMPARE(f.position->why(),
                 QStringLiteral("The move +1 leads to (2, 1), which is lost for player 2."));
        QTableWidget* moves = f.position->moves();
        QCOMPARE(moves->rowCount(), 2);
        QVERIFY(moves->item(0, 2)->text().contains(QStringLiteral("wins in 7")));
        QVERIFY(moves->item(1, 2)->text().contains(QStringLiteral("loses in 6")));
        QVERIFY(f.bar->said().contains(QStringLiteral("Tree: 232 positions, 89 leaves")));
        f.play("+1");
        QCOMPARE(f.document().played(), std::size_t{2}); // and the answer
        while (!f.document().isOver(f.document().position())) {
            f.run("hint");
            f.press("act");
            f.settle();
        }
        QCOMPARE(f.document().mover(), 2); // who has lost
        // Said once: not in the title or as the reason, too.
        QCOMPARE(f.position->verdict(), QStringLiteral("Player 1 has won"));
        QVERIFY(!f.position->title().contains(QStringLiteral("over")));
        QCOMPARE(
            f.position->why(),
            QStringLiteral("The game is over. It is a loss for player 2, who would move next."));
    }

    void undoTakesTheAnswersBackToo() {
        PageFixture f;
        f.play("+2");
        QCOMPARE(f.document().played(), std::size_t{2});
        f.page.history()->undo();
        f.settle();
        QCOMPARE(f.document().played(), std::size_t{0});
        QTest::qWait(30);
        QCOMPARE(f.document().played(), std::size_t{0}); // the computer waits
        f.page.history()->redo();
        QCOMPARE(f.document().played(), std::size_t{2});
        f.page.newDocument();
        QCOMPARE(f.document().played(), std::size_t{0});
        f.page.history()->undo();
        QCOMPARE(f.document().played(), std::size_t{2});
    }

    /// As the list of moves plays, with answers and undo; where nothing can be played it says why.
    void theBoardPlays() {
        PageFixture f;
        auto* board = f.part<PositionBoardView>("board");
        QVERIFY(!board->isVisible());
        f.choose("nim 3 4 5");
        QVERIFY(board->isVisible());
        QVERIFY(f.position->nimText().contains(QStringLiteral("sum")));
        QSignalSpy said(&f.page, &Page::message);
        const auto click = [&](const BoardSpot& spot) {
            QTest::mouseClick(board, Qt::LeftButton, {}, board->pointOf(spot).toPoint());
            f.settle();
        };
        click({0, 1});
        QVERIFY(f.moves().rfind("A2 ", 0) == 0);
        QCOMPARE(f.document().played(), std::size_t{2}); // and the answer
        f.page.history()->undo();
        f.settle();
        QCOMPARE(f.document().played(), std::size_t{0});
        click({0, 4});
        QCOMPARE(f.document().played(), std::size_t{0});
        QCOMPARE(said.size(), 1);
        QCOMPARE(said.last()[0].toString(), QStringLiteral("There is nothing to take here."));
        // By keys, between persons, until the piles are gone.
        f.letPersonsPlay();
        board->setFocus(Qt::TabFocusReason);
        for (int left = 0; left < 4; ++left)
            QTest::keyClick(board, Qt::Key_Left);
        for (int pile = 0; pile < 3; ++pile) {
            QTest::keyClick(board, Qt::Key_Return);
            QTest::keyClick(board, Qt::Key_Down);
            f.settle();
        }
        QCOMPARE(f.moves(), std::string("A3 B4 C5"));
        QCOMPARE(f.position->nimText(), QString()); // no move is left that changes it
        QVERIFY(board->hasFocus());
        QTest::keyClick(board, Qt::Key_Return);
        QCOMPARE(said.last()[0].toString(), QStringLiteral("The game is over."));
        // Another position than the one played is only looked at.
        f.document().show(0);
        f.settle();
        f.page.setCloseUp(false);
        f.graph->select(f.page.studies()->study()->nodeOf(f.document().lastPosition()));
        QVERIFY(testing::canRun(f.page, QStringLiteral("game-graph.back-to-game")));
        QTest::keyClick(board, Qt::Key_Return);
        QVERIFY(said.last()[0].toString().startsWith(
            QStringLiteral("You are looking at another position")));
        QCOMPARE(f.document().played(), std::size_t{3});
        QCOMPARE(testing::namelessWidgets(f.page), QStringList());
    }

    /// However much of the page a board takes, the "?" of the legend lies on none of its cells.
    void legendLeavesTheBoardInSight_data() {
        QTest::addColumn<QByteArray>("game");
        for (const char* game : {"nim 3 4 5", "chomp 4x5", "kayles 7", "tic-tac-toe 3x3 3"})
            QTest::newRow(game) << QByteArray(game);
    }
    void legendLeavesTheBoardInSight() {
        QFETCH(QByteArray, game);
        PageFixture f;
        f.choose(game.constData());
        f.page.setView({GameViewChoice::Kind::board, 0});
        f.settle();
        auto* board = f.part<PositionBoardView>("board");
        for (const QSize size : {QSize(960, 540), QSize(1100, 700), QSize(1920, 1030)}) {
            f.page.resize(size);
            QTest::qWait(30);
            const LegendButton* legend = nullptr;
            for (const LegendButton* each : f.page.findChildren<LegendButton*>())
                legend = each->isVisible() ? each : legend;
            QVERIFY(legend != nullptr);
            const QRectF place(QPointF(legend->mapTo(&f.page, QPoint())), QSizeF(legend->size()));
            const QPointF corner = board->mapTo(&f.page, QPoint());
            for (int row = 0; row < board->tableSize().height(); ++row)
                for (int column = 0; column < board->tableSize().width(); ++column) {
                    const CellTable::Cell cell = board->tableCell({column, row});
                    const QRectF rect = board->tableCellRect({column, row}).translated(corner);
                    QVERIFY2(cell.heads_row || !rect.intersects(place), qPrintable(cell.name));
                }
        }
    }

    void pointingTellsAndLeadsOn() {
        PageFixture f;
        // (2, 2), where +2 leads.
        int there = -1;
        for (int node = 0; node < f.graph->scene().size(); ++node)
            if (f.node(node).label == QStringLiteral("(2, 2)"))
                there = node;
        QVERIFY(there > 0);
        QTest::mouseClick(f.graph, Qt::LeftButton, {}, f.graph->rectOf(there).center().toPoint());
        QVERIFY(f.position->title().startsWith(QStringLiteral("(2, 2)")));
        QCOMPARE(f.position->verdict(), QStringLiteral("Win in 5 moves"));
        QCOMPARE(f.document().played(), std::size_t{0});
        // On to where a move leads, and back.
        QTest::keyClick(f.position->moves(), Qt::Key_Return);
        QVERIFY(f.position->title().startsWith(QStringLiteral("(1, 3)")));
        f.press("backToGame");
        QVERIFY(f.position->title().startsWith(QStringLiteral("(1, 0)")));
        // From the tree, too.
        auto* views = f.part<QComboBox>("views");
        for (const int view : {views->count() - 1, 0}) {
            views->setCurrentIndex(view);
            Q_EMIT views->activated(view);
            f.settle();
            GraphView* shown = f.tree->isVisible() ? static_cast<GraphView*>(f.tree) : f.graph;
            QCOMPARE(shown == f.tree, view > 0);
            shown->select(2);
            QCOMPARE(shown->selected(), 2);
            f.press("backToGame");
            QCOMPARE(shown->selected(), -1);
        }
        f.graph->select(there);
        f.press("there");
        f.settle();
        QVERIFY(f.moves().rfind("+2", 0) == 0);
    }

    void valuesOnDemand() {
        PageFixture f;
        QCOMPARE(f.node(0).badge, QStringLiteral("W7"));
        f.press("start");
        QVERIFY(!f.page.valuesShown());
        QCOMPARE(f.node(0).badge, QString());
        QCOMPARE(f.position->moves()->item(0, 2)->text(), QStringLiteral("hidden"));
        QCOMPARE(f.position->verdict(), QStringLiteral("Values hidden"));
        QVERIFY(!f.bar->said().contains(QStringLiteral("wins")));
        f.run("hint");
        QVERIFY(f.page.positionPanel()->moves()->currentRow() == 0);
        f.run("values");
        QCOMPARE(f.node(0).badge, QStringLiteral("W7"));
    }

    void aComputerThatWaitsIsTold() {
        PageFixture f;
        SourceEditor* editor = f.bar->parameters();
        editor->setFocus();
        QTest::keyClick(editor, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(editor, QStringLiteral("nim 1 2"));
        f.settle();
        f.tabs->setCurrentIndex(1);
        f.part<QComboBox>("player1")->setCurrentIndex(1); // perfect, as the other
        QTRY_VERIFY_WITH_TIMEOUT(f.document().isOver(f.document().lastPosition()),
                                 testing::patience);
        f.tabs->setCurrentIndex(0);
        auto* act = f.part<QPushButton>("act");
        QVERIFY(!act->isEnabled());
        // What was taken back is not made again at once.
        f.page.history()->undo();
        f.settle();
        QVERIFY(!f.document().isOver(f.document().lastPosition()));
        QCOMPARE(act->text(), QStringLiteral("&Move now"));
        f.press("act");
        QTRY_VERIFY_WITH_TIMEOUT(f.document().isOver(f.document().lastPosition()),
                                 testing::patience);
    }

    void opponentsPlayAsTheyAreTold() {
        PageFixture f;
        f.tabs->setCurrentIndex(1);
        // Two computers: the first player wins the lesson in 7 against perfect defence.
        f.part<QComboBox>("player1")->setCurrentIndex(1);
        QTRY_VERIFY_WITH_TIMEOUT(f.document().isOver(f.document().lastPosition()),
                                 testing::patience);
        QCOMPARE(f.document().played(), std::size_t{7});
        QCOMPARE(f.document().moverAfter(7), 2);
        // The same seeds play the same game.
        f.document().setPlayer(1, {Opponent{Opponent::Style::fallible, 50}, 7});
        std::vector<std::string> games;
        for (int game = 0; game < 2; ++game) {
            f.document().restart();
            QTRY_VERIFY_WITH_TIMEOUT(f.document().isOver(f.document().lastPosition()),
                                     testing::patience);
            games.push_back(f.moves());
        }
        QCOMPARE(games[0], games[1]);
        auto* play = f.page.findChild<GamePlayPanel*>();
        QCOMPARE(play->plot()->content().series[0].points.size(), f.document().played() + 1);
        QTest::mouseClick(play->plot(), Qt::LeftButton, {}, play->plot()->positionOf(2).toPoint());
        QCOMPARE(f.document().shown(), std::size_t{2});
    }

    void labellingStepByStep() {
        PageFixture f;
        f.run("label-first");
        QCOMPARE(f.tabs->currentIndex(), 2);
        QCOMPARE(f.node(0).badge, QStringLiteral("?"));
        f.run("label-forward");
        QVERIFY(f.page.labelling()->said().contains(QStringLiteral("the game is over")));
        int labelled = 0;
        for (const GraphNode& node : f.graph->scene().nodes)
            labelled += node.badge == QStringLiteral("?") ? 0 : 1;
        QCOMPARE(labelled, 1);
        f.run("label-last");
        QCOMPARE(f.node(0).badge, QStringLiteral("W7"));
        f.run("label-back");
        QCOMPARE(f.page.labelling()->done(), std::size_t{19});
        testing::runCommand(f.page, QStringLiteral("game-graph.label-play"));
        QVERIFY(f.page.labelling()->isPlaying());
        QTRY_VERIFY_WITH_TIMEOUT(!f.page.labelling()->isPlaying(), testing::patience);
        QCOMPARE(f.page.labelling()->done(), std::size_t{20});
    }

    /// Who wins is what the labelling is to find out, so nothing else tells it meanwhile.
    void labellingTellsNothingBefore() {
        PageFixture f;
        const auto told = [&f] {
            const auto labels = f.bar->findChildren<QLabel*>();
            return std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
                return label->isVisible() && (label->text().contains(QStringLiteral("win")) ||
                                              label->text().contains(QStringLiteral("loss")));
            });
        };
        QVERIFY(told());
        f.run("label-first");
        QVERIFY(!told());
        f.run("label-last");
        QVERIFY(told());
        f.run("label-own");
        QVERIFY(f.page.labelling()->isOwn() && !told());
        f.tabs->setCurrentIndex(0);
        QVERIFY(told());
        f.tabs->setCurrentIndex(2);
        QVERIFY(!told());
        f.run("label-own");
        QVERIFY(told());
    }

    void nimShowsItsSum() {
        PageFixture f;
        f.letPersonsPlay();
        f.choose("nim 3 4 5");
        QVERIFY(f.position->nimText().contains(QStringLiteral("sum  2  010")));
        f.play("A2");
        QVERIFY(f.position->nimText().contains(QStringLiteral("sum  0  000")));
        f.run("values");
        QVERIFY(f.position->nimText().isEmpty());
    }

    void parametersAreTypedAndChecked() {
        PageFixture f;
        f.part<QCheckBox>("board-values")->setChecked(true); // one plays there
        SourceEditor* editor = f.bar->parameters();
        editor->setFocus();
        QTest::keyClick(editor, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(editor, QStringLiteral("nim 1 2 x"));
        QCOMPARE(editor->diagnostics().size(), std::size_t{1});
        QVERIFY(!f.bar->said().isEmpty());
        // What is shown is about the game before the error.
        QVERIFY(isFaded(*f.tabs));
        QTest::keyClick(editor, Qt::Key_Backspace);
        QTest::keyClicks(editor, QStringLiteral("3"));
        f.settle();
        QVERIFY(!isFaded(*f.tabs));
        QCOMPARE(f.document().game().text(), std::string("nim 1 2 3"));
        QCOMPARE(f.position->verdict(), QStringLiteral("Loss in 6 moves"));
        while (f.page.history()->canUndo())
            f.page.history()->undo();
        f.settle();
        QCOMPARE(f.position->verdict(), QStringLiteral("Win in 7 moves"));
    }

    void gamesAndViewsAreChosen() {
        PageFixture f;
        auto* games = f.part<QComboBox>("games");
        auto* views = f.part<QComboBox>("views");
        for (int game = 0; game < games->count(); ++game) {
            games->setFocus();
            games->setCurrentIndex(game);
            Q_EMIT games->activated(game);
            f.settle();
            QVERIFY2(f.page.studies()->study()->solution.has_value(),
                     qPrintable(games->itemText(game)));
            QCOMPARE(games->currentIndex(), game);
            for (int view = 0; view < views->count(); ++view) {
                views->setCurrentIndex(view);
                Q_EMIT views->activated(view);
                f.settle();
                QCOMPARE(views->currentIndex(), view);
                QVERIFY(!f.page.pictureSize().isEmpty());
            }
        }
    }

    void largeGamesArePlayedThoughNotDrawn() {
        PageFixture f;
        f.choose("connect4 4x4");
        QVERIFY(f.page.studies()->study()->solution.has_value());
        auto* notice = f.part<QLabel>("notice");
        QVERIFY(notice->isVisible());
        QVERIFY(notice->text().contains(QStringLiteral("can be played")));
        // The board is large instead.
        const auto* board = f.part<PositionBoardView>("board");
        QVERIFY(3 * board->width() * board->height() > f.page.width() * f.page.height());
        QTableWidget* moves = f.position->moves();
        QCOMPARE(moves->rowCount(), 4);
        QTest::keyClick(moves, Qt::Key_Return);
        f.settle();
        QCOMPARE(f.document().played(), std::size_t{2});
    }

    void treeFolds() {
        PageFixture f;
        f.page.setView({GameViewChoice::Kind::tree, 0});
        f.settle();
        QCOMPARE(f.tree->tree().size(), 232);
        QVERIFY(f.tree->shown().size() < 60);
        f.run("unfold");
        QCOMPARE(f.tree->shown().size(), std::size_t{232});
        f.run("fold");
        QCOMPARE(f.tree->shown().size(), std::size_t{3});
        f.letPersonsPlay();
        f.play("+2");
        QCOMPARE(f.tree->tree().at(2).tone, NodeTone::highlight);
        f.tree->setFocus();
        QTest::keyClick(f.tree, Qt::Key_Home);
        QVERIFY(f.position->title().startsWith(QStringLiteral("(1, 0)")));
    }

    /// Labels in the tree can be read however wide it is; where the game stands is in sight, and
    /// all of it fits by the command.
    void theTreeCanBeRead() {
        PageFixture f;
        f.choose("kayles 4");
        f.letPersonsPlay();
        f.page.setView({GameViewChoice::Kind::tree, 0});
        f.settle();
        const auto pixels = [&f] {
            return QFontInfo(f.tree->font()).pixelSize() * f.tree->scale();
        };
        // What would be too small to read is folded at first.
        QCOMPARE(f.tree->shown().size(), std::size_t{1 + 7});
        f.run("unfold");
        f.tree->fit();
        QVERIFY(f.tree->isCut());
        QVERIFY2(pixels() > GraphView::readable_label - 0.1, qPrintable(QString::number(pixels())));
        QVERIFY(f.tree->rect().contains(f.tree->rectOf(0).toAlignedRect()));
        f.play("4");
        int here = -1;
        for (int node = 0; node < f.tree->tree().size(); ++node)
            if (f.tree->tree().at(node).tone == NodeTone::highlight)
                here = node;
        QVERIFY(here > 0);
        QTRY_VERIFY(f.tree->rect().contains(f.tree->rectOf(here).toAlignedRect()));
        f.run("fit");
        QVERIFY(!f.tree->isCut());
    }

    void everythingHasAName() {
        PageFixture f;
        for (int tab = 0; tab < f.tabs->count(); ++tab) {
            f.tabs->setCurrentIndex(tab);
            QCOMPARE(testing::namelessWidgets(f.page), QStringList());
            QCOMPARE(testing::sharedMnemonics(f.page).join(QLatin1Char(10)), QString());
        }
        f.document().setPlayer(1, {Opponent{Opponent::Style::fallible, 50}, 7});
        f.run("draw");
        for (int tab = 0; tab < f.tabs->count(); ++tab) {
            f.tabs->setCurrentIndex(tab);
            QCOMPARE(testing::namelessWidgets(f.page), QStringList());
            QCOMPARE(testing::sharedMnemonics(f.page).join(QLatin1Char(10)), QString());
        }
    }

    /// Commands, clicks and keys in any order: nothing breaks, and undo leads back to the start.
    void randomUseIsUndone() {
        PageFixture f;
        Random random(19);
        const CommandTable commands = GameGraphPage::pageInfo().commands;
        const QString start = f.page.copy();
        for (int i = 0; i < 250; ++i) {
            const std::uint64_t what = random.below(10);
            if (what < 6) {
                testing::runCommand(
                    f.page, QString::fromLatin1(commands[random.below(commands.size())].id));
            } else if (what < 7) {
                QTest::mouseClick(f.graph, Qt::LeftButton, {},
                                  QPoint(static_cast<int>(random.below(600)),
                                         static_cast<int>(random.below(400))));
            } else if (what < 8) {
                f.page.history()->undo();
            } else if (what < 9) {
                QTest::keyClick(f.drawn, random.below(2) == 0 ? Qt::Key_Insert : Qt::Key_C);
            } else {
                f.page.setView({static_cast<GameViewChoice::Kind>(random.below(3)),
                                static_cast<int>(random.below(3))});
            }
            if (random.below(4) == 0)
                f.settle();
        }
        testing::runCommand(f.page, QStringLiteral("game-graph.stop"));
        f.settle();
        while (f.page.history()->canUndo())
            f.page.history()->undo();
        f.settle();
        QCOMPARE(f.page.copy(), start);
    }
};

LOGGIA_WINDOW_TEST(GameGraphPageTest)

} // namespace game_graph_page_test

#include "game_graph_page_test.moc"
