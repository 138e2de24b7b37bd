#include "core/normal_forms/two_level/redundancy.hpp"
#include "tests/core/normal_forms/two_level/wide_oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace redundancy_test {

using namespace loggia;
using namespace loggia::normal_forms;
using namespace loggia::normal_forms::two_level;

class RedundancyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatStaysIsAnIrredundantCover() {
        oracle::with_random_rows(
            1, 4000,
            [&](const Function& function, const auto& layout, const auto& rows, const auto& open) {
                using Row = std::decay_t<decltype(layout.full)>;
                const Control control;
                Meter meter(control);
                MarkedRows<Row> cover;
                for (const Row& row : rows)
                    cover.push_back({row});
                if (!rows.empty()) // doubles, too
                    cover.push_back({rows.front()});
                const std::vector<char> stays =
                    Redundancy<Row>(layout, meter).irredundant(cover, open);
                std::vector<Row> kept;
                for (std::size_t i = 0; i < cover.size(); ++i)
                    if (stays[i] != 0)
                        kept.push_back(cover[i].row);
                Cover result = plain(cover_of(kept, layout.inputs, layout.outputs));
                QVERIFY(oracle::covers(function, result));
                for (std::size_t i = 0; i < kept.size(); ++i) {
                    Cover fewer = result;
                    fewer.cubes.erase(fewer.cubes.begin() + static_cast<std::ptrdiff_t>(i));
                    QVERIFY(!oracle::covers(function, fewer));
                }
            });
    }
};

LOGGIA_TEST(RedundancyTest)

} // namespace redundancy_test

#include "redundancy_test.moc"
