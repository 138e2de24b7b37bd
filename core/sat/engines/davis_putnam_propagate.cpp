#include "core/sat/engines/davis_putnam_search.hpp"

namespace loggia::sat {

/// Two watched literals (Moskewicz et al. 2001) with blockers (Sörensson, Eén 2008); binary clauses
/// are never looked up. Where nine tenths of the time goes.
template <class Watcher>
ClauseRef Search<Watcher>::propagate() {
    ClauseRef conflict = no_clause;
    const std::size_t before = head_;
    // Neither moves while this runs, which the compiler cannot know.
    const std::int8_t* const values = values_.data();
    ClauseArena::Words const words = arena_.all();
    while (conflict == no_clause && head_ < trail_.size()) {
        const Lit falsified = ~trail_[head_++];
        auto& watches = watches_[falsified.code()];
        Watch* keep = watches.data();
        const Watch* next = keep;
        const Watch* const end = next + watches.size();
        while (next != end) {
            const Watch watch = *keep++ = *next++;
            const std::int8_t blocker = values[watch.blocker.code()];
            if (blocker > 0)
                continue;
            const ClauseRef ref = watch.ref();
            if (watch.binary()) {
                if (blocker < 0) {
                    conflict = ref;
                    break;
                }
                assign(watch.blocker, ref);
                if constexpr (Watcher::recording)
                    watcher_.propagated(watch.blocker, ref);
                continue;
            }
            Lit* const literals = words.begin(ref);
            const Lit other =
                Lit::from_code(literals[0].code() ^ literals[1].code() ^ falsified.code());
            const std::int8_t value = values[other.code()];
            if (value > 0) {
                keep[-1].blocker = other;
                continue;
            }
            const Lit* const stop = literals + words.size(ref);
            Lit* found = literals + 2;
            std::int8_t found_value = -1;
            while (found != stop && (found_value = values[found->code()]) < 0)
                ++found;
            if (found != stop) {
                if (found_value > 0) {
                    keep[-1].blocker = *found;
                } else {
                    literals[0] = other;
                    literals[1] = *found;
                    *found = falsified;
                    watches_[literals[1].code()].emplace_back(other, ref, false);
                    --keep;
                }
            } else if (value == 0) {
                assign(other, ref);
                if constexpr (Watcher::recording)
                    watcher_.propagated(other, ref);
            } else {
                conflict = ref;
                break;
            }
        }
        if (keep != next) {
            while (next != end)
                *keep++ = *next++;
            watches.erase(watches.begin() + (keep - watches.data()), watches.end());
        }
    }
    statistics_.propagations += head_ - before;
    return conflict;
}

template ClauseRef Search<Unwatched>::propagate();
template ClauseRef Search<Recorder>::propagate();

} // namespace loggia::sat
