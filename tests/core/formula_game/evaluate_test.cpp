#include "core/base/error.hpp"
#include "core/formula_game/formula.hpp"
#include "tests/core/formula_game/random_formula.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace evaluate_test {

using namespace loggia;
using namespace loggia::formula_game;

Result<bool> value(const char* formula, const char* variables, const char* values) {
    return evaluate(logic::read_strict(formula).value(), variables, values);
}

class EvaluateTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theHandoutsRules() {
        QCOMPARE(value("x", "x", "1").value(), true);
        QCOMPARE(value("-x", "x", "1").value(), false);
        QCOMPARE(value("(x*y)", "xy", "10").value(), false);
        QCOMPARE(value("(x+y)", "xy", "10").value(), true);
        QCOMPARE(value("((x+y)*((y+z)*(-y+-z)))", "xyz", "011").value(), false);
        QCOMPARE(value("((x+y)*((y+z)*(-y+-z)))", "xyz", "101").value(), true);
        QCOMPARE(value("((x+y)*((y+z)*(-y+-z)))", "zxy", "110").value(), true);
        QCOMPARE(value("x", "qx", "01").value(), true);
    }

    void randomTreesByTheRules() {
        Random random(test_suite::seed(7));
        for (int i = 0; i < 5000; ++i) {
            const auto tree = oracle::random_tree(random, static_cast<int>(random.below(6)), 26);
            const auto bits = static_cast<std::uint32_t>(random.next());
            std::string letters = oracle::letters_of(tree);
            for (std::size_t k = letters.size(); k > 1; --k)
                std::swap(letters[k - 1], letters[random.below(k)]);
            std::string values;
            for (const char letter : letters)
                values += (bits >> (letter - 'a') & 1U) != 0 ? '1' : '0';
            QCOMPARE(evaluate(oracle::formula_of(tree), letters, values).value(),
                     oracle::value_of(tree, bits));
        }
    }

    void refuses() {
        const auto reason = [](const char* variables, const char* values) {
            return value("(x*y)", variables, values).error().message;
        };
        QCOMPARE(reason("x", "1"), std::string("variable y has no value"));
        QCOMPARE(reason("xy", "1"), std::string("variable y has no value"));
        QCOMPARE(reason("xyx", "111"), std::string("variable x appears more than once"));
        QCOMPARE(reason("xY", "11"),
                 std::string("expected a lower-case letter as the variable, found `Y`"));
        QCOMPARE(reason("xy", "12"), std::string("expected the value 0 or 1, found `2`"));
        QCOMPARE(reason("xy", "110"), std::string("3 values for 2 variables"));
    }
};

LOGGIA_TEST(EvaluateTest)

} // namespace evaluate_test

#include "evaluate_test.moc"
