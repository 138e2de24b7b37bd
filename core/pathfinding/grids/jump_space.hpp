#pragma once

// Inside jump point search: jump points as the nodes of a search, whoever finds the jumps.

#include "core/base/control.hpp"
#include "core/pathfinding/grids/grid.hpp"
#include "core/pathfinding/grids/grid_search.hpp"
#include "core/pathfinding/grids/jump_points.hpp"
#include "core/pathfinding/grids/jump_table.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <utility>

namespace loggia::pathfinding::detail {

/// The vertical and the horizontal part of each diagonal direction.
inline constexpr std::array<std::array<unsigned, 2>, 4> parts_of_diagonal{
    {{north, east}, {north, west}, {south, east}, {south, west}}};

/// Jump points that were found, with the direction in which each is come to. What is found by
/// chance is added without a branch, which would go either way by chance too.
class Jumps {
public:
    struct Jump {
        std::uint32_t id;
        std::uint32_t direction;
    };

    [[nodiscard]] const Jump* begin() const noexcept { return jumps_.data(); }
    [[nodiscard]] const Jump* end() const noexcept { return jumps_.data() + count_; }
    [[nodiscard]] bool nearly_full() const noexcept { return count_ + 4 > capacity; }
    void clear() noexcept { count_ = 0; }
    /// At most four of them before it is asked again whether it is nearly full.
    void add(std::uint32_t id, unsigned direction, bool real = true) noexcept {
        jumps_[count_] = {id, direction};
        count_ += real ? 1U : 0U;
    }

private:
    static constexpr std::size_t capacity = 64;

    std::size_t count_ = 0;
    std::array<Jump, capacity> jumps_;
};

/// Adds the jump point that a straight run leads to, if there is one.
inline void add_run(const Grid& grid, const JumpStops& stops, const JumpStops::Runs& runs,
                    unsigned direction, Grid::Cell from, Jumps& jumps) {
    const JumpStops::Halt halt = runs.run();
    const Grid::Cell to = from + halt.steps * static_cast<Grid::Cell>(grid.offset(direction));
    jumps.add(stops.id(to), direction, halt.at_stop);
}

/// Adds the jump points to which straight runs from a cell lead in some directions.
inline void straight_jumps(const Grid& grid, const JumpStops& stops, Point at, unsigned follow,
                           Jumps& jumps) {
    for (unsigned straight = follow & 15U; straight != 0; straight &= straight - 1) {
        const auto direction = static_cast<unsigned>(std::countr_zero(straight));
        add_run(grid, stops, stops.runs(direction, at), direction, grid.cell(at), jumps);
    }
}

/// Adds the jump points that a diagonal run leads to; calls flush() where there are many.
///
/// Such a run is no place to rest: from each of its cells the straight runs to both sides are
/// followed at once (Harabor and Grastien 2014 prune the cells between in this way). Where it meets
/// a jump point, passes(id, direction) decides whether it goes on; if not, that jump point is for
/// passes() to add.
template <class Passes, class Flush>
inline void diagonal_jumps(const Grid& grid, const JumpStops& stops, Point at, unsigned direction,
                           Jumps& jumps, const Passes& passes, const Flush& flush) {
    const auto& [vertical, horizontal] = parts_of_diagonal[direction - 4];
    const auto offset = static_cast<Grid::Cell>(grid.offset(direction));
    const Point step{step_x[direction], step_y[direction]};
    JumpStops::Runs up_or_down = stops.runs(vertical, at);
    JumpStops::Runs to_the_side = stops.runs(horizontal, at);
    const JumpStops::Move move_1 = stops.move_of(vertical, step);
    const JumpStops::Move move_2 = stops.move_of(horizontal, step);
    for (Grid::Cell cell = grid.cell(at); (grid.legal(cell) >> direction & 1U) != 0;) {
        cell += offset;
        if (jumps.nearly_full())
            flush();
        if (stops.is_stop(cell) && !passes(stops.id(cell), direction))
            break;
        up_or_down.move(move_1);
        to_the_side.move(move_2);
        add_run(grid, stops, up_or_down, vertical, cell, jumps);
        add_run(grid, stops, to_the_side, horizontal, cell, jumps);
    }
}

/// Adds the next jump points on the paths from a cell in some directions.
template <class Passes, class Flush>
inline void scan_jumps(const Grid& grid, const JumpStops& stops, Point at, unsigned follow,
                       Jumps& jumps, const Passes& passes, const Flush& flush) {
    straight_jumps(grid, stops, at, follow, jumps);
    for (unsigned diagonal = follow & ~15U; diagonal != 0; diagonal &= diagonal - 1)
        diagonal_jumps(grid, stops, at, static_cast<unsigned>(std::countr_zero(diagonal)), jumps,
                       passes, flush);
}

/// The same with diagonal runs that end at the first jump point, whose own diagonal run goes on
/// from there. So no two of them go over the same cells, and all of a map's jumps are few.
template <class Flush>
inline void first_jumps(const Grid& grid, const JumpStops& stops, Point at, unsigned follow,
                        Jumps& jumps, const Flush& flush) {
    const auto ends = [&](std::uint32_t id, unsigned direction) {
        jumps.add(id, direction);
        return false;
    };
    scan_jumps(grid, stops, at, follow, jumps, ends, flush);
}

/// The first direction of the path from one cell to another that makes its diagonal moves first;
/// the cells are not the same.
[[nodiscard]] inline unsigned direction_towards(Point from, Point to) noexcept {
    constexpr std::array<std::array<std::uint8_t, 3>, 3> table{
        {{northwest, north, northeast}, {west, from_nowhere, east}, {southwest, south, southeast}}};
    const auto sign = [](int value) {
        return value < 0 ? std::size_t{0} : value == 0 ? std::size_t{1} : std::size_t{2};
    };
    return table[sign(to.y - from.y)][sign(to.x - from.x)];
}

/// Whether the path from one cell to another that first goes diagonally and then straight is free,
/// beginning in the direction towards it.
[[nodiscard]] inline bool sees(const Grid& grid, const JumpStops& stops, Point from, Point to,
                               unsigned direction) noexcept {
    const int dx = std::abs(to.x - from.x);
    const int dy = std::abs(to.y - from.y);
    if (direction >= 4) {
        Grid::Cell cell = grid.cell(from);
        const int diagonal = std::min(dx, dy);
        for (int steps = diagonal; steps != 0; --steps) {
            if ((grid.legal(cell) >> direction & 1U) == 0)
                return false;
            cell += static_cast<Grid::Cell>(grid.offset(direction));
        }
        if (dx == dy)
            return true;
        from = {from.x + diagonal * step_x[direction], from.y + diagonal * step_y[direction]};
        direction = parts_of_diagonal[direction - 4][dx > dy ? 1 : 0];
    }
    return stops.clear(direction, from, std::abs(dx - dy));
}

/// For jumpers that know nothing better than octile distances.
class OctileEstimates {
public:
    void prefetch(std::uint32_t /*id*/) const noexcept {}
    template <class Sum>
    [[nodiscard]] Sum raise(std::uint32_t /*id*/, Sum h) const noexcept {
        return h;
    }
};

/// The jumps of a table.
class TableJumper : public OctileEstimates {
public:
    explicit TableJumper(const JumpTable& table) : table_(&table) {}

