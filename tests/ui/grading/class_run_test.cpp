#include "core/grading/journal_file.hpp"
#include "core/grading/submissions.hpp"
#include "tests/suite.hpp"
#include "tests/ui/grading/sample_class.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/grading/class_disk.hpp"
#include "ui/grading/class_run.hpp"

#include <QElapsedTimer>
#include <QSignalSpy>

#include <algorithm>

namespace class_run_test {

using namespace loggia;
using namespace loggia::ui;

struct Fixture {
    testing::SampleClass handins;
    QTemporaryDir folder;
    ClassSettings settings;
    ClassRun run;
    std::vector<ClassNews> news;
    std::vector<ClassRun::Obstacle> obstacles;

    Fixture() {
        settings.task = "peg-back";
        settings.cases = 1;
        settings.cpu_seconds = 1;
        settings.wall_seconds = 1;
        QObject::connect(&run, &ClassRun::changed, &run,
                         [this](const ClassNews& each) { news.push_back(each); });
        QObject::connect(&run, &ClassRun::failed, &run,
                         [this](ClassRun::Obstacle each, const QString& reason) {
                             QVERIFY(!reason.isEmpty());
                             obstacles.push_back(each);
                         });
    }
    void start(bool unsafe = true, const QString& journal_path = {}, const ClassNews& before = {}) {
        std::vector<std::filesystem::path> paths;
        for (const QString& path : handins.paths())
            paths.emplace_back(path.toStdString());
        run.start(planOf(settings, journal_path.isEmpty() ? journal() : journal_path, unsafe),
                  grading::submissions_of(paths), before);
    }
    bool finish() {
        return testing::settles(run) && QTest::qWaitFor([] { return true; }, 0);
    }
    [[nodiscard]] QString journal() const {
        return folder.filePath(QStringLiteral("grading.journal"));
    }
    [[nodiscard]] const grading::HandinReport& report(std::size_t row) const {
        return *news.back().at(row).report;
    }
};

class ClassRunTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void gradesAClass_data() {
        QTest::addColumn<bool>("unsafe");
        QTest::newRow("without a sandbox") << true;
        QTest::newRow("in a sandbox") << false;
    }
    void gradesAClass() {
        QFETCH(const bool, unsafe);
        if (!unsafe && !testing::hasSandbox())
            QSKIP("there is no sandbox here");
        Fixture f;
        f.handins.addEndless();
        f.start(unsafe);
        QVERIFY(f.run.isRunning());
        QVERIFY(f.finish());
        QVERIFY(f.obstacles.empty());
        QCOMPARE(f.news.back().size(), std::size_t{3});
        for (const HandinNews& each : f.news.back())
            QVERIFY(each.stage == HandinStage::graded);
        QCOMPARE(f.report(0).name, std::string("endless.sh"));
        QCOMPARE(f.report(0).points(), 0.0);
        QCOMPARE(f.report(1).points(), 5.0);
        QVERIFY(f.report(2).points() < 5);
        QVERIFY(f.report(2).checks[0].failure.has_value());
    }

    /// What is finished comes at once, and is not run again.
    void goesOnFromTheJournal() {
        Fixture f;
        f.start();
        QVERIFY(f.finish());
        const grading::HandinReport first = f.report(0);
        QVERIFY(first.seconds > 0);
        f.handins.addEndless(); // comes before the others
        f.start();
        QVERIFY(f.finish());
        QCOMPARE(f.report(1).seconds, first.seconds);
        // Another seed is another question.
        f.settings.seed = 2;
        f.handins.put("endless.sh", "echo");
        f.start();
        QVERIFY(f.finish());
        QVERIFY(f.report(1).seconds != first.seconds);
    }

    /// A share that did not answer is back, which the stamp of a hand-in does not tell.
    void whatCouldNotBeReadIsReadAgain() {
        Fixture f;
        f.start();
        QVERIFY(f.finish());
        ClassNews before = f.news.back();
        for (HandinNews& each : before) {
            auto unread = std::make_shared<grading::HandinReport>();
            unread->name = each.report->name;
            unread->stamp = each.report->stamp;
            unread->state = grading::State::not_runnable;
            each.report = std::move(unread);
        }
        f.start(true, f.folder.filePath(QStringLiteral("other.journal")), before);
        QVERIFY(f.finish());
        QCOMPARE(f.report(0).points(), 5.0);
        QVERIFY(f.report(1).state == grading::State::graded);
    }

