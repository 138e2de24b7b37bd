#include "core/normal_forms/unate.hpp"

#include "core/normal_forms/unate_products.hpp"

#include <algorithm>
#include <bit>

namespace loggia::normal_forms {

namespace {

/// Without those that another contains.
void keep_maximal_products(Products& products) {
    std::sort(products.begin(), products.end(), [](const Product& a, const Product& b) {
        const int x = std::popcount(a.care);
        const int y = std::popcount(b.care);
        return x != y ? x < y : a < b;
    });
    products.erase(std::unique(products.begin(), products.end()), products.end());
    Products kept;
    for (const Product& product : products)
        if (std::none_of(kept.begin(), kept.end(),
                         [&](const Product& other) { return other.contains(product); }))
            kept.push_back(product);
    products = std::move(kept);
}

class Complementer {
public:
    Complementer(std::size_t limit, const Control& control) : limit_(limit), control_(control) {}

    /// At most 64 deep, for each level decides an input.
    Products of(Products products) {
        if (products.empty())
            return {Product{}};
        if (failed_ || (++steps_ % 64 == 0 && control_.stop_requested())) {
            failed_ = true;
            return {};
        }
        std::uint64_t care = ~std::uint64_t{0};
        std::uint64_t ones = ~std::uint64_t{0};
        std::uint64_t zeros = ~std::uint64_t{0};
        for (const Product& product : products) {
            if (product.care == 0)
                return {};
            care &= product.care;
            ones &= product.value;
            zeros &= ~product.value;
        }
        Products result;
        // Literals that all have in common: where one is false, all are.
        const std::uint64_t common = care & (ones | zeros);
        const std::uint64_t common_value = care & ones;
        std::uint64_t before = 0;
        for (std::uint64_t rest = common; rest != 0; rest &= rest - 1) {
            const std::uint64_t bit = rest & -rest;
            result.push_back({before | bit, (common_value & before) | (~common_value & bit)});
            before |= bit;
        }
        if (products.size() == 1)
            return result;
        if (common != 0) {
            for (Product& product : products) {
                product.care &= ~common;
                product.value &= ~common;
                if (product.care == 0)
                    return result;
            }
        }
        const LiteralUse use(products);
        const std::uint64_t binate = use.binate();
        if (binate == 0 && products.size() < 200)
            keep_maximal_products(products);
        const int input = use.busiest(binate != 0 ? binate : use.any_positive | use.any_negative);
        const std::uint64_t bit = std::uint64_t{1} << input;
        Products low = of(cofactor_products(products, bit, false));
        Products high = of(cofactor_products(products, bit, true));
        if (failed_)
            return {}; // large lists would be sorted on the way back, at each level
        merge(low, high, bit, common, common_value, result);
        if (result.size() > limit_)
            failed_ = true;
        return result;
    }

    [[nodiscard]] bool failed() const { return failed_; }

private:
    /// What both halves have needs no literal of the input.
    static void merge(Products& low, Products& high, std::uint64_t bit, std::uint64_t common,
                      std::uint64_t common_value, Products& result) {
        std::sort(low.begin(), low.end());
        std::sort(high.begin(), high.end());
        auto a = low.begin();
        auto b = high.begin();
        const auto put = [&](const Product& product, std::uint64_t care, std::uint64_t value) {
            result.push_back({product.care | care | common, product.value | value | common_value});
        };
        while (a != low.end() || b != high.end()) {
            if (b == high.end() || (a != low.end() && *a < *b))
                put(*a++, bit, 0);
            else if (a == low.end() || *b < *a)
                put(*b++, bit, bit);
            else {
                put(*a++, 0, 0);
                ++b;
            }
        }
    }

    std::size_t limit_;
    const Control& control_;
    std::uint64_t steps_ = 0;
    bool failed_ = false;
};

} // namespace

std::optional<std::vector<Cube>> complement_cubes(std::span<const Cube> cubes, int /*inputs*/,
                                                  std::size_t limit, const Control& control) {
    Complementer complementer(limit, control);
    const Products products = complementer.of(products_of(cubes));
    if (complementer.failed())
        return std::nullopt;
    std::vector<Cube> result;
    result.reserve(products.size());
    for (const Product& product : products)
        result.push_back({product.care, product.value, 1});
    return result;
}

} // namespace loggia::normal_forms
