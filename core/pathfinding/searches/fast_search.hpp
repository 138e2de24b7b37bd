#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/pathfinding/grids/grid.hpp"
#include "core/pathfinding/searches/search.hpp"

#include <memory>
#include <optional>

namespace loggia::pathfinding {

/// One of fast_algorithms with all that it needs: a maze is laid out once, with tables where the
/// algorithm has some, and asked about as often as one likes. What floor costs and which steps the
/// maze says are of no matter: fast_distances makes straight steps alone, the others go to eight
/// neighbours, and each costs 1 or sqrt(2).
class FastSearch {
public:
    /// Searches one surface of the maze. Nothing where it was stopped.
    [[nodiscard]] static std::optional<FastSearch> make(const Maze& maze, Algorithm algorithm,
                                                        const Control& control = {},
                                                        Surface surface = Surface::land);
    FastSearch(FastSearch&&) noexcept;
    FastSearch& operator=(FastSearch&&) = delete;
    ~FastSearch();

    [[nodiscard]] const Grid& grid() const noexcept;
    /// Both inside the grid; a wall is reached from nowhere and leads nowhere.
    [[nodiscard]] GridPath find(Point start, Point goal, const Control& control = {});

private:
    class Implementation;
    explicit FastSearch(std::unique_ptr<Implementation> implementation);

    std::unique_ptr<Implementation> implementation_;
};

/// search() by one of fast_algorithms: prepares, then searches, and tells the time of each. Fails
/// where the problem has no even maze, or one whose steps are not those of the algorithm.
[[nodiscard]] Result<SearchResult> search_fast(const Problem& problem, Algorithm algorithm,
                                               const Control& control = {});

} // namespace loggia::pathfinding
