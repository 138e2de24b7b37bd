#pragma once

#include "tests/ui/connect4/page_fixture.hpp"
#include "ui/connect4/analysis_run.hpp"

#include <QElapsedTimer>
#include <QFile>
#include <QPushButton>
#include <QTimer>

#include <algorithm>

namespace loggia::ui::testing {

/// How long this thread was ready to run and had no processor so far, in ms, as the kernel counts
/// it (Documentation/scheduler/sched-stats): the doing of other programs. 0 where unknown.
inline double waited_for_processor() {
    QFile file(QStringLiteral("/proc/thread-self/schedstat"));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    return file.readAll().split(' ').value(1).toDouble() / 1e6;
}

/// Stop is clicked in the window while the engine of a player and the analysis search: ms until
/// both have ended and the button has gone grey; without the time in which the window's thread
/// could have gone on and other programs had the processor. While it sleeps for the engines to end
/// nothing is taken off.
inline double time_to_stop(int round) {
    PageFixture f;
    f.document().setPlayer(connect4::Player::two, slowComputer());
    f.click(3);
    f.page.analysisRun()->setOn(true);
    auto* stop = f.page.findChild<QPushButton*>(QStringLiteral("stop"));
    while (!stop->isEnabled())
        QTest::qWait(1);
    QTest::qWait(100 + 40 * round);
    const double waited = waited_for_processor();
    QElapsedTimer timer;
    timer.start();
    QTest::mouseClick(stop, Qt::LeftButton);
    while (stop->isEnabled())
        QTest::qWait(1);
    return static_cast<double>(timer.nsecsElapsed()) / 1e6 - (waited_for_processor() - waited);
}

/// The longest, in ms, that the window's thread kept a 5 ms timer waiting while both searched, a
/// move was taken back and another made; without what other programs took.
inline double longest_block(int /*round*/) {
    PageFixture f;
    f.document().setPlayer(connect4::Player::two, slowComputer());
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
    f.page.history()->undo();
    f.click(2);
    QTest::qWait(250);
    return longest;
}

} // namespace loggia::ui::testing
