#include "core/pathfinding/grids/distance_field.hpp"

#include "core/base/poll.hpp"

#include <array>
#include <cstddef>

namespace loggia::pathfinding {

namespace {

/// A byte for each cell: 1 where there is floor.
std::vector<std::uint8_t> floor_of(const Grid& grid) {
    std::vector<std::uint8_t> floor(grid.cells());
    std::uint8_t* out = floor.data();
    for (const std::uint64_t word : grid.free_words())
        for (unsigned bit = 0; bit < 64; ++bit)
            *out++ = static_cast<std::uint8_t>(word >> bit & 1U);
    return floor;
}

} // namespace

DistanceField distance_field(const Grid& grid, Point source, const Control& control) {
    DistanceField field;
    field.steps.assign(grid.cells(), DistanceField::unreached);
    const Grid::Cell first = grid.cell(source);
    if (!grid.passable(first))
        return field;
    // Floor that has not been reached. The border of the grid is wall, so every cell of the queue
    // has four neighbours.
    std::vector<std::uint8_t> open = floor_of(grid);
    struct Waiting {
        Grid::Cell cell;
        std::uint32_t steps;
    };
    // One more than there are cells, for what is put there and not kept.
    std::vector<Waiting> queue(grid.cells() + 1);
    const std::array<std::int32_t, 4> offsets{grid.offset(north), grid.offset(south),
                                              grid.offset(east), grid.offset(west)};
    queue[0] = {first, 0};
    open[first] = 0;
    std::size_t head = 0;
    std::size_t tail = 1;
    Poll poll(control, 10);
    for (; head < tail; ++head) {
        if (poll.stop()) {
            field.complete = false;
            break;
        }
        const auto [cell, steps] = queue[head];
        field.steps[cell] = steps;
        // Every neighbour is put at the end, which moves on where it is open: no branch is
        // mispredicted.
        for (const std::int32_t offset : offsets) {
            const Grid::Cell to = cell + static_cast<Grid::Cell>(offset);
            queue[tail] = {to, steps + 1};
            tail += open[to];
            open[to] = 0;
        }
    }
    field.reached = head;
    return field;
}

} // namespace loggia::pathfinding
