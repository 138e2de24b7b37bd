#include "core/base/random.hpp"
#include "core/logic/transform.hpp"
#include "tests/core/logic/random_tree.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <array>

namespace transform_test {

using namespace loggia;
using namespace loggia::logic;
using loggia::logic::oracle::Tree;

constexpr std::size_t variable_count = 4;
constexpr std::uint64_t assignments = 16;

bool merges(Kind kind) {
    return kind == Kind::conjunction || kind == Kind::disjunction;
}

/// Flattening by recursion on the tree.
Tree flattened(const Tree& tree) {
    Tree result = tree;
    result.operands.clear();
    for (const Tree& operand : tree.operands) {
        const Tree below = flattened(operand);
        if (merges(tree.kind) && below.kind == tree.kind)
            result.operands.insert(result.operands.end(), below.operands.begin(),
                                   below.operands.end());
        else
            result.operands.push_back(below);
    }
    return result;
}

Tree substituted(const Tree& tree, const std::vector<Tree>& replacements) {
    if (tree.kind == Kind::variable)
        return replacements.at(tree.variable);
    Tree result = tree;
    for (Tree& operand : result.operands)
        operand = substituted(operand, replacements);
    return result;
}

/// Whether no constant and no pointless operator is left.
bool is_folded(const Store& store, Expr root) {
    if (store.kind(root) == Kind::constant)
        return true;
    for (const Expr e : postorder(store, root)) {
        const Kind kind = store.kind(e);
        const bool n_ary = merges(kind) || kind == Kind::parity || kind == Kind::exactly_one;
        if (kind == Kind::constant || (n_ary && store.operands(e).size() < 2))
            return false;
    }
    return true;
}

class TransformTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void flattensAsTheTreeDoes() {
        Random random(test_suite::seed(1));
        int changed = 0;
        for (int i = 0; i < 10000; ++i) {
            Store store = oracle::store_with(variable_count);
            const Tree tree =
                oracle::random_tree(random, {variable_count, 6, 0, true, random.below(2) == 0});
            const Expr root = oracle::build(store, tree);
            const Expr flat = logic::flattened(store, root).value();
            QVERIFY(oracle::same(oracle::tree_of(store, flat), flattened(tree)));
            for (std::uint64_t bits = 0; bits < assignments; ++bits) {
                const auto assignment = oracle::assignment_of(bits, variable_count);
                QCOMPARE(evaluate(store, flat, assignment), oracle::evaluate(tree, assignment));
            }
            QVERIFY(logic::flattened(store, flat).value() == flat);
            changed += flat == root ? 0 : 1;
        }
        QVERIFY(changed > 2000);
    }

    void flattensALongChainInLinearTime() {
        constexpr std::size_t length = 200000;
        Store store;
        const Expr a = store.variable("a");
        const Expr b = store.variable("b");
        Expr chain = b;
        Expr zigzag = b;
        for (std::size_t i = 0; i < length; ++i) {
            chain = store.node(Kind::conjunction, std::array{a, chain});
            zigzag = store.node(i % 2 == 0 ? Kind::conjunction : Kind::disjunction,
                                std::array{a, zigzag});
        }
        const Expr flat = logic::flattened(store, chain).value();
        QCOMPARE(store.operands(flat).size(), length + 1);
        QVERIFY(store.operands(flat).back() == b);
        QVERIFY(logic::flattened(store, zigzag).value() == zigzag);
    }

    void refusesWhatWouldGrowExponentially() {
        Store store;
        Expr e = store.variable("a");
        for (int i = 0; i < 20; ++i)
            e = store.node(Kind::conjunction, std::array{e, e});
        QCOMPARE(store.operands(logic::flattened(store, e).value()).size(), std::size_t{1} << 20U);
        QVERIFY(!logic::flattened(store, e, std::size_t{1} << 20U).has_value());
        for (int i = 0; i < 60; ++i)
            e = store.node(Kind::conjunction, std::array{e, e});
        QVERIFY(!logic::flattened(store, e, 1000000).has_value());

        // No operand is left of these, but there are as many to look at.
        Expr empty = store.node(Kind::disjunction, {});
        for (int i = 0; i < 60; ++i)
            empty = store.node(Kind::disjunction, std::array{empty, empty});
        QVERIFY(!logic::flattened(store, empty, 1000000).has_value());
    }

    void assignsAndFolds() {
        Random random(test_suite::seed(2));
        int constants = 0;
        for (int i = 0; i < 20000; ++i) {
            Store store = oracle::store_with(variable_count);
            const Tree tree = oracle::random_tree(random, {variable_count, 6});
            const Expr root = oracle::build(store, tree);
            std::vector<std::optional<bool>> values(random.below(variable_count + 1));
            for (auto& value : values)
                if (random.below(2) == 0)
                    value = random.below(2) == 0;
            const Expr cofactor = assigned(store, root, values);
            QVERIFY(is_folded(store, cofactor));
            for (const Variable variable : variables_of(store, cofactor))
                QVERIFY(variable >= values.size() || !values[variable]);
            for (std::uint64_t bits = 0; bits < assignments; ++bits) {
                auto assignment = oracle::assignment_of(bits, variable_count);
                const bool value = evaluate(store, cofactor, assignment);
                for (std::size_t v = 0; v < values.size(); ++v)
                    if (values[v])
                        assignment[v] = *values[v];
                QCOMPARE(value, oracle::evaluate(tree, assignment));
            }
            QVERIFY(folded(store, cofactor) == cofactor);
            constants += store.kind(cofactor) == Kind::constant ? 1 : 0;
        }
        QVERIFY(constants > 2000 && constants < 15000);
    }

