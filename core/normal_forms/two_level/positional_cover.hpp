#pragma once

#include "core/normal_forms/cube.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace loggia::normal_forms {

/// A cover of any number of inputs and outputs in positional-cube notation (Brayton, Hachtel,
/// McMullen, Sangiovanni-Vincentelli 1984). A cube is a row of words: bit 2i says whether input i
/// may be 0 in it, bit 2i + 1 whether it may be 1, and bit 2 * inputs + j whether it is a part of
/// output j. Bits behind these are 0. A cube without an input value or without an output is empty
/// and does not occur.
class PositionalCover {
public:
    PositionalCover() = default;
    PositionalCover(int inputs, int outputs);

    [[nodiscard]] int inputs() const noexcept { return inputs_; }
    [[nodiscard]] int outputs() const noexcept { return outputs_; }
    /// Words of a cube.
    [[nodiscard]] std::size_t width() const noexcept { return width_; }
    /// Cubes.
    [[nodiscard]] std::size_t terms() const noexcept { return words_.size() / width_; }
    [[nodiscard]] bool empty() const noexcept { return words_.empty(); }
    [[nodiscard]] std::span<const std::uint64_t> cube(std::size_t i) const noexcept {
        return std::span(words_).subspan(i * width_, width_);
    }
    [[nodiscard]] std::span<std::uint64_t> cube(std::size_t i) noexcept {
        return std::span(words_).subspan(i * width_, width_);
    }

    /// Whether the cube may have that value of the input.
    [[nodiscard]] bool may_be(std::size_t cube, int input, bool value) const noexcept {
        return bit(cube, static_cast<std::size_t>(2 * input) + (value ? 1 : 0));
    }
    /// Whether the cube has a literal of the input.
    [[nodiscard]] bool has_literal(std::size_t cube, int input) const noexcept {
        return !may_be(cube, input, false) || !may_be(cube, input, true);
    }
    [[nodiscard]] bool has_output(std::size_t cube, int output) const noexcept {
        return bit(cube, 2 * static_cast<std::size_t>(inputs_) + static_cast<std::size_t>(output));
    }

    /// Appends a cube that has every input value and no output; `restrict` and `add_output` follow.
    void add_cube();
    void add_cube(std::span<const std::uint64_t> words);
    /// Gives the last cube the literal that says that the input has that value.
    void restrict(int input, bool value) noexcept;
    /// Makes the last cube a part of the output.
    void add_output(int output) noexcept;
    void clear() noexcept { words_.clear(); }
    /// Appends all cubes of a cover of as many inputs and outputs.
    void append(const PositionalCover& other);
    /// In an order without a meaning, the same for the same cubes.
    void sort();

    /// Of all inputs of all cubes; connections to outputs do not count.
    [[nodiscard]] std::uint64_t literals() const noexcept;
    [[nodiscard]] std::uint64_t literals(std::size_t cube) const noexcept;
    /// Whether `point`, a value for each input, lies in the cube.
    [[nodiscard]] bool holds(std::size_t cube, const std::vector<bool>& point) const noexcept;
    /// The value of an output at that point. Linear in the cubes.
    [[nodiscard]] bool value(const std::vector<bool>& point, int output) const noexcept;

    friend bool operator==(const PositionalCover&, const PositionalCover&) = default;

private:
    [[nodiscard]] bool bit(std::size_t cube, std::size_t place) const noexcept {
        return (words_[cube * width_ + place / 64] >> place % 64 & 1U) != 0;
    }

    int inputs_ = 0;
    int outputs_ = 1;
    std::size_t width_ = 1;
    std::vector<std::uint64_t> words_;
};

/// The same cover in the other notation.
[[nodiscard]] PositionalCover positional(const Cover& cover);
/// The same of at most most_inputs inputs and most_outputs outputs.
[[nodiscard]] Cover plain(const PositionalCover& cover);

} // namespace loggia::normal_forms
