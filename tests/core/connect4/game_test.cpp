#include "core/base/random.hpp"
#include "core/connect4/format.hpp"
#include "core/connect4/game.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace game_test {

using namespace loggia;
using namespace loggia::connect4;

const std::string empty_board = "0000000\n0000000\n0000000\n0000000\n0000000\n0000000\n1\n";

void play(Position& position, std::vector<int>& moves, std::uint64_t plies, Random& random) {
    while (plies-- > 0 && !position.is_full()) {
        int column = static_cast<int>(random.below(columns));
        while (!position.can_play(column))
            column = (column + 1) % columns;
        position = position.after(column);
        moves.push_back(column);
    }
}

Game random_game(Random& random) {
    Game game;
    std::vector<int> before;
    play(game.start, before, random.below(20), random);
    Position position = game.start;
    play(position, game.moves, random.below(43), random);
    return game;
}

class GameTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void comesBackFromItsText() {
        Random random(test_suite::seed(6));
        for (int i = 0; i < 3000; ++i) {
            const Game game = random_game(random);
            const std::string text = to_text(game);
            const auto back = game_of(text);
            QVERIFY2(back.has_value(), text.c_str());
            QVERIFY(*back == game);
            std::string windows;
            for (const char c : text)
                windows += c == '\n' ? std::string("\r\n") : std::string(1, c);
            QVERIFY(game_of(windows).value() == game);
        }
    }

    void aPositionIsAGameWithoutMoves() {
        QCOMPARE(to_text(Game{}), empty_board);
        QVERIFY(game_of(empty_board).value() == Game{});
    }

    void movesMayStandAsTheyLike() {
        const std::vector<int> moves{3, 3, 2, 6};
        for (const char* list : {"moves: 4 4 3 7\n", "moves:4437", "moves: 4 4\n 3\t7 \r\n\n"})
            for (const std::string& start : {empty_board, std::string(), std::string("\n")}) {
                QCOMPARE(game_of(start + list).value().moves, moves);
                QVERIFY(game_of(start + list).value().start == Position());
            }
    }

    void refusesWithThePlace() {
        const auto refused = [](const std::string& text, int line, int column,
                                const std::string& message) {
            const auto game = game_of(text);
            return !game && game.error().message == message && game.error().span &&
                   game.error().span->line == line && game.error().span->column == column;
        };
        QVERIFY(refused(empty_board + "moves: 4 8\n", 8, 10,
                        "move 2: expected a column from 1 to 7, found `8`"));
        QVERIFY(refused(empty_board + "moves: 4444444\n", 8, 14, "move 7: column 4 is full"));
        QVERIFY(refused(empty_board + "moves: 4\n4 x\n", 9, 3,
                        "move 3: expected a column from 1 to 7, found `x`"));
        QVERIFY(refused("0000000\nmoves: 4\n", 1, 8, "expected 6 rows, found 1"));
        QVERIFY(refused(empty_board + "more: 4\n", 8, 1,
                        "expected the end of the file after the player to move"));
    }

    void everyMoveAddsItsStone() {
        Random random(test_suite::seed(7));
        for (int i = 0; i < 1000; ++i) {
            const Game game = random_game(random);
            QCOMPARE(last_stone(game, 0), Bits{0});
            for (std::size_t n = 1; n <= game.moves.size(); ++n) {
                const Position before = game.position_after(n - 1);
                const int column = game.moves[n - 1];
                QCOMPARE(last_stone(game, n), cell(column, before.height(column)));
            }
            QVERIFY(game.position() == game.position_after(game.moves.size()));
        }
    }

    void completedQuadruplesAreThePoints() {
        Random random(test_suite::seed(8));
        for (int i = 0; i < 3000; ++i) {
            const Position position = random_game(random).position();
            for (const Player player : {Player::one, Player::two}) {
                const auto completed = completed_quadruples(position, player);
                QCOMPARE(static_cast<int>(completed.size()), position.score().of(player));
                for (const Bits quadruple : completed)
                    QCOMPARE(quadruple & ~position.stones(player), Bits{0});
            }
        }
    }
};

LOGGIA_TEST(GameTest)

} // namespace game_test

#include "game_test.moc"
