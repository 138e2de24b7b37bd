#include "tests/suite.hpp"
#include "tests/ui/sat/sat_fixture.hpp"
#include "ui/sat/statistics_history.hpp"

namespace statistics_history_test {

using namespace loggia;
using namespace loggia::ui;

StatisticsHistory::Sample sampleAt(double seconds) {
    StatisticsHistory::Sample sample;
    sample.seconds = seconds;
    sample.statistics.conflicts = static_cast<std::uint64_t>(100 * seconds);
    sample.statistics.propagations = static_cast<std::uint64_t>(5000 * seconds);
    sample.statistics.learned = static_cast<std::uint64_t>(100 * seconds);
    sample.statistics.deleted = static_cast<std::uint64_t>(25 * seconds);
    sample.statistics.level = 7;
    return sample;
}

class StatisticsHistoryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void speedsAreDifferences() {
        StatisticsHistory history;
        for (int i = 1; i <= 10; ++i)
            history.add(sampleAt(i));
        const PlotContent speeds = history.speeds();
        QVERIFY(speeds.logarithmic);
        QCOMPARE(speeds.series.size(), std::size_t{3});
        QCOMPARE(speeds.series[0].points.size(), std::size_t{9});
        for (const QPointF& point : speeds.series[0].points)
            QCOMPARE(point.y(), 5000.0);
        for (const QPointF& point : speeds.series[2].points)
            QCOMPARE(point.y(), 100.0);
        QCOMPARE(history.learned().series[0].points.back(), QPointF(10, 750));
        QCOMPARE(history.levels().series[0].points.back(), QPointF(10, 7));
    }

    /// However long the run: few samples, in order, of the whole of it, and speeds stay right.
    void longRunsAreThinnedOut() {
        StatisticsHistory history;
        for (int i = 1; i <= 100'000; ++i) {
            history.add(sampleAt(i));
            QVERIFY(history.samples().size() < StatisticsHistory::most_samples);
        }
        QVERIFY(history.samples().size() > StatisticsHistory::most_samples / 4);
        QCOMPARE(history.samples().front().seconds, 1.0);
        QVERIFY(history.samples().back().seconds > 99'000);
        const PlotContent speeds = history.speeds();
        for (const QPointF& point : speeds.series[2].points)
            QCOMPARE(point.y(), 100.0);
    }

    void oneMomentIsOneSample() {
        StatisticsHistory history;
        history.add(sampleAt(1));
        StatisticsHistory::Sample last = sampleAt(1);
        last.statistics.conflicts = 777;
        history.add(last);
        QCOMPARE(history.samples().size(), std::size_t{1});
        QCOMPARE(history.samples().front().statistics.conflicts, std::uint64_t{777});
        history.clear();
        QVERIFY(history.samples().empty() && history.speeds().series[0].points.empty());
        // One point is no curve, and has no axis that would make sense.
        history.add({0.01, {}});
        QVERIFY(history.learned().series.empty() && history.levels().series.empty());
        QVERIFY(history.learned().counts && history.levels().counts);
        history.add({0.5, {}});
        QCOMPARE(history.learned().series.size(), std::size_t{1});
    }
};

LOGGIA_TEST(StatisticsHistoryTest)

} // namespace statistics_history_test

#include "statistics_history_test.moc"
