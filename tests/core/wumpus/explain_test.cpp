#include "core/wumpus/explain.hpp"
#include "core/wumpus/reference_rules.hpp"
#include "tests/core/wumpus/base.hpp"
#include "tests/core/wumpus/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace explain_test {

using namespace loggia;
using namespace loggia::wumpus;

class ExplainTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Each verdict has its own kind of answer, and it is about the statement that was asked.
    void givesWhatTheVerdictCallsFor() {
        Base base(rules_file(), "(not B_2_2)\n");
        Reasoner reasoner(base.store, base.lines);
        const auto ask = [&](const char* text) {
            return explain(base.store, base.lines, reasoner, base.statement(text)).value();
        };
        const auto no = ask("P_2_3");
        QVERIFY(no.verdict == Verdict::definitely_false && no.reason && !no.contrast);
        QVERIFY(no.reason->lines ==
                reason_for(base.store, base.lines, base.statement("P_2_3"), false)->lines);
        const auto yes = ask("(not P_2_3)");
        QVERIFY(yes.verdict == Verdict::definitely_true && yes.reason && !yes.contrast);
        QVERIFY(yes.reason->lines == no.reason->lines);
        const auto open = ask("P_4_4");
        QVERIFY(open.verdict == Verdict::possibly && !open.reason && open.contrast);
        const Symbol pit{Sign::pit, {4, 4}};
        QVERIFY(open.contrast->holds.world.holds(pit) && !open.contrast->fails.world.holds(pit));
    }

    void aContradictionIsTheReasonForEverything() {
        Base base(rules_file(), "P_1_1\n");
        Reasoner reasoner(base.store, base.lines);
        const auto why = explain(base.store, base.lines, reasoner, base.statement("M_4_4"));
        QVERIFY(why->verdict == Verdict::both && why->reason && !why->contrast);
        QVERIFY(
            Reasoner(base.store, base.only(why->reason->lines)).verdict(base.statement("M_4_4")) ==
            Verdict::both);
    }

    void stopsWhenTold() {
        std::stop_source stop;
        stop.request_stop();
        const Control control(stop.get_token());
        Base base(rules_file());
        Reasoner reasoner(base.store, base.lines);
        const auto why =
            explain(base.store, base.lines, reasoner, base.statement("P_1_3"), control);
        QVERIFY(why.has_value()); // columns know the verdict at once
        QVERIFY(!why->contrast.has_value());
        Reasoner no_rows(base.store, {});
        QVERIFY(!explain(base.store, base.lines, no_rows, base.statement("P_1_3"), control));
    }
};

LOGGIA_TEST(ExplainTest)

} // namespace explain_test

#include "explain_test.moc"
