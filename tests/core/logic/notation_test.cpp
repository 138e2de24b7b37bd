#include "core/base/random.hpp"
#include "core/logic/notation.hpp"
#include "core/logic/syntax.hpp"
#include "tests/core/logic/random_tree.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <array>
#include <map>

namespace notation_test {

using namespace loggia;
using namespace loggia::logic;
using loggia::logic::oracle::Tree;

constexpr std::size_t variable_count = 4;
constexpr std::uint64_t assignments = 16;

/// What a compiler makes of an expression: its value by the precedences of C or Python.
class Interpreter {
public:
    Interpreter(bool python, std::string text, std::map<std::string, bool> values)
        : python_(python), text_(std::move(text)), values_(std::move(values)) {}

    /// Nothing where it is not a whole expression.
    std::optional<bool> value() {
        const bool result = level(0);
        return good_ && at_ == text_.size() ? std::optional(result) : std::nullopt;
    }

private:
    // From loose to tight: or, and, Python's not, ==, ^. C has == and ^ the other way round.
    bool level(int depth) {
        static const std::array<std::string, 5> of_c{" || ", " && ", "", " ^ ", " == "};
        static const std::array<std::string, 5> of_python{" or ", " and ", "", " == ", " ^ "};
        if (depth == 5)
            return primary();
        if (depth == 2)
            return python_ && take("not ") ? !level(2) : level(3);
        const std::string& sign = (python_ ? of_python : of_c).at(static_cast<std::size_t>(depth));
        bool result = level(depth + 1);
        for (int chain = 0; take(sign); ++chain) {
            const bool right = level(depth + 1);
            if (sign == " == ") {
                good_ = good_ && chain == 0; // Python means something else
                result = result == right;
            } else if (sign == " ^ ") {
                result = result != right;
            } else {
                result = depth == 0 ? result || right : result && right;
            }
        }
        return result;
    }

    bool primary() {
        if (!python_ && take("!"))
            return !primary();
        if (take("(")) {
            const bool result = level(0);
            good_ = take(")") && good_;
            return result;
        }
        std::string word;
        while (at_ < text_.size() && std::isalnum(static_cast<unsigned char>(text_[at_])) != 0)
            word += text_[at_++];
        const auto found = values_.find(word);
        good_ = good_ && found != values_.end();
        return found != values_.end() && found->second;
    }

    bool take(const std::string& what) {
        if (text_.compare(at_, what.size(), what) != 0)
            return false;
        at_ += what.size();
        return true;
    }

