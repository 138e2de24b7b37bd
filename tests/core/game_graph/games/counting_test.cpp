#include "core/game_graph/games/counting.hpp"
#include "tests/core/game_graph/games.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace counting_test {

using namespace loggia;
using namespace loggia::game_graph;

class CountingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void addsUpToTheTarget() {
        const Counting rules{10, {1, 3}, false};
        const Game game(rules);
        for (int player = 1; player <= 2; ++player)
            for (int pile = 0; pile <= 10; ++pile) {
                const State state = game.state_of(fmt::format("{} {}", player, pile)).value();
                std::vector<std::string> expected;
                for (const int addition : {1, 3})
                    if (pile + addition <= 10)
                        expected.push_back(fmt::format("({}, {})", 3 - player, pile + addition));
                std::vector<std::string> got;
                for (const Step& step : game.moves(state))
                    got.push_back(game.state_text(step.to));
                QCOMPARE(got, expected);
                QCOMPARE(game.ending(state),
                         pile == 10 ? std::optional(Outcome::loss) : std::optional<Outcome>());
            }
    }

    void whoCannotAddHasLost() {
        QCOMPARE(Game(Counting{10, {4}, false}).ending(8U << 2U | 1U),
                 std::optional(Outcome::loss));
        QCOMPARE(Game(Counting{10, {4}, true}).ending(8U << 2U | 1U), std::optional(Outcome::win));
    }

    void names() {
        QCOMPARE(made("1-2-10").name(), std::string("1, 2, ... 10"));
        QCOMPARE(made("1-2-10").move_text(1, 2), std::string("+2"));
    }
};

LOGGIA_TEST(CountingTest)

} // namespace counting_test

#include "counting_test.moc"
