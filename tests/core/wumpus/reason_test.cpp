#include "core/wumpus/explain.hpp"
#include "core/wumpus/reference_rules.hpp"
#include "tests/core/wumpus/base.hpp"
#include "tests/core/wumpus/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace reason_test {

using namespace loggia;
using namespace loggia::wumpus;

Verdict verdict(const logic::Store& store, const std::vector<Statement>& lines, logic::Expr e) {
    return Reasoner(store, lines).verdict(e).value();
}

bool forces(Verdict found, Verdict wanted) {
    return found == wanted || found == Verdict::both;
}

class ReasonTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reasonsForceTheVerdictAndNoLineCanGo() {
        Random random(test_suite::seed(1));
        int reasons = 0;
        for (int i = 0; i < 60; ++i) {
            Base base(rules_file(),
                      oracle::print_file(oracle::random_knowledge(
                          random, static_cast<int>(random.below(40)), i % 4 == 0 ? 2 : 0)));
            Reasoner reasoner(base.store, base.lines);
            for (int k = 0; k < 5; ++k) {
                const logic::Expr e =
                    base.statement(oracle::print(oracle::random_tree(random, 1 + k)));
                const Verdict known = reasoner.verdict(e).value();
                const auto conclusion = known == Verdict::both ? std::nullopt : std::optional(e);
                const bool holds = known == Verdict::definitely_true;
                const auto reason = reason_for(base.store, base.lines, conclusion, holds);
                QCOMPARE(reason.has_value(), known != Verdict::possibly);
                if (!reason)
                    continue;
                ++reasons;
                QVERIFY(reason->minimal);
                const auto lines = base.only(reason->lines);
                QVERIFY(forces(verdict(base.store, lines, e), known));
                for (std::size_t n = 0; n < lines.size(); ++n) {
                    auto fewer = lines;
                    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(n));
                    QVERIFY(!forces(verdict(base.store, fewer, e), known));
                }
            }
        }
        QVERIFY(reasons > 100);
    }

    void isTheOneThatAPersonWouldGive() {
        // No breeze at (2,2), so no pit at (2,3): one rule and one line.
        Base base(rules_file(), "(not M_3_3)\n(not B_2_2)\n(not M_3_4)\n");
        const auto reason = reason_for(base.store, base.lines, base.statement("P_2_3"), false);
        QCOMPARE(reason->lines.size(), std::size_t{2});
        QVERIFY(base.lines[reason->lines[0]].source == Source::rules);
        QCOMPARE(reason->lines[1], base.lines.size() - 2);
    }

    void statementsThatNeedNoLineHaveNone() {
        Base base(rules_file());
        const auto reason =
            reason_for(base.store, base.lines, base.statement("(or P_3_3 (not P_3_3))"), true);
        QVERIFY(reason && reason->lines.empty());
    }

    void duplicatesAreNotBothNeeded() {
        const Base base("", "P_1_3\nP_1_3\n(not P_1_3)\n(not P_1_3)\n");
        const auto reason = reason_for(base.store, base.lines, std::nullopt, true);
        QCOMPARE(reason->lines.size(), std::size_t{2});
    }

    void stopsWhenTold() {
        std::stop_source stop;
        stop.request_stop();
        Base base(rules_file());
        QVERIFY(!reason_for(base.store, base.lines, base.statement("P_1_1"), false,
                            Control(stop.get_token())));
    }
};

LOGGIA_TEST(ReasonTest)

} // namespace reason_test

#include "reason_test.moc"
