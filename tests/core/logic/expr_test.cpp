#include "core/base/random.hpp"
#include "core/logic/expr.hpp"
#include "tests/core/logic/random_tree.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <array>
#include <limits>
#include <map>
#include <set>

namespace expr_test {

using namespace loggia;
using namespace loggia::logic;

constexpr std::size_t variable_count = 4;

/// Nodes, leaves and depth by recursion, as the words in the header define them.
TreeSize measured(const oracle::Tree& tree) {
    TreeSize size{1, tree.operands.empty() ? 1U : 0U, 0};
    for (const oracle::Tree& operand : tree.operands) {
        const TreeSize below = measured(operand);
        size.nodes += below.nodes;
        size.leaves += below.leaves;
        size.depth = std::max(size.depth, below.depth);
    }
    ++size.depth;
    return size;
}

void collect(const Store& store, Expr e, std::set<Expr>& found) {
    found.insert(e);
    for (const Expr operand : store.operands(e))
        collect(store, operand, found);
}

/// Everything that a store tells of its expressions.
std::string dump(const Store& store) {
    std::string text;
    for (std::uint32_t i = 0; i < store.size(); ++i) {
        const Expr e(i);
        text += std::to_string(static_cast<int>(store.kind(e)));
        if (store.kind(e) == Kind::variable)
            text += store.name(store.variable_of(e));
        if (store.kind(e) == Kind::constant)
            text += store.value_of(e) ? "T" : "F";
        for (const Expr operand : store.operands(e))
            text += " " + std::to_string(operand.index());
        text += "\n";
    }
    return text;
}

class ExprTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aNewStoreHasTheConstants() {
        const Store store;
        QCOMPARE(store.size(), std::size_t{2});
        QCOMPARE(store.variables(), std::size_t{0});
        QVERIFY(store.constant(true) != store.constant(false));
        for (const bool value : {false, true}) {
            QVERIFY(store.kind(store.constant(value)) == Kind::constant);
            QCOMPARE(store.value_of(store.constant(value)), value);
            QVERIFY(store.operands(store.constant(value)).empty());
        }
    }

    void variablesAreNumberedAsTheyAreNamed() {
        Store store;
        for (std::uint32_t i = 0; i < 3000; ++i) {
            const std::string name = "v" + std::to_string(i * 7919 % 3000);
            QVERIFY(!store.find(name).has_value());
            const Expr e = store.variable(name);
            QVERIFY(store.kind(e) == Kind::variable);
            QCOMPARE(store.variable_of(e), i);
            QCOMPARE(store.name(i), name);
            QVERIFY(store.variable(i) == e);
            QVERIFY(store.variable(name) == e);
            QVERIFY(store.find(name) == i);
        }
        QCOMPARE(store.variables(), std::size_t{3000});
        QVERIFY(store.variable("") != store.variable("v1"));
    }

    void equalStructuresAreEqualNumbers() {
        Random random(test_suite::seed(1));
        Store store = oracle::store_with(2);
        std::vector<std::pair<oracle::Tree, Expr>> made;
        int equal = 0;
        for (int i = 0; i < 1500; ++i) {
            const oracle::Tree tree = oracle::random_tree(random, {2, 3});
            const Expr e = oracle::build(store, tree);
            const std::size_t size = store.size();
            QVERIFY(oracle::build(store, tree) == e);
            QCOMPARE(store.size(), size);
            QVERIFY(oracle::same(oracle::tree_of(store, e), tree));
            for (const auto& [other, number] : made) {
                const bool same = oracle::same(tree, other);
                equal += same ? 1 : 0;
                QCOMPARE(number == e, same);
            }
            made.emplace_back(tree, e);
        }
        QVERIFY(equal > 1000);
    }

