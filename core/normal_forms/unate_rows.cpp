#include "core/normal_forms/unate.hpp"
#include "core/normal_forms/unate_products.hpp"

#include <algorithm>
#include <bit>

namespace loggia::normal_forms {

namespace {

/// Goes down to a row outside.
class MissingRow {
public:
    explicit MissingRow(const Control& control) : control_(control) {}

    std::optional<std::uint64_t> find(const Products& products, std::uint64_t row) {
        if (stopped_ || (++steps_ % 64 == 0 && control_.stop_requested())) {
            stopped_ = true;
            return std::nullopt;
        }
        for (const Product& product : products)
            if (product.care == 0)
                return std::nullopt;
        const LiteralUse use(products);
        if (use.binate() == 0) // each input at its bad value
            return row | use.any_negative;
        const std::uint64_t bit = std::uint64_t{1} << use.busiest(use.binate());
        if (const auto low = find(cofactor_products(products, bit, false), row))
            return low;
        return find(cofactor_products(products, bit, true), row | bit);
    }

private:
    const Control& control_;
    std::uint64_t steps_ = 0;
    bool stopped_ = false;
};

/// The supercube of a complement, without the complement.
class HullSearch {
public:
    explicit HullSearch(const Control& control) : control_(control) {}

    /// Within the cube `at`, whose literals the products no longer have.
    void visit(Products products, const Product& at) {
        if (stopped_ || (++steps_ % 64 == 0 && control_.stop_requested())) {
            stopped_ = true;
            return;
        }
        // Nothing can be won below a cube that the hull holds already.
        if (any_ && hull_.contains(at))
            return;
        std::uint64_t any_positive = 0;
        std::uint64_t any_negative = 0;
        for (const Product& product : products) {
            if (product.care == 0)
                return;
            any_positive |= product.value;
            any_negative |= product.care & ~product.value;
        }
        const std::uint64_t binate = any_positive & any_negative;
        if (binate == 0) {
            // Each unate input is needed at its bad value only where some product is that literal
            // alone; otherwise the complement has rows with either value.
            Product rows = at;
            for (const Product& product : products)
                if (std::popcount(product.care) == 1) {
                    rows.care |= product.care;
                    rows.value |= product.care & ~product.value;
                }
            add(rows);
            return;
        }
        const LiteralUse use(products);
        const std::uint64_t bit = std::uint64_t{1} << use.busiest(binate);
        visit(cofactor_products(products, bit, false), {at.care | bit, at.value});
        visit(cofactor_products(products, bit, true), {at.care | bit, at.value | bit});
    }

    [[nodiscard]] ComplementHull result() const {
        return {{hull_.care, hull_.value, 1}, any_, stopped_};
    }

private:
    void add(const Product& rows) {
        if (!any_) {
            any_ = true;
            hull_ = rows;
            return;
        }
        hull_.care &= rows.care & ~(hull_.value ^ rows.value);
        hull_.value &= hull_.care;
    }

    const Control& control_;
    std::uint64_t steps_ = 0;
    Product hull_;
    bool any_ = false;
    bool stopped_ = false;
};

struct NumberedProduct {
    Product product;
    std::uint32_t number = 0; ///< UINT32_MAX for those that are given
};

class RowSearch {
public:
    RowSearch(std::size_t limit, const Control& control) : limit_(limit), control_(control) {}

    void visit(const std::vector<NumberedProduct>& products, std::uint64_t decided) {
        if (failed_ || (++steps_ % 64 == 0 && control_.stop_requested())) {
            failed_ = true;
            return;
        }
        std::uint64_t any_positive = 0;
        std::uint64_t any_negative = 0;
        Products depending;
        for (const NumberedProduct& entry : products) {
            if (entry.product.care == 0) {
                if (entry.number == UINT32_MAX)
                    return;
                continue;
            }
            any_positive |= entry.product.value;
            any_negative |= entry.product.care & ~entry.product.value;
            depending.push_back(entry.product);
        }
        const std::uint64_t binate = any_positive & any_negative;
        std::vector<std::uint32_t> cubes;
        for (const NumberedProduct& entry : products)
            if (entry.product.care == 0)
                cubes.push_back(entry.number);
        if (cubes.empty() && depending.empty())
            return;
        if (binate == 0 && !cubes.empty()) {
            // The row that has the bad value of every input lies in the fewest.
            std::sort(cubes.begin(), cubes.end());
            rows_.push_back({std::move(cubes), decided | any_negative});
            if (rows_.size() > limit_)
                failed_ = true;
            return;
        }
        const LiteralUse use(depending);
        const int input = use.busiest(binate != 0 ? binate : any_positive | any_negative);
        const std::uint64_t bit = std::uint64_t{1} << static_cast<unsigned>(input) % 64;
        for (const bool value : {false, true}) {
            std::vector<NumberedProduct> left;
            left.reserve(products.size());
            for (const NumberedProduct& entry : products)
                if ((entry.product.care & bit) == 0 || ((entry.product.value & bit) != 0) == value)
                    left.push_back(
                        {{entry.product.care & ~bit, entry.product.value & ~bit}, entry.number});
            visit(left, value ? decided | bit : decided);
        }
    }

    [[nodiscard]] bool failed() const { return failed_; }
    [[nodiscard]] std::vector<CoveringRow> take() {
        std::sort(rows_.begin(), rows_.end(), [](const CoveringRow& x, const CoveringRow& y) {
            return x.cubes != y.cubes ? x.cubes < y.cubes : x.row < y.row;
        });
        rows_.erase(std::unique(rows_.begin(), rows_.end(),
                                [](const CoveringRow& x, const CoveringRow& y) {
                                    return x.cubes == y.cubes;
                                }),
                    rows_.end());
        return std::move(rows_);
    }

private:
    std::size_t limit_;
    const Control& control_;
    std::uint64_t steps_ = 0;
    std::vector<CoveringRow> rows_;
    bool failed_ = false;
};

} // namespace

std::optional<std::uint64_t> missing_row(std::span<const Cube> cubes, const Control& control) {
    return MissingRow(control).find(products_of(cubes), 0);
}

ComplementHull complement_hull(std::span<const Cube> cubes, const Control& control) {
    HullSearch search(control);
    search.visit(products_of(cubes), {});
    return search.result();
}

std::optional<std::vector<CoveringRow>> covering_rows(std::span<const Cube> given,
                                                      std::span<const Cube> cubes,
                                                      std::size_t limit, const Control& control) {
    std::vector<NumberedProduct> products;
    for (const Cube& cube : given)
        products.push_back({{cube.care, cube.value}, UINT32_MAX});
    for (std::size_t i = 0; i < cubes.size(); ++i)
        products.push_back({{cubes[i].care, cubes[i].value}, static_cast<std::uint32_t>(i)});
    RowSearch search(limit, control);
    search.visit(products, 0);
    if (search.failed())
        return std::nullopt;
    return search.take();
}

} // namespace loggia::normal_forms
