#pragma once

#include "core/base/control.hpp"
#include "core/pathfinding/grids/grid.hpp"
#include "core/pathfinding/grids/jump_points.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace loggia::pathfinding {

/// What the runs from all jump points of a grid lead to, in each of the eight directions. 32 bytes
/// for each jump point and 4 for each jump, of which there are at most two for each cell and
/// diagonal direction, mostly far fewer.
class JumpTable {
public:
    /// A jump point, times 8, and the direction in which it is come to.
    using Jump = std::uint32_t;
    [[nodiscard]] static constexpr std::uint32_t id_of(Jump jump) noexcept { return jump / 8; }
    [[nodiscard]] static constexpr unsigned direction_of(Jump jump) noexcept { return jump % 8; }

    /// Linear in the cells. Nothing where it was stopped. `grid` has to outlive it.
    [[nodiscard]] static std::optional<JumpTable> make(const Grid& grid,
                                                       const Control& control = {});

    [[nodiscard]] const JumpStops& stops() const noexcept { return stops_; }
    /// From a jump point by the run in a direction.
    [[nodiscard]] std::span<const Jump> jumps(std::uint32_t id, unsigned direction) const noexcept {
        const std::uint32_t* const first = first_.data() + std::size_t{id} * 8 + direction;
        return {jumps_.data() + first[0], first[1] - first[0]};
    }

private:
    explicit JumpTable(const Grid& grid) : stops_(grid) {}

    JumpStops stops_;
    std::vector<std::uint32_t> first_; ///< eight for each jump point, and one more
    std::vector<Jump> jumps_;
};

/// Jump point search by such a table (JPS+, Harabor and Grastien 2014). Finds exactly what
/// JumpPointSearch finds, in the same order.
class JumpTableSearch {
public:
    /// `grid` and `table`, which is of it, have to outlive this.
    JumpTableSearch(const Grid& grid, const JumpTable& table);
    JumpTableSearch(JumpTableSearch&&) noexcept;
    JumpTableSearch& operator=(JumpTableSearch&&) = delete;
    ~JumpTableSearch();

    /// Both inside the grid; a wall is reached from nowhere and leads nowhere.
    [[nodiscard]] GridPath find(Point start, Point goal, const Control& control = {});

private:
    class Implementation;
    std::unique_ptr<Implementation> implementation_;
};

} // namespace loggia::pathfinding
