#include "core/grading/tasks/tasks.hpp"
#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/grading/class_settings.hpp"

#include <QJsonObject>

namespace class_settings_test {

using namespace loggia;
using namespace loggia::ui;

class ClassSettingsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void comeBack() {
        ClassSettings settings;
        settings.task = "mace4";
        settings.cases = 3;
        settings.seed = 77;
        settings.points["formulas"] = 12.5;
        settings.problem = QStringLiteral("/tmp/a b.in");
        settings.build = QStringLiteral("make");
        settings.run = QStringLiteral("\"$HANDIN\"/x \"$@\"");
        settings.cpu_seconds = 1.5;
        settings.wall_seconds = 9;
        settings.memory_mb = 64;
        settings.processes = 8;
        settings.disk_mb = 2;
        settings.output_kb = 3;
        settings.jobs = 4;
        settings.readable = QStringLiteral("/opt/a:/opt/b");
        settings.journal = QStringLiteral("/tmp/j");
        settings.others["cnf"] = {{{"form", 10}}, 2, 0};
        QVERIFY(classSettings(toJson(settings)) == settings);
        QVERIFY(classSettings({}) == ClassSettings());
    }

    void whatMakesNoSenseIsAsUsual() {
        const QJsonObject stored{
            {QStringLiteral("task"), QStringLiteral("essay")},
            {QStringLiteral("cases"), 1001},
            {QStringLiteral("seed"), -1},
            {QStringLiteral("memory"), QStringLiteral("much")},
            {QStringLiteral("cpuSeconds"), -3},
            {QStringLiteral("jobs"), 99999},
            {QStringLiteral("build"), 7},
            {QStringLiteral("points"), QJsonObject{{QStringLiteral("larger"), -2}}}};
        QVERIFY(classSettings(stored) == ClassSettings());
    }

    void planHasTheTasksLimits() {
        ClassSettings settings;
        settings.task = "check-true-false";
        const ClassPlan usual = planOf(settings, QStringLiteral("/tmp/own"), false);
        QCOMPARE(usual.limits.cpu_seconds, 30.0);
        QCOMPARE(usual.limits.wall_seconds, 61.0);
        QVERIFY(usual.isolation == grading::Isolation::bubblewrap);
        QCOMPARE(usual.journal, std::string("/tmp/own"));
        QVERIFY(usual.jobs >= 1);
        settings.cpu_seconds = 2;
        settings.wall_seconds = 3;
        settings.jobs = 5;
        settings.journal = QStringLiteral("/tmp/other");
        settings.readable = QStringLiteral("/opt/a: /opt/b");
        const ClassPlan plan = planOf(settings, QStringLiteral("/tmp/own"), true);
        QCOMPARE(plan.limits.cpu_seconds, 2.0);
        QCOMPARE(plan.limits.wall_seconds, 3.0);
        QCOMPARE(plan.jobs, 5);
        QVERIFY(plan.isolation == grading::Isolation::none);
        QCOMPARE(plan.journal, std::string("/tmp/other"));
        QCOMPARE(plan.readable, (std::vector<std::string>{"/opt/a", "/opt/b"}));
    }

    /// Files are read, so nothing is run that a sandbox would have to hold.
    void tasksOfFilesNeedNoSandbox() {
        ClassSettings settings;
        settings.task = "cnf";
        settings.build = QStringLiteral("make");
        settings.problem = QStringLiteral("/tmp/p");
        const ClassPlan plan = planOf(settings, {}, false);
        QVERIFY(plan.isolation == grading::Isolation::none);
        QVERIFY(plan.settings.build.empty());
        QCOMPARE(plan.problem, QStringLiteral("/tmp/p"));
        settings.task = "davis-putnam";
        QVERIFY(planOf(settings, {}, false).problem.isEmpty());
        QCOMPARE(planOf(settings, {}, false).settings.build, std::string("make"));
    }

    void pointsAreTheTasksButForTheOnesThatWereSet() {
        ClassSettings settings;
        settings.points["larger"] = 30;
        QCOMPARE(settings.taskWithPoints().points(), 80.0);
        settings.task = "nothing";
        QCOMPARE(settings.taskWithPoints().id, grading::tasks().front().id);
    }

    /// Who grades the late hand-ins after another task gives the same points as before.
    void eachTaskKeepsItsPointsAndTimes() {
        ClassSettings settings;
        settings.points["larger"] = 30;
        settings.cpu_seconds = 5;
        settings.chooseTask("cnf");
        QCOMPARE(settings.taskWithPoints().points(), 50.0);
        QCOMPARE(settings.cpu_seconds, 0.0);
        settings.points["form"] = 1;
        settings = classSettings(toJson(settings));
        settings.chooseTask("davis-putnam");
        QCOMPARE(settings.taskWithPoints().points(), 80.0);
        QCOMPARE(settings.cpu_seconds, 5.0);
        settings.chooseTask("davis-putnam");
        QCOMPARE(settings.taskWithPoints().points(), 80.0);
        settings.chooseTask("cnf");
        QCOMPARE(settings.taskWithPoints().points(), 46.0);
        ClassSettings same = settings;
        same.others.clear();
        QVERIFY(same.gradesLike(settings));
    }

    void onlyWhatMattersMakesOtherReports() {
        const ClassSettings usual;
        ClassSettings other;
        other.jobs = 1;
        other.journal = QStringLiteral("/tmp/x");
        QVERIFY(other.gradesLike(usual));
        other.seed = 2;
        QVERIFY(!other.gradesLike(usual));
    }
};

LOGGIA_LOOP_TEST(ClassSettingsTest)

} // namespace class_settings_test

#include "class_settings_test.moc"
