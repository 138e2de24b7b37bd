#include "core/base/random.hpp"
#include "core/logic/notation.hpp"
#include "core/logic/syntax.hpp"
#include "core/logic/transform.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <array>
#include <string>
#include <vector>

namespace typed_syntax_test {

using namespace loggia;
using namespace loggia::logic;

std::string shown(const Result<Formula>& formula) {
    if (formula)
        return print(formula->store, formula->root, notations::ascii).value();
    const SourceSpan span = formula.error().span.value_or(SourceSpan{});
    return "error " + std::to_string(span.column) + " " + formula.error().message;
}

/// A sum of products in the notation of textbooks, with its value in each of the 16 rows.
struct Algebra {
    std::string text;
    std::array<bool, 16> rows{};
};

Algebra random_sum(Random& random, bool bars) {
    Algebra sum;
    for (std::uint64_t terms = 1 + random.below(3); terms > 0; --terms) {
        std::array<bool, 16> product{};
        product.fill(true);
        std::string text;
        for (unsigned letter = 0; letter < 4; ++letter) {
            if (random.below(2) == 0)
                continue;
            const bool negated = random.below(2) == 0;
            if (negated && bars)
                text += std::string("\\overline{") + static_cast<char>('a' + letter) + "}";
            else
                text += static_cast<char>('a' + letter);
            if (negated && !bars)
                text += random.below(2) == 0 ? "'" : "’";
            for (unsigned row = 0; row < 16; ++row)
                product[row] = product[row] && ((row >> letter & 1U) != 0) != negated;
        }
        if (text.empty())
            continue;
        sum.text += (sum.text.empty() ? "" : " + ") + text;
        for (unsigned row = 0; row < 16; ++row)
            sum.rows[row] = sum.rows[row] || product[row];
    }
    return sum;
}

/// Whether the letters of each word rise, and some word has several.
bool is_all_products(const std::string& text) {
    bool several = false;
    for (std::size_t i = 1; i < text.size(); ++i)
        if (text[i] >= 'a' && text[i - 1] >= 'a') {
            several = true;
            if (text[i] <= text[i - 1])
                return false;
        }
    return several;
}

class TypedSyntaxTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reads_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* text, const char* expected) {
            QTest::newRow(text) << QString(text) << QString(expected);
        };
        row("a'b + cd", "-a & b | c & d");
        row("A'B + CD", "-A & B | C & D");
        row("ab'(c+b)a'b + c", "a & -b & (c | b) & -a & b | c");
        row("\\overline{ab}c + d", "-(a & b) & c | d");
        row("a\xCC\x85"
            "b + c",
            "-a & b | c");
        row("ab\xCC\x85 + c", "a & -b | c");
        row("ab\xCC\x84 + c", "a & -b | c");
        row("a b + c", "a & b | c");
        row("a'b | c", "-a & b | c");
        row("c | a b", "c | a & b");
        row("w'x + xw", "-w & x | x & w");
        // words
        row("ab", "ab");
        row("foo + bar", "foo | bar");
        row("req + hold'", "req | -hold");
        row("ab & c", "ab & c");
        row("ab + c*d", "ab | c & d");
        row("\"ab\" + c", "ab | c");
        row("x1 + ab", "x1 | ab");
        row("rain -> wet", "rain -> wet");
        row("a nand b", "-(a & b)");
        row("T + a", "1 | a");
        row("S & \"T\"", "S & \"T\"");
        row("T -> F", "1 -> 0");
        row("Rain & T", "Rain & 1");
        // prefix
        row("(and a (not b))", "a & -b");
        row(" (NAND a b)\n", "-(a & b)");
        row("(or a\n    (iff b c))", "a | (b <-> c)");
        row("(if a b)", "a -> b");
        row("(and)", "1");
        row("(and (or a))", "a");
        row("(xor a b c)", "one(a, b, c)");
        row("(not a) & b", "-a & b");
        row("(and a", "error 7 expected ')' for the '(' in column 1");
        row("(or a\n (and b c)", "error 11 expected ')' for the '(' in column 1");
        row("(=> a (implies b c))", "a -> b -> c");
        row("(=> a)", "error 1 'if' takes exactly two statements, found 1");
        row("(And (a, b) -> c)", "a & b -> c");
        row("Or[And[a, b], Not[c]]", "a & b | -c");
        row("Implies[a, b)", "error 13 expected an operator, ',' or ']' for the '[' in line 1, "
                             "column 8, found ')'");
        row("x1'x0", "error 4 expected an operator or the end of the formula, found 'x0'");
        // neither plainly
        row("ab' + c", "error 1 'ab' is ambiguous; write \"ab\" for a variable, or a*b for a "
                       "product");
        row("p v~q", "error 4 expected an operator or the end of the formula, found '~'");
        row("A \\ B", "error 5 expected an operator or the end of the formula, found 'B'");
        row("a b f\n0 0 1", "error 3 expected an operator or the end of the formula, found 'b'");
        row("0 1", "error 3 expected an operator or the end of the formula, found '1'");
        row("T F", "error 3 expected an operator or the end of the formula, found 'F'");
        row("a 0", "error 3 expected an operator or the end of the formula, found '0'");
        row("a\nb", "error 1 expected an operator or the end of the formula, found 'b'");
    }
    void reads() {
        QFETCH(QString, text);
        QFETCH(QString, expected);
        QCOMPARE(QString::fromStdString(shown(read_typed(text.toStdString()))), expected);
    }

    void wordsOfTheStoreAreWords() {
        Store store;
        const Expr ab = store.variable("ab");
        const std::array operands{ab, store.variable("c")};
        QVERIFY(read_typed(store, "ab + c").value() == store.node(Kind::disjunction, operands));
    }

    /// All connectives of the table of the translator's source, in words, signs and prefix form.
    void everyConnectiveHasItsTable_data() {
        QTest::addColumn<QStringList>("spellings");
        QTest::addColumn<QString>("table"); ///< of a=0 b=0, a=0 b=1, a=1 b=0, a=1 b=1
        QTest::newRow("and") << QStringList{"and",          "AND",     "&",      "&&",
                                            "/\\",          "∧",       "·",      "×",
                                            "\\land",       "\\wedge", "\\cdot", "\\times",
                                            "\\text{ and }"}
                             << "0001";
        QTest::newRow("or") << QStringList{"or", "OR", "|", "||", "\\/", "∨", "+", "\\lor", "\\vee"}
                            << "0111";
        QTest::newRow("xor") << QStringList{"xor",     "XOR",      "^",     "⊕",
                                            "⊻",       "!=",       "≠",     "≢",
                                            "\\oplus", "\\veebar", "\\neq", "\\nleftrightarrow"}
                             << "0110";
        QTest::newRow("implies")
            << QStringList{"implies", "->",           "=>",           "→",        "⇒", "⊃",
                           "\\to",    "\\rightarrow", "\\Rightarrow", "\\implies"}
            << "1101";
        QTest::newRow("iff") << QStringList{"iff",
                                            "xnor",
                                            "<->",
                                            "<=>",
                                            "<==>",
                                            "==",
                                            "↔",
                                            "⇔",
                                            "≡",
                                            "⊙",
                                            "~^",
                                            "\\iff",
                                            "\\leftrightarrow",
                                            "\\odot"}
                             << "1001";
        QTest::newRow("nand") << QStringList{"nand", "NAND",      "⊼",         "↑",
                                             "~&",   "\\uparrow", "\\barwedge"}
                              << "1110";
        QTest::newRow("nor") << QStringList{"nor", "Nor", "⊽", "↓", "~|", "\\downarrow"} << "1000";
        QTest::newRow("implied by") << QStringList{"<-", "←", "⇐", "\\gets"} << "1011";
    }
    void everyConnectiveHasItsTable() {
        QFETCH(QStringList, spellings);
        QFETCH(QString, table);
        for (const QString& spelling : spellings) {
            Store store;
            static_cast<void>(store.variable("a"));
            static_cast<void>(store.variable("b"));
            const auto e = read_typed(store, ("a " + spelling + " b").toStdString());
            QVERIFY2(e.has_value(), qPrintable(spelling));
            for (unsigned row = 0; row < 4; ++row)
                QVERIFY2(evaluate(store, *e, {row / 2 != 0, row % 2 != 0}) ==
                             (table[static_cast<qsizetype>(row)] == QLatin1Char('1')),
                         qPrintable(spelling));
        }
    }

    void sumsOfProductsHaveTheirRows() {
        Random random(test_suite::seed(1));
        int read = 0;
        for (int i = 0; i < test_suite::rounds(5000); ++i) {
            const Algebra sum = random_sum(random, random.below(3) == 0);
            Store store;
            for (const char* letter : {"a", "b", "c", "d"})
                static_cast<void>(store.variable(letter));
            const auto e = read_typed(store, sum.text);
            if (!e) // letters in products alone, without anything that makes them plain
                continue;
            const auto variables = variables_of(store, *e);
            if (store.variables() > 4)
                continue; // one word alone
            ++read;
            for (unsigned row = 0; row < 16; ++row)
                QVERIFY2(evaluate(store, *e,
                                  {(row & 1U) != 0, (row & 2U) != 0, (row & 4U) != 0,
                                   (row & 8U) != 0}) == sum.rows[row],
                         sum.text.c_str());
        }
        QVERIFY(read > test_suite::rounds(2500));
    }

    /// A text of random tokens is read as words or as letters, or refused; and where both read it,
    /// as different functions of `+` and bars, it is refused.
    void neverGuessesBetweenTwoReadings() {
        Random random(test_suite::seed(2));
        const std::array<std::string_view, 14> tokens{"a", "b", "ab", "ba", "foo", " ", "+",
                                                      "'", "(", ")",  "0",  "v",   "*", "1 "};
        int refused = 0;
        for (int i = 0; i < test_suite::rounds(50000); ++i) {
            std::string text;
            for (std::uint64_t n = 1 + random.below(7); n > 0; --n)
                text += tokens.at(random.below(tokens.size()));
            const auto typed = shown(read_typed(text));
            const auto words = read_lenient(text);
            const auto letters = read_lenient(text, {.single_letters = true});
            if (typed.starts_with("error")) {
                refused += words || letters ? 1 : 0;
                continue;
            }
            QVERIFY2(typed == shown(words) || typed == shown(letters), text.c_str());
            if (!words)
                continue;
            // With sums, and no other sign, letters side by side could be meant too.
            const bool plain = text.find_first_of("*01") != std::string::npos;
            const bool algebra = text.find_first_of("+'") != std::string::npos;
            QVERIFY2(!(letters && algebra && !plain && is_all_products(text)), text.c_str());
        }
        QVERIFY(refused > 100);
    }
};

LOGGIA_TEST(TypedSyntaxTest)

} // namespace typed_syntax_test

#include "typed_syntax_test.moc"
