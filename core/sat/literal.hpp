#pragma once

#include <cstddef>
#include <cstdint>

namespace loggia::sat {

/// A literal as the engines count them, without gaps, to index arrays by: atom a is 2 (a - 1), its
/// negation one more.
class Lit {
public:
    constexpr Lit() = default;
    /// From a literal as everybody else writes it: 1, -1, 2, -2 ...
    constexpr explicit Lit(int literal) noexcept
        : code_(2 * (static_cast<std::uint32_t>(literal > 0 ? literal : -literal) - 1) +
                (literal > 0 ? 0U : 1U)) {}
    static constexpr Lit from_code(std::uint32_t code) noexcept {
        Lit l;
        l.code_ = code;
        return l;
    }
    static constexpr Lit of(std::uint32_t variable, bool negated) noexcept {
        return from_code(2 * variable + (negated ? 1U : 0U));
    }

    [[nodiscard]] constexpr std::uint32_t code() const noexcept { return code_; }
    [[nodiscard]] constexpr std::uint32_t variable() const noexcept { return code_ >> 1U; }
    [[nodiscard]] constexpr bool negated() const noexcept { return (code_ & 1U) != 0; }
    [[nodiscard]] constexpr int external() const noexcept {
        const int atom = static_cast<int>(variable()) + 1;
        return negated() ? -atom : atom;
    }

    constexpr Lit operator~() const noexcept { return from_code(code_ ^ 1U); }
    friend constexpr bool operator==(Lit, Lit) = default;
    friend constexpr bool operator<(Lit a, Lit b) noexcept { return a.code_ < b.code_; }

private:
    std::uint32_t code_ = 0;
};

} // namespace loggia::sat
