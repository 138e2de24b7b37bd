#include "tests/suite.hpp"
#include "ui/formula_game/game_draft.hpp"

#include <QTest>

namespace game_draft_test {

using namespace loggia;
using namespace loggia::ui;

class GameDraftTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void says_what_is_wrong_with_which_text();
    void fits_order_and_turns_to_a_formula();
    void understands_other_notations();
    void the_same_formula_is_read_once();
    void tidies();
    void takes_turns_from_quantifiers_data();
    void takes_turns_from_quantifiers();
    void reads_no_quantifiers_where_there_are_none();
    void moves_letters();
};

void GameDraftTest::says_what_is_wrong_with_which_text() {
    QVERIFY(checked({"(x*y)", "EA", "xy"}).game != nullptr);
    const CheckedDraft formula = checked({"(x*y", "EA", "xy"});
    QVERIFY(!formula.game && !formula.formula.empty() && formula.turns.empty());
    QVERIFY(formula.formula.front().span.has_value());
    QVERIFY(!checked({"(x*y)", "EB", "xy"}).turns.empty());
    QVERIFY(!checked({"(x*y)", "E", "xy"}).turns.empty());
    QVERIFY(!checked({"(x*y)", "EA", "xz"}).variables.empty());
    QVERIFY(!checked({"", "", ""}).formula.empty());
}

void GameDraftTest::fits_order_and_turns_to_a_formula() {
    const GameDraft draft{"(x*y)", "AE", "yx"};
    const GameDraft more = withFormula(draft, "((x*y)+(a*b))");
    QCOMPARE(more.variables, std::string("yxab"));
    QCOMPARE(more.turns, std::string("AEAE"));
    QVERIFY(checked(more).game != nullptr);
    const GameDraft fewer = withFormula(draft, "-x");
    QCOMPARE(fewer.variables, std::string("x"));
    QCOMPARE(fewer.turns, std::string("E"));
    // What cannot be read takes nothing away.
    const GameDraft half = withFormula(draft, "(x*");
    QCOMPARE(half.variables, draft.variables);
    QCOMPARE(half.turns, draft.turns);
    // Nonsense in the fields is no obstacle.
    QVERIFY(checked(withFormula({"", "?", "xx?"}, "(x*y)")).game != nullptr);
}

void GameDraftTest::understands_other_notations() {
    const GameDraft draft = withFormula({"(x*y)", "AE", "yx"}, "x and not (y or z)");
    QCOMPARE(draft.variables, std::string("yxz"));
    QCOMPARE(draft.turns, std::string("AEA"));
    const CheckedDraft looked_at = checked(draft);
    QVERIFY(looked_at.game != nullptr && looked_at.formula.empty());
    QVERIFY(*looked_at.game == *checked({"(x*-(y+z))", "AEA", "yxz"}).game);
    // What would be very long in the game's syntax waits until it is asked for.
    std::string sum = "a";
    for (char c = 'b'; c <= 'p'; ++c)
        sum += std::string(" xor ") + c; // 2^16 leaves and more
    QVERIFY(tidied(sum).has_value());
    QVERIFY(!checked(withFormula({}, sum)).game);
    // What is wrong is said of the notation that is meant.
    const CheckedDraft informal = checked({"x and", "E", "x"});
    QCOMPARE(informal.formula.size(), std::size_t{1});
    QCOMPARE(informal.formula.front().span->column, 6);
    QCOMPARE(checked({"((x+y)", "EA", "xy"}).formula.front().span->column, 1);
}

void GameDraftTest::the_same_formula_is_read_once() {
    for (const char* formula : {"(x*-y)", "x and not y", "(x*"})
        for (const char* turns_before : {"EA", "E"}) {
            const CheckedDraft before = checked({formula, turns_before, "xy"});
            for (const auto& [turns, order] : {std::pair("EA", "yx"), std::pair("A", "xy"),
                                               std::pair("AE", "xz"), std::pair("AE", "xy")}) {
                const GameDraft draft{formula, turns, order};
                const CheckedDraft again = checked(draft, &before);
                const CheckedDraft afresh = checked(draft);
                QCOMPARE(again.game != nullptr, afresh.game != nullptr);
                QVERIFY(!again.game || *again.game == *afresh.game);
                QCOMPARE(again.read() != nullptr, afresh.read() != nullptr);
                QVERIFY(again.understood == afresh.understood);
                QCOMPARE(again.formula.size(), afresh.formula.size());
                QCOMPARE(again.turns.size(), afresh.turns.size());
                QCOMPARE(again.variables.size(), afresh.variables.size());
            }
        }
}