    template <class Passes, class Flush>
    void add(std::uint32_t id, Point /*at*/, unsigned follow, Jumps& jumps, const Passes& passes,
             const Flush& flush) const {
        for (; follow != 0; follow &= follow - 1)
            add_run(id, static_cast<unsigned>(std::countr_zero(follow)), jumps, passes, flush);
    }

private:
    /// A diagonal run in the table ends at the first jump point and goes on in the row of that.
    template <class Passes, class Flush>
    void add_run(std::uint32_t id, unsigned direction, Jumps& jumps, const Passes& passes,
                 const Flush& flush) const {
        for (bool goes_on = true; goes_on;) {
            goes_on = false;
            for (const JumpTable::Jump jump : table_->jumps(id, direction)) {
                const std::uint32_t to = JumpTable::id_of(jump);
                const unsigned come_to = JumpTable::direction_of(jump);
                if (jumps.nearly_full())
                    flush();
                if (come_to < 4) {
                    jumps.add(to, come_to);
                    continue;
                }
                goes_on = passes(to, come_to);
                if (goes_on)
                    add_straight_runs(to, come_to, jumps);
                id = to;
                break; // it is the last one of its row
            }
        }
    }
    /// From a jump point on a diagonal run to both sides.
    void add_straight_runs(std::uint32_t id, unsigned diagonal, Jumps& jumps) const {
        for (const unsigned part : parts_of_diagonal[diagonal - 4])
            for (const JumpTable::Jump jump : table_->jumps(id, part))
                jumps.add(JumpTable::id_of(jump), JumpTable::direction_of(jump));
    }

    const JumpTable* table_;
};

/// Jump points by number, then the start and the goal, which may lie on one of them. A `Jumper`
/// adds for jump points what scan_jumps() does, by add(id, at, follow, jumps, passes, flush), and
/// makes heuristic values better by raise(id, estimate), which prefetch(id) tells it of.
///
/// A diagonal run goes on past a jump point that it comes to on a shorter path than any before: it
/// follows at once whatever that would be expanded for, so the jump point is closed and does not
/// wait in the queue. It is opened again where a still shorter path comes to it.
template <class S, class Jumper>
class JumpSpace {
public:
    using Sums = S;
    using Sum = typename Sums::Sum;
    static constexpr std::uint64_t every = 64;

