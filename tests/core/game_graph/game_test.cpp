#include "games.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace game_test {

using namespace loggia;
using namespace loggia::game_graph;

class GameTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void positionsAndMovesAreReadAsTheyAreWritten() {
        Random random(test_suite::seed(1));
        for (const Game& game : games_of_every_kind()) {
            const int levels = static_cast<int>(game.levels().size());
            for (int i = 0; i < 60; ++i) {
                for (const State state : walk(game, random)) {
                    QCOMPARE(game.state_of(game.state_text(state)).value(), state);
                    for (int level = 0; level < levels; ++level) {
                        // Some merged boards cannot come up, but rows of pins say less than pins.
                        const State merged = game.merged(state, level);
                        QCOMPARE(game.merged(merged, level), merged);
                    }
                    std::set<std::string> names;
                    for (const Step& step : game.moves(state)) {
                        const std::string name = game.move_text(state, step.move);
                        QCOMPARE(game.move_of(state, name).value().to, step.to);
                        QVERIFY(name.find(' ') == std::string::npos);
                        names.insert(name);
                    }
                    QCOMPARE(names.size(), game.moves(state).size());
                }
            }
        }
    }

    /// The squares that a move goes over are those that its name names, in their order; kalah's
    /// pits, sim's lines and morris' points have names of other kinds.
    void pathsAreWhatNamesSay() {
        Random random(test_suite::seed(4));
        int passes = 0;
        for (const char* text : {"hexapawn 4x4", "checkers", "checkers 6x4", "konane", "konane 5x4",
                                 "othello 4x4", "domineering 4x4", "dots-and-boxes 2x2"}) {
            const Game game = made(text);
            const std::string board = game.state_text(game.start());
            const auto columns =
                static_cast<int>(board.find_first_of("/,", 4) - board.find(' ')) - 1;
            const Grid grid{columns,
                            1 + static_cast<int>(std::count(board.begin(), board.end(), '/'))};
            for (int i = 0; i < 60; ++i)
                for (const State state : walk(game, random))
                    for (const Step& step : game.moves(state)) {
                        const std::string name = game.move_text(state, step.move);
                        std::vector<std::string> named;
                        for (std::size_t at = 0; name != "pass" && at < name.size(); ++at) {
                            if (name[at] >= 'a' && name[at] <= 'w')
                                named.emplace_back();
                            if (name[at] != '-' && name[at] != 'x')
                                named.back() += name[at];
                        }
                        std::vector<std::string> gone;
                        const auto path = game.path(state, step.move);
                        QVERIFY(path.has_value());
                        for (const int cell : *path)
                            gone.push_back(grid.name(cell));
                        passes += name == "pass" ? 1 : 0;
                        if (std::string(text).starts_with("domineering"))
                            named.resize(1); // who covers it tells the other half
                        QVERIFY2(gone == named, name.c_str());
                        QCOMPARE(gone.empty(), name == "pass");
                    }
        }
        QVERIFY(passes > 0);
    }

    void endsAreWhereThereAreNoMoves() {
        Random random(test_suite::seed(2));
        for (const Game& game : games_of_every_kind())
            for (int i = 0; i < 60; ++i)
                for (const State state : walk(game, random))
                    QCOMPARE(game.ending(state).has_value(), game.moves(state).empty());
    }

    void playersTakeTurns() {
        Random random(test_suite::seed(3));
        for (const Game& game : games_of_every_kind()) {
            int player = game.player(game.start());
            if (may_move_again(game))
                continue;
            for (const State state : walk(game, random)) {
                QCOMPARE(game.player(state), player);
                player = 3 - player;
            }
        }
    }

    /// The classes after the moves are the same for all positions of a class.
    void mergingKeepsMoves() {
        Random random(test_suite::seed(4));
        for (const Game& game : games_of_every_kind()) {
            const int levels = static_cast<int>(game.levels().size());
            for (int level = 0; level < levels; ++level)
                for (int i = 0; i < 40; ++i)
                    for (const State state : walk(game, random)) {
                        const State merged = game.merged(state, level);
                        QCOMPARE(game.ending(merged), game.ending(state));
                        const auto after = [&](State from) {
                            std::multiset<State> classes;
                            for (const Step& step : game.moves(from))
                                classes.insert(game.merged(step.to, level));
                            return classes;
                        };
                        QCOMPARE(after(merged), after(state));
                    }
        }
    }

    void impartialGames() {
        const auto level = [](const char* text) { return made(text).impartial_level(); };
        for (const char* text : {"1-2-10", "nim", "kayles", "dawsons-kayles", "chomp"})
            QCOMPARE(level(text), std::optional(1));
        for (const char* text : {"even-or-odd", "tic-tac-toe", "connect4", "mu-torere", "dodgem",
                                 "othello", "kalah", "dots-and-boxes", "sim", "domineering"})
            QCOMPARE(level(text), std::optional<int>());
        QCOMPARE(token_game("a -> b").impartial_level(), std::optional(1));
        QCOMPARE(token_game("1: a -> b").impartial_level(), std::optional<int>());
    }

    void texts() {
        const Game ten = made("1-2-10");
        QCOMPARE(ten.state_text(ten.start()), std::string("(1, 0)"));
        QCOMPARE(ten.state_text(ten.start(), Outcome::win), std::string("(1, 0, W)"));
        QCOMPARE(ten.state_text(ten.merged(ten.start(), 1), Outcome::win), std::string("(0, W)"));
        QCOMPARE(ten.state_of("2 8").value(), ten.state_of(" ( 2 ,8) ").value());
        QCOMPARE(ten.move_of(ten.start(), " 2").value().to, ten.state_of("2 2").value());
        const Game board = made("tic-tac-toe");
        QCOMPARE(board.state_text(after(board, board.start(), {"b2", "A1", "c 3"})),
                 std::string("(2, O../.X./..X)"));
    }

    void refusesWhatIsNoPosition_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("position");
        const auto row = [](const char* game, const char* position) {
            QTest::addRow("%s: %s", game, position)
                << QString::fromUtf8(game) << QString::fromUtf8(position);
        };
        row("1-2-10", "");
        row("1-2-10", "(3, 1)");
        row("1-2-10", "(1, 11)");
        row("1-2-10", "(1, -1)");
        row("1-2-10", "(1, 1, 1)");
        row("1-2-10", "(1, 99999999999999999999)");
        row("even-or-odd", "(15, 0, 0)"); // whose turn it is?
        row("even-or-odd", "(1, 14, 0, 0)");
        row("even-or-odd", "(1, 15, 1, 1)");
        row("nim 3 4 5", "(1, 3)");
        row("nim 3 4 5", "(1, 3, 4, 8)");
        row("kayles 5", "(1, IIII)");
        row("kayles 5", "(1, IIXII)");
        row("kayles 2 2", "(1, IIIII)");
        row("chomp 3x4", "(1, 4, 3, 4)");
        row("chomp 3x4", "(1, 0, 0, 0)");
        row("tic-tac-toe", "(1, X../.../...)");
        row("tic-tac-toe", "(2, XX./.../...)");
        row("tic-tac-toe", "(1, .../.../..)");
        row("tic-tac-toe", "(1, ...|...|...)");
        row("connect4 4x4", "(2, ..../X.../..../....)");
        row("connect4 4x4", "(1, ..../..../..../X...)");
        row("connect4 4x4", "(2, ..../..../..../XX..)");
        row("connect4 4x4", "(2, ..../..../..../Xx..)");
        row("mu-torere", "(1, 11112222)");
        row("mu-torere", "(1, 11112221.)");
        row("mu-torere", "11112222.");
        row("dodgem 3", "(1, 111/.../...)");
        row("dodgem 3", "(1, 11./...)");
        row("dodgem 3", "(1, 11a/.../...)");
        row("dodgem 3", "(1, .../.../...)");
        row("othello", "(1, ..../.21./.12./...)");
        row("kalah", "(1, 3, 3, 0, 3, 3, 1)");
        row("kalah", "(1, 3, 3, 0, 3, -3, 0)");
        row("checkers", "(1, o.../..../..../x.x.)"); // a light square
        row("checkers", "(1, .x.o/..../..../....)"); // a king
        row("checkers", "(1, .o.o/o.o./..../x.x.)");
        row("dots-and-boxes 1x1", "(1, +-+/|#|/+-+, 1, 1)");
        row("dots-and-boxes 1x1", "(1, +-+/|.|/+-+, 1, 0)");
        row("dots-and-boxes 1x1", "(1, +-+/|#./+-+, 0, 0)");
        row("dots-and-boxes 1x1", "(1, +|+/..|/+-+, 0, 0)");
        row("hexapawn", "(1, 222/2../111)");
        row("domineering", "(1, ..../..../....)");
        row("achi", "(1, 11./.../...)");
        row("three-mens-morris", "(1, 111/12./22.)");
        row("sim 3", "(1, 11.)");
        row("sim 3", "(1, 1..)");
        row("sim 3", "(1, ....)");
        row("konane", "(1, 2121/1212/2121/1212)");
        row("konane", "(2, 1212/2121/1212/2121)");
    }
    void refusesWhatIsNoPosition() {
        QFETCH(QString, game);
        QFETCH(QString, position);
        const auto state = made(game.toStdString()).state_of(position.toStdString());
        QVERIFY(!state);
        QVERIFY(!state.error().message.empty());
    }

    void refusesWhatIsNoMove() {
        const Game ten = made("1-2-10");
        QCOMPARE(ten.move_of(ten.start(), "3").error().message,
                 std::string("unknown move; the moves are +1, +2"));
        QCOMPARE(ten.move_of(ten.state_of("1 9").value(), "").error().message,
                 std::string("unknown move; the only move is +1"));
        QCOMPARE(ten.move_of(ten.state_of("1 10").value(), "1").error().message,
                 std::string("the game is over"));
    }
};

LOGGIA_TEST(GameTest)

} // namespace game_test

#include "game_test.moc"
