#pragma once

#include <cstdint>
#include <string>

namespace loggia {

/// A number as people read it, with its thousands separated: "12,345".
[[nodiscard]] std::string number_text(std::uint64_t number);

} // namespace loggia
