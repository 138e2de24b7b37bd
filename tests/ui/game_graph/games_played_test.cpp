// Every game with a board is played to its end in the window, against the computer, by real events.
#include "core/base/random.hpp"
#include "tests/suite.hpp"
#include "tests/ui/game_graph/board_spots.hpp"
#include "tests/ui/game_graph/page_fixture.hpp"
#include "ui/game_graph/board/position_board_view.hpp"
#include "ui/game_graph/position_panel.hpp"
#include "ui/widgets/expander.hpp"
#include "ui/widgets/source/source_editor.hpp"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QTest>
#include <QToolButton>

#include <map>
#include <string>
#include <vector>

namespace games_played_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

constexpr std::size_t longest_game = 40;

class GamesPlayedTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void toTheEnd_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("keys");
        // Every kind of game, so that a new one is played here, too; some in a second size.
        std::vector<std::string> games{"othello 6x6 6", "dots-and-boxes 1x2", "nim 2 1 misere",
                                       "mu-torere"};
        for (const game_graph::GameRules& rules : game_graph::all_game_rules())
            if (rules.name != "graph")
                games.push_back(smallGame(std::string(rules.name)));
        for (const std::string& game : games)
            for (const bool keys : {false, true})
                QTest::addRow("%s by %s", game.c_str(), keys ? "keys" : "mouse")
                    << QString::fromStdString(game) << keys;
    }
    void toTheEnd() {
        QFETCH(QString, name);
        QFETCH(bool, keys);
        PageFixture f;
        f.document().setPlayer(1, {});
        f.document().setPlayer(2, {game_graph::Opponent{}, 0});
        f.choose(name.toUtf8().constData());
        auto* board = f.part<PositionBoardView>("board");
        QCOMPARE(board->isVisible(), hasBoard(f.document().game()));
        Random random(5);
        while (!f.document().isOver(f.document().lastPosition()) &&
               f.document().played() < longest_game) {
            const std::size_t before = f.document().played();
            const auto state = f.document().position();
            const auto& game = f.document().game();
            const auto moves = game.moves(state);
            const auto step = moves[random.below(moves.size())];
            if (!board->isVisible())
                chooseFromList(f, QString::fromStdString(game.move_text(state, step.move)), keys);
            else
                for (const BoardSpot& spot : wayOf(game, state, step))
                    if (keys)
                        go(*board, spot);
                    else
                        QTest::mouseClick(board, Qt::LeftButton, {},
                                          board->pointOf(spot).toPoint());
            f.settle();
            QVERIFY2(f.document().played() > before, game.move_text(state, step.move).c_str());
            QCOMPARE(f.document().positionAfter(before + 1), step.to);
        }
        QVERIFY(f.document().isOver(f.document().lastPosition()) ||
                f.document().played() >= longest_game);
    }

    void rulesStandBesideTheBoard() {
        PageFixture f;
        QVERIFY(f.position->rulesText().startsWith(QStringLiteral("1, 2, ... N. A counter")));
        f.choose("hexapawn misere");
        QVERIFY(f.position->rulesText().startsWith(QStringLiteral("Hexapawn. Each player")));
        QVERIFY(
            f.position->rulesText().contains(QStringLiteral("winning and losing are exchanged")));
        QVERIFY(f.position->rulesText().contains(
            QStringLiteral("Parameters (defaults in brackets):\n\u2022 COLUMNSxROWS: up")));
        // They are in view until they are put away.
        auto* text = f.part<QLabel>("rulesText");
        QVERIFY(text->isVisible());
        QTest::mouseClick(f.position->rules()->findChild<QToolButton*>(), Qt::LeftButton);
        QVERIFY(!text->isVisible());
    }

    /// The signs of the picture in one line, as far as they are in it.
    void theKeyExplainsThePicture() {
        PageFixture f;
        auto* key = f.part<QLabel>("key");
        QVERIFY(key->isVisible());
        QVERIFY(key->text().startsWith(QStringLiteral("Round: player 1 to move.")));
        QVERIFY(key->text().contains(QStringLiteral("W5, L4, D: the player to move")));
        f.page.setValuesShown(false);
        QVERIFY(!key->text().contains(QStringLiteral("W5")));
        f.page.setValuesShown(true);
        f.choose("nim 2 2");
        f.page.setView({GameViewChoice::Kind::graph, 1}); // one node for both players
        f.settle();
        QVERIFY(key->text().startsWith(QStringLiteral("W5")));
        f.page.setView({GameViewChoice::Kind::board, 0});
        f.settle();
        QCOMPARE(key->text(), QStringLiteral("Player 1 is to move."));
        f.run("board-values");
        QVERIFY(key->text().contains(QStringLiteral("Filled: a best move")));
    }

    /// Below a board it is said whose turn it is and how their pieces look, until the game is over.
    void theTurnStandsBelowTheBoard() {
        PageFixture f;
        auto* key = f.part<QLabel>("key");
        f.choose("hexapawn 3x3");
        f.page.setView({GameViewChoice::Kind::board, 0});
        f.letPersonsPlay();
        f.settle();
        QVERIFY(key->isVisible());
        QCOMPARE(key->text(), QStringLiteral("Player 1 (discs) is to move."));
        const auto move = [&f] {
            const auto moves = f.document().game().moves(f.document().position());
            QVERIFY(f.document().play(moves.front()).has_value());
        };
        move();
        QTRY_COMPARE(key->text(), QStringLiteral("Player 2 (boxes) is to move."));
        while (!f.document().isOver(f.document().position()))
            move();
        QTRY_VERIFY(!key->text().contains(QStringLiteral("to move")));
    }

    /// Where a board is played on, one click shows what each move leads to, and F4 does the same.
    void valuesOnTheBoardAreOneClickAway() {
        PageFixture f;
        auto* box = f.part<QCheckBox>("board-values");
        QVERIFY(!box->isVisible()); // the graph has the values in its nodes
        f.choose("tic-tac-toe 3x3 3");
        f.page.setView({GameViewChoice::Kind::board, 0});
        f.settle();
        QVERIFY(box->isVisible() && box->isEnabled() && !box->isChecked());
        // Nor does anything else tell who plays what a move is worth.
        QCOMPARE(f.position->moves()->item(0, 2)->text(), QStringLiteral("hidden"));
        auto* board = f.position->board();
        const QImage bare = board->grab().toImage();
        QTest::mouseClick(box, Qt::LeftButton, {}, {10, box->height() / 2});
        QVERIFY(f.page.boardValuesShown());
        QVERIFY(board->grab().toImage() != bare);
        QVERIFY(f.part<QLabel>("key")->text().contains(QStringLiteral("the move wins")));
        f.run("board-values");
        QVERIFY(!box->isChecked());
        QVERIFY(!f.part<QLabel>("key")->text().contains(QStringLiteral("the move wins")));
        f.choose("1-2-10");
        QVERIFY(!box->isVisible());
    }

    void informalNamesAreShownAsUnderstood() {
        PageFixture f;
        SourceEditor* editor = f.bar->parameters();
        editor->setFocus();
        QTest::keyClick(editor, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(editor, QStringLiteral("Dots and Boxes 2 x 1"));
        f.settle();
        QCOMPARE(f.document().game().text(), std::string("dots-and-boxes 2x1"));
        QVERIFY(f.bar->said().startsWith(QStringLiteral("Understood as dots-and-boxes 2x1.")));
        QCOMPARE(f.part<QComboBox>("games")->currentText(), QStringLiteral("Dots and boxes"));
    }

private:
    /// The game of a kind that has few positions.
    static std::string smallGame(const std::string& kind) {
        static const std::map<std::string, std::string> small{
            {"1-2-N", "1-2-10"},
            {"even-or-odd", "even-or-odd 9"},
            {"nim", "nim 3 4 5"},
            {"subtraction", "subtraction 12 take 1 2 5"},
            {"connect4", "connect4 4x4 4"},
            {"othello", "othello 4x4 9"},
            {"sim", "sim 5"},
            {"dodgem", "dodgem 3"}};
        const auto found = small.find(kind);
        return found == small.end() ? kind : found->second;
    }

    /// By the list of moves, in games of numbers alone.
    static void chooseFromList(PageFixture& f, const QString& move, bool keys) {
        QTableWidget* moves = f.position->moves();
        for (int row = 0; row < moves->rowCount(); ++row) {
            if (moves->item(row, 0)->text() != move)
                continue;
            if (keys) {
                moves->setFocus();
                moves->setCurrentCell(row, 0);
                QTest::keyClick(moves, Qt::Key_Return);
            } else {
                moves->scrollToItem(moves->item(row, 0));
                QTest::mouseClick(moves->viewport(), Qt::LeftButton, {},
                                  moves->visualItemRect(moves->item(row, 0)).center());
                f.press("act");
            }
            return;
        }
        QFAIL("no such move");
    }

    /// What is clicked to make a move.
    static std::vector<BoardSpot> wayOf(const game_graph::Game& game, game_graph::State state,
                                        const game_graph::Step& step) {
        const BoardPlay play(game, state);
        const auto path = game.path(state, step.move);
        if (!path)
            return spotsOf(play, step);
        const int columns = play.board()->columns;
        const bool ring = play.board()->layout == PositionBoard::Layout::ring;
        std::vector<BoardSpot> way;
        for (const int cell : *path)
            way.push_back(ring ? BoardSpot{0, cell} : BoardSpot{cell / columns, cell % columns});
        if (way.empty()) // a pass
            return {BoardSpot{0, 0}};
        // Of several jumps the last one says enough.
        return way.size() > 2 ? std::vector{way.front(), way.back()} : way;
    }

    /// The spot that makes a move, or the piece and where it goes.
    static std::vector<BoardSpot> spotsOf(const BoardPlay& play, const game_graph::Step& step) {
        const auto makes = [&](const BoardPlay::Answer& answer) {
            return answer.move && play.moves()[*answer.move] == step;
        };
        const auto all = spotsByKeys(play);
        for (const BoardSpot& spot : all)
            if (makes(play.answerAt(spot, std::nullopt)))
                return {spot};
        for (const BoardSpot& piece : all)
            for (const BoardSpot& target : play.targetsOf(piece))
                if (makes(play.answerAt(target, piece)))
                    return {piece, target};
        return {};
    }

    /// By arrow keys to a spot, and Enter there.
    static void go(PositionBoardView& board, const BoardSpot& spot) {
        board.setFocus(Qt::TabFocusReason);
        for (int steps = 0; !(board.cursor() == spot) && steps < 40; ++steps) {
            const BoardSpot& here = board.cursor();
            // Two pins lie between the one and the other.
            const auto along = [](const BoardSpot& at) {
                return 2 * at.column + (at.both ? 1 : 0);
            };
            QTest::keyClick(&board, along(here) < along(spot)   ? Qt::Key_Right
                                    : along(here) > along(spot) ? Qt::Key_Left
                                    : here.row < spot.row       ? Qt::Key_Down
                                                                : Qt::Key_Up);
        }
        QTest::keyClick(&board, Qt::Key_Return);
    }
};

LOGGIA_WINDOW_TEST(GamesPlayedTest)

} // namespace games_played_test

#include "games_played_test.moc"
