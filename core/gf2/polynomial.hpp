#pragma once

#include "core/base/control.hpp"
#include "core/logic/truth_table.hpp"

#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace loggia::gf2 {

/// A product of variables 0 to Monomial::most_variables - 1, each once, for x * x = x; without any
/// it is 1. Ordered lexicographically by exponents, variable 0 first: x0*x1 > x0 > x1 > 1.
class Monomial {
public:
    static constexpr int most_variables = 128;

    constexpr Monomial() = default;
    static constexpr Monomial variable(int v) noexcept {
        const std::uint64_t bit = std::uint64_t{1} << (static_cast<unsigned>(127 - v) % 64);
        return v < 64 ? Monomial(bit, 0) : Monomial(0, bit);
    }

    [[nodiscard]] constexpr bool contains(int v) const noexcept {
        return !((*this & variable(v)) == Monomial());
    }
    /// Whether all variables of this are in the other.
    [[nodiscard]] constexpr bool divides(Monomial other) const noexcept {
        return (*this & other) == *this;
    }
    [[nodiscard]] constexpr int degree() const noexcept {
        return std::popcount(high_) + std::popcount(low_);
    }
    /// The variable with the smallest number; most_variables for 1.
    [[nodiscard]] constexpr int first() const noexcept {
        return high_ != 0 ? std::countl_zero(high_) : 64 + std::countl_zero(low_);
    }

    /// The product.
    friend constexpr Monomial operator|(Monomial a, Monomial b) noexcept {
        return {a.high_ | b.high_, a.low_ | b.low_};
    }
    /// The variables of both.
    friend constexpr Monomial operator&(Monomial a, Monomial b) noexcept {
        return {a.high_ & b.high_, a.low_ & b.low_};
    }
    /// The variables of the first that are not in the second.
    friend constexpr Monomial operator-(Monomial a, Monomial b) noexcept {
        return {a.high_ & ~b.high_, a.low_ & ~b.low_};
    }
    // NOLINTNEXTLINE(modernize-use-nullptr): of clang-tidy's own making, within the default
    friend constexpr auto operator<=>(Monomial, Monomial) noexcept = default;

    [[nodiscard]] constexpr std::uint64_t high() const noexcept { return high_; }

private:
    constexpr Monomial(std::uint64_t high, std::uint64_t low) noexcept : high_(high), low_(low) {}
    std::uint64_t high_ = 0; ///< variable 0 is its highest bit
    std::uint64_t low_ = 0;
};

/// The variables of a monomial, rising.
[[nodiscard]] std::vector<int> variables_of(Monomial monomial);

/// A polynomial over the field of two elements in which x * x = x: the algebraic normal form of a
/// boolean function, a sum of different monomials, falling. Each function has exactly one
/// (Zhegalkin 1927), so equal functions are equal values.
class Polynomial {
public:
    /// The most terms that a polynomial can have; what would have more is not made.
    static constexpr std::size_t most_terms = std::size_t{1} << 22U;

    Polynomial() = default; ///< 0
    explicit Polynomial(Monomial term) : terms_{term} {}
    static Polynomial constant(bool value) { return value ? Polynomial(Monomial()) : Polynomial(); }
    static Polynomial variable(int v) { return Polynomial(Monomial::variable(v)); }
    /// The sum of the terms, in any order; pairs of equal ones vanish.
    static Polynomial sum(std::vector<Monomial> terms);

    /// The sum of different terms that are falling already.
    static Polynomial falling(std::vector<Monomial> terms) {
        Polynomial p;
        p.terms_ = std::move(terms);
        return p;
    }

    [[nodiscard]] const std::vector<Monomial>& terms() const noexcept { return terms_; }
    [[nodiscard]] bool is_zero() const noexcept { return terms_.empty(); }
    [[nodiscard]] bool is_one() const noexcept {
        return terms_.size() == 1 && terms_[0] == Monomial();
    }
    [[nodiscard]] bool has_one() const noexcept { ///< whether 1 is a term
        return !terms_.empty() && terms_.back() == Monomial();
    }
    [[nodiscard]] int degree() const noexcept;       ///< 0 for constants
    [[nodiscard]] Monomial support() const noexcept; ///< all variables that occur
    /// The value where the variables of `ones` are 1 and all others 0.
    [[nodiscard]] bool at(Monomial ones) const noexcept;

    friend Polynomial operator+(const Polynomial& a, const Polynomial& b);
    Polynomial& operator+=(const Polynomial& other) { return *this = *this + other; }
    [[nodiscard]] Polynomial times(Monomial monomial) const;

    friend bool operator==(const Polynomial&, const Polynomial&) = default;

private:
    std::vector<Monomial> terms_;
};

/// The product; nothing where it would have more than Polynomial::most_terms or needs more pairs of
/// terms than 64 times that, and where it was stopped. By truth tables where that is less work.
[[nodiscard]] std::optional<Polynomial> product(const Polynomial& a, const Polynomial& b,
                                                const Control& control = {});
/// The product of all; 1 of none.
[[nodiscard]] std::optional<Polynomial> product(std::span<const Polynomial> factors,
                                                const Control& control = {});
/// The polynomial with `value` for the variable v; nothing as for a product.
[[nodiscard]] std::optional<Polynomial> substituted(const Polynomial& p, int v,
                                                    const Polynomial& value);

/// a and b of p = v * a + b, both without v. Linear.
[[nodiscard]] std::pair<Polynomial, Polynomial> split(const Polynomial& p, int v);
/// The polynomial with 0 or 1 for the variable v. Linear.
[[nodiscard]] Polynomial restricted(const Polynomial& p, int v, bool value);

/// Turns the values of a function into the coefficients of its polynomial, and those back: in the
/// table of coefficients row r belongs to the product of the variables that row r of the values
/// gives a 1. Variables * rows / 128 word operations (Moebius transform).
void moebius_transform(logic::TruthTable& table);
/// The polynomial of a table of coefficients whose columns are these variables, rising.
[[nodiscard]] Polynomial from_coefficients(const logic::TruthTable& table,
                                           std::span<const int> variables);
/// The values of a polynomial, for variables that contain its own, rising.
[[nodiscard]] logic::TruthTable truth_table(const Polynomial& p, std::span<const int> variables);

} // namespace loggia::gf2
