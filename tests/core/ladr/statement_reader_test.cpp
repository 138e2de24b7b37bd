#include "core/ladr/statement_reader.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <string>

namespace statement_reader_test {

using namespace loggia;
using namespace loggia::ladr;

/// Names applied to arguments, operators too.
std::string prefix_form(const Terms& terms, TermId id) {
    std::string text = terms.text(terms[id].name);
    if (terms[id].kind == Term::Kind::list)
        text = "list";
    if (terms.arguments(id).empty())
        return text;
    std::string inside;
    for (const TermId argument : terms.arguments(id))
        inside += (inside.empty() ? "" : ",") + prefix_form(terms, argument);
    return text + "(" + inside + ")";
}

Result<std::string> read(std::string_view text, bool arithmetic = false) {
    Terms terms;
    StatementReader reader(text, terms);
    reader.set_arithmetic(arithmetic);
    std::string all;
    for (;;) {
        const auto statement = reader.next();
        if (!statement)
            return tl::unexpected(statement.error());
        if (!*statement)
            return all;
        all += (all.empty() ? "" : " ; ") + prefix_form(terms, (*statement)->term);
    }
}

class StatementReaderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsListsAsTerms() {
        Terms terms;
        StatementReader reader("p([], [a,[b]], [a:x]). op(1, infix, [a]).", terms);
        reader.set_lists_as_terms(true);
        QCOMPARE(prefix_form(terms, (*reader.next())->term),
                 std::string("p($nil,$cons(a,$cons($cons(b,$nil),$nil)),$cons(a,x))"));
        reader.set_lists_as_terms(false);
        QCOMPARE(prefix_form(terms, (*reader.next())->term), std::string("op(1,infix,list(a))"));
    }

