#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace loggia::normal_forms {

/// Maximum numbers of inputs and of outputs, one bit each.
inline constexpr int most_inputs = 64;
inline constexpr int most_outputs = 64;

/// The lowest `count` bits, 0 to 64 of them.
[[nodiscard]] constexpr std::uint64_t low_bits(int count) noexcept {
    return count >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << count) - 1;
}

/// A product of literals, and the outputs that it is a part of. Of `inputs` inputs, input i is bit
/// inputs - 1 - i, so that a cube without free inputs has the number of its row of the truth table
/// as its value (as in logic::TruthTable, where the first variable changes slowest). Output j is
/// bit j. Where a function has one output, `outputs` is 1.
///
/// Invariant: `value` has no bit outside of `care`.
struct Cube {
    std::uint64_t care = 0;  ///< the inputs that occur
    std::uint64_t value = 0; ///< those of them that occur without a negation
    std::uint64_t outputs = 1;

    [[nodiscard]] int literals() const noexcept { return std::popcount(care); }
    /// Whether the row lies in it.
    [[nodiscard]] bool holds(std::uint64_t row) const noexcept { return (row & care) == value; }
    /// Whether each row and output of the other cube is one of this.
    [[nodiscard]] bool contains(const Cube& other) const noexcept {
        return (care & ~other.care) == 0 && (other.value & care) == value &&
               (other.outputs & ~outputs) == 0;
    }
    /// Whether some row of some output lies in both.
    [[nodiscard]] bool meets(const Cube& other) const noexcept {
        return ((value ^ other.value) & care & other.care) == 0 && (outputs & other.outputs) != 0;
    }

    friend bool operator==(const Cube&, const Cube&) noexcept = default;
    /// By outputs, then care, then value: an arbitrary order for sorting.
    friend bool operator<(const Cube& a, const Cube& b) noexcept {
        if (a.outputs != b.outputs)
            return a.outputs < b.outputs;
        return a.care != b.care ? a.care < b.care : a.value < b.value;
    }
};

/// An order by the number of literals; operator< decides among equals.
[[nodiscard]] inline bool has_fewer_literals(const Cube& a, const Cube& b) noexcept {
    const int x = a.literals();
    const int y = b.literals();
    return x != y ? x < y : a < b;
}

/// A disjunction of cubes for each output: output j is true in the rows of those cubes that have
/// bit j of `outputs`.
struct Cover {
    int inputs = 0;  ///< 0 to most_inputs
    int outputs = 1; ///< 1 to most_outputs
    std::vector<Cube> cubes;

    [[nodiscard]] std::size_t terms() const noexcept { return cubes.size(); }
    /// Of all inputs of all cubes; connections to outputs do not count.
    [[nodiscard]] std::uint64_t literals() const noexcept;
    /// The value of output `output` in that row. Linear in the cubes.
    [[nodiscard]] bool value(std::uint64_t row, int output = 0) const noexcept;

    friend bool operator==(const Cover&, const Cover&) = default;
};

} // namespace loggia::normal_forms
