#include "core/game_graph/games/kayles.hpp"
#include "tests/core/game_graph/games.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace kayles_test {

using namespace loggia;
using namespace loggia::game_graph;

/// The rows after each move, found by trying all places of the text.
std::set<std::string> knocked(const std::string& pins, bool dawson) {
    std::set<std::string> all;
    for (std::size_t i = 0; i < pins.size(); ++i) {
        std::string next = pins;
        if (pins[i] != 'I')
            continue;
        next[i] = '.';
        if (!dawson)
            all.insert(next);
        if (i + 1 < pins.size() && pins[i + 1] == 'I') {
            next[i + 1] = '.';
            all.insert(next);
        }
    }
    return all;
}

class PinsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void knocksDownNeighbours() {
        Random random(test_suite::seed(1));
        for (const char* text :
             {"kayles 9", "dawsons-kayles 10", "kayles 3 1 4", "dawsons-kayles 5 5", "kayles 60"}) {
            const Game game = made(text);
            const auto& rules = std::get<Pins>(game.rules());
            for (int i = 0; i < 50; ++i)
                for (const State state : walk(game, random)) {
                    std::set<std::string> got;
                    for (const Step& step : game.moves(state))
                        got.insert(rules.fields(step.to)[0]);
                    QCOMPARE(got, knocked(rules.fields(state)[0], rules.dawson));
                }
        }
    }

    void rows() {
        const Game game = made("kayles 3 4");
        QCOMPARE(game.state_text(game.start()), std::string("(1, III.IIII)"));
        QCOMPARE(game.state_text(game.merged(game.start(), 2)), std::string("(IIII.III)"));
        const State state = game.state_of("I.I.I.II").value();
        QCOMPARE(game.state_text(game.merged(state, 2)), std::string("(II.I.I.I)"));
        QCOMPARE(game.state_text(after(game, game.start(), {"2", "7-8"})),
                 std::string("(1, I.I.II..)"));
    }
};

LOGGIA_TEST(PinsTest)

} // namespace kayles_test

#include "kayles_test.moc"
