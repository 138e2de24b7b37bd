#pragma once

#include "tests/ui/pathfinding/page_fixture.hpp"

#include <algorithm>
#include <ctime>

namespace loggia::ui::testing {

/// A wall is drawn through a maze of 512 x 512 cells, which is searched anew meanwhile: the most,
/// in ms of processor, that one of its cells took on the window's thread, with the two pictures and
/// the result that came before the next cell.
inline double slowest_step_of_stroke(int round) {
    const auto processor = [] {
        std::timespec time{};
        ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return 1e3 * static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_nsec);
    };
    LabFixture f;
    f.set(generated(512, 512, static_cast<std::uint64_t>(round) + 1,
                    pathfinding::MazeKind::obstacles));
    static_cast<void>(f.settled());
    double longest = 0;
    const int x = 50 + 30 * round;
    QTest::mousePress(f.maze, Qt::LeftButton, {}, pixelOf(*f.maze, {x, 3}));
    constexpr int cells = 40;
    for (int y = 4; y < 4 + cells; ++y) {
        const double before = processor();
        moveTo(*f.maze, {x, y}, Qt::LeftButton);
        QTest::qWait(10);
        longest = std::max(longest, processor() - before);
    }
    QTest::mouseRelease(f.maze, Qt::LeftButton, {}, pixelOf(*f.maze, {x, 3 + cells}));
    static_cast<void>(f.settled());
    return longest;
}

} // namespace loggia::ui::testing