    JumpSpace(const Grid& grid, const JumpStops& stops, const Jumper& jumper)
        : grid_(&grid), stops_(&stops), jumper_(jumper), nodes_(std::size_t{stops.count()} + 2) {
        for (std::uint32_t id = 0; id < stops.count(); ++id)
            nodes_[id].place(stops.point(id), grid.legal(grid.cell(stops.point(id))));
    }

    void begin(Point start, Point goal) {
        nodes_.begin_search();
        nodes_[first()].place(start, grid_->legal(grid_->cell(start)));
        nodes_[target()].place(goal, 0);
        goal_ = goal;
    }
    [[nodiscard]] std::uint32_t first() const noexcept { return stops_->count(); }
    [[nodiscard]] std::uint32_t target() const noexcept { return stops_->count() + 1; }
    [[nodiscard]] GridNodes<JumpNode<Sums>>& nodes() noexcept { return nodes_; }
    [[nodiscard]] Point point(std::uint32_t id) const noexcept { return nodes_[id].point(); }
    [[nodiscard]] Sum heuristic_from(std::uint32_t id, Point at) const noexcept {
        const Sum octile = octile_distance<Sums>(at, goal_);
        return id < stops_->count() ? jumper_.raise(id, octile) : octile;
    }
    [[nodiscard]] std::uint32_t origin(std::uint32_t id) const noexcept {
        return nodes_[id].origin;
    }

    template <class Visit>
    void expand(std::uint32_t id, Point at, const Visit& visit) {
        const JumpNode<Sums>& node = nodes_[id];
        const unsigned follow = canonical_directions()[node.from()][node.legal];
        Jumps jumps;
        const auto flush = [&] {
            for (const auto& [next, direction] : jumps) {
                __builtin_prefetch(&nodes_[next]);
                jumper_.prefetch(next);
            }
            // Those that come too late are left out, again without a branch.
            Jumps better;
            for (const auto& [next, direction] : jumps) {
                const JumpNode<Sums>& other = nodes_[next];
                const Sum cost = node.cost + octile_distance<Sums>(at, other.point());
                better.add(next, direction, !nodes_.reached(other) | (cost < other.cost));
            }
            jumps.clear();
            for (const auto& [next, direction] : better) {
                const Point to = nodes_[next].point();
                visit(next, to, octile_distance<Sums>(at, to), direction);
            }
        };
        const auto passes = [&](std::uint32_t next, unsigned direction) {
            JumpNode<Sums>& other = nodes_[next];
            const Sum cost = node.cost + octile_distance<Sums>(at, other.point());
            if (!nodes_.improve(other, cost, direction, id))
                return false;
            other.close();
            return true;
        };
        const unsigned towards = direction_towards(at, goal_);
        if ((follow >> towards & 1U) != 0 && sees(*grid_, *stops_, at, goal_, towards)) {
            // A way as long as the heuristic says: it is the best one, as this node was the best.
            visit(target(), goal_, octile_distance<Sums>(at, goal_), towards);
            return;
        }
        if (id == first())
            scan_jumps(*grid_, *stops_, at, follow, jumps, passes, flush);
        else
            jumper_.add(id, at, follow, jumps, passes, flush);
        flush();
    }

private:
    const Grid* grid_;
    const JumpStops* stops_;
    Jumper jumper_;
    GridNodes<JumpNode<Sums>> nodes_;
    Point goal_;
};

/// The search with small numbers, and with large ones where these do not do.
template <class Jumper>
class JumpSearches {
public:
    JumpSearches(const Grid& grid, const JumpStops& stops, const Jumper& jumper)
        : grid_(grid), stops_(stops), jumper_(jumper), narrow_(grid, stops, jumper) {}

    GridPath find(Point start, Point goal, const Control& control) {
        if (!grid_.passable(grid_.cell(start)) || !grid_.passable(grid_.cell(goal)))
            return {};
        if (start == goal) {
            GridPath here;
            here.found = true;
            here.corners = {start};
            return here;
        }
        if (auto path = search_.find(narrow_, start, goal, control))
            return *std::move(path);
        using Wide = JumpSpace<WideSums, Jumper>;
        Wide wide(grid_, stops_, jumper_);
        return *GridSearch<Wide>().find(wide, start, goal, control);
    }

private:
    using Narrow = JumpSpace<NarrowSums, Jumper>;

    const Grid& grid_;
    const JumpStops& stops_;
    Jumper jumper_;
    Narrow narrow_;
    GridSearch<Narrow> search_;
};

} // namespace loggia::pathfinding::detail
