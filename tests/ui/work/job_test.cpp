#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/work/job.hpp"

#include <QElapsedTimer>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include <atomic>
#include <chrono>
#include <new>
#include <stdexcept>
#include <thread>

namespace job_test {

using namespace loggia;
using namespace loggia::ui;
using namespace std::chrono_literals;

using CountJob = Job<int, int>;

/// Counts up until it is told to stop; what it came to is its result.
int count_until_stopped(const Control& control, const CountJob::Sink& update) {
    int count = 0;
    while (!control.stop_requested()) {
        ++count;
        control.report({0.5, "counting"});
        update(count);
        std::this_thread::sleep_for(100us);
    }
    update(++count);
    return count;
}

class JobTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void deliversAResult() {
        CountJob job;
        int result = 0;
        const QSignalSpy running(&job, &JobBase::runningChanged);
        job.start([](const Control&, const auto&) { return 7; },
                  [&](const Result<int>& value) { result = *value; });
        QVERIFY(job.isRunning());
        QTRY_COMPARE(result, 7);
        QVERIFY(!job.isRunning());
        QCOMPARE(running.size(), 2);
        QCOMPARE(running[0][0].toBool(), true);
        QCOMPARE(running[1][0].toBool(), false);
    }

    void callsBackOnItsOwnThread() {
        CountJob job;
        QThread* where = nullptr;
        QThread* work_thread = nullptr;
        job.start(
            [&](const Control&, const auto&) {
                work_thread = QThread::currentThread();
                return 0;
            },
            [&](const Result<int>&) { where = QThread::currentThread(); });
        QTRY_VERIFY(where != nullptr);
        QCOMPARE(where, QThread::currentThread());
        QVERIFY(work_thread != QThread::currentThread());
    }

    void takesResultsThatHaveNoDefault() {
        struct Fixed {
            explicit Fixed(int given) : value(given) {}
            int value;
        };
        Job<Fixed> job;
        int result = 0;
        job.start([](const Control&, const auto&) { return Fixed(3); },
                  [&](const Result<Fixed>& fixed) { result = fixed->value; });
        QTRY_COMPARE(result, 3);
    }

    void stopKeepsTheResult() {
        CountJob job;
        int result = 0;
        job.start(count_until_stopped, [&](const Result<int>& value) { result = *value; });
        QTest::qWait(50);
        QVERIFY(job.isRunning());
        job.stop();
        QTRY_VERIFY_WITH_TIMEOUT(!job.isRunning(), testing::patience);
        QVERIFY(result > 0);
    }

    void abandonDropsTheResult() {
        CountJob job;
        bool called = false;
        job.start(
            count_until_stopped, [&](const Result<int>&) { called = true; },
            [&](const int&) { called = true; });
        QTest::qWait(10);
        job.abandon();
        QVERIFY(!job.isRunning());
        QTest::qWait(150);
        QVERIFY(!called);
    }

    /// Also what has finished already, its result still on the way.
    void abandonDropsAResultOnTheWay() {
        CountJob job;
        bool called = false;
        std::atomic<bool> over = false;
        job.start(
            [&](const Control&, const auto&) {
                over = true;
                return 1;
            },
            [&](const Result<int>&) { called = true; });
        while (!over)
            std::this_thread::yield();
        std::this_thread::sleep_for(20ms);
        job.abandon();
        QTest::qWait(50);
        QVERIFY(!called);
    }

