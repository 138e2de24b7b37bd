#include "core/pathfinding/distance_field.hpp"

#include <bit>
#include <utility>

namespace loggia::pathfinding {

DistanceField distance_field(const Grid& grid, Point source, const Control& control) {
    DistanceField field;
    field.steps.assign(grid.cells(), DistanceField::unreached);
    const Grid::Cell first = grid.cell(source);
    if (!grid.passable(first))
        return field;
    // What has not been reached, so that it is walls and what has been that stop a frontier.
    std::vector<std::uint64_t> open = grid.free_words();
    std::vector<std::uint64_t> next(open.size(), 0);
    struct Part {
        std::uint32_t word;
        std::uint64_t cells;
    };
    std::vector<Part> frontier{{first / 64, std::uint64_t{1} << (first % 64)}};
    std::vector<std::uint32_t> touched;
    open[first / 64] &= ~frontier.front().cells;
    field.steps[first] = 0;
    field.reached = 1;
    const std::uint32_t row = grid.stride() / 64;
    std::uint64_t work = 0;
    for (std::uint32_t steps = 1; !frontier.empty(); ++steps) {
        const auto spread = [&](std::uint32_t word, std::uint64_t cells) {
            cells &= open[word];
            if (cells == 0)
                return;
            if (next[word] == 0)
                touched.push_back(word);
            next[word] |= cells;
        };
        for (const Part& part : frontier) {
            spread(part.word, part.cells << 1U | part.cells >> 1U);
            if ((part.cells & 1U) != 0)
                spread(part.word - 1, std::uint64_t{1} << 63U);
            if (part.cells >> 63U != 0)
                spread(part.word + 1, 1);
            spread(part.word - row, part.cells);
            spread(part.word + row, part.cells);
        }
        work += frontier.size();
        frontier.clear();
        for (const std::uint32_t word : touched) {
            std::uint64_t cells = std::exchange(next[word], 0);
            open[word] &= ~cells;
            frontier.push_back({word, cells});
            field.reached += static_cast<std::uint64_t>(std::popcount(cells));
            std::uint32_t* const out = field.steps.data() + std::size_t{word} * 64;
            for (; cells != 0; cells &= cells - 1)
                out[std::countr_zero(cells)] = steps;
        }
        touched.clear();
        constexpr std::uint64_t slice = 100'000;
        if (work >= slice) {
            work = 0;
            if (control.stop_requested()) {
                field.complete = false;
                return field;
            }
        }
    }
    return field;
}

} // namespace loggia::pathfinding
