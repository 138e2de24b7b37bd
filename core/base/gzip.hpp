#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace loggia {

/// Whether the bytes begin as a gzip file does (RFC 1952); no text does.
[[nodiscard]] bool is_gzip(std::string_view bytes) noexcept;

/// What a gzip file of any number of members unpacks to. Fails where it is damaged, cut off or
/// followed by other bytes, where it would unpack to more than `limit` bytes, so that a small file
/// cannot fill the memory, and when stopped.
[[nodiscard]] Result<std::string> gunzip(std::string_view bytes,
                                         std::size_t limit = std::size_t{1} << 30U,
                                         const Control& control = {});

} // namespace loggia