    void throttlesAndDeliversTheLastUpdate() {
        CountJob job;
        QList<int> updates;
        QList<qint64> times;
        int result = 0;
        QStringList order;
        const QSignalSpy progress(&job, &JobBase::progressed);
        connect(&job, &JobBase::runningChanged, &job, [&](bool on) {
            if (!on)
                order << QStringLiteral("ended");
        });
        QElapsedTimer timer;
        timer.start();
        job.start(
            count_until_stopped,
            [&](const Result<int>& value) {
                order << QStringLiteral("result");
                result = *value;
            },
            [&](const int& value) {
                order << QStringLiteral("update");
                updates << value;
                times << timer.elapsed();
            });
        QTest::qWait(450);
        job.stop();
        QTRY_VERIFY(result > 0);
        QVERIFY(updates.size() >= 2);
        QVERIFY2(updates.size() <= times.last() / JobBase::delivery_interval + 1,
                 qPrintable(QString::number(updates.size())));
        QVERIFY(std::is_sorted(updates.begin(), updates.end()));
        QCOMPARE(updates.last(), result);
        QCOMPARE(order.mid(order.size() - 3),
                 QStringList({QStringLiteral("update"), QStringLiteral("ended"),
                              QStringLiteral("result")}));
        QVERIFY(progress.size() >= 2);
        QCOMPARE(progress[0][1].toString(), QStringLiteral("counting"));
    }

    void startReplacesWhatRuns() {
        CountJob job;
        QList<int> results;
        const QSignalSpy running(&job, &JobBase::runningChanged);
        job.start(count_until_stopped, [&](const Result<int>&) { results << -1; });
        job.start([](const Control&, const auto&) { return 2; },
                  [&](const Result<int>& value) { results << *value; });
        QTRY_COMPARE(results.size(), 1);
        QTest::qWait(50);
        QCOMPARE(results, QList<int>{2});
        QCOMPARE(running.size(), 2);
    }

    void survivesAThousandQuickRestarts() {
        CountJob job;
        QList<int> results;
        for (int i = 0; i < 1000; ++i) {
            job.start(
                [i](const Control& control, const CountJob::Sink& update) {
                    update(i);
                    while (i % 3 == 0 && i < 999 && !control.stop_requested())
                        std::this_thread::yield();
                    return i;
                },
                [&](const Result<int>& value) { results << *value; });
            if (i % 7 == 0)
                QCoreApplication::processEvents();
        }
        QTRY_VERIFY(!job.isRunning());
        QCOMPARE(results.last(), 999);
        QVERIFY(std::is_sorted(results.begin(), results.end()));
    }

    void destructionStopsAndWaits() {
        std::atomic<int> inside = 0;
        bool called = false;
        for (int i = 0; i < 50; ++i) {
            CountJob job;
            for (int starts = 0; starts < 3; ++starts)
                job.start(
                    [&inside](const Control& control, const auto& update) {
                        ++inside;
                        const int count = count_until_stopped(control, update);
                        --inside;
                        return count;
                    },
                    [&](const Result<int>&) { called = true; }, [&](const int&) { called = true; });
            if (i % 2 == 0)
                QTest::qWait(1);
        }
        QCOMPARE(inside.load(), 0);
        QTest::qWait(20);
        QVERIFY(!called);
    }

    void everyCallbackMayDestroyTheJob_data() {
        QTest::addColumn<int>("where");
        QTest::newRow("progress") << 0;
        QTest::newRow("update") << 1;
        QTest::newRow("ended") << 2;
        QTest::newRow("result") << 3;
    }
    void everyCallbackMayDestroyTheJob() {
        QFETCH(int, where);
        auto job = std::make_unique<CountJob>();
        int calls_after = 0;
        const auto end_at = [&](int place) {
            if (!job)
                ++calls_after;
            else if (place == where)
                job.reset();
        };
        connect(job.get(), &JobBase::progressed, this, [&] { end_at(0); });
        connect(job.get(), &JobBase::runningChanged, this, [&](bool on) {
            if (!on)
                end_at(2);
        });
        job->start(
            [](const Control& control, const CountJob::Sink& update) {
                control.report({0.1, ""});
                update(1);
                return 1;
            },
            [&](const Result<int>&) { end_at(3); }, [&](const int&) { end_at(1); });
        QTRY_VERIFY(job == nullptr);
        QTest::qWait(20);
        QCOMPARE(calls_after, 0);
    }

