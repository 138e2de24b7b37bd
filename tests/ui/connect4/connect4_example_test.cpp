#include "core/connect4/engine/explain.hpp"
#include "tests/suite.hpp"
#include "ui/connect4/connect4_example.hpp"

#include <QTest>

namespace connect4_example_test {

using namespace loggia;

class Connect4ExampleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// What its text says of it is true: a person is to move, and one move makes two points.
    void keepsItsPromise() {
        const connect4::Game game = ui::workedExample().game;
        connect4::Position position = game.start;
        for (const int column : game.moves) {
            QVERIFY(position.can_play(column));
            position = position.after(column);
        }
        QCOMPARE(position.to_move(), connect4::Player::one);
        int doubles = 0;
        for (int column = 0; column < connect4::columns; ++column)
            if (position.can_play(column)) {
                const int won = position.after(column).score().lead(connect4::Player::one) -
                                position.score().lead(connect4::Player::one);
                doubles += won == 2 ? 1 : 0;
            }
        QCOMPARE(doubles, 1);
    }
};

LOGGIA_TEST(Connect4ExampleTest)

} // namespace connect4_example_test

#include "connect4_example_test.moc"
