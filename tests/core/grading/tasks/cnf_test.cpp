#include "tests/core/grading/tasks/cnf_answers.hpp"
#include "tests/core/grading/tasks/judged.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <string>
#include <vector>

namespace cnf_test {

using namespace loggia;
using namespace loggia::grading;

class CnfTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void judgesEachQuality_data() {
        cnf_answers::add_columns();
        QTest::newRow("minimum") << "(a | b) & (a | c) & (b | c)"
                                 << "+++++";
        QTest::newRow("a full stop") << "(a | b) & (a | c) & (b | c).\n"
                                     << "+++++";
        QTest::newRow("named, on two lines") << "f = (a | b) &\n(a | c) & (b | c);\n"
                                             << "+++++";
        QTest::newRow("the canonical form alone") << "a'bc + ab'c + abc' + abc"
                                                  << "++---";
        QTest::newRow("clause too many") << "(a|b) & (a|c) & (b|c) & (a|b|c)"
                                         << "+++--";
        QTest::newRow("literal too many") << "(a|b) & (a|c) & (b|c|-a)"
                                          << "++++-";
        QTest::newRow("literal twice") << "(a|b|b) & (a|c) & (b|c)"
                                       << "++++-";
        QTest::newRow("a DNF") << "(a & b) | (a & c) | (b & c)"
                               << "++---";
        QTest::newRow("no normal form") << "(a & (b | c)) | (b & c)"
                                        << "++---";
        QTest::newRow("not equivalent") << "(a | b) & (a | c)"
                                        << "+-+--";
        QTest::newRow("negated") << "(-a | -b) & (-a | -c) & (-b | -c)"
                                 << "+-+--";
        QTest::newRow("other variable") << "(a | b) & (a | d) & (b | d)"
                                        << "-----";
        QTest::newRow("no formula") << "I did not finish."
                                    << "-----";
        QTest::newRow("unbalanced") << "(a | b & (c"
                                    << "-----";
        QTest::newRow("empty") << " "
                               << "-----";
    }
    void judgesEachQuality() { cnf_answers::check(); }

    /// What is wrong is explained where it counts; the checks after it are short.
    void explainsEachMistakeOnce() {
        const Task& task = *find_task("cnf");
        CaseOrder order;
        order.problem = WorkFile{"problem.txt", "(a & b) | (a & c) | (b & c)\n"};
        const auto cases = task.cases(order, {}).value();
        const auto told = [&](const char* answer) {
            std::vector<std::string> reasons;
            for (const Case& each : cases)
                reasons.push_back(task.judge(each, judged::trial_of({}, answer), {}).value().why);
            return reasons;
        };
        const std::string size = "The size counts only if the formula is ";
        const auto other = told("(a | b) & (a | c)");
        QVERIFY(other.at(1).starts_with("Your formula is not equivalent"));
        QCOMPARE(other.at(3), size + "equivalent to the problem.");
        QCOMPARE(other.at(4), other.at(3));
        const auto dnf = told("(a & b) | (a & c) | (b & c)");
        QVERIFY(dnf.at(2).starts_with("The formula is a disjunctive normal form"));
        QCOMPARE(dnf.at(3), size + "in conjunctive normal form.");
        const auto unread = told("(a | b & (c");
        QVERIFY(unread.at(0).starts_with("The formula is not understood: "));
        QCOMPARE(unread.at(1), std::string("The formula is not understood."));
    }

    /// It has the terms of the problem.
    void oneClauseIsAnAnswer() {
        const Task& task = *find_task("cnf");
        CaseOrder order;
        order.problem = WorkFile{"problem.txt", "!(a & b & c)\n"};
        const auto cases = task.cases(order, {}).value();
        for (const char* const answer :
             {"!a | !b | !c", "f = !(a & b & c)\nf = !a | !b | !c",
              "f' = a & b & c\nf = a' + b' + c'", "f = a' + b' + c'\nComplement: a & b & c"})
            for (const Case& each : cases) {
                const auto judged = task.judge(each, judged::trial_of({}, answer), {}).value();
                QVERIFY2(judged.passed, (answer + (": " + judged.why)).c_str());
            }
        const Trial complement = judged::trial_of({}, "f = !(a & b & c)\nf' = a & b & c");
        QVERIFY(!task.judge(cases.at(1), complement, {}).value().passed);
    }

    void explainsWhatCannotBeSeen() {
        const Task& task = *find_task("cnf");
        CaseOrder order;
        order.problem = WorkFile{"problem.txt", "a & (b | c)\n"};
        const auto cases = task.cases(order, {}).value();
        const auto why = [&](std::size_t check, const char* answer) {
            return task.judge(cases.at(check), judged::trial_of({}, answer), {}).value().why;
        };
        QVERIFY(
            why(1, "a ^ (b | c)").ends_with(" Loggia reads ^ as exclusive or; write & for and."));
        QVERIFY(why(1, "a & b").ends_with("and your formula is 0."));
        QCOMPARE(why(0, "x = a & b\n\ny = a & c"),
                 std::string("The formula is not understood: it has several formulas, in lines 1 "
                             "and 3; hand in one."));
        QCOMPARE(why(0, "| a & b | a & c |"),
                 std::string("The formula is not understood: it has several formulas, in line 1; "
                             "hand in one."));
        QCOMPARE(
            why(0, "Anna 1\nf' = a & (b | c)"),
            std::string("The formula is not understood: line 2 is a formula for the complement "
                        "of the function, not for the function itself."));
        // a variable that is called so is no or
        order.problem = WorkFile{"problem.txt", "a & v & c\n"};
        const auto of_letters = task.cases(order, {}).value();
        for (const Case& each : of_letters)
            QVERIFY(task.judge(each, judged::trial_of({}, "a v c"), {}).value().passed);
    }

