#include "core/pathfinding/grids/landmarks.hpp"

#include "core/base/poll.hpp"
#include "core/pathfinding/grids/grid_sums.hpp"
#include "core/pathfinding/grids/jump_space.hpp"

#include <bit>
#include <limits>
#include <utility>

namespace loggia::pathfinding {

namespace {

using detail::NarrowSums;

constexpr std::uint32_t no_way = std::numeric_limits<std::uint32_t>::max();

/// Whether a cell sees another one as in jump point search: by a path that makes its diagonal moves
/// first.
bool sees_cell(const Grid& grid, const JumpStops& stops, Point from, Point to) {
    return from == to || detail::sees(grid, stops, from, to, detail::direction_towards(from, to));
}

/// The parts of a grid that have jump points: cells filled from these, which four neighbours do for
/// as no corners are cut.
struct Parts {
    std::vector<Landmarks::Part> of;                 ///< by cell
    std::vector<std::vector<std::uint32_t>> members; ///< jump points
};

/// What is missing where it was stopped is of no use.
Parts parts_of(const Grid& grid, const JumpStops& stops, Poll& poll) {
    Parts parts;
    std::vector<Landmarks::Part>& filled = parts.of;
    filled.assign(grid.cells(), Landmarks::no_part);
    std::vector<Grid::Cell> stack;
    for (std::uint32_t id = 0; id < stops.count(); ++id) {
        const Grid::Cell cell = grid.cell(stops.point(id));
        if (filled[cell] == Landmarks::no_part) {
            const auto part = static_cast<Landmarks::Part>(parts.members.size());
            parts.members.emplace_back();
            filled[cell] = part;
            stack.push_back(cell);
            while (!stack.empty() && !poll.stop()) {
                const Grid::Cell at = stack.back();
                stack.pop_back();
                for (unsigned direction = 0; direction < 4; ++direction) {
                    const Grid::Cell to = at + static_cast<Grid::Cell>(grid.offset(direction));
                    if (!grid.passable(to) || filled[to] == part)
                        continue;
                    filled[to] = part;
                    stack.push_back(to);
                }
            }
        }
        parts.members[filled[cell]].push_back(id);
    }
    return parts;
}

/// From which jump points a jump leads to one, in any direction.
class JumpsBack {
public:
    JumpsBack(const JumpTable& table, Poll& poll) : first_(std::size_t{table.stops().count()} + 1) {
        const std::uint32_t stops = table.stops().count();
        const auto each = [&](const auto& tell) {
            for (std::uint32_t from = 0; from < stops && !poll.stop(); ++from)
                for (unsigned direction = 0; direction < 8; ++direction)
                    for (const JumpTable::Jump jump : table.jumps(from, direction))
                        tell(from, JumpTable::id_of(jump));
        };
        each([&](std::uint32_t, std::uint32_t to) { ++first_[to + 1]; });
        for (std::uint32_t id = 0; id < stops; ++id)
            first_[id + 1] += first_[id];
        from_.resize(first_[stops]);
        std::vector<std::uint32_t> next = first_;
        each([&](std::uint32_t from, std::uint32_t to) { from_[next[to]++] = from; });
    }
    [[nodiscard]] std::span<const std::uint32_t> to(std::uint32_t id) const noexcept {
        return {from_.data() + first_[id], first_[id + 1] - first_[id]};
    }

private:
    std::vector<std::uint32_t> first_;
    std::vector<std::uint32_t> from_;
};

/// Distances from jump points of a part to one of them. A shortest path to it consists of jumps
/// and, at the end, of a path on which it is visible; therefore everything that sees it is where a
/// search back begins.
class Distances {
public:
    Distances(const Grid& grid, const JumpTable& table, Poll& poll)
        : grid_(grid), stops_(table.stops()), poll_(poll), back_(table, poll),
          distances_(stops_.count(), no_way), settled_(stops_.count()) {}

