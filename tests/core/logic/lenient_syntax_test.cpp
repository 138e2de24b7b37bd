#include "core/base/random.hpp"
#include "core/logic/notation.hpp"
#include "core/logic/syntax.hpp"
#include "tests/core/logic/random_tree.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <array>
#include <optional>

namespace lenient_syntax_test {

using namespace loggia;
using namespace loggia::logic;
using loggia::logic::oracle::Tree;

using Spellings = std::vector<std::string>;

const Spellings nots{"-", "!", "~", "¬", "not ", "NOT ", "\\neg ", "\\lnot{}", "！", "～", "–"};
const Spellings ands{"*",        "&",       "&&", "/\\", "∧", "·", " and ", " And ", "\\land ",
                     "\\wedge ", "\\cdot ", "∙",  "•",   "⋀", "˄", "＆",    "＊",    " . "};
const Spellings ors{"+",  "|",  "||",   "\\/",  "∨",      "⋁",     "˅",
                    "｜", "＋", " or ", " OR ", "\\lor ", "\\vee "};
const Spellings xors{"^", "⊕", " xor ", "\\oplus "};
const Spellings implies{"->", "–>",        "-->",           "==>",   "=>",           "→",
                        "⇒",  " implies ", "\\rightarrow ", "\\to ", "\\Rightarrow "};
const Spellings reverses{"<-", "⇐", "←", "\\leftarrow "};
const Spellings iffs{"<->", "<–>", "<-->", "<=>",   "↔",
                     "⇔",   "≡",   "==",   " iff ", "\\leftrightarrow "};
const Spellings truths{"1", "true", "TRUE", "⊤", "T", "\\top "};
const Spellings falsehoods{"0", "false", "False", "⊥", "F", "\\bot "};

/// Writes a tree in any of the spellings, with parentheses around every operator and often more.
class Scribe {
public:
    explicit Scribe(Random& random) : random_(random) {}

    std::string write(const Tree& tree) {
        std::string text = bare(tree);
        for (std::uint64_t n = random_.below(4); n == 0; n = random_.below(4))
            text = bracketed(text);
        return blank() + text + blank();
    }

private:
    const std::string& any(const Spellings& spellings) {
        return spellings.at(random_.below(spellings.size()));
    }
    std::string blank() {
        static const Spellings blanks{"", "", "", " ", "\n", "\t", " \r\n ", "\u200B", "\u00AD"};
        return any(blanks);
    }
    std::string bracketed(const std::string& text) {
        static const Spellings open{"(", "[", "{", "\\left(", "（"};
        static const Spellings close{")", "]", "}", "\\right)", "）"};
        const std::size_t kind = random_.below(open.size());
        return open[kind] + text + close[kind];
    }
    std::string list(const Tree& tree, const Spellings& between) {
        std::string text;
        for (std::size_t i = 0; i < tree.operands.size(); ++i)
            text += (i == 0 ? std::string() : any(between)) + operand(tree.operands[i]);
        return text;
    }
    std::string operand(const Tree& tree) {
        return tree.operands.empty() && tree.kind != Kind::exactly_one ? blank() + bare(tree)
                                                                       : bracketed(write(tree));
    }
    std::string bare(const Tree& tree) {
        switch (tree.kind) {
        case Kind::constant:
            return any(tree.value ? truths : falsehoods);
        case Kind::variable:
            return {static_cast<char>('a' + tree.variable)};
        case Kind::negation:
            if (random_.below(2) == 0)
                return operand(tree.operands[0]) + any({"'", "’", "´"});
            return blank() + any(nots) + operand(tree.operands[0]);
        case Kind::conjunction:
            return list(tree, ands);
        case Kind::disjunction:
            return list(tree, ors);
        case Kind::parity:
            return list(tree, xors);
        case Kind::exactly_one:
            return (random_.below(2) == 0 ? "one(" : "Exactly_One (") + list(tree, {","}) + ")";
        case Kind::implication:
            if (random_.below(3) == 0)
                return operand(tree.operands[1]) + any(reverses) + operand(tree.operands[0]);
            return list(tree, implies);
        case Kind::equivalence:
            return list(tree, iffs);
        }
        return {};
    }

