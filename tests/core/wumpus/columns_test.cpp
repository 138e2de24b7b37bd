#include "core/base/random.hpp"
#include "core/wumpus/columns.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <set>

namespace columns_test {

using namespace loggia;
using namespace loggia::wumpus;

class ColumnsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyCaveIsARow() {
        const Columns& columns = Columns::get();
        QCOMPARE(cave_count, 49128);
        QCOMPARE(count(columns.caves()), cave_count);
        std::set<std::uint64_t> worlds;
        for (auto row = first_row(columns.caves()); row;
             row = first_row(columns.caves(), *row + 1)) {
            const World world = cave_of(*row).world();
            QCOMPARE(broken_rules(world), 0U);
            QVERIFY(row_of(world) == *row);
            worlds.insert(world.bits);
            for (int n = 0; n < symbol_count; ++n)
                QCOMPARE((columns.of(n)[*row / 64] >> (*row % 64) & 1U) != 0,
                         world.holds(Symbol::of(n)));
        }
        QCOMPARE(worlds.size(), std::size_t{49128});
    }

    void otherWorldsAreNone() {
        Random random(test_suite::seed(1));
        for (int i = 0; i < 20000; ++i) {
            const World world{random.next()};
            QCOMPARE(row_of(world).has_value(), broken_rules(world) == 0);
        }
        QVERIFY(!row_of(Cave{{3, 3}, 0}.world()).has_value());
        QVERIFY(!row_of(Cave{{3, 3}, static_cast<Squares>(~safe_squares)}.world()).has_value());
    }

    void countsOneByOneAndAllAtOnce() {
        const Columns& columns = Columns::get();
        Random random(test_suite::seed(2));
        for (int i = 0; i < 200; ++i) {
            Rows rows = columns.caves();
            for (std::uint64_t& word : rows)
                for (int n = i % 7; n > 0; --n)
                    word &= random.next();
            const auto counts = columns.count_each(rows);
            for (int n = 0; n < symbol_count; ++n) {
                Rows both = rows;
                for (std::size_t w = 0; w < row_words; ++w)
                    both[w] &= columns.of(n)[w];
                QCOMPARE(counts[static_cast<std::size_t>(n)], count(both));
            }
        }
    }

    void findsTheFirstRow() {
        Random random(test_suite::seed(3));
        for (int i = 0; i < 2000; ++i) {
            Rows rows{};
            std::set<std::size_t> wanted;
            for (std::uint64_t n = random.below(4); n > 0; --n) {
                const std::size_t row = random.below(row_words * 64);
                rows[row / 64] |= std::uint64_t{1} << (row % 64);
                wanted.insert(row);
            }
            const std::size_t from = random.below(row_words * 64);
            const auto next = wanted.lower_bound(from);
            QVERIFY(first_row(rows, from) ==
                    (next == wanted.end() ? std::nullopt : std::optional(*next)));
        }
        QVERIFY(!first_row(Columns::get().caves(), row_words * 64).has_value());
    }
};

LOGGIA_TEST(ColumnsTest)

} // namespace columns_test

#include "columns_test.moc"
