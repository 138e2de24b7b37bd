#pragma once

#include "core/normal_forms/cube.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

namespace loggia::normal_forms {

/// A cube without outputs, for a single function.
struct Product {
    std::uint64_t care = 0;
    std::uint64_t value = 0;

    friend bool operator==(const Product&, const Product&) = default;
    friend bool operator<(const Product& a, const Product& b) {
        return a.care != b.care ? a.care < b.care : a.value < b.value;
    }
    [[nodiscard]] bool contains(const Product& other) const {
        return (care & ~other.care) == 0 && (other.value & care) == value;
    }
};
using Products = std::vector<Product>;

/// How often each input occurs without and with a negation.
struct LiteralUse {
    std::array<std::uint32_t, 64> positive{};
    std::array<std::uint32_t, 64> negative{};
    std::uint64_t any_positive = 0;
    std::uint64_t any_negative = 0;

    explicit LiteralUse(std::span<const Product> products) {
        for (const Product& product : products) {
            any_positive |= product.value;
            any_negative |= product.care & ~product.value;
            for (std::uint64_t rest = product.value; rest != 0; rest &= rest - 1)
                ++positive[static_cast<std::size_t>(std::countr_zero(rest))];
            for (std::uint64_t rest = product.care & ~product.value; rest != 0; rest &= rest - 1)
                ++negative[static_cast<std::size_t>(std::countr_zero(rest))];
        }
    }

    [[nodiscard]] std::uint64_t binate() const { return any_positive & any_negative; }

    /// Among those inputs, of which there is one at least, the one that occurs in most products; of
    /// equals the most even.
    [[nodiscard]] int busiest(std::uint64_t inputs) const {
        int best = std::countr_zero(inputs);
        std::uint32_t best_sum = 0;
        std::uint32_t best_gap = 0;
        for (std::uint64_t rest = inputs; rest != 0; rest &= rest - 1) {
            const int input = std::countr_zero(rest);
            const std::uint32_t p = positive[static_cast<std::size_t>(input)];
            const std::uint32_t n = negative[static_cast<std::size_t>(input)];
            const std::uint32_t gap = p > n ? p - n : n - p;
            if (p + n > best_sum || (p + n == best_sum && gap < best_gap)) {
                best = input;
                best_sum = p + n;
                best_gap = gap;
            }
        }
        return best;
    }
};

/// What is left of the products where the input has that value.
inline Products cofactor_products(std::span<const Product> products, std::uint64_t bit,
                                  bool value) {
    Products left;
    left.reserve(products.size());
    for (const Product& product : products) {
        if ((product.care & bit) != 0 && ((product.value & bit) != 0) != value)
            continue;
        left.push_back({product.care & ~bit, product.value & ~bit});
    }
    return left;
}

/// Without outputs, each once.
inline Products products_of(std::span<const Cube> cubes) {
    Products products;
    products.reserve(cubes.size());
    for (const Cube& cube : cubes)
        products.push_back({cube.care, cube.value});
    std::sort(products.begin(), products.end());
    products.erase(std::unique(products.begin(), products.end()), products.end());
    return products;
}

} // namespace loggia::normal_forms
