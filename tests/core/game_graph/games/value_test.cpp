#include "core/game_graph/games/value.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace value_test {

using namespace loggia;
using namespace loggia::game_graph;

class GameValueTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void order() {
        // From best to worst.
        const std::vector<Value> values{
            {Outcome::win, 0},  {Outcome::win, 1},  {Outcome::win, 9},
            {Outcome::draw, 0}, {Outcome::draw, 5}, {Outcome::draw, Value::endless},
            {Outcome::loss, 7}, {Outcome::loss, 2}, {Outcome::loss, 0}};
        for (std::size_t i = 0; i < values.size(); ++i)
            for (std::size_t j = 0; j < values.size(); ++j)
                QCOMPARE(better(values[i], values[j]), i < j);
    }

    void oneMoveBefore() {
        QCOMPARE(before({Outcome::loss, 0}), (Value{Outcome::win, 1}));
        QCOMPARE(before({Outcome::win, 4}), (Value{Outcome::loss, 5}));
        QCOMPARE(before({Outcome::draw, 4}), (Value{Outcome::draw, 5}));
        QCOMPARE(before({Outcome::draw, Value::endless}), (Value{Outcome::draw, Value::endless}));
    }

    void words() {
        QCOMPARE(to_text({Outcome::win, 7}), std::string("win in 7"));
        QCOMPARE(to_text({Outcome::loss, 0}), std::string("loss in 0"));
        QCOMPARE(to_text({Outcome::draw, Value::endless}), std::string("draw without end"));
        QCOMPARE(letter_of(Outcome::win), 'W');
        QCOMPARE(letter_of(Outcome::loss), 'L');
        QCOMPARE(letter_of(Outcome::draw), 'D');
    }

    void turns() {
        QCOMPARE(turned(1), State{2});
        QCOMPARE(turned(6), State{5});
        QCOMPARE(turned(8), State{8});
        QCOMPARE(low_player(6), 2);
    }
};

LOGGIA_TEST(GameValueTest)

} // namespace value_test

#include "value_test.moc"
