#include "tests/suite.hpp"
#include "ui/formula_game/formula_example.hpp"

#include <QTest>

namespace formula_example_test {

using namespace loggia;
using formula_game::Player;

class FormulaExampleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// What its text says of it is true: A, a person, gives the last value, and one value of the
    /// two makes the formula false.
    void keepsItsPromise() {
        const ui::FormulaExample example = ui::formulaExample();
        QVERIFY(example.computer[0] && !example.computer[1]);
        const auto game = ui::checked(example.draft).game;
        QVERIFY(game);
        formula_game::Position position(game);
        for (const char value : example.values)
            position = position.after(value == '1');
        QCOMPARE(position.played() + 1, game->size());
        QCOMPARE(position.to_move(), Player::a);
        QVERIFY(position.after(false).status() != position.after(true).status());
    }
};

LOGGIA_TEST(FormulaExampleTest)

} // namespace formula_example_test

#include "formula_example_test.moc"
