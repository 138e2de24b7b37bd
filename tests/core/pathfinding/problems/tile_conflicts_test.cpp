#include "core/base/random.hpp"
#include "core/pathfinding/problems/sliding.hpp"
#include "core/pathfinding/problems/tile_conflicts.hpp"
#include "tests/core/pathfinding/problems/tile_orders.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <array>
#include <bit>
#include <cstdlib>
#include <vector>

namespace tile_conflicts_test {

using namespace loggia;
using namespace loggia::pathfinding;

/// The fewest tiles whose removal resolves all conflicts: a set that meets each pair of tiles which
/// are both at home in the line and stand there the wrong way round. By trying all sets.
int removed(int side, int line, std::uint64_t contents, bool is_row) {
    std::vector<int> tiles;
    for (int i = 0; i < side; ++i)
        tiles.push_back(static_cast<int>(contents >> (4 * i) & 15U));
    const auto is_home = [&](int tile) {
        return tile != 0 && tile < side * side && (is_row ? tile / side : tile % side) == line;
    };
    int fewest = side;
    for (unsigned set = 0; set < 1U << side; ++set) {
        bool resolves = true;
        for (unsigned a = 0; a < static_cast<unsigned>(side); ++a)
            for (unsigned b = a + 1; b < static_cast<unsigned>(side); ++b)
                if (is_home(tiles[a]) && is_home(tiles[b]) && tiles[a] > tiles[b])
                    resolves = resolves && ((set >> a | set >> b) & 1U) != 0;
        if (resolves)
            fewest = std::min(fewest, std::popcount(set));
    }
    return fewest;
}

class TileConflictsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Every content of every line, as far as no tile stands in it twice.
    void asFewTilesLeaveAsNeeded() {
        for (const int side : {2, 3, 4}) {
            const TileConflicts& conflicts = TileConflicts::of(side);
            for (std::uint64_t contents = 0; contents < std::uint64_t{1} << (4 * side);
                 ++contents) {
                std::array<int, 16> counts{};
                for (int i = 0; i < side; ++i)
                    ++counts.at(contents >> (4 * i) & 15U);
                if (std::any_of(counts.begin() + 1, counts.end(), [](int n) { return n > 1; }))
                    continue;
                for (int line = 0; line < side; ++line) {
                    QCOMPARE(conflicts.row(line, contents),
                             2 * removed(side, line, contents, true));
                    QCOMPARE(conflicts.column(line, contents),
                             2 * removed(side, line, contents, false));
                }
            }
        }
    }

    /// With Manhattan distances it is never more than the fewest moves: all orders of the 8-puzzle.
    void neverTooMany() {
        constexpr int side = 3;
        const TileConflicts& conflicts = TileConflicts::of(side);
        int reached = 0;
        for (const auto& [places, fewest] : oracle::fewest_moves(side)) {
            const Tiles tiles{side, places};
            int moves = 0;
            for (int line = 0; line < side; ++line) {
                std::uint64_t row = 0;
                std::uint64_t column = 0;
                for (int i = 0; i < side; ++i) {
                    row |= static_cast<std::uint64_t>(tiles.at(line * side + i)) << (4 * i);
                    column |= static_cast<std::uint64_t>(tiles.at(i * side + line)) << (4 * i);
                }
                moves += conflicts.row(line, row) + conflicts.column(line, column);
            }
            for (int place = 0; place < side * side; ++place)
                if (const int tile = tiles.at(place); tile != 0)
                    moves +=
                        std::abs(place / side - tile / side) + std::abs(place % side - tile % side);
            QVERIFY(moves <= fewest);
            reached += moves == fewest ? 1 : 0;
        }
        QVERIFY(reached > 1000);
    }
};

LOGGIA_TEST(TileConflictsTest)

} // namespace tile_conflicts_test

#include "tile_conflicts_test.moc"
