#include "core/logic/letters_or_words.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <cstddef>
#include <stop_token>
#include <string>
#include <string_view>

namespace letters_or_words_test {

using namespace loggia;
using namespace loggia::logic;

std::string meant(const std::string& text) {
    const auto letters = means_single_letters(Store(), text);
    if (letters)
        return *letters ? "letters" : "words";
    const SourceSpan span = letters.error().span.value_or(SourceSpan{});
    return "error " + std::to_string(span.column) + " " + letters.error().message;
}

class LettersOrWordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void plainlyMeant_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* text, const char* expected) {
            QTest::newRow(text) << QString(text) << QString(expected);
        };
        row("a'b + cd", "letters");
        row("c | a b", "letters");
        row("a(b')", "letters");
        row("a (b)", "letters");
        row("x y z", "letters");
        row("a y' b", "letters");
        row("E'N + EN", "letters");
        row("D'CBA + E'CBA", "letters");
        row("x'yzw + yzw + w", "letters");
        row("A'Cin + B'C + i + n", "letters");
        row("A'x + Bx + B'x'", "letters");
        row("Ax + A'B + Bx", "letters");
        row("x'AB + xA'B", "letters");
        row("a'en + e'a + n", "letters");
        row("Ab' + A'b", "letters");
        row("AB ∨ A'C", "letters");
        row("ab", "words");
        row("foo + bar", "words");
        row("ab & c", "words");
        row("ab + c*d", "words");
        row("x1 + ab", "words");
        row("Rain & T", "words");
        row("S & \"T\"", "words");
        row("p|- r", "words");
        row("p | - r", "words");
        row("eve -> bob", "words");
        row("Eva", "words");
        row("x1x2 | -x3", "words");
        row("x₁x₂ | -x₃", "words");
        row("r1c2 & r1c3", "words");
        row("\"x1x2\" | x3", "words");
        row("x1a | x1", "words");
        row("p*y*q", "words");
        row("AB ∨ ¬C", "words");
        row("\"x1x2\" ∨ x3", "words");
        row("x1x2 | x3", "words");
        row("x1x2 ∧ x3 ∨ x4", "words");
        row("x1y2 ∨ x3", "words");
        row("AB | C'", "words");
        row("AB ∨ C' ∧ D", "words");
        row("foo' ∨ bar", "words");
        row("Cin2 + C'", "words");
        row("Q1X + Y", "words");
        row("Q1X | X'", "words");
        row("\"ān\" -> b", "words");
        row("māte & tēvs", "words");
    }
    void plainlyMeant() {
        QFETCH(QString, text);
        QFETCH(QString, expected);
        QCOMPARE(QString::fromStdString(meant(text.toStdString())), expected);
    }

    void ambiguous_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* text, const char* expected) {
            QTest::newRow(text) << QString(text) << QString(expected);
        };
        const auto refused = [&](const char* text, int column, const std::string& word,
                                 const std::string& product) {
            const std::string error = "error " + std::to_string(column) + " '" + word +
                                      "' is ambiguous; write \"" + word + "\" for a variable, or " +
                                      product + " for a product";
            row(text, error.c_str());
        };
        refused("ab + bc + ca", 1, "ab", "a*b");
        refused("ab' + c", 1, "ab", "a*b");
        refused("ab + ca'", 1, "ab", "a*b");
        refused("BA + CB", 1, "BA", "B*A");
        refused("ab + cd + ef + gha'", 1, "ab", "a*b");
        refused("a'b + foo", 7, "foo", "f*o*o");
        refused("x1x2 + x3", 1, "x1x2", "x1*x2");
        refused("a1b1 + a0b0", 1, "a1b1", "a1*b1");
        refused("y + x10x2'", 5, "x10x2", "x10*x2");
        refused("p1 + q2 + p1q2", 11, "p1q2", "p1*q2");
        refused("A1B1 + A2", 1, "A1B1", "A1*B1");
        refused("x_1x_2 + x_3", 1, "x_1x_2", "x_1*x_2");
        refused("x₁x₂ + x₃", 1, "x₁x₂", "x₁*x₂");
        refused("p₁q₁ + p₂q₂", 1, "p₁q₁", "p₁*q₁");
        refused("y + x₁₀x₂'", 5, "x₁₀x₂", "x₁₀*x₂");
        refused("P(a) -> Q(a)", 1, "P(a)", "P*a");
        refused("x[0] & x[1]", 1, "x[0]", "x*0");
        refused("b + x(1)", 5, "x(1)", "x*1");
        refused("a'b + zeta(c + d)", 7, "zeta", "z*e*t*a");
        refused("AB + Cin(A ^ B)", 6, "Cin", "C*i*n");
        refused("A'B'Cin + A'BCin' + AB'Cin' + ABCin", 5, "Cin", "C*i*n");
        refused("A'Cin + B'Cin", 3, "Cin", "C*i*n");
        refused("A'en + B'en", 3, "en", "e*n");
        refused("LOAD'Q + LOAD·D", 1, "LOAD", "L*O*A*D");
        refused("EN'Q + EN·D", 1, "EN", "E*N");
        refused("CLR'D", 1, "CLR", "C*L*R");
        refused("AB + ĀC", 6, "ĀC", "A'*C");
        refused("A*B + BĀ", 7, "BĀ", "B*A'");
        refused("ān -> b", 1, "ān", "a'*n");
        refused("Q1X + X'", 1, "Q1X", "Q1*X");
        refused("Y + Q1X + Q0X'", 5, "Q1X", "Q1*X");
        refused("Q1Q0X + X'", 1, "Q1Q0X", "Q1*Q0*X");
        refused("AB ∨ C'", 1, "AB", "A*B");
        refused("AB ∨ C\xCC\x84", 1, "AB", "A*B");
        refused("ab' \\lor c", 1, "ab", "a*b");
        refused("x1x2 ∨ ¬x3", 1, "x1x2", "x1*x2");
        refused("x_1 \\lor x_2x_3", 10, "x_2x_3", "x_2*x_3");
        row("S & T", "error 5 'T' is ambiguous next to other capital letters; write 1 for the "
                     "constant, or \"T\" for a variable");
        row("F -> A", "error 1 'F' is ambiguous next to other capital letters; write 0 for the "
                      "constant, or \"F\" for a variable");
        row("x₁₀x₂₀x₃₀x₄₀x₅₀ + x₁",
            "error 1 'x₁₀x₂₀x₃₀x₄₀' is ambiguous; write \"x₁₀x₂₀x₃₀x₄₀\" for a variable, or "
            "x₁₀*x₂₀ for a product");
        row("p & q |- r", "error 7 '|-' is ambiguous; write -> for a conclusion, or | - for a "
                          "disjunction");
        row("~p v ~q", "error 4 'v' is ambiguous between two operands; write | or *");
        row("p v not q", "error 3 'v' is ambiguous between two operands; write | or *");
        row("~(pvq) -> r", "error 3 'pvq' is ambiguous; write \"pvq\" for a variable, or p | q for "
                           "a disjunction");
        row("(p y q) -> r", "error 4 'y' is ambiguous between two operands; write & for the "
                            "Spanish 'and', or * on both sides of a variable");
        row("P Y Q", "error 3 'y' is ambiguous between two operands; write & for the Spanish "
                     "'and', or * on both sides of a variable");
        row("a foo b", "error 3 expected an operator next to the word 'foo'");
        row("if a then b", "error 1 expected an operator next to the word 'if'");
        row("p v q", "error 3 'v' is ambiguous between two operands; write | or *");
        row("P V Q", "error 3 'V' is ambiguous between two operands; write | or *");
        row("p o q", "error 3 'o' is ambiguous between two operands; write | or *");
        row("p ^ q v r",
            "error 7 'v' is ambiguous between two operands; write | or *, and & for a ^ "
            "that means and, not xor");
        row("p^\\prime v r", "error 10 'v' is ambiguous between two operands; write | or *");
        row("a\xCC\x85"
            "b\xCC\x85",
            "error 4 ambiguous bar over several letters; write (ab)' or a'b'");
    }
    void ambiguous() {
        QFETCH(QString, text);
        QFETCH(QString, expected);
        QCOMPARE(QString::fromStdString(meant(text.toStdString())), expected);
    }

    void wordsOfTheStoreAreWords() {
        Store store;
        static_cast<void>(store.variable("ab"));
        QVERIFY(!means_single_letters(store, "ab + c'").value());
        QVERIFY(meant("ab + c'").starts_with("error"));
    }

    void stops() {
        std::stop_source stop;
        stop.request_stop();
        const Control stopped(stop.get_token());
        for (const char* const text : {"ab + c'", "foo + bar", "x1y1 + x0y0", "ab & bc"}) {
            const auto read = means_single_letters(Store(), text, stopped);
            QVERIFY2(!read && read.error().message == "stopped", text);
        }
    }

    /// Each of them may be a product: compared with one another, they would take hours.
    void manyNamesWithIndices() {
        constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
        const std::size_t n = letters.size();
        std::string text;
        std::size_t names = 0;
        for (std::size_t i = 1; names < 100'000; ++i) { // no two of the same letters
            const char a = letters[i % n];
            const char b = letters[i / n % n];
            const char c = letters[i / n / n];
            if (a == b && b == c)
                continue;
            text += names++ == 0 ? "" : " + ";
            text += {a, '0', b, '0', c, '0'};
        }
        QCOMPARE(meant(text), "words");
    }
};

LOGGIA_TEST(LettersOrWordsTest)

} // namespace letters_or_words_test

#include "letters_or_words_test.moc"
