#include "core/base/error.hpp" // moc cannot read <compare>, which expr.hpp begins with, first
#include "core/base/random.hpp"
#include "core/logic/expr.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace same_tree_test {

using namespace loggia;
using namespace loggia::logic;

/// A random expression, and the tree in prefix notation, which is the oracle.
struct Sample {
    Formula formula{{}, Expr(0)};
    std::string prefix;
};

Sample random_sample(Random& random) {
    Sample sample;
    Store& store = sample.formula.store;
    std::vector<std::pair<Expr, std::string>> made;
    // What is made first and left unused gives equal expressions different numbers.
    store.variable("unused" + std::to_string(random.below(3)));
    for (const char* name : {"x", "y"})
        made.emplace_back(store.variable(name), name);
    made.emplace_back(store.constant(true), "1");
    made.emplace_back(store.constant(false), "0");
    for (std::uint64_t i = random.below(5); i > 0; --i) {
        const Kind kind = std::array{Kind::negation, Kind::conjunction, Kind::parity,
                                     Kind::implication}[random.below(4)];
        const std::size_t count = kind == Kind::negation      ? 1
                                  : kind == Kind::implication ? 2
                                                              : random.below(3);
        std::vector<Expr> operands;
        std::string text = "(" + std::to_string(static_cast<int>(kind));
        for (std::size_t k = 0; k < count; ++k) {
            const auto& [e, prefix] = made[random.below(made.size())];
            operands.push_back(e);
            text += ' ' + prefix;
        }
        made.emplace_back(store.node(kind, operands), text + ')');
    }
    const auto& [root, prefix] = made[made.size() - 1 - random.below(3)];
    sample.formula.root = root;
    sample.prefix = prefix;
    return sample;
}

class SameTreeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithThePrefixNotation() {
        Random random(test_suite::seed(2));
        int equal = 0;
        for (int i = 0; i < 30000; ++i) {
            const Sample a = random_sample(random);
            const Sample b = random_sample(random);
            QCOMPARE(same_tree(a.formula, b.formula), a.prefix == b.prefix);
            equal += static_cast<int>(a.prefix == b.prefix);
        }
        QVERIFY(equal > 100);
    }

    void treesOfAnyDepthAndSize() {
        const auto tower = [](Kind kind, const char* bottom) {
            Formula formula{{}, Expr(0)};
            formula.root = formula.store.variable(bottom);
            for (int i = 0; i < 200000; ++i)
                formula.root = formula.store.node(
                    kind, kind == Kind::negation ? std::vector{formula.root}
                                                 : std::vector{formula.root, formula.root});
            return formula;
        };
        for (const Kind kind : {Kind::negation, Kind::conjunction}) {
            QVERIFY(same_tree(tower(kind, "x"), tower(kind, "x")));
            QVERIFY(!same_tree(tower(kind, "x"), tower(kind, "y")));
        }
    }
};

LOGGIA_TEST(SameTreeTest)

} // namespace same_tree_test

#include "same_tree_test.moc"