    Random& random_;
};

std::string shown(const Result<Formula>& formula) {
    if (!formula) {
        const Error& error = formula.error();
        return "error " + std::to_string(error.span.value().line) + ":" +
               std::to_string(error.span->column) + ":" + std::to_string(error.span->length) + " " +
               error.message;
    }
    return print(formula->store, formula->root, notations::ascii).value();
}

std::string repeated(std::string_view what, std::size_t times) {
    std::string text;
    text.reserve(what.size() * times);
    for (; times > 0; --times)
        text += what;
    return text;
}

/// The operators of a programming language over a, b and c, and what it makes of a text of them.
struct Language {
    struct Operation {
        std::string_view sign;
        int binding; ///< tighter ones have larger numbers
    };
    std::vector<Operation> operations;
    std::string_view negation;
    int negation_binding; ///< what its operand is made of binds as tightly at least
};

const Language c_language{
    {{"||", 1}, {"&&", 2}, {"|", 3}, {"^", 4}, {"&", 5}, {"!=", 6}, {"==", 6}}, "!", 9};
const Language python_language{{{"or", 1}, {"and", 2}, {"|", 4}, {"^", 5}, {"&", 6}}, "not", 3};

/// Reads by the language's own precedence, with truth tables of eight bits.
class Reference {
public:
    Reference(const Language& language, const Spellings& tokens)
        : language_(language), tokens_(tokens) {}

    /// No value where it is no formula of the language.
    std::optional<unsigned> table() {
        const unsigned value = above(0);
        return at_ == tokens_.size() && fits_ ? std::optional(value & 0xFFU) : std::nullopt;
    }

private:
    unsigned above(int least) {
        unsigned left = operand(least);
        while (at_ < tokens_.size() && tokens_[at_] != ")") {
            const auto found = std::find_if(
                language_.operations.begin(), language_.operations.end(),
                [&](const Language::Operation& known) { return known.sign == tokens_[at_]; });
            if (found->binding < least)
                break;
            ++at_;
            const unsigned right = above(found->binding + 1);
            const char sign = found->sign[0];
            left = sign == '|' || sign == 'o'   ? left | right
                   : sign == '&' || sign == 'a' ? left & right
                   : sign == '='                ? ~(left ^ right)
                                                : left ^ right;
        }
        return left;
    }
    unsigned operand(int least) {
        const std::string& token = tokens_[at_++];
        if (token == language_.negation) {
            fits_ = fits_ && least <= language_.negation_binding;
            return ~above(language_.negation_binding);
        }
        if (token != "(")
            return std::array{0xAAU, 0xCCU, 0xF0U}.at(static_cast<std::size_t>(token[0] - 'a'));
        const unsigned inside = above(0);
        ++at_;
        return inside;
    }

