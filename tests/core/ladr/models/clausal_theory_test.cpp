#include "core/ladr/models/clausal_theory.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace clausal_theory_test {

using namespace loggia;
using namespace loggia::ladr;

std::optional<ClausalTheory> theory_of(const std::string& text) {
    const auto input = read_mace(text);
    if (!input)
        return std::nullopt;
    const auto signature = signature_of(*input);
    return signature ? clausal_theory(*input, *signature) : std::nullopt;
}

std::string term_text(const ClausalTheory& theory, std::uint32_t id) {
    const auto& t = theory.terms[id];
    if (t.kind == ClausalTheory::Term::Kind::variable)
        return "x" + std::to_string(t.value);
    if (t.kind == ClausalTheory::Term::Kind::element)
        return std::to_string(t.value);
    std::string text = theory.operations[static_cast<std::size_t>(t.value)].text;
    for (std::size_t i = 0; i < t.count; ++i)
        text += (i == 0 ? "(" : ",") + term_text(theory, theory.arguments_of(t)[i]);
    return text + (t.count > 0 ? ")" : "");
}

std::string text_of(const ClausalTheory& theory) {
    std::string text;
    for (const auto& clause : theory.clauses) {
        std::string line;
        for (const auto& literal : clause.literals) {
            line += line.empty() ? "" : " | ";
            if (literal.is_equality)
                line += term_text(theory, literal.left) + (literal.is_negated ? " != " : " = ") +
                        term_text(theory, literal.right);
            else
                line += (literal.is_negated ? "-" : "") + term_text(theory, literal.left);
        }
        text += line + ".\n";
    }
    return text;
}

class ClausalTheoryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void makesClauses_data() {
        QTest::addColumn<QString>("formulas");
        QTest::addColumn<QString>("clauses");
        QTest::newRow("equation") << "x * y = y * x."
                                  << "*(x0,x1) = *(x1,x0).\n";
        QTest::newRow("implication") << "p(x) & q -> r(x)."
                                     << "-p(x0) | -q | r(x0).\n";
        QTest::newRow("equivalence") << "p(x) <-> q(x)."
                                     << "-p(x0) | q(x0).\np(x0) | -q(x0).\n";
        QTest::newRow("denied equivalence") << "-(p(x) <-> q(x))."
                                            << "-p(x0) | -q(x0).\np(x0) | q(x0).\n";
        QTest::newRow("distribution") << "(p(a) & q) | (r & s)."
                                      << "p(a) | r.\np(a) | s.\nq | r.\nq | s.\n";
        QTest::newRow("Skolem constant") << "(exists y (p(y)))."
                                         << "p(c1).\n";
        QTest::newRow("Skolem function") << "(all x (exists y (all z (exists w (r(x,y,z,w))))))."
                                         << "r(x0,f1(x0),x1,f2(x0,x1)).\n";
        QTest::newRow("taken names") << "(exists y (p(y,c1))). (all x (exists y (p(x,f1(y)))))."
                                     << "p(c2,c1).\np(x0,f1(f2(x0))).\n";
        QTest::newRow("the same name twice") << "(all x (p(x) | (exists x (q(x)))))."
                                             << "p(x0) | q(f1(x0)).\n";
        QTest::newRow("constants") << "($T & p(a)) | $F."
                                   << "p(a).\n";
        QTest::newRow("contradiction") << "p(a) & $F."
                                       << "p(a).\n.\n";
        QTest::newRow("tautology") << "p(x) | -p(x). a = a."
                                   << "";
        QTest::newRow("merged") << "p(x) | p(x)."
                                << "p(x0).\n";
        QTest::newRow("elements") << "f(0) != 2."
                                  << "f(0) != 2.\n";
    }
    void makesClauses() {
        QFETCH(QString, formulas);
        QFETCH(QString, clauses);
        const auto theory = theory_of("formulas(a). " + formulas.toStdString() + " end_of_list.");
        QVERIFY(theory.has_value());
        QCOMPARE(QString::fromStdString(text_of(*theory)), clauses);
    }

    void deniesGoals() {
        const auto theory = theory_of("formulas(goals). x * y = y * x. p(x) -> q. end_of_list. "
                                      "formulas(hints). r(x). end_of_list.");
        QCOMPARE(text_of(*theory), std::string("*(c1,c2) != *(c2,c1).\np(c3).\n-q.\n"));
    }

    void ordersOperations() {
        const auto theory = theory_of("formulas(a). p(x) | f(x) = b | a = x | q. "
                                      "(exists y (all x (exists z (r(x,y,z))))). end_of_list.");
        std::string names;
        for (const auto& operation : theory->operations)
            names += operation.text + (operation.is_skolem ? "' " : " ");
        QCOMPARE(names, std::string("a b c1' f f1' q p r "));
    }

    void readsLists() {
        const auto theory = theory_of("list(distinct). [a,b,c]. end_of_list.");
        QCOMPARE(text_of(*theory), std::string("a != b.\na != c.\nb != c.\n"));
    }

    void refusesWhatGrowsTooLarge() {
        std::string chain = "(p0(a))";
        for (int i = 1; i < 40; ++i)
            chain = "(" + chain + " <-> p" + std::to_string(i) + "(a))";
        QVERIFY(!theory_of("formulas(a). " + chain + ". end_of_list.").has_value());
        QVERIFY(!theory_of("set(arithmetic). formulas(a). a + b = 1. end_of_list.").has_value());
    }
};

LOGGIA_TEST(ClausalTheoryTest)

} // namespace clausal_theory_test

#include "clausal_theory_test.moc"
