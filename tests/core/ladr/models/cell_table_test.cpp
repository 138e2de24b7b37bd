#include "core/base/random.hpp"
#include "core/ladr/models/cell_table.hpp"
#include "core/ladr/models/instantiate.hpp"
#include "tests/core/ladr/mace_oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <tuple>

namespace cell_table_test {

using namespace loggia;
using namespace loggia::ladr;

using Snapshot = std::vector<std::tuple<int, std::vector<bool>>>;

Snapshot snapshot(const CellTable& table) {
    Snapshot all;
    for (std::size_t cell = 0; cell < table.cells(); ++cell) {
        std::vector<bool> crossed;
        for (int value = 0; value < table.size(); ++value)
            crossed.push_back(table.is_crossed(cell, value));
        all.emplace_back(table.value(cell), crossed);
    }
    return all;
}

/// f of one argument, cells 0 ... size - 1.
CellTable one_function(int size) {
    return CellTable(std::vector<CellTable::Shape>{{1, false}}, size);
}

/// Adds f(f(argument)) = value, or the negation of it.
bool add_near(CellTable& table, int argument, int value, bool is_equal) {
    const std::size_t from = table.nodes();
    const std::int32_t inner =
        table.add_application(0, std::vector<CellTable::Argument>{{argument, -1}});
    const std::int32_t outer =
        table.add_application(0, std::vector<CellTable::Argument>{{-1, inner}});
    const std::int32_t atom = table.add_equality({-1, outer}, {value, -1});
    if (!is_equal)
        table.negate(atom);
    return table.close_clause(from, std::vector<std::int32_t>{atom}) && table.propagate();
}

class CellTableTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void knowsItsCells() {
        const CellTable table(std::vector<CellTable::Shape>{{0, false}, {2, false}, {1, true}}, 3);
        QCOMPARE(table.cells(), std::size_t{13});
        QCOMPARE(table.base(2), std::size_t{10});
        QCOMPARE(table.operation_of(9), std::size_t{1});
        QCOMPARE(int{table.coordinates(6)[0]}, 1); // f(1,2)
        QCOMPARE(int{table.coordinates(6)[1]}, 2);
        QVERIFY(CellTable::cells_of(std::vector<CellTable::Shape>{{9, false}}, 50) >
                CellTable::most_cells);
    }

    /// From f(f(0)) = 2, which f(0) = 1 makes f(1) = 2.
    void evaluatesFromWithin() {
        CellTable table = one_function(4);
        QVERIFY(add_near(table, 0, 2, true));
        QCOMPARE(table.value(1), -1);
        QVERIFY(table.assign_and_propagate(0, 1));
        QCOMPARE(table.value(1), 2);
        table.undo(0);
    }

    void crossesOff() {
        CellTable table = one_function(4);
        QVERIFY(add_near(table, 0, 2, true));
        const std::size_t mark = table.mark();
        QVERIFY(table.assign_and_propagate(3, 1)); // f(3) is not 2, so f(0) is not 3
        QVERIFY(table.is_crossed(0, 3));
        QVERIFY(!table.is_crossed(0, 1));
        table.undo(mark);
        QVERIFY(!table.is_crossed(0, 3));

        CellTable unequal = one_function(4);
        QVERIFY(add_near(unequal, 0, 2, false));
        QVERIFY(unequal.assign_and_propagate(3, 2)); // f(f(0)) is not 2, so f(0) is not 3
        QVERIFY(unequal.is_crossed(0, 3));
        QVERIFY(unequal.assign_and_propagate(1, 2));
        QVERIFY(unequal.assign_and_propagate(2, 2)); // now f(0) can be 0 alone
        QCOMPARE(unequal.value(0), 0);
    }

    void findsContradictions() {
        CellTable table = one_function(2);
        QVERIFY(add_near(table, 0, 1, true));
        QVERIFY(add_near(table, 1, 1, true));
        QVERIFY(!table.assign_and_propagate(0, 0)); // then f(f(0)) is 0
    }

    /// Whatever has been tried, undo() brings back the state at the mark.
    void undoes() {
        Random random(test_suite::seed(11));
        std::size_t steps = 0;
        for (int round = 0; round < 300; ++round) {
            const auto input = read_mace(oracle::random_file(random, true, false, 4)).value();
            const auto signature = signature_of(input).value();
            const auto theory = clausal_theory(input, signature);
            QVERIFY(theory.has_value());
            CellTable table(shapes_of(*theory), 4);
            if (instantiate(*theory, table, {}) != Instances::complete)
                continue;
            std::vector<std::pair<std::size_t, Snapshot>> levels{{table.mark(), snapshot(table)}};
            for (int step = 0; step < 30 && table.cells() > 0; ++step) {
                const auto cell = static_cast<std::size_t>(random.below(table.cells()));
                const bool relation = theory->operations[table.operation_of(cell)].is_relation;
                if (table.value(cell) < 0) {
                    const std::size_t mark = table.mark();
                    const Snapshot before = snapshot(table);
                    levels.emplace_back(mark, before);
                    const int value = static_cast<int>(random.below(relation ? 2 : 4));
                    if (table.assign_and_propagate(cell, value) && random.below(4) != 0)
                        continue;
                }
                const auto level = static_cast<std::size_t>(random.below(levels.size()));
                table.undo(levels[level].first);
                QVERIFY(snapshot(table) == levels[level].second);
                levels.resize(level + 1);
                ++steps;
            }
        }
        QVERIFY(steps > 1000);
    }
};

LOGGIA_TEST(CellTableTest)

} // namespace cell_table_test

#include "cell_table_test.moc"
