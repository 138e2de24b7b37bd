#pragma once

#include "core/gf2/derivation.hpp"
#include "tests/core/gf2/random_systems.hpp"

#include <array>
#include <cctype>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>

/// What equations say, from their text alone, under all assignments of six variables at once.
namespace loggia::gf2::oracle {

constexpr int written_variables = 6;
inline const std::vector<std::string> written_names{"a", "b", "c", "d", "e", "f"};

/// Values by assignment: bit r is that under assignment r, in which bit v is variable v.
using Values = std::uint64_t;

inline Values values_of_variable(int v) {
    constexpr std::array<Values, written_variables> columns{0xAAAAAAAAAAAAAAAA, 0xCCCCCCCCCCCCCCCC,
                                                            0xF0F0F0F0F0F0F0F0, 0xFF00FF00FF00FF00,
                                                            0xFFFF0000FFFF0000, 0xFFFFFFFF00000000};
    return columns.at(static_cast<std::size_t>(v));
}

/// Reads `x*(y + 1) + z = 1`; counts what it cannot read as a fault.
class WrittenEquation {
public:
    explicit WrittenEquation(std::string_view text) : text_(text) {
        const Values left = sum();
        take(" = ");
        const Values right = sum();
        holds_ = ~(left ^ right);
        well_ = well_ && text_.empty();
    }
    [[nodiscard]] bool well() const { return well_; }
    /// Where it holds.
    [[nodiscard]] Values holds() const { return holds_; }

private:
    Values sum() {
        Values value = product();
        while (text_.starts_with(" + ")) {
            take(" + ");
            value ^= product();
        }
        return value;
    }
    Values product() {
        Values value = factor();
        while (text_.starts_with("*")) {
            take("*");
            value &= factor();
        }
        return value;
    }
    Values factor() {
        if (text_.starts_with("(")) {
            take("(");
            const Values value = sum();
            take(")");
            return value;
        }
        const char c = text_.empty() ? '?' : text_.front();
        text_.remove_prefix(text_.empty() ? 0 : 1);
        if (c == '0' || c == '1')
            return c == '1' ? ~Values{0} : 0;
        well_ = well_ && c >= 'a' && c < 'a' + written_variables;
        return well_ ? values_of_variable(c - 'a') : 0;
    }
    void take(std::string_view expected) {
        well_ = well_ && text_.starts_with(expected);
        if (well_)
            text_.remove_prefix(expected.size());
    }

    std::string_view text_;
    Values holds_ = 0;
    bool well_ = true;
};

/// The assignments where all polynomials are 0.
inline Values written_zeros(const std::vector<Polynomial>& system) {
    Values zeros = 0;
    for (unsigned row = 0; row < 64; ++row) {
        Monomial ones;
        for (int v = 0; v < written_variables; ++v)
            if ((row >> static_cast<unsigned>(v) & 1U) != 0)
                ones = ones | Monomial::variable(v);
        bool all = true;
        for (const Polynomial& p : system)
            all = all && !p.at(ones);
        if (all)
            zeros |= Values{1} << row;
    }
    return zeros;
}

/// The equations of the first trial: m1 = r1 (r2 + 1), m2 = r1 + r2, m1 + m2 = 1.
inline Derivation first_trial() {
    const auto x = [](int v) { return Polynomial::variable(v); };
    const Polynomial one = Polynomial::constant(true);
    return derive({"m1", "m2", "r1", "r2"},
                  {x(0) + *product(x(2), x(3) + one), x(1) + x(2) + x(3), x(0) + x(1) + one});
}

} // namespace loggia::gf2::oracle
