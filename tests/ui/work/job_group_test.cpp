#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/work/job_group.hpp"

#include <QSignalSpy>
#include <QTest>

#include <chrono>
#include <thread>

namespace job_group_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

using Count = Job<int>;

int untilStopped(const Control& control, const Count::Sink& /*sink*/) {
    control.report({0.25, "a fourth"});
    while (!control.stop_requested())
        std::this_thread::sleep_for(std::chrono::microseconds(100));
    return 1;
}

struct Fixture {
    Count one;
    Job<int> two;
    JobGroup both{{&one, &two}};
    int done = 0;

    void start(Count& job) {
        job.start(untilStopped, [this](const Result<int>& result) { done += *result; });
    }
};

class JobGroupTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void runsFromTheFirstToTheLast() {
        Fixture f;
        const QSignalSpy running(&f.both, &JobGroup::runningChanged);
        QVERIFY(!f.both.isRunning());
        f.start(f.one);
        f.start(f.two);
        QCOMPARE(running.size(), 1);
        QVERIFY(running[0][0].toBool());
        f.one.stop();
        QTRY_COMPARE(f.done, 1);
        QVERIFY(f.both.isRunning());
        QCOMPARE(running.size(), 1);
        f.two.stop();
        QTRY_COMPARE(f.done, 2);
        QVERIFY(!f.both.isRunning());
        QCOMPARE(running.size(), 2);
        QVERIFY(!running[1][0].toBool());
    }

    /// A search and the graph that follows it are one run: the clock goes on, Stop keeps the
    /// keyboard.
    void whatFollowsBelongsToTheSameRun() {
        Fixture f;
        const QSignalSpy running(&f.both, &JobGroup::runningChanged);
        f.one.start(untilStopped, [&f](const Result<int>& /*result*/) { f.start(f.two); });
        f.one.stop();
        QTRY_VERIFY(f.two.isRunning());
        QVERIFY(!f.one.isRunning());
        QCOMPARE(running.size(), 1);
        f.two.stop();
        QTRY_COMPARE(f.done, 1);
        QTRY_COMPARE(running.size(), 2);
        QVERIFY(!running[1][0].toBool());
        // What replaces work that was abandoned is another run.
        f.start(f.one);
        f.one.abandon();
        f.start(f.two);
        QCOMPARE(running.size(), 5);
        f.both.abandon();
        QCOMPARE(running.size(), 6);
    }

    void stopsAndAbandonsAll() {
        Fixture f;
        f.start(f.one);
        f.start(f.two);
        f.both.stop();
        QTRY_COMPARE(f.done, 2);
        f.start(f.one);
        f.start(f.two);
        const QSignalSpy running(&f.both, &JobGroup::runningChanged);
        f.both.abandon();
        QVERIFY(!f.both.isRunning());
        QCOMPARE(running.size(), 1);
        QTest::qWait(20);
        QCOMPARE(f.done, 2);
    }

    void tellsHowFarEachIs() {
        Fixture f;
        const QSignalSpy progressed(&f.both, &JobGroup::progressed);
        f.start(f.two);
        QTRY_VERIFY(!progressed.empty());
        QCOMPARE(progressed[0][0].toDouble(), 0.25);
        QCOMPARE(progressed[0][1].toString(), QStringLiteral("a fourth"));
        f.both.abandon();
    }
};

LOGGIA_LOOP_TEST(JobGroupTest)

} // namespace job_group_test

#include "job_group_test.moc"