    void orderKindAndNumberOfOperandsTellExpressionsApart() {
        Store store;
        const Expr a = store.variable("a");
        const Expr b = store.variable("b");
        std::set<Expr> different;
        std::size_t count = 0;
        for (const Kind kind :
             {Kind::conjunction, Kind::disjunction, Kind::parity, Kind::exactly_one})
            for (const std::vector<Expr>& operands :
                 {std::vector<Expr>{}, {a}, {b}, {a, a}, {a, b}, {b, a}, {a, b, a}}) {
                different.insert(store.node(kind, operands));
                ++count;
            }
        different.insert(store.implication(a, b));
        different.insert(store.implication(b, a));
        different.insert(store.equivalence(a, b));
        different.insert(store.equivalence(b, a));
        different.insert(store.negation(a));
        different.insert(store.negation(store.negation(a)));
        QCOMPARE(different.size(), count + 6);
        QVERIFY(store.node(Kind::implication, std::array{a, b}) == store.implication(a, b));
    }

    void operandsMayComeFromTheStoreItself() {
        Store store;
        std::vector<Expr> expected;
        for (int i = 0; i < 100; ++i)
            expected.push_back(store.variable("x" + std::to_string(i)));
        Expr e = store.node(Kind::conjunction, expected);
        for (int i = 0; i < 200; ++i) {
            e = store.node(i % 2 == 0 ? Kind::disjunction : Kind::conjunction,
                           store.operands(e).subspan(static_cast<std::size_t>(i % 2)));
            if (i % 2 == 1)
                expected.erase(expected.begin());
            const auto operands = store.operands(e);
            QVERIFY(std::equal(operands.begin(), operands.end(), expected.begin(), expected.end()));
            if (expected.size() == 1)
                break;
        }
    }

    void growsAndForgetsNothing() {
        Store store;
        Random random(test_suite::seed(2));
        std::vector<Expr> all{store.variable("a"), store.variable("b"), store.variable("c")};
        std::map<std::vector<std::uint32_t>, Expr> known;
        for (int i = 0; i < 400000; ++i) {
            const auto kind = i % 2 == 0 ? Kind::conjunction : Kind::parity;
            std::vector<Expr> operands;
            std::vector<std::uint32_t> key{static_cast<std::uint32_t>(kind)};
            for (std::uint64_t n = random.below(4); n > 0; --n) {
                operands.push_back(all[random.below(all.size())]);
                key.push_back(operands.back().index());
            }
            const Expr e = store.node(kind, operands);
            const auto [at, fresh] = known.emplace(std::move(key), e);
            QVERIFY(at->second == e);
            if (fresh)
                all.push_back(e);
        }
        QVERIFY(all.size() > 250000);
        QCOMPARE(store.size(), all.size() + 2);
        for (const auto& [key, e] : known) {
            QVERIFY(static_cast<std::uint32_t>(store.kind(e)) == key[0]);
            QCOMPARE(store.operands(e).size(), key.size() - 1);
            for (std::size_t i = 1; i < key.size(); ++i)
                QCOMPARE(store.operands(e)[i - 1].index(), key[i]);
        }
    }

    void copiesAreIndependent() {
        Store store = oracle::store_with(variable_count);
        Random random(test_suite::seed(3));
        for (int i = 0; i < 200; ++i)
            oracle::build(store, oracle::random_tree(random, {}));
        Store copy = store;
        const std::string before = dump(store);
        QCOMPARE(dump(copy), before);

        const Expr in_copy = copy.negation(copy.variable("only in the copy"));
        QCOMPARE(dump(store), before);
        QVERIFY(!store.find("only in the copy").has_value());
        const Expr in_store = store.variable("only in the first");
        QVERIFY(copy.kind(in_copy) == Kind::negation);
        QVERIFY(store.kind(in_store) == Kind::variable);
        QVERIFY(!copy.find("only in the first").has_value());
        QVERIFY(dump(copy).starts_with(before) && dump(store).starts_with(before));
    }

    void listsOperandsFirstAndEachOnce() {
        Random random(test_suite::seed(4));
        for (int i = 0; i < 3000; ++i) {
            Store store = oracle::store_with(variable_count);
            std::vector<Expr> roots;
            for (std::uint64_t n = random.below(4); n > 0; --n)
                roots.push_back(oracle::build(store, oracle::random_tree(random, {})));
            std::set<Expr> expected;
            for (const Expr root : roots)
                collect(store, root, expected);

            const std::vector<Expr> order = postorder(store, roots);
            std::set<Expr> seen;
            for (const Expr e : order) {
                for (const Expr operand : store.operands(e))
                    QVERIFY(seen.contains(operand) && operand < e);
                QVERIFY(seen.insert(e).second);
            }
            QVERIFY(seen == expected);
            if (roots.size() == 1)
                QVERIFY(postorder(store, roots[0]) == order);
        }
    }

