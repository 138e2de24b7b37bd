#include "core/base/random.hpp"
#include "core/logic/notation.hpp"
#include "core/logic/syntax.hpp"
#include "tests/core/logic/random_tree.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace statement_syntax_test {

using namespace loggia;
using namespace loggia::logic;

const PrefixSymbols squares{[](std::string_view word) {
                                return word.size() == 5 && word.find_first_not_of("MSPB_1234") ==
                                                               std::string_view::npos;
                            },
                            "a square"};

std::string shown(const std::string& line, const PrefixSymbols& symbols) {
    Store store;
    const auto e = read_statement(store, line, 7, symbols);
    if (e)
        return to_prefix(store, *e);
    const SourceSpan span = e.error().span.value_or(SourceSpan{});
    return "error " + std::to_string(span.line) + ":" + std::to_string(span.column) + " " +
           e.error().message;
}

class StatementSyntaxTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reads_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* line, const char* expected) {
            QTest::newRow(line) << QString(line) << QString(expected);
        };
        row("(and P_1_3 (not M_2_3))", "(and P_1_3 (not M_2_3))");
        row("P_1_3 and not M_2_3", "(and P_1_3 (not M_2_3))");
        row("  P_1_3 & -M_2_3 ", "(and P_1_3 (not M_2_3))");
        row("not P_1_1", "(not P_1_1)");
        row("(not P_1_1) or P_1_2", "(or (not P_1_1) P_1_2)");
        row("(P_1_1 or P_1_2) -> B_1_1", "(if (or P_1_1 P_1_2) B_1_1)");
        row("P_1_1 xor P_1_2", "(xor P_1_1 P_1_2)");
        row("(P_1_1 xor P_1_2) xor P_1_3", "(xor (xor P_1_1 P_1_2) P_1_3)");
        row("B_1_1 <-> one(P_1_2, P_2_1, P_3_1)", "(iff B_1_1 (xor P_1_2 P_2_1 P_3_1))");
        row("P_1_1'", "(not P_1_1)");
        row("if P_1_1 then B_1_2", "(if P_1_1 B_1_2)");
        row(" If (P_1_1 or P_2_2) then not B_1_2 or B_1_3",
            "(if (or P_1_1 P_2_2) (or (not B_1_2) B_1_3))");
        row("if P_1_1 then (not B_1_2)", "(if P_1_1 (not B_1_2))");
        row("if P_1_1 then M_9_9", "error 7:15 unknown symbol 'M_9_9'; expected a square");
        row("if P_1_1 then P_1_2 then P_1_3",
            "error 7:1 a connective must follow '('; expected '(if' or a square");
        row("if P_1_1 then", "error 7:1 a connective must follow '('; expected '(if' or a square");
        row("P_1_1 xor P_1_2 xor P_1_3",
            "error 7:1 a chain of xor is ambiguous; write (xor A B C) or one(A, B, C) for exactly "
            "one, (A xor B) xor C for an odd number");
        row("P_1_1 & 1", "(and P_1_1 (and))");
        row("P_1_3 and not M_9_9", "error 7:15 unknown symbol 'M_9_9'; expected a square");
        row("P_1_3 and", "error 7:10 expected a variable, a constant, a negation or an opening "
                         "bracket, found the end");
        row("P_1_3 P_1_4", "error 7:7 expected the end of the line after the statement");
        // what the assignment refuses is refused
        row("(P_1_1)", "error 7:2 write the symbol 'P_1_1' without brackets; expected a "
                       "connective: and, or, xor, not, if, iff, nand, nor or xnor");
        row("(not(or P_1_1))", "error 7:5 expected a blank before '('");
        row("(and P_1_1 and P_1_2)",
            "error 7:12 a connective must follow '('; expected '(and' or a square");
        row("(and P_1_1", "error 7:11 expected ')' for the '(' in column 1");
        row("(or P_1_1) P_1_2", "error 7:12 expected the end of the line after the statement");
        row("( and P_1_1 P_1_2)", "error 7:1 expected a connective right after '(': and, or, xor, "
                                  "not, if, iff, nand, nor or xnor");
    }
    void reads() {
        QFETCH(QString, line);
        QFETCH(QString, expected);
        QCOMPARE(QString::fromStdString(shown(line.toStdString(), squares)), expected);
    }

    void aSymbolOfAnyKindIsNoGuess() {
        const std::string both =
            "error 7:1 ambiguous: a symbol or a formula; put blanks around the operators";
        QCOMPARE(shown("a|b", {}), both);
        QCOMPARE(shown("!a", {}), both);
        QCOMPARE(shown("a | b", {}), std::string("(or a b)"));
        QCOMPARE(shown("x.y", {}), std::string("x.y"));
        QCOMPARE(shown("(and a|b c)", {}), std::string("(and a|b c)"));
        QCOMPARE(shown("\"a b\" & c", {}),
                 std::string("error 7:1 unknown symbol '\"a b\"'; expected a symbol"));
        QCOMPARE(shown("c | if", {}),
                 std::string("error 7:5 unknown symbol 'if'; expected a symbol"));
    }

    void infixMeansWhatPrefixMeans() {
        Random random(test_suite::seed(18));
        int read = 0;
        for (int i = 0; i < test_suite::rounds(3000); ++i) {
            Store store;
            for (const char* name : {"a", "b", "c", "d"})
                static_cast<void>(store.variable(name));
            const Expr e =
                oracle::build(store, oracle::random_tree(random, {4, 4, 2, false, true}));
            const auto infix = read_statement(store, print(store, e, notations::ascii).value(), 1);
            if (!infix)
                continue; // a chain of xor, or nothing but a variable in parentheses
            const auto prefix = read_statement(store, to_prefix(store, e), 1);
            QVERIFY(prefix.has_value());
            ++read;
            for (unsigned row = 0; row < 16; ++row) {
                const std::vector<bool> values{(row & 1U) != 0, (row & 2U) != 0, (row & 4U) != 0,
                                               (row & 8U) != 0};
                QCOMPARE(evaluate(store, *infix, values), evaluate(store, *prefix, values));
            }
        }
        QVERIFY(read > test_suite::rounds(1500));
    }
};

LOGGIA_TEST(StatementSyntaxTest)

} // namespace statement_syntax_test

#include "statement_syntax_test.moc"
