#include "core/peg/search/solve_fewest.hpp"

#include "core/base/number_text.hpp"
#include "core/base/poll.hpp"
#include "core/base/random.hpp"
#include "core/peg/hole_set.hpp"
#include "core/peg/replay.hpp"
#include "core/peg/search/solve_direct.hpp"
#include "core/peg/search/table.hpp"
#include "core/peg/symmetry.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cassert>
#include <functional>
#include <optional>
#include <string>
#include <utility>

namespace loggia::peg {

namespace {

constexpr std::size_t largest_region = 4;

/// Adds to `found` the sets that `region` grows to.
void grow(const Board& board, Holes region, std::vector<Holes>& found) {
    for (const Triple& row : board.triples()) {
        if (!has(region, row.b) || has(region, row.a) || has(region, row.c))
            continue;
        if (static_cast<std::size_t>(std::popcount(region)) == largest_region)
            return;
        grow(board, region | only(row.a), found);
        grow(board, region | only(row.c), found);
        return;
    }
    found.push_back(region);
}

/// How many disjoint full regions one gets by taking them as they come.
int taken(const std::vector<Holes>& regions, Holes position) {
    int count = 0;
    for (const Holes region : regions)
        if ((position & region) == region) {
            position &= ~region;
            ++count;
        }
    return count;
}

/// At least how many moves are made from a position, as Canonical has it, to the goal.
using LeastMoves = std::function<int(Holes)>;

constexpr int hopeless = 1000;        // more moves than there can be
constexpr std::size_t one_move = 200; // nanoseconds

/// Searches for a solution of at most so many moves: breadth first by moves.
class MoveSearch {
public:
    MoveSearch(const Puzzle& puzzle, const Canonical& canonical, LeastMoves bound,
               std::size_t most_positions, const Control& control)
        : puzzle_(puzzle), canonical_(canonical), bound_(std::move(bound)),
          most_positions_(most_positions), poll_(control, one_move),
          from_(static_cast<std::size_t>(puzzle.board.holes()) + 1) {
        const auto& jumps = puzzle.board.jumps();
        for (std::size_t i = 0; i < jumps.size(); ++i)
            from_[static_cast<std::size_t>(jumps[i].from)].push_back(i);
    }

    enum class End : std::uint8_t { found, exhausted, gave_up };

    /// `exhausted` is told of each number of moves that no solution has.
    End run(int most_moves, const std::function<void(int)>& exhausted = {}) {
        const Holes start = canonical_(puzzle_.start);
        HoleSet seen;
        seen.insert(start);
        const auto give_up = [&] {
            positions_ += seen.size();
            return End::gave_up;
        };
        levels_ = {{start}};
        complete_ = false;
        if (puzzle_.goal.met_by(start))
            return End::found;
        bool cut = false;
        for (int moves = 1; moves <= most_moves && !levels_.back().empty(); ++moves) {
            std::vector<Holes> next;
            for (const Holes position : levels_.back()) {
                if (seen.size() > most_positions_)
                    return give_up();
                bool found = false;
                bool stopped = false;
                each_move(position, [&](Holes after) {
                    stopped = poll_.stop();
                    if (found || stopped)
                        return false;
                    const Holes least = canonical_(after);
                    if (seen.contains(least))
                        return true;
                    const int more = bound_(least);
                    if (moves + more > most_moves) {
                        cut = true;
                        return more < hopeless; // or no jump after it can mend it
                    }
                    seen.insert(least);
                    next.push_back(least);
                    found = puzzle_.goal.met_by(least);
                    return !found;
                });
                if (stopped)
                    return give_up();
                if (found) {
                    positions_ += seen.size();
                    levels_.push_back({next.back()});
                    return End::found;
                }
            }
            levels_.push_back(std::move(next));
            if (exhausted)
                exhausted(moves);
        }
        positions_ += seen.size();
        complete_ = levels_.back().empty() && !cut;
        return End::exhausted;
    }

    /// Whether the last search, which found nothing, left nothing out.
    [[nodiscard]] bool complete() const noexcept { return complete_; }
    [[nodiscard]] std::uint64_t positions() const noexcept { return positions_; }

