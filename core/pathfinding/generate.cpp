#include "core/pathfinding/generate.hpp"

#include "core/base/number_text.hpp"
#include "core/base/random.hpp"
#include "core/pathfinding/moves.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <utility>

namespace loggia::pathfinding {

namespace {

constexpr std::array<std::string_view, 9> kind_ids{
    "perfect", "braided", "rooms", "caves", "obstacles", "open", "halls", "avenues", "lakes"};

int pick(Random& random, int bound) {
    return static_cast<int>(random.below(static_cast<std::uint64_t>(bound)));
}

void dig(Maze& maze, Point at) {
    maze.terrain[maze.index(at)] = 1;
}

bool within_border(const Maze& maze, Point at) {
    return at.x > 0 && at.y > 0 && at.x < maze.width - 1 && at.y < maze.height - 1;
}

/// Asks a Control every so often, and remembers that it said to stop.
class DigPoll {
public:
    explicit DigPoll(const Control& control) : control_(control) {}

    [[nodiscard]] bool stop() {
        constexpr unsigned every = 8192;
        if (++calls_ % every == 1 && control_.stop_requested())
            stopped_ = true;
        return stopped_;
    }
    [[nodiscard]] bool stopped() const noexcept { return stopped_; }

private:
    const Control& control_;
    unsigned calls_ = 0;
    bool stopped_ = false;
};

/// Corridors between the cells of odd coordinates, by depth-first search that goes on at random.
void dig_perfect(Maze& maze, Random& random, DigPoll& poll) {
    std::vector<Point> path{{1, 1}};
    dig(maze, path.back());
    while (!path.empty() && !poll.stop()) {
        const Point at = path.back();
        std::array<Direction, 4> open{};
        int count = 0;
        for (std::size_t i = 0; i < 4; ++i) {
            const Point to{at.x + 2 * directions[i].x, at.y + 2 * directions[i].y};
            if (within_border(maze, to) && !maze.passable(to))
                open[static_cast<std::size_t>(count++)] = directions[i];
        }
        if (count == 0) {
            path.pop_back();
            continue;
        }
        const Direction by = open[static_cast<std::size_t>(pick(random, count))];
        dig(maze, moved(at, by));
        dig(maze, moved(moved(at, by), by));
        path.push_back(moved(moved(at, by), by));
    }
}

/// Opens a wall at every dead end, towards another corridor.
void braid(Maze& maze, Random& random, DigPoll& poll) {
    for (int y = 1; y < maze.height - 1; y += 2)
        for (int x = 1; x < maze.width - 1 && !poll.stop(); x += 2) {
            const Point at{x, y};
            std::array<Point, 4> walls{};
            int count = 0;
            int ways = 0;
            for (std::size_t i = 0; i < 4; ++i) {
                const Point next = moved(at, directions[i]);
                if (maze.passable(next))
                    ++ways;
                else if (within_border(maze, next) && maze.passable(moved(next, directions[i])))
                    walls[static_cast<std::size_t>(count++)] = next;
            }
            if (maze.passable(at) && ways == 1 && count > 0)
                dig(maze, walls[static_cast<std::size_t>(pick(random, count))]);
        }
}

void dig_rooms(Maze& maze, Random& random, DigPoll& poll) {
    const int rooms = std::max(2, maze.width * maze.height / 150);
    Point last;
    for (int i = 0; i < rooms && !poll.stop(); ++i) {
        const int width = 2 + pick(random, std::clamp(maze.width / 6, 2, 14));
        const int height = 2 + pick(random, std::clamp(maze.height / 6, 2, 14));
        const int left = 1 + pick(random, std::max(maze.width - width - 1, 1));
        const int top = 1 + pick(random, std::max(maze.height - height - 1, 1));
        const int right = std::min(left + width, maze.width - 1);
        const int bottom = std::min(top + height, maze.height - 1);
        for (int y = top; y < bottom; ++y)
            for (int x = left; x < right; ++x)
                dig(maze, {x, y});
        // Corridors to places near by: one that crossed the whole maze would cut it up.
        const Point center{(left + right - 1) / 2, (top + bottom - 1) / 2};
        if (i > 0) {
            Point to = last;
            if (std::abs(to.x - center.x) + std::abs(to.y - center.y) > 60)
                to = {std::clamp(to.x, center.x - 30, center.x + 30),
                      std::clamp(to.y, center.y - 30, center.y + 30)};
            Point at = center;
            for (const bool sideways : {random.below(2) == 0, false, true})
                while (sideways ? at.x != to.x : at.y != to.y) {
                    dig(maze, at);
                    (sideways ? at.x : at.y) += (sideways ? to.x > at.x : to.y > at.y) ? 1 : -1;
                }
            dig(maze, to);
        }
        last = center;
    }
}

void scatter(Maze& maze, Random& random, double density, DigPoll& poll) {
    for (int y = 1; y < maze.height - 1; ++y)
        for (int x = 1; x < maze.width - 1 && !poll.stop(); ++x)
            if (random.real() >= density)
                dig(maze, {x, y});
}

/// A cell becomes wall where five or more of the nine around it are.
void dig_caves(Maze& maze, Random& random, DigPoll& poll) {
    scatter(maze, random, 0.42, poll);
    constexpr int rounds = 5;
    for (int round = 0; round < rounds; ++round) {
        const std::vector<std::uint8_t> before = maze.terrain;
        for (int y = 1; y < maze.height - 1; ++y)
            for (int x = 1; x < maze.width - 1 && !poll.stop(); ++x) {
                int walls = 0;
                for (int dy = -1; dy <= 1; ++dy)
                    for (int dx = -1; dx <= 1; ++dx)
                        walls += before[maze.index({x + dx, y + dy})] == wall;
                maze.terrain[maze.index({x, y})] = walls >= 5 ? wall : 1;
            }
    }
}

/// Rooms of one size side by side. Of the walls between two, most have a door somewhere.
void dig_halls(Maze& maze, Random& random, DigPoll& poll) {
    const int room = std::clamp(std::min(maze.width, maze.height) / 4, 3, 16); // with one wall
    for (int top = 1; top < maze.height - 1; top += room)
        for (int left = 1; left < maze.width - 1 && !poll.stop(); left += room) {
            const int right = std::min(left + room, maze.width) - 1;
            const int bottom = std::min(top + room, maze.height) - 1;
            for (int y = top; y < bottom; ++y)
                for (int x = left; x < right; ++x)
                    dig(maze, {x, y});
            constexpr int doors_in_100 = 80;
            const auto door = [&] { return pick(random, 100) < doors_in_100; };
            if (const Point to_right{right, top + pick(random, std::max(bottom - top, 1))};
                door() && within_border(maze, to_right))
                dig(maze, to_right);
            if (const Point down{left + pick(random, std::max(right - left, 1)), bottom};
                door() && within_border(maze, down))
                dig(maze, down);
        }
}

/// A perfect maze with wide corridors and thin walls.
void dig_avenues(Maze& maze, Random& random, DigPoll& poll) {
    const int corridor = std::clamp(std::min(maze.width, maze.height) / 16, 1, 8);
    const int period = corridor + 1;
    const auto cells = [period](int length) { return std::max((length - 1) / period, 1); };
    Maze plan = Maze::floor(2 * cells(maze.width) + 1, 2 * cells(maze.height) + 1);
    std::fill(plan.terrain.begin(), plan.terrain.end(), wall);
    dig_perfect(plan, random, poll);
    const auto planned = [period](int at) {
        return 2 * ((at - 1) / period) + ((at - 1) % period == period - 1 ? 2 : 1);
    };
    for (int y = 1; y < maze.height - 1; ++y)
        for (int x = 1; x < maze.width - 1; ++x)
            if (plan.passable({planned(x), planned(y)}))
                dig(maze, {x, y});
}

/// Adds heights by chance on points so far apart, and even between them, `weight` times.
void add_heights(const Maze& maze, Random& random, int distance, int weight,
                 std::vector<std::int64_t>& heights, DigPoll& poll) {
    const int columns = maze.width / distance + 2;
    const int rows = maze.height / distance + 2;
    std::vector<std::int64_t> points(static_cast<std::size_t>(columns) *
                                     static_cast<std::size_t>(rows));
    for (std::int64_t& height : points)
        height = pick(random, 1000);
    for (std::size_t cell = 0; cell < maze.cells() && !poll.stop(); ++cell) {
        const Point at = maze.point(cell);
        const auto corner = [&](int right, int down) {
            return points[static_cast<std::size_t>(at.y / distance + down) *
                              static_cast<std::size_t>(columns) +
                          static_cast<std::size_t>(at.x / distance + right)];
        };
        const std::int64_t right = at.x % distance;
        const std::int64_t down = at.y % distance;
        const std::int64_t above = corner(0, 0) * (distance - right) + corner(1, 0) * right;
        const std::int64_t below = corner(0, 1) * (distance - right) + corner(1, 1) * right;
        heights[cell] += weight * (above * (distance - down) + below * down) /
                         (std::int64_t{distance} * distance);
    }
}

/// Open country with lakes and rocks: a wide landscape and a narrow one upon it. In whole numbers,
/// as rounding differs between machines.
void flood_lakes(Maze& maze, Random& random, DigPoll& poll) {
    std::vector<std::int64_t> heights(maze.cells());
    add_heights(maze, random, 32, 3, heights, poll);
    add_heights(maze, random, 9, 1, heights, poll);
    constexpr std::int64_t shore = 1750; // of heights up to 4000: a third is under water
    for (std::size_t cell = 0; cell < maze.cells(); ++cell)
        if (const Point at = maze.point(cell); within_border(maze, at) && heights[cell] >= shore)
            dig(maze, at);
}

void spread_terrain(Maze& maze, Random& random) {
    const int patches = std::max(3, maze.width * maze.height / 120);
    for (int i = 0; i < patches; ++i) {
        const Point center{pick(random, maze.width), pick(random, maze.height)};
        const int radius = 1 + pick(random, 4);
        const auto cost = static_cast<std::uint8_t>(2 + pick(random, 8));
        for (int y = center.y - radius; y <= center.y + radius; ++y)
            for (int x = center.x - radius; x <= center.x + radius; ++x)
                if (maze.passable({x, y}) &&
                    std::abs(x - center.x) + std::abs(y - center.y) <= radius)
                    maze.terrain[maze.index({x, y})] = cost;
    }
}

/// The cells of the largest connected part of the floor, in ascending order.
std::vector<std::size_t> largest_part(const Maze& maze, DigPoll& poll) {
    std::vector<bool> seen(maze.cells());
    std::vector<std::size_t> largest;
    for (std::size_t cell = 0; cell < maze.cells(); ++cell) {
        if (poll.stop())
            return {};
        if (seen[cell] || maze.terrain[cell] == wall)
            continue;
        std::vector<std::size_t> part{cell};
        seen[cell] = true;
        for (std::size_t next = 0; next < part.size() && !poll.stop(); ++next)
            for (std::size_t i = 0; i < 4; ++i) {
                const Point to = moved(maze.point(part[next]), directions[i]);
                if (maze.passable(to) && !seen[maze.index(to)]) {
                    seen[maze.index(to)] = true;
                    part.push_back(maze.index(to));
                }
            }
        if (part.size() > largest.size())
            largest = std::move(part);
    }
    // In order, without sorting millions of cells.
    std::fill(seen.begin(), seen.end(), false);
    for (const std::size_t cell : largest)
        seen[cell] = true;
    largest.clear();
    for (std::size_t cell = 0; cell < maze.cells() && !poll.stop(); ++cell)
        if (seen[cell])
            largest.push_back(cell);
    return largest;
}

/// Start, goal and food.
void furnish(Maze& maze, Random& random, int food, DigPoll& poll) {
    std::vector<std::size_t> part = largest_part(maze, poll);
    // Start and goal are two cells.
    if (part.size() < 2) {
        for (const Point at : {Point{1, 1}, Point{2, 1}})
            dig(maze, at);
        part = {maze.index({1, 1}), maze.index({2, 1})};
    }
    const auto along = [&maze](std::size_t cell) {
        const Point at = maze.point(cell);
        return at.x + at.y;
    };
    const auto less = [&](std::size_t a, std::size_t b) { return along(a) < along(b); };
    const std::size_t start = *std::min_element(part.begin(), part.end(), less);
    const std::size_t goal = *std::max_element(part.begin(), part.end(), less);
    maze.start = maze.point(start);
    maze.goal = maze.point(goal);
    std::erase_if(part, [&](std::size_t cell) { return cell == start || cell == goal; });
    for (; food > 0 && !part.empty(); --food) {
        const auto place = static_cast<std::size_t>(random.below(part.size()));
        maze.food.push_back(maze.point(part[place]));
        part[place] = part.back();
        part.pop_back();
    }
    std::sort(maze.food.begin(), maze.food.end());
}

} // namespace

std::string_view id_of(MazeKind kind) noexcept {
    return kind_ids[static_cast<std::size_t>(kind)];
}

std::optional<MazeKind> maze_kind_of(std::string_view id) noexcept {
    for (std::size_t i = 0; i < kind_ids.size(); ++i)
        if (kind_ids[i] == id)
            return static_cast<MazeKind>(i);
    return std::nullopt;
}

Result<Maze> generate(const GenerateOptions& options, const Control& control) {
    const auto side = [](int length) {
        return length >= shortest_maze_side && length <= longest_maze_side;
    };
    if (!side(options.width) || !side(options.height))
        return failure(fmt::format("expected {} to {} columns and rows", shortest_maze_side,
                                   number_text(longest_maze_side)));
    if (!(options.density >= 0 && options.density <= 1))
        return failure("the density must be between 0 and 1");
    Random random(options.seed);
    DigPoll poll(control);
    Maze maze = Maze::floor(options.width, options.height);
    maze.neighbours = options.neighbours;
    std::fill(maze.terrain.begin(), maze.terrain.end(), wall);
    switch (options.kind) {
    case MazeKind::perfect:
        dig_perfect(maze, random, poll);
        break;
    case MazeKind::braided:
        dig_perfect(maze, random, poll);
        braid(maze, random, poll);
        break;
    case MazeKind::rooms:
        dig_rooms(maze, random, poll);
        break;
    case MazeKind::caves:
        dig_caves(maze, random, poll);
        break;
    case MazeKind::obstacles:
        scatter(maze, random, options.density, poll);
        break;
    case MazeKind::open:
        scatter(maze, random, 0, poll);
        break;
    case MazeKind::halls:
        dig_halls(maze, random, poll);
        break;
    case MazeKind::avenues:
        dig_avenues(maze, random, poll);
        break;
    case MazeKind::lakes:
        flood_lakes(maze, random, poll);
        break;
    }
    if (!poll.stopped())
        furnish(maze, random, options.food, poll);
    if (poll.stopped())
        return failure("stopped");
    if (options.terrain)
        spread_terrain(maze, random);
    return maze;
}

} // namespace loggia::pathfinding
