#include "core/formula_game/compare.hpp"
#include "core/formula_game/handout_form.hpp"
#include "core/logic/notation.hpp"
#include "core/logic/strict_syntax.hpp"
#include "tests/core/logic/random_tree.hpp"

#include <QTest>

using namespace loggia;
using namespace loggia::formula_game;

class HandoutFormTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writes_out_what_the_syntax_lacks();
    void refuses_what_it_cannot_write();
    void means_the_same();
};

void HandoutFormTest::writes_out_what_the_syntax_lacks() {
    QCOMPARE(handout_form("(x*-y)").value(), std::string("(x*-y)"));
    QCOMPARE(handout_form("x and not y").value(), std::string("(x*-y)"));
    QCOMPARE(handout_form("((x)) ∨ y ∨ z").value(), std::string("(x+y+z)"));
    QCOMPARE(handout_form("x -> y").value(), std::string("(-x+y)"));
    QCOMPARE(handout_form("x xor y").value(), std::string("((x*-y)+(-x*y))"));
    QCOMPARE(handout_form("x <-> y").value(), std::string("((x*y)+(-x*-y))"));
    QCOMPARE(handout_form("one(x, y)").value(), std::string("((x*-y)+(-x*y))"));
    QCOMPARE(handout_form("ab + c").value(), std::string("((a*b)+c)"));
    QCOMPARE(handout_form("x and true").value(), std::string("x"));
}

void HandoutFormTest::refuses_what_it_cannot_write() {
    const auto cut = handout_form("x and");
    QVERIFY(!cut);
    QVERIFY(cut.error().span.has_value());
    QVERIFY(!handout_form(""));
    QVERIFY(!handout_form("x or true"));
    // 2^40 leaves, and a square of as many as a text may name.
    std::string sum = "a";
    std::string one = "one(a";
    for (int i = 0; i < 40; ++i)
        sum += " xor " + std::string(1, static_cast<char>('a' + i % 26));
    for (int i = 0; i < 100'000; ++i)
        one += ",b";
    QVERIFY(!handout_form(sum));
    QVERIFY(!handout_form(one + ")"));
    QVERIFY(handout_form(std::string(50'000, '(') + "x" + std::string(50'000, ')')).has_value());
}

/// Random expressions of every kind, through a textbook's notation, by the SAT solver.
void HandoutFormTest::means_the_same() {
    Random random(11);
    int written = 0;
    for (int round = 0; round < 1500; ++round) {
        logic::Store store;
        for (const char* name : {"x", "y", "z", "w"})
            store.variable(name);
        const logic::Expr root =
            logic::oracle::build(store, logic::oracle::random_tree(random, {4, 3, 0, true, true}));
        const auto text = logic::print(store, root, logic::notations::unicode);
        QVERIFY(text.has_value());
        const auto form = handout_form(*text);
        if (!form)
            continue; // a constant
        QVERIFY2(logic::read_strict(*form).has_value(), form->c_str());
        const auto comparison = compare(*form, *text);
        QVERIFY2(comparison && comparison->outcome == Comparison::Outcome::equivalent,
                 text->c_str());
        ++written;
    }
    QVERIFY(written > 1000);
}

QTEST_GUILESS_MAIN(HandoutFormTest)
#include "handout_form_test.moc"
