#include "core/base/random.hpp"
#include "core/ladr/filters/evaluate.hpp"
#include "core/ladr/filters/formula_text.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <fmt/format.h>

#include <string>

namespace formula_text_test {

using namespace loggia;
using namespace loggia::ladr;

std::string printed(const std::string& text) {
    const auto input = read_formulas(text);
    return input ? formula_text(*input, input->lists[0].members.back()) : input.error().message;
}

const Interpretation model{2,
                           {},
                           {{"a", 0, false, {1}},
                            {"c", 0, false, {0}},
                            {"f", 1, false, {1, 0}},
                            {"-", 1, false, {1, 1}},
                            {"'", 1, false, {0, 0}},
                            {"v", 2, false, {0, 1, 1, 1}},
                            {"*", 2, false, {0, 1, 0, 1}},
                            {"p", 2, true, {0, 1, 1, 1}}}};

class RandomFormula {
public:
    explicit RandomFormula(std::uint64_t seed) : random_(seed) {}

    std::string formula(int depth) {
        switch (random_.below(depth == 0 ? 3 : 10)) {
        case 0:
            return fmt::format("p({},{})", term(1), term(depth));
        case 1:
            return fmt::format("{} = {}", term(depth), term(1));
        case 2:
            return fmt::format("{} != {}", term(1), term(depth));
        case 3:
            return fmt::format("-({})", formula(depth - 1));
        case 4:
            return fmt::format("({}) & ({})", formula(depth - 1), formula(depth - 1));
        case 5:
            return fmt::format("({}) | ({})", formula(depth - 1), formula(depth - 1));
        case 6:
            return fmt::format("({}) -> ({})", formula(depth - 1), formula(depth - 1));
        case 7:
            return fmt::format("({}) <-> ({})", formula(depth - 1), formula(depth - 1));
        case 8:
            return fmt::format("all x ({})", formula(depth - 1));
        default:
            return fmt::format("exists y ({})", formula(depth - 1));
        }
    }

private:
    std::string term(int depth) {
        switch (random_.below(depth <= 0 ? 3 : 8)) {
        case 0:
            return "x";
        case 1:
            return "c";
        case 2:
            return "0";
        case 3:
            return fmt::format("f({})", term(depth - 1));
        case 4:
            return fmt::format("(-({}))", term(depth - 1));
        case 5:
            return fmt::format("(({})')", term(depth - 1));
        case 6:
            return fmt::format("({}) v ({})", "a", term(0));
        default:
            return fmt::format("({} * {})", term(0), term(0));
        }
    }

    Random random_;
};

class FormulaTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// What LADR's clausefilter prints for these, recorded.
    void printsAsLadr_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char* text, const char* expected) {
            QTest::newRow(text) << QByteArray(text) << QByteArray(expected);
        };
        row("p([], [a,b:y], [f(a)]).", "p([],[a,b:x],[f(a)])");
        row("p(x,y) | -q(y) | x != y.", "p(x,y) | -q(y) | x != y");
        row("-(a = b).", "a != b");
        row("-(a != b).", "-(a != b)");
        row("f(w,v,u) = f(z,y,x).", "f(x,y,z) = f(u,w,v5)");
        row("(p(a,b) | q(a)) | r.", "p(a,b) | q(a) | r");
        row("(p(a,b) & q(b)) & r.", "p(a,b) & q(b) & r");
        row("p(a,b) & (q(b) & r) & q(a).", "p(a,b) & q(b) & r & q(a)");
        row("all x (p(x,y) -> q(x)).", "(all y all x (p(x,y) -> q(x)))");
        row("-(all x all y p(x,y)) | q(a).", "-(all x all y p(x,y)) | q(a)");
        row("exists x (q(x) & all y p(x,y)).", "(exists x (q(x) & (all y p(x,y))))");
        row("--q(a).", "--q(a)");
        row("a' = b''.", "a' = b''");
        row("a * (b + c)' = a.", "a * (b + c)' = a");
        row("-(-a) = a * -b.", "--a = a * -b");
        row("x v y = y v x # label(comm) # label(\"x y\").",
            "x v y = y v x # label(comm) # label(\"x y\")");
        row("(q(a) -> r) -> r.", "(q(a) -> r) -> r");
        row("q(a) -> (r -> r).", "q(a) -> (r -> r)");
        row("-(q(a) | r).", "-(q(a) | r)");
        row("p(a,b) | q(a) & r.", "p(a,b) | q(a) & r");
        row("$F | r.", "r");
        row("f(x1,x2,x3) = f(x4,x5,f(x6,x7,x8)).", "f(x,y,z) = f(u,w,f(v5,v6,v7))");
    }
    void printsAsLadr() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, expected);
        QCOMPARE(QByteArray::fromStdString(printed(text.toStdString())), expected);
    }

    void printsWithTheOperatorsOfTheText() {
        QCOMPARE(printed("op(400, infix_right, [and]). op(300, prefix_paren, ~).\n"
                         "(a and (b and c)) = ~(~a)."),
                 std::string("a and b and c = ~ (~ a)"));
        QCOMPARE(printed("redeclare(negation, no). redeclare(disjunction, or). no p(x) or q(y)."),
                 std::string("no p(x) or q(y)"));
        QCOMPARE(printed("set(prolog_style_variables). p(Y,x) | q(X)."),
                 std::string("p(A,x) | q(B)"));
        QCOMPARE(printed("op(ordinary, *). *(a,b) = [a,[],-]."), std::string("*(a,b) = [a,[],-]"));
    }

    void isReadAsTheSame() {
        RandomFormula random(11);
        for (int round = 0; round < 5000; ++round) {
            const std::string text = random.formula(round % 6) + ".";
            const std::string once = printed(text);
            const auto input = read_formulas(once + ".");
            QVERIFY2(input.has_value(), (text + "\n" + once).c_str());
            const TermId member = input->lists[0].members[0];
            QCOMPARE(formula_text(*input, member), once);
            const auto original = read_formulas(text);
            const Control control;
            QCOMPARE(*Evaluator(*input, model, control).is_true(member),
                     *Evaluator(*original, model, control).is_true(original->lists[0].members[0]));
        }
    }
};

LOGGIA_LOOP_TEST(FormulaTextTest)

} // namespace formula_text_test

#include "formula_text_test.moc"
