#include "core/logic/syntax.hpp"
#include "core/normal_forms/function.hpp"
#include "tests/core/logic/random_tree.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <fmt/format.h>

#include <bit>
#include <utility>

namespace formula_test {

using namespace loggia;
using namespace loggia::normal_forms;

Result<Function> function_of_text(std::string_view text) {
    const auto formula = logic::read_lenient(text).value();
    return function_of(formula.store, formula.root);
}

class FormulaTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void hasTheValuesOfTheFormula() {
        Random random(test_suite::seed(1));
        for (int i = 0; i < 4000; ++i) {
            const std::uint64_t variables = 1 + random.below(7);
            logic::Store store = logic::oracle::store_with(variables);
            const auto tree = logic::oracle::random_tree(
                random, {variables, 2 + static_cast<int>(random.below(4))});
            const logic::Expr root = logic::oracle::build(store, tree);
            std::vector<logic::Variable> order;
            for (logic::Variable v = 0; v < variables; ++v)
                order.insert(order.begin() + static_cast<std::ptrdiff_t>(random.below(v + 1)), v);
            const auto function = function_of(store, root, order, "g").value();
            QCOMPARE(function.outputs.at(0).c_str(), "g");
            QVERIFY(function.dont_care.cubes.empty());
            QCOMPARE(function.on.inputs, static_cast<int>(variables));
            for (std::uint64_t row = 0; row < std::uint64_t{1} << variables; ++row) {
                std::vector<bool> assignment(variables);
                for (std::size_t place = 0; place < variables; ++place)
                    assignment[order[place]] = (row >> (variables - 1 - place) & 1U) != 0;
                QCOMPARE(function.on.value(row), logic::oracle::evaluate(tree, assignment));
            }
        }
    }

    /// More inputs than are tabulated: what cannot be multiplied out is an error and nothing else.
    void multipliesOutWideFormulas() {
        Random random(test_suite::seed(2));
        int understood = 0;
        for (int i = 0; i < 200; ++i) {
            logic::Store store;
            for (int v = 0; v < 40; ++v)
                store.variable(fmt::format("x{}", v));
            const auto tree = logic::oracle::random_tree(random, {40, 5, 1});
            const logic::Expr root = logic::oracle::build(store, tree);
            std::vector<logic::Variable> order(40);
            for (logic::Variable v = 0; v < 40; ++v)
                order[v] = v;
            const auto function = function_of(store, root, order);
            if (!function)
                continue;
            ++understood;
            for (int sample = 0; sample < 200; ++sample) {
                const std::uint64_t row = random.next() & random.next() & low_bits(40);
                std::vector<bool> assignment(40);
                for (std::size_t v = 0; v < 40; ++v)
                    assignment[v] = (row >> (39 - v) & 1U) != 0;
                QCOMPARE(function->on.value(row), logic::oracle::evaluate(tree, assignment));
            }
        }
        QVERIFY(understood > 150);
    }

    void keepsTheTermsOfADisjunction() {
        const auto function = function_of_text("b & -a | a & -c | a & -c | (c & -c)").value();
        QCOMPARE(function.inputs, (std::vector<std::string>{"a", "b", "c"}));
        QVERIFY(function.on.cubes == (std::vector<Cube>{{0b110, 0b010, 1}, {0b101, 0b100, 1}}));
    }

    void inputsByNameAndNumber() {
        const auto function = function_of_text("x10 & x9 & a & x1 & x01 & X").value();
        QCOMPARE(function.inputs, (std::vector<std::string>{"X", "a", "x01", "x1", "x9", "x10"}));
    }

    void parityOfManyIsTabulated() {
        std::string text = "x0";
        for (int i = 1; i < 18; ++i)
            text += fmt::format(" ^ x{}", i);
        const auto function = function_of_text(text).value();
        QCOMPARE(function.on.terms(), std::size_t{1} << 17U);
        for (int i = 18; i < 30; ++i)
            text += fmt::format(" ^ x{}", i);
        QVERIFY(!function_of_text(text));
    }

    /// A parity of many decides which of two inputs is the value: in half of the table it is one of
    /// them, in the other half the other.
    void parityThatChoosesIsTabulated() {
        std::string parity = "x0";
        for (int i = 1; i < 15; ++i)
            parity += fmt::format(" ^ x{}", i);
        for (const auto& [yes, no] : {std::pair("y", "z"), std::pair("z", "y")}) {
            const auto function =
                function_of_text(fmt::format("(({}) & {}) | (!({}) & {})", parity, yes, parity, no))
                    .value();
            QCOMPARE(function.inputs.size(), std::size_t{17});
            QCOMPARE(function.inputs.back(), std::string("z"));
            for (std::uint64_t row = 0; row < 1U << 17U; ++row) {
                const bool odd = std::popcount(row >> 2U) % 2 == 1;
                const bool y = (row >> 1U & 1U) != 0;
                const bool z = (row & 1U) != 0;
                const bool expected = odd == (*yes == 'y') ? y : z;
                if (row % 97 == 0)
                    QCOMPARE(function.on.value(row), expected);
            }
        }
    }

    void refuses() {
        std::string text = "x0";
        for (int i = 1; i < 65; ++i)
            text += fmt::format(" & x{}", i);
        QCOMPARE(function_of_text(text).error().message.c_str(),
                 "too many variables: 65 (the limit is 64 inputs)");
        const auto formula = logic::read_lenient("a & b").value();
        const logic::Variable a = *formula.store.find("a");
        QCOMPARE(function_of(formula.store, formula.root, std::array{a}).error().message.c_str(),
                 "the order of the variables lacks 'b'");
        const logic::Variable b = *formula.store.find("b");
        QVERIFY(!function_of(formula.store, formula.root, std::array{a, b, a}));
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!function_of(formula.store, formula.root, {}, "f", Control(stop.get_token())));
    }

    void deepAndLongFormulas() {
        std::string deep;
        for (int i = 0; i < 100000; ++i)
            deep += i % 2 == 0 ? "(a | " : "(b & -";
        deep += "c" + std::string(100000, ')');
        QVERIFY(function_of_text(deep).has_value());
        std::string wide = "a";
        for (int i = 0; i < 100000; ++i)
            wide += fmt::format(" | x{} & y{}", i % 30, i % 31);
        QCOMPARE(function_of_text(wide).value().on.terms(), std::size_t{1} + 930);
    }
};

LOGGIA_TEST(FormulaTest)

} // namespace formula_test

#include "formula_test.moc"
