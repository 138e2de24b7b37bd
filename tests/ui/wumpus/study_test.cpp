#include "core/base/random.hpp"
#include "core/wumpus/format.hpp"
#include "core/wumpus/reference_rules.hpp"
#include "core/wumpus/walk.hpp"
#include "tests/suite.hpp"
#include "ui/wumpus/study.hpp"
#include "ui/wumpus/wumpus_example.hpp"

#include <QTest>

namespace study_test {

using namespace loggia;
using namespace loggia::ui;
using wumpus::Verdict;

Study studyOf(const std::string& rules, const std::string& knowledge,
              const std::string& statement) {
    return study({rules, knowledge, statement}, {}, [](const Study&) {});
}

class StudyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Along random walks a reason forces the verdict by itself, without any of the rest, and the
    /// two caves fit all that is known.
    void reasonsAndContrastsHold() {
        Random random(4);
        for (int round = 0; round < 60; ++round) {
            wumpus::Walk walk(wumpus::cave_by_seed(random.below(500)).world());
            std::string knowledge = WumpusDocument::lesson(walk.hidden(), {1, 1}).toStdString();
            for (std::uint64_t n = random.below(7); n > 0; --n)
                if (const auto next = walk.next(true)) {
                    walk.visit(*next);
                    knowledge += WumpusDocument::lesson(walk.hidden(), *next).toStdString();
                }
            const auto symbol = wumpus::Symbol::of(static_cast<int>(random.below(64)));
            const std::string asked = to_text(symbol);
            const Study result = studyOf(wumpus::rules_file(), knowledge, asked);
            QVERIFY(result.complete && result.verdict && result.findings && result.marks);
            QCOMPARE(result.marks->at(static_cast<std::size_t>(symbol.index())), *result.verdict);
            if (const auto& contrast = result.findings->contrast) {
                QCOMPARE(*result.verdict, Verdict::possibly);
                QVERIFY(contrast->holds.world.holds(symbol));
                QVERIFY(!contrast->fails.world.holds(symbol));
                for (const wumpus::World world : {contrast->holds.world, contrast->fails.world}) {
                    const auto row = wumpus::row_of(world);
                    QVERIFY(row && (walk.left()[*row / 64] >> (*row % 64) & 1U) != 0);
                }
                continue;
            }
            std::string alone;
            for (const SourceLine& line : result.findings->reason)
                alone += line.text + "\n";
            QCOMPARE(studyOf({}, alone, asked).verdict, result.verdict);
        }
    }

    void textsWithErrorsAreReadAsFarAsTheyGo() {
        const Study result = studyOf("P_1_1\n(or\nP_9_9\n", " \n(not P_1_1)\n", "(x)\n");
        QCOMPARE(result.errors[0].size(), std::size_t{2});
        QCOMPARE(result.errors[1].size(), std::size_t{1});
        QCOMPARE(result.errors[2].size(), std::size_t{1});
        QCOMPARE(result.linesLeftOut(), std::size_t{3});
        QVERIFY(!result.asks && !result.verdict);
        QVERIFY(result.marks);
        QCOMPARE(result.marks->at(32), Verdict::both);
        QVERIFY(studyOf({}, {}, {}).errors[2].empty());
        QVERIFY(studyOf({}, {}, "\n\n").errors[2].empty());
    }

    /// The place of a line is that of its text, whatever ends the lines.
    void linesLeadToTheirPlaces() {
        const Study result =
            studyOf("# comment\r\n\r\n  (if P_3_3 B_3_4)  \r\n", "\nP_3_3", "B_3_4");
        QCOMPARE(*result.verdict, Verdict::definitely_true);
        const auto& reason = result.findings->reason;
        QCOMPARE(reason.size(), std::size_t{2});
        // In the order of the argument.
        QVERIFY(reason[0].kind == TextKind::knowledge && reason[0].span.line == 2);
        QCOMPARE(reason[0].text, std::string("P_3_3"));
        QVERIFY(reason[1].kind == TextKind::rules && reason[1].span.line == 3);
        QCOMPARE(reason[1].text, std::string("(if P_3_3 B_3_4)"));
        QCOMPARE(result.findings->contributions.size(), std::size_t{2});
        QCOMPARE(result.findings->contributions[0], QStringLiteral("It says: a pit at (3,3)."));
        QCOMPARE(result.findings->contributions[1],
                 QStringLiteral("This gives: breeze at (3,4). That makes the statement true."));
    }

    void aLineMayContradictItself() {
        const Study result = studyOf({}, "(and P_3_3 (not P_3_3))", "B_3_4");
        QCOMPARE(*result.verdict, Verdict::both);
        QVERIFY(result.findings->contributions ==
                std::vector<QString>{QStringLiteral("This contradicts itself.")});
    }

    /// A line that settles no square decides by what it says as a whole.
    void linesThatSettleNoSquareDecide() {
        const auto said = [](const char* knowledge, const char* statement) {
            return studyOf({}, knowledge, statement).findings->contributions;
        };
        QVERIFY(said("(if M_2_3 S_3_3)", "(if M_2_3 (or S_3_3 B_1_1))") ==
                std::vector<QString>{QStringLiteral("It makes the statement true.")});
        QVERIFY(said("(if M_2_3 S_3_3)", "(and M_2_3 (not S_3_3))") ==
                std::vector<QString>{QStringLiteral("It makes the statement false.")});
        const std::vector<QString> two =
            said("(if M_2_3 S_3_3)\n(if S_3_3 B_1_1)", "(if M_2_3 B_1_1)");
        QCOMPARE(two.size(), std::size_t{2});
        QVERIFY(two[0].endsWith(QStringLiteral("by itself.")));
        QVERIFY(two[1].endsWith(QStringLiteral("Together, the lines make the statement true.")));
    }

    void stopsAtOnce() {
        std::stop_source source;
        source.request_stop();
        const Study result = study({wumpus::rules_file(), {}, "P_3_3"}, Control(source.get_token()),
                                   [](const Study&) {});
        QVERIFY(!result.complete);
        const Checks checks = check({wumpus::rules_file(), {}, {}}, Control(source.get_token()));
        QVERIFY(!checks.graded && !checks.linted);
    }

    void gradesEveryRuleByItself() {
        for (int left_out = 1; left_out <= 7; ++left_out) {
            std::string rules;
            for (int rule = 1; rule <= 7; ++rule)
                for (const std::string& line : wumpus::rule_lines(rule))
                    if (rule != left_out)
                        rules += line + "\n";
            const Checks checks = check({rules, {}, {}}, {});
            QVERIFY(checks.graded);
            QCOMPARE(checks.faults.size(), std::size_t{1});
            QVERIFY(checks.faults[0].accepted);
            QVERIFY(checks.faults[0].title.contains(QString::number(left_out)));
            QCOMPARE(wumpus::broken_rules(checks.faults[0].world), 1U << left_out);
        }
        const Checks right = check({wumpus::rules_file(), {}, {}}, {});
        QVERIFY(right.graded && right.faults.empty() && right.warnings.empty());
    }
};

LOGGIA_TEST(StudyTest)

} // namespace study_test

#include "study_test.moc"