    /// false where one of them is too long for small numbers, or it was stopped.
    bool find(const std::vector<std::uint32_t>& members, Point landmark) {
        queue_.clear(0);
        for (const std::uint32_t id : members) {
            const Point at = stops_.point(id);
            distances_[id] = no_way;
            settled_[id] = 0;
            if (poll_.stop())
                return false;
            if (sees_cell(grid_, stops_, at, landmark)) {
                distances_[id] = detail::octile_distance<NarrowSums>(at, landmark);
                queue_.push(distances_[id], id);
            }
        }
        while (const auto popped = queue_.pop()) {
            const std::uint32_t id = *popped;
            if (std::exchange(settled_[id], std::uint8_t{1}) != 0)
                continue;
            if (poll_.stop())
                return false;
            const Point at = stops_.point(id);
            for (const std::uint32_t from : back_.to(id)) {
                const std::uint32_t sum =
                    distances_[id] + detail::octile_distance<NarrowSums>(stops_.point(from), at);
                if (sum >= NarrowSums::bound)
                    return false;
                if (sum < distances_[from]) {
                    distances_[from] = sum;
                    queue_.push(sum, from);
                }
            }
        }
        return true;
    }
    [[nodiscard]] std::uint32_t operator[](std::uint32_t id) const noexcept {
        return distances_[id];
    }

private:
    const Grid& grid_;
    const JumpStops& stops_;
    Poll& poll_;
    JumpsBack back_;
    std::vector<std::uint32_t> distances_;
    std::vector<std::uint8_t> settled_;
    detail::BucketQueue<NarrowSums> queue_;
};

} // namespace

std::optional<Landmarks> Landmarks::make(const Grid& grid, const JumpTable& table,
                                         const Control& control) {
    const JumpStops& stops = table.stops();
    Landmarks made;
    constexpr std::size_t work = 100;
    Poll poll(control, work);
    Parts parts = parts_of(grid, stops, poll);
    made.rows_.resize(stops.count());
    made.parts_ = std::move(parts.of);
    made.landmarks_.resize(parts.members.size());
    Distances distances(grid, table, poll);
    if (poll.stop())
        return std::nullopt;
    std::vector<std::uint32_t> nearest(stops.count(), no_way); // landmark, how far it is
    for (std::size_t part = 0; part < parts.members.size(); ++part) {
        const std::vector<std::uint32_t>& members = parts.members[part];
        std::vector<Point>& landmarks = made.landmarks_[part];
        const auto farthest = [&](const auto& from) {
            return *std::max_element(members.begin(), members.end(),
                                     [&](auto a, auto b) { return from[a] < from[b]; });
        };
        bool small = distances.find(members, stops.point(members.front()));
        std::uint32_t next = farthest(distances);
        while (small && landmarks.size() < count && nearest[next] != 0) {
            small = distances.find(members, stops.point(next));
            for (const std::uint32_t id : members) {
                made.rows_[id].distances[landmarks.size()] = distances[id];
                nearest[id] = std::min(nearest[id], distances[id]);
            }
            landmarks.push_back(stops.point(next));
            next = farthest(nearest);
        }
        if (poll.stop())
            return std::nullopt;
        if (small)
            continue;
        landmarks.clear();
        for (const std::uint32_t id : members)
            made.rows_[id] = {};
    }
    return made;
}

Landmarks::Row Landmarks::row(const Grid& grid, const JumpTable& table, Point at) const {
    const JumpStops& stops = table.stops();
    const Grid::Cell cell = grid.cell(at);
    Row row;
    if (part(cell) == no_part)
        return row;
    if (stops.is_stop(cell))
        return rows_[stops.id(cell)];
    row.distances.fill(no_way);
    detail::Jumps jumps;
    const auto flush = [&] {
        for (const auto& [next, direction] : jumps) {
            const std::uint32_t way = detail::octile_distance<NarrowSums>(at, stops.point(next));
            for (std::size_t i = 0; i < count; ++i)
                row.distances[i] = std::min(row.distances[i], way + rows_[next].distances[i]);
        }
        jumps.clear();
    };
    detail::first_jumps(grid, stops, at, grid.legal(cell), jumps, flush);
    flush();
    const std::vector<Point>& landmarks = landmarks_[part(cell)];
    for (std::size_t i = 0; i < count; ++i)
        if (i >= landmarks.size())
            row.distances[i] = 0;
        else if (sees_cell(grid, stops, at, landmarks[i]))
            row.distances[i] = detail::octile_distance<NarrowSums>(at, landmarks[i]);
    return row;
}

} // namespace loggia::pathfinding