    void listsTheVariablesThatOccur() {
        Random random(test_suite::seed(5));
        for (int i = 0; i < 3000; ++i) {
            Store store = oracle::store_with(6);
            const Expr root = oracle::build(store, oracle::random_tree(random, {6, 4}));
            std::set<Expr> all;
            collect(store, root, all);
            std::set<Variable> expected;
            for (const Expr e : all)
                if (store.kind(e) == Kind::variable)
                    expected.insert(store.variable_of(e));
            const std::vector<Variable> found = variables_of(store, root);
            QVERIFY(std::equal(found.begin(), found.end(), expected.begin(), expected.end()));
        }
    }

    void evaluatesAsTheTreeDoes() {
        Random random(test_suite::seed(6));
        int true_values = 0;
        for (int i = 0; i < 8000; ++i) {
            Store store = oracle::store_with(variable_count);
            const oracle::Tree tree = oracle::random_tree(random, {variable_count, 6});
            const Expr root = oracle::build(store, tree);
            for (std::uint64_t bits = 0; bits < 16; ++bits) {
                const auto assignment = oracle::assignment_of(bits, variable_count);
                const bool value = oracle::evaluate(tree, assignment);
                QCOMPARE(evaluate(store, root, assignment), value);
                true_values += value ? 1 : 0;
            }
        }
        QVERIFY(true_values > 40000 && true_values < 88000);
    }

    void measuresTheTree() {
        Random random(test_suite::seed(7));
        for (int i = 0; i < 5000; ++i) {
            Store store = oracle::store_with(variable_count);
            const oracle::Tree tree = oracle::random_tree(random, {variable_count, 6});
            const TreeSize expected = measured(tree);
            const TreeSize size = tree_size(store, oracle::build(store, tree));
            QCOMPARE(size.nodes, expected.nodes);
            QCOMPARE(size.leaves, expected.leaves);
            QCOMPARE(size.depth, expected.depth);
        }
    }

    void aDoublingChainSaturates() {
        constexpr std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
        Store store;
        Expr e = store.variable("a");
        for (std::uint64_t doublings = 1; doublings <= 200; ++doublings) {
            e = store.node(Kind::conjunction, std::array{e, e});
            const TreeSize size = tree_size(store, e);
            QCOMPARE(size.depth, doublings + 1);
            QCOMPARE(size.leaves, doublings < 64 ? std::uint64_t{1} << doublings : most);
            QCOMPARE(size.nodes, doublings < 63 ? (std::uint64_t{2} << doublings) - 1 : most);
        }
        QCOMPARE(postorder(store, e).size(), std::size_t{201});
        QVERIFY(evaluate(store, e, {true}));
        QVERIFY(!evaluate(store, e, {false}));
    }

    void aMillionDeepIsNotTooDeep() {
        constexpr std::uint64_t depth = 1000000;
        Store store;
        const Expr a = store.variable("a");
        const Expr b = store.variable("b");
        Expr negations = a;
        Expr implications = b;
        for (std::uint64_t i = 0; i < depth; ++i) {
            negations = store.negation(negations);
            implications = store.implication(a, implications);
        }
        QCOMPARE(tree_size(store, negations).depth, depth + 1);
        QCOMPARE(tree_size(store, implications).leaves, depth + 1);
        QCOMPARE(postorder(store, negations).size(), std::size_t{depth + 1});
        QCOMPARE(variables_of(store, implications).size(), std::size_t{2});
        for (std::uint64_t bits = 0; bits < 4; ++bits) {
            const auto assignment = oracle::assignment_of(bits, 2);
            QCOMPARE(evaluate(store, negations, assignment), bool(assignment[0]));
            QCOMPARE(evaluate(store, implications, assignment), !assignment[0] || assignment[1]);
        }
    }
};

LOGGIA_TEST(ExprTest)

} // namespace expr_test

#include "expr_test.moc"
