#include "core/formula_game/block_table.hpp"

#include <algorithm>
#include <bit>
#include <cassert>

namespace loggia::formula_game {

namespace {

/// Rows of a word where the variable of bit i of the row number is 1.
constexpr std::array<std::uint64_t, 6> in_word = {
    0xAAAAAAAAAAAAAAAAU, 0xCCCCCCCCCCCCCCCCU, 0xF0F0F0F0F0F0F0F0U,
    0xFF00FF00FF00FF00U, 0xFFFF0000FFFF0000U, 0xFFFFFFFF00000000U,
};
constexpr std::uint64_t all_rows = ~std::uint64_t{0};
constexpr std::size_t words_in_cache = std::size_t{1} << 15U;
constexpr std::size_t words_between_polls = std::size_t{1} << 20U;

constexpr std::size_t words_of(unsigned variables) {
    return std::size_t{1} << (std::max(variables, 6U) - 6);
}

/// Calls `visit` with each word of a piece of `size` words whose number agrees with `match` where
/// `mask` has a bit.
template <class Visit>
void for_matching(std::size_t size, std::size_t base, std::uint32_t mask, std::uint32_t match,
                  Visit visit) {
    const std::size_t inner = size - 1;
    if (((base ^ match) & mask & ~inner) != 0)
        return;
    const std::size_t free = inner & ~std::size_t{mask};
    const std::size_t fixed = match & inner;
    std::size_t subset = 0;
    do {
        visit(fixed | subset);
        subset = (subset - free) & free;
    } while (subset != 0);
}

/// Lets the owner of the last variable choose: folds the 2^n rows in `words` into 2^(n-1).
void fold(std::uint64_t* words, unsigned variables, bool owner_is_e) {
    if (variables > 6) {
        const std::size_t half = words_of(variables - 1);
        const std::uint64_t* upper = words + half;
        if (owner_is_e)
            for (std::size_t i = 0; i < half; ++i)
                words[i] |= upper[i];
        else
            for (std::size_t i = 0; i < half; ++i)
                words[i] &= upper[i];
        return;
    }
    const unsigned rows = 1U << (variables - 1);
    const std::uint64_t upper = *words >> rows;
    *words = (owner_is_e ? *words | upper : *words & upper) & ((std::uint64_t{1} << rows) - 1);
}

} // namespace

BlockTable::Cube BlockTable::cube_of(const Residual::Node& node) const {
    Cube cube{node.is_parity() ? 0 : all_rows, 0, 0};
    for (Variables rest = node.variables(); rest != 0; rest &= rest - 1) {
        const Variables bit = rest & -rest;
        const unsigned place = places_[static_cast<unsigned>(std::countr_zero(rest))];
        const bool positive = (node.positive & bit) != 0;
        const bool negative = (node.negative & bit) != 0;
        if (place < 6) {
            if (node.is_parity())
                cube.low ^= in_word[place];
            if (!node.is_parity() && positive)
                cube.low &= in_word[place];
            if (negative)
                cube.low &= ~in_word[place];
        } else {
            cube.mask |= 1U << (place - 6);
            if (positive)
                cube.match |= 1U << (place - 6);
            if (positive && negative)
                cube.low = 0;
        }
    }
    return cube;
}

void BlockTable::conjunction(const Residual& residual, const Residual::Node& node, const Cube& cube,
                             std::size_t base, std::uint64_t* out) const {
    if (cube.mask == 0) {
        std::fill_n(out, piece_, cube.low);
    } else {
        std::fill_n(out, piece_, 0);
        for_matching(piece_, base, cube.mask, cube.match,
                     [&](std::size_t i) { out[i] = cube.low; });
    }
    for (const Link link : residual.operands_of(node)) {
        const std::size_t index = link.index();
        if (residual.nodes[index].is_cube()) {
            const Cube& operand = cubes_[index];
            if (link.complemented())
                for_matching(piece_, base, operand.mask, operand.match,
                             [&](std::size_t i) { out[i] &= ~operand.low; });
            else
                for (std::size_t i = 0; i < piece_; ++i)
                    out[i] &= ((base + i) & operand.mask) == operand.match ? operand.low : 0;
            continue;
        }
        const std::uint64_t* operand = &pieces_[slots_[index] * piece_];
        if (link.complemented())
            for (std::size_t i = 0; i < piece_; ++i)
                out[i] &= ~operand[i];
        else
            for (std::size_t i = 0; i < piece_; ++i)
                out[i] &= operand[i];
    }
}

void BlockTable::parity(const Residual& residual, const Residual::Node& node, const Cube& cube,
                        std::size_t base, std::uint64_t* out) const {
    for (std::size_t i = 0; i < piece_; ++i)
        out[i] = (std::popcount((base + i) & cube.mask) & 1) != 0 ? ~cube.low : cube.low;
    for (const Link link : residual.operands_of(node)) {
        const std::size_t index = link.index();
        if (residual.nodes[index].is_cube()) {
            const Cube& operand = cubes_[index];
            for_matching(piece_, base, operand.mask, operand.match,
                         [&](std::size_t i) { out[i] ^= operand.low; });
        } else {
            const std::uint64_t* operand = &pieces_[slots_[index] * piece_];
            for (std::size_t i = 0; i < piece_; ++i)
                out[i] ^= operand[i];
        }
    }
}

std::optional<std::span<std::uint64_t>> BlockTable::rows(const Residual& residual,
                                                         Variables variables) {
    assert((residual.support() & ~variables) == 0);
    const auto n = static_cast<unsigned>(std::popcount(variables));
    unsigned place = 0;
    for (Variables rest = variables; rest != 0; rest &= rest - 1)
        places_[static_cast<unsigned>(std::countr_zero(rest))] = static_cast<std::uint8_t>(place++);
    const std::size_t words = words_of(n);
    rows_.resize(words);
    const Link root = residual.root;
    const std::uint64_t flip = root.complemented() ? all_rows : 0;
    if (root.is_constant()) {
        std::fill(rows_.begin(), rows_.end(), root.value() ? all_rows : 0);
    } else if (root.is_literal()) {
        const unsigned at = places_[root.turn()];
        for (std::size_t i = 0; i < words; ++i)
            rows_[i] = flip ^ (at < 6 ? in_word[at] : (i >> (at - 6) & 1U) != 0 ? all_rows : 0);
    } else {
        cubes_.clear();
        slots_.clear();
        std::uint32_t slots = 0;
        for (const Residual::Node& node : residual.nodes) {
            cubes_.push_back(cube_of(node));
            slots_.push_back(slots);
            slots += node.is_cube() ? 0 : 1;
        }
        ++slots; // for a root that is a cube
        piece_ = std::min(words, std::bit_floor(std::max<std::size_t>(words_in_cache / slots, 1)));
        pieces_.resize(slots * piece_);
        for (std::size_t base = 0; base < words; base += piece_) {
            std::uint64_t* out = nullptr;
            for (std::size_t i = 0; i < residual.nodes.size(); ++i) {
                const Residual::Node& node = residual.nodes[i];
                if (node.is_cube() && i + 1 != residual.nodes.size())
                    continue;
                out = &pieces_[slots_[i] * piece_];
                if (node.is_parity())
                    parity(residual, node, cubes_[i], base, out);
                else
                    conjunction(residual, node, cubes_[i], base, out);
                polled_ += piece_ * (1 + node.count());
                if (polled_ >= words_between_polls) {
                    polled_ = 0;
                    if (control_.stop_requested())
                        return std::nullopt;
                }
            }
            for (std::size_t i = 0; i < piece_; ++i)
                rows_[base + i] = out[i] ^ flip;
        }
    }
    if (n < 6)
        rows_[0] &= (std::uint64_t{1} << (1U << n)) - 1;
    return std::span(rows_);
}

std::optional<bool> BlockTable::e_wins(const Residual& residual, Variables e_turns) {
    const Variables variables = residual.support();
    const auto table = rows(residual, variables);
    if (!table)
        return std::nullopt;
    for (Variables rest = variables; rest != 0;) {
        const Variables last = std::bit_floor(rest);
        fold(table->data(), static_cast<unsigned>(std::popcount(rest)), (e_turns & last) != 0);
        rest ^= last;
    }
    return (table->front() & 1U) != 0;
}

bool BlockTable::positions(const Residual& residual, Variables variables, Variables e_turns,
                           std::span<std::uint64_t> page) {
    const auto table = rows(residual, variables);
    if (!table)
        return false;
    page[0] = 0;
    for (Variables rest = variables;;) {
        const auto n = static_cast<unsigned>(std::popcount(rest));
        if (n >= 6)
            std::copy_n(table->begin(), words_of(n), page.begin() + std::ptrdiff_t(words_of(n)));
        else
            page[0] |= table->front() << (1U << n);
        if (rest == 0)
            return true;
        const Variables last = std::bit_floor(rest);
        fold(table->data(), n, (e_turns & last) != 0);
        rest ^= last;
    }
}

} // namespace loggia::formula_game
