#include "core/base/random.hpp"
#include "core/logic/syntax.hpp"
#include "core/normal_forms/diagram_products.hpp"
#include "tests/suite.hpp"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace diagram_products_test {

using namespace loggia;
using namespace loggia::normal_forms;
using logic::Expr;
using logic::Kind;

bool holds(const std::vector<DiagramProducts::Product>& products,
           const std::vector<bool>& assignment, std::size_t without = SIZE_MAX) {
    for (std::size_t i = 0; i < products.size(); ++i)
        if (i != without && std::all_of(products[i].begin(), products[i].end(), [&](const auto& l) {
                return assignment[l.first] == l.second;
            }))
            return true;
    return false;
}

std::vector<bool> assignment_of(std::size_t row, std::size_t variables) {
    std::vector<bool> assignment;
    for (std::size_t i = 0; i < variables; ++i)
        assignment.push_back((row >> i & 1U) != 0);
    return assignment;
}

/// A formula of every connective, over `variables` variables.
Expr random_formula(logic::Store& store, Random& random, std::size_t variables, int depth) {
    if (depth == 0 || random.below(8) == 0)
        return store.variable(static_cast<logic::Variable>(random.below(variables)));
    constexpr std::array kinds{Kind::negation,   Kind::conjunction, Kind::disjunction,
                               Kind::parity,     Kind::exactly_one, Kind::implication,
                               Kind::equivalence};
    const Kind kind = kinds.at(random.below(kinds.size()));
    const std::size_t count = kind == Kind::negation ? 1
                              : kind == Kind::implication || kind == Kind::equivalence
                                  ? 2
                                  : random.below(4);
    std::vector<Expr> operands;
    for (std::size_t i = 0; i < count; ++i)
        operands.push_back(random_formula(store, random, variables, depth - 1));
    return kind == Kind::negation ? store.negation(operands[0]) : store.node(kind, operands);
}

Expr parity_of(logic::Store& store, int variables) {
    std::vector<Expr> operands;
    for (int i = 0; i < variables; ++i)
        operands.push_back(store.variable("x" + std::to_string(i)));
    return store.node(Kind::parity, operands);
}

class DiagramProductsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Compared with the formula on each row; and no product can be left out.
    void areTheFunctionAndIrredundant() {
        Random random(test_suite::seed(1));
        for (int i = 0; i < 600; ++i) {
            logic::Store store;
            const std::size_t variables = 1 + random.below(7);
            for (std::size_t k = 0; k < variables; ++k)
                (void)store.variable("v" + std::to_string(k));
            const Expr root = random_formula(store, random, variables, 4);
            const DiagramProducts found = products_by_diagram(store, root);
            QCOMPARE(found.status, DiagramProducts::Status::complete);
            QCOMPARE(found.count, static_cast<double>(found.products.size()));
            std::vector<bool> needed(found.products.size(), false);
            for (std::size_t row = 0; row < std::size_t{1} << variables; ++row) {
                const auto assignment = assignment_of(row, variables);
                const bool value = logic::evaluate(store, root, assignment);
                QCOMPARE(holds(found.products, assignment), value);
                for (std::size_t k = 0; value && k < needed.size(); ++k)
                    if (!holds(found.products, assignment, k))
                        needed[k] = true;
            }
            QVERIFY(std::all_of(needed.begin(), needed.end(), [](bool is) { return is; }));
        }
    }

    void constantsHaveNoneOrOne() {
        logic::Store store;
        QVERIFY(products_by_diagram(store, store.constant(false)).products.empty());
        const auto whole = products_by_diagram(store, store.constant(true));
        QCOMPARE(whole.products.size(), std::size_t{1});
        QVERIFY(whole.products[0].empty());
    }

    void countsWhatItDoesNotList() {
        logic::Store store;
        const auto small = products_by_diagram(store, parity_of(store, 10));
        QCOMPARE(small.products.size(), std::size_t{512});
        QElapsedTimer timer;
        timer.start();
        const auto large = products_by_diagram(store, parity_of(store, 60));
        QCOMPARE(large.status, DiagramProducts::Status::too_many_products);
        QCOMPARE(large.count, static_cast<double>(std::uint64_t{1} << 59U));
        QVERIFY(large.products.empty());
        QVERIFY(timer.elapsed() < 2000);
        QCOMPARE(too_many_products_text(large),
                 std::string("an irredundant one has 10^17 terms, and the limit is 16,384"));
        const auto some = products_by_diagram(store, parity_of(store, 10), {1'000, 511});
        QCOMPARE(some.status, DiagramProducts::Status::too_many_products);
        QCOMPARE(products_by_diagram(store, parity_of(store, 10), {1'000, 512}).status,
                 DiagramProducts::Status::complete);
    }

    void endsWhereItIsTooLargeOrStopped() {
        logic::Store store;
        // Each x with the y of its number, but in an order in which the diagram has 2^20 nodes.
        std::vector<Expr> first;
        std::vector<Expr> pairs;
        for (int i = 0; i < 20; ++i)
            first.push_back(store.variable("x" + std::to_string(i)));
        for (int i = 0; i < 20; ++i) {
            const std::vector<Expr> pair{first[static_cast<std::size_t>(i)],
                                         store.variable("y" + std::to_string(i))};
            pairs.push_back(store.node(Kind::equivalence, pair));
        }
        const std::vector<Expr> both{store.node(Kind::disjunction, first),
                                     store.node(Kind::conjunction, pairs)};
        const Expr root = store.node(Kind::conjunction, both);
        QCOMPARE(products_by_diagram(store, root, {10'000, 100}).status,
                 DiagramProducts::Status::too_many_nodes);
        std::stop_source stop;
        stop.request_stop();
        QCOMPARE(products_by_diagram(store, root, {}, Control(stop.get_token())).status,
                 DiagramProducts::Status::stopped);
    }
};

LOGGIA_TEST(DiagramProductsTest)

} // namespace diagram_products_test

#include "diagram_products_test.moc"
