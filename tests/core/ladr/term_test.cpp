#include "core/ladr/term.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <array>

namespace term_test {

using namespace loggia::ladr;

class TermTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void knownNamesHaveTheirNumbers() {
        Terms terms;
        QCOMPARE(terms.intern("&"), Name{name_and});
        QCOMPARE(terms.intern(">="), Name{name_at_least});
        QCOMPARE(terms.intern("mod"), Name{name_mod});
        QCOMPARE(terms.intern("end_if"), Name{name_end_if});
        QCOMPARE(terms.names(), std::size_t{known_names});
        const Name name = terms.intern("l1");
        QCOMPARE(terms.intern("l1"), name);
        QCOMPARE(terms.text(name), std::string("l1"));
    }

    void keepsArguments() {
        Terms terms;
        const TermId a = terms.make(Term::Kind::plain, terms.intern("a"), {}, 2, 1);
        const TermId b = terms.make(Term::Kind::plain, terms.intern("b"), {}, 4, 1);
        const TermId f = terms.make(Term::Kind::plain, terms.intern("f"), std::array{a, b}, 0, 1);
        QVERIFY(terms.is(f, terms.intern("f"), 2));
        QVERIFY(!terms.is(f, terms.intern("f"), 1));
        QVERIFY(terms.is_name(a) && !terms.is_name(f));
        QCOMPARE(terms.arguments(f).size(), std::size_t{2});
        QCOMPARE(terms.arguments(f)[1], b);
        QCOMPARE(terms[f].depth, 2U);
    }

    void readsNumbers() {
        QCOMPARE(number_of("0"), 0);
        QCOMPARE(number_of("007"), 7);
        QCOMPARE(number_of("1000000000"), 1000000000);
        QCOMPARE(number_of("02147483647"), 2147483647);
        for (const char* text : {"", "2147483648", "-1", "1a", "a"})
            QCOMPARE(number_of(text), -1);
        for (const char* text : {"", "2147483647", "-1", "1a", "99999999999a"})
            QVERIFY(!number_error(text));
        QCOMPARE(number_error("2147483648").value(),
                 std::string("2147483648 is too large (the limit is 2,147,483,647)"));
    }
};

LOGGIA_LOOP_TEST(TermTest)

} // namespace term_test

#include "term_test.moc"
