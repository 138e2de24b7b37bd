#pragma once

// Inside the searches on grids: the path that was found.

#include "core/pathfinding/grids/grid.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>
#include <vector>

namespace loggia::pathfinding::detail {

/// Path corners, from the goal back: a cell is omitted if the path goes straight through it.
class CornersBack {
public:
    explicit CornersBack(Point goal) : corners_{goal} {}

    /// An earlier part of the path, which is straight or diagonal.
    void add(Point from) {
        const Point at = corners_.back();
        const Point by{sign(at.x - from.x), sign(at.y - from.y)};
        if (from == at)
            return;
        const int steps = std::max(std::abs(at.x - from.x), std::abs(at.y - from.y));
        (by.x != 0 && by.y != 0 ? length_.diagonal : length_.straight) += steps;
        if (corners_.size() > 1 && by == last_)
            corners_.back() = from;
        else
            corners_.push_back(from);
        last_ = by;
    }
    [[nodiscard]] Octile length() const noexcept { return length_; }
    [[nodiscard]] std::vector<Point> corners() && {
        std::reverse(corners_.begin(), corners_.end());
        return std::move(corners_);
    }

private:
    static int sign(int value) noexcept { return (value > 0) - (value < 0); }

    std::vector<Point> corners_;
    Point last_;
    Octile length_;
};

} // namespace loggia::pathfinding::detail
