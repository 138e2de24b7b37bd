#include "core/normal_forms/two_level/cube_sets.hpp"
#include "core/normal_forms/two_level/expansion.hpp"
#include "tests/core/normal_forms/two_level/wide_oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace expansion_test {

using namespace loggia;
using namespace loggia::normal_forms;
using namespace loggia::normal_forms::two_level;

class ExpansionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cubesBecomePrimesOfTheSameFunction() {
        oracle::with_random_rows(
            1, 4000,
            [&](const Function& function, const auto& layout, const auto& rows, const auto& open) {
                using Row = std::decay_t<decltype(layout.full)>;
                const Control control;
                Meter meter(control);
                const auto off = complement_rows(layout, rows, open, 1000, meter);
                QVERIFY(off.has_value());
                MarkedRows<Row> cover;
                for (const Row& row : rows)
                    cover.push_back({row});
                Expansion<Row> expansion(layout, *off, meter);
                expansion.expand(cover);
                QVERIFY(cover.size() <= rows.size());
                std::vector<Row> grown;
                for (const MarkedRow<Row>& cube : cover)
                    grown.push_back(cube.row);
                const Cover result = plain(cover_of(grown, layout.inputs, layout.outputs));
                QVERIFY(oracle::covers(function, result));
                for (const Row& row : grown)
                    for_each_bit(layout.full - row, [&](std::size_t bit) {
                        Row larger = row;
                        set_bit(larger, bit);
                        QVERIFY(std::any_of(off->begin(), off->end(), [&](const Row& no) {
                            return meet(layout, no, larger);
                        }));
                    });
            });
    }

    void inputsAloneGrow() {
        oracle::with_random_rows(
            2, 2000,
            [&](const Function& function, const auto& layout, const auto& rows, const auto& open) {
                using Row = std::decay_t<decltype(layout.full)>;
                const Control control;
                Meter meter(control);
                const auto off = complement_rows(layout, rows, open, 1000, meter);
                MarkedRows<Row> cover;
                for (const Row& row : rows)
                    cover.push_back({row});
                Expansion<Row>(layout, *off, meter).expand(cover, true);
                std::vector<Row> grown;
                for (const MarkedRow<Row>& cube : cover) {
                    grown.push_back(cube.row);
                    QVERIFY(std::any_of(rows.begin(), rows.end(), [&](const Row& row) {
                        return contains(cube.row, row) &&
                               (cube.row & layout.out) == (row & layout.out);
                    }));
                }
                QVERIFY(oracle::covers(function,
                                       plain(cover_of(grown, layout.inputs, layout.outputs))));
            });
    }
};

LOGGIA_TEST(ExpansionTest)

} // namespace expansion_test

#include "expansion_test.moc"
