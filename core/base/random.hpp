#pragma once

#include <cstdint>

namespace loggia {

/// Random numbers by a seed, the same on every machine and in every version (which the
/// distributions of <random> do not promise). Algorithm: SplitMix64 (Steele, Lea, Flood 2014).
class Random {
public:
    explicit constexpr Random(std::uint64_t seed) noexcept : state_(seed) {}

    /// 64 random bits.
    constexpr std::uint64_t next() noexcept {
        state_ += 0x9E3779B97F4A7C15U;
        std::uint64_t z = state_;
        z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
        z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
        return z ^ (z >> 31U);
    }

    /// A number from 0 to `bound` - 1, each equally likely. `bound` must not be 0.
    constexpr std::uint64_t below(std::uint64_t bound) noexcept {
        const std::uint64_t unfair = -bound % bound; // 2^64 mod bound
        for (;;) {
            const std::uint64_t bits = next();
            if (bits >= unfair)
                return bits % bound;
        }
    }

    /// A number from 0 (included) to 1 (excluded), with 53 random bits.
    constexpr double real() noexcept { return static_cast<double>(next() >> 11U) * 0x1p-53; }

private:
    std::uint64_t state_;
};

} // namespace loggia
