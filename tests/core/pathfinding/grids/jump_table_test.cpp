#include "core/pathfinding/grids/jump_table.hpp"
#include "tests/core/pathfinding/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <utility>
#include <vector>

namespace jump_table_test {

using namespace loggia;
using namespace loggia::pathfinding;

/// Whether a way that comes straight to a cell has more to follow than straight on.
bool turns_off(const Grid& grid, Grid::Cell cell, unsigned direction) {
    return (canonical_directions()[direction][grid.legal(cell)] & ~(1U << direction)) != 0;
}

using Found = std::vector<std::pair<Grid::Cell, unsigned>>;

/// What a run leads to, walked step by step.
Found walked_straight(const Grid& grid, Grid::Cell cell, unsigned direction) {
    while ((grid.legal(cell) >> direction & 1U) != 0) {
        cell += static_cast<Grid::Cell>(grid.offset(direction));
        if (turns_off(grid, cell, direction))
            return {{cell, direction}};
    }
    return {};
}
Found walked(const Grid& grid, const JumpStops& stops, Grid::Cell cell, unsigned direction) {
    if (direction < 4)
        return walked_straight(grid, cell, direction);
    static constexpr std::array<std::array<unsigned, 2>, 4> parts{
        {{north, east}, {north, west}, {south, east}, {south, west}}};
    Found found;
    while ((grid.legal(cell) >> direction & 1U) != 0) {
        cell += static_cast<Grid::Cell>(grid.offset(direction));
        if (stops.is_stop(cell)) {
            found.emplace_back(cell, direction);
            break;
        }
        for (const unsigned part : parts[direction - 4])
            for (const auto& jump : walked_straight(grid, cell, part))
                found.push_back(jump);
    }
    return found;
}

class JumpTableTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void jumpsAreThoseOfAWalk() {
        Random random(test_suite::seed(43));
        for (int i = 0; i < 400; ++i) {
            Maze maze = oracle::random_maze(random, i % 20 == 0 ? 80 : 15, false);
            maze.neighbours = Neighbours::eight;
            const Grid grid(maze);
            const JumpTable table = *JumpTable::make(grid);
            const JumpStops& stops = table.stops();
            for (std::uint32_t id = 0; id < stops.count(); ++id)
                for (unsigned direction = 0; direction < 8; ++direction) {
                    Found found;
                    for (const JumpTable::Jump jump : table.jumps(id, direction))
                        found.emplace_back(grid.cell(stops.point(JumpTable::id_of(jump))),
                                           JumpTable::direction_of(jump));
                    QVERIFY(found == walked(grid, stops, grid.cell(stops.point(id)), direction));
                }
        }
    }

    /// Pillars so that diagonal runs cross the whole map past hundreds of jump points: there must
    /// not be a jump for each pair of these.
    void latticesDoNotGrowTables() {
        constexpr int side = 400;
        for (int period = 2; period <= 5; ++period) {
            Maze maze = Maze::floor(side, side);
            maze.neighbours = Neighbours::eight;
            for (int y = 1; y < side; y += period)
                for (int x = 1; x < side; x += period)
                    maze.terrain[maze.index({x, y})] = wall;
            const Grid grid(maze);
            const JumpTable table = *JumpTable::make(grid);
            std::size_t jumps = 0;
            for (std::uint32_t id = 0; id < table.stops().count(); ++id)
                for (unsigned direction = 4; direction < 8; ++direction)
                    jumps += table.jumps(id, direction).size();
            QVERIFY(jumps <= 8 * maze.cells());
        }
    }
};

LOGGIA_TEST(JumpTableTest)

} // namespace jump_table_test

#include "jump_table_test.moc"
