#include "tests/suite.hpp"
#include "tests/ui/connect4/latency.hpp"

#include <limits>

namespace latency_test {

using namespace loggia::ui;

/// The best of some rounds, which end as soon as one is below the bound: what other programs do
/// lengthens single rounds, what the page does wrong all of them.
double best(double (*measure)(int round), double bound) {
    double least = std::numeric_limits<double>::max();
    for (int round = 0; round < 20 && least >= bound; ++round)
        least = std::min(least, measure(round));
    return least;
}

/// How soon the page answers while engines search. The medians are the business of a benchmark.
class LatencyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void stopIsImmediate() {
        const double ms = best(testing::time_to_stop, 100);
        QVERIFY2(ms < 100, qPrintable(QString::number(ms)));
    }

    void theWindowIsNeverBlocked() {
        const double ms = best(testing::longest_block, 50);
        QVERIFY2(ms < 50, qPrintable(QString::number(ms)));
    }
};

LOGGIA_WINDOW_TEST(LatencyTest)

} // namespace latency_test

#include "latency_test.moc"
