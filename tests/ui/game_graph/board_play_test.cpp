#include "core/base/random.hpp"
#include "tests/suite.hpp"
#include "ui/game_graph/board_play.hpp"

#include <QTest>

#include <set>
#include <string>

namespace board_play_test {

using namespace loggia;
using namespace loggia::ui;

struct Played {
    game_graph::Game game;
    game_graph::State state;
    BoardPlay play;

    Played(const char* name, const char* position)
        : game(game_graph::game_of(name).value()), state(game.state_of(position).value()),
          play(game, state) {}

    /// The move of a spot, or why there is none.
    [[nodiscard]] QString at(const BoardSpot& spot,
                             const std::optional<BoardSpot>& chosen = std::nullopt) const {
        const auto answer = play.answerAt(spot, chosen);
        return answer.move
                   ? QString::fromStdString(game.move_text(state, play.moves()[*answer.move].move))
                   : answer.words;
    }
};

class BoardPlayTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void pilesAreTakenFromThereOn() {
        const Played nim("nim 3 4 5", "(1, 3, 4, 2)");
        QCOMPARE(nim.at({0, 0}), QStringLiteral("A3"));
        QCOMPARE(nim.at({1, 3}), QStringLiteral("B1"));
        QCOMPARE(nim.at({2, 1}), QStringLiteral("C1"));
        QCOMPARE(nim.at({2, 2}), QStringLiteral("There is nothing to take."));
        const Played takes("subtraction 10 take 1 2 3", "(2, 10)");
        QCOMPARE(takes.at({0, 7}), QStringLiteral("3"));
        QCOMPARE(takes.at({0, 6}), QStringLiteral("Taking 4 is no move here."));
    }

    void chompTakesWhatIsRightAndBelow() {
        const Played chomp("chomp 3x4", "(1, 4, 4, 2)");
        QCOMPARE(chomp.at({1, 2}), QStringLiteral("2.3"));
        QCOMPARE(chomp.at({2, 0}), QStringLiteral("3.1"));
        QCOMPARE(chomp.at({0, 0}), QStringLiteral("This square is poisoned."));
        QCOMPARE(chomp.at({2, 2}), QStringLiteral("This square is eaten already."));
        QCOMPARE(chomp.play.changesOf(*chomp.play.answerAt({0, 2}, {}).move).size(),
                 std::size_t{4});
    }

    void cellsAndColumns() {
        const Played toe("tic-tac-toe", "(1, X.O/.../...)");
        QCOMPARE(toe.at({1, 0}), QStringLiteral("a2"));
        QCOMPARE(toe.at({0, 2}), QStringLiteral("This cell is taken."));
        QCOMPARE(toe.play.piecesOf(2), QStringLiteral("O"));
        const Played four("connect4 4x4 4", "(1, O.../X.../O.../X...)");
        for (const double y : {0.5, 3.5}) {
            QCOMPARE(four.at(*four.play.spotAt({1.5, y})), QStringLiteral("2"));
            QCOMPARE(four.at(*four.play.spotAt({0.5, y})), QStringLiteral("Column 1 is full."));
        }
        QCOMPARE(four.play.rectOf({0, 1}), QRectF(1, 0, 1, 4));
        // The piece falls to the ground.
        const auto& changes = four.play.changesOf(*four.play.answerAt({0, 1}, {}).move);
        QCOMPARE(changes.size(), std::size_t{1});
        QCOMPARE(changes[0].spot, (BoardSpot{3, 1}));
    }

    void aPinIsHitInItsMiddleAndTwoBetweenThem() {
        const Played pins("kayles 6", "(1, II.III)");
        const auto hit = [&](double x) { return pins.at(*pins.play.spotAt({x, 0.5})); };
        QCOMPARE(hit(0.1), QStringLiteral("1"));
        QCOMPARE(hit(0.5), QStringLiteral("1"));
        QCOMPARE(hit(0.9), QStringLiteral("1-2"));
        QCOMPARE(hit(1.1), QStringLiteral("1-2"));
        QCOMPARE(hit(1.9), QStringLiteral("2")); // a gap is no pin
        QCOMPARE(hit(2.5), QStringLiteral("No pin stands there."));
        QCOMPARE(hit(5.0), QStringLiteral("5-6"));
        const Played pairs("dawsons-kayles 6", "(1, III..I)");
        const auto both = [&](double x) { return pairs.at(*pairs.play.spotAt({x, 0.5})); };
        QCOMPARE(both(0.1), QStringLiteral("1-2"));
        QCOMPARE(both(1.4), QStringLiteral("1-2"));
        QCOMPARE(both(1.6), QStringLiteral("2-3"));
        QCOMPARE(both(5.5), QStringLiteral("No pin falls alone: hit two that stand side by side."));
    }

