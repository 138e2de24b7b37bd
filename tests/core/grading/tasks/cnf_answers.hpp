#pragma once

#include "tests/core/grading/tasks/judged.hpp"

#include <QTest>

#include <string>

/// Answers to the task cnf, in which formulas stand among labels, remarks, steps and the like.
namespace loggia::grading::cnf_answers {

/// The columns of a test with rows of answers for the majority of three, each with what it passes,
/// a character a check: + or -.
inline void add_columns() {
    QTest::addColumn<QString>("answer");
    QTest::addColumn<QString>("passed");
}

/// What the answer of this row passes.
inline void check() {
    QFETCH(QString, answer);
    QFETCH(QString, passed);
    const Task& task = *find_task("cnf");
    CaseOrder order;
    order.problem = WorkFile{"problem.txt", "(a & b) | (a & c) | (b & c)\n"};
    const auto cases = task.cases(order, {}).value();
    const Trial trial = judged::trial_of({}, answer.toStdString());
    QString found;
    std::string reasons;
    for (const Case& each : cases) {
        const Judgement judgement = task.judge(each, trial, {}).value();
        QCOMPARE(judgement.passed, judgement.why.empty());
        found += QLatin1Char(judgement.passed ? '+' : '-');
        reasons += judgement.why + '\n';
    }
    QVERIFY2(found == passed, reasons.c_str());
}

} // namespace loggia::grading::cnf_answers
