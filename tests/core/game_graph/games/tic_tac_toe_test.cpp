#include "core/game_graph/games/tic_tac_toe.hpp"
#include "tests/core/game_graph/games.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace tic_tac_toe_test {

using namespace loggia;
using namespace loggia::game_graph;

/// Whether `sign` has a line, looked for cell by cell in the rows of a text.
bool has_line(const std::string& board, std::size_t columns, std::size_t rows, int in_line,
              char sign) {
    const auto at = [&](int x, int y) {
        const bool inside =
            x >= 0 && y >= 0 && x < static_cast<int>(columns) && y < static_cast<int>(rows);
        return inside ? board[static_cast<std::size_t>(y) * (columns + 1) +
                              static_cast<std::size_t>(x)]
                      : ' ';
    };
    for (int y = 0; y < static_cast<int>(rows); ++y)
        for (int x = 0; x < static_cast<int>(columns); ++x)
            for (const auto& [dx, dy] : {std::pair(1, 0), {0, 1}, {1, 1}, {1, -1}}) {
                int length = 0;
                while (length < in_line && at(x + length * dx, y + length * dy) == sign)
                    ++length;
                if (length == in_line)
                    return true;
            }
    return false;
}

class TicTacToeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void endsWithALineOrAFullBoard() {
        Random random(test_suite::seed(1));
        for (int i = 0; i < 3000; ++i) {
            const int columns = 1 + static_cast<int>(random.below(5));
            const int rows = 1 + static_cast<int>(random.below(5));
            const int in_line =
                1 +
                static_cast<int>(random.below(static_cast<std::uint64_t>(std::max(columns, rows))));
            const bool misere = random.below(4) == 0;
            const TicTacToe rules(columns, rows, in_line, misere);
            for (const State state : walk(Game(rules), random)) {
                const std::string board = rules.fields(state)[0];
                const auto lines = [&](char sign) {
                    return has_line(board, static_cast<std::size_t>(columns),
                                    static_cast<std::size_t>(rows), in_line, sign);
                };
                std::optional<Outcome> expected;
                if (lines('X') || lines('O')) {
                    const bool own = lines(rules.player(state) == 1 ? 'X' : 'O');
                    QVERIFY(!own);
                    expected = misere ? Outcome::win : Outcome::loss;
                } else if (board.find('.') == std::string::npos) {
                    expected = Outcome::draw;
                }
                QCOMPARE(rules.ending(state), expected);
                if (!expected)
                    QCOMPARE(static_cast<std::ptrdiff_t>(Game(rules).moves(state).size()),
                             std::count(board.begin(), board.end(), '.'));
            }
        }
    }

    void symmetry() {
        const Game square = made("tic-tac-toe");
        const State corner = after(square, square.start(), {"a1", "b1"});
        for (const auto& [first, second] :
             {std::pair("c1", "c2"), {"c3", "b3"}, {"a1", "a2"}, {"a3", "a2"}})
            QCOMPARE(square.merged(after(square, square.start(), {first, second}), 1),
                     square.merged(corner, 1));
        QVERIFY(square.merged(after(square, square.start(), {"a1", "c1"}), 1) !=
                square.merged(corner, 1));
        const Game oblong = made("tic-tac-toe 3x2 2");
        QCOMPARE(oblong.merged(after(oblong, oblong.start(), {"c2"}), 1),
                 oblong.merged(after(oblong, oblong.start(), {"a1"}), 1));
        QVERIFY(oblong.merged(after(oblong, oblong.start(), {"b1"}), 1) !=
                oblong.merged(after(oblong, oblong.start(), {"a1"}), 1));
    }
};

LOGGIA_TEST(TicTacToeTest)

} // namespace tic_tac_toe_test

#include "tic_tac_toe_test.moc"
