#include "core/base/random.hpp"
#include "core/pathfinding/problems/state_table.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <array>
#include <map>
#include <vector>

namespace state_table_test {

using namespace loggia;
using namespace loggia::pathfinding;

class StateTableTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void numbersAsAMapDoes() {
        Random random(test_suite::seed(6));
        for (const std::size_t words : {1U, 2U, 5U}) {
            StateTable table(words);
            std::map<std::vector<std::uint64_t>, State> map;
            for (int i = 0; i < 20000; ++i) {
                std::vector<std::uint64_t> row(words);
                for (std::uint64_t& word : row)
                    word = random.below(words == 1 ? 5000 : 8) << random.below(60);
                const auto known = map.find(row);
                QVERIFY(table.find(row) ==
                        (known == map.end() ? std::nullopt : std::optional(known->second)));
                const State number = table.number(row);
                QCOMPARE(map.emplace(row, static_cast<State>(map.size())).first->second, number);
                QVERIFY(std::equal(row.begin(), row.end(), table.row(number).begin()));
            }
            QCOMPARE(table.size(), map.size());
        }
    }

    /// Filled and emptied at its end, as a search of paths does.
    void shrinksAsAMapDoes() {
        Random random(test_suite::seed(7));
        StateTable table(1);
        std::vector<std::uint64_t> rows;
        for (int i = 0; i < 3000; ++i) {
            for (std::uint64_t n = random.below(40); n > 0; --n) {
                const std::uint64_t row = random.below(900) << random.below(50);
                const auto known = std::find(rows.begin(), rows.end(), row);
                const State number = table.number(std::array{row});
                QCOMPARE(number, static_cast<State>(known - rows.begin()));
                if (known == rows.end())
                    rows.push_back(row);
            }
            if (random.below(2) == 0) {
                rows.resize(random.below(rows.size() + 1));
                table.shrink(rows.size());
            }
            QCOMPARE(table.size(), rows.size());
            const std::uint64_t other = random.below(900) << random.below(50);
            const auto known = std::find(rows.begin(), rows.end(), other);
            QCOMPARE(table.find(std::array{other}).has_value(), known != rows.end());
        }
    }
};

LOGGIA_TEST(StateTableTest)

} // namespace state_table_test

#include "state_table_test.moc"
