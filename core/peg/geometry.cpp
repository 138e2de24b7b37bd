#include "core/peg/geometry.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace loggia::peg {

namespace {

double distance(Point p, Point q) {
    return std::hypot(p.x - q.x, p.y - q.y);
}

/// For each hole the distance of the hole nearest to it.
std::vector<double> nearest(const std::vector<Point>& layout) {
    std::vector<double> result(layout.size(), std::numeric_limits<double>::infinity());
    for (std::size_t i = 0; i < layout.size(); ++i)
        for (std::size_t j = 0; j < layout.size(); ++j)
            if (i != j)
                result[i] = std::min(result[i], distance(layout[i], layout[j]));
    return result;
}

/// Whether a step in this direction is one of the grid's, `unit` being its smallest.
bool is_step(Grid grid, Point from, Point to, double unit) {
    const double slack = unit / 10;
    const double dx = std::abs(to.x - from.x);
    const double dy = std::abs(to.y - from.y);
    const bool straight =
        (std::abs(dx - unit) < slack && dy < slack) || (std::abs(dy - unit) < slack && dx < slack);
    const bool diagonal = std::abs(dx - unit) < slack && std::abs(dy - unit) < slack;
    switch (grid) {
    case Grid::square:
        return straight;
    case Grid::diagonal:
        return straight || diagonal;
    case Grid::triangular:
    case Grid::free:
        break;
    }
    return std::abs(std::hypot(dx, dy) - unit) < slack;
}

} // namespace

std::vector<Triple> rows_of_three(const std::vector<Point>& all, Grid grid) {
    constexpr double reach = 1.3; // of a free grid: less than sqrt 2, so squares have no diagonals
    const std::vector<Point> layout(
        all.begin(), all.begin() + std::min<std::ptrdiff_t>(std::ssize(all), most_holes));
    const std::vector<double> steps = nearest(layout);
    const double unit = steps.empty() ? 0 : *std::min_element(steps.begin(), steps.end());
    std::vector<Triple> rows;
    if (!(unit > 0) || !std::isfinite(unit))
        return rows;
    const auto neighbours = [&](std::size_t middle, std::size_t end) {
        return grid == Grid::free ? distance(layout[middle], layout[end]) < reach * steps[middle]
                                  : is_step(grid, layout[middle], layout[end], unit);
    };
    for (std::size_t a = 0; a < layout.size(); ++a)
        for (std::size_t b = 0; b < layout.size(); ++b) {
            if (a == b || !neighbours(b, a))
                continue;
            for (std::size_t c = a + 1; c < layout.size(); ++c) {
                if (c == b || !neighbours(b, c))
                    continue;
                const Point middle{(layout[a].x + layout[c].x) / 2,
                                   (layout[a].y + layout[c].y) / 2};
                const double slack = grid == Grid::free ? steps[b] / 5 : unit / 10;
                if (distance(middle, layout[b]) < slack)
                    rows.push_back({static_cast<int>(a) + 1, static_cast<int>(b) + 1,
                                    static_cast<int>(c) + 1});
            }
        }
    return rows;
}

} // namespace loggia::peg
