#include "core/peg/search/table.hpp"

#include "core/base/number_text.hpp"
#include "core/base/poll.hpp"
#include "core/peg/search/bulk_set.hpp"
#include "core/peg/search/expand.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <numeric>
#include <utility>

namespace loggia::peg {

namespace {

/// Every position reachable, by level; nothing when stopped or too many. `visited` is how many were
/// found, in both cases.
Result<std::vector<std::vector<Holes>>> reachable_levels(const Puzzle& puzzle,
                                                         const Canonical& canonical,
                                                         std::size_t most, const Control& control,
                                                         std::uint64_t& visited) {
    Expander forward(puzzle.board, canonical);
    std::vector<std::vector<Holes>> levels{{canonical(puzzle.start)}};
    std::size_t total = 1;
    Poll poll(control, forward.work());
    const auto too_many = failure(fmt::format("there are more than {} positions", most));
    for (int jump = 1; jump <= puzzle.jumps(); ++jump) {
        const auto& last = levels.back();
        BulkSet set(last.size());
        std::vector<Holes> next;
        control.report({-1, fmt::format("jump {} of {}: {}", jump, puzzle.jumps(),
                                        counted(total, "position"))});
        for (const Holes position : last) {
            if (poll.stop())
                return failure("stopped");
            forward.each(position, [&](Holes after) { set.add(after); });
            if (!set.full())
                continue;
            if (!set.settle(next, control))
                return failure("stopped");
            visited = total + next.size();
            if (visited > most)
                return too_many;
        }
        if (!set.settle(next, control))
            return failure("stopped");
        visited = total + next.size();
        if (visited > most)
            return too_many;
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

/// Of the positions, those from which a jump leads to one of `after`, in order.
bool keep_parents(Expander& back, const std::vector<Holes>& after,
                  const std::vector<Holes>& positions, std::vector<Holes>& winning,
                  const Control& control) {
    if (after.empty())
        return true;
    constexpr std::size_t one_insertion = 50; // nanoseconds, far from the cache
    Poll filling(control, one_insertion);
    HoleSet among(positions.size());
    for (const Holes position : positions) {
        if (filling.stop())
            return false;
        among.insert(position);
    }
    BulkSet found(after.size());
    Poll poll(control, back.work());
    for (const Holes position : after) {
        if (poll.stop())
            return false;
        back.each(position, [&](Holes before) {
            if (among.contains(before))
                found.add(before);
        });
        if (found.full() && !found.settle(winning, control))
            return false;
    }
    return found.settle(winning, control) && sort_positions(winning, control);
}

} // namespace

Table::Table(Puzzle puzzle, std::vector<Level> levels)
    : puzzle_(std::move(puzzle)), levels_(std::move(levels)),
      canonical_(std::make_shared<const Canonical>(puzzle_.board, puzzle_.goal.in)) {}

Result<Table> Table::build(const Puzzle& puzzle, std::size_t most, const Control& control,
                           std::uint64_t* visited) {
    if (puzzle.jumps() < 0)
        return failure("there are fewer pegs at the start than the goal requires");
    const Canonical canonical(puzzle.board, puzzle.goal.in);
    std::uint64_t found = 1;
    auto reachable = reachable_levels(puzzle, canonical, most, control, found);
    if (visited != nullptr)
        *visited = found;
    if (!reachable)
        return tl::unexpected(std::move(reachable.error()));

    std::vector<Level> levels(reachable->size());
    Expander back(puzzle.board, canonical, true);
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
