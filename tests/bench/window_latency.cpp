/// How soon the window answers while engines search: the pages of Max-Connect4 and of mazes,
/// offscreen, against bounds. Ends with status 1 where a median is beyond its bound.
#include "tests/ui/connect4/latency.hpp"
#include "tests/ui/pathfinding/latency.hpp"

#include <QApplication>
#include <QStandardPaths>

#include <algorithm>
#include <cstdio>
#include <vector>

using namespace loggia::ui;

namespace {

constexpr int rounds = 11;

/// Whether the median of all rounds keeps the bound.
bool report(const char* what, double bound, double (*measure)(int round)) {
    std::vector<double> times;
    for (int round = 0; round < rounds; ++round)
        times.push_back(measure(round));
    std::sort(times.begin(), times.end());
    const double median = times[times.size() / 2];
    std::printf("%-38s %8.1f %8.1f %8.0f\n", what, median, times.back(), bound);
    return median < bound;
}

} // namespace

int main(int argc, char** argv) {
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QStandardPaths::setTestModeEnabled(true);
    const QApplication application(argc, argv);
    std::printf("%-38s %8s %8s %8s\n", "ms", "median", "worst", "bound");
    const bool stops = report("Stop, until everything is still", 100, testing::time_to_stop);
    const bool answers = report("longest silence of the window", 50, testing::longest_block);
    const bool draws =
        report("slowest step of a wall that is drawn", 16, testing::slowest_step_of_stroke);
    return stops && answers && draws ? 0 : 1;
}
