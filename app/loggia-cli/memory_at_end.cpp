// A program that was told to end has its memory taken back as a whole. To give it back piece by
// piece, of which there may be millions, would take longer than a person expects to wait. Work that
// goes on for a while all the same needs its memory back meanwhile.
#include "app/commands/command.hpp"

#include <atomic>
#include <cstdlib>
#include <new>

namespace {

std::atomic<std::size_t> allocated_since_told = 0; // bytes

bool ends_soon() noexcept {
    constexpr std::size_t most = std::size_t{64} << 20U;
    return loggia::commands::is_told_to_end() &&
           allocated_since_told.load(std::memory_order_relaxed) < most;
}

} // namespace

void* operator new(std::size_t size) {
    if (loggia::commands::is_told_to_end())
        allocated_since_told.fetch_add(size, std::memory_order_relaxed);
    for (;;) {
        if (void* const memory = std::malloc(size > 0 ? size : 1))
            return memory;
        const std::new_handler handler = std::get_new_handler();
        if (handler == nullptr)
            throw std::bad_alloc();
        handler();
    }
}

void operator delete(void* memory) noexcept {
    if (!ends_soon())
        std::free(memory);
}

void operator delete(void* memory, std::size_t) noexcept {
    operator delete(memory);
}
