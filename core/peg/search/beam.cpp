#include "core/peg/search/beam.hpp"

#include "core/base/poll.hpp"
#include "core/base/random.hpp"

#include <algorithm>
#include <bit>

namespace loggia::peg {

namespace {

constexpr std::int64_t jump_worth = 16; // against hash values of 0 to 15
constexpr std::int64_t row_worth = 4 * jump_worth;
/// Boards of more jumps lie in no plane; there jumps are always possible, and counting is slow.
constexpr std::size_t most_steps_counted = 1000;

} // namespace

Beam::Beam(const Puzzle& puzzle, const Canonical& canonical, const Endings* endings)
    : puzzle_(puzzle), canonical_(canonical), expander_(puzzle.board, canonical),
      endings_(endings) {
    const auto holes = static_cast<std::size_t>(puzzle.board.holes());
    std::vector<std::int64_t> ways(8 * ((holes + 7) / 8), 0);
    for (const Jump& jump : puzzle.board.jumps())
        for (const int hole : {jump.from, jump.over})
            ++ways[static_cast<std::size_t>(hole - 1)];
    const std::int64_t most = *std::max_element(ways.begin(), ways.end());
    costs_.assign(ways.size() / 8, std::vector<std::int64_t>(256, 0));
    for (std::size_t byte = 0; byte < costs_.size(); ++byte)
        for (std::size_t value = 1; value < 256; ++value) {
            const auto hole = 8 * byte + static_cast<std::size_t>(std::countr_zero(value));
            costs_[byte][value] =
                costs_[byte][value & (value - 1)] + row_worth * (most - ways[hole]);
        }
}

std::int64_t Beam::cost_of(Holes position) const noexcept {
    std::int64_t cost = 0;
    for (std::size_t byte = 0; byte < costs_.size(); ++byte)
        cost += costs_[byte][(position >> (8 * byte)) & 0xFFU];
    if (puzzle_.board.steps().size() > most_steps_counted)
        return cost;
    for (const Step& step : puzzle_.board.steps())
        cost -= step.possible(position) ? jump_worth : 0;
    return cost;
}

std::vector<Beam::Node> Beam::next_level(const std::vector<Node>& level, std::size_t width,
                                         std::uint64_t salt, const Control& control) {
    std::vector<Candidate> candidates;
    seen_.clear();
    constexpr std::size_t one_neighbour = 100; // nanoseconds, with its cost
    Poll poll(control, expander_.work() + one_neighbour * puzzle_.board.steps().size());
    for (std::size_t i = 0; i < level.size(); ++i) {
        if (poll.stop())
            return {};
        expander_.each(level[i].position, [&](Holes next) {
            if (!seen_.insert(next))
                return;
            const auto noise = static_cast<std::int64_t>(Random(next ^ salt).next() & 15U);
            candidates.push_back({cost_of(next) + noise, {next, static_cast<std::uint32_t>(i)}});
        });
    }
    positions_ += candidates.size();
    if (candidates.size() > width) {
        complete_ = false;
        // Ordered by position too, so that the result depends on nothing else.
        std::nth_element(candidates.begin(),
                         candidates.begin() + static_cast<std::ptrdiff_t>(width), candidates.end(),
                         [](const Candidate& left, const Candidate& right) {
                             return left.cost != right.cost
                                        ? left.cost < right.cost
                                        : left.node.position < right.node.position;
                         });
        candidates.resize(width);
    }
    std::vector<Node> result;
    result.reserve(candidates.size());
    for (const Candidate& candidate : candidates)
        result.push_back(candidate.node);
    return result;
}

std::optional<std::vector<Holes>>
Beam::arrived(const std::vector<std::vector<Node>>& levels) const {
    const auto to_go = static_cast<std::size_t>(puzzle_.jumps()) - (levels.size() - 1);
    for (std::size_t i = 0; i < levels.back().size(); ++i) {
        const Holes position = levels.back()[i].position;
        const bool near = endings_ != nullptr && to_go < endings_->levels();
        if (near ? !endings_->has(position, to_go) : to_go != 0 || !puzzle_.goal.met_by(position))
            continue;
        std::vector<Holes> chain;
        std::size_t index = i;
        for (std::size_t level = levels.size() - 1; level > 0; --level) {
            chain.push_back(levels[level][index].position);
            index = levels[level][index].parent;
        }
        std::reverse(chain.begin(), chain.end());
        if (near)
            for (const Holes next : endings_->way(position, to_go))
                chain.push_back(next);
        return chain;
    }
    return std::nullopt;
}

std::optional<std::vector<Holes>> Beam::search(std::size_t width, std::uint64_t salt,
                                               const Control& control) {
    complete_ = true;
    std::vector<std::vector<Node>> levels{{{canonical_(puzzle_.start), 0}}};
    while (!levels.back().empty()) {
        if (auto chain = arrived(levels))
            return chain;
        if (static_cast<int>(levels.size()) > puzzle_.jumps())
            break;
        levels.push_back(next_level(levels.back(), width, salt, control));
    }
    if (control.stop_requested())
        complete_ = false;
    return std::nullopt;
}

} // namespace loggia::peg
