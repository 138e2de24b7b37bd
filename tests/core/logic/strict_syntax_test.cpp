#include "core/base/error.hpp"
#include "core/base/random.hpp"
#include "core/logic/expr.hpp"
#include "core/logic/syntax.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace strict_syntax_test {

using namespace loggia;
using namespace loggia::logic;

/// The grammar word for word, by trying every way to divide the text: slow and plainly right.
bool is_formula(std::string_view text);

/// Whether `text` is `parts` or more formulas with `sign` between them.
bool is_list(std::string_view text, char sign, int parts) {
    if (parts <= 1 && is_formula(text))
        return true;
    for (std::size_t i = 0; i < text.size(); ++i)
        if (text[i] == sign && is_formula(text.substr(0, i)) &&
            is_list(text.substr(i + 1), sign, parts - 1))
            return true;
    return false;
}

bool is_formula(std::string_view text) {
    if (text.size() == 1)
        return text[0] >= 'a' && text[0] <= 'z';
    if (text.starts_with('-'))
        return is_formula(text.substr(1));
    if (text.size() < 2 || text.front() != '(' || text.back() != ')')
        return false;
    const auto inside = text.substr(1, text.size() - 2);
    return is_list(inside, '*', 2) || is_list(inside, '+', 2);
}

/// A random formula as text, with its value under `values` (bit 0 is a), without any tree.
std::string random_formula(Random& random, int depth, std::uint32_t values, bool& truth) {
    const std::uint64_t choice = depth == 0 ? 0 : random.below(4);
    if (choice == 0) {
        const auto letter = random.below(26);
        truth = (values >> letter & 1U) != 0;
        return std::string(1, static_cast<char>('a' + letter));
    }
    if (choice == 1) {
        std::string text = "-" + random_formula(random, depth - 1, values, truth);
        truth = !truth;
        return text;
    }
    const char sign = choice == 2 ? '*' : '+';
    std::string text = "(";
    truth = sign == '*';
    for (std::uint64_t i = random.below(3) + 2; i > 0; --i) {
        bool part = false;
        text += random_formula(random, depth - 1, values, part);
        text += i > 1 ? sign : ')';
        truth = sign == '*' ? truth && part : truth || part;
    }
    return text;
}

class StrictSyntaxTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyShortText() {
        const std::string alphabet = "xy+*-()";
        constexpr std::size_t longest = 7;
        std::size_t formulas = 0;
        std::size_t texts = 0;
        std::string text;
        Store store; // one for all, since a million of them take their time
        const auto check = [&] {
            ++texts;
            const bool expected = is_formula(text);
            const auto read = read_strict(text, store);
            if (read.has_value() != expected)
                return false;
            if (expected) {
                ++formulas;
                return write_strict(store, *read).value() == text;
            }
            const auto& error = read.error();
            const int size = static_cast<int>(text.size());
            return !error.message.empty() && error.span && error.span->line == 1 &&
                   error.span->column >= 1 && error.span->column <= size + 1 &&
                   error.span->length >= 1 && error.span->column + error.span->length <= size + 2;
        };
        for (std::size_t length = 0; length <= longest; ++length) {
            std::vector<std::size_t> digits(length);
            for (;;) {
                text.clear();
                for (const std::size_t digit : digits)
                    text += alphabet[digit];
                QVERIFY2(check(), text.c_str());
                std::size_t i = 0;
                while (i < length && ++digits[i] == alphabet.size())
                    digits[i++] = 0;
                if (i == length)
                    break;
            }
        }
        QCOMPARE(texts, std::size_t{960800});
        // Of lengths 1 to 7, counted by hand with the grammar: 2 2 2 2 10 26 66.
        QCOMPARE(formulas, std::size_t{110});
    }

    void valuesAreThoseOfTheText() {
        Random random(test_suite::seed(3));
        std::size_t longest = 0;
        for (int i = 0; i < test_suite::rounds(4000); ++i) {
            const auto values = static_cast<std::uint32_t>(random.below(1U << 26U));
            bool truth = false;
            const std::string text =
                random_formula(random, static_cast<int>(random.below(8)), values, truth);
            longest = std::max(longest, text.size());
            const auto formula = read_strict(text);
            QVERIFY2(formula.has_value(), text.c_str());
            std::vector<bool> assignment;
            for (Variable v = 0; v < formula->store.variables(); ++v)
                assignment.push_back((values >> (formula->store.name(v)[0] - 'a') & 1) != 0);
            QCOMPARE(evaluate(formula->store, formula->root, assignment), truth);
            QCOMPARE(write_strict(*formula).value(), text);
        }
        QVERIFY(longest > 1000);
    }

    /// One wrong character in a formula: whatever the grammar says of it is said.
    void damagedFormulas() {
        Random random(test_suite::seed(4));
        const std::string alphabet = "abxyz+*-()XQ1 \t\n\xC3\xA9,";
        for (int i = 0; i < test_suite::rounds(4000); ++i) {
            bool truth = false;
            std::string text = random_formula(random, 2, 0, truth);
            const std::size_t at = random.below(text.size());
            const char c = alphabet[random.below(alphabet.size())];
            switch (random.below(3)) {
            case 0:
                text[at] = c;
                break;
            case 1:
                text.erase(at, 1);
                break;
            default:
                text.insert(at, 1, c);
            }
            const auto read = read_strict(text);
            QVERIFY2(read.has_value() == is_formula(text), text.c_str());
            if (!read)
                QVERIFY(read.error().span &&
                        read.error().span->column <= static_cast<int>(text.size()) + 1);
        }
    }

    void theHandoutsFormulas_data() {
        QTest::addColumn<QString>("text");
        for (const char* text :
             {"x", "-y", "(x*y)", "((-x+y)*-(-y+x))", "((x+y)*((y+z)*(-y+-z)))", "(x+(u*v*w*z)+y)",
              "(x*(y*z))", "(x*y*z)", "(c+-(-(b+a)+-(-x+-y)))", "--x"})
            QTest::newRow(text) << text;
    }
    void theHandoutsFormulas() {
        QFETCH(QString, text);
        const auto formula = read_strict(text.toStdString());
        QVERIFY(formula.has_value());
        QCOMPARE(write_strict(*formula).value(), text.toStdString());
    }

    void saysWhatIsWrongAndWhere_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("column");
        QTest::addColumn<int>("length");
        QTest::addColumn<QString>("message");
        const auto row = [](const char* text, int column, int length, const char* message) {
            QTest::newRow(text[0] == 0 ? "empty" : text)
                << QByteArray(text) << column << length << QString::fromUtf8(message);
        };
        // The assignment's four.
        row("X", 1, 1, "expected a lower-case letter, a to z");
        row("x*y", 2, 1, "missing brackets around the operands of `*`");
        row("-(x)", 2, 3, "brackets are not allowed around a variable after `-`");
        row("(x+(y)*z)", 4, 3, "brackets are not allowed around a variable");
        // Every other way to be wrong.
        row("", 1, 1, "expected a formula, found nothing");
        row("(x)", 1, 3, "brackets are not allowed around a variable");
        row("(-x)", 1, 4, "brackets are not allowed around a negation");
        row("-(-x)", 2, 4, "brackets are not allowed around a negation after `-`");
        row("((x+y))", 1, 7, "brackets are not allowed around other brackets");
        row("()", 1, 2, "expected a formula between these brackets");
        row("(x+y*z)", 5, 1, "`*` and `+` are mixed; each needs its own brackets");
        row("(x+y", 1, 1, "`(` is never closed");
        row("((x+y)*z", 1, 1, "`(` is never closed");
        row("(x*(y+z)", 1, 1, "`(` is never closed");
        row("(x", 1, 1, "`(` is never closed");
        row("(", 2, 1, "expected a formula after `(`");
        row("-", 2, 1, "expected a formula after `-`");
        row("(x+", 4, 1, "expected a formula after `+`");
        row("*x", 1, 1, "expected a formula before `*`");
        row(")", 1, 1, "expected a formula before `)`");
        row("(x+*y)", 4, 1, "expected a formula between `+` and `*`");
        row("(x+)", 4, 1, "expected a formula between `+` and `)`");
        row("(-)", 3, 1, "expected a formula between `-` and `)`");
        row("x)", 2, 1, "unmatched `)`");
        row("(x+y))", 6, 1, "unmatched `)`");
        row("xy", 2, 1,
            "expected the end of the formula before this letter (variables are single letters)");
        row("x-y", 2, 1, "expected the end of the formula, found `-`");
        row("(x+y)(x+y)", 6, 1, "expected the end of the formula, found `(`");
        row("(x+y)z", 6, 1, "expected the end of the formula, found `z`");
        row("(x+y) ", 6, 1, "expected the end of the formula, found a blank");
        row("x\n", 2, 1, "expected the end of the formula, found the end of the line");
        row("(xy+z)", 3, 1, "missing `*` or `+` before this letter (variables are single letters)");
        row("(x-y)", 3, 1, "missing `*` or `+` before `-`");
        row("(x(y+z))", 3, 1, "missing `*` or `+` before `(`");
        row("((x+y)z)", 7, 1, "missing `*` or `+` before `z`");
        row("(x + y)", 3, 1, "blanks are not allowed in a formula; found a blank");
        row(" x", 1, 1, "blanks are not allowed in a formula; found a blank");
        row("(x*\n", 4, 1, "blanks are not allowed in a formula; found the end of the line");
        row("(x*1)", 4, 1, "unexpected `1` in the formula: expected a lower-case letter, a to z");
        row("(x&y)", 3, 1, "unexpected `&` in the formula: expected a lower-case letter, a to z");
        row("(x*Y)", 4, 1, "expected a lower-case letter, a to z");
        row("\xC3\xA9", 1, 2,
            "unexpected `\xC3\xA9` in the formula: expected a lower-case letter, a to z");
        row("(x*\xE9)", 4, 1,
            "unexpected byte 0xE9 in the formula: expected a lower-case letter, a to z");
        row("(x\xE2\x88\xA7y)", 3, 3,
            "unexpected `\xE2\x88\xA7` in the formula: expected a lower-case letter, a to z");
        row("x\x7F", 2, 1, "expected the end of the formula, found byte 0x7F");
    }
    void saysWhatIsWrongAndWhere() {
        QFETCH(QByteArray, text);
        QFETCH(int, column);
        QFETCH(int, length);
        QFETCH(QString, message);
        const auto read = read_strict(text.toStdString());
        QVERIFY(!read.has_value());
        QCOMPARE(QString::fromStdString(read.error().message), message);
        QCOMPARE(*read.error().span, (SourceSpan{1, column, length}));
    }

    void aZeroByteIsNoEnd() {
        const auto read = read_strict(std::string_view("x\0", 2));
        QVERIFY(!read);
        QCOMPARE(read.error().span->column, 2);
    }

    void depthCostsNoStack() {
        constexpr std::size_t depth = 1000000;
        std::string right;
        std::string left(depth, '(');
        for (std::size_t i = 0; i < depth; ++i)
            right += i % 2 == 0 ? "(x*" : "(y+-";
        right += 'z';
        left += 'z';
        right += std::string(depth, ')');
        for (std::size_t i = 0; i < depth; ++i)
            left += i % 2 == 0 ? "*x)" : "+y)";
        for (const std::string& text : {std::string(depth, '-') + "x", right, left}) {
            const auto formula = read_strict(text);
            QVERIFY(formula.has_value());
            QVERIFY(write_strict(*formula).value() == text);
        }
        const auto open = read_strict(std::string(depth, '(') + 'x');
        QCOMPARE(open.error().span->column, static_cast<int>(depth));
        QVERIFY(!read_strict(std::string(depth, '-')));
    }

    void aMillionParts() {
        std::string text = "(a";
        for (int i = 1; i < 1000000; ++i) {
            text += '+';
            text += static_cast<char>('a' + i % 26);
        }
        text += ')';
        const auto formula = read_strict(text);
        QVERIFY(formula.has_value());
        QCOMPARE(formula->store.operands(formula->root).size(), std::size_t{1000000});
        QVERIFY(write_strict(*formula).value() == text);
    }

    void readsIntoAStoreThatIsThere() {
        Store store;
        const auto one = read_strict("(x*-y)", store);
        const auto two = read_strict("((x*-y)+(x*-y))", store);
        QVERIFY(one && two);
        QCOMPARE(store.operands(*two)[0], *one);
        QCOMPARE(store.operands(*two)[1], *one);
    }

    void whatTheSyntaxCannotWrite() {
        Store store;
        const Expr x = store.variable("x");
        const auto reason = [&](Expr e) {
            const auto text = write_strict(store, e);
            return text ? *text : text.error().message;
        };
        const auto no = [](const std::string& kind) {
            return "the game's syntax has no " + kind + ", only variables, `-`, `*` and `+`";
        };
        QCOMPARE(reason(store.constant(true)), no("constant"));
        QCOMPARE(reason(store.negation(store.implication(x, x))), no("implication"));
        QCOMPARE(reason(store.equivalence(x, x)), no("equivalence"));
        QCOMPARE(reason(store.node(Kind::parity, std::array{x, x})), no("exclusive or"));
        QCOMPARE(reason(store.node(Kind::exactly_one, std::array{x, x})), no("exactly-one"));
        QCOMPARE(reason(store.node(Kind::conjunction, std::array{x})),
                 std::string("`*` needs two or more operands, found 1"));
        QCOMPARE(reason(store.node(Kind::disjunction, {})),
                 std::string("`+` needs two or more operands, found 0"));
        for (const char* name : {"X", "x1", "", "\xC3\xA9"})
            QCOMPARE(reason(store.variable(name)),
                     "expected a lower-case letter, a to z, found `" + std::string(name) + "`");
        // A tower of shared parts: 2^200 characters, and refused at once.
        Expr tower = x;
        for (int i = 0; i < 200; ++i)
            tower = store.node(Kind::conjunction, std::array{tower, tower});
        QCOMPARE(reason(tower), std::string("the formula is longer than 268435455 characters"));
    }
};

LOGGIA_TEST(StrictSyntaxTest)

} // namespace strict_syntax_test

#include "strict_syntax_test.moc"
