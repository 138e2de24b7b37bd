#include "core/base/control.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <atomic>
#include <mutex>
#include <set>
#include <thread>
#include <vector>

namespace control_test {

using namespace loggia;

class ControlTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void byItselfItNeverStopsAndDropsWhatIsReported() {
        const Control control;
        control.report({0.5, "half"});
        QVERIFY(!control.stop_requested());
        QVERIFY(!control.stop_token().stop_possible());
    }

    void copiesStopTogetherAndShareTheSink() {
        std::stop_source stop;
        std::vector<std::string> texts;
        const Control first(stop.get_token(),
                            [&](const Progress& progress) { texts.push_back(progress.text); });
        const Control second = first; // NOLINT(performance-unnecessary-copy-initialization)
        first.report({0, "one"});
        second.report({1, "two"});
        QVERIFY((texts == std::vector<std::string>{"one", "two"}));
        QVERIFY(!first.stop_requested() && !second.stop_requested());
        stop.request_stop();
        QVERIFY(first.stop_requested() && second.stop_requested());
        second.report({1, "after"}); // a last word is still heard
        QCOMPARE(texts.size(), std::size_t{3});
    }

    void outlivesWhoMayStopIt() {
        Control control;
        {
            const std::stop_source stop;
            control = Control(stop.get_token());
        }
        QVERIFY(!control.stop_requested());
    }

    /// Workers report on their own threads until the owner, on another, tells them to end.
    void threadsReportAndHearOfTheStop() {
        std::stop_source stop;
        std::mutex mutex;
        std::set<std::thread::id> reporters; // guarded by mutex
        std::atomic<int> reports = 0;
        const Control control(stop.get_token(), [&](const Progress&) {
            const std::scoped_lock lock(mutex);
            reporters.insert(std::this_thread::get_id());
            ++reports;
        });
        {
            std::vector<std::jthread> workers;
            for (int i = 0; i < 4; ++i)
                workers.emplace_back([control] {
                    do {
                        control.report({-1, "at work"});
                        std::this_thread::yield();
                    } while (!control.stop_requested());
                });
            while (reports < 1000)
                std::this_thread::yield();
            stop.request_stop();
        }
        QCOMPARE(reporters.size(), std::size_t{4});
        QVERIFY(!reporters.contains(std::this_thread::get_id()));
    }
};

LOGGIA_TEST(ControlTest)

} // namespace control_test

#include "control_test.moc"
