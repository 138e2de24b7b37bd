#include "core/game_graph/play/play.hpp"
#include "tests/core/game_graph/games.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace play_test {

using namespace loggia;
using namespace loggia::game_graph;

struct Script {
    std::vector<std::string> lines;
    std::string out;
    std::size_t at = 0;

    Terminal terminal() {
        return {[this]() -> std::optional<std::string> {
                    return at < lines.size() ? std::optional(lines[at++]) : std::nullopt;
                },
                [this](std::string_view text) { out += text; }};
    }
};

constexpr const char* help = "Enter a move, or: moves, hint, why, history, undo, record, quit.\n";

class GamePlayTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aWholeGame() {
        const auto solution = solve(made("1-2-10")).value();
        Script script{
            {"\thint \t", "1", "moves", "5", " +2 ", "undo", "2", "history", "1", "1", "2"}, {}};
        Seats seats;
        seats.two.reset();
        const Played played = play(solution, Record(solution.game()), seats, script.terminal());
        QCOMPARE(played.end, PlayEnd::input_ended);
        QCOMPARE(
            script.out,
            help + std::string("(1, 0)  player 1 to move: +1 (win in 7)\n"
                               "(1, 0)  player 1 to move: (2, 1)  player 2 to move: +1 +2\n"
                               "(2, 1)  player 2 to move: unknown move; the moves are +1, +2\n"
                               "(2, 1)  player 2 to move: (1, 3)  player 1 to move: (2, 1)  player "
                               "2 to move: (1, 3)  player 1 to move:   0  (1, 0)  win in 7  +1\n"
                               "  1  (2, 1)  loss in 6  +2\n"
                               "  2  (1, 3)  win in 5\n"
                               "(1, 3)  player 1 to move: (2, 4)  player 2 to move: (1, 5)  player "
                               "1 to move: (2, 7)  player 2 to move: \n"));
    }

    void againstTheComputer() {
        const auto solution = solve(made("1-2-10")).value();
        // Whoever plays right wins against perfect play; undo takes back both moves.
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            Script script;
            Seats seats;
            seats.seed = seed;
            Record record(solution.game());
            const Terminal terminal{[&]() -> std::optional<std::string> {
                                        script.at += 1;
                                        if (script.at == 3)
                                            return "undo";
                                        return script.at % 2 == 0 ? "why" : best(script.out);
                                    },
                                    [&](std::string_view text) { script.out += text; }};
            const Played played = play(solution, record, seats, terminal);
            QCOMPARE(played.end, PlayEnd::game_over);
            QVERIFY(script.out.ends_with("Player 1 wins.\n"));
        }
    }

    void twoComputers() {
        const auto solution = solve(made("nim 3 4 5")).value();
        Script script;
        Seats seats;
        seats.one = Opponent{};
        const Played played = play(solution, Record(solution.game()), seats, script.terminal());
        QCOMPARE(played.end, PlayEnd::game_over);
        QCOMPARE(played.record.moves().size(), 11U);
        QVERIFY(script.out.starts_with("(1, 3, 4, 5)  player 1 (perfect) moves A2\n"));
        QVERIFY(script.out.ends_with("(2, 0, 0, 0)  Player 1 wins.\n"));

        const auto star = solve(made("mu-torere")).value();
        seats.most_moves = 20;
        const Played endless = play(star, Record(star.game()), seats, script.terminal());
        QCOMPARE(endless.end, PlayEnd::stopped);
        QCOMPARE(endless.record.moves().size(), 20U);
    }

    void leaves() {
        const auto solution = solve(made("tic-tac-toe")).value();
        Script script{{"", "undo", "record", "quit"}, {}};
        Seats seats;
        seats.two.reset();
        const Played played = play(solution, Record(solution.game()), seats, script.terminal());
        QCOMPARE(played.end, PlayEnd::left);
        const std::string prompt = "(1, .../.../...)  player 1 to move: ";
        QCOMPARE(script.out,
                 help + prompt + help + prompt + "There is nothing to undo.\n" + prompt +
                     "game: tic-tac-toe 3x3 3\nstart: (1, .../.../...)\nmoves:\n" + prompt);
        // As in Max-Connect4.
        for (const char* word : {"q", "Q"}) {
            Script brief{{word}, {}};
            QCOMPARE(play(solution, Record(solution.game()), seats, brief.terminal()).end,
                     PlayEnd::left);
            QCOMPARE(brief.out, help + prompt);
        }
    }

    void draws() {
        const auto solution = solve(made("tic-tac-toe")).value();
        Seats seats;
        seats.one = Opponent{};
        Script script;
        static_cast<void>(play(solution, Record(solution.game()), seats, script.terminal()));
        QVERIFY(script.out.ends_with("The game is a draw.\n"));
    }

    void positionsOfBothPlayers() {
        const auto solution = solve(made("nim 1 2")).value();
        const Game& game = solution.game();
        SolveOptions options;
        const auto merged = solve(game, game.state_of("1 2").value(), options).value();
        Script script{{"B1", "A1", "B1"}, {}};
        Seats seats;
        seats.two.reset();
        const Played played =
            play(merged, Record(game, game.state_of("1 2").value()), seats, script.terminal());
        QCOMPARE(played.end, PlayEnd::game_over);
        QCOMPARE(played.record.moves().size(), 3U);
        QVERIFY(script.out.find("(0, 1)  player 1 to move: ") != std::string::npos);
        QVERIFY(script.out.ends_with("(0, 0)  Player 1 wins.\n"));
    }

private:
    /// What moves lose for the other side, in the last position on the screen.
    static std::string best(const std::string& out) {
        const std::size_t at = out.rfind("(1, ");
        const int pile = std::stoi(out.substr(at + 4));
        return pile % 3 == 0 ? "1" : "2";
    }
};

LOGGIA_TEST(GamePlayTest)

} // namespace play_test

#include "play_test.moc"
