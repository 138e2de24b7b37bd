#include "core/normal_forms/multiply_out.hpp"
#include "tests/core/logic/random_tree.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <array>
#include <numeric>

namespace multiply_out_test {

using namespace loggia;
using namespace loggia::normal_forms;

class MultiplyOutTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void productsHaveTheValuesOfTheFormula() {
        Random random(test_suite::seed(1));
        for (int i = 0; i < 3000; ++i) {
            const std::uint64_t variables = 1 + random.below(6);
            logic::Store store = logic::oracle::store_with(variables);
            const auto tree = logic::oracle::random_tree(
                random, {variables, 2 + static_cast<int>(random.below(4))});
            const logic::Expr root = logic::oracle::build(store, tree);
            std::vector<int> bits(variables);
            std::iota(bits.begin(), bits.end(), 0);
            const auto products = multiplied_out(store, root, bits, {1000, 100'000, 10'000'000});
            QVERIFY(products.has_value());
            for (std::uint64_t row = 0; row < std::uint64_t{1} << variables; ++row) {
                std::vector<bool> assignment(variables);
                for (std::size_t v = 0; v < variables; ++v)
                    assignment[v] = (row >> v & 1U) != 0;
                const bool held =
                    std::any_of(products->begin(), products->end(), [&](const Monomial& product) {
                        return (row & product.care) == product.value;
                    });
                QCOMPARE(held, logic::oracle::evaluate(tree, assignment));
            }
        }
    }

    void givesUpBeyondTheBudgetAndWhenStopped() {
        logic::Store store;
        std::vector<logic::Expr> operands;
        std::vector<int> bits;
        for (int v = 0; v < 20; ++v) {
            operands.push_back(store.variable("x" + std::to_string(v)));
            bits.push_back(v);
        }
        const logic::Expr root = store.node(logic::Kind::parity, operands);
        QVERIFY(!multiplied_out(store, root, bits, {1000, 100'000, 10'000'000}));
        const logic::Expr few = store.node(logic::Kind::parity, std::span(operands).first(4));
        QCOMPARE(multiplied_out(store, few, bits, {1000, 100'000, 10'000'000}).value().size(), 8U);
        QVERIFY(!multiplied_out(store, few, bits, {1000, 100'000, 10}));
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!multiplied_out(store, few, bits, {1000, 100'000, 10'000'000},
                                Control(stop.get_token())));
    }

    /// The cubes of an expression count until the last one that is made of them.
    void countsTheCubesThatAreKept() {
        logic::Store store;
        std::vector<logic::Expr> x;
        std::vector<int> bits;
        for (int v = 0; v < 60; ++v) {
            x.push_back(store.variable("x" + std::to_string(v)));
            bits.push_back(v);
        }
        const auto fits = [&](logic::Expr root, std::size_t kept) {
            return multiplied_out(store, root, bits, {1000, kept, 10'000'000}).has_value();
        };
        // A variable and its negation.
        QVERIFY(fits(x[0], 2) && !fits(x[0], 1));
        // Two of those, and the two cubes made of them.
        const logic::Expr either = store.node(logic::Kind::disjunction, std::array{x[0], x[1]});
        QVERIFY(fits(either, 6) && !fits(either, 5));
        // Of a long chain two links at a time are kept, with some 30 * 31 / 2 cubes in all.
        logic::Expr chain = x[0];
        for (std::size_t v = 1; v + 1 < x.size(); v += 2) {
            const std::array sum{chain, x[v]};
            const std::array product{store.node(logic::Kind::disjunction, sum), x[v + 1]};
            chain = store.node(logic::Kind::conjunction, product);
        }
        QVERIFY(fits(chain, 200) && !fits(chain, 60));
    }
};

LOGGIA_TEST(MultiplyOutTest)

} // namespace multiply_out_test

#include "multiply_out_test.moc"
