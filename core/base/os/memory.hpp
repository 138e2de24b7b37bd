#pragma once

#include <cstddef>

namespace loggia::os {

/// Whether memory that is aligned to 2 MB shall lie in huge pages, of 2 MB, where the system has
/// them. Only a hint.
void prefer_huge_pages(void* memory, std::size_t bytes, bool huge) noexcept;

} // namespace loggia::os
