#include "tests/suite.hpp"
#include "tests/ui/game_graph/board_spots.hpp"

#include <QTest>

#include <algorithm>
#include <utility>
#include <vector>

namespace board_play_cells_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

class BoardPlayCellsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cellsHaveNames() {
        const auto names = [](const char* game, const char* position) {
            const Played played(game, position);
            const QSize size = played.play.cells();
            QStringList lines;
            for (int row = 0; row < size.height(); ++row) {
                QStringList line;
                for (int column = 0; column < size.width(); ++column)
                    line << played.play.nameOfCell({column, row});
                lines << line.join(QLatin1String(" | "));
            }
            return lines.join(QLatin1Char('\n'));
        };
        QCOMPARE(names("nim 1 2", "(1, 0, 2)"),
                 QStringLiteral(
                     "pile A: no tokens | pile A, token 1: removed | pile A, token 2: removed\n"
                     "pile B: 2 tokens | pile B, token 1: present | pile B, token 2: present"));
        QCOMPARE(names("chomp 2x2", "(2, 2, 0)"),
                 QStringLiteral("row 1: 2 squares | row 1, square 1: poisoned | "
                                "row 1, square 2: chocolate\n"
                                "row 2: eaten | row 2, square 1: eaten | row 2, square 2: eaten"));
        QCOMPARE(names("tic-tac-toe 2x2 2", "(1, X./.O)"),
                 QStringLiteral("row 1, column a: X | row 1, column b: empty\n"
                                "row 2, column a: empty | row 2, column b: O"));
        QCOMPARE(names("connect4 2x2 2", "(1, O./X.)"),
                 QStringLiteral("column 1, row 2: player 2 | column 2, row 2: empty\n"
                                "column 1, row 1: player 1 | column 2, row 1: empty"));
        QCOMPARE(names("kayles 3", "(1, II.)"),
                 QStringLiteral("pin 1: standing | pins 1 and 2: both standing | pin 2: standing | "
                                "pins 2 and 3: not both standing | pin 3: fallen"));
        QCOMPARE(names("mu-torere", "(1, 11112222.)"),
                 QStringLiteral("point 8: player 2 | point 1: player 1 | point 2: player 1\n"
                                "point 7: player 2 | centre: empty | point 3: player 1\n"
                                "point 6: player 2 | point 5: player 2 | point 4: player 1"));
    }

    void theLastMoveIsTold() {
        const auto game = game_graph::game_of("nim 3 4 5").value();
        const auto before = game.state_of("(1, 3, 4, 5)").value();
        const auto after = game.state_of("(2, 3, 4, 3)").value();
        const BoardPlay play(game, after, {before});
        QCOMPARE(play.board()->columns, 5); // as large as at the start
        QCOMPARE(play.lastChanges().size(), std::size_t{2});
        QCOMPARE(play.nameOfCell({4, 2}), QStringLiteral("pile C, token 4: removed, last move"));
        QCOMPARE(play.nameOfCell({3, 2}), QStringLiteral("pile C, token 3: present"));
        QVERIFY(BoardPlay(game, after).lastChanges().empty());
    }

    void boxesBelongToWhoClosedThem() {
        const auto game = game_graph::game_of("dots-and-boxes 2x1").value();
        std::vector<game_graph::State> earlier;
        game_graph::State state = game.start();
        for (const char* line : {"b1", "d1", "a2", "b3", "c2", "e2", "d3"}) {
            const auto moves = game.moves(state);
            const auto move = std::find_if(moves.begin(), moves.end(), [&](const auto& step) {
                return game.move_text(state, step.move) == line;
            });
            QVERIFY(move != moves.end());
            earlier.push_back(std::exchange(state, move->to));
        }
        const auto boxes = [](const BoardPlay& play) {
            return play.nameOfCell({1, 1}) + QStringLiteral(" | ") + play.nameOfCell({3, 1});
        };
        QCOMPARE(boxes(BoardPlay(game, state, earlier)),
                 QStringLiteral("row 2, column b: box of player 1 | "
                                "row 2, column d: box of player 2, last move"));
        QCOMPARE(boxes(BoardPlay(game, earlier.back(), {earlier.begin(), earlier.end() - 1})),
                 QStringLiteral("row 2, column b: box of player 1 | row 2, column d: open box"));
        // Where it is not known how the position came about.
        QCOMPARE(boxes(BoardPlay(game, state)),
                 QStringLiteral("row 2, column b: closed box | row 2, column d: closed box"));
    }

    /// Every spot has a cell and every cell that is none of a row's name has a spot, which is
    /// where the cell lies.
    void cellsAndSpotsGoTogether_data() { gamesWithBoards(); }
    void cellsAndSpotsGoTogether() {
        QFETCH(QString, name);
        const auto game = game_graph::game_of(name.toStdString()).value();
        const BoardPlay play(game, game.start());
        for (const BoardSpot& spot : spotsByKeys(play))
            QCOMPARE(play.spotOfCell(play.cellOf(spot)), std::optional(spot));
        const QSize size = play.cells();
        for (int row = 0; row < size.height(); ++row)
            for (int column = 0; column < size.width(); ++column) {
                const QPoint cell(column, row);
                QCOMPARE(play.cellUnder(play.rectOfCell(cell).center()), std::optional(cell));
                if (const auto spot = play.spotOfCell(cell))
                    QVERIFY(play.rectOf(*spot).contains(play.rectOfCell(cell).center()));
                else
                    QCOMPARE(column, 0);
            }
    }

    /// Of a whole column the cell is where a piece comes to lie, so that its name tells what is
    /// played on.
    void aColumnIsItsLowestFreeCell() {
        const Played four("connect4 4x4 4", "(2, ..../..X./X.O./X.O.)");
        const auto name = [&four](int column) {
            return four.play.nameOfCell(four.play.cellOf({0, column}));
        };
        QCOMPARE(name(0), QStringLiteral("column 1, row 3: empty"));
        QCOMPARE(name(1), QStringLiteral("column 2, row 1: empty"));
        QCOMPARE(name(2), QStringLiteral("column 3, row 4: empty"));
        // Each cell of a column stands for all of it.
        for (int row = 0; row < 4; ++row)
            QCOMPARE(four.play.spotOfCell({2, row}), std::optional(BoardSpot{0, 2}));
    }

    void pilesHaveAHeadThatIsNoSpot() {
        const Played nim("nim 3 4 5", "(1, 3, 4, 2)");
        QCOMPARE(nim.play.cells(), QSize(6, 3));
        for (int row = 0; row < 3; ++row) {
            QVERIFY(!nim.play.spotOfCell({0, row}));
            QCOMPARE(nim.play.spotOfCell({1, row}), std::optional(BoardSpot{row, 0}));
        }
        QCOMPARE(BoardPlay().cells(), QSize());
    }

    /// Cells of one board lie beside each other and not upon each other.
    void noCellLiesUponAnother_data() { gamesWithBoards(); }
    void noCellLiesUponAnother() {
        QFETCH(QString, name);
        const auto game = game_graph::game_of(name.toStdString()).value();
        const BoardPlay play(game, game.start());
        const QSize size = play.cells();
        QList<QRectF> places;
        for (int row = 0; row < size.height(); ++row)
            for (int column = 0; column < size.width(); ++column) {
                const QRectF place = play.rectOfCell({column, row});
                for (const QRectF& other : places)
                    QVERIFY(!place.intersects(other));
                places << place;
            }
        QVERIFY(!play.cellUnder({-3, -3}));
    }
};

LOGGIA_TEST(BoardPlayCellsTest)

} // namespace board_play_cells_test

#include "board_play_cells_test.moc"
