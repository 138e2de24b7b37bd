#include "core/base/random.hpp"
#include "tests/suite.hpp"
#include "ui/widgets/play/played_game.hpp"

#include <QTest>

#include <string>
#include <vector>

namespace played_game_test {

using namespace loggia;
using namespace loggia::ui;

/// A position is the text of all moves made; so each tells how it was reached.
using Game = PlayedGame<std::string, char>;

/// The same by the letter: all moves, and how many of them are shown.
struct Model {
    std::string start;
    std::string moves;
    std::size_t shown = 0;

    [[nodiscard]] std::string after(std::size_t count) const {
        return start + moves.substr(0, count);
    }
};

void compare(const Game& game, const Model& model) {
    QCOMPARE(game.start(), model.start);
    QCOMPARE(std::string(game.moves().begin(), game.moves().end()), model.moves);
    QCOMPARE(game.length(), model.moves.size());
    QCOMPARE(game.shown(), model.shown);
    QCOMPARE(game.isAtEnd(), model.shown == model.moves.size());
    QCOMPARE(game.states().size(), model.moves.size() + 1);
    for (std::size_t count = 0; count <= model.moves.size(); ++count)
        QCOMPARE(game.states()[count], model.after(count));
    QCOMPARE(game.state(), model.after(model.shown));
    QCOMPARE(game.last(), model.after(model.moves.size()));
}

class PlayedGameTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void beginsAtItsStart() {
        compare(Game("x"), {"x", "", 0});
        compare(Game(), {"", "", 0});
    }

    void aMoveAtAnEarlierMomentReplacesTheLaterOnes() {
        Game game("");
        game.play('a', "a");
        game.play('b', "ab");
        QVERIFY(game.show(0));
        game.play('c', "c");
        compare(game, {"", "c", 1});
    }

    void aMoveAtTheEndLeavesTheEarlierMomentShown() {
        Game game("");
        game.append('a', "a");
        compare(game, {"", "a", 1});
        QVERIFY(game.show(0));
        game.append('b', "ab");
        compare(game, {"", "ab", 0});
    }

    void tellsWhetherAnotherMomentIsShown() {
        Game game("");
        game.play('a', "a");
        QVERIFY(!game.show(1));
        QVERIFY(!game.show(99));
        QVERIFY(game.show(0));
        QVERIFY(!game.show(0));
        QVERIFY(game.show(99));
        QCOMPARE(game.shown(), std::size_t{1});
    }

    void equalGamesShowTheSameMoment() {
        Game one("");
        one.play('a', "a");
        Game other = one;
        QVERIFY(one == other);
        other.show(0);
        QVERIFY(one != other);
        other.show(1);
        QVERIFY(one == other);
        other.play('b', "ab");
        QVERIFY(one != other);
    }

    /// Against the letters, over random sequences; and what was kept as a value, as undo keeps it,
    /// is what it was.
    void doesAsTheModelDoes() {
        Random random(1);
        for (int round = 0; round < test_suite::rounds(300); ++round) {
            const std::string start(1, static_cast<char>('A' + random.below(26)));
            Game game(start);
            Model model{start, {}, 0};
            std::vector<std::pair<Game, Model>> kept{{game, model}};
            for (int i = 0; i < 60; ++i) {
                const char move = static_cast<char>('a' + random.below(26));
                switch (random.below(6)) {
                case 0:
                    game.append(move, game.last() + move);
                    model.shown += model.shown == model.moves.size() ? 1 : 0;
                    model.moves += move;
                    break;
                case 1:
                case 2:
                    game.play(move, game.state() + move);
                    model.moves = model.moves.substr(0, model.shown) + move;
                    model.shown = model.moves.size();
                    break;
                case 3:
                    game.cut();
                    model.moves.resize(model.shown);
                    break;
                case 4: {
                    const std::size_t to = random.below(model.moves.size() + 3);
                    const std::size_t before = model.shown;
                    model.shown = std::min(to, model.moves.size());
                    QCOMPARE(game.show(to), before != model.shown);
                    break;
                }
                default:
                    std::tie(game, model) = kept[random.below(kept.size())];
                }
                compare(game, model);
                kept.emplace_back(game, model);
            }
        }
    }
};

LOGGIA_TEST(PlayedGameTest)

} // namespace played_game_test

#include "played_game_test.moc"
