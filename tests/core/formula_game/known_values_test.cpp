#include "core/formula_game/game.hpp"
#include "core/logic/syntax.hpp"
#include "tests/core/formula_game/random_game.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace known_values_test {

using namespace loggia;
using namespace loggia::formula_game;

Known knownOf(std::string_view formula, std::string_view values) {
    auto read = logic::read_strict(formula).value();
    const std::string letters = letters_of(read);
    auto game = std::make_shared<const Game>(
        Game::make(std::move(read), std::string(letters.size(), 'E'), letters).value());
    const Position position = position_of(game, values).value();
    return known_values(position)[game->root().index()];
}

class KnownValuesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void decides_as_soon_as_an_operand_does();
    void agrees_with_evaluation();
    void survives_depth();
};

void KnownValuesTest::decides_as_soon_as_an_operand_does() {
    QCOMPARE(knownOf("(x*y)", ""), Known::open);
    QCOMPARE(knownOf("(x*y)", "0"), Known::no);
    QCOMPARE(knownOf("(x*y)", "1"), Known::open);
    QCOMPARE(knownOf("(x*y)", "11"), Known::yes);
    QCOMPARE(knownOf("(x+y)", "1"), Known::yes);
    QCOMPARE(knownOf("(x+y)", "00"), Known::no);
    QCOMPARE(knownOf("-(x+y)", "1"), Known::no);
    QCOMPARE(knownOf("(y*(x+-x))", ""), Known::open);
}

/// What is known stays so, whatever is chosen later; at the end it is the value.
void KnownValuesTest::agrees_with_evaluation() {
    Random random(7);
    for (int round = 0; round < 2000; ++round) {
        logic::oracle::Tree tree;
        std::vector<bool> used;
        const auto drawn =
            oracle::random_position(random, 1 + random.below(6), 4, tree, used).value();
        const auto game = drawn.shared_game();
        Position position(game);
        std::vector<Known> before = known_values(position);
        while (!position.is_over()) {
            position = position.after(random.below(2) == 1);
            std::vector<Known> now = known_values(position);
            for (std::size_t i = 0; i < now.size(); ++i)
                if (before[i] != Known::open)
                    QCOMPARE(now[i], before[i]);
            before = std::move(now);
        }
        const auto assignment = assignment_of(position);
        for (const logic::Expr e : logic::postorder(game->store(), game->root()))
            QCOMPARE(before[e.index()] == Known::yes,
                     logic::evaluate(game->store(), e, assignment));
    }
}

void KnownValuesTest::survives_depth() {
    QCOMPARE(knownOf(std::string(100'000, '-') + "x", "1"), Known::yes);
}

LOGGIA_LOOP_TEST(KnownValuesTest)

} // namespace known_values_test

#include "known_values_test.moc"
