// A program that was told to end has its memory taken back as a whole. To give it back piece by
// piece, of which there may be millions, would take longer than a person expects to wait.
#include "app/commands/command.hpp"

#include <cstdlib>
#include <new>

void* operator new(std::size_t size) {
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
    if (!loggia::commands::is_told_to_end())
        std::free(memory);
}

void operator delete(void* memory, std::size_t) noexcept {
    operator delete(memory);
}
