#include "core/ladr/operators.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace operators_test {

using namespace loggia::ladr;

class OperatorsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void takesTheLongestOperatorThatThereIs() {
        const Operators operators;
        QCOMPARE(operators.match("|-m2", false), std::string_view("|"));
        QCOMPARE(operators.match("<->a", false), std::string_view("<->"));
        QCOMPARE(operators.match("<-a", false), std::string_view("<-"));
        QCOMPARE(operators.match("<=a", false), std::string_view("<="));
        QCOMPARE(operators.match("!a", false), std::string_view("!"));
        QCOMPARE(operators.match("va", false), std::string_view()); // a name
    }

    void minusStandsBeforeAndApostropheAfter() {
        const Operators operators;
        QVERIFY(operators.prefix("-") != nullptr);
        QVERIFY(operators.after("-") == nullptr);
        QVERIFY(operators.after("'")->type == Operator::Type::postfix);
        QVERIFY(operators.after("v") != nullptr);
        QVERIFY(operators.after("mod") == nullptr);
    }

    void arithmeticBindsAsUsual() {
        Operators operators;
        operators.set_arithmetic(true);
        QCOMPARE(operators.after("+")->precedence, 490);
        QCOMPARE(operators.after("*")->precedence, 470);
        QCOMPARE(operators.after("mod")->precedence, 460);
        operators.set_arithmetic(false);
        QCOMPARE(operators.after("+")->precedence, 500);
        QVERIFY(operators.after("mod") == nullptr);
    }

    void declaresAndRedeclares() {
        Operators operators;
        operators.declare({"==>", 800, Operator::Type::infix});
        QCOMPARE(operators.match("==>b", false), std::string_view("==>"));
        operators.declare({"-", 200, Operator::Type::infix_left});
        QVERIFY(operators.prefix("-") != nullptr);
        QCOMPARE(operators.after("-")->precedence, 200);
        operators.forget("-");
        QVERIFY(operators.prefix("-") == nullptr && operators.after("-") == nullptr);
        operators.copy("&", "and");
        QCOMPARE(operators.after("and")->precedence, 780);
        QVERIFY(operators.after("&") != nullptr);
    }

    void minusMinusIsADifferenceOnlyBetweenTerms() {
        Operators operators;
        QCOMPARE(operators.match("--b", false), std::string_view("-"));
        operators.set_arithmetic(true);
        QCOMPARE(operators.match("--b", false), std::string_view("--"));
        QCOMPARE(operators.match("--b", true), std::string_view("-"));
        operators.declare({"--", 300, Operator::Type::prefix});
        QCOMPARE(operators.match("--b", true), std::string_view("--"));
    }
};

LOGGIA_LOOP_TEST(OperatorsTest)

} // namespace operators_test

#include "operators_test.moc"