    const Language& language_;
    const Spellings& tokens_;
    std::size_t at_ = 0;
    bool fits_ = true;
};

/// A formula in the language's signs, with few parentheses.
void write_formula(Random& random, const Language& language, std::uint64_t operands,
                   Spellings& tokens) {
    for (std::uint64_t i = 0; i < operands; ++i) {
        if (i > 0)
            tokens.emplace_back(
                language.operations.at(random.below(language.operations.size())).sign);
        if (random.below(4) == 0)
            tokens.emplace_back(language.negation);
        if (random.below(6) == 0) {
            tokens.emplace_back("(");
            write_formula(random, language, 1 + random.below(3), tokens);
            tokens.emplace_back(")");
        } else {
            tokens.emplace_back(1, static_cast<char>('a' + random.below(3)));
        }
    }
}

class LenientSyntaxTest : public QObject {
    Q_OBJECT

private:
    /// What the language reads in another way is refused.
    static void readsAsTheLanguage(const Language& language) {
        Random random(test_suite::seed(17));
        int read = 0;
        int refused = 0;
        for (int i = 0; i < test_suite::rounds(6000); ++i) {
            Spellings tokens;
            write_formula(random, language, 2 + random.below(4), tokens);
            const auto expected = Reference(language, tokens).table();
            if (!expected)
                continue;
            std::string text;
            for (const std::string& token : tokens)
                text += token + ' ';
            Store store;
            for (const char* name : {"a", "b", "c"})
                static_cast<void>(store.variable(name));
            const auto e = read_lenient(store, text);
            ++(e ? read : refused);
            unsigned table = 0;
            for (unsigned row = 0; e && row < 8; ++row)
                if (evaluate(store, *e, {(row & 1U) != 0, (row & 2U) != 0, (row & 4U) != 0}))
                    table |= 1U << row;
            QVERIFY2(!e || table == *expected, text.c_str());
        }
        QVERIFY(read > test_suite::rounds(1000));
        QVERIFY(refused > test_suite::rounds(600));
    }

private Q_SLOTS:
    void readsAsCOrRefuses() { readsAsTheLanguage(c_language); }
    void readsAsPythonOrRefuses() { readsAsTheLanguage(python_language); }

