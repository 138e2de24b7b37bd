#include "core/peg/format.hpp"
#include "core/peg/geometry.hpp"
#include "core/peg/random_board.hpp"
#include "core/peg/search/solve_direct.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <array>
#include <set>
#include <utility>
#include <vector>

namespace random_board_test {

using namespace loggia;
using namespace loggia::peg;

constexpr std::array difficulties{Difficulty::easy, Difficulty::medium, Difficulty::hard};

class RandomBoardTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// By another solver, and by its file, which is a whole board.
    void canBeSolvedAndSaved() {
        int made = 0;
        for (const int holes : {12, 15, 21, 28, 33})
            for (const Difficulty difficulty : difficulties)
                for (std::uint64_t seed = 1; seed <= 4; ++seed) {
                    const auto puzzle = random_board({holes, difficulty, seed});
                    if (!puzzle)
                        continue;
                    ++made;
                    QCOMPARE(puzzle->board.holes(), holes);
                    QVERIFY(puzzle->goal == Goal());
                    QVERIFY(puzzle->jumps() >= 5);
                    QVERIFY(solve_direct(*puzzle).verdict == Verdict::solved);
                    QVERIFY(puzzle_of(to_text(*puzzle)).value() == *puzzle);
                    QVERIFY(puzzle->board.triples() ==
                            rows_of_three(puzzle->board.layout(), Grid::square));
                }
        QVERIFY2(made >= 58, qPrintable(QString::number(made))); // hard ones of 12 holes are rare
    }

    void isSymmetricAndInOnePiece() {
        for (std::uint64_t seed = 1; seed <= 30; ++seed) {
            const Board board = random_board({24, Difficulty::medium, seed}).value().board;
            std::set<std::pair<int, int>> cells;
            int width = 0;
            for (const Point& point : board.layout()) {
                cells.emplace(static_cast<int>(point.x), static_cast<int>(point.y));
                width = std::max(width, static_cast<int>(point.x));
            }
            QCOMPARE(cells.size(), std::size_t{24});
            for (const auto& [x, y] : cells)
                QVERIFY(cells.contains({width - x, y}));
            std::vector<std::pair<int, int>> reached{*cells.begin()};
            std::set<std::pair<int, int>> seen{*cells.begin()};
            for (std::size_t i = 0; i < reached.size(); ++i) {
                const auto [x, y] = reached[i];
                for (const auto& next : {std::pair(x + 1, y), std::pair(x - 1, y),
                                         std::pair(x, y + 1), std::pair(x, y - 1)})
                    if (cells.contains(next) && seen.insert(next).second)
                        reached.push_back(next);
            }
            QCOMPARE(seen.size(), cells.size());
        }
    }

    /// Other random games than those by which it was chosen say about the same.
    void isAsDifficultAsWasAsked() {
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            constexpr int games = 2000;
            const auto share = [&](Difficulty difficulty) {
                return solved_at_random(random_board({21, difficulty, seed}).value(), games,
                                        seed + 77);
            };
            const int easy = share(Difficulty::easy);
            const int medium = share(Difficulty::medium);
            const int hard = share(Difficulty::hard);
            QVERIFY2(20 * easy > games, qPrintable(QString::number(easy)));
            QVERIFY2(5 * medium < games && medium > 0, qPrintable(QString::number(medium)));
            QVERIFY2(50 * hard < games, qPrintable(QString::number(hard)));
        }
    }

    void theSameRecipeGivesTheSameBoard() {
        const BoardRecipe recipe{21, Difficulty::medium, 42};
        const Puzzle puzzle = random_board(recipe).value();
        QVERIFY(puzzle == random_board(recipe).value());
        QVERIFY(!(puzzle == random_board({21, Difficulty::medium, 43}).value()));
        // On every machine.
        QCOMPARE(to_text(puzzle.board, puzzle.start), std::string("..o....o.oo.oo..o.ooo"));
    }

    void recipesComeBackFromTheirText() {
        for (const int holes : {BoardRecipe::fewest_holes, 21, BoardRecipe::most_holes})
            for (const Difficulty difficulty : difficulties)
                for (const std::uint64_t seed :
                     {std::uint64_t{0}, std::uint64_t{42}, ~std::uint64_t{0}}) {
                    const BoardRecipe recipe{holes, difficulty, seed};
                    QVERIFY(board_recipe_of(to_text(recipe)).value() == recipe);
                }
        QCOMPARE(to_text(BoardRecipe{21, Difficulty::hard, 42}), std::string("21-hard-42"));
        for (const char* text : {"", "21", "21-", "21-hard", "21-hard-", "11-hard-1", "46-hard-1",
                                 "21-brutal-1", "21-hard-x", "21-hard-1-", "21-hard-1 ",
                                 "-21-hard-1", "21-hard-111111111111111111111"}) {
            const auto read = board_recipe_of(text);
            QVERIFY2(!read && read.error().span, text);
        }
    }

    void stopsWhenTold() {
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!random_board({}, Control(stop.get_token())));
    }
};

LOGGIA_TEST(RandomBoardTest)

} // namespace random_board_test

#include "random_board_test.moc"
