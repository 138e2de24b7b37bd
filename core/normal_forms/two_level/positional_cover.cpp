#include "core/normal_forms/two_level/positional_cover.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <numeric>

namespace loggia::normal_forms {

PositionalCover::PositionalCover(int inputs, int outputs)
    : inputs_(inputs), outputs_(outputs),
      width_((2 * static_cast<std::size_t>(inputs) + static_cast<std::size_t>(outputs) + 63) / 64) {
}

void PositionalCover::add_cube() {
    const std::size_t begin = words_.size();
    words_.resize(begin + width_);
    std::size_t left = 2 * static_cast<std::size_t>(inputs_);
    for (std::size_t i = begin; left > 0; ++i) {
        const std::size_t some = std::min<std::size_t>(left, 64);
        words_[i] = low_bits(static_cast<int>(some));
        left -= some;
    }
}

void PositionalCover::add_cube(std::span<const std::uint64_t> words) {
    assert(words.size() == width_);
    words_.insert(words_.end(), words.begin(), words.end());
}

void PositionalCover::restrict(int input, bool value) noexcept {
    const std::size_t place = static_cast<std::size_t>(2 * input) + (value ? 0 : 1);
    words_[words_.size() - width_ + place / 64] &= ~(std::uint64_t{1} << place % 64);
}

void PositionalCover::add_output(int output) noexcept {
    const std::size_t place =
        2 * static_cast<std::size_t>(inputs_) + static_cast<std::size_t>(output);
    words_[words_.size() - width_ + place / 64] |= std::uint64_t{1} << place % 64;
}

void PositionalCover::append(const PositionalCover& other) {
    assert(other.inputs_ == inputs_ && other.outputs_ == outputs_);
    words_.insert(words_.end(), other.words_.begin(), other.words_.end());
}

void PositionalCover::sort() {
    std::vector<std::size_t> order(terms());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        const auto x = cube(a);
        const auto y = cube(b);
        return std::lexicographical_compare(x.begin(), x.end(), y.begin(), y.end());
    });
    std::vector<std::uint64_t> sorted;
    sorted.reserve(words_.size());
    for (const std::size_t i : order)
        sorted.insert(sorted.end(), cube(i).begin(), cube(i).end());
    words_ = std::move(sorted);
}

std::uint64_t PositionalCover::literals(std::size_t cube) const noexcept {
    std::uint64_t allowed = 0;
    std::size_t left = 2 * static_cast<std::size_t>(inputs_);
    for (std::size_t i = cube * width_; left > 0; ++i) {
        const std::size_t some = std::min<std::size_t>(left, 64);
        allowed +=
            static_cast<std::uint64_t>(std::popcount(words_[i] & low_bits(static_cast<int>(some))));
        left -= some;
    }
    return 2 * static_cast<std::uint64_t>(inputs_) - allowed;
}

std::uint64_t PositionalCover::literals() const noexcept {
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < terms(); ++i)
        sum += literals(i);
    return sum;
}

bool PositionalCover::holds(std::size_t cube, const std::vector<bool>& point) const noexcept {
    for (int input = 0; input < inputs_; ++input)
        if (!may_be(cube, input, point[static_cast<std::size_t>(input)]))
            return false;
    return true;
}

bool PositionalCover::value(const std::vector<bool>& point, int output) const noexcept {
    for (std::size_t i = 0; i < terms(); ++i)
        if (has_output(i, output) && holds(i, point))
            return true;
    return false;
}

PositionalCover positional(const Cover& cover) {
    PositionalCover result(cover.inputs, cover.outputs);
    for (const Cube& cube : cover.cubes) {
        result.add_cube();
        for (std::uint64_t rest = cube.care; rest != 0; rest &= rest - 1) {
            const int bit = std::countr_zero(rest);
            result.restrict(cover.inputs - 1 - bit, (cube.value >> bit & 1U) != 0);
        }
        for (std::uint64_t rest = cube.outputs; rest != 0; rest &= rest - 1)
            result.add_output(std::countr_zero(rest));
    }
    return result;
}

Cover plain(const PositionalCover& cover) {
    assert(cover.inputs() <= most_inputs && cover.outputs() <= most_outputs);
    Cover result{cover.inputs(), cover.outputs(), {}};
    result.cubes.reserve(cover.terms());
    for (std::size_t i = 0; i < cover.terms(); ++i) {
        Cube cube{0, 0, 0};
        for (int input = 0; input < cover.inputs(); ++input)
            if (cover.has_literal(i, input)) {
                const std::uint64_t bit = std::uint64_t{1} << (cover.inputs() - 1 - input);
                cube.care |= bit;
                cube.value |= cover.may_be(i, input, true) ? bit : 0;
            }
        for (int output = 0; output < cover.outputs(); ++output)
            cube.outputs |= cover.has_output(i, output) ? std::uint64_t{1} << output : 0;
        result.cubes.push_back(cube);
    }
    return result;
}

} // namespace loggia::normal_forms
