#include "core/pathfinding/grids/jump_table.hpp"

#include "core/pathfinding/grids/jump_space.hpp"

namespace loggia::pathfinding {

std::optional<JumpTable> JumpTable::make(const Grid& grid, const Control& control) {
    JumpTable table(grid);
    const JumpStops& stops = table.stops_;
    table.first_.reserve(std::size_t{stops.count()} * 8 + 1);
    detail::Jumps jumps;
    const auto flush = [&] {
        for (const auto& [to, come_to] : jumps)
            table.jumps_.push_back(to * 8 + come_to);
        jumps.clear();
    };
    constexpr std::uint32_t every = 1024;
    for (std::uint32_t id = 0; id < stops.count(); ++id) {
        if (id % every == 0 && control.stop_requested())
            return std::nullopt;
        const Point at = stops.point(id);
        const unsigned legal = grid.legal(grid.cell(at));
        for (unsigned direction = 0; direction < 8; ++direction) {
            table.first_.push_back(static_cast<std::uint32_t>(table.jumps_.size()));
            detail::first_jumps(grid, stops, at, legal & 1U << direction, jumps, flush);
            flush();
        }
    }
    table.first_.push_back(static_cast<std::uint32_t>(table.jumps_.size()));
    return table;
}

class JumpTableSearch::Implementation {
public:
    Implementation(const Grid& grid, const JumpTable& table)
        : search_(grid, table.stops(), detail::TableJumper(table)) {}

    GridPath find(Point start, Point goal, const Control& control) {
        return search_.find(start, goal, control);
    }

private:
    detail::JumpSearches<detail::TableJumper> search_;
};

JumpTableSearch::JumpTableSearch(const Grid& grid, const JumpTable& table)
    : implementation_(std::make_unique<Implementation>(grid, table)) {}
JumpTableSearch::JumpTableSearch(JumpTableSearch&&) noexcept = default;
JumpTableSearch::~JumpTableSearch() = default;

GridPath JumpTableSearch::find(Point start, Point goal, const Control& control) {
    return implementation_->find(start, goal, control);
}

} // namespace loggia::pathfinding
