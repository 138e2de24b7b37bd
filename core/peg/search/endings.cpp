#include "core/peg/search/endings.hpp"

#include "core/base/poll.hpp"
#include "core/peg/search/expand.hpp"

#include <cassert>

namespace loggia::peg {

Endings::Endings(const Board& board, const Canonical& canonical, std::span<const Holes> finals,
                 std::size_t most, std::size_t levels, const Control& control)
    : board_(board), canonical_(canonical) {
    Expander back(board, canonical, true);
    std::vector<Holes> last;
    HoleSet set;
    for (const Holes final : finals)
        if (const Holes least = canonical(final); least != 0 && set.insert(least))
            last.push_back(least);
    std::size_t total = last.size();
    Poll poll(control, back.work());
    while (levels_.size() < levels && total <= most && !last.empty()) {
        levels_.push_back(std::move(set));
        set = HoleSet(2 * last.size());
        std::vector<Holes> next;
        for (const Holes position : last) {
            if (poll.stop())
                return;
            if (total > most)
                break;
            back.each(position, [&](Holes before) {
                if (set.insert(before)) {
                    next.push_back(before);
                    ++total;
                }
            });
        }
        last = std::move(next);
    }
}

std::vector<Holes> Endings::way(Holes position, std::size_t jumps) const {
    std::vector<Holes> chain;
    while (jumps > 0) {
        --jumps;
        for (const Step& step : board_.steps()) {
            if (!step.possible(position))
                continue;
            const Holes next = canonical_(position ^ step.flip);
            if (has(next, jumps)) {
                position = next;
                break;
            }
        }
        assert(has(position, jumps));
        chain.push_back(position);
    }
    return chain;
}

std::vector<Jump> follow(const Board& board, const Canonical& canonical, Holes start,
                         std::span<const Holes> chain) {
    std::vector<Jump> jumps;
    Holes position = start;
    for (const Holes wanted : chain) {
        for (std::size_t i = 0; i < board.steps().size(); ++i) {
            const Step& step = board.steps()[i];
            if (step.possible(position) && canonical(position ^ step.flip) == wanted) {
                jumps.push_back(board.jumps()[i]);
                position ^= step.flip;
                break;
            }
        }
        assert(canonical(position) == wanted);
    }
    return jumps;
}

} // namespace loggia::peg
