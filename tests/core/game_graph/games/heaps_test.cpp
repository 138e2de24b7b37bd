#include "core/game_graph/analysis/solve.hpp"
#include "core/game_graph/games/heaps.hpp"
#include "tests/core/game_graph/games.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace heaps_test {

using namespace loggia;
using namespace loggia::game_graph;

class HeapsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void takesFromOnePile() {
        const Game nim = made("nim 3 4 5");
        QCOMPARE(nim.moves(nim.start()).size(), 12U);
        QCOMPARE(nim.state_text(after(nim, nim.start(), {"A2", "c5", "B1"})),
                 std::string("(2, 1, 3, 0)"));
        const Game some = made("subtraction 9 take 1 4");
        QCOMPARE(some.state_text(after(some, some.start(), {"4", "1"})), std::string("(1, 4)"));
        QCOMPARE(some.moves(some.state_of("1 3").value()).size(), 1U);
        QCOMPARE(made("subtraction 9 take 4").ending(3U << 2U | 1U), std::optional(Outcome::loss));
    }

    /// Bouton's theorem: lost is where the binary sum of the piles is 0; in misere play too, unless
    /// no pile has more than one token.
    void bouton() {
        for (const bool misere : {false, true}) {
            const Game game = made(misere ? "nim 7 7 7 misere" : "nim 7 7 7");
            SolveOptions options;
            options.level = 1;
            const auto solution = solve(game, options).value();
            int piles[3];
            for (piles[0] = 0; piles[0] <= 7; ++piles[0])
                for (piles[1] = 0; piles[1] <= 7; ++piles[1])
                    for (piles[2] = 0; piles[2] <= 7; ++piles[2]) {
                        const bool small = piles[0] <= 1 && piles[1] <= 1 && piles[2] <= 1;
                        const bool balanced = (piles[0] ^ piles[1] ^ piles[2]) == 0;
                        const State state =
                            game.state_of(fmt::format("{} {} {}", piles[0], piles[1], piles[2]))
                                .value();
                        QCOMPARE(solution.value(state)->outcome == Outcome::loss,
                                 balanced != (misere && small));
                    }
        }
    }

    /// With 1 to k to take, every (k+1)th pile is lost.
    void periods() {
        for (int most = 1; most <= 6; ++most) {
            std::string text = "subtraction 100 take";
            for (int take = 1; take <= most; ++take)
                text += fmt::format(" {}", take);
            const Game game = made(text);
            const auto solution = solve(game).value();
            for (const State state : solution.graph()->index.states())
                QCOMPARE(solution.value(state)->outcome == Outcome::loss,
                         (state >> 2U) % static_cast<State>(most + 1) == 0);
        }
    }

    void findsMovesByName() {
        for (const char* text : {"nim 3 4 5", "subtraction 9 7 take 2 5", "nim 6"}) {
            const Game game = made(text);
            const auto& rules = std::get<Heaps>(game.rules());
            std::map<std::string, State> moves;
            for (const Step& step : game.moves(game.start()))
                moves[QString::fromStdString(game.move_text(game.start(), step.move))
                          .toLower()
                          .toStdString()] = step.to;
            for (const char* pile : {"", "a", "b", "c", "d"})
                for (int taken = -1; taken <= 10; ++taken) {
                    const std::string name = fmt::format("{}{}", pile, taken);
                    const auto step = rules.find_move(game.start(), name);
                    QCOMPARE(step.has_value(), moves.count(name) == 1);
                    if (step)
                        QCOMPARE(step->to, moves[name]);
                }
            for (const char* name : {"", "a", "2x", "a2x", "a02", "02"})
                QVERIFY(!rules.find_move(game.start(), name));
        }
    }

    void sortsPiles() {
        const Game game = made("nim 3 4 5");
        const State sorted = game.merged(game.state_of("(2, 3, 0, 2)").value(), 2);
        QCOMPARE(game.state_text(sorted), std::string("(0, 2, 3)"));
    }

    void room() {
        QVERIFY((Heaps{std::vector<int>(26, 3), {}, false}).fits());
        QVERIFY(!(Heaps{std::vector<int>(26, 7), {}, false}).fits());
        const Game full = made("nim 1000000 1000000 1000000");
        QCOMPARE(full.state_text(after(full, full.start(), {"C1000000"})),
                 std::string("(2, 1000000, 1000000, 0)"));
    }
};

LOGGIA_TEST(HeapsTest)

} // namespace heaps_test

#include "heaps_test.moc"