    /// Without a journal that knows them.
    void onlyWhatHasChangedIsGradedAgain() {
        Fixture f;
        f.start();
        QVERIFY(f.finish());
        const ClassNews first = f.news.back();
        const QString other = f.folder.filePath(QStringLiteral("other.journal"));
        f.start(true, other, first);
        QVERIFY(f.finish());
        QCOMPARE(f.news.back()[0].report, first[0].report);
        QCOMPARE(f.news.back()[1].report, first[1].report);
        f.handins.put("wrong.sh", "echo -n");
        f.start(true, other, first);
        QVERIFY(f.finish());
        const ClassNews second = f.news.back();
        QCOMPARE(second[0].report, first[0].report);
        QVERIFY(second[1].stage == HandinStage::graded);
        QVERIFY(second[1].report->digest != first[1].report->digest);
        // One that is gone cannot be judged again, and keeps its result.
        const QString right = f.handins.path("right.sh");
        std::vector<grading::Submission> both{
            {right.toStdString(), "right.sh"},
            {f.handins.path("wrong.sh").toStdString(), "wrong.sh"}};
        QVERIFY(QFile::remove(right));
        f.run.start(planOf(f.settings, other, true), both, second);
        QVERIFY(f.finish());
        QCOMPARE(f.news.back()[0].report, first[0].report);
        // The journal of the later runs has all results, also those found before it was used.
        f.handins.put("right.sh", "echo");
        grading::GradingJournal journal;
        QVERIFY(journal.open(other.toStdString()));
        QVERIFY(journal.find(first[0].report->digest) != nullptr);
        QVERIFY(journal.find(second[1].report->digest) != nullptr);
    }

    /// A key that was corrected makes all results those of another question.
    void anotherProblemGradesAllAgain() {
        Fixture f;
        const QString problem = f.folder.filePath(QStringLiteral("problem.txt"));
        const auto put = [&problem](const char* text) {
            QVERIFY(write_file(problem.toStdString(), text).has_value());
        };
        put("a | b");
        f.settings.task = "cnf";
        f.settings.problem = problem;
        f.start();
        QVERIFY(f.finish());
        QVERIFY(f.obstacles.empty());
        const ClassNews first = f.news.back();
        QCOMPARE(first[0].problem, problemStamp(problem));
        QVERIFY(!first[0].problem.empty());
        f.start(true, {}, first);
        QVERIFY(f.finish());
        QCOMPARE(f.news.back()[0].report, first[0].report);
        put("a & b");
        f.start(true, {}, first);
        QVERIFY(f.finish());
        QVERIFY(f.news.back()[0].report->digest != first[0].report->digest);
        QCOMPARE(f.news.back()[0].problem, problemStamp(problem));
    }

    void stopsAtOnce() {
        Fixture f;
        f.handins.addEndless();
        f.settings.cpu_seconds = 100;
        f.settings.wall_seconds = 200;
        f.settings.jobs = 1;
        f.start();
        QVERIFY(QTest::qWaitFor(
            [&f] { return !f.news.empty() && f.news.back().front().stage == HandinStage::running; },
            testing::patience));
        QTest::qWait(200);
        QElapsedTimer since;
        since.start();
        f.run.stop();
        QVERIFY(f.finish());
        qInfo("stopped within %lld ms", static_cast<long long>(since.elapsed()));
        // A busy machine takes a multiple of an idle one's 100 ms.
        QVERIFY(since.elapsed() < 3000);
        QVERIFY(f.obstacles.empty());
        for (const HandinNews& each : f.news.back())
            QVERIFY(each.stage == HandinStage::waiting && each.report == nullptr);
        f.handins.put("endless.sh", "echo");
        f.start();
        QVERIFY(f.finish());
        QCOMPARE(f.report(1).points(), 5.0);
    }

    void saysWhatIsInTheWay() {
        Fixture f;
        f.settings.task = "cnf";
        f.settings.problem = QStringLiteral("/no/such/problem");
        f.start();
        QVERIFY(f.finish());
        f.settings.problem.clear();
        f.settings.journal = f.handins.path("wrong.sh"); // no journal, and left as it is
        f.start();
        QVERIFY(f.finish());
        f.settings = ClassSettings();
        f.settings.readable = QStringLiteral("/no/such/folder");
        f.start(false);
        QVERIFY(f.finish());
        QCOMPARE(f.obstacles, (std::vector{ClassRun::Obstacle::problem, ClassRun::Obstacle::journal,
                                           ClassRun::Obstacle::sandbox}));
    }

    void triesTheSandbox() {
        ClassRun run;
        const QSignalSpy tried(&run, &ClassRun::sandboxTried);
        run.trySandbox();
        QVERIFY(QTest::qWaitFor([&tried] { return !tried.isEmpty(); }, testing::patience));
        QCOMPARE(tried[0][0].toString().isEmpty(), testing::hasSandbox());
    }

    void wantOfMemoryIsSaid() {
        Fixture f;
        const MemoryShortage shortage;
        f.start();
        QVERIFY(f.finish());
        QCOMPARE(f.obstacles, std::vector{ClassRun::Obstacle::other});
    }
};

LOGGIA_LOOP_TEST(ClassRunTest)

} // namespace class_run_test

#include "class_run_test.moc"
