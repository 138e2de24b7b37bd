#include "core/logic/notation.hpp"
#include "core/logic/syntax.hpp"
#include "core/logic/typeset_letters.hpp"
#include "core/normal_forms/formats/read.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace typeset_letters_test {

using namespace loggia;
using namespace loggia::logic;

class TypesetLettersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void letters() {
        QCOMPARE(*with_plain_letters("𝐀𝐳𝑎𝑍𝒜ℬ𝔄𝔞𝔸ℂ𝖠𝗮𝘡𝙖𝚉ℎ"), "AzaZABAaACAaZaZh");
        QCOMPARE(*with_plain_letters("𝑥𝟏𝟘𝟿 ＡＺａｚ０９"), "x109 AZaz09");
        QCOMPARE(*with_plain_letters("𝑎 \"𝑎\\\"𝑏\" 𝑏"), "a \"𝑎\\\"𝑏\" b");
        for (const char* text : {"", "a ∧ b", "α → ¬β", "\"𝑎\"", "⟹ ＆ 😀", "\xF0\x9D"})
            QVERIFY(!with_plain_letters(text));
    }

    void formulas_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("plain");
        QTest::newRow("words") << "𝑝 → ¬𝑞"
                               << "p -> -q";
        QTest::newRow("an index") << "𝑥₁∧𝑥₂"
                                  << "x₁ & x₂";
        QTest::newRow("a star") << "𝑎∗𝑏"
                                << "a*b";
        QTest::newRow("full width") << "ａ＆ｂ"
                                    << "a & b";
    }
    void formulas() {
        QFETCH(QString, text);
        QFETCH(QString, plain);
        const auto typeset = read_typed(text.toStdString());
        const auto expected = read_typed(plain.toStdString());
        QVERIFY(typeset && expected);
        QCOMPARE(print(typeset->store, typeset->root, notations::ascii).value(),
                 print(expected->store, expected->root, notations::ascii).value());
    }

    void errorsAreInTheTextAsItIs() {
        const auto error = read_typed("𝑎 ∧\n¬𝑏 ∧ ? 𝑐").error();
        QVERIFY(error.span == (SourceSpan{2, 12, 1}));
        const auto product = read_typed("𝐴𝐵 + 𝐶").error();
        QVERIFY(product.span == (SourceSpan{1, 1, 8}));
        const auto word = read_lenient("𝟐 & 𝑎").error();
        QVERIFY(word.span == (SourceSpan{1, 1, 4}));
    }

    void functions() {
        const auto equation = normal_forms::read_function("𝑓(𝑎, 𝑏) = 𝑎 ∧ ¬𝑏");
        QVERIFY(equation.has_value());
        QCOMPARE(equation->outputs[0], "f");
        QCOMPARE(equation->inputs[1], "b");
        QVERIFY(normal_forms::read_function("𝑝 𝑞 | 𝑓\n0 0 | 1\n0 1 | 0\n1 0 | 0\n1 1 | 1\n"));
        QVERIFY(normal_forms::looks_like_function("𝑎 ∧ 𝑏"));
    }
};

LOGGIA_TEST(TypesetLettersTest)

} // namespace typeset_letters_test

#include "typeset_letters_test.moc"
