#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace loggia {

/// Tells texts apart: 128 bits of two FNV-1a hashes (Fowler, Noll, Vo) with different starts. Not
/// against somebody who looks for collisions.
class Digest {
public:
    /// The bytes and where they end: "ab", "c" differs from "a", "bc".
    void add(std::string_view bytes) noexcept;
    [[nodiscard]] std::string text() const; ///< 32 hexadecimal digits.

private:
    void mix(unsigned char byte) noexcept;

    std::uint64_t first_ = 0xCBF29CE484222325U;
    std::uint64_t second_ = 0x9E3779B97F4A7C15U;
};

} // namespace loggia
