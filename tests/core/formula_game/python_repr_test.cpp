#include "core/base/error.hpp"
#include "core/formula_game/formula.hpp"
#include "core/logic/expr.hpp"
#include "tests/core/formula_game/random_formula.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace python_repr_test {

using namespace loggia;
using namespace loggia::formula_game;

std::string repr(const std::string& formula) {
    return to_repr(logic::read_strict(formula).value()).value();
}

/// Python's rule by recursion.
std::string repr(const oracle::Tree& tree) {
    if (tree.operands.empty())
        return std::string("Leaf('") + tree.sign + "')";
    std::string text = tree.sign == '-' ? "NotTree(" : tree.sign == '*' ? "AndTree(" : "OrTree(";
    for (std::size_t i = 0; i < tree.operands.size(); ++i)
        text += (i == 0 ? "" : ", ") + repr(tree.operands[i]);
    return text + ")";
}

class ReprTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void examples() {
        QCOMPARE(repr("x"), std::string("Leaf('x')"));
        QCOMPARE(repr("((x+y)*-z)"),
                 std::string("AndTree(OrTree(Leaf('x'), Leaf('y')), NotTree(Leaf('z')))"));
        QCOMPARE(repr("(x*y*z)"), std::string("AndTree(Leaf('x'), Leaf('y'), Leaf('z'))"));
    }

    void randomTreesThereAndBack() {
        Random random(test_suite::seed(6));
        for (int i = 0; i < 3000; ++i) {
            const auto tree = oracle::random_tree(random, static_cast<int>(random.below(7)), 26);
            const auto formula = oracle::formula_of(tree);
            const std::string text = to_repr(formula).value();
            QCOMPARE(text, repr(tree));
            QVERIFY(logic::same_tree(formula_of_repr(text).value(), formula));
            std::string spaced; // as an editor might have broken it
            for (const char c : text) {
                if (c == '(' || c == ')' || c == ',')
                    spaced += std::array{"", " ", "\n  ", "\r\n\t"}[random.below(4)];
                if (c == '\'')
                    spaced += '"';
                else if (c != ' ')
                    spaced += c;
            }
            QVERIFY2(logic::same_tree(formula_of_repr(spaced).value(), formula), spaced.c_str());
        }
    }

    void saysWhatIsWrongAndWhere_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("message");
        const auto row = [](const char* text, int line, int column, const char* message) {
            QTest::newRow(text[0] == 0 ? "empty" : text)
                << QByteArray(text) << line << column << QString::fromUtf8(message);
        };
        const char* names =
            "expected `Leaf`, `NotTree`, `AndTree` or `OrTree` before the end of the text";
        row("", 1, 1, names);
        row("AndTree(Leaf('x'), ", 1, 20, names);
        row("leaf('x')", 1, 1, "expected `Leaf`, `NotTree`, `AndTree` or `OrTree`, not `leaf`");
        row("AndTree()", 1, 9, "expected `Leaf`, `NotTree`, `AndTree` or `OrTree`, not `)`");
        row("AndTree(Leaf('x'))", 1, 1, "`AndTree` takes two arguments or more, found 1");
        row("AndTree(Leaf('x'),\n NotTree(Leaf('x'), Leaf('y')))", 2, 2,
            "`NotTree` takes one argument, found 2");
        row("Leaf('X')", 1, 7, "expected a lower-case letter, a to z, not `X`");
        row("Leaf('')", 1, 7, "expected a lower-case letter, a to z, not `'`");
        row("Leaf('", 1, 7, "expected a lower-case letter, a to z before the end of the text");
        row("Leaf('xy')", 1, 8, "expected `'` after a single letter, not `y`");
        row("Leaf('x\")", 1, 8, "expected `'` after a single letter, not `\"`");
        row("Leaf(x)", 1, 6, "expected a letter in quotes, for example Leaf('x'), not `x`");
        row("Leaf", 1, 5, "expected `(` after `Leaf` before the end of the text");
        row("Leaf 'x'", 1, 6, "expected `(` after `Leaf`, not `'`");
        row("Leaf('x'", 1, 9, "expected `)` after the letter before the end of the text");
        row("OrTree(Leaf('x') Leaf('y'))", 1, 18, "expected `,` or `)`, not `L`");
        row("OrTree(Leaf('x'),, Leaf('y'))", 1, 18,
            "expected `Leaf`, `NotTree`, `AndTree` or `OrTree`, not `,`");
        row("OrTree(Leaf('x'), Leaf('y')", 1, 28, "expected `,` or `)` before the end of the text");
        row("Leaf('x') Leaf('y')", 1, 11, "expected the end of the text, not `L`");
        row("Leaf('x'))\n", 1, 10, "expected the end of the text, not `)`");
        row("Leaf('\xC3\xA9')", 1, 7, "expected a lower-case letter, a to z, not `\xC3\xA9`");
    }
    void saysWhatIsWrongAndWhere() {
        QFETCH(QByteArray, text);
        QFETCH(int, line);
        QFETCH(int, column);
        QFETCH(QString, message);
        const auto formula = formula_of_repr(text.toStdString());
        QVERIFY(!formula);
        QCOMPARE(QString::fromStdString(formula.error().message), message);
        QCOMPARE(formula.error().span->line, line);
        QCOMPARE(formula.error().span->column, column);
    }

    void isRecognised() {
        for (const char* text : {"Leaf('x')", " \n AndTree (", "NotTree\t(x", "OrTree()"})
            QVERIFY(looks_like_repr(text));
        for (const char* text : {"", "Leaf", "Leaf x", "Leafs('x')", "(Leaf('x'))", "(x*-y)"})
            QVERIFY(!looks_like_repr(text));
    }

    void depthCostsNoStack() {
        const std::string formula = std::string(200000, '-') + "x";
        const std::string text = repr(formula);
        QCOMPARE(logic::write_strict(formula_of_repr(text).value()).value(), formula);
        std::string open;
        for (int i = 0; i < 200000; ++i)
            open += "AndTree(Leaf('x'),";
        QVERIFY(!formula_of_repr(open));
    }

    void whatTheClassesCannotHold() {
        logic::Formula formula{{}, logic::Expr(0)};
        formula.root = formula.store.constant(true);
        QVERIFY(!to_repr(formula));
        formula.root = formula.store.variable("x");
        for (int i = 0; i < 100; ++i)
            formula.root = formula.store.node(logic::Kind::conjunction,
                                              std::array{formula.root, formula.root});
        QVERIFY(!to_repr(formula));
    }
};

LOGGIA_TEST(ReprTest)

} // namespace python_repr_test

#include "python_repr_test.moc"
