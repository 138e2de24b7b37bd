#include "tests/core/connect4/grid.hpp"
#include "tests/core/connect4/positions.hpp"
#include "tests/suite.hpp"
#include "ui/connect4/commentary.hpp"
#include "ui/connect4/connect4_document.hpp"

#include <QRegularExpression>
#include <QTest>

namespace commentary_test {

using namespace loggia;
using namespace loggia::ui;
using connect4::Grid;

QString nameOf(int player) {
    return player == 1 ? QStringLiteral("Orange") : QStringLiteral("Blue");
}

connect4::Game randomGame(Random& random) {
    connect4::Game game;
    game.start = connect4::random_position(random, static_cast<int>(random.below(30)));
    connect4::Position position = game.start;
    while (!position.is_full()) {
        const auto column = static_cast<int>(random.below(connect4::columns));
        if (!position.can_play(column))
            continue;
        game.moves.push_back(column);
        position = position.after(column);
    }
    return game;
}

/// How many lines of four through the cell would be `player`'s alone if it stood there.
int linesThrough(const Grid& grid, Grid::Cell cell, int player) {
    Grid with = grid;
    with[cell] = player;
    return with.points(player) - grid.points(player);
}

/// The first number in a text after `word`.
int numberAfter(const QString& text, const QString& word) {
    const QRegularExpression pattern(QRegularExpression::escape(word) + QStringLiteral("(\\d+)"));
    return pattern.match(text).captured(1).toInt();
}

class CommentaryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Every moment of random games, beside a board of plain numbers.
    void saysWhatHappened() {
        Random random(151);
        for (int i = 0; i < 300; ++i) {
            const connect4::Game game = randomGame(random);
            Grid grid = connect4::grid_of(game.start);
            for (std::size_t shown = 0; shown < game.moves.size(); ++shown) {
                const Connect4State state = stateOf(game, shown);
                QCOMPARE(outcomeOf(state), QString());
                const Card card = commentOn(state);
                if (shown == 0) {
                    QVERIFY(card.title.startsWith(nameOf(grid.mover())));
                } else {
                    const int column = game.moves[shown - 1];
                    const int mover = 3 - grid.mover();
                    const Grid::Cell cell{column, grid.height(column) - 1};
                    Grid before = grid;
                    before[cell] = 0;
                    const int made = linesThrough(before, cell, mover);
                    const int taken = linesThrough(before, cell, 3 - mover);
                    QVERIFY(card.title.contains(nameOf(mover)));
                    if (made == 0)
                        QCOMPARE(numberAfter(card.title, QStringLiteral("column ")), column + 1);
                    else
                        QVERIFY(card.title.contains(made == 1
                                                        ? QStringLiteral("1 point")
                                                        : QStringLiteral("%1 points").arg(made)));
                    const QStringList lines = card.text.split(QLatin1Char('\n'));
                    QCOMPARE(lines.size(), made + (taken > 0 ? 1 : 0) + 1);
                    if (taken > 0) {
                        const QString& line = lines[made];
                        QVERIFY(line.contains(nameOf(3 - mover)));
                        QCOMPARE(line.count(QLatin1Char(';')), taken - 1);
                    }
                    const int one = grid.points(1);
                    const int two = grid.points(2);
                    const QString& standing = lines.last();
                    if (one != two)
                        QVERIFY2(standing.startsWith(QStringLiteral("%1 leads by %2 to %3.")
                                                         .arg(nameOf(one > two ? 1 : 2))
                                                         .arg(std::max(one, two))
                                                         .arg(std::min(one, two))),
                                 qPrintable(standing));
                    else
                        QVERIFY(!standing.contains(QStringLiteral("leads")));
                    const int left = connect4::cells - grid.stones(1) - grid.stones(2);
                    QVERIFY2(standing.endsWith(left == 1
                                                   ? QStringLiteral(" 1 stone left.")
                                                   : QStringLiteral(" %1 stones left.").arg(left)),
                             qPrintable(standing));
                }
                grid.drop(game.moves[shown]);
            }
            const Connect4State end = stateOf(game);
            const QString outcome = outcomeOf(end);
            const int one = grid.points(1);
            const int two = grid.points(2);
            if (one == two)
                QCOMPARE(outcome, one == 1 ? QStringLiteral("Draw: 1 point each.")
                                           : QStringLiteral("Draw: %1 points each.").arg(one));
            else
                QCOMPARE(outcome, QStringLiteral("%1 wins %2 to %3.")
                                      .arg(nameOf(one > two ? 1 : 2))
                                      .arg(std::max(one, two))
                                      .arg(std::min(one, two)));
            // The bar under the board has the result; the card says where the points are.
            QCOMPARE(commentOn(end).title, QStringLiteral("Lines of four"));
        }
    }

    void whileAPositionIsPutUpItSaysHow() {
        Random random(157);
        const connect4::Game game = randomGame(random);
        Connect4State state = stateOf(game);
        state.setup = connect4::Setup{};
        QCOMPARE(outcomeOf(state), QString());
        QVERIFY(commentOn(state).text.contains(QStringLiteral("Click")));
    }
};

LOGGIA_TEST(CommentaryTest)

} // namespace commentary_test

#include "commentary_test.moc"
