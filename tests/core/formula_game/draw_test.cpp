#include "core/base/error.hpp"
#include "core/formula_game/formula.hpp"
#include "tests/core/formula_game/random_formula.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace draw_test {

using namespace loggia;
using namespace loggia::formula_game;

/// The assignment's rule by recursion.
std::string drawn(const oracle::Tree& tree, std::size_t depth = 0) {
    std::string text(1, tree.sign);
    for (std::size_t i = tree.operands.size(); i > 0; --i) {
        text += i == tree.operands.size() ? " " : "\n" + std::string(2 * (depth + 1), ' ');
        text += drawn(tree.operands[i - 1], depth + 1);
    }
    return text;
}

std::string drawing(const std::string& formula) {
    return draw_formula_tree(logic::read_strict(formula).value()).value();
}

class DrawTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theHandoutsTrees_data() {
        QTest::addColumn<QString>("formula");
        QTest::addColumn<QString>("tree");
        QTest::newRow("leaf") << "x"
                              << "x";
        QTest::newRow("not") << "-x"
                             << "- x";
        QTest::newRow("or") << "(x+y)"
                            << "+ y\n  x";
        QTest::newRow("handout") << "((-x+y)*-(-y+x))"
                                 << "* - + x\n      - y\n  + y\n    - x";
        QTest::newRow("deep") << "(c+-(-(b+a)+-(-x+-y)))"
                              << "+ - + - + - y\n          - x\n      - + a\n          b\n  c";
        QTest::newRow("k-ary") << "(x+(u*v*w*z)+y)"
                               << "+ y\n  * z\n    w\n    v\n    u\n  x";
    }
    void theHandoutsTrees() {
        QFETCH(QString, formula);
        QFETCH(QString, tree);
        QCOMPARE(QString::fromStdString(drawing(formula.toStdString())), tree);
    }

    void randomTreesByTheRule() {
        Random random(test_suite::seed(5));
        for (int i = 0; i < 3000; ++i) {
            const auto tree = oracle::random_tree(random, static_cast<int>(random.below(7)), 26);
            QCOMPARE(draw_formula_tree(oracle::formula_of(tree)).value(), drawn(tree));
        }
    }

    void depthCostsNoStack() {
        QCOMPARE(drawing(std::string(100000, '-') + "x").size(), std::size_t{200001});
        // To the left, every line is as deep as its parentheses: 1 + 2 + ... indentations.
        const auto chain = [](std::size_t n) {
            return std::string(n, '(') + 'x' + [n] {
                std::string rest;
                for (std::size_t i = 0; i < n; ++i)
                    rest += "*y)";
                return rest;
            }();
        };
        const std::string text = drawing(chain(5000));
        QCOMPARE(std::count(text.begin(), text.end(), '\n'), 5000);
        QVERIFY(text.ends_with("\n" + std::string(10000, ' ') + "x"));
        const auto refused = draw_formula_tree(logic::read_strict(chain(100000)).value());
        QCOMPARE(refused.error().message,
                 std::string("the drawing would exceed 268,435,455 characters"));
    }

    void whatHasNoSigns() {
        logic::Formula formula{{}, logic::Expr(0)};
        const auto x = formula.store.variable("x");
        formula.root = formula.store.implication(x, x);
        QVERIFY(!draw_formula_tree(formula));
    }
};

LOGGIA_TEST(DrawTest)

} // namespace draw_test

#include "draw_test.moc"
