#include "core/pathfinding/jump_table.hpp"

#include "core/pathfinding/jump_space.hpp"

#include <bit>

namespace loggia::pathfinding {

namespace detail {

class TableJumper {
public:
    TableJumper(const Grid& grid, const JumpTable& table) : grid_(&grid), table_(&table) {}

    template <class Flush>
    void add(std::uint32_t id, Point at, unsigned follow, Jumps& jumps, const Flush& flush) const {
        straight_jumps(*grid_, table_->stops(), at, follow, jumps);
        for (unsigned diagonal = follow & ~15U; diagonal != 0; diagonal &= diagonal - 1)
            for (const JumpTable::Jump jump :
                 table_->diagonal(id, static_cast<unsigned>(std::countr_zero(diagonal)))) {
                if (jumps.nearly_full())
                    flush();
                jumps.add(JumpTable::id_of(jump), JumpTable::direction_of(jump));
            }
    }

private:
    const Grid* grid_;
    const JumpTable* table_;
};

} // namespace detail

std::optional<JumpTable> JumpTable::make(const Grid& grid, const Control& control) {
    JumpTable table(grid);
    const JumpStops& stops = table.stops_;
    table.first_.reserve(std::size_t{stops.count()} * 4 + 1);
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
        for (unsigned direction = 4; direction < 8; ++direction) {
            table.first_.push_back(static_cast<std::uint32_t>(table.jumps_.size()));
            detail::diagonal_jumps(grid, stops, stops.point(id), direction, jumps, flush);
            flush();
        }
    }
    table.first_.push_back(static_cast<std::uint32_t>(table.jumps_.size()));
    return table;
}

class JumpTableSearch::Implementation {
public:
    Implementation(const Grid& grid, const JumpTable& table)
        : search_(grid, table.stops(), detail::TableJumper(grid, table)) {}

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
