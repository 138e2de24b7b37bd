#pragma once

// Inside the searches by jump points: A*, whatever its steps are.

#include "core/base/control.hpp"
#include "core/pathfinding/grids/corners_back.hpp"
#include "core/pathfinding/grids/grid.hpp"
#include "core/pathfinding/grids/grid_sums.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <utility>

namespace loggia::pathfinding::detail {

/// A* over a `Space`, which keeps the nodes and knows where steps lead:
///
///     using Sums;                     the numbers that costs are
///     static constexpr every;         nodes that are expanded in about a millisecond at most
///     begin(start, goal)              a new search
///     first(), target()               the numbers of the nodes in which it begins and ends
///     nodes()                         GridNodes
///     point(id)                       where a node lies
///     heuristic_from(id, at)           how far it is to the goal at least; consistent
///     expand(id, at, visit)           visit(next, its point, cost, direction) for each step on,
///                                     which goes diagonally first and then straight
///     origin(id)                      the node from which one was come to
template <class Space>
class GridSearch {
public:
    using Sums = typename Space::Sums;
    using Sum = typename Sums::Sum;

    /// Nothing where a sum came to the bound and no path was found below it.
    std::optional<GridPath> find(Space& space, Point start, Point goal, const Control& control) {
        GridPath path;
        space.begin(start, goal);
        auto& nodes = space.nodes();
        const std::uint32_t first = space.first();
        const std::uint32_t target = space.target();
        bool too_large = false;
        Sum limit = Sums::bound;
        nodes.improve(nodes[first], 0, from_nowhere, first);
        const Sum least = octile_distance<Sums>(start, goal);
        queue_.clear(least);
        queue_.push(least, first);
        while (const auto popped = queue_.pop()) {
            const std::uint32_t id = *popped;
            auto& node = nodes[id];
            if (node.closed())
                continue; // it was cheaper meanwhile
            node.close();
            if (id == target) {
                set_way(path, space, goal);
                return path;
            }
            if (++path.expanded % Space::every == 0 && control.stop_requested()) {
                path.complete = false;
                return path;
            }
            const auto visit = [&](std::uint32_t next, Point to, Sum step, unsigned direction) {
                const Sum cost = node.cost + step;
                if (!nodes.improve(nodes[next], cost, direction, id))
                    return;
                const Sum sum = cost + space.heuristic_from(next, to);
                if (sum >= limit) {
                    // No better than a known path to the goal, or beyond the range of numbers.
                    too_large = too_large || sum >= Sums::bound;
                    return;
                }
                ++path.generated;
                if (next == target)
                    limit = sum;
                queue_.push(sum, next);
            };
            space.expand(id, space.point(id), visit);
        }
        if (too_large)
            return std::nullopt;
        return path;
    }

private:
    void set_way(GridPath& path, const Space& space, Point goal) const {
        path.found = true;
        CornersBack way(goal);
        Point at = goal;
        for (std::uint32_t id = space.target(); id != space.first();) {
            id = space.origin(id);
            const Point from = space.point(id);
            const int diagonal = std::min(std::abs(at.x - from.x), std::abs(at.y - from.y));
            way.add({from.x + (at.x > from.x ? diagonal : -diagonal),
                     from.y + (at.y > from.y ? diagonal : -diagonal)});
            way.add(from);
            at = from;
        }
        path.length = way.length();
        path.corners = std::move(way).corners();
    }

    BucketQueue<Sums> queue_;
};

} // namespace loggia::pathfinding::detail