    void theResultMayStartTheNextWork() {
        CountJob job;
        int rounds = 0;
        std::function<void(const Result<int>&)> again = [&](const Result<int>& found) {
            rounds = *found;
            if (const int value = *found; value < 20)
                job.start([value](const Control&, const auto&) { return value + 1; }, again);
        };
        job.start([](const Control&, const auto&) { return 1; }, again);
        QTRY_COMPARE(rounds, 20);
        QVERIFY(!job.isRunning());
    }

    /// They are the result.
    void exceptionsDoNotCross() {
        CountJob job;
        Result<int> result = 0;
        const auto run = [&](const CountJob::Work& work) {
            job.start(work, [&](const Result<int>& outcome) { result = outcome; });
            return QTest::qWaitFor([&] { return !job.isRunning(); }, testing::patience);
        };
        QVERIFY(
            run([](const Control&, const auto&) -> int { throw std::runtime_error("no room"); }));
        QCOMPARE(result.error().message, std::string("no room"));
        QVERIFY(run([](const Control&, const auto&) -> int { throw std::bad_alloc(); }));
        QCOMPARE(result.error().message, std::string("not enough memory"));
        QVERIFY(run([](const Control&, const auto&) -> int { throw 7; }));
        QVERIFY(!result.error().message.empty());
        QVERIFY(run([](const Control&, const auto&) { return 3; }));
        QCOMPARE(result, Result<int>(3));
        const MemoryShortage shortage;
        QVERIFY(run([](const Control&, const auto&) { return 3; }));
        QVERIFY(!result);
    }

    /// Work that may fail by itself has one way to say so.
    void resultsAreNotNested() {
        Job<Result<int>> job;
        Result<int> result = 0;
        job.start([](const Control&, const auto&) -> Result<int> { return failure("no such row"); },
                  [&](const Result<int>& outcome) { result = outcome; });
        QTRY_VERIFY_WITH_TIMEOUT(!result, testing::patience);
        QCOMPARE(result.error().message, std::string("no such row"));
    }

    /// Updates and result of work about a document that has changed are dropped, without anybody
    /// abandoning it.
    void resultsForAnOlderContentAreDropped() {
        CountJob job;
        Revisions document;
        int calls = 0;
        const auto count = [&](const auto&) { ++calls; };
        job.start(
            document.now(), [](const Control&, const auto&) { return 7; }, count, count);
        QVERIFY(QTest::qWaitFor([&] { return !job.isRunning(); }, testing::patience));
        QCOMPARE(calls, 1);
        const QSignalSpy running(&job, &JobBase::runningChanged);
        job.start(document.now(), count_until_stopped, count, count);
        document.advance();
        QVERIFY(QTest::qWaitFor([&] { return !job.isRunning(); }, testing::patience));
        QCOMPARE(running.size(), 2);
        // Also where it changes at the last moment, when the job says that it has ended.
        connect(&job, &JobBase::runningChanged, &job, [&](bool on) {
            if (!on)
                document.advance();
        });
        job.start(
            document.now(), [](const Control&, const auto&) { return 7; }, count, count);
        QVERIFY(QTest::qWaitFor([&] { return !job.isRunning(); }, testing::patience));
        QTest::qWait(50);
        QCOMPARE(calls, 1);
        // Work that is about nothing is not concerned.
        job.start([](const Control&, const auto&) { return 7; }, count);
        QTRY_COMPARE_WITH_TIMEOUT(calls, 2, testing::patience);
    }

    /// More jobs than there are threads in the pool: the last one waits, but is never lost.
    void aFullPoolOnlyDelays() {
        std::vector<std::unique_ptr<CountJob>> jobs;
        int results = 0;
        const int count = solverPool().maxThreadCount() + 3;
        for (int i = 0; i < count; ++i) {
            jobs.push_back(std::make_unique<CountJob>());
            jobs.back()->start(count_until_stopped, [&](const Result<int>&) { ++results; });
        }
        QTest::qWait(20);
        for (const auto& job : jobs)
            job->stop();
        QTRY_COMPARE(results, count);
    }
};

LOGGIA_LOOP_TEST(JobTest)

} // namespace job_test

#include "job_test.moc"
