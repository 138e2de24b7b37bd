#include "ui/connect4/players/engine_slot.hpp"

#include <utility>
#include <vector>

namespace loggia::ui {

namespace {

/// The slots that may have an engine, the one that was used last at the end.
struct UsedSlots {
    std::mutex mutex;
    std::vector<EngineSlot*> slots; // guarded by mutex
};

UsedSlots& usedSlots() {
    static UsedSlots used;
    return used;
}

} // namespace

EngineSlot::~EngineSlot() {
    UsedSlots& used = usedSlots();
    const std::scoped_lock lock(used.mutex);
    std::erase(used.slots, this);
}

bool EngineSlot::isKept() {
    const std::unique_lock lock(mutex_, std::try_to_lock);
    return lock.owns_lock() && !std::holds_alternative<std::monostate>(made_);
}

void EngineSlot::claim() {
    UsedSlots& used = usedSlots();
    const std::scoped_lock lock(used.mutex);
    std::erase(used.slots, this);
    std::vector<EngineSlot*> rest;
    const std::size_t others = used.slots.size();
    for (std::size_t i = 0; i < others; ++i) {
        EngineSlot* slot = used.slots[i];
        // One that is searching stays, and is looked at again the next time.
        const bool is_old = i + most_kept <= others;
        const auto own = is_old ? std::unique_lock(slot->mutex_, std::try_to_lock)
                                : std::unique_lock<std::mutex>();
        if (own.owns_lock())
            slot->made_.emplace<std::monostate>();
        else
            rest.push_back(slot);
    }
    rest.push_back(this);
    used.slots = std::move(rest);
}

} // namespace loggia::ui
