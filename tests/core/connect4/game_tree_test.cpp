#include "core/base/random.hpp"
#include "core/connect4/format.hpp"
#include "core/connect4/game_tree.hpp"
#include "tests/core/refusals.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace game_tree_test {

using namespace loggia;
using namespace loggia::connect4;

using Path = GameTree::Path;

const std::string position_in_middle = "0000000\n0000000\n0200000\n0100002\n0200111\n1100222\n1\n";

/// The plainest form of the same: the set of all beginnings of lines.
std::set<Path> beginnings(const GameTree& tree) {
    std::set<Path> all;
    for (const Path& line : tree.lines())
        for (std::size_t length = 0; length <= line.size(); ++length)
            all.emplace(line.begin(), line.begin() + static_cast<std::ptrdiff_t>(length));
    return all;
}

bool starts(const Path& line, const Path& path) {
    return line.size() >= path.size() && std::equal(path.begin(), path.end(), line.begin());
}

/// What the header promises of the lines.
bool is_sound(const GameTree& tree) {
    const auto& lines = tree.lines();
    if (lines.empty() || (lines.size() > 1 && lines.front().empty()))
        return false;
    for (std::size_t i = 0; i < lines.size(); ++i)
        for (std::size_t k = 0; k < lines.size(); ++k)
            if (i != k && starts(lines[i], lines[k]))
                return false;
    for (const Path& path : beginnings(tree)) { // lines that begin alike stand together
        int blocks = 0;
        bool inside = false;
        for (const Path& line : lines) {
            blocks += starts(line, path) && !inside ? 1 : 0;
            inside = starts(line, path);
        }
        if (blocks != 1)
            return false;
    }
    return true;
}

Path random_path(const GameTree& tree, Random& random) {
    const auto all = beginnings(tree);
    return *std::next(all.begin(), static_cast<std::ptrdiff_t>(random.below(all.size())));
}

Path with_random_moves(const GameTree& tree, Path path, Random& random) {
    Position position = Game{tree.start(), path}.position();
    for (std::uint64_t left = random.below(5); left > 0 && !position.is_full(); --left) {
        int column = static_cast<int>(random.below(columns));
        while (!position.can_play(column))
            column = (column + 1) % columns;
        path.push_back(column);
        position = position.after(column);
    }
    return path;
}

class GameTreeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Every change beside the same change of a set of beginnings, and the text there and back.
    void changesAreThoseOfASetOfBeginnings() {
        Random random(test_suite::seed(11));
        int most = 0;
        for (int round = 0; round < 150; ++round) {
            GameTree tree;
            for (int step = 0; step < 25; ++step) {
                auto expected = beginnings(tree);
                const Path path = random_path(tree, random);
                const auto kind = random.below(5);
                if (kind <= 2 || path.empty()) {
                    const Path line = with_random_moves(tree, path, random);
                    tree.add(line);
                    for (std::size_t length = 0; length <= line.size(); ++length)
                        expected.emplace(line.begin(),
                                         line.begin() + static_cast<std::ptrdiff_t>(length));
                } else if (kind == 3) {
                    const auto main = tree.main_game().moves;
                    tree.promote(path);
                    QVERIFY(tree.is_main(path));
                    if (starts(main, path))
                        QCOMPARE(tree.main_game().moves, main);
                } else {
                    tree.remove(path);
                    std::erase_if(expected, [&](const Path& each) { return starts(each, path); });
                }
                QVERIFY(is_sound(tree));
                QVERIFY(beginnings(tree) == expected);
                most = std::max(most, static_cast<int>(tree.lines().size()));
                const auto back = tree_of(to_text(tree));
                QVERIFY2(back.has_value(), to_text(tree).c_str());
                QVERIFY2(*back == tree, to_text(tree).c_str());
                QVERIFY(game_of(to_text(tree)).value() == tree.main_game());
                for (const int column : tree.continuations(path)) {
                    Path longer = path;
                    longer.push_back(column);
                    QVERIFY(tree.contains(longer));
                    QVERIFY(starts(tree.line_through(longer), longer));
                }
            }
        }
        QVERIFY(most >= 6);
    }

    void variationsStandBehindTheMoveThatTheyReplace() {
        GameTree tree(Game{{}, {3, 3, 3}});
        tree.add({3, 2, 4});
        tree.add({3, 2, 5});
        tree.add({0});
        QCOMPARE(to_text(tree).substr(50), std::string("moves: 4 (1) 4 (3 5 (6)) 4\n"));
        QCOMPARE(tree.variations(), std::size_t{3});
        QCOMPARE(tree.continuations({3}), (std::vector<int>{3, 2}));
        tree.promote({3, 2, 5});
        QCOMPARE(to_text(tree).substr(50), std::string("moves: 4 (1) 3 (4 4) 6 (5)\n"));
        tree.remove({3, 2});
        QCOMPARE(to_text(tree).substr(50), std::string("moves: 4 (1) 4 4\n"));
        tree.remove({0});
        tree.remove({3});
        QVERIFY(tree == GameTree());
    }

    void readsBracketsWithoutBlanksAndMovesGivenTwice() {
        const auto tree = tree_of("moves:4(3)(3 3)4\n(4 5)(6)").value();
        QVERIFY(tree.lines() == (std::vector<Path>{{3, 3, 4}, {3, 5}, {2, 2}}));
    }

    void theStartMayBeOneLine() {
        const auto tree =
            tree_of("0000000/0000000/0000000/0000000/0002000/0001000 1\nmoves: 4 (3) 4\n").value();
        QCOMPARE(tree.start().stone_count(), 2);
        QCOMPARE(tree.variations(), std::size_t{1});
    }

    void columnsAloneAreMoves() {
        const Path moves{3, 3, 3, 2};
        for (const char* text :
             {"4443", " 4 4 4 3\n", "4, 4, 4, 3", "4;4;4;3", "moves: 4 4 4 3", "moves:4443"})
            QCOMPARE(typed_game(text).value().main_game().moves, moves);
        QCOMPARE(typed_game("44 (35) 43").value().variations(), std::size_t{1});
        // A board of stones alone is no list of moves.
        const std::string full = "1212121\n2121212\n1212121\n2121212\n1212121\n2121212\n";
        QVERIFY(typed_game(full).value().start().is_full());
        QVERIFY(typed_game(to_line(Position().after(3))).value().start() == Position().after(3));
        QCOMPARE(typed_game("1111111").error().message, std::string("move 7: column 1 is full"));
        QCOMPARE(typed_game("44 39").error().message,
                 std::string("move 4: expected a column from 1 to 7, found `9`"));
        for (const char* text : {"", "4", "4 8", "hello", "0000000/1"})
            QVERIFY(!typed_game(text));
    }

    /// A board as the assignment's program and others print it.
    void readsThePictureOfABoard_data() {
        QTest::addColumn<std::string>("text");
        const std::string picture = to_picture(position_of(position_in_middle).value());
        QTest::addRow("ours") << picture;
        QTest::addRow("what one-move prints before its move")
            << "\nMaxConnect-4 game\ngame state before move:\n" + picture +
                   "Score: Player 1 = 0, Player 2 = 0\n\n";
        QTest::addRow("blanks") << std::string("0 0 0 0 0 0 0\n0 0 0 0 0 0 0\n0 2 0 0 0 0 0\r\n"
                                               "0 1 0 0 0 0 2\n0 2 0 0 1 1 1\n1 1 0 0 2 2 2\n");
        QTest::addRow("letters, empty cells")
            << std::string("|1|2|3|4|5|6|7|\n| | | | | | | |\n| | | | | | | |\n| |O| | | | | |\n"
                           "| |X| | | | |O|\n| |O| | |X|X|X|\n|X|X| | |O|O|O|\n+-+-+-+-+-+-+-+");
        QTest::addRow("dots") << std::string(". . . . . . .\n. . . . . . .\n. O . . . . .\n"
                                             ". X . . . . O\n. O . . X X X\nX X . . O O O");
    }
    void readsThePictureOfABoard() {
        QFETCH(std::string, text);
        const auto game = typed_game(text);
        QVERIFY2(game, game ? "" : game.error().message.c_str());
        QVERIFY(game->start() == position_of(position_in_middle).value());
        QVERIFY(game->main_game().moves.empty());
    }

    void judgesThePictureOfABoard() {
        const std::string empty = ". . . . . . .\n. . . . . . .\n. . . . . . .\n. . . . . . .\n";
        // Whoever has more stones moved first.
        QVERIFY(typed_game(empty + ". . . . . . .\n. . . O . . .").value().start() ==
                Position().after(3));
        const auto floating = typed_game(empty + ". . . X . . .\n. . . . . . .");
        QCOMPARE(floating.error().message,
                 std::string("the stone in column 4, row 2 floats: the cell below it is empty"));
        const std::string row = "1 2 1 2 1 2 1\n2 1 2 1 2 1 2\n";
        QVERIFY(typed_game(row + row + row).value().start().is_full());
        // Two boards, or a row too few, are none.
        const std::string picture = to_picture(Position());
        QVERIFY(!typed_game(picture + picture));
        QVERIFY(!typed_game(empty + ". . . X . . ."));
    }

    void refusesWithThePlace_data() {
        const test_suite::Refusals row;
        row("moves: (4)", 1, 8, "a variation comes after the move that it replaces");
        row("moves: 4 ((3))", 1, 11, "a variation comes after the move that it replaces");
        row("moves: 4 (3", 1, 10, "the bracket of this variation is never closed");
        row("moves: 4)", 1, 9, "no bracket is open here");
        row("moves: 4 () 3", 1, 11, "expected the moves of a variation");
        row("moves: 4 4 4 4 4 4 1\n(4)", 2, 2, "move 7: column 4 is full");
    }
    void refusesWithThePlace() {
        test_suite::check_refusal([](const std::string& text) { return tree_of(text); },
                                  test_suite::Told::whole);
    }

    /// A tree of every game of four moves has more lines than a file may have.
    void tooManyVariationsAreRefused() {
        std::string text = "moves: 1";
        for (int a = 0; a < 343; ++a)
            text += fmt::format("(2{}{}{})(3{}{}{})(4{}{}{})", a / 49 + 1, a / 7 % 7 + 1, a % 7 + 1,
                                a / 49 + 1, a / 7 % 7 + 1, a % 7 + 1, a / 49 + 1, a / 7 % 7 + 1,
                                a % 7 + 1);
        const auto tree = tree_of(text);
        QVERIFY(!tree);
        QCOMPARE(tree.error().message, std::string("more than 999 variations"));
        const std::string deep = "moves: 1 " + std::string(300000, '(');
        QVERIFY(!tree_of(deep));
    }
};

LOGGIA_TEST(GameTreeTest)

} // namespace game_tree_test

#include "game_tree_test.moc"
