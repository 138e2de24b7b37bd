#include "core/game_graph/analysis/solve.hpp"
#include "core/game_graph/games/drawn_graph.hpp"
#include "tests/core/game_graph/games.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace drawn_graph_test {

using namespace loggia;
using namespace loggia::game_graph;

std::string value_of(std::string_view text, bool misere = false) {
    const Game game = token_game(text, misere);
    return to_text(*solve(game).value().value(game.start()));
}

class TokenTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void arrowsOfBothAndOfOne() {
        const Game game = token_game("1: a -> b\n2: a -> c\na -> d\n");
        const auto names = [&](const char* position) {
            const State state = game.state_of(position).value();
            std::string all;
            for (const Step& step : game.moves(state))
                all += game.move_text(state, step.move);
            return all;
        };
        QCOMPARE(names("1 a"), std::string("bd"));
        QCOMPARE(names("2 a"), std::string("cd"));
        QCOMPARE(names("2 d"), std::string());
        QCOMPARE(game.state_text(after(game, game.start(), {"d"})), std::string("(2, d)"));
    }

    void values() {
        QCOMPARE(value_of("a -> b"), std::string("win in 1"));
        QCOMPARE(value_of("a -> b", true), std::string("loss in 1"));
        QCOMPARE(value_of("a -> b\nb -> a"), std::string("draw without end"));
        QCOMPARE(value_of("a -> a b\nb -> c\nc -> d\nd -> e"), std::string("draw without end"));
        QCOMPARE(value_of("a -> a b\nb -> c\nc -> d"), std::string("win in 3"));
        QCOMPARE(value_of("a -> b\nb = draw"), std::string("draw in 1"));
        QCOMPARE(value_of("a -> b a\nb = draw"), std::string("draw in 1"));
        QCOMPARE(value_of("a -> b\nb = win"), std::string("loss in 1"));
        QCOMPARE(value_of("a at 0 0"), std::string("loss in 0"));
        // Only player 1 may leave the circle.
        QCOMPARE(value_of("a -> b\nb -> a\n1: a -> c"), std::string("win in 1"));
        QCOMPARE(value_of("a -> b\nb -> a\n2: a -> c"), std::string("draw without end"));
    }
};

LOGGIA_TEST(TokenTest)

} // namespace drawn_graph_test

#include "drawn_graph_test.moc"
