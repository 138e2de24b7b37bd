#pragma once

#include <cstddef>

namespace loggia::os {

/// Whether memory aligned to 2 MB should use huge pages of 2 MB, if the system has them. Only a
/// hint.
void prefer_huge_pages(void* memory, std::size_t bytes, bool huge) noexcept;

} // namespace loggia::os
