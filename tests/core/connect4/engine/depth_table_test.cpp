#include "core/connect4/engine/depth_table.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace depth_table_test {

using namespace loggia;
using namespace loggia::connect4;

class DepthTableTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyDepthUpToTheFirstOverTheLimit() {
        DepthTableOptions options;
        options.engine.table_megabytes = 16;
        options.limit_seconds = 0.01;
        options.repeat = 2;
        std::size_t lines = 0;
        const DepthTable table = measure_depths(options, {}, [&](const DepthRow& row) {
            ++lines;
            QCOMPARE(row.depth, static_cast<int>(lines));
        });
        QVERIFY(table.complete);
        QCOMPARE(table.rows.size(), lines);
        QVERIFY(lines > 3);
        for (const DepthRow& row : table.rows) {
            QCOMPARE(row.mean > options.limit_seconds, &row == &table.rows.back());
            QCOMPARE(row.measurements, 2);
            QVERIFY(row.minimum <= row.mean && row.mean <= row.maximum);
            QVERIFY(row.column >= 0 && row.column < columns);
        }
    }

    void measurementsAreAlike() {
        DepthTableOptions options;
        options.engine.table_megabytes = 16;
        options.last_depth = 9;
        const DepthTable first = measure_depths(options, {});
        options.repeat = 3;
        const DepthTable second = measure_depths(options, {});
        QCOMPARE(second.rows.size(), first.rows.size());
        for (std::size_t i = 0; i < first.rows.size(); ++i)
            QCOMPARE(second.rows[i].nodes, first.rows[i].nodes);
    }

    void stopsBetweenRows() {
        std::stop_source stop;
        DepthTableOptions options;
        const DepthTable table =
            measure_depths(options, Control(stop.get_token()), [&](const DepthRow& row) {
                if (row.depth == 4)
                    stop.request_stop();
            });
        QVERIFY(!table.complete);
        QCOMPARE(table.rows.size(), std::size_t{4});
    }

    void printsColumns() {
        DepthRow row;
        row.depth = 12;
        row.measurements = 3;
        row.mean = 1.5;
        row.column = 3;
        row.value = {100, Certainty::exact};
        QCOMPARE(to_csv(row), std::string("12,1.500000,0.000000,0.000000,3,0,4,+1 exact\n"));
        QVERIFY(to_text(row).starts_with("   12      1.500000 "));
    }
};

LOGGIA_TEST(DepthTableTest)

} // namespace depth_table_test

#include "depth_table_test.moc"