    void assigningEveryVariableEvaluates() {
        Random random(test_suite::seed(3));
        for (int i = 0; i < 3000; ++i) {
            Store store = oracle::store_with(variable_count);
            const Tree tree = oracle::random_tree(random, {variable_count, 6});
            const Expr root = oracle::build(store, tree);
            const auto assignment =
                oracle::assignment_of(random.below(assignments), variable_count);
            const std::vector<std::optional<bool>> values(assignment.begin(), assignment.end());
            QVERIFY(assigned(store, root, values) ==
                    store.constant(oracle::evaluate(tree, assignment)));
        }
    }

    void foldsAsDocumented() {
        Store store;
        const Expr x = store.variable("x");
        const Expr y = store.variable("y");
        const Expr one = store.constant(true);
        const Expr zero = store.constant(false);
        const Expr not_x = store.negation(x);
        const auto fold = [&](Kind kind, std::vector<Expr> operands) {
            return folded(store, store.node(kind, operands));
        };
        QVERIFY(fold(Kind::conjunction, {x, one}) == x);
        QVERIFY(fold(Kind::conjunction, {x, zero}) == zero);
        QVERIFY(fold(Kind::conjunction, {}) == one);
        QVERIFY(fold(Kind::conjunction, {x, one, y}) ==
                store.node(Kind::conjunction, std::array{x, y}));
        QVERIFY(fold(Kind::disjunction, {zero, x}) == x);
        QVERIFY(fold(Kind::disjunction, {x, one}) == one);
        QVERIFY(fold(Kind::disjunction, {}) == zero);
        QVERIFY(fold(Kind::parity, {x, one}) == not_x);
        QVERIFY(fold(Kind::parity, {not_x, one}) == x);
        QVERIFY(fold(Kind::parity, {one, x, one}) == x);
        QVERIFY(fold(Kind::exactly_one, {x}) == x);
        QVERIFY(fold(Kind::exactly_one, {x, one}) == not_x);
        QVERIFY(fold(Kind::exactly_one, {one, x, one}) == zero);
        QVERIFY(fold(Kind::exactly_one, {x, one, y}) ==
                store.negation(store.node(Kind::disjunction, std::array{x, y})));
        QVERIFY(fold(Kind::implication, {x, zero}) == not_x);
        QVERIFY(fold(Kind::implication, {x, one}) == one);
        QVERIFY(fold(Kind::implication, {one, x}) == x);
        QVERIFY(fold(Kind::implication, {zero, x}) == one);
        QVERIFY(fold(Kind::equivalence, {zero, not_x}) == x);
        QVERIFY(fold(Kind::equivalence, {x, one}) == x);
        QVERIFY(fold(Kind::equivalence, {zero, zero}) == one);
        const Expr twice = store.negation(not_x);
        QVERIFY(folded(store, twice) == twice);
        QVERIFY(fold(Kind::conjunction, {x, x}) == store.node(Kind::conjunction, std::array{x, x}));
    }

    void substitutesAllAtOnce() {
        Random random(test_suite::seed(4));
        for (int i = 0; i < 8000; ++i) {
            Store store = oracle::store_with(variable_count);
            const Tree tree = oracle::random_tree(random, {variable_count, 4});
            const Expr root = oracle::build(store, tree);
            std::vector<Tree> trees;
            std::unordered_map<Variable, Expr> replacements;
            for (Variable v = 0; v < variable_count; ++v) {
                trees.push_back({Kind::variable, v, false, {}});
                if (random.below(2) == 0) {
                    trees.back() = oracle::random_tree(random, {variable_count, 3});
                    replacements.emplace(v, oracle::build(store, trees.back()));
                }
            }
            const Expr result = logic::substituted(store, root, replacements);
            QVERIFY(oracle::same(oracle::tree_of(store, result), substituted(tree, trees)));
        }
    }

    void variablesCanChangePlaces() {
        Store store;
        const Expr x = store.variable("x");
        const Expr y = store.variable("y");
        QVERIFY(logic::substituted(store, store.implication(x, y), {{0, y}, {1, x}}) ==
                store.implication(y, x));
    }

    void deepExpressionsAreNotTooDeep() {
        constexpr int depth = 300001;
        Store store;
        const Expr x = store.variable("x");
        Expr e = x;
        for (int i = 0; i < depth; ++i)
            e = i % 3 == 0
                    ? store.negation(e)
                    : store.node(i % 3 == 1 ? Kind::conjunction : Kind::disjunction, std::array{e});
        QVERIFY(logic::flattened(store, e).has_value());
        const std::array<std::optional<bool>, 1> values{true};
        QVERIFY(assigned(store, e, values) == store.constant(depth / 3 % 2 != 0));
        QVERIFY(store.kind(folded(store, e)) == Kind::negation);
        QVERIFY(logic::substituted(store, e, {{0, store.constant(true)}}) != e);
    }
};

LOGGIA_TEST(TransformTest)

} // namespace transform_test

#include "transform_test.moc"
