#include "core/logic/syntax.hpp"
#include "core/wumpus/argument.hpp"
#include "core/wumpus/explain.hpp"
#include "core/wumpus/reference_rules.hpp"
#include "tests/core/wumpus/base.hpp"
#include "tests/core/wumpus/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>

namespace argument_test {

using namespace loggia;
using namespace loggia::wumpus;

Verdict verdict(const logic::Store& store, const std::vector<Statement>& lines, logic::Expr e) {
    return Reasoner(store, lines).verdict(e).value();
}

/// As prefix texts: "line: facts".
std::vector<std::string> told(Base& base, const char* statement) {
    const logic::Expr asked = base.statement(statement);
    const bool holds = verdict(base.store, base.lines, asked) == Verdict::definitely_true;
    const auto reason = reason_for(base.store, base.lines, asked, holds);
    const auto steps = argument_of(base.store, base.lines, reason->lines, asked).value();
    std::vector<std::string> lines;
    for (const ArgumentStep& step : steps) {
        std::string text = to_prefix(base.store, base.lines[step.line].expr) + ":";
        for (const auto& fact : step.facts)
            text += (fact.holds ? " " : " -") + base.store.name(fact.symbol);
        if (step.rest)
            text += " rest " + to_prefix(base.store, *step.rest);
        lines.push_back(text);
    }
    return lines;
}

class ArgumentTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isTheOneThatAPersonWouldGive() {
        Base base("(if B_1_2 (or P_1_1 P_2_2 P_1_3))\n(iff B_2_1 (or P_1_1 P_2_2 P_3_1))\n",
                  "B_1_2\n(not P_1_1)\n(not B_2_1)\n");
        const auto lines = told(base, "P_1_3");
        QCOMPARE(lines.size(), std::size_t{4});
        // The rule about (2,1) comes at once after what it needs, that about (1,2) last.
        const auto at = [&](const char* text) {
            return std::find(lines.begin(), lines.end(), text) - lines.begin();
        };
        QVERIFY(at("(not B_2_1): -B_2_1") <
                at("(iff B_2_1 (or P_1_1 P_2_2 P_3_1)): -P_1_1 -P_2_2"));
        QCOMPARE(at("(if B_1_2 (or P_1_1 P_2_2 P_1_3)): P_1_3"), std::ptrdiff_t{3});
    }

    void aLineThatSettlesNothingSaysWhatIsLeft() {
        Base base("", "(or P_1_3 P_2_3)\n(if P_1_3 M_4_4)\n(if P_2_3 M_4_4)\n");
        const auto lines = told(base, "M_4_4");
        QCOMPARE(lines.size(), std::size_t{3});
        QCOMPARE(lines.front(), std::string("(or P_1_3 P_2_3): rest (or P_1_3 P_2_3)"));
        QVERIFY(lines.back().ends_with(": M_4_4"));
    }

    void contradictionsEndInOne() {
        Base base("(if P_1_3 B_1_2)\n", "P_1_3\n(not B_1_2)\n");
        const auto reason = reason_for(base.store, base.lines, std::nullopt, true);
        const auto steps = argument_of(base.store, base.lines, reason->lines, std::nullopt).value();
        QCOMPARE(steps.size(), std::size_t{3});
        QVERIFY(steps.back().contradiction && steps.back().facts.empty() && !steps.back().rest);
        QVERIFY(!steps[0].contradiction && !steps[1].contradiction);
    }

    /// Of every reason: all of its lines once, each fact follows when it is said and not before, a
    /// rest says the same as its line, and the conclusion is known at the end and not before.
    void everyStepFollows() {
        Random random(4);
        int checked = 0;
        for (int i = 0; i < 25; ++i) {
            Base base(rules_file(), oracle::print_file(oracle::random_knowledge(
                                        random, static_cast<int>(random.below(30)), 0)));
            Reasoner reasoner(base.store, base.lines);
            for (int k = 0; k < 3; ++k) {
                const logic::Expr e =
                    base.statement(oracle::print(oracle::random_tree(random, 1 + k)));
                const Verdict known = reasoner.verdict(e).value();
                if (known == Verdict::possibly)
                    continue;
                const auto conclusion = known == Verdict::both ? std::nullopt : std::optional(e);
                const auto reason = reason_for(base.store, base.lines, conclusion,
                                               known == Verdict::definitely_true);
                const auto steps =
                    argument_of(base.store, base.lines, reason->lines, conclusion).value();
                std::vector<std::size_t> used;
                for (const ArgumentStep& step : steps) {
                    const auto before = base.only(used);
                    used.push_back(step.line);
                    const auto now = base.only(used);
                    for (const auto& fact : step.facts) {
                        const logic::Expr symbol = base.store.variable(fact.symbol);
                        QCOMPARE(verdict(base.store, now, symbol),
                                 fact.holds ? Verdict::definitely_true : Verdict::definitely_false);
                        QCOMPARE(verdict(base.store, before, symbol), Verdict::possibly);
                    }
                    QCOMPARE(step.facts.empty(), step.rest.has_value() || step.contradiction);
                    if (step.rest)
                        for (const auto& [one, other] :
                             {std::pair(*step.rest, base.lines[step.line].expr),
                              std::pair(base.lines[step.line].expr, *step.rest)}) {
                            auto with = before;
                            Statement given = base.lines[step.line];
                            given.expr = one;
                            with.push_back(given);
                            QCOMPARE(verdict(base.store, with, other), Verdict::definitely_true);
                        }
                    QCOMPARE(step.contradiction,
                             known == Verdict::both && used.size() == steps.size());
                    ++checked;
                }
                std::sort(used.begin(), used.end());
                QVERIFY(used == reason->lines);
            }
        }
        QVERIFY2(checked > 60, qPrintable(QString::number(checked)));
    }

    void stopsWhenTold() {
        const Base base(rules_file(), "P_1_3\n");
        std::stop_source stop;
        stop.request_stop();
        logic::Store store = base.store;
        QVERIFY(!argument_of(store, base.lines, {0, 1}, std::nullopt, Control(stop.get_token())));
    }
};

LOGGIA_TEST(ArgumentTest)

} // namespace argument_test

#include "argument_test.moc"
