#include "core/base/digest.hpp"

#include <fmt/format.h>

namespace loggia {

void Digest::mix(unsigned char byte) noexcept {
    constexpr std::uint64_t prime = 0x100000001B3U;
    first_ = (first_ ^ byte) * prime;
    second_ = (second_ ^ byte) * prime;
    second_ ^= second_ >> 29U;
}

void Digest::add(std::string_view bytes) noexcept {
    std::uint64_t size = bytes.size();
    for (int i = 0; i < 8; ++i, size >>= 8U)
        mix(static_cast<unsigned char>(size & 0xFFU));
    for (const char byte : bytes)
        mix(static_cast<unsigned char>(byte));
}

std::string Digest::text() const {
    return fmt::format("{:016x}{:016x}", first_, second_);
}

} // namespace loggia