    /// The jumps of the solution found; nothing when stopped.
    [[nodiscard]] std::optional<std::vector<Jump>> solution() {
        // Backwards through the levels for the positions on the way, then forwards for the moves.
        std::vector<Holes> chain{levels_.back().front()};
        for (std::size_t level = levels_.size() - 1; level-- > 0;) {
            const auto& before = levels_[level];
            const auto parent = std::find_if(before.begin(), before.end(), [&](Holes position) {
                bool leads = false;
                each_move(position, [&](Holes after) {
                    leads = leads || canonical_(after) == chain.back();
                    return !leads && !poll_.stop();
                });
                return leads || poll_.stop();
            });
            if (poll_.stop())
                return std::nullopt;
            assert(parent != before.end());
            chain.push_back(*parent);
        }
        std::reverse(chain.begin(), chain.end());
        std::vector<Jump> jumps;
        Holes position = puzzle_.start;
        for (std::size_t i = 1; i < chain.size(); ++i) {
            std::vector<std::size_t> move;
            for (std::size_t first = 0; first < puzzle_.board.steps().size() && move.empty();
                 ++first)
                if (puzzle_.board.steps()[first].possible(position))
                    find_move(position, first, chain[i], move);
            if (poll_.stop())
                return std::nullopt;
            assert(!move.empty());
            for (const std::size_t jump : move) {
                jumps.push_back(puzzle_.board.jumps()[jump]);
                position ^= puzzle_.board.steps()[jump].flip;
            }
        }
        return jumps;
    }

private:
    /// Calls visit(position) for the end of each move, whose jumps are at most as many as pegs; a
    /// move goes on from there where it says so.
    template <class Visit>
    void each_move(Holes position, Visit visit) const {
        for (std::size_t i = 0; i < puzzle_.board.steps().size(); ++i)
            if (puzzle_.board.steps()[i].possible(position))
                jump_on(position, i, visit);
    }
    template <class Visit>
    void jump_on(Holes position, std::size_t jump, Visit& visit) const {
        position ^= puzzle_.board.steps()[jump].flip;
        if (!visit(position))
            return;
        const auto to = static_cast<std::size_t>(puzzle_.board.jumps()[jump].to);
        for (const std::size_t next : from_[to])
            if (puzzle_.board.steps()[next].possible(position))
                jump_on(position, next, visit);
    }

    /// Puts the jumps of a move that begins with `jump` and ends in `wanted` into `move`.
    bool find_move(Holes position, std::size_t jump, Holes wanted, std::vector<std::size_t>& move) {
        if (poll_.stop())
            return false;
        position ^= puzzle_.board.steps()[jump].flip;
        move.push_back(jump);
        if (canonical_(position) == wanted)
            return true;
        const auto to = static_cast<std::size_t>(puzzle_.board.jumps()[jump].to);
        for (const std::size_t next : from_[to])
            if (puzzle_.board.steps()[next].possible(position) &&
                find_move(position, next, wanted, move))
                return true;
        move.pop_back();
        return false;
    }

