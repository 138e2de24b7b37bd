#include "core/base/os/memory.hpp"

namespace loggia::os {

// Windows gives large pages only to those with a privilege.
void prefer_huge_pages(void* /*memory*/, std::size_t /*bytes*/, bool /*huge*/) noexcept {}

} // namespace loggia::os
