#include "tests/ui/connect4/page_fixture.hpp"
#include "ui/connect4/analysis_run.hpp"

#include <QElapsedTimer>
#include <QFile>
#include <QPushButton>
#include <QThread>
#include <QTimer>

#include <algorithm>
#include <array>
#include <ctime>
#include <limits>
#include <vector>

using namespace loggia;
using namespace loggia::ui;
using connect4::Player;
using testing::PageFixture;

namespace {

/// How long this thread was ready to run and had no processor so far, in ms: what the rest of a
/// busy machine costs, as the kernel counts it (Documentation/scheduler/sched-stats). 0 where
/// unknown.
double waitedForProcessor() {
    QFile file(QStringLiteral("/proc/thread-self/schedstat"));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    return file.readAll().split(' ').value(1).toDouble() / 1e6;
}

/// What all threads of this program together have computed so far, in ms.
double processorTime() {
    std::timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

/// How many programs there are to each processor that want one, at least 1: a clock runs faster by
/// so much.
double crowdOnTheMachine() {
    QFile file(QStringLiteral("/proc/loadavg"));
    if (!file.open(QIODevice::ReadOnly))
        return 1;
    const QList<QByteArray> fields = file.readAll().split(' ');
    const double wanting =
        std::max(fields.value(0).toDouble(), fields.value(3).split('/').value(0).toDouble());
    return std::max(1.0, wanting / std::max(1, QThread::idealThreadCount()));
}

/// The longest that the window's thread let a 5 ms timer wait while engines searched, in ms.
double longestBlock() {
    PageFixture f;
    f.document().setPlayer(Player::two, testing::slowComputer());
    QElapsedTimer since;
    double waited = waitedForProcessor();
    double longest = 0;
    QTimer heart;
    heart.setInterval(5);
    QObject::connect(&heart, &QTimer::timeout, &heart, [&] {
        const double waited_now = waitedForProcessor();
        const double gap = static_cast<double>(since.nsecsElapsed()) / 1e6;
        longest = std::max(longest, gap - (waited_now - waited));
        waited = waited_now;
        since.restart();
    });
    since.start();
    heart.start();
    f.click(3);
    f.page.analysisRun()->setOn(true);
    QTest::qWait(400);
    f.page.undoStack()->undo();
    f.click(2);
    QTest::qWait(250);
    return longest;
}

} // namespace

/// How soon the page answers while engines search.
class Connect4PageLatencyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    /// The median of the work that is done until all is still, which a busy machine does not
    /// lengthen; and by the clock the best round, since the engines have to be given a processor to
    /// hear of it.
    void stopIsImmediate() {
        std::vector<double> work;
        double best = std::numeric_limits<double>::max();
        while (work.size() < 5 || (work.size() < 12 && best >= 100)) {
            PageFixture f;
            f.document().setPlayer(Player::two, testing::slowComputer());
            f.click(3);
            f.page.analysisRun()->setOn(true);
            auto* stop = f.page.findChild<QPushButton*>(QStringLiteral("stop"));
            QTRY_VERIFY_WITH_TIMEOUT(stop->isEnabled(), testing::patience);
            QTest::qWait(100 + 40 * static_cast<int>(work.size()));
            const double crowd = crowdOnTheMachine();
            QElapsedTimer timer;
            timer.start();
            const double before = processorTime();
            QTest::mouseClick(stop, Qt::LeftButton);
            while (stop->isEnabled() && timer.elapsed() < testing::patience)
                QTest::qWait(1);
            work.push_back(processorTime() - before);
            best = std::min(best, static_cast<double>(timer.elapsed()) / crowd);
            QVERIFY(!f.page.computer()->isThinking());
            QVERIFY(f.document().isHeld());
            QCOMPARE(f.document().game().moves.size(), std::size_t{1});
        }
        std::sort(work.begin(), work.end());
        const double median = work[work.size() / 2];
        QVERIFY2(median < 100, qPrintable(QString::number(median)));
        QVERIFY2(best < 100, qPrintable(QString::number(best)));
    }

    /// While the engine searches on two positions at once, a timer of the window ticks on time.
    void theWindowIsNeverBlocked() {
        std::array<double, 3> longest{};
        for (double& each : longest)
            each = longestBlock();
        std::sort(longest.begin(), longest.end());
        QVERIFY2(longest[1] < 50, qPrintable(QString::number(longest[1]))); // the median
    }
};

QTEST_MAIN(Connect4PageLatencyTest)
#include "connect4_page_latency_test.moc"
