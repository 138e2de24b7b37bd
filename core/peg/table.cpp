#include "core/peg/table.hpp"

#include "core/peg/expand.hpp"
#include "core/peg/hole_set.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <numeric>
#include <utility>

namespace loggia::peg {

namespace {

constexpr std::size_t chunk = 500'000;   // positions whose neighbours wait together
constexpr std::size_t poll_every = 4096; // positions; about a millisecond

/// A set far larger than the cache, filled in bulk: what is added waits in one of many parts, by
/// its hash, and each part is then worked off while its table is in the cache.
class BulkSet {
public:
    /// To be filled with about `expected`.
    explicit BulkSet(std::size_t expected) {
        sets_.assign(parts, HoleSet(expected / parts));
        waiting_.resize(parts);
    }

    void add(Holes position) { waiting_[part_of(position)].push_back(position); }

    /// Appends to `list` what is new of what was added since the last time; false when stopped.
    bool settle(std::vector<Holes>& list, const Control& control) {
        for (std::size_t part = 0; part < parts; ++part) {
            if (control.stop_requested())
                return false;
            for (const Holes position : waiting_[part])
                if (sets_[part].insert(position))
                    list.push_back(position);
            waiting_[part].clear();
        }
        return true;
    }

private:
    static constexpr std::size_t parts = 256;

    static std::size_t part_of(Holes position) {
        constexpr Holes odd = 0xD6E8FEB86659FD93U;
        return static_cast<std::size_t>((position * odd) >> 56U);
    }

    std::vector<HoleSet> sets_;
    std::vector<std::vector<Holes>> waiting_;
};

/// Every position reachable, by level; nothing when stopped or too many.
Result<std::vector<std::vector<Holes>>> reachable_levels(const Puzzle& puzzle,
                                                         const Canonical& canonical,
                                                         std::size_t most, const Control& control) {
    Expander forward(puzzle.board, canonical);
    std::vector<std::vector<Holes>> levels{{canonical(puzzle.start)}};
    std::size_t total = 1;
    for (int jump = 1; jump <= puzzle.jumps(); ++jump) {
        const auto& last = levels.back();
        BulkSet set(last.size());
        std::vector<Holes> next;
        for (std::size_t i = 0; i < last.size(); ++i) {
            if (i % poll_every == 0) {
                if (control.stop_requested())
                    return failure("stopped");
                if (total + next.size() > most)
                    return failure(fmt::format("there are over {} positions", most));
                control.report({-1, fmt::format("{} positions", total + next.size())});
            }
            forward.each(last[i], [&](Holes after) { set.add(after); });
            if ((i + 1) % chunk == 0 && !set.settle(next, control))
                return failure("stopped");
        }
        if (!set.settle(next, control))
            return failure("stopped");
        total += next.size();
        levels.push_back(std::move(next));
    }
    return levels;
}

} // namespace

Table::Table(Puzzle puzzle, std::vector<Level> levels)
    : puzzle_(std::move(puzzle)), levels_(std::move(levels)),
      canonical_(std::make_shared<const Canonical>(puzzle_.board, puzzle_.goal.in)) {}

Result<Table> Table::build(const Puzzle& puzzle, std::size_t most, const Control& control) {
    if (puzzle.jumps() < 0)
        return failure("there are fewer pegs at the start than are to be left");
    const Canonical canonical(puzzle.board, puzzle.goal.in);
    auto reachable = reachable_levels(puzzle, canonical, most, control);
    if (!reachable)
        return tl::unexpected(std::move(reachable.error()));

    std::vector<Level> levels(reachable->size());
    Expander back(puzzle.board, canonical, true);
    for (std::size_t level = levels.size(); level-- > 0;) {
        std::vector<Holes>& positions = (*reachable)[level];
        Level& result = levels[level];
        result.reachable = positions.size();
        if (level + 1 == levels.size()) {
            std::copy_if(positions.begin(), positions.end(), std::back_inserter(result.winning),
                         [&](Holes position) { return puzzle.goal.met_by(position); });
        } else if (!levels[level + 1].winning.empty()) {
            HoleSet among(positions.size());
            for (const Holes position : positions)
                among.insert(position);
            HoleSet found(levels[level + 1].winning.size());
            std::size_t polls = 0;
            for (const Holes after : levels[level + 1].winning) {
                if (polls++ % poll_every == 0 && control.stop_requested())
                    return failure("stopped");
                back.each(after, [&](Holes before) {
                    if (among.contains(before))
                        found.insert(before);
                });
            }
            result.winning = found.positions();
        }
        std::sort(result.winning.begin(), result.winning.end());
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
