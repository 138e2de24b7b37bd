#pragma once

#include "core/sat/engines/clause_arena.hpp"
#include "core/sat/traces/trace.hpp"

#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

namespace loggia::sat {

/// What an engine is compiled with when nobody watches: nothing is left of the calls.
struct Unwatched {
    static constexpr bool recording = false;
};

/// Writes what an engine does into a trace; it knows clauses by their place, the trace by number.
class Recorder {
public:
    static constexpr bool recording = true;

    explicit Recorder(Trace& trace) : trace_(&trace) {}

    [[nodiscard]] Trace& trace() const noexcept { return *trace_; }
    [[nodiscard]] std::uint32_t number(ClauseRef ref) const {
        const auto found = numbers_.find(ref);
        return found == numbers_.end() ? Event::none : found->second;
    }
    void name(ClauseRef ref, std::uint32_t number) { numbers_.insert_or_assign(ref, number); }

    void decided(Lit l) { trace_->opened(EventKind::decide, l.external()); }
    void pure(Lit l, bool opens_level) {
        if (opens_level)
            trace_->opened(EventKind::pure, l.external());
        else
            trace_->happened(EventKind::pure, l.external());
    }
    void propagated(Lit l, ClauseRef reason) {
        trace_->happened(EventKind::propagate, l.external(), number(reason));
    }
    void flipped(Lit l) { trace_->happened(EventKind::flip, l.external()); }
    void conflict(ClauseRef ref) { trace_->happened(EventKind::conflict, 0, number(ref)); }
    void derived(EventKind kind, std::span<const Lit> literals, ClauseRef ref, ClauseRef start,
                 std::span<const Resolution> steps) {
        scratch_.clear();
        for (const Lit l : literals)
            scratch_.push_back(l.external());
        name(ref, trace_->derived(kind, scratch_, number(start), steps));
    }
    void removed(ClauseRef ref) {
        if (const std::uint32_t n = number(ref); n != Event::none)
            trace_->happened(EventKind::remove, 0, n);
        numbers_.erase(ref);
    }
    /// Every clause that is left has moved.
    template <class NewPlace>
    void moved(NewPlace new_place) {
        std::unordered_map<ClauseRef, std::uint32_t> numbers;
        for (const auto& [ref, number] : numbers_)
            numbers.emplace(new_place(ref), number);
        numbers_.swap(numbers);
    }

private:
    Trace* trace_;
    std::unordered_map<ClauseRef, std::uint32_t> numbers_;
    std::vector<int> scratch_;
};

} // namespace loggia::sat
