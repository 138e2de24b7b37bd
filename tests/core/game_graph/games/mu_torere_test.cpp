#include "core/game_graph/games/mu_torere.hpp"
#include "tests/core/game_graph/games.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace mu_torere_test {

using namespace loggia;
using namespace loggia::game_graph;

/// The stars after each move, by the rules read from the board as a text.
std::set<std::string> moved(const std::string& star, char own) {
    std::set<std::string> all;
    const char other = own == '1' ? '2' : '1';
    for (std::size_t from = 0; from < 9; ++from)
        for (std::size_t to = 0; to < 9; ++to) {
            if (star[from] != own || star[to] != '.')
                continue;
            const bool beside = from < 8 && to < 8 && (from + 8 - to) % 8 % 6 == 1;
            const bool inwards = from < 8 && to == 8 &&
                                 (star[(from + 1) % 8] == other || star[(from + 7) % 8] == other);
            const bool outwards = from == 8;
            std::string next = star;
            std::swap(next[from], next[to]);
            if (beside || inwards || outwards)
                all.insert(next);
        }
    return all;
}

class MuTorereTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void movesByTheRules() {
        Random random(test_suite::seed(1));
        const Game game = made("mu-torere");
        for (int i = 0; i < 200; ++i)
            for (const State state : walk(game, random, 100)) {
                std::set<std::string> got;
                for (const Step& step : game.moves(state))
                    got.insert(MuTorere::fields(step.to)[0]);
                QCOMPARE(got,
                         moved(MuTorere::fields(state)[0], game.player(state) == 1 ? '1' : '2'));
            }
    }

    void whoIsBlockedHasLost() {
        const Game game = made("mu-torere");
        const State state = game.state_of("(1, 11112.222)").value();
        QVERIFY(game.moves(state).empty());
        QCOMPARE(game.ending(state), std::optional(Outcome::loss));
        QCOMPARE(made("mu-torere misere").ending(state), std::optional(Outcome::win));
    }

    void classes() {
        const Game game = made("mu-torere");
        const State start = game.merged(game.start(), 1);
        for (const char* same : {"(1, 22221111.)", "(2, 11112222.)", "(2, 21111222.)"})
            QCOMPARE(game.merged(game.state_of(same).value(), 1), start);
        QVERIFY(game.merged(game.state_of("(1, 12121212.)").value(), 1) != start);
    }
};

LOGGIA_TEST(MuTorereTest)

} // namespace mu_torere_test

#include "mu_torere_test.moc"
