#include "core/grading/config/grading_plan.hpp"
#include "core/grading/tasks/tasks.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace grading_plan_test {

using namespace loggia::grading;

class GradingPlanTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void pointsAreThoseOfThePlan() {
        GradingPlan plan;
        plan.task = "davis-putnam";
        const Task& usual = *find_task(plan.task);
        QCOMPARE(task_of(plan)->points(), usual.points());
        plan.points = {{std::string(usual.checks.back().id), 0.5}};
        const auto task = task_of(plan);
        QVERIFY(task.has_value());
        QCOMPARE(task->checks.back().points, 0.5);
        QCOMPARE(task->checks.front().points, usual.checks.front().points);
    }

    void unknownNamesAreRefused() {
        GradingPlan plan;
        plan.task = "davis-putnam";
        plan.points = {{"no such check", 1.0}};
        QVERIFY(!task_of(plan));
        plan.points.clear();
        plan.task = "no such task";
        QVERIFY(!task_of(plan));
    }
};

LOGGIA_TEST(GradingPlanTest)

} // namespace grading_plan_test

#include "grading_plan_test.moc"
