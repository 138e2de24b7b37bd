#include "core/game_graph/analysis/solve.hpp"
#include "core/game_graph/games/chomp.hpp"
#include "tests/core/game_graph/games.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace chomp_test {

using namespace loggia;
using namespace loggia::game_graph;

class ChompTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void bitesOff() {
        const Game game = made("chomp 3x4");
        QCOMPARE(game.moves(game.start()).size(), 11U);
        QCOMPARE(game.state_text(after(game, game.start(), {"2.3", "1.4", "3.1"})),
                 std::string("(2, 3, 2, 0)"));
        QCOMPARE(game.ending(game.state_of("1 0 0").value()), std::optional(Outcome::loss));
    }

    /// Whoever begins wins every bar but the smallest: by stealing the other's strategy.
    void beginnersWin() {
        for (int rows = 1; rows <= 5; ++rows)
            for (int columns = 1; columns <= 6; ++columns) {
                const Game game = made(fmt::format("chomp {}x{}", rows, columns));
                const auto solution = solve(game).value();
                QCOMPARE(solution.value(game.start())->outcome == Outcome::win, rows * columns > 1);
                std::vector<std::string> winning;
                for (const Step& step : game.moves(game.start()))
                    if (solution.value(step.to)->outcome == Outcome::loss)
                        winning.push_back(game.move_text(game.start(), step.move));
                // Two rows: the last square. A square: the one on the diagonal beside the poison.
                if (rows == 2)
                    QCOMPARE(winning, std::vector{fmt::format("2.{}", columns)});
                if (rows == columns && rows > 1)
                    QCOMPARE(winning, std::vector<std::string>{"2.2"});
            }
    }
};

LOGGIA_TEST(ChompTest)

} // namespace chomp_test

#include "chomp_test.moc"
