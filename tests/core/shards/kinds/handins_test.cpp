#include "core/grading/tasks/tasks.hpp"
#include "core/shards/kinds/handins.hpp"
#include "tests/core/shards/job_samples.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace handins_test {

using namespace loggia;
using namespace loggia::grading;
using namespace loggia::shards;
namespace fs = std::filesystem;

/// Everything set, and nothing to its usual value.
GradingPlan unusual_plan() {
    GradingPlan plan;
    plan.task = "davis-putnam";
    plan.points = {{std::string(find_task("davis-putnam")->checks.front().id), 12.5}};
    plan.settings.order.cases = 3;
    plan.settings.order.seed = UINT64_MAX;
    plan.settings.order.problem = WorkFile{"problem.txt", "a\\\nb\t\n"};
    plan.settings.build = "make all";
    plan.settings.run = "exec \"$HANDIN/x\"\n\"$@\"";
    plan.limits = {1.5, 2.25, 333, 44, 55, 66};
    plan.isolation = Isolation::none;
    plan.readable = {"/opt/a b", "/opt/c"};
    return plan;
}

class HandinsTest : public QObject {
    Q_OBJECT

private:
    /// Of a class with a right answer, a wrong one, something else, nothing and a double.
    static std::vector<Submission> make_class(const fs::path& folder) {
        fs::create_directories(folder / "empty");
        fs::create_directories(folder / "a");
        fs::create_directories(folder / "b");
        const auto write = [&](const char* name, const char* text) {
            QVERIFY(write_file(folder / name, text).has_value());
        };
        write("a/answer.txt", "this is no formula (\n");
        write("b/answer.txt", "p & q\n");
        write("single.txt", "(p | q) & r\n");
        return {{folder / "a", "anna\tb"},        {folder / "b", "bert"},
                {folder / "single.txt", "clara"}, {folder / "empty", "dora"},
                {folder / "absent", "emil"},      {folder / "b", "bert"}};
    }
    static std::string line_of(const HandinReport& report) {
        return fmt::format("{} {} {} {} {}", report.name, report.digest, to_text(report.state),
                           report.points(), report.note);
    }

private Q_SLOTS:
    void plansComeBack() {
        const GradingPlan plan = unusual_plan();
        const auto again = plan_of(to_settings(plan));
        QVERIFY2(again.has_value(), again ? "" : again.error().message.c_str());
        QVERIFY(to_settings(*again) == to_settings(plan));
        QVERIFY(again->limits == plan.limits);
        QVERIFY(again->settings.order.problem == plan.settings.order.problem);
        QCOMPARE(again->settings.run, plan.settings.run);
        QCOMPARE(task_of(*again)->checks.front().points, 12.5);
        const Settings all = to_settings(plan);
        for (const auto& [name, value] : all.entries()) {
            Settings fewer;
            for (const auto& [other, kept] : all.entries())
                if (other != name)
                    fewer.set(other, std::string_view(kept));
            const bool optional = name == "points" || name == "problem" || name == "readable";
            QCOMPARE(plan_of(fewer).has_value(), optional);
        }
    }

    void reportsAreThoseOfOneProcess() {
        const JobFolder folder;
        const auto submissions = make_class(folder.other());
        GradingPlan plan;
        plan.task = "cnf";
        plan.isolation = Isolation::none;
        auto order = order_of_handins(folder.path(), plan, submissions);
        QVERIFY(order.has_value());
        order->version = test_version;
        order->kind = "grade";
        order->shards = 3;
        QVERIFY(write_job(folder.path(), *order).has_value());
        // The job has copies of its own.
        const auto sandbox = *Sandbox::make(Isolation::none, plan.limits);
        const Task task = *task_of(plan);
        const auto alone = *grade_class(task, plan.settings, submissions, sandbox, 1);
        fs::remove_all(folder.other());
        QVERIFY(run_all(folder.path(), 3));
        const auto merged = merge_handins(*collect(folder.path(), test_version));
        QVERIFY2(merged.has_value(), merged ? "" : merged.error().message.c_str());
        QCOMPARE(merged->size(), alone.size());
        for (std::size_t i = 0; i < alone.size(); ++i)
            QCOMPARE(line_of((*merged)[i]), line_of(alone[i]));
    }

    void changedHandinsAreRefused() {
        const JobFolder folder;
        const auto submissions = make_class(folder.other());
        GradingPlan plan;
        plan.task = "cnf";
        plan.isolation = Isolation::none;
        auto order = *order_of_handins(folder.path(), plan, submissions);
        order.version = test_version;
        order.kind = "grade";
        QVERIFY(write_job(folder.path(), order).has_value());
        spoil(input_folder(folder.path()) / "handins" / "0003" / "single.txt", 1);
        QVERIFY(!run_number(folder.path(), 1));
    }
};

LOGGIA_TEST(HandinsTest)

} // namespace handins_test

#include "handins_test.moc"
