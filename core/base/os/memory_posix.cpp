#include "core/base/os/memory.hpp"

#include <sys/mman.h>

namespace loggia::os {

void prefer_huge_pages([[maybe_unused]] void* memory, [[maybe_unused]] std::size_t bytes,
                       [[maybe_unused]] bool huge) noexcept {
#ifdef MADV_HUGEPAGE
    ::madvise(memory, bytes, huge ? MADV_HUGEPAGE : MADV_NOHUGEPAGE);
#endif
}

} // namespace loggia::os