    bool python_;
    std::string text_;
    std::map<std::string, bool> values_;
    std::size_t at_ = 0;
    bool good_ = true;
};

/// The tree as people's notations can say it: operators of one operand are that operand, those of
/// none constants.
Tree plain(const Tree& tree) {
    Tree result = tree;
    for (Tree& operand : result.operands)
        operand = plain(operand);
    if (tree.kind != Kind::conjunction && tree.kind != Kind::disjunction &&
        tree.kind != Kind::parity)
        return result;
    if (result.operands.empty())
        return {Kind::constant, 0, tree.kind == Kind::conjunction, {}};
    return result.operands.size() == 1 ? Tree(result.operands[0]) : result;
}

std::array<std::string, 5> all_of(const Store& store, Expr e) {
    std::array<std::string, 5> texts;
    for (std::size_t i = 0; i < texts.size(); ++i)
        texts.at(i) = print(store, e, *notations::all.at(i)).value();
    return texts;
}

class NotationTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writesAsPeopleDo_data() {
        QTest::addColumn<QString>("read");
        QTest::addColumn<QStringList>("written");
        QTest::newRow("example") << "-x*(y+z) -> w"
                                 << QStringList{"¬x ∧ (y ∨ z) → w", "-x & (y | z) -> w",
                                                "\\neg x \\land (y \\lor z) \\rightarrow w",
                                                "!(!x && (y || z)) || w",
                                                "not (not x and (y or z)) or w"};
        QTest::newRow("nested") << "(a*b)*(c+(d+a))"
                                << QStringList{"(a ∧ b) ∧ (c ∨ (d ∨ a))", "(a & b) & (c | (d | a))",
                                               "(a \\land b) \\land (c \\lor (d \\lor a))",
                                               "(a && b) && (c || (d || a))",
                                               "(a and b) and (c or (d or a))"};
        QTest::newRow("exclusive")
            << "-a xor b*c xor 1"
            << QStringList{"¬a ⊕ b ∧ c ⊕ ⊤", "-a ^ b & c ^ 1",
                           "\\neg a \\oplus b \\land c \\oplus \\top", "(!a) ^ (b && c) ^ 1",
                           "(not a) ^ (b and c) ^ True"};
        QTest::newRow("arrows") << "(a->b)->c->d <-> 0"
                                << QStringList{"(a → b) → c → d ↔ ⊥", "(a -> b) -> c -> d <-> 0",
                                               "(a \\rightarrow b) \\rightarrow c \\rightarrow d "
                                               "\\leftrightarrow \\bot",
                                               "(!(!a || b) || (!c || d)) == 0",
                                               "(not (not a or b) or (not c or d)) == False"};
        QTest::newRow("one") << "one(a, b+c, one()) * d"
                             << QStringList{"one(a, b ∨ c, one()) ∧ d", "one(a, b | c, one()) & d",
                                            "\\operatorname{one}(a, b \\lor c, "
                                            "\\operatorname{one}()) \\land d",
                                            "(a && !(b || c) && !0 || !a && (b || c) && !0 || !a "
                                            "&& !(b || c) && 0) && d",
                                            "(a and not (b or c) and not False or not a and (b or "
                                            "c) and not False or not a and not (b or c) and False) "
                                            "and d"};
        QTest::newRow("negations")
            << "--(--a*-0)"
            << QStringList{"¬¬(¬¬a ∧ ¬⊥)", "--(--a & -0)",
                           "\\neg \\neg (\\neg \\neg a \\land \\neg \\bot)", "!!(!!a && !0)",
                           "not not (not not a and not False)"};
        QTest::newRow("equivalences")
            << "(a<->b)<->(c<->d)"
            << QStringList{"(a ↔ b) ↔ (c ↔ d)", "(a <-> b) <-> (c <-> d)",
                           "(a \\leftrightarrow b) \\leftrightarrow (c "
                           "\\leftrightarrow d)",
                           "(a == b) == (c == d)", "(a == b) == (c == d)"};
    }
    void writesAsPeopleDo() {
        QFETCH(QString, read);
        QFETCH(QStringList, written);
        const auto formula = read_lenient(read.toStdString());
        QVERIFY(formula.has_value());
        const auto texts = all_of(formula->store, formula->root);
        for (std::size_t i = 0; i < texts.size(); ++i)
            QCOMPARE(QString::fromStdString(texts.at(i)), written.at(static_cast<int>(i)));
    }

    void comesBackAsItWas() {
        Random random(test_suite::seed(1));
        const std::array<const char*, 8> names{"x", "x1", "P_1_2", "foo", "T", "or", "one", "q_7"};
        for (int i = 0; i < 10000; ++i) {
            Store store;
            const std::size_t first = random.below(5);
            for (std::size_t v = 0; v < variable_count; ++v)
                store.variable(names.at(first + v));
            const Tree tree = oracle::random_tree(random, {variable_count, 6});
            const Expr root = oracle::build(store, tree);
            const Expr expected = oracle::build(store, plain(tree));
            for (const Notation* notation :
                 {&notations::unicode, &notations::ascii, &notations::latex}) {
                const std::string text = print(store, root, *notation).value();
                const auto back = read_lenient(store, text);
                QVERIFY2(back.has_value(), text.c_str());
                QVERIFY2(*back == expected, text.c_str());
            }
        }
    }

