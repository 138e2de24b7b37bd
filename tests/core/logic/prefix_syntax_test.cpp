#include "core/base/random.hpp"
#include "core/logic/syntax.hpp"
#include "tests/core/logic/random_tree.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <cctype>

namespace prefix_syntax_test {

using namespace loggia;
using namespace loggia::logic;

/// A nesting of its own reading, for the oracle: what the reader should make of a line.
std::string without_extra_blanks(const std::string& text) {
    std::string result;
    for (const char c : text) {
        if (c == ' ' || c == '\t') {
            if (!result.empty() && result.back() != ' ')
                result += ' ';
            continue;
        }
        if (c == ')' && !result.empty() && result.back() == ' ')
            result.pop_back();
        result += c;
    }
    while (!result.empty() && result.back() == ' ')
        result.pop_back();
    return result;
}

/// The same expression with blanks, tabs and capitals wherever they are free.
std::string disguised(Random& random, const std::string& text) {
    const auto blanks = [&](std::uint64_t least) {
        std::string some;
        for (std::uint64_t n = least + random.below(3); n > 0; --n)
            some += random.below(3) == 0 ? '\t' : ' ';
        return some;
    };
    std::string result = blanks(0);
    bool connective = false;
    for (const char c : text) {
        if (c == ' ') {
            connective = false;
            result += blanks(1);
            continue;
        }
        if (c == ')') {
            connective = false;
            result += blanks(0);
        }
        result += connective && random.below(2) == 0
                      ? static_cast<char>(std::toupper(static_cast<unsigned char>(c)))
                      : c;
        if (c == '(')
            connective = true;
    }
    return result + blanks(0);
}

PrefixSymbols letters() {
    return {[](std::string_view word) {
                return word.size() == 1 && std::islower(static_cast<unsigned char>(word[0])) != 0;
            },
            "a letter"};
}

class PrefixSyntaxTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsTheHandoutsExamples() {
        for (const char* text :
             {"(or M_1_1 B_1_2)", "(and M_1_2 S_1_1 (not (or M_1_3 M_1_4)))",
              "(if M_1_1 (and S_1_2 S_1_3))", "(iff M_1_2 (and S_1_1 S_1_3 S_2_2))",
              "(xor B_2_2 P_1_2)", "P_1_1", "B_3_4", "(not P_1_1)", "(and)", "(or)", "(xor)"}) {
            Store store;
            const auto e = read_prefix(store, text, 1);
            QVERIFY2(e.has_value(), text);
            QCOMPARE(to_prefix(store, *e), std::string(text));
        }
    }

    void meansWhatTheHandoutSays() {
        // xor is exactly one, with any number of parts; the empty ones are constants.
        const auto value = [](const char* text, bool a, bool b, bool c) {
            Store store;
            oracle::name_variables(store, 3);
            const auto e = read_prefix(store, text, 1);
            return evaluate(store, e.value(), {a, b, c});
        };
        for (int row = 0; row < 8; ++row) {
            const bool a = (row & 1) != 0;
            const bool b = (row & 2) != 0;
            const bool c = (row & 4) != 0;
            QCOMPARE(value("(xor a b c)", a, b, c), int(a) + int(b) + int(c) == 1);
            QCOMPARE(value("(xor a b)", a, b, c), a != b);
            QCOMPARE(value("(xor a)", a, b, c), a);
            QCOMPARE(value("(and a b c)", a, b, c), a && b && c);
            QCOMPARE(value("(or a b c)", a, b, c), a || b || c);
            QCOMPARE(value("(if a b)", a, b, c), !a || b);
            QCOMPARE(value("(iff a b)", a, b, c), a == b);
            QCOMPARE(value("(not c)", a, b, c), !c);
            QVERIFY(value("(and)", a, b, c));
            QVERIFY(!value("(or)", a, b, c));
            QVERIFY(!value("(xor)", a, b, c));
        }
    }

