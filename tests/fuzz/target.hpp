#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

/// What every file in this folder defines, by libFuzzer's name. It is called with one input, and
/// may do anything but crash, run into a sanitizer or break a REQUIRE.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace loggia::fuzz {

[[nodiscard]] inline std::string_view text_of(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size};
}

/// Ends the program, in release builds too, where a property that has to hold does not.
inline void require(bool holds, const char* what) {
    if (holds)
        return;
    std::fprintf(stderr, "broken property: %s\n", what);
    std::abort();
}

} // namespace loggia::fuzz
