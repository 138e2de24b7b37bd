#include "core/game_graph/game.hpp"
#include "tests/suite.hpp"
#include "ui/game_graph/board/position_board.hpp"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <tuple>

namespace position_board_test {

using namespace loggia::ui;
using Cell = PositionBoard::Cell;

class PositionBoardTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsPilesAndPieces() {
        const auto nim =
            boardOfPosition(QStringLiteral("nim 3 4 5"), QStringLiteral("(1, 3, 0, 2)"));
        QVERIFY(nim && nim->piles);
        QCOMPARE(nim->rows, 3);
        QCOMPARE(nim->columns, 3);
        QCOMPARE(std::count(nim->cells.begin(), nim->cells.end(), Cell::counter), 5);
        QCOMPARE(nim->at(1, 0), Cell::outside);
        const auto tokens =
            boardOfPosition(QStringLiteral("even-or-odd 15"), QStringLiteral("(2, 12, 3, 0)"));
        QVERIFY(tokens && tokens->piles);
        QCOMPARE(tokens->rows, 1);
        QCOMPARE(tokens->columns, 12);
        const auto toe =
            boardOfPosition(QStringLiteral("tic-tac-toe"), QStringLiteral("(1, X.O/.X./...)"));
        QVERIFY(toe && !toe->piles);
        const auto chomp =
            boardOfPosition(QStringLiteral("chomp 3x4"), QStringLiteral("(1, 4, 4, 2)"));
        QVERIFY(chomp && chomp->piles && chomp->squares && !nim->squares);
        QCOMPARE(chomp->at(0, 0), Cell::poison);
        QCOMPARE(nameOfLine(chomp->row_names, 1), QStringLiteral("2"));
        QCOMPARE(nameOfLine(nim->row_names, 1), QStringLiteral("B"));
        QCOMPARE(nameOfLine(nim->column_names, 1), QString());
        QCOMPARE(nameOfLine(toe->column_names, 1), QStringLiteral("b"));
        QCOMPARE(widened(*nim, 5).at(0, 4), Cell::outside);
        QCOMPARE(widened(*nim, 5).at(2, 1), Cell::counter);
        QCOMPARE(widened(*nim, 1), *nim);
        QCOMPARE(toe->at(0, 0), Cell::one);
        QCOMPARE(toe->at(0, 2), Cell::two);
        QCOMPARE(toe->at(1, 1), Cell::one);
        QCOMPARE(toe->at(2, 2), Cell::empty);
    }

