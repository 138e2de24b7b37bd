#include "core/grading/config/config.hpp"
#include "core/grading/tasks/tasks.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace config_test {

using namespace loggia;
using namespace loggia::grading;

class ConfigTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void allKeysAreRead() {
        const auto config = grading_config_of("\xEF\xBB\xBF# Autumn\r\n"
                                              "task = cnf\r\n"
                                              "  cases=20\n"
                                              "seed = 18446744073709551615\n"
                                              "\n"
                                              "problem = exercises/my problem.txt\n"
                                              "points.form = 2.5\n"
                                              "points.clauses = 0\n"
                                              "cpu-limit = 1.5\n"
                                              "wall-limit = 30\n"
                                              "memory-limit = 256\n"
                                              "process-limit = 10\n"
                                              "disk-limit = 3\n"
                                              "output-limit = 4\n"
                                              "readable = /opt/jdk\n"
                                              "readable = /opt/more\n"
                                              "threads = 2\n"
                                              "journal = cnf.journal\n"
                                              "report = table\n"
                                              "report =  html   my report \n");
        QVERIFY2(config.has_value(), config ? "" : config.error().message.c_str());
        GradingConfig expected;
        expected.task = "cnf";
        expected.cases = 20;
        expected.seed = ~std::uint64_t{0};
        expected.points = {{"form", 2.5}, {"clauses", 0}};
        expected.problem = "exercises/my problem.txt";
        expected.cpu_seconds = 1.5;
        expected.wall_seconds = 30;
        expected.memory_mb = 256;
        expected.processes = 10;
        expected.disk_mb = 3;
        expected.output_kb = 4;
        expected.readable = {"/opt/jdk", "/opt/more"};
        expected.threads = 2;
        expected.journal = "cnf.journal";
        expected.reports = {{ReportFormat::table, "-"}, {ReportFormat::html, "my report"}};
        QVERIFY(*config == expected);
        const auto program = grading_config_of("task = davis-putnam\nbuild = javac *.java\n"
                                               "run = java -cp \"$HANDIN\" A \"$@\" # = b\n");
        QVERIFY(program.has_value());
        QCOMPARE(program->build, std::string("javac *.java"));
        QCOMPARE(program->run, std::string("java -cp \"$HANDIN\" A \"$@\" # = b"));
    }

    void faultsAreToldWithTheirLine_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("line");
        QTest::addColumn<QString>("message");
        const auto row = [](const char* name, const char* text, int line, const char* message) {
            QTest::newRow(name) << QByteArray(text) << line << message;
        };
        row("nothing", "", 1, "task = davis-putnam");
        row("no task", "cases = 3\n", 1, "task = davis-putnam");
        row("no sign", "task = cnf\ncases 3\n", 2, "expected KEY = VALUE, found 'cases 3'");
        row("unknown key", "task = cnf\n\nseeds = 3\n", 3,
            "expected one of task, cases, seed, problem, build, run, cpu-limit, wall-limit, "
            "memory-limit, process-limit, disk-limit, output-limit, readable, threads, journal, "
            "report, points.CHECK, found 'seeds'");
        row("no value", "task = cnf\nseed =\n", 2, "expected a value of 'seed'");
        row("twice", "task = cnf\nseed = 1\nseed = 1\n", 3, "'seed' is given twice");
        row("unknown task", "task = essay\n", 1, "found 'essay'");
        row("no number", "task = cnf\ncases = many\n", 2, "from 1 to 1,000, found 'many'");
        row("half a number", "task = cnf\ncases = 3x\n", 2, "found '3x'");
        row("too many", "task = cnf\ncases = 1001\n", 2, "from 1 to 1,000");
        row("a negative seed", "task = cnf\nseed = -1\n", 2, "found '-1'");
        row("no time", "task = cnf\ncpu-limit = 0\n", 2, "found '0'");
        row("not a number", "task = cnf\nwall-limit = nan\n", 2, "found 'nan'");
        row("points of nothing", "task = cnf\npoints.larger = 3\n", 2, "readable, equivalent");
        row("points twice", "task = cnf\npoints.form = 3\npoints.form = 3\n", 3, "twice");
        row("negative points", "task = cnf\npoints.form = -3\n", 2, "found '-3'");
        row("points before the task", "points.form = 3\ntask = davis-putnam\n", 1, "larger");
        row("a problem of none", "task = davis-putnam\nproblem = a\n", 2, "has no problem");
        row("a build of files", "task = cnf\nbuild = make\n", 2, "neither built nor run");
        row("unknown report", "task = cnf\nreport = essay x\n", 2, "found 'essay x'");
    }
    void faultsAreToldWithTheirLine() {
        QFETCH(QByteArray, text);
        QFETCH(int, line);
        QFETCH(QString, message);
        const auto config = grading_config_of(text.toStdString());
        QVERIFY(!config.has_value());
        QVERIFY(config.error().span.has_value());
        QCOMPARE(config.error().span->line, line);
        QVERIFY2(QString::fromStdString(config.error().message).contains(message),
                 config.error().message.c_str());
    }

    void pointsAreSet() {
        Task task = *find_task("cnf");
        QVERIFY(set_points(task, {"form", 7}).has_value());
        QCOMPARE(task.checks[2].points, 7.0);
        QCOMPARE(set_points(task, {"form", -1}).error().message.c_str(),
                 "expected from 0 to 10,000 points for form, found -1");
        QVERIFY(!set_points(task, {"form", 10'001}).has_value());
        QVERIFY(!set_points(task, {"forms", 1}).has_value());
        QCOMPARE(task.checks[2].points, 7.0);
    }
};

LOGGIA_TEST(ConfigTest)

} // namespace config_test

#include "config_test.moc"
