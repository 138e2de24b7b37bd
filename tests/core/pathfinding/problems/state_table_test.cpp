#include "core/base/random.hpp"
#include "core/pathfinding/problems/state_table.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <map>

namespace state_table_test {

using namespace loggia;
using namespace loggia::pathfinding;

class StateTableTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void numbersAsAMapDoes() {
        Random random(6);
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
};

LOGGIA_TEST(StateTableTest)

} // namespace state_table_test

#include "state_table_test.moc"