    /// The row that ended a game, in each direction, and only where it is long enough.
    void findsCompletedRows_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("position");
        QTest::addColumn<QRect>("row"); ///< From its first cell to its last one; null: none.
        const auto row = [](const char* game, const char* position, const QRect& cells) {
            QTest::addRow("%s %s", game, position)
                << QString::fromLatin1(game) << QString::fromLatin1(position) << cells;
        };
        const auto between = [](QPoint first, QPoint last) { return QRect(first, last); };
        row("tic-tac-toe", "(2, XXX/OO./...)", between({0, 0}, {2, 0}));
        row("tic-tac-toe", "(1, OX./OX./O.X)", between({0, 0}, {0, 2}));
        row("tic-tac-toe", "(2, X.O/OX./..X)", between({0, 0}, {2, 2}));
        row("tic-tac-toe", "(2, O.X/OX./X..)", between({2, 0}, {0, 2}));
        row("tic-tac-toe", "(2, XX./OO./...)", {});
        row("tic-tac-toe 4x4 4", "(2, XXX./OOO./..../....)", {});
        row("tic-tac-toe 4x4 4 misere", "(2, XXXX/OOO./..../....)", between({0, 0}, {3, 0}));
        row("connect4 4x4 3", "(1, ..../..../XX../OOOX)", between({0, 3}, {2, 3}));
        row("connect4 5x4", "(1, ...../...../...../OOO.X)", {});
    }
    void findsCompletedRows() {
        QFETCH(QString, game);
        QFETCH(QString, position);
        QFETCH(QRect, row);
        const auto board = boardOfPosition(game, position);
        QVERIFY(board.has_value());
        QCOMPARE(board->completed.has_value(), row != QRect());
        if (!board->completed)
            return;
        QCOMPARE(board->completed->first, row.topLeft());
        QCOMPARE(board->completed->second, QPoint(row.right(), row.bottom()));
        QVERIFY(board->isCompleted(row.top(), row.left()));
        QVERIFY(board->isCompleted(row.bottom(), row.right()));
    }

    /// The points clockwise from the top, around the centre.
    void readsAStar() {
        const auto star =
            boardOfPosition(QStringLiteral("mu-torere"), QStringLiteral("(1, 11.122222)"));
        QVERIFY(star && star->layout == PositionBoard::Layout::star);
        const std::vector<Cell> expected{Cell::two, Cell::one, Cell::one, //
                                         Cell::two, Cell::two, Cell::empty,
                                         Cell::two, Cell::two, Cell::one};
        QVERIFY(star->cells == expected);
        // Whole within the board, each apart from the others, all points as far from the centre.
        const QRectF whole({}, star->extent());
        const QPointF centre = whole.center();
        QCOMPARE(star->rectOf(1, 1).center(), centre);
        const double radius = centre.y() - star->rectOf(0, 1).center().y();
        for (int a = 0; a < 9; ++a) {
            const QRectF place = star->rectOf(a / 3, a % 3);
            QVERIFY(whole.contains(place));
            const QPointF off = place.center() - centre;
            if (a != 4)
                QVERIFY(std::abs(std::hypot(off.x(), off.y()) - radius) < 1e-9);
            for (int b = 0; b < a; ++b)
                QVERIFY(!place.intersects(star->rectOf(b / 3, b % 3)));
        }
        QVERIFY(star->rectOf(1, 2).center().x() > centre.x()); // point 3 is on the right
        QCOMPARE(PositionBoard::starNumber(1, 2), 3);
    }

    void readsOtherBoards() {
        const auto checkers = boardOfPosition(QStringLiteral("checkers 4x4"),
                                              QStringLiteral("(1, .O.o/..../..../x.X.)"));
        QVERIFY(checkers.has_value());
        QCOMPARE(checkers->at(0, 1), Cell::king_two);
        QCOMPARE(checkers->at(0, 0), Cell::outside); // light
        QCOMPARE(checkers->at(3, 0), Cell::one);
        QCOMPARE(checkers->at(3, 2), Cell::king_one);
        const auto boxes = boardOfPosition(QStringLiteral("dots-and-boxes 2x1"),
                                           QStringLiteral("(1, +-+.+/|#|../+-+.+, 1, 0)"));
        QVERIFY(boxes.has_value());
        QCOMPARE(boxes->at(0, 0), Cell::dot);
        QCOMPARE(boxes->at(0, 1), Cell::line);
        QCOMPARE(boxes->at(1, 1), Cell::covered);
        QCOMPARE(boxes->at(0, 3), Cell::empty);
        QCOMPARE(boxes->at(1, 3), Cell::outside); // an open box
        QVERIFY(boxes->rectOf(0, 1).width() > 2 * boxes->rectOf(0, 1).height());
        const auto sim = boardOfPosition(QStringLiteral("sim 4"), QStringLiteral("(1, 1...2.)"));
        QVERIFY(sim.has_value());
        QCOMPARE(sim->points, 4);
        QCOMPARE(sim->pointsOf(4), std::pair(0, 1));
        QCOMPARE(sim->pointsOf(8), std::pair(1, 3));
        QCOMPARE(sim->at(0, 4), Cell::one);
        QCOMPARE(sim->at(0, 8), Cell::two);
        // Player 1 below from left to right, player 2 above from right to left.
        const auto kalah =
            boardOfPosition(QStringLiteral("kalah 2 3"), QStringLiteral("(1, 1, 2, 3, 4, 5, 6)"));
        QVERIFY(kalah.has_value());
        QCOMPARE(kalah->numbers, (std::vector<int>{6, 5, 4, 0, 0, 1, 2, 3}));
        QVERIFY(!boardOfPosition(QStringLiteral("sim 4"), QStringLiteral("(1, 1...2)")));
        QVERIFY(!boardOfPosition(QStringLiteral("kalah 2 3"), QStringLiteral("(1, 1, 2, 3)")));
        QVERIFY(!boardOfPosition(QStringLiteral("checkers 4x4"), QStringLiteral("(1, .z.o/....)")));
    }

    /// Every position of some moves from the start has the same board with other pieces on it.
    void followsTheGame_data() {
        QTest::addColumn<QString>("game");
        for (const char* game :
             {"nim 3 4 5", "tic-tac-toe", "connect4 4x4 4", "dodgem", "kayles 7", "chomp 3x4",
              "even-or-odd 15", "mu-torere", "othello", "kalah", "checkers", "dots-and-boxes",
              "hexapawn", "domineering", "achi", "three-mens-morris orthogonal", "sim", "konane"})
            QTest::newRow(game) << QString::fromLatin1(game);
    }
    void followsTheGame() {
        QFETCH(QString, game);
        const auto played = loggia::game_graph::game_of(game.toStdString());
        QVERIFY(played.has_value());
        auto state = played->start();
        for (int move = 0; move < 4; ++move) {
            const auto board = boardOfPosition(QString::fromStdString(played->text()),
                                               QString::fromStdString(played->state_text(state)));
            QVERIFY2(board.has_value(), played->state_text(state).c_str());
            QCOMPARE(board->cells.size(), static_cast<std::size_t>(board->rows) *
                                              static_cast<std::size_t>(board->columns));
            const auto moves = played->moves(state);
            if (moves.empty())
                break;
            state = moves.back().to;
        }
    }

    void numbersAndWhatIsTooLargeHaveNone() {
        const auto none = [](const char* game, const char* position) {
            return !boardOfPosition(QLatin1String(game), QLatin1String(position));
        };
        QVERIFY(none("1-2-10", "(1, 3)"));
        QVERIFY(none("nim 300", "(1, 300)"));
        QVERIFY(none("nim 3", "(1, three)"));
        // As many as lie beside each other; a single pile goes on in further lines.
        QVERIFY(none("nim 3 41", "(1, 3, 41)"));
        for (const auto& [game, position, tokens] :
             {std::tuple("nim 3 40", "(1, 3, 40)", 43), std::tuple("nim 60", "(1, 60)", 60),
              std::tuple("even-or-odd 31", "(1, 31, 0, 0)", 31)}) {
            const auto board = boardOfPosition(QLatin1String(game), QLatin1String(position));
            QVERIFY2(board.has_value(), game);
            QCOMPARE(std::count(board->cells.begin(), board->cells.end(), Cell::counter), tokens);
        }
        QVERIFY(none("nim 3", ""));
        QVERIFY(none("tic-tac-toe", "(1, X../..)"));
        QVERIFY(none("tic-tac-toe", "(1, ?../.../...)"));
        QVERIFY(none("mu-torere", "(1, 1111222.)"));
        QVERIFY(none("mu-torere", "(1, 1111222?.)"));
    }
};

LOGGIA_TEST(PositionBoardTest)

} // namespace position_board_test

#include "position_board_test.moc"
