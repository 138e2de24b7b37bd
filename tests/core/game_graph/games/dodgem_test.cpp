#include "core/game_graph/games/dodgem.hpp"
#include "tests/core/game_graph/games.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace dodgem_test {

using namespace loggia;
using namespace loggia::game_graph;

class DodgemTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void start() {
        const Game game = made("dodgem 3");
        QCOMPARE(game.state_text(game.start()), std::string("(1, 1../1../.22)"));
        std::vector<std::string> names;
        for (const Step& step : game.moves(game.start()))
            names.push_back(game.move_text(game.start(), step.move));
        QCOMPARE(names, (std::vector<std::string>{"a1>", "a2>", "a2v"}));
    }

    void driving() {
        const Game game = made("dodgem 3");
        QCOMPARE(game.state_text(after(game, game.start(), {"a2>", "c3^", "a1v", "b3<"})),
                 std::string("(1, .../112/2..)"));
        // Off the board, ahead only.
        const State edge = game.state_of("(1, ..1/.../2..)").value();
        QCOMPARE(game.state_text(after(game, edge, {"c1>"})), std::string("(2, .../.../2..)"));
        QCOMPARE(game.moves(edge).size(), 2U);
        const State top = game.state_of("(2, 2../.../1..)").value();
        QCOMPARE(game.state_text(after(game, top, {"a1^"})), std::string("(1, .../.../1..)"));
        QCOMPARE(game.moves(top).size(), 2U);
    }

    void theLastCarEndsTheGame() {
        const Game game = made("dodgem 3");
        const State edge = game.state_of("(1, ..1/.../2..)").value();
        const State over = after(game, edge, {"c1>"});
        QVERIFY(game.moves(over).empty());
        QCOMPARE(game.ending(over), std::optional(Outcome::loss));
        QCOMPARE(made("dodgem 3 misere").ending(over), std::optional(Outcome::win));
        // A car that goes while another stays ends nothing.
        const State two = game.state_of("(1, ..1/1../2..)").value();
        QCOMPARE(game.ending(after(game, two, {"c1>"})), std::optional<Outcome>());
    }

    void whoHasNoMoveHasWon() {
        const Game game = made("dodgem 3");
        QCOMPARE(game.ending(game.state_of("(1, .../.../2..)").value()),
                 std::optional(Outcome::win));
        QCOMPARE(game.ending(game.state_of("(1, 12./2../...)").value()),
                 std::optional(Outcome::win));
        QCOMPARE(made("dodgem 3 misere").ending(game.state_of("(1, 12./2../...)").value()),
                 std::optional(Outcome::loss));
        QCOMPARE(game.ending(game.start()), std::optional<Outcome>());
    }

    /// Both players have the same game.
    void theViewOfTheOther() {
        for (int size = 2; size <= 5; ++size) {
            const Game game = made(fmt::format("dodgem {}", size));
            QCOMPARE(game.merged(game.start() ^ 3U, 1), game.start());
        }
    }
};

LOGGIA_TEST(DodgemTest)

} // namespace dodgem_test

#include "dodgem_test.moc"
