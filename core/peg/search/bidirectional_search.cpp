#include "core/peg/search/bidirectional_search.hpp"

#include "core/base/poll.hpp"
#include "core/peg/search/bulk_set.hpp"
#include "core/peg/search/expand.hpp"

#include <algorithm>
#include <limits>
#include <optional>

namespace loggia::peg {

namespace {

/// A pagoda function and what the pegs must weigh at least to reach a final position, and at most
/// to be reached from the start.
struct WeightBound {
    const Pagoda* weights;
    std::int64_t least;
    std::int64_t most;
};

/// One of the two sides: levels of positions, the last one as a set too.
class Side {
public:
    Side(const Board& board, const Canonical& canonical, bool forward)
        : canonical_(canonical), expander_(board, canonical, !forward), steps_(board.steps()) {
        if (!forward)
            for (Step& step : steps_)
                step = step.reversed();
    }

    /// False when stopped, as below.
    [[nodiscard]] bool begin(const std::vector<Holes>& positions, const Control& control) {
        BulkSet set(positions.size());
        std::vector<Holes> first;
        for (const Holes position : positions)
            if (const Holes least = canonical_(position); least != 0)
                set.add(least);
        if (!set.settle(first, control))
            return false;
        levels_.push_back(std::move(first));
        last_ = std::move(set);
        return true;
    }

    [[nodiscard]] const std::vector<Holes>& last() const { return levels_.back(); }
    [[nodiscard]] bool has_last(Holes position) const { return last_.contains(position); }
    [[nodiscard]] std::size_t depth() const { return levels_.size() - 1; }

    /// One level more; false when stopped or with more than `most` positions.
    template <class Keep>
    [[nodiscard]] bool expand(std::size_t most, Keep keep, const Control& control) {
        BulkSet set(last().size());
        std::vector<Holes> next;
        Poll poll(control, expander_.work());
        for (const Holes position : last()) {
            if (poll.stop())
                return false;
            expander_.each(position, [&](Holes other) {
                if (keep(other))
                    set.add(other);
            });
            if (set.full() && (!set.settle(next, control) || next.size() > most))
                return false;
        }
        // The one before the last is looked through at the end only, so order is enough for it.
        if (!set.settle(next, control) || next.size() > most ||
            !sort_positions(levels_.back(), control))
            return false;
        levels_.push_back(std::move(next));
        last_ = std::move(set);
        return true;
    }

    /// The positions from the one given, of the last level, to one of the first, without either's
    /// own: each next one is a neighbour in the level before.
    [[nodiscard]] std::vector<Holes> back_from(Holes position) const {
        std::vector<Holes> way;
        for (std::size_t level = depth(); level-- > 0;) {
            for (const Step& step : steps_) {
                if (!step.reversed().possible(position))
                    continue;
                const Holes before = canonical_(position ^ step.flip);
                if (std::binary_search(levels_[level].begin(), levels_[level].end(), before)) {
                    position = before;
                    break;
                }
            }
            way.push_back(position);
        }
        return way;
    }

private:
    const Canonical& canonical_;
    Expander expander_;
    std::vector<Step> steps_;
    std::vector<std::vector<Holes>> levels_;
    BulkSet last_{0};
};

std::vector<WeightBound> bounds_of(const Puzzle& puzzle, const std::vector<Holes>& finals,
                                   std::span<const Pagoda> pagodas) {
    std::vector<WeightBound> bounds;
    for (const Pagoda& weights : pagodas) {
        auto least = std::numeric_limits<std::int64_t>::max();
        for (const Holes final : finals)
            least = std::min(least, weight(weights, final));
        bounds.push_back({&weights, least, weight(weights, puzzle.start)});
    }
    return bounds;
}

/// A position of the last levels of both, into `found`; false when stopped.
bool common(const Side& left, const Side& right, std::optional<Holes>& found,
            const Control& control) {
    constexpr std::size_t one_look = 50; // nanoseconds, far from the cache
    const bool swap = left.last().size() > right.last().size();
    const Side& few = swap ? right : left;
    const Side& many = swap ? left : right;
    Poll poll(control, one_look);
    for (const Holes position : few.last()) {
        if (poll.stop())
            return false;
        if (many.has_last(position)) {
            found = position;
            break;
        }
    }
    return true;
}

/// The same where the goal is only known when it is seen.
bool goal_among(const Goal& goal, const std::vector<Holes>& positions, std::optional<Holes>& found,
                const Control& control) {
    Poll poll(control);
    for (const Holes position : positions) {
        if (poll.stop())
            return false;
        if (goal.met_by(position)) {
            found = position;
            break;
        }
    }
    return true;
}

} // namespace

Meeting meet(const Puzzle& puzzle, const Canonical& canonical, const std::vector<Holes>* finals,
             std::span<const Pagoda> pagodas, const DirectOptions& options,
             const Control& control) {
    Side forward(puzzle.board, canonical, true);
    Side backward(puzzle.board, canonical, false);
    Meeting result;
    if (!forward.begin({puzzle.start}, control) ||
        (finals != nullptr && !backward.begin(*finals, control)))
        return result;
    std::vector<WeightBound> bounds;
    if (finals != nullptr)
        bounds = bounds_of(puzzle, *finals, pagodas);
    const auto reaches = [&](Holes position) {
        return std::all_of(bounds.begin(), bounds.end(), [&](const WeightBound& bound) {
            return weight(*bound.weights, position) >= bound.least;
        });
    };
    const auto reached = [&](Holes position) {
        return std::all_of(bounds.begin(), bounds.end(), [&](const WeightBound& bound) {
            return weight(*bound.weights, position) <= bound.most;
        });
    };

    const auto jumps = static_cast<std::size_t>(puzzle.jumps());
    std::size_t kept = 1;
    while (forward.depth() + (finals == nullptr ? 0 : backward.depth()) < jumps) {
        const bool ahead = finals == nullptr || forward.last().size() <= backward.last().size();
        Side& side = ahead ? forward : backward;
        const std::size_t room = options.most_positions - std::min(kept, options.most_positions);
        const bool fine =
            ahead ? side.expand(room, reaches, control) : side.expand(room, reached, control);
        if (!fine)
            return result;
        kept += side.last().size();
        result.positions += side.last().size();
        control.report({-1, ""});
        if (side.last().empty()) {
            result.verdict = Verdict::none;
            return result;
        }
    }

    std::optional<Holes> middle;
    const bool looked = finals != nullptr
                            ? common(forward, backward, middle, control)
                            : goal_among(puzzle.goal, forward.last(), middle, control);
    if (!looked)
        return result;
    if (!middle) {
        result.verdict = Verdict::none;
        return result;
    }
    result.verdict = Verdict::solved;
    result.chain = forward.back_from(*middle);
    std::reverse(result.chain.begin(), result.chain.end());
    if (!result.chain.empty())
        result.chain.erase(result.chain.begin()); // the start itself
    if (forward.depth() > 0)
        result.chain.push_back(*middle);
    if (finals != nullptr)
        for (const Holes next : backward.back_from(*middle))
            result.chain.push_back(next);
    return result;
}

} // namespace loggia::peg
