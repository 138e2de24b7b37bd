#include "core/base/random.hpp"
#include "tests/suite.hpp"
#include "ui/connect4/varied_game.hpp"

#include <QTest>

namespace varied_game_test {

using namespace loggia;
using namespace loggia::ui;

class VariedGameTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Whatever is done, the line shown is a path of the tree, its positions are those of its
    /// moves, and playing forgets nothing.
    void theLineShownIsAlwaysInTheTree() {
        Random random(29);
        for (int round = 0; round < 100; ++round) {
            VariedGame game;
            for (int step = 0; step < 60; ++step) {
                const auto lines = game.tree().lines();
                switch (random.below(8)) {
                case 0:
                    game.show(random.below(game.length() + 2));
                    break;
                case 1:
                    game.cut();
                    QCOMPARE(game.tree().lines(), lines);
                    break;
                case 2: {
                    const auto& line = lines[random.below(lines.size())];
                    const auto length = random.below(line.size() + 1);
                    QVERIFY(game.choose(
                        {line.begin(), line.begin() + static_cast<std::ptrdiff_t>(length)},
                        length));
                    QCOMPARE(game.shown(), length);
                    break;
                }
                case 3:
                    game.promote(game.moves());
                    QVERIFY(game.tree().is_main(game.moves()));
                    break;
                case 4:
                    if (game.shown() > 0 && random.below(3) == 0) {
                        const auto path = game.path(game.shown());
                        game.remove(path);
                        QVERIFY(!game.tree().contains(path));
                        QCOMPARE(game.shown(), path.size() - 1);
                    }
                    break;
                default: {
                    const auto column = static_cast<int>(random.below(connect4::columns));
                    if (!game.state().can_play(column))
                        break;
                    QVERIFY(game.hasRoomFor(column));
                    const bool at_end = game.isAtEnd();
                    if (at_end && random.below(2) == 0)
                        game.append(column, game.state().after(column));
                    else
                        game.play(column, game.state().after(column));
                    for (const auto& line : lines)
                        QVERIFY(game.tree().contains(line));
                }
                }
                QVERIFY(game.tree().contains(game.moves()));
                QVERIFY(game.shown() <= game.length());
                connect4::Position position = game.start();
                QCOMPARE(game.states().size(), game.length() + 1);
                for (std::size_t move = 0; move < game.length(); ++move) {
                    QVERIFY(game.states()[move] == position);
                    position = position.after(game.moves()[move]);
                }
                QVERIFY(game.last() == position);
            }
        }
    }

    void whatIsNotInTheTreeCannotBeChosen() {
        VariedGame game(connect4::GameTree(connect4::Game{{}, {3, 3}}));
        QVERIFY(!game.choose({2}, 1));
        QCOMPARE(game.moves(), (std::vector<int>{3, 3}));
        QVERIFY(game.chooseLine({3}, 1));
        QCOMPARE(game.moves(), std::vector<int>{3});
    }
};

LOGGIA_TEST(VariedGameTest)

} // namespace varied_game_test

#include "varied_game_test.moc"
