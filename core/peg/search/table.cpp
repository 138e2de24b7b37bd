#include "core/peg/search/table.hpp"

#include "core/base/number_text.hpp"
#include "core/base/parallel.hpp"
#include "core/base/poll.hpp"
#include "core/peg/search/bulk_set.hpp"
#include "core/peg/search/expand.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <bit>
#include <numeric>
#include <utility>

namespace loggia::peg {

namespace {

/// Calls `visit(position, worker)` for positions from `first` on, at most `most`, each worker's in
/// order on a thread of its own. The positions are cut into one piece for each worker, so that what
/// a worker does depends on nothing else. False when stopped.
template <class MakeVisitor>
bool visit_in_pieces(const std::vector<Holes>& positions, std::size_t first, std::size_t most,
                     int threads, std::size_t work, const Control& control,
                     const MakeVisitor& make_visitor) {
    const std::size_t count = std::min(most, positions.size() - first);
    const auto pieces = static_cast<std::size_t>(threads);
    std::atomic<bool> whole = true;
    in_parallel(pieces, threads, [&](std::size_t piece) {
        auto visit = make_visitor(piece);
        Poll poll(control, work);
        for (std::size_t i = count * piece / pieces; i < count * (piece + 1) / pieces; ++i) {
            if (poll.stop()) {
                whole = false;
                return false;
            }
            visit(positions[first + i]);
        }
        return true;
    });
    return whole;
}

/// Positions that are visited before what they lead to is settled: about BulkSet::chunk neighbours.
constexpr std::size_t positions_a_round = 250'000;

/// Every position reachable, by level; nothing when stopped or too many. `visited` is how many were
/// found, in both cases.
Result<std::vector<std::vector<Holes>>> reachable_levels(const Puzzle& puzzle,
                                                         const Canonical& canonical,
                                                         std::size_t most, const Control& control,
                                                         std::uint64_t& visited, int threads) {
    std::vector<Expander> forward(static_cast<std::size_t>(threads),
                                  Expander(puzzle.board, canonical));
    std::vector<std::vector<Holes>> levels{{canonical(puzzle.start)}};
    std::size_t total = 1;
    const auto too_many = failure(fmt::format("there are more than {}", counted(most, "position")));
    for (int jump = 1; jump <= puzzle.jumps(); ++jump) {
        const auto& last = levels.back();
        BulkSet set(last.size(), threads);
        std::vector<Holes> next;
        control.report({-1, fmt::format("jump {} of {}: {}", jump, puzzle.jumps(),
                                        counted(total, "position"))});
        for (std::size_t first = 0; first < last.size(); first += positions_a_round) {
            const auto make_visitor = [&](std::size_t worker) {
                return [&, worker](Holes position) {
                    forward[worker].each(position, [&](Holes after) { set.add(after, worker); });
                };
            };
            if (!visit_in_pieces(last, first, positions_a_round, threads, forward[0].work(),
                                 control, make_visitor) ||
                !set.settle(next, control))
                return failure("stopped");
            visited = total + next.size();
            if (visited > most)
                return too_many;
        }
        total += next.size();
        levels.push_back(std::move(next));
    }
    return levels;
}

/// Of the positions, those that meet the goal, in order; false when stopped, as below.
bool keep_goals(const Goal& goal, const std::vector<Holes>& positions, std::vector<Holes>& winning,
                const Control& control) {
    Poll poll(control);
    for (const Holes position : positions) {
        if (poll.stop())
            return false;
        if (goal.met_by(position))
            winning.push_back(position);
    }
    return sort_positions(winning, control);
}

/// Of the positions, those from which a jump leads to one of `after`, in order. `back` has an
/// expander for each thread.
bool keep_parents(std::vector<Expander>& back, const std::vector<Holes>& after,
                  const std::vector<Holes>& positions, std::vector<Holes>& winning,
                  const Control& control) {
    if (after.empty())
        return true;
    const auto threads = static_cast<int>(back.size());
    constexpr std::size_t one_position = 5; // nanoseconds
    BulkSet among(positions.size(), threads);
    for (std::size_t first = 0; first < positions.size(); first += BulkSet::chunk) {
        const auto make_visitor = [&](std::size_t worker) {
            return [&among, worker](Holes position) { among.add(position, worker); };
        };
        if (!visit_in_pieces(positions, first, BulkSet::chunk, threads, one_position, control,
                             make_visitor) ||
            !among.settle(control))
            return false;
    }
    BulkSet found(after.size(), threads);
    for (std::size_t first = 0; first < after.size(); first += positions_a_round) {
        const auto make_visitor = [&](std::size_t worker) {
            return [&, worker](Holes position) {
                back[worker].each(position, [&](Holes before) {
                    if (among.contains(before))
                        found.add(before, worker);
                });
            };
        };
        if (!visit_in_pieces(after, first, positions_a_round, threads, back[0].work(), control,
                             make_visitor) ||
            !found.settle(winning, control))
            return false;
    }
    return sort_positions(winning, control);
}

} // namespace

Table::Table(Puzzle puzzle, std::vector<Level> levels)
    : puzzle_(std::move(puzzle)), levels_(std::move(levels)),
      canonical_(std::make_shared<const Canonical>(puzzle_.board, puzzle_.goal.in)) {}

Result<Table> Table::build(const Puzzle& puzzle, std::size_t most, const Control& control,
                           std::uint64_t* visited, int threads) {
    if (puzzle.jumps() < 0)
        return failure("there are fewer pegs at the start than the goal requires");
    const Canonical canonical(puzzle.board, puzzle.goal.in);
    std::uint64_t found = 1;
    auto reachable =
        reachable_levels(puzzle, canonical, most, control, found, std::max(threads, 1));
    if (visited != nullptr)
        *visited = found;
    if (!reachable)
        return tl::unexpected(std::move(reachable.error()));

    std::vector<Level> levels(reachable->size());
    std::vector<Expander> back(static_cast<std::size_t>(std::max(threads, 1)),
                               Expander(puzzle.board, canonical, true));
    for (std::size_t level = levels.size(); level-- > 0;) {
        std::vector<Holes>& positions = (*reachable)[level];
        Level& result = levels[level];
        result.reachable = positions.size();
        control.report({-1, fmt::format("back to jump {}", level)});
        const bool fine =
            level + 1 == levels.size()
                ? keep_goals(puzzle.goal, positions, result.winning, control)
                : keep_parents(back, levels[level + 1].winning, positions, result.winning, control);
        if (!fine)
            return failure("stopped");
        positions = {};
    }
    return Table(puzzle, std::move(levels));
}

std::uint64_t Table::reachable() const noexcept {
    return std::accumulate(
        levels_.begin(), levels_.end(), std::uint64_t{0},
        [](std::uint64_t sum, const Level& level) { return sum + level.reachable; });
}

std::uint64_t Table::winning() const noexcept {
    return std::accumulate(
        levels_.begin(), levels_.end(), std::uint64_t{0},
        [](std::uint64_t sum, const Level& level) { return sum + level.winning.size(); });
}

bool Table::wins(Holes position) const {
    return wins_canonical((*canonical_)(position));
}

bool Table::wins_canonical(Holes position) const {
    const int made = std::popcount(puzzle_.start) - std::popcount(position);
    if (made < 0 || made >= static_cast<int>(levels_.size()))
        return false;
    const auto& winning = levels_[static_cast<std::size_t>(made)].winning;
    return std::binary_search(winning.begin(), winning.end(), position);
}

std::vector<Jump> Table::winning_jumps(Holes position) const {
    std::vector<Jump> result = moves(puzzle_.board, position);
    result.erase(std::remove_if(result.begin(), result.end(),
                                [&](const Jump& jump) { return !wins(apply(position, jump)); }),
                 result.end());
    return result;
}

bool operator==(const Table& left, const Table& right) {
    const auto same = [](const Table::Level& a, const Table::Level& b) {
        return a.reachable == b.reachable && a.winning == b.winning;
    };
    return left.puzzle_ == right.puzzle_ &&
           std::equal(left.levels_.begin(), left.levels_.end(), right.levels_.begin(),
                      right.levels_.end(), same);
}

} // namespace loggia::peg
