#include "core/pathfinding/searches/trace.hpp"

#include <algorithm>

namespace loggia::pathfinding {

namespace {

constexpr std::size_t least_spacing = 16'384;
constexpr std::uint32_t mark_bits = 7;
constexpr std::uint32_t backward_bit = 8;

} // namespace

Replay::Replay(const Trace& trace, std::size_t states)
    : trace_(&trace), spacing_(std::max(least_spacing, states)) {
    now_.marks.assign(states, 0);
    now_.parents.assign(states, no_state);
    kept_.push_back(std::make_unique<const Moment>(now_));
}

void Replay::seek(std::size_t moment) {
    moment = std::min(moment, size());
    const std::size_t nearest = std::min(moment / spacing_, kept_.size() - 1);
    if (moment < now_.moment || kept_[nearest]->moment > now_.moment)
        now_ = *kept_[nearest];
    while (now_.moment < moment) {
        play(trace_->events[now_.moment]);
        ++now_.moment;
        if (now_.moment == kept_.size() * spacing_)
            kept_.push_back(std::make_unique<const Moment>(now_));
    }
}

void Replay::play(const Event& event) {
    const auto come_from = [&] {
        if (event.from() != no_state)
            now_.parents[event.state()] = event.from();
    };
    const auto set = [&](Mark mark) {
        now_.marks[event.state()] = static_cast<std::uint32_t>(now_.iterations) << 4U |
                                    (event.backward() ? backward_bit : 0U) |
                                    static_cast<std::uint32_t>(mark);
    };
    switch (event.kind()) {
    case EventKind::generate:
        ++now_.generated;
        set(Mark::frontier);
        now_.parents[event.state()] = event.from();
        return;
    case EventKind::expand:
        ++now_.expanded;
        now_.current = event.state();
        set(Mark::expanded);
        come_from();
        return;
    case EventKind::cut:
        set(Mark::cut);
        return;
    case EventKind::leave:
        set(Mark::left);
        return;
    case EventKind::iteration:
        ++now_.iterations; // and with it every mark is of an iteration that is over
        return;
    case EventKind::look:
        if (mark(event.state()) == Mark::unseen)
            set(Mark::looked_over);
        return;
    case EventKind::goal:
        come_from();
        return;
    case EventKind::meet:
        return;
    }
}

Mark Replay::mark(State state) const noexcept {
    const std::uint32_t mark = now_.marks[state];
    return mark >> 4U == (static_cast<std::uint32_t>(now_.iterations) & (~0U >> 4U))
               ? static_cast<Mark>(mark & mark_bits)
               : Mark::unseen;
}

std::vector<std::uint8_t> Replay::marks() const {
    static_assert(backward_bit == backward_mark);
    const std::uint32_t iteration = static_cast<std::uint32_t>(now_.iterations) & (~0U >> 4U);
    std::vector<std::uint8_t> marks(now_.marks.size());
    for (std::size_t i = 0; i < marks.size(); ++i) {
        const std::uint32_t mark = now_.marks[i];
        const std::uint32_t kept = mark & (mark_bits | backward_bit);
        marks[i] = static_cast<std::uint8_t>(mark >> 4U == iteration ? kept : 0U);
    }
    return marks;
}

bool Replay::backward(State state) const noexcept {
    return (now_.marks[state] & backward_bit) != 0;
}

std::vector<State> Replay::way_to(State state) const {
    std::vector<State> way;
    for (State at = state; at != no_state && way.size() <= now_.parents.size(); at = parent(at))
        way.push_back(at);
    std::reverse(way.begin(), way.end());
    return way;
}

} // namespace loggia::pathfinding