void GameDraftTest::tidies() {
    QCOMPARE(tidied("(x*-y)").value().text, std::string("(x*-y)"));
    QCOMPARE(tidied("x and not y").value().text, std::string("(x*-y)"));
    QCOMPARE(tidied("AndTree(Leaf('x'), NotTree(Leaf(\"y\")))").value().text,
             std::string("(x*-y)"));
    const auto unclosed = tidied("AndTree(Leaf('x'), Leaf('y')");
    QVERIFY(!unclosed && unclosed.error().span->column == 29);
    const TidyFormula named = tidied("rain & -snow").value();
    QVERIFY(checked(withFormula({}, named.text)).game != nullptr);
    QCOMPARE(named.renamed.size(), std::size_t{2});
    const auto cut = tidied("x and");
    QVERIFY(!cut && cut.error().span);
    QVERIFY(!tidied("x or true"));
    std::string sum = "a";
    for (char c = 'b'; c <= 'z'; ++c)
        sum += std::string(" xor ") + c; // 2^26 leaves and more
    QVERIFY(!tidied(sum));
}

void GameDraftTest::takes_turns_from_quantifiers_data() {
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("formula");
    QTest::addColumn<std::string>("turns");
    QTest::addColumn<std::string>("variables");
    const auto row = [](const char* text, const char* formula, const char* turns,
                        const char* variables) {
        QTest::addRow("%s", text) << std::string(text) << std::string(formula) << std::string(turns)
                                  << std::string(variables);
    };
    row("∃x∃y∀z ((x∨y)∧((y∨z)∧(¬y∨¬z)))", "((x+y)*((y+z)*(-y+-z)))", "EEA", "xyz");
    row("∃x∃y∀z ((x+y)*z)", "((x+y)*z)", "EEA", "xyz");
    row(" ∀x, ∃y: x -> y\n", "(-x+y)", "AE", "xy");
    row("(∃x)(∀y)(x ∨ y)", "(x+y)", "EA", "xy");
    row("∃x (∀y (x ∨ y))", "(x+y)", "EA", "xy");
    row("((∃x ∀y [∃z (x ∨ y) ∧ z])) ", "((x+y)*z)", "EAE", "xyz");
    row("∃y,x.∀z.(x ∧ y ∧ z)", "(x*y*z)", "EEA", "yxz");
    row("∀xy ∃z (x ∧ y ∨ z)", "((x*y)+z)", "AAE", "xyz");
    row("exists x, forall y: x or y", "(x+y)", "EA", "xy");
    row("For all p there exists q: p <-> q", "((p*q)+(-p*-q))", "AE", "pq");
    row("$\\exists x \\forall y\\, (x \\lor \\lnot y)$", "(x+-y)", "EA", "xy");
    row("\\exists\\ x\\:\\forall~y\\;(x\\lor y)", "(x+y)", "EA", "xy");
    // Letters for the names, as the formula has them; w is not in it.
    row("∃w ∀x2 ∃x1 (x1 ∧ x2)", "(a*b)", "AE", "ba");
    row("∀x₁ ∃x₂ (x₁ ∧ x₂)", "(a*b)", "AE", "ab");
    row("∀rain ∃sun (rain ∧ sun)", "(a*b)", "AE", "ab");
}

void GameDraftTest::takes_turns_from_quantifiers() {
    QFETCH(std::string, text);
    const auto draft = quantifiedDraft(text);
    QVERIFY(draft && *draft);
    QTEST((*draft)->formula, "formula");
    QTEST((*draft)->turns, "turns");
    QTEST((*draft)->variables, "variables");
    QVERIFY(checked(**draft).game != nullptr);
}

void GameDraftTest::reads_no_quantifiers_where_there_are_none() {
    for (const char* text :
         {"", "x", "(x*y)", "exists and p", "forall", "∃", "∃ ∨ x", "(∃x", "$", "$$", "(x ∧ ∃y y)"})
        QVERIFY2(!quantifiedDraft(text), text);
    const auto cut = quantifiedDraft("∃x (x ∨ ");
    QVERIFY(cut && !*cut && !cut->error().span);
    // Whose turn it is for y is for the person to say.
    const auto open = quantifiedDraft("∃x (x ∨ y)");
    QVERIFY(open && *open && !checked(**open).game && !checked(**open).variables.empty());
    const auto twice = quantifiedDraft("∃x∀x x");
    QVERIFY(twice && *twice && !checked(**twice).game);
}

void GameDraftTest::moves_letters() {
    QCOMPARE(withLetterMoved("abcd", 0, 2), std::string("bcad"));
    QCOMPARE(withLetterMoved("abcd", 3, 0), std::string("dabc"));
    QCOMPARE(withLetterMoved("abcd", 1, 1), std::string("abcd"));
    QCOMPARE(withLetterMoved("abcd", 4, 0), std::string("abcd"));
}

LOGGIA_LOOP_TEST(GameDraftTest)

} // namespace game_draft_test

#include "game_draft_test.moc"