    void carsGoAndLeave() {
        const Played cars("dodgem", "(1, ..1/1../.22)");
        QCOMPARE(cars.play.targetsOf({0, 2}).size(), std::size_t{2}); // off the board, or down
        QVERIFY(cars.play.answerAt({0, 2}, {}).choosing.has_value());
        QCOMPARE(cars.at({0, 2}, BoardSpot{0, 2}), QStringLiteral("c1>"));
        QCOMPARE(cars.at({1, 2}, BoardSpot{0, 2}), QStringLiteral("c1v"));
        QCOMPARE(cars.at({0, 0}, BoardSpot{0, 2}),
                 QStringLiteral("The chosen car cannot go there."));
        QVERIFY(cars.play.answerAt({1, 0}, BoardSpot{1, 0}).dropping);
        QCOMPARE(cars.at({2, 1}), QStringLiteral("This car cannot be moved now."));
    }

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
        QCOMPARE(
            names("nim 1 2", "(1, 0, 2)"),
            QStringLiteral("pile A: no stones | pile A, stone 1: gone | pile A, stone 2: gone\n"
                           "pile B: 2 stones | pile B, stone 1: there | pile B, stone 2: there"));
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
                 QStringLiteral("pin 1: stands | pins 1 and 2: both stand | pin 2: stands | "
                                "pins 2 and 3: not both stand | pin 3: fallen"));
    }

    void theLastMoveIsTold() {
        const auto game = game_graph::game_of("nim 3 4 5").value();
        const auto before = game.state_of("(1, 3, 4, 5)").value();
        const auto after = game.state_of("(2, 3, 4, 3)").value();
        const BoardPlay play(game, after, before);
        QCOMPARE(play.board()->columns, 5); // as large as at the start
        QCOMPARE(play.lastChanges().size(), std::size_t{2});
        QCOMPARE(play.nameOfCell({4, 2}), QStringLiteral("pile C, stone 4: gone, last move"));
        QCOMPARE(play.nameOfCell({3, 2}), QStringLiteral("pile C, stone 3: there"));
        QVERIFY(BoardPlay(game, after).lastChanges().empty());
    }

    void whatNoMoveTakesIsKnown() {
        const Played takes("subtraction 5 take 1 3", "(1, 5)");
        for (int item = 0; item < 5; ++item)
            QCOMPARE(takes.play.mayChange(0, item), item >= 2);
    }

    /// Every spot has a cell and every cell that is none of a row's name has a spot, which is
    /// where the cell lies.
    void cellsAndSpotsGoTogether_data() { everyMoveHasItsSpot_data(); }
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

    /// Along games at random: by the mouse and by the keys each move is made by some spot, and what
    /// a spot shows is what its move does.
    void everyMoveHasItsSpot_data() {
        QTest::addColumn<QString>("name");
        for (const char* game :
             {"nim 3 4 5", "nim 7 misere", "subtraction 12 take 1 2 5", "tic-tac-toe",
              "connect4 4x4 4", "chomp 3x4", "kayles 7", "dawsons-kayles 9", "dodgem", "dodgem 4"})
            QTest::newRow(game) << QString::fromLatin1(game);
    }
    void everyMoveHasItsSpot() {
        QFETCH(QString, name);
        const auto game = game_graph::game_of(name.toStdString()).value();
        Random random(1);
        for (int round = 0; round < 5; ++round) {
            auto state = game.start();
            for (int ply = 0; ply < 12; ++ply) {
                const auto moves = game.moves(state);
                const BoardPlay play(game, state);
                QVERIFY(play.board().has_value());
                QCOMPARE(play.moves().size(), moves.size());
                const auto pointed = movesOf(play, spotsByMouse(play));
                const auto walked = movesOf(play, spotsByKeys(play));
                QCOMPARE(pointed.size(), moves.size());
                QVERIFY(pointed == walked);
                for (const auto& step : moves)
                    QVERIFY(pointed.contains(step.move));
                for (std::size_t move = 0; move < play.moves().size(); ++move) {
                    const auto to = boardOfPosition(
                        QString::fromStdString(game.text()),
                        QString::fromStdString(game.state_text(play.moves()[move].to)));
                    for (const auto& change : play.changesOf(move))
                        if (change.spot.column < to->columns)
                            QCOMPARE(to->at(change.spot.row, change.spot.column), change.cell);
                }
                if (moves.empty())
                    break;
                state = moves[random.below(moves.size())].to;
            }
        }
    }

    void otherGamesHaveNone() {
        const Played numbers("1-2-10", "(1, 3)");
        QVERIFY(!numbers.play.board());
        QVERIFY(!numbers.play.spotAt({0, 0}));
        QVERIFY(numbers.play.moves().empty());
        QVERIFY(!BoardPlay().board());
    }

private:
    static std::vector<BoardSpot> spotsByMouse(const BoardPlay& play) {
        std::vector<BoardSpot> spots;
        for (double y = 0.5; y < play.board()->rows; ++y)
            for (double x = 0.125; x < play.board()->columns; x += 0.125)
                spots.push_back(*play.spotAt({x, y}));
        return spots;
    }
    /// Row by row from the upper left corner.
    static std::vector<BoardSpot> spotsByKeys(const BoardPlay& play) {
        std::vector<BoardSpot> spots;
        BoardSpot first = play.nearest({0, 0});
        for (int row = 0; row < play.board()->rows; ++row) {
            for (BoardSpot spot = first;;) {
                spots.push_back(spot);
                const BoardSpot next = play.beside(spot, 1, 0);
                if (next == spot)
                    break;
                if (play.beside(next, -1, 0) != spot)
                    return {};
                spot = next;
            }
            first = play.beside(first, 0, 1);
        }
        return spots;
    }
    static std::set<game_graph::Move> movesOf(const BoardPlay& play,
                                              const std::vector<BoardSpot>& spots) {
        std::set<game_graph::Move> moves;
        const auto take = [&](const BoardPlay::Answer& answer) {
            if (answer.move)
                moves.insert(play.moves()[*answer.move].move);
        };
        for (const BoardSpot& spot : spots) {
            const auto answer = play.answerAt(spot, {});
            take(answer);
            if (answer.choosing)
                for (const BoardSpot& target : spots)
                    take(play.answerAt(target, answer.choosing));
        }
        return moves;
    }
};

LOGGIA_TEST(BoardPlayTest)

} // namespace board_play_test

#include "board_play_test.moc"
