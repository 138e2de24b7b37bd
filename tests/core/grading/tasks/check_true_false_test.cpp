#include "core/wumpus/entail.hpp"
#include "core/wumpus/format.hpp"
#include "core/wumpus/reference_rules.hpp"
#include "tests/core/grading/tasks/judged.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>

namespace check_true_false_test {

using namespace loggia;
using namespace loggia::grading;
using wumpus::Verdict;

const Task& task() {
    return *find_task("check-true-false");
}

Verdict verdict_of_files(const std::vector<WorkFile>& files) {
    wumpus::Knowledge knowledge;
    for (const std::size_t i : {0U, 1U}) {
        const auto lines =
            wumpus::statements_of(knowledge.store, files.at(i).text,
                                  i == 0 ? wumpus::Source::rules : wumpus::Source::knowledge)
                .value();
        knowledge.lines.insert(knowledge.lines.end(), lines.begin(), lines.end());
    }
    const auto question = wumpus::question_of(knowledge.store, files.at(2).text).value();
    wumpus::Reasoner reasoner(knowledge.store, knowledge.lines);
    return reasoner.verdict(question.expr).value();
}

class CheckTrueFalseTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aRightProgramHasAllPoints() {
        for (const char* const end : {"", ".", ".\n"}) {
            const auto right = judged::trial_of(
                [end](const auto& files, const auto&) {
                    return wumpus::to_text(verdict_of_files(files)) + std::string(end);
                },
                wumpus::rules_file());
            const auto result = judged::tally(task(), right, {.cases = 6, .seed = 3});
            QVERIFY2(result.all(), result.reasons.empty() ? "" : result.reasons.front().c_str());
        }
    }

    void wrongVerdictsFailWhereTheyAreWrong_data() {
        QTest::addColumn<int>("fault");
        QTest::addColumn<int>("failing"); // check
        QTest::newRow("always true") << 0 << 1;
        QTest::newRow("never both") << 1 << 3;
        QTest::newRow("unknown for possibly") << 2 << 2;
        QTest::newRow("entailment of the negation forgotten") << 3 << 1;
    }
    void wrongVerdictsFailWhereTheyAreWrong() {
        QFETCH(int, fault);
        QFETCH(int, failing);
        const auto program = judged::trial_of(
            [fault](const auto& files, const auto&) -> std::string {
                const Verdict verdict = verdict_of_files(files);
                if (fault == 0)
                    return "definitely true";
                if (fault == 1 && verdict == Verdict::both)
                    return "definitely true";
                if (fault == 2 && verdict == Verdict::possibly)
                    return "result unknown";
                if (fault == 3 && verdict == Verdict::definitely_false)
                    return "possibly true, possibly false";
                return wumpus::to_text(verdict);
            },
            wumpus::rules_file());
        const auto result = judged::tally(task(), program, {.cases = 5, .seed = 3});
        QCOMPARE(result.passed[static_cast<std::size_t>(failing)], std::size_t{0});
        if (fault != 0)
            for (std::size_t check = 0; check < 4; ++check)
                QCOMPARE(result.all(check), static_cast<int>(check) != failing);
    }

    void casesKeepThePromiseOfTheAssignment() {
        const auto all_cases = task().cases({.cases = 8, .seed = 11}, {}).value();
        for (const Case& each : all_cases) {
            if (each.files.empty())
                continue;
            logic::Store store = wumpus::symbol_store();
            const auto lines =
                wumpus::statements_of(store, each.files.at(1).text, wumpus::Source::knowledge)
                    .value();
            QVERIFY(std::popcount(wumpus::literals_of(store, lines).known()) >= 48);
        }
    }

    void rulesAreJudgedOneByOne_data() {
        QTest::addColumn<int>("omitted");
        for (int rule = 1; rule <= 7; ++rule)
            QTest::addRow("rule %d", rule) << rule;
    }
    void rulesAreJudgedOneByOne() {
        QFETCH(int, omitted);
        std::string rules;
        for (int rule = 1; rule <= 7; ++rule)
            for (const std::string& line : wumpus::rule_lines(rule))
                if (rule != omitted)
                    rules += line + '\n';
        const Trial trial = judged::trial_of({}, rules);
        const auto all_cases = task().cases({.cases = 1, .seed = 1}, {}).value();
        for (const Case& each : all_cases) {
            if (!each.files.empty())
                continue;
            QVERIFY(each.arguments.empty()); // or a report would show them as those of a program
            const int rule = std::stoi(each.of_judge);
            const Judgement judgement = task().judge(each, trial, {}).value();
            // Some rules follow from others; the omitted one is always missed.
            if (rule == omitted)
                QVERIFY(!judgement.passed && !judgement.got.empty());
            if (rule == 0)
                QVERIFY(judgement.passed);
        }
    }

    void linesTooStrongAreFound() {
        const Trial trial =
            judged::trial_of({}, wumpus::rules_file() + "\n(not P_4_4)\n(not P_4_3)\n");
        const auto cases = task().cases({.cases = 1, .seed = 1}, {}).value();
        const Judgement judgement = task().judge(cases.back(), trial, {}).value();
        QVERIFY(!judgement.passed);
        QVERIFY(judgement.why.find("2 lines of the rules file forbid") != std::string::npos);
        // Each with a cave.
        for (const char* const line : {"(not P_4_4)\n", "(not P_4_3)\n"})
            QVERIFY(judgement.got.find(line) != std::string::npos);
        QVERIFY(std::count(judgement.got.begin(), judgement.got.end(), '\n') > 8);
    }

    void failingCasesAreShrunk() {
        const auto always = judged::trial_of(
            [](const auto&, const auto&) { return std::string("definitely true"); });
        const auto cases = task().cases({.cases = 3, .seed = 1}, {}).value();
        const auto failing = std::find_if(cases.begin(), cases.end(),
                                          [&](const Case& each) { return each.check == 2; });
        const Case small = judged::shrunk(task(), always, *failing);
        QVERIFY(small.files.at(0).text.empty());
        QVERIFY(small.files.at(2).text.size() <= std::string("M_1_1\n").size());
    }
};

LOGGIA_TEST(CheckTrueFalseTest)

} // namespace check_true_false_test

#include "check_true_false_test.moc"
