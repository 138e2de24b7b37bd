// IDA* for sliding puzzles: an order is changed by a move and changed back, and nothing is kept of
// it but what is on the path.
#include "core/pathfinding/problems/sliding.hpp"
#include "core/pathfinding/problems/tile_heuristics.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

namespace loggia::pathfinding {

namespace {

/// Where the gap can go from a place, in the order Up, Down, Left, Right.
struct GapMoves {
    struct Move {
        std::uint8_t to;
        Action action;
    };
    std::array<Move, 4> moves{};
    std::uint8_t count = 0;
};

std::array<GapMoves, 16> gap_moves(int side) {
    std::array<GapMoves, 16> all{};
    for (int place = 0; place < side * side; ++place) {
        GapMoves& from = all.at(static_cast<std::size_t>(place));
        const auto add = [&](bool possible, int to, Action action) {
            if (possible)
                from.moves.at(from.count++) = {static_cast<std::uint8_t>(to), action};
        };
        const int column = place % side;
        add(place >= side, place - side, 0);
        add(place + side < side * side, place + side, 1);
        add(column > 0, place - 1, 2);
        add(column + 1 < side, place + 1, 3);
    }
    return all;
}

/// Recurses as deep as the bound, which is at most most_moves().
template <class Heuristic>
class TileDeepening {
public:
    TileDeepening(const Heuristic& heuristic, const Tiles& start, Deepening& iteration,
                  const Control& control)
        : heuristic_(heuristic), moves_(gap_moves(start.side)), iteration_(iteration),
          control_(control) {
        for (int place = 0; place < start.side * start.side; ++place)
            tiles_.at(static_cast<std::size_t>(place)) = static_cast<std::uint8_t>(start.at(place));
    }

    void run(const typename Heuristic::Value& value, unsigned gap) {
        const int over = heuristic_.heuristic_value(value) - static_cast<int>(iteration_.bound);
        if (over > 0) {
            iteration_.beyond = heuristic_.heuristic_value(value);
            return;
        }
        if (Heuristic::at_goal(value)) {
            iteration_.end = Deepening::End::goal;
            return;
        }
        refill();
        // No place is the one that the gap came from.
        if (!visit(gap, nowhere, value, static_cast<int>(iteration_.bound)))
            iteration_.beyond =
                least_over_ == none_over ? infinite_cost : iteration_.bound + least_over_;
        std::reverse(iteration_.actions.begin(), iteration_.actions.end());
        iteration_.expanded = filled_ - left_;
    }

private:
    static constexpr unsigned nowhere = 16;
    static constexpr int none_over = 1'000'000;
    static constexpr std::uint64_t slice = std::uint64_t{1} << 17U; ///< a millisecond

    /// Another slice of expansions; false where there is none.
    bool refill() {
        if (control_.stop_requested()) {
            iteration_.end = Deepening::End::stopped;
            return false;
        }
        const std::uint64_t more = std::min(slice, iteration_.most_expanded - filled_);
        filled_ += more;
        left_ += more;
        if (more == 0)
            iteration_.end = Deepening::End::limit;
        return more != 0;
    }

    /// Whether the search is over. `left` is what the bound leaves.
    bool visit(unsigned gap, unsigned back, const typename Heuristic::Value& value, int left) {
        if (left_ == 0 && !refill()) [[unlikely]]
            return true;
        --left_;
        const GapMoves& moves = moves_[gap];
        iteration_.generated += moves.count - (back == nowhere ? 0U : 1U);
        for (unsigned i = 0; i < moves.count; ++i) {
            const unsigned to = moves.moves[i].to;
            if (to == back)
                continue;
            const std::uint8_t tile = tiles_[to];
            const auto next = heuristic_.moved(value, tile, to, gap);
            const int over = heuristic_.heuristic_value(next) - left + 1;
            if (over > 0) {
                least_over_ = std::min(least_over_, over);
                continue;
            }
            if (Heuristic::at_goal(next)) [[unlikely]] {
                iteration_.end = Deepening::End::goal;
                iteration_.actions.push_back(moves.moves[i].action);
                return true;
            }
            tiles_[gap] = tile;
            const bool over_now = visit(to, gap, next, left - 1);
            tiles_[to] = tile;
            if (over_now) [[unlikely]] {
                if (iteration_.end == Deepening::End::goal)
                    iteration_.actions.push_back(moves.moves[i].action);
                return true;
            }
        }
        return false;
    }

    const Heuristic heuristic_;
    const std::array<GapMoves, 16> moves_;
    Deepening& iteration_;
    const Control& control_;
    std::array<std::uint8_t, 16> tiles_{};
    int least_over_ = none_over;
    std::uint64_t filled_ = 0; ///< expansions that were allowed so far
    std::uint64_t left_ = 0;
};

} // namespace

bool SlidingProblem::deepen(Deepening& iteration, const Control& control) {
    if (iteration.bound > most_moves(side_))
        return true; // there is no path
    const Tiles tiles = this->tiles(start());
    unsigned gap = 0;
    while (tiles.at(static_cast<int>(gap)) != 0)
        ++gap;
    detail::with_tile_heuristic(heuristic_, patterns_.get(), side_, [&](const auto& heuristic) {
        TileDeepening search(heuristic, tiles, iteration, control);
        search.run(heuristic.start(tiles), gap);
        return 0;
    });
    return true;
}

} // namespace loggia::pathfinding