    void reads_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("expected");
        QTest::addColumn<bool>("arithmetic");
        const auto row = [](const char* text, const char* expected, bool arithmetic = false) {
            QTest::newRow(text) << QByteArray(text) << QByteArray(expected) << arithmetic;
        };
        row("a.", "a");
        row("a . % one\n b.", "a ; b");
        row("a & b | c -> d.", "->(|(&(a,b),c),d)");
        row("a | b & c.", "|(a,&(b,c))");
        row("a & b & c & d.", "&(a,b,c,d)");
        row("a & (b & c).", "&(a,&(b,c))");
        row("m3 -> -m1|-m2.", "->(m3,|(-(m1),-(m2)))");
        row("--a.", "-(-(a))");
        row("-a & b.", "&(-(a),b)");
        row("-(a & b).", "-(&(a,b))");
        row("a <-> -b.", "<->(a,-(b))");
        row("a <- b.", "<-(a,b)");
        row("(a -> b) -> c.", "->(->(a,b),c)");
        row("all x exists y p(x,y).", "all(x,exists(y,p(x,y)))");
        row("all x p(x) & q.", "&(all(x,p(x)),q)");
        row("all x (p(x) & q).", "all(x,&(p(x),q))");
        row("all x -p(x).", "all(x,-(p(x)))");
        row("f(x)' = x.", "=('(f(x)),x)");
        row("x v y = y v x.", "=(v(x,y),v(y,x))");
        row("-a = b.", "=(-(a),b)");
        row("a = b | c != d.", "|(=(a,b),!=(c,d))");
        row("m1 = r1 * (r2 + 1).", "=(m1,*(r1,+(r2,1)))", true);
        row("(a*b + a + 1)mod 2= 1.", "=(mod(+(*(a,b),a,1),2),1)", true);
        row("a + -b = 0.", "=(+(a,-(b)),0)", true);
        row("a * b mod 2 = 1.", "=(*(a,mod(b,2)),1)", true);
        row("f(+(a,b)).", "f(+(a,b))");
        row("function(*(_,_), [0,1,1,0]).", "function(*(_,_),list(0,1,1,0))");
        row("set(a). %BEGIN anything . ( END% b.", "set(a) ; b");
        row("\"a b\" & \"\".", "&(\"a b\",\"\")");
        row("$T -> $F.", "->($T,$F)");
        row("p # label(here) # answer(1).", "#(p,label(here),answer(1))");
        row("all.", "all");
        row("all x all y x*y = y*x.", "all(x,all(y,=(*(x,y),*(y,x))))");
        row("p & all x q(x) & r.", "&(p,all(x,q(x)),r)");
        row("exists x -p(x).", "exists(x,-(p(x)))");
        row("f (a) = g % so\n (b).", "=(f(a),g(b))");
        row("p([a,b:x], [f(a)|b:[]]).", "p($cons(a,$cons(b,x)),$cons(|(f(a),b),list))");
        row("op(400, infix, *).", "op(400,infix,*)");
        row("op(400, prefix, [-,~, +]).", "op(400,prefix,list(-,~,+))");
        row("p(-) & q(*,-).", "&(p(-),q(*,-))");
        row("~(a).", "~(a)");
        row("\"a\nb.\" & c.", "&(\"a\nb.\",c)");
        row("a == b || c.", "||(==(a,b),c)");
        row("a -- b = c -- -d.", "=(+(a,-(b)),+(c,-(-(d))))", true);
        row("--a = b.", "=(-(-(a)),b)", true);
        row("[].", "list");
        row("[[a],b].", "list(list(a),b)");
        row("", "");
    }
    void reads() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, expected);
        QFETCH(bool, arithmetic);
        const auto found = read(text.toStdString(), arithmetic);
        QVERIFY2(found.has_value(), found ? "" : found.error().message.c_str());
        QCOMPARE(*found, expected.toStdString());
    }

    void refuses_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("column");
        QTest::addColumn<QByteArray>("message");
        const auto row = [](const char* text, int column, const char* message) {
            QTest::newRow(text) << QByteArray(text) << column << QByteArray(message);
        };
        row("p([a:b:c]).", 7, "expected ']', found ':'");
        row("p([a:b,c]).", 7, "expected ']', found ','");
        row("p(a:b).", 4, "expected ')', found ':'");
        row("a : b.", 3, "':' must precede the tail of a list");
        row("[:a].", 2, "expected a name");
        row("a -> b -> c.", 8, "'->' after '->' is ambiguous");
        row("a -> b <-> c.", 8, "'<->' after '->' is ambiguous");
        row("a = b = c.", 7, "'=' after '=' is ambiguous");
        row("a b.", 3, "expected an operator or '.', found 'b'");
        row("a & .", 5, "expected a name, '-', '(' or a quantifier, found '.'");
        row("a & | b.", 5, "expected a name, '-', '(' or a quantifier, found '|'");
        row("a - b.", 3, "'-' is only a negation");
        row("a * b + c = 1.", 7, "'+' after '*' is ambiguous; add brackets, or use set(");
        row("(a + b) mod 2 = 0.", 9, "'mod' is an operator only after set(arithmetic)");
        row("(a & b.", 1, "this '(' is never closed");
        row("f(a.", 1, "this '(' is never closed");
        row("[a.", 1, "this '[' is never closed");
        row("a & b).", 6, "unmatched ')'");
        row("(a,b).", 3, "expected ')', found ','");
        row("f(a].", 4, "expected ')', found ']'");
        row("[a).", 3, "expected ']', found ')'");
        row("a,b.", 2, "expected an operator or '.', found ','");
        row("f().", 2, "a name without arguments must not have brackets");
        row("a & b", 5, "Terminating \".\" not found");
        row("\"a.", 1, "the quotation mark is never closed");
        row("%BEGIN a.", 1, "missing 'END%' for this comment");
        row("a & \xC3\xA9.", 5, "unexpected `\xC3\xA9` here");
        row("a ~ b.", 3, "expected an operator or '.', found '~'");
        row("~ a.", 1, "expected a name, '-', '(' or a quantifier, found '~'");
        row("p({a}).", 3, "unexpected `{` here");
        row("-all x p(x).", 1, "an operand of '-' needs brackets");
        row("all x p(x) = q.", 0, "");
    }
    void refuses() {
        QFETCH(QByteArray, text);
        QFETCH(int, column);
        QFETCH(QByteArray, message);
        const auto found = read(text.toStdString());
        if (column == 0) { // (all x p(x)) = q is read; what it means is another question
            QVERIFY(found.has_value());
            return;
        }
        QVERIFY(!found.has_value());
        QVERIFY2(QByteArray::fromStdString(found.error().message).startsWith(message),
                 found.error().message.c_str());
        QVERIFY(found.error().span.has_value());
        QCOMPARE(found.error().span->line, 1);
        QCOMPARE(found.error().span->column, column);
    }

    void boundsTheDepthAndNothingElse() {
        const auto nested = [](int n) {
            return std::string(static_cast<std::size_t>(n), '-') + "a.";
        };
        QVERIFY(read(nested(900)).has_value());
        QVERIFY(read(nested(200000)).error().message.starts_with("nested more than"));
        QVERIFY(read(std::string(200000, '(') + "a.").error().message.ends_with("never closed"));
        std::string chain = "a";
        for (int i = 0; i < 100000; ++i)
            chain += " & a";
        QVERIFY(read(chain + ".").has_value());
    }
};

LOGGIA_LOOP_TEST(StatementReaderTest)

} // namespace statement_reader_test

#include "statement_reader_test.moc"
