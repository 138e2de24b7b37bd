#include "core/base/random.hpp"
#include "core/ladr/models/least_check.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <array>
#include <numeric>
#include <vector>

namespace least_check_test {

using namespace loggia;
using namespace loggia::ladr;

constexpr std::array shapes{CellTable::Shape{0, false}, CellTable::Shape{2, false},
                            CellTable::Shape{1, true}};

std::vector<std::uint32_t> ordered_cells(const CellTable& table) {
    std::vector<std::uint32_t> cells(table.cells());
    std::iota(cells.begin(), cells.end(), 0U);
    const auto greatest = [&](std::uint32_t cell) {
        int most = -1;
        for (const int coordinate : table.coordinates(cell))
            most = std::max(most, coordinate);
        return most;
    };
    std::stable_sort(cells.begin(), cells.end(),
                     [&](std::uint32_t a, std::uint32_t b) { return greatest(a) < greatest(b); });
    return cells;
}

/// Whether a renaming that keeps the first elements leads to a lesser table, by trying all.
bool has_lesser(const CellTable& table, const std::vector<std::uint32_t>& cells, int fixed) {
    const auto size = static_cast<std::size_t>(table.size());
    std::vector<int> names(size);
    std::iota(names.begin(), names.end(), 0);
    std::vector<int> here;
    for (const std::uint32_t cell : cells)
        here.push_back(table.value(cell));
    do {
        std::vector<int> renamed(table.cells());
        for (std::uint32_t cell = 0; cell < table.cells(); ++cell) {
            const std::size_t operation = table.operation_of(cell);
            std::size_t entry = 0;
            for (const std::uint8_t coordinate : table.coordinates(cell))
                entry = entry * size + static_cast<std::size_t>(names[coordinate]);
            const int value = table.value(cell);
            renamed[table.base(operation) + entry] =
                table.is_relation(operation) ? value : names[static_cast<std::size_t>(value)];
        }
        std::vector<int> there;
        for (const std::uint32_t cell : cells)
            there.push_back(renamed[cell]);
        if (there < here)
            return true;
    } while (std::next_permutation(names.begin() + fixed, names.end()));
    return false;
}

class LeastCheckTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Of whole tables it says just whether they are the least; of unfinished ones `not_least` only
    /// where no completion is.
    void agreesWithAllRenamings() {
        Random random(test_suite::seed(11));
        std::size_t least = 0;
        std::size_t early = 0;
        for (int round = 0; round < 4000; ++round) {
            const int size = 1 + static_cast<int>(random.below(4));
            const int fixed = static_cast<int>(random.below(3)) % (size + 1);
            CellTable table(shapes, size);
            const auto cells = ordered_cells(table);
            LeastCheck check(table, cells, fixed);
            bool was_refused = false;
            const auto open_until = random.below(cells.size() + 1);
            for (std::size_t i = 0; i < cells.size(); ++i) {
                if (i == open_until)
                    was_refused = check.check(100'000, {}) == LeastCheck::Verdict::not_least;
                const bool is_relation = table.is_relation(table.operation_of(cells[i]));
                const auto values = static_cast<std::uint64_t>(is_relation ? 2 : size);
                // Small values more often, or few tables would be the least.
                const auto value = std::min(random.below(values), random.below(values));
                QVERIFY(table.assign_and_propagate(cells[i], static_cast<int>(value)));
            }
            const bool is_lesser = has_lesser(table, cells, fixed);
            QCOMPARE(check.check(100'000, {}),
                     is_lesser ? LeastCheck::Verdict::not_least : LeastCheck::Verdict::least);
            QVERIFY(!was_refused || is_lesser);
            least += is_lesser ? 0 : 1;
            early += was_refused ? 1 : 0;
        }
        QVERIFY(least > 400 && early > 300);
    }

    void endsAfterItsSteps() {
        CellTable table(shapes, 9);
        const auto cells = ordered_cells(table);
        for (const std::uint32_t cell : cells)
            QVERIFY(table.assign_and_propagate(cell, 0));
        LeastCheck check(table, cells, 0);
        QVERIFY(check.check(1000, {}) == LeastCheck::Verdict::open); // 8! renamings change nothing
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(check.check(100'000'000, Control(stop.get_token())) == LeastCheck::Verdict::open);
        QVERIFY(check.check(100'000'000, {}) == LeastCheck::Verdict::least);
    }
};

LOGGIA_TEST(LeastCheckTest)

} // namespace least_check_test

#include "least_check_test.moc"
