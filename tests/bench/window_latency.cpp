/// How soon the window answers while engines search: the page of Max-Connect4, offscreen, against
/// two bounds. Ends with status 1 where a median is beyond its bound.
#include "tests/ui/connect4/page_fixture.hpp"
#include "ui/connect4/analysis_run.hpp"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QPushButton>
#include <QStandardPaths>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <vector>

using namespace loggia;
using namespace loggia::ui;
using testing::PageFixture;

namespace {

constexpr int rounds = 11;

/// How long this thread was ready to run and had no processor so far, in ms, as the kernel counts
/// it (Documentation/scheduler/sched-stats): the doing of other programs. 0 where unknown.
double waited_for_processor() {
    QFile file(QStringLiteral("/proc/thread-self/schedstat"));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    return file.readAll().split(' ').value(1).toDouble() / 1e6;
}

/// Stop is clicked while the engine of a player and the analysis search: ms until both have ended
/// and the button has gone grey.
double time_to_stop(int round) {
    PageFixture f;
    f.document().setPlayer(connect4::Player::two, testing::slowComputer());
    f.click(3);
    f.page.analysisRun()->setOn(true);
    auto* stop = f.page.findChild<QPushButton*>(QStringLiteral("stop"));
    while (!stop->isEnabled())
        QTest::qWait(1);
    QTest::qWait(100 + 40 * round);
    QElapsedTimer timer;
    timer.start();
    QTest::mouseClick(stop, Qt::LeftButton);
    while (stop->isEnabled())
        QTest::qWait(1);
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

/// The longest, in ms, that the window's thread kept a 5 ms timer waiting while both searched, a
/// move was taken back and another made; without what other programs took.
double longest_block(int /*round*/) {
    PageFixture f;
    f.document().setPlayer(connect4::Player::two, testing::slowComputer());
    QElapsedTimer since;
    double waited = waited_for_processor();
    double longest = 0;
    QTimer heart;
    heart.setInterval(5);
    QObject::connect(&heart, &QTimer::timeout, &heart, [&] {
        const double waited_now = waited_for_processor();
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

/// Whether the median of all rounds keeps the bound.
bool report(const char* what, double bound, double (*measure)(int round)) {
    std::vector<double> times;
    for (int round = 0; round < rounds; ++round)
        times.push_back(measure(round));
    std::sort(times.begin(), times.end());
    const double median = times[times.size() / 2];
    std::printf("%-34s %8.1f %8.1f %8.0f\n", what, median, times.back(), bound);
    return median < bound;
}

} // namespace

int main(int argc, char** argv) {
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QStandardPaths::setTestModeEnabled(true);
    const QApplication application(argc, argv);
    std::printf("%-34s %8s %8s %8s\n", "ms, wall clock", "median", "worst", "bound");
    const bool stops = report("Stop, until everything is still", 100, time_to_stop);
    const bool answers = report("longest silence of the window", 50, longest_block);
    return stops && answers ? 0 : 1;
}
