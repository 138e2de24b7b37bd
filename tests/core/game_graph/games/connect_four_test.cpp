#include "core/game_graph/games/connect_four.hpp"
#include "tests/core/game_graph/games.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace connect_four_test {

using namespace loggia;
using namespace loggia::game_graph;

/// A board of columns of signs, as a child would keep it.
struct Columns {
    std::vector<std::string> columns;
    int rows;

    [[nodiscard]] char at(int x, int y) const {
        if (x < 0 || y < 0 || x >= static_cast<int>(columns.size()))
            return ' ';
        const std::string& column = columns[static_cast<std::size_t>(x)];
        return y < static_cast<int>(column.size()) ? column[static_cast<std::size_t>(y)] : '.';
    }
    [[nodiscard]] std::string text() const {
        std::string text;
        for (int y = rows - 1; y >= 0; --y) {
            for (int x = 0; x < static_cast<int>(columns.size()); ++x)
                text += at(x, y);
            text += y > 0 ? "/" : "";
        }
        return text;
    }
    [[nodiscard]] bool has_line(int in_line) const {
        for (int x = 0; x < static_cast<int>(columns.size()); ++x)
            for (int y = 0; y < rows; ++y)
                for (const auto& [dx, dy] : {std::pair(1, 0), {0, 1}, {1, 1}, {1, -1}}) {
                    int length = 0;
                    while (length < in_line && at(x, y) != '.' &&
                           at(x + length * dx, y + length * dy) == at(x, y))
                        ++length;
                    if (length == in_line)
                        return true;
                }
        return false;
    }
};

class ConnectFourTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithColumnsOfSigns() {
        Random random(test_suite::seed(1));
        for (int i = 0; i < 5000; ++i) {
            const int columns = 1 + static_cast<int>(random.below(8));
            const int rows = 1 + static_cast<int>(random.below(static_cast<std::uint64_t>(
                                     std::min(40, ConnectFour::max_bits / columns - 1))));
            const int in_line =
                1 +
                static_cast<int>(random.below(static_cast<std::uint64_t>(std::max(columns, rows))));
            const bool misere = random.below(4) == 0;
            const ConnectFour rules(columns, rows, in_line, misere);
            const Game game(rules);
            Columns board{std::vector<std::string>(static_cast<std::size_t>(columns)), rows};
            State state = game.start();
            for (int signs = 0;; ++signs) {
                QCOMPARE(rules.fields(state)[0], board.text());
                QCOMPARE(rules.player(state), signs % 2 + 1);
                QCOMPARE(rules.layer(state), signs);
                std::optional<Outcome> expected;
                if (board.has_line(in_line))
                    expected = misere ? Outcome::win : Outcome::loss;
                else if (signs == columns * rows)
                    expected = Outcome::draw;
                QCOMPARE(rules.ending(state), expected);
                const auto moves = game.moves(state);
                if (expected) {
                    QVERIFY(moves.empty());
                    break;
                }
                const Step& step = moves[random.below(moves.size())];
                QVERIFY(static_cast<int>(board.columns[step.move].size()) < rows);
                board.columns[step.move] += signs % 2 == 0 ? 'X' : 'O';
                state = step.to;
            }
        }
    }

    void mirrors() {
        const Game game = made("connect4 5x4");
        QCOMPARE(game.merged(after(game, game.start(), {"1", "2", "2"}), 1),
                 game.merged(after(game, game.start(), {"5", "4", "4"}), 1));
        QVERIFY(game.merged(after(game, game.start(), {"1"}), 1) !=
                game.merged(after(game, game.start(), {"2"}), 1));
    }
};

LOGGIA_TEST(ConnectFourTest)

} // namespace connect_four_test

#include "connect_four_test.moc"