    const Puzzle& puzzle_;
    const Canonical& canonical_;
    LeastMoves bound_;
    std::size_t most_positions_;
    Poll poll_;                                  ///< asked for each move
    std::vector<std::vector<std::size_t>> from_; ///< jumps by the hole they start from
    std::vector<std::vector<Holes>> levels_;
    std::uint64_t positions_ = 0;
    bool complete_ = false;
};

} // namespace

int count_moves(std::span<const Jump> jumps) {
    return static_cast<int>(ends_of_moves(jumps).size());
}

std::vector<Holes> merson_regions(const Board& board) {
    std::vector<Holes> found;
    for (int hole = 1; hole <= board.holes(); ++hole)
        grow(board, only(hole), found);
    std::sort(found.begin(), found.end(), [](Holes left, Holes right) {
        const int few = std::popcount(left);
        const int many = std::popcount(right);
        return few != many ? few < many : left < right;
    });
    std::vector<Holes> smallest;
    for (const Holes region : found)
        if (std::none_of(smallest.begin(), smallest.end(),
                         [&](Holes part) { return (region & part) == part; }))
            smallest.push_back(region);
    return smallest;
}

MoveBound::MoveBound(const Puzzle& puzzle) {
    constexpr std::size_t most_orders = 6;
    constexpr int tries = 400;
    std::vector<Holes> regions = merson_regions(puzzle.board);
    // A region that lies within what has to be left may stay as it is.
    regions.erase(std::remove_if(regions.begin(), regions.end(),
                                 [&](Holes region) { return (region & ~puzzle.goal.in) == 0; }),
                  regions.end());
    const int free = puzzle.goal.pegs - std::popcount(puzzle.goal.in);
    spared_ = std::min(free, static_cast<int>(regions.size()));
    // Orders in which much can be taken from the full board.
    Random random(1);
    int best = 0;
    for (int i = 0; i < tries; ++i) {
        std::vector<Holes> order = regions;
        for (std::size_t k = order.size(); k > 1; --k)
            std::swap(order[k - 1], order[random.below(k)]);
        std::stable_sort(order.begin(), order.end(), [](Holes left, Holes right) {
            return std::popcount(left) < std::popcount(right);
        });
        const int count = taken(order, puzzle.board.all());
        if (count > best) {
            best = count;
            orders_.clear();
        }
        if (count == best && orders_.size() < most_orders)
            orders_.push_back(std::move(order));
    }
}

int MoveBound::operator()(Holes position) const noexcept {
    int most = 0;
    for (const auto& order : orders_)
        most = std::max(most, taken(order, position));
    return std::max(most - spared_, 0);
}

namespace {

/// Enters what the search has found.
void settle(FewestMoves& result, [[maybe_unused]] const Puzzle& puzzle, MoveSearch& search) {
    auto jumps = search.solution();
    if (!jumps)
        return;
    result.jumps = *std::move(jumps);
    result.upper = count_moves(result.jumps);
    result.lower = result.upper;
    assert(replay(puzzle, result.jumps).solved);
}

/// "at least 9 moves, at most 12"
std::string bounds_text(const FewestMoves& known) {
    std::string text = "at least " + counted(static_cast<std::uint64_t>(known.lower), "move");
    if (known.upper >= 0)
        text += fmt::format(", at most {}", known.upper);
    return text;
}

} // namespace

FewestMoves solve_fewest(const Puzzle& puzzle, const FewestOptions& options, const Control& control,
                         const std::function<void(const FewestMoves&)>& found) {
    FewestMoves result;
    const MoveBound bound(puzzle);
    const int least = bound(puzzle.start);
    control.report({-1, "at least " + counted(static_cast<std::uint64_t>(least), "move")});
    const DirectSolution any = solve_direct(puzzle, {options.most_positions}, control);
    result.positions = any.positions;
    if (any.verdict == Verdict::none) {
        result.unsolvable = true;
        return result;
    }
    if (any.verdict == Verdict::solved) {
        result.jumps = any.jumps;
        result.upper = count_moves(any.jumps);
    }
    result.lower = least;
    if (result.proven())
        return result;
    if (result.upper >= 0 && found)
        found(result);
    const Canonical canonical(puzzle.board, puzzle.goal.in);
    const Control told(control.stop_token(), [&](const Progress& progress) {
        control.report({progress.fraction, progress.text.empty()
                                               ? bounds_text(result)
                                               : bounds_text(result) + "; " + progress.text});
    });
    told.report({});

    std::uint64_t visited = 0;
    const auto table = options.table ? Table::build(puzzle, options.most_positions, told, &visited,
                                                    options.threads)
                                     : Result<Table>(failure("not requested"));
    result.positions += visited;
    if (table) {
        const auto through_wins = [&](Holes position) {
            return table->wins_canonical(position) ? 0 : hopeless;
        };
        MoveSearch search(puzzle, canonical, through_wins, options.most_positions, control);
        // The search is by moves, so the bound rises with it.
        const auto raise = [&](int moves) {
            result.lower = std::max(result.lower, moves + 1);
            told.report({});
        };
        if (table->winning() == 0)
            result.unsolvable = true;
        else if (search.run(puzzle.jumps(), raise) == MoveSearch::End::found)
            settle(result, puzzle, search);
        return result;
    }

    const std::uint64_t before = result.positions;
    MoveSearch search(puzzle, canonical, bound, options.most_positions, control);
    for (; !result.proven() && !control.stop_requested(); ++result.lower) {
        told.report({});
        const auto end = search.run(result.lower);
        result.positions = before + search.positions();
        if (end == MoveSearch::End::gave_up)
            break;
        if (end == MoveSearch::End::found) {
            settle(result, puzzle, search);
            break;
        }
        if (search.complete()) {
            result.unsolvable = true;
            break;
        }
    }
    return result;
}

} // namespace loggia::peg