    void refuses_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("column");
        QTest::addColumn<int>("length");
        QTest::addColumn<QByteArray>("message");
        const auto row = [](const char* text, int column, int length, const char* message) {
            QTest::newRow(*text == '\0' ? "nothing" : text)
                << QByteArray(text) << column << length << QByteArray(message);
        };
        constexpr auto six = "and, or, xor, not, if, iff, nand, nor or xnor";
        const auto with_six = [&](const char* text) { return std::string(text) + six; };
        row("", 1, 1, "expected a statement: a symbol or '('");
        row(" ", 1, 1, "expected a statement or an empty line, found only blanks");
        row(" \t ", 1, 3, "expected a statement or an empty line");
        row("(a)", 2, 1,
            with_six("write the symbol 'a' without brackets; expected a connective: ").c_str());
        row("(zebra a)", 2, 5, with_six("unknown connective 'zebra'; expected ").c_str());
        row("()", 1, 2, with_six("expected a connective right after '(': ").c_str());
        row("( and a)", 1, 2, "expected a connective right after '('");
        row("((and a))", 1, 2, "expected a connective right after '('");
        row("(", 1, 2, "expected a connective right after '('");
        row("(if a)", 1, 3, "'if' takes exactly two statements, found 1");
        row("(iff a b c)", 1, 4, "'iff' takes exactly two statements, found 3");
        row("(and b (not a b))", 8, 4, "'not' takes exactly one statement, found 2");
        row("(NOT)", 1, 4, "'not' takes exactly one statement, found none");
        row("(not(or a))", 5, 1, "expected a blank before '('");
        row("(and a(or b))", 7, 1, "expected a blank before '('");
        row("(and (or a)(or b))", 12, 1, "expected a blank after ')'");
        row("(and a (or b)c)", 14, 1, "expected a blank after ')'");
        row("(and a (or b)", 14, 1, "expected ')' for the '(' in column 1");
        row("(and a (or b", 13, 1, "expected ')' for the '(' in column 8");
        row("(and a))", 8, 1, "expected the end of the line, found an unmatched ')'");
        row("a)", 2, 1, "expected the end of the line, found an unmatched ')'");
        row(")", 1, 1, "expected a statement, found an unmatched ')'");
        row("a b", 3, 1, "expected the end of the line after the statement");
        row("(and a) (or b)", 9, 6, "expected the end of the line after the statement");
        row("A", 1, 1, "unknown symbol 'A'; expected a letter");
        row("(and a bc)", 8, 2, "unknown symbol 'bc'; expected a letter");
        row("and", 1, 3, "a connective must follow '('; expected '(and' or a letter");
        row("(or a \x01)", 7, 1, "unknown symbol '?'");
    }
    void refuses() {
        QFETCH(QByteArray, text);
        QFETCH(int, column);
        QFETCH(int, length);
        QFETCH(QByteArray, message);
        Store store;
        const auto e = read_prefix(store, text.toStdString(), 7, letters());
        QVERIFY(!e.has_value());
        const Error& error = e.error();
        QVERIFY2(error.message.starts_with(message.toStdString()), error.message.c_str());
        QVERIFY(error.span.has_value());
        QCOMPARE(error.span->line, 7);
        QCOMPARE(error.span->column, column);
        QCOMPARE(error.span->length, length);
    }

    void blanksAndCapitalsAreFree() {
        Random random(test_suite::seed(1));
        for (int i = 0; i < 4000; ++i) {
            Store store;
            oracle::name_variables(store, 6);
            const Expr e =
                oracle::random_expr(random, store, 1 + static_cast<int>(random.below(6)));
            const std::string text = to_prefix(store, e);
            QCOMPARE(without_extra_blanks(text), text);
            const auto plain = read_prefix(store, text, 1, letters());
            const auto other = read_prefix(store, disguised(random, text), 1, letters());
            QVERIFY2(plain.has_value() && other.has_value(), text.c_str());
            QVERIFY(*plain == *other);
            QCOMPARE(to_prefix(store, *plain), text);
        }
    }

    void printsWhatMeansTheSame() {
        Random random(test_suite::seed(2));
        for (int i = 0; i < 3000; ++i) {
            Store store;
            oracle::name_variables(store, 5);
            const Expr e =
                oracle::random_expr(random, store, 1 + static_cast<int>(random.below(5)));
            const auto back = read_prefix(store, to_prefix(store, e), 1, letters());
            QVERIFY(back.has_value());
            for (std::uint64_t row = 0; row < 32; ++row) {
                std::vector<bool> values(5);
                for (std::size_t v = 0; v < 5; ++v)
                    values[v] = ((row >> v) & 1U) != 0;
                QCOMPARE(evaluate(store, *back, values), evaluate(store, e, values));
            }
        }
    }

    void readsTheOpposites() {
        Store store;
        const auto same = [&](const char* text, const char* other) {
            return read_prefix(store, text, 1).value() == read_prefix(store, other, 1).value();
        };
        QVERIFY(same("(nand a b c)", "(not (and a b c))"));
        QVERIFY(same("(NOR a b)", "(not (or a b))"));
        QVERIFY(same("(xnor a (nor))", "(iff a (not (or)))"));
        QVERIFY(!read_prefix(store, "(xnor a b c)", 1).has_value());
    }

    void damagedLinesAreReadOrRefusedInPlace() {
        Random random(test_suite::seed(3));
        constexpr std::string_view bytes = "() \tab()andorifxnt(";
        int read = 0;
        for (int i = 0; i < 30000; ++i) {
            Store store;
            oracle::name_variables(store, 3);
            std::string text = to_prefix(
                store, oracle::random_expr(random, store, 1 + static_cast<int>(random.below(3))));
            for (std::uint64_t n = 1 + random.below(2); n > 0; --n)
                text[random.below(text.size())] = bytes[random.below(bytes.size())];
            const auto e = read_prefix(store, text, 1, letters());
            if (e) {
                ++read;
                // What is read says the same when it is printed, but for blanks and capitals.
                std::string lower = without_extra_blanks(text);
                if (lower.front() == ' ')
                    lower.erase(0, 1);
                for (const std::string_view other : {"(nor", "(nand", "(xnor"})
                    if (lower.find(other) != std::string::npos)
                        lower.clear(); // they are printed by others
                if (!lower.empty())
                    QCOMPARE(to_prefix(store, *e), lower);
            } else {
                QVERIFY(e.error().span.has_value());
                QVERIFY(e.error().span->column >= 1);
                QVERIFY(e.error().span->column <= static_cast<int>(text.size()) + 1);
            }
        }
        QVERIFY(read > 1000 && read < 29000);
    }

    void stops() {
        std::stop_source stop;
        stop.request_stop();
        Store store;
        const auto read = read_prefix(store, "(and a b)", 1, {}, Control(stop.get_token()));
        QVERIFY(!read && read.error().message == "stopped");
    }

    void nestingMayBeDeep() {
        constexpr int depth = 500'000;
        std::string text;
        for (int i = 0; i < depth; ++i)
            text += "(not ";
        text += 'a';
        text += std::string(depth, ')');
        Store store;
        const auto e = read_prefix(store, text, 1, letters());
        QVERIFY(e.has_value());
        QCOMPARE(to_prefix(store, *e), text);
        text.pop_back();
        QVERIFY(!read_prefix(store, text, 1, letters()).has_value());
    }

    void linesMayBeLong() {
        std::string text = "(and";
        Random random(test_suite::seed(4));
        while (text.size() < 10'000'000) {
            text += " (or";
            for (int i = 0; i < 3; ++i)
                text += {' ', static_cast<char>('a' + random.below(26))};
            text += ')';
        }
        text += ')';
        Store store;
        const auto e = read_prefix(store, text, 1, letters());
        QVERIFY(e.has_value());
        QCOMPARE(to_prefix(store, *e).size(), text.size());
    }
};

LOGGIA_TEST(PrefixSyntaxTest)

} // namespace prefix_syntax_test

#include "prefix_syntax_test.moc"