    /// Whoever grades sees the formula itself in each check, beside what is wrong with it.
    void showsTheFormula() {
        const Task& task = *find_task("cnf");
        CaseOrder order;
        order.problem = WorkFile{"problem.txt", "(a & b) | (a & c) | (b & c)\n"};
        const auto cases = task.cases(order, {}).value();
        for (const std::string formula :
             {"(a | b) & (a | c)", "(a & b) | (a & c) | (b & c)", "(a | b | b) & (a | c) & (b | c)",
              "(a | b) & (a | c) & (b | c) & (a | b | c)"})
            for (const Case& each : cases) {
                const auto judgement = task.judge(each, judged::trial_of({}, formula), {}).value();
                QVERIFY2(judgement.got.starts_with(formula), judgement.got.c_str());
            }
        const auto other =
            task.judge(cases.at(1), judged::trial_of({}, "(a | b) & (a | c)"), {}).value();
        QCOMPARE(other.expected, std::string("a formula with the value 0 for a=1 b=0 c=0"));
    }

    /// Of several, whether it is right or wrong.
    void tellsWhichFormulaIsGraded() {
        const Task& task = *find_task("cnf");
        CaseOrder order;
        order.problem = WorkFile{"problem.txt", "(a & b) | (a & c) | (b & c)\n"};
        const auto cases = task.cases(order, {}).value();
        const Trial trial =
            judged::trial_of({}, "Draft: (A + B)(A + C)(B + C)\n\nAnswer: f = (A + B)(A + C)\n");
        const std::string graded = "Graded: (a | b) & (a | c)\n";
        const auto readable = task.judge(cases.at(0), trial, {}).value();
        QVERIFY(readable.passed);
        QCOMPARE(readable.information, graded);
        const auto other = task.judge(cases.at(1), trial, {}).value();
        QVERIFY(!other.passed);
        QCOMPARE(other.got, graded);
        QVERIFY(other.information.empty());
        const auto none = task.judge(cases.at(0), judged::trial_of({}, "(a | b"), {}).value();
        QVERIFY(none.information.empty());
    }

    /// 1 is the CNF without clauses, 0 that of the empty clause: nobody finds a smaller one.
    void aConstantHasAMinimumToo_data() {
        QTest::addColumn<QString>("problem");
        QTest::addColumn<QString>("answer");
        QTest::addColumn<QString>("passed");
        QTest::newRow("true") << "a | !a"
                              << "1"
                              << "+++++";
        QTest::newRow("true, below the complement") << "a | !a"
                                                    << "f' = 0\nf = 1"
                                                    << "+++++";
        QTest::newRow("true, as a word") << "a -> a"
                                         << "true"
                                         << "+++++";
        QTest::newRow("false") << "a & !a"
                               << "0"
                               << "+++++";
        QTest::newRow("false, written with a") << "a & !a"
                                               << "a & !a"
                                               << "+++--";
        QTest::newRow("the other one") << "a & !a"
                                       << "1"
                                       << "+-+--";
        QTest::newRow("of a function that is not constant") << "a & b"
                                                            << "0"
                                                            << "+-+--";
    }
    void aConstantHasAMinimumToo() {
        QFETCH(QString, problem);
        QFETCH(QString, answer);
        QFETCH(QString, passed);
        const Task& task = *find_task("cnf");
        CaseOrder order;
        order.problem = WorkFile{"problem.txt", problem.toStdString()};
        const Trial trial = judged::trial_of({}, answer.toStdString());
        QString found;
        const auto cases = task.cases(order, {}).value();
        for (const Case& each : cases)
            found += QLatin1Char(task.judge(each, trial, {}).value().passed ? '+' : '-');
        QCOMPARE(found, passed);
    }

    void namesTheRow() {
        const Task& task = *find_task("cnf");
        CaseOrder order;
        order.problem = WorkFile{"problem.txt", "x_1 & x_2"};
        const auto cases = task.cases(order, {}).value();
        const auto judgement = task.judge(cases.at(1), judged::trial_of({}, "x_{1}"), {}).value();
        QVERIFY(!judgement.passed);
        QVERIFY(judgement.why.find("x_1=1 x_2=0") != std::string::npos);
    }

    void hasAProblemOfItsOwn() {
        const Task& task = *find_task("cnf");
        const auto one = task.cases({.seed = 7}, {}).value();
        QVERIFY(one == task.cases({.seed = 7}, {}).value());
        QVERIFY(one != task.cases({.seed = 8}, {}).value());
        // The problem itself is equivalent, and no CNF.
        const Trial trial = judged::trial_of({}, one.front().files.front().text);
        QVERIFY(task.judge(one.at(1), trial, {}).value().passed);
        QVERIFY(!task.judge(one.at(2), trial, {}).value().passed);
    }
};

LOGGIA_TEST(CnfTest)

} // namespace cnf_test

#include "cnf_test.moc"