    void reads_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* text, const char* expected) {
            QTest::newRow(text) << QString(text) << QString(expected);
        };
        row("a", "a");
        row("((((a))))", "a");
        row("And(a, b)", "a & b");
        row("Or(And(a, Not(b)), Xor(a, b, c))", "a & -b | a ^ b ^ c");
        row("nand (a, b, c)", "-(a & b & c)");
        row("Nor(a)", "-a");
        row("Implies(a, b) & Equivalent(a, c)", "(a -> b) & (a <-> c)");
        row("\\operatorname{And}(a, b)", "a & b");
        row("Equivalent[a, b]", "a <-> b");
        row("Equivalent(a, b, c) | d", "(a <-> b) & (b <-> c) | d");
        row("Equivalent(a)", "error 1:13:1 '<->' needs two operands, found 1");
        row("ITE(a, b, c)", "a & b | -a & c");
        row("If[a | b, -c, d]", "(a | b) & -c | -(a | b) & d");
        row("ite(a, b, ite (c, d, e))", "a & b | -a & (c & d | -c & e)");
        row("if (a)", "error 1:4:1 expected an operator or the end of the formula, found '('");
        row("if + ite", "if | ite");
        row("ITE(a, b)", "error 1:9:1 expected three operands, as in ITE(a, b, c), found 2");
        row("a ? b : c", "a & b | -a & c");
        row("a | b ? c -> d : d <-> c", "(a | b) & (c -> d) | -(a | b) & (d <-> c)");
        row("a ? b : c ? d : e", "a & b | -a & (c & d | -c & e)");
        row("a ? b ? c : d : e", "a & (b & c | -b & d) | -a & e");
        row("(a ? b : c) & a == b", "error 1:17:2 'and' next to '==' needs brackets, because the "
                                    "precedence of '==' differs between languages");
        row("a == b ? b : c != a", "(a <-> b) & b | -(a <-> b) & (c ^ a)");
        row("And(a ? b : c, d)", "(a & b | -a & c) & d");
        row("a ? b",
            "error 1:6:1 expected an operator or ':' for the '?' in line 1, column 3, found "
            "the end");
        row("(a ? b) : c",
            "error 1:7:1 expected an operator or ':' for the '?' in line 1, column 4, "
            "found ')'");
        row("a ? (b : c)",
            "error 1:8:1 expected an operator or ')' for the '(' in line 1, column 5, "
            "found ':'");
        row("a ? b : c : d", "error 1:11:1 unknown character ':'");
        row("a : b", "error 1:3:1 unknown character ':'");
        row("equivalent", "equivalent");
        row("a^\\prime b",
            "error 1:10:1 expected an operator or the end of the formula, found 'b'");
        row("a^{\\prime} + ￢b", "-a | -b");
        row("And()", "error 1:5:1 expected a variable, a constant, a negation or an opening "
                     "bracket, found ')'");
        row("Implies(a, b, c)", "error 1:16:1 '->' needs two operands, found 3");
        row("\\/(a, b)", "error 1:1:2 expected a variable, a constant, a negation or an opening "
                         "bracket, found '\\/'");
        row("and a", "error 1:1:3 expected a variable, a constant, a negation or an opening "
                     "bracket, found 'and'");
        row("a | b && c", "error 1:7:2 '|' next to '&&' needs brackets, because the precedence of "
                          "'&&' differs between languages");
        row("a and b | c", "error 1:9:1 'and' next to '|' needs brackets, because the precedence "
                           "of '|' differs between languages");
        row("not a & b", "error 1:7:1 'not' next to '&' needs brackets, because the precedence of "
                         "'&' differs between languages");
        row("not a and b || c & a", "-a & b | c & a");
        row("ā + b", "error 1:1:2 'ā' is ambiguous; write a' for the negation, or \"ā\" for a "
                     "variable of that name");
        row("\"ā\" + ān", "\"ā\" | \"ān\"");
        row("a+b*c^d->e<->f", "a | b & c ^ d -> e <-> f");
        row("a<->b->c+d^e*f", "a <-> b -> c | d ^ e & f");
        row("-a*b", "-a & b");
        row("-(a*b)", "-(a & b)");
        row("-a'", "--a");
        row("(a+b)''", "--(a | b)");
        row("a*b*c", "a & b & c");
        row("a*(b*c)", "a & (b & c)");
        row("(a*b)*c", "(a & b) & c");
        row("a -> b -> c", "a -> b -> c");
        row("(a -> b) -> c", "(a -> b) -> c");
        row("a <- b <- c", "c -> b -> a");
        row("a <- (b -> c)", "(b -> c) -> a");
        row("a <== b <==> c", "b -> a <-> c");
        row("a <~> (b & c)", "a ^ b & c");
        row("a <> b", "a ^ b");
        row("a <--b", "-b -> a");
        row("a <-> b <-> c", "(a <-> b) <-> c");
        row("a xor b xor c", "a ^ b ^ c");
        row("a nand b", "-(a & b)");
        row("a * b + c NAND d", "a & b | -(c & d)");
        row("a nor b -> c xnor d", "-(a | b) -> (c <-> d)");
        row("a ~^ b", "a <-> b");
        row("a ~^b", "a <-> b");
        row("a ^ ~b", "a ^ -b");
        row("(a != b) && (b == c)", "(a ^ b) & (b <-> c)");
        row("!a != b", "-a ^ b");
        row("a \xCC\x85 + (b + c)\xCC\x85", "-a | -(b | c)");
        row("a \xCC\x84 + (b + c)\xCC\x84", "-a | -(b | c)");
        row("a \\text{ and } \\mathrm{not} b \\operatorname{xor} c", "a & -b ^ c");
        row("a \\times b \\supset \\bar{foo}", "a & b -> -foo");
        row("one(a)", "one(a)");
        row("one()", "one()");
        row("one (a + b, -c, one( ) )", "one(a | b, -c, one())");
        row("one + two", "one | two");
        row("EXACTLY_ONE(a,b)", "one(a, b)");
        row("T -> F", "1 -> 0");
        row("t -> f", "t -> f");
        row("true and FALSE", "1 & 0");
        row("a & 1'b0 | 1'H1", "a & 0 | 1");
        row("a & '0' | '1'", "a & 0 | 1");
        row("a'0'", "error 1:3:1 expected an operator or the end of the formula, found '0'");
        row("1'b2", "error 1:3:2 expected an operator or the end of the formula, found 'b2'");
        row("1'b01", "error 1:3:3 expected an operator or the end of the formula, found 'b01'");
        row("\"T\" and \"a b\" and \"and\" and \"\\\"\\\\\"",
            "\"T\" & \"a b\" & \"and\" & \"\\\"\\\\\"");
        row("M_1_1 & P_1_2", "M_1_1 & P_1_2");
        row("ärger ∧ φ ∨ ж ∨ x₁", "ärger & φ | ж | x₁");
        row("\xEF\xBB\xBF a\r\n + b \n", "a | b");
        row("$a \\land b$", "a & b");
        row("$$ a \\lor b $$\n", "a | b");
        row("\\( a \\to b \\)", "a -> b");
        row("\\[ \\overline{a + b} \\cdot \\bar c \\]", "-(a | b) & -c");
        row("\\left( P_{1,2} \\Rightarrow x_{1} \\right) \\quad \\& \\mathit{foo\\_bar}",
            "(P_1_2 -> x_1) & foo_bar");
        row("\\operatorname{one}(x, y) \\equiv \\text{or}_{2}", "one(x, y) <-> or_2");
        row("a /\\ b \\/ c", "a & b | c");
        row("A .B + C. D", "error 1:9:1 unknown character '.'");
        row("A .B + C . -D", "A & B | C & -D");
        row("(A+B).(C+D).E.(G')", "(A | B) & (C | D) & E & -G");
        row("A'.B + é.(c)", "-A & B | é & c");
        row("a + foo.bar", "error 1:8:1 'foo.bar' is ambiguous; write \"foo.bar\" for a variable, "
                           "or foo*bar for a "
                           "product");
        row("a + b.", "error 1:6:1 unknown character '.'");
        row(". a", "error 1:1:1 unknown character '.'");
        row("(a)\n.b", "error 2:1:1 unknown character '.'");
        row("(a)..(b)", "error 1:4:1 unknown character '.'");
        row("B¯ + (a + b)‾", "-B | -(a | b)");
        row("a >> b", "a -> b");
        row("(a & b) >> (~c)", "a & b -> -c");
        row("~a << b", "b -> -a");
        row("a & b >> c",
            "error 1:7:2 'and' next to '>>' needs brackets, because the precedence of '>>' differs "
            "between languages");
        row("a >> b | c",
            "error 1:8:1 '>>' next to 'or' needs brackets, because the precedence of '>>' differs "
            "between languages");
        row("a >> b >> c",
            "error 1:8:2 '>>' next to '>>' needs brackets, because the precedence of '>>' differs "
            "between languages");
        row("not a >> b",
            "error 1:7:2 'not' next to '>>' needs brackets, because the precedence of '>>' differs "
            "between languages");
        row("a \\& b", "a & b");
        row("{a}[b]", "error 1:4:1 expected an operator or the end of the formula, found '['");
    }
    void reads() {
        QFETCH(QString, text);
        QFETCH(QString, expected);
        QCOMPARE(QString::fromStdString(shown(read_lenient(text.toStdString()))), expected);
    }

    void refuses_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const QByteArray& text, const char* expected) {
            QTest::newRow(name) << text << QString("error ") + expected;
        };
        const char* operand =
            "1:3:1 expected a variable, a constant, a negation or an opening bracket, found '*'";
        row("nothing", "", "1:1:1 the formula is empty");
        row("blanks", " \n ", "2:2:1 the formula is empty");
        row("no operand", "a+*b", operand);
        row("ends early", "a + ",
            "1:4:1 expected a variable, a constant, a negation or an opening bracket, found the "
            "end");
        row("closes nothing", "a)",
            "1:2:1 expected an operator or the end of the formula, found ')'");
        row("empty brackets", "()",
            "1:2:1 expected a variable, a constant, a negation or an opening bracket, found ')'");
        row("not closed", "\n (a + b\n",
            "2:8:1 expected an operator or ')' for the '(' in line 2, column 2, found the end");
        row("closed otherwise", "(a]",
            "1:3:1 expected an operator or ')' for the '(' in line 1, column 1, found ']'");
        row("two names", "foo bar",
            "1:5:3 expected an operator or the end of the formula, found 'bar'");
        row("a long name", QByteArray("a ") + QByteArray(61, 'b'),
            "1:3:61 expected an operator or the end of the formula, found a word of 61 bytes");
        row("quotation marks", "a \"\x1B\"",
            "1:3:3 expected an operator or the end of the formula, found a name in quotation "
            "marks");
        row("function over two lines", "a one\n(b)",
            "1:3:3 expected an operator or the end of the formula, found 'one'");
        row("not in between", "a - b",
            "1:3:1 expected an operator or the end of the formula, found '-'");
        row("comma", "(a, b)",
            "1:3:1 expected an operator or ')' for the '(' in line 1, column 1, found ','");
        row("list not closed", "one(a, b",
            "1:9:1 expected an operator, ',' or ')' for the '(' in line 1, column 4, found the "
            "end");
        row("list with a gap", "one(a, )",
            "1:8:1 expected a variable, a constant, a negation or an opening bracket, found ')'");
        row("arrows", "a -> b <- c", "1:8:2 '->' next to '<-' needs brackets");
        row("mixed", "a & b nand c", "1:7:4 'and' next to 'nand' needs brackets");
        row("chain", "a nor b nor c", "1:9:3 a chain of 'nor' needs brackets");
        row("comparison", "a == b && c",
            "1:8:2 '==' next to 'and' needs brackets, because the precedence of '==' differs "
            "between languages");
        row("comparison behind", "a | b != c",
            "1:7:2 'or' next to '!=' needs brackets, because the precedence of '!=' differs "
            "between languages");
        row("comparisons", "a == b == c",
            "1:8:2 '==' next to '==' needs brackets, because the precedence of '==' differs "
            "between languages");
        row("bar behind two letters", "ab¯",
            "1:3:2 the bar covers only the last letter of this name; use `'` to negate all of it");
        row("bar over one letter", "ab\xCC\x85",
            "1:3:2 the bar covers only the last letter of this name; use `'` to negate all of it");
        row("bar over the first", "\\bar ab",
            "1:6:2 without braces the bar covers only the first letter");
        row("number", "a + 10",
            "1:5:2 expected a name that starts with a letter, or a constant 0 or 1");
        row("character", "a # b", "1:3:1 unknown character '#'");
        row("equals", "a = b", "1:3:1 unknown character '='");
        row("wide character", "a + \xE2\x88\x80x", "1:5:3 unknown character '∀' (U+2200)");
        row("control", QByteArray("a + \0", 5), "1:5:1 unknown character U+0000");
        row("no UTF-8", "a + \xFF", "1:5:1 byte 0xFF is not UTF-8");
        row("overlong", "a + \xC0\xAF", "1:5:1 byte 0xC0 is not UTF-8");
        row("command", "a \\foo b", "1:3:4 unknown command '\\foo'");
        row("backslash", "a \\", "1:3:1 expected the name of a command after '\\'");
        row("mathematics", "$a", "1:1:1 unknown character '$'");
        row("parenthesis", "\\(a", "1:1:2 expected '\\)' at the end of what '\\(' begins");
        row("quotation", "a + \"b", "1:5:1 expected '\"' at the end of this name");
        row("name in braces", "\\mathit x", "1:9:1 expected a name in braces");
        row("command in braces", "\\text{a \\foo}",
            "1:9:1 a name in braces may contain no command except \\_, \\#, \\$, \\%, \\&, \\{ and "
            "\\}");
        row("braces", "\\text{a", "1:8:1 expected '}' after the name");
        row("index", "x_{", "1:4:1 expected letters or digits in the index");
        row("index list", "x_{1,}", "1:6:1 expected letters or digits in the index");
        row("index end", "x_{1+}", "1:5:1 expected ',' or '}' in the index");
        row("index alone", "_{1}", "1:1:1 expected a name before the index");
    }
    void refuses() {
        QFETCH(QByteArray, text);
        QFETCH(QString, expected);
        QCOMPARE(QString::fromStdString(shown(read_lenient(text.toStdString()))), expected);
    }

    void readsSingleLetters_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* text, const char* expected) {
            QTest::newRow(text) << QString(text) << QString(expected);
        };
        row("ab", "a & b");
        row("abc*d", "a & b & c & d");
        row("a(b+c)d", "a & (b | c) & d");
        row("a'b'", "-a & -b");
        row("-ab + cd'", "-a & b | c & -d");
        row("1a", "1 & a");
        row("a1'b", "error 1:1:2 a variable is one letter, found 'a1'");
        row("a 1'b + 0 + 1", "a & -1 & b | 0 | 1");
        row("01", "error 1:2:1 expected an operator or the end of the formula, found '1'");
        row("a + 1' 0", "error 1:8:1 expected an operator or the end of the formula, found '0'");
        row("a + b\nc", "error 2:1:1 expected an operator or the end of the formula, found 'c'");
        row("a +\nb *\nc", "a | b & c");
        row("a and b", "a & b");
        row("xand", "x & a & n & d");
        row("nanda", "n & a & n & d & a");
        row("one", "o & n & e");
        row("one(ab, c)d", "one(a & b, c) & d");
        row("aone(b)", "a & o & n & e & b");
        row("true -> F", "1 -> 0");
        row("a\\overline{bc}", "a & -(b & c)");
        row("(a)(b)[c]", "a & b & c");
        row("a b", "a & b");
        row("a \"b\"", "a & b");
        row("aB", "a & B");
        row("DEF'", "D & E & -\"F\"");
        row("A + F", "error 1:5:1 T and F are ambiguous next to other capital letters; write 1 and "
                     "0, or lower-case variables");
        row("TF", "error 1:1:1 T and F are ambiguous next to other capital letters; write 1 and 0, "
                  "or lower-case variables");
        row("é", "error 1:1:2 a variable is one letter, found 'é'");
        row("x_1", "error 1:2:1 a variable is one letter, found '_'");
        row("\"ab\"", "error 1:1:4 a variable is one letter");
        row("a \\mathit{bc}", "error 1:3:11 a variable is one letter");
        row("a2", "error 1:1:2 a variable is one letter, found 'a2'");
        row("B + A1'C", "error 1:5:2 a variable is one letter, found 'A1'");
        row("a-b", "error 1:2:1 expected an operator or the end of the formula, found '-'");
    }
    void readsSingleLetters() {
        QFETCH(QString, text);
        QFETCH(QString, expected);
        QCOMPARE(QString::fromStdString(shown(read_lenient(text.toStdString(), {true}))), expected);
    }

    void takesTheNamesThatTheStoreHas() {
        Store store;
        QVERIFY(read_lenient(store, "T").value() == store.constant(true));
        QVERIFY(read_lenient(store, "x_{1}").value() == store.variable("x_1"));
        const Expr t = store.variable("T");
        QVERIFY(read_lenient(store, "T").value() == t);
        const Expr y1 = store.variable("y1");
        QVERIFY(read_lenient(store, "y_{1}").value() == y1);
        const Expr y_1 = read_lenient(store, "y_1").value();
        QVERIFY(y_1 != y1);
        QVERIFY(read_lenient(store, "y_{1}").value() == y_1);
    }

    void numbersVariablesAsTheyAreMentioned() {
        const auto formula = read_lenient("z + a * z -> m");
        QCOMPARE(formula->store.variables(), std::size_t{3});
        QCOMPARE(formula->store.name(0) + formula->store.name(1) + formula->store.name(2),
                 std::string("zam"));
    }

    void readsEverySpelling() {
        Random random(test_suite::seed(1));
        Scribe scribe(random);
        for (int i = 0; i < test_suite::rounds(10000); ++i) {
            Store store = oracle::store_with(4);
            const Tree tree = oracle::random_tree(random, {4, 5, 2});
            const std::string text = scribe.write(tree);
            const auto e = read_lenient(store, text);
            QVERIFY2(e.has_value(), text.c_str());
            QVERIFY2(oracle::same(oracle::tree_of(store, *e), tree), text.c_str());
        }
    }

    void survivesAnyBytes() {
        Random random(test_suite::seed(2));
        Scribe scribe(random);
        int refused = 0;
        for (int i = 0; i < test_suite::rounds(20000); ++i) {
            std::string text = scribe.write(oracle::random_tree(random, {4, 3, 2}));
            for (std::uint64_t n = random.below(4); n > 0; --n)
                text[random.below(text.size())] = static_cast<char>(
                    random.below(2) == 0 ? random.next() : ' ' + random.below(95));
            const auto formula = read_lenient(text, {random.below(2) == 0});
            if (formula) {
                const std::string printed =
                    print(formula->store, formula->root, notations::unicode).value();
                Store store = formula->store;
                QVERIFY2(read_lenient(store, printed).value() == formula->root, text.c_str());
                continue;
            }
            ++refused;
            const SourceSpan span = formula.error().span.value();
            QVERIFY(span.line >= 1 && span.column >= 1 && span.length >= 1);
            QVERIFY(static_cast<std::size_t>(span.column) <= text.size() + 1);
        }
        QVERIFY(refused > test_suite::rounds(5000));
    }

    void deepNestingIsNotTooDeep() {
        constexpr std::size_t depth = 1000000;
        Store store;
        const Expr a = store.variable("a");
        QVERIFY(read_lenient(store, repeated("(", depth) + "a" + repeated(")", depth)) == a);
        const Expr minuses = read_lenient(store, repeated("-", depth) + "a").value();
        QCOMPARE(tree_size(store, minuses).depth, std::uint64_t{depth + 1});
        QVERIFY(read_lenient(store, "a" + repeated("'", depth)) == minuses);
        QVERIFY(read_lenient(store, repeated("-(", depth) + "a" + repeated(")", depth)) == minuses);
        const Expr arrows = read_lenient(store, repeated("a->", depth) + "a").value();
        QCOMPARE(tree_size(store, arrows).depth, std::uint64_t{depth + 1});
        const Expr calls =
            read_lenient(store, repeated("one(", depth) + repeated(")", depth)).value();
        QCOMPARE(tree_size(store, calls).depth, std::uint64_t{depth});
        QVERIFY(!read_lenient(store, repeated("(", depth)).has_value());
        QVERIFY(!read_lenient(store, repeated("-", depth)).has_value());
    }

    /// In quadratic time it would take hours.
    void aLongTextTakesLinearTime() {
        std::string text = "x0";
        for (int i = 1; text.size() < 2000000; ++i)
            text += (i % 3 == 0   ? " + -x"
                     : i % 3 == 1 ? " * x"
                                  : " -> x") +
                    std::to_string(i % 1000);
        const auto formula = read_lenient(text);
        QVERIFY(formula.has_value());
        QCOMPARE(formula->store.variables(), std::size_t{1000});
    }

    void refusesTextsThatAreTooLong() {
        const std::string text(std::size_t{1} << 28U, ' ');
        QCOMPARE(QString::fromStdString(shown(read_lenient(text))),
                 QString("error 1:1:1 the formula is longer than 256 MB"));
    }
};

LOGGIA_TEST(LenientSyntaxTest)

} // namespace lenient_syntax_test

#include "lenient_syntax_test.moc"
