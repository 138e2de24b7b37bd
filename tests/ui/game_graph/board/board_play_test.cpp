#include "core/base/random.hpp"
#include "tests/suite.hpp"
#include "tests/ui/game_graph/board_spots.hpp"

#include <QTest>

#include <set>
#include <string>

namespace board_play_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

class BoardPlayTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void pilesAreTakenFromThereOn() {
        const Played nim("nim 3 4 5", "(1, 3, 4, 2)");
        QCOMPARE(nim.at({0, 0}), QStringLiteral("A3"));
        QCOMPARE(nim.at({1, 3}), QStringLiteral("B1"));
        QCOMPARE(nim.at({2, 1}), QStringLiteral("C1"));
        QCOMPARE(nim.at({2, 2}), QStringLiteral("There is nothing to take here."));
        const Played takes("subtraction 10 take 1 2 3", "(2, 10)");
        QCOMPARE(takes.at({0, 7}), QStringLiteral("3"));
        QCOMPARE(takes.at({0, 6}), QStringLiteral("You cannot take 4 here."));
    }

    /// Its board shows the pile alone.
    void evenOrOddTellsWhatThePlayersHave() {
        QCOMPARE(Played("even-or-odd 15", "(1, 1, 4, 10)").play.score(),
                 QStringLiteral("Tokens: 4 to 10."));
        QCOMPARE(Played("even-or-odd 15", "(2, 0, 5, 10)").play.score(),
                 QStringLiteral("Tokens: 5 to 10."));
        const Played large("even-or-odd 141", "(2, 140, 1, 0)"); // too large for a board
        QVERIFY(!large.play.board());
        QCOMPARE(large.play.score(), QStringLiteral("Tokens: 1 to 0."));
        // Merged positions keep parities.
        QVERIFY(Played("even-or-odd 15", "(1, 1, 0, 0)").play.score().isEmpty());
        QVERIFY(Played("nim 3 4 5", "(1, 3, 4, 2)").play.score().isEmpty());
    }

    void chompTakesWhatIsRightAndBelow() {
        const Played chomp("chomp 3x4", "(1, 4, 4, 2)");
        QCOMPARE(chomp.at({1, 2}), QStringLiteral("2.3"));
        QCOMPARE(chomp.at({2, 0}), QStringLiteral("3.1"));
        QCOMPARE(chomp.at({0, 0}), QStringLiteral("This square is poisoned."));
        QCOMPARE(chomp.at({2, 2}), QStringLiteral("This square is already eaten."));
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
        QCOMPARE(hit(2.5), QStringLiteral("There is no pin here."));
        QCOMPARE(hit(5.0), QStringLiteral("5-6"));
        const Played pairs("dawsons-kayles 6", "(1, III..I)");
        const auto both = [&](double x) { return pairs.at(*pairs.play.spotAt({x, 0.5})); };
        QCOMPARE(both(0.1), QStringLiteral("1-2"));
        QCOMPARE(both(1.4), QStringLiteral("1-2"));
        QCOMPARE(both(1.6), QStringLiteral("2-3"));
        QCOMPARE(both(5.5), QStringLiteral("Knock down two pins that are side by side."));
    }

    /// A long row goes on in new lines, so that its cells are large; short ones stay one line.
    void longRowsHaveLines() {
        const Played pile("subtraction 21 take 1 2 3", "(1, 19)");
        QCOMPARE(pile.play.board()->line_length, 7);
        QCOMPARE(pile.play.board()->extent(), QSizeF(7, 3));
        QCOMPARE(pile.play.spotAt({2.5, 2.5}), BoardSpot({0, 16}));
        QCOMPARE(pile.at(*pile.play.spotAt({2.5, 2.5})), QStringLiteral("3"));
        QVERIFY(!pile.play.spotAt({7.1, 0.5}) && !pile.play.spotAt({0.5, 3.1}));
        QCOMPARE(pile.play.rectOf({0, 16}), QRectF(2, 2, 1, 1));
        // By keys along the row, and from line to line.
        QCOMPARE(pile.play.beside({0, 6}, 1, 0), BoardSpot({0, 7}));
        QCOMPARE(pile.play.beside({0, 6}, 0, 1), BoardSpot({0, 13}));
        QCOMPARE(pile.play.beside({0, 13}, 0, -1), BoardSpot({0, 6}));
        QCOMPARE(pile.play.beside({0, 20}, 0, 1), BoardSpot({0, 20}));
        for (const char* name : {"nim 3 4 5", "nim 6", "kayles 6", "chomp 1x9", "connect4 7x1 4"}) {
            const auto game = game_graph::game_of(name).value();
            QCOMPARE(BoardPlay(game, game.start()).board()->line_length, 0);
        }
        for (int cells = 7; cells <= 24; ++cells) {
            const int length = lineLengthFor(cells);
            const int lines = (cells + length - 1) / length;
            QVERIFY2(length > lines && length <= 3 * lines, qPrintable(QString::number(cells)));
        }
    }

    /// The last pin of a line and the first one of the next stand side by side.
    void pinsInTwoLinesFallTogether() {
        for (const char* name : {"kayles 9", "dawsons-kayles 9"}) {
            const Played pins(name, "(1, IIIIIIIII)");
            QCOMPARE(pins.play.board()->line_length, 5);
            const double below = 1 + 2 * line_names;
            const BoardSpot both{0, 4, true};
            QCOMPARE(pins.play.spotAt({4.9, 0.5}), both);
            QCOMPARE(pins.play.spotAt({5.2, 0.5}), both);
            QVERIFY(!pins.play.spotAt({5.3, 0.5}));
            QVERIFY(!Played(name, "(1, III...III)").play.spotAt({5.2, 0.5}));
            QCOMPARE(pins.play.spotAt({0.1, below + 0.5}), both);
            QCOMPARE(pins.at(both), QStringLiteral("5-6"));
            QCOMPARE(pins.play.spotAt(pins.play.rectOf(both).center()), both);
            QCOMPARE(pins.play.nearest(both), both);
            QCOMPARE(pins.play.spotAt({1.0, below + 0.5}), BoardSpot({0, 5, true}));
            QVERIFY(!pins.play.spotAt({4.5, below + 0.5})); // behind the last pin
            QCOMPARE(pins.play.cells(), QSize(17, 1));
        }
    }

    void carsGoAndLeave() {
        const Played cars("dodgem", "(1, ..1/1../.22)");
        QCOMPARE(cars.play.beginnings().size(), std::size_t{2});
        QCOMPARE(cars.play.targetsOf({0, 2}).size(), std::size_t{2}); // off the board, or down
        QVERIFY(cars.play.answerAt({0, 2}, {}).choosing.has_value());
        QCOMPARE(cars.at({0, 2}, BoardSpot{0, 2}), QStringLiteral("c1>"));
        QCOMPARE(cars.at({1, 2}, BoardSpot{0, 2}), QStringLiteral("c1v"));
        QCOMPARE(cars.at({0, 0}, BoardSpot{0, 2}),
                 QStringLiteral("The chosen car cannot move there."));
        QVERIFY(cars.play.answerAt({1, 0}, BoardSpot{1, 0}).dropping);
        QCOMPARE(cars.at({2, 1}), QStringLiteral("This car cannot move."));
    }

    void aStoneOfTheStarMoves() {
        const Played star("mu-torere", "(1, 1111.2222)");
        QCOMPARE(star.play.beginnings(), (std::vector<BoardSpot>{{2, 2}}));
        QCOMPARE(star.at({2, 2}), QStringLiteral("4")); // to the point beside it
        QCOMPARE(star.at({1, 1}), QStringLiteral("This stone cannot move."));
        QCOMPARE(star.at({0, 1}), QStringLiteral("This stone cannot move."));
        QCOMPARE(star.at({2, 1}), QStringLiteral("First choose the stone to move."));
        QCOMPARE(star.play.changesOf(*star.play.answerAt({2, 2}, {}).move).size(), std::size_t{2});
        QVERIFY(!star.play.spotAt({0.1, 0.1})); // between the points there is nothing
        QCOMPARE(star.play.piecesOf(2), QStringLiteral("boxes"));
        const Played centre("mu-torere", "(2, 111.12222)");
        QCOMPARE(centre.at({1, 1}), QStringLiteral("0"));
    }

    void aPieceIsChosenAndThenItsTarget() {
        const Played pawns("hexapawn", "(1, 2.2/.2./111)");
        QVERIFY(pawns.play.answerAt({2, 0}, {}).choosing.has_value());
        QCOMPARE(pawns.play.targetsOf({2, 0}),
                 (std::vector<BoardSpot>{{1, 0}, {1, 1}})); // ahead, and a capture
        QCOMPARE(pawns.at({1, 1}, BoardSpot{2, 0}), QStringLiteral("a3xb2"));
        QCOMPARE(pawns.at({2, 1}), QStringLiteral("This pawn cannot move."));
        QCOMPARE(pawns.at({1, 0}), QStringLiteral("First choose one of your pieces."));
        QCOMPARE(pawns.play.beginnings().size(), std::size_t{2});
        // Several jumps: the end, or any place on the way.
        const Played twice("checkers 4x6", "(1, ..../..o./..../..o./.x../....)");
        QCOMPARE(twice.at({0, 1}, BoardSpot{4, 1}), QStringLiteral("b5xd3xb1"));
        QCOMPARE(twice.at({2, 3}, BoardSpot{4, 1}), QStringLiteral("b5xd3xb1"));
        QCOMPARE(twice.at({0, 0}), QStringLiteral("Only the dark squares are used."));
    }

    void otherWaysToMove() {
        const Played othello("othello", "(1, ..../.21./.12./....)");
        QCOMPARE(othello.at({0, 1}), QStringLiteral("b1"));
        QCOMPARE(othello.at({0, 0}), QStringLiteral("A disc here would not turn any disc."));
        QCOMPARE(othello.play.beginnings().size(), std::size_t{4});
        const Played pass("othello", "(1, 2222/2221/2221/222.)");
        QCOMPARE(pass.at({0, 0}), QStringLiteral("pass"));
        const Played boxes("dots-and-boxes 1x1", "(2, +-+/|../+-+, 0, 0)");
        QCOMPARE(boxes.at({1, 2}), QStringLiteral("c2"));
        QCOMPARE(boxes.at({0, 1}), QStringLiteral("This line is already drawn."));
        QCOMPARE(boxes.play.score(), QStringLiteral("Boxes: 0 to 0."));
        const Played sim("sim 4", "(2, 1.....)");
        QVERIFY(sim.play.answerAt({0, 2}, {}).choosing.has_value());
        for (const auto& [from, to] : {std::pair(0, 2), {2, 0}}) // from either end
            QCOMPARE(sim.at({0, to}, BoardSpot{0, from}), QStringLiteral("1-3"));
        QCOMPARE(sim.play.piecesOf(2), QStringLiteral("dashed lines"));
        // A click on a line draws it, whatever point is chosen.
        const PositionBoard& ring = *sim.play.board();
        for (int line = ring.points; line < ring.columns; ++line) {
            const auto [from, to] = ring.pointsOf(line);
            const QPointF begin = ring.rectOf(0, from).center();
            const QPointF end = ring.rectOf(0, to).center();
            const auto spot = sim.play.spotAt(begin + 0.35 * (end - begin) + QPointF(0.05, 0.05));
            QCOMPARE(spot, BoardSpot({0, line}));
            const QString says = line == ring.points
                                     ? QStringLiteral("This line is already drawn.")
                                     : QStringLiteral("%1-%2").arg(from + 1).arg(to + 1);
            QCOMPARE(sim.at(*spot), says);
            QCOMPARE(sim.at(*spot, BoardSpot{0, 3}), says);
            QCOMPARE(sim.play.nearest(*spot), BoardSpot({0, from})); // keys go on from there
        }
        QVERIFY(!sim.play.spotAt({0.2, 0.2}));
        const Played kalah("kalah 2 3", "(2, 3, 3, 0, 3, 3, 0)");
        QCOMPARE(kalah.at({0, 2}), QStringLiteral("1")); // farthest from the store on the left
        QCOMPARE(kalah.at({1, 1}), QStringLiteral("Choose one of your pits that has seeds."));
        const Played dominoes("domineering 3x3", "(1, .../.../...)");
        QCOMPARE(dominoes.at({0, 1}), QStringLiteral("b1-b2"));
        QCOMPARE(dominoes.at({2, 1}), QStringLiteral("b2-b3")); // its other half
        const Played konane("konane", "(1, 1212/2121/1212/2121)");
        QCOMPARE(konane.at({0, 0}), QStringLiteral("a1"));
        QCOMPARE(konane.at({0, 1}), QStringLiteral("This stone cannot be removed."));
    }

    void whatNoMoveTakesIsKnown() {
        const Played takes("subtraction 5 take 1 3", "(1, 5)");
        for (int item = 0; item < 5; ++item)
            QCOMPARE(takes.play.mayChange(0, item), item >= 2);
    }

    /// Along games at random: by the mouse and by the keys each move is made by some spot, and what
    /// a spot shows is what its move does.
    void everyMoveHasItsSpot_data() { gamesWithBoards(); }
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
        const QSizeF extent = play.board()->extent();
        for (double y = 0.5; y < extent.height(); y += 0.5)
            for (double x = 0.125; x < extent.width(); x += 0.125)
                if (const auto spot = play.spotAt({x, y}))
                    spots.push_back(*spot);
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

    /// A pile of one is no player, where a position stands for both.
    void mergedPositionsKeepTheirPiles() {
        const auto game = game_graph::game_of("nim 1 2 3").value();
        const auto start = game.start();
        const auto merged = game.merged(start, *game.impartial_level());
        QCOMPARE(game.player(merged), 0);
        const auto board = boardAt(game, merged);
        QVERIFY(board && boardAt(game, start));
        const auto counters = [](const PositionBoard& of) {
            return std::count(of.cells.begin(), of.cells.end(), PositionBoard::Cell::counter);
        };
        QCOMPARE(counters(*board), 6);
        QCOMPARE(counters(*boardAt(game, start)), 6);
    }
};

LOGGIA_TEST(BoardPlayTest)

} // namespace board_play_test

#include "board_play_test.moc"