    void hasNoParenthesesToSpare() {
        Random random(test_suite::seed(2));
        int removed = 0;
        for (int i = 0; i < 1500; ++i) {
            Store store = oracle::store_with(variable_count);
            const Expr root =
                oracle::build(store, oracle::random_tree(random, {variable_count, 4, 2}));
            const std::string text = print(store, root, notations::ascii).value();
            std::vector<std::size_t> open;
            for (std::size_t at = 0; at < text.size(); ++at) {
                if (text[at] == '(') {
                    open.push_back(at);
                } else if (text[at] == ')') {
                    std::string without = text;
                    without[at] = ' ';
                    without[open.back()] = ' ';
                    open.pop_back();
                    const auto back = read_lenient(store, without);
                    // A nested equivalence on the left keeps its parentheses, since nobody
                    // remembers from which side they are read.
                    if (back && *back == root)
                        QVERIFY2(text.compare(at + 1, 5, " <-> ") == 0, text.c_str());
                    ++removed;
                }
            }
        }
        QVERIFY(removed > 1500);
    }

    void programsMeanTheSame() {
        Random random(test_suite::seed(3));
        for (int i = 0; i < 5000; ++i) {
            Store store = oracle::store_with(variable_count);
            const Tree tree = oracle::random_tree(random, {variable_count, 5});
            const Expr root = oracle::build(store, tree);
            for (const bool python : {false, true}) {
                const std::string text =
                    print(store, root, python ? notations::python : notations::c).value();
                const auto back = read_lenient(store, text);
                QVERIFY2(back.has_value(), text.c_str());
                for (std::uint64_t bits = 0; bits < assignments; ++bits) {
                    const auto assignment = oracle::assignment_of(bits, variable_count);
                    std::map<std::string, bool> values{{python ? "True" : "1", true},
                                                       {python ? "False" : "0", false}};
                    for (Variable v = 0; v < variable_count; ++v)
                        values[store.name(v)] = assignment[v];
                    const bool expected = oracle::evaluate(tree, assignment);
                    const auto run = Interpreter(python, text, values).value();
                    QVERIFY2(run.has_value() && *run == expected, text.c_str());
                    QVERIFY2(evaluate(store, *back, assignment) == expected, text.c_str());
                }
            }
        }
    }

    void deepExpressionsAreNotTooDeep() {
        constexpr int depth = 200000;
        Store store;
        const Expr x = store.variable("x");
        Expr e = x;
        Expr single = x;
        for (int i = 0; i < depth; ++i) {
            e = i % 2 == 0 ? store.negation(e) : store.node(Kind::conjunction, std::array{x, e});
            single = store.node(Kind::disjunction, std::array{single});
        }
        for (const Notation* notation : notations::all) {
            const std::string text = print(store, e, *notation).value();
            QVERIFY(text.size() > std::size_t{depth} * 3);
            QVERIFY(read_lenient(store, text).value() == e);
            QCOMPARE(print(store, single, *notation).value(), std::string("x"));
        }
        // Each of the many operands is a long way off x.
        const std::vector<Expr> many(100000, single);
        QCOMPARE(print(store, store.node(Kind::conjunction, many), notations::ascii)->size(),
                 many.size() * 4 - 3);
    }

    void keepsToTheLimit() {
        Store store;
        Expr e = store.variable("x");
        for (int i = 0; i < 100; ++i)
            e = store.node(i % 2 == 0 ? Kind::conjunction : Kind::disjunction, std::array{e, e});
        for (const Notation* notation : notations::all)
            QVERIFY(!print(store, e, *notation, 1000000).has_value());
        const std::vector<Expr> many(100000, store.variable("y"));
        QVERIFY(!print(store, store.node(Kind::exactly_one, many), notations::c, 1000000));

        Random random(test_suite::seed(4));
        for (int i = 0; i < 300; ++i) {
            Store small = oracle::store_with(variable_count);
            const Expr root =
                oracle::build(small, oracle::random_tree(random, {variable_count, 4}));
            for (const Notation* notation : notations::all) {
                const std::string text = print(small, root, *notation).value();
                QVERIFY(print(small, root, *notation, text.size()) == text);
                QVERIFY(!print(small, root, *notation, text.size() - 1).has_value());
            }
        }
    }
};

LOGGIA_TEST(NotationTest)

} // namespace notation_test

#include "notation_test.moc"
