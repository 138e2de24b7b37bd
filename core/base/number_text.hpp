#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace loggia {

/// A number with its thousands separated: "12,345".
[[nodiscard]] std::string number_text(std::uint64_t number);

/// `one` for 1, and otherwise `many`, or `one` with an "s" where `many` is empty: "node", "nodes".
[[nodiscard]] std::string plural(std::uint64_t number, std::string_view one,
                                 std::string_view many = {});

/// A number with what it counts: "1 move", "12,345 moves". The plural is that of `one` with an "s"
/// where `many` is empty.
[[nodiscard]] std::string counted(std::uint64_t number, std::string_view one,
                                  std::string_view many = {});

} // namespace loggia
