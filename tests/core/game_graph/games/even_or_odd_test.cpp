#include "core/game_graph/games/even_or_odd.hpp"
#include "tests/core/game_graph/games.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace even_or_odd_test {

using namespace loggia;
using namespace loggia::game_graph;

class EvenOrOddTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tokensGoToWhoTakesThem() {
        const Game game = made("even-or-odd 15");
        QCOMPARE(game.state_text(after(game, game.start(), {"3", "1", "2"})),
                 std::string("(2, 9, 5, 1)"));
        QCOMPARE(game.moves(game.state_of("(1, 2, 5, 8)").value()).size(), 2U);
    }

    void evenWins() {
        for (const bool misere : {false, true}) {
            const Game game(EvenOrOdd{15, 3, misere});
            for (int one = 0; one <= 15; ++one)
                for (int player = 1; player <= 2; ++player) {
                    const State state =
                        game.state_of(fmt::format("{} 0 {} {}", player, one, 15 - one)).value();
                    const int own = player == 1 ? one : 15 - one;
                    const bool wins = (own % 2 == 0) != misere;
                    QCOMPARE(game.ending(state),
                             std::optional(wins ? Outcome::win : Outcome::loss));
                }
        }
    }

    void merging() {
        const Game game = made("even-or-odd 15");
        const State state = game.state_of("(2, 6, 4, 5)").value();
        QCOMPARE(game.state_text(game.merged(state, 1)), std::string("(2, 6, 0, 1)"));
        QCOMPARE(game.state_text(game.merged(state, 2)), std::string("(1, 6, 1, 0)"));
    }
};

LOGGIA_TEST(EvenOrOddTest)

} // namespace even_or_odd_test

#include "even_or_odd_test.moc"
