#include "core/logic/transform.hpp"
#include "core/logic/truth_table.hpp"
#include "core/normal_forms/diagram_products.hpp"
#include "core/normal_forms/function.hpp"
#include "core/normal_forms/multiply_out.hpp"
#include "core/normal_forms/names.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <set>
#include <utility>

namespace loggia::normal_forms {

namespace {

constexpr MultiplyBudget little_budget{256, std::size_t{1} << 20U, std::uint64_t{1} << 25U};
constexpr MultiplyBudget middle_budget{2048, std::size_t{1} << 21U, std::uint64_t{1} << 27U};
constexpr MultiplyBudget large_budget{4096, std::size_t{1} << 22U, std::uint64_t{1} << 30U};

/// Disjoint products that hold the true rows of a table, by its cofactors: a variable on which
/// nothing depends there is left out.
class Cofactors {
public:
    explicit Cofactors(const logic::TruthTable& table) {
        if (table.variables() >= 6)
            of_words(table.words(), table.variables(), {0, 0});
        else
            of_word(table.words()[0], table.variables(), {0, 0});
    }
    [[nodiscard]] Monomials take() { return std::move(products_); }

private:
    static Monomial with(Monomial product, int bit, bool value) {
        const std::uint64_t mask = std::uint64_t{1} << bit;
        return {product.care | mask, product.value | (value ? mask : 0)};
    }

    // As deep as the table has variables.
    void of_words(std::span<const std::uint64_t> words, int variables, Monomial product) {
        if (words.size() == 1)
            return of_word(words[0], variables, product);
        const auto low = words.first(words.size() / 2);
        const auto high = words.last(words.size() / 2);
        if (std::equal(low.begin(), low.end(), high.begin()))
            return of_words(low, variables - 1, product);
        of_words(low, variables - 1, with(product, variables - 1, false));
        of_words(high, variables - 1, with(product, variables - 1, true));
    }
    void of_word(std::uint64_t word, int variables, Monomial product) {
        if (word == 0)
            return;
        if (word == low_bits(1 << variables)) {
            products_.push_back(product);
            return;
        }
        const int half = 1 << (variables - 1);
        const std::uint64_t low = word & low_bits(half);
        const std::uint64_t high = word >> half;
        if (low == high)
            return of_word(low, variables - 1, product);
        of_word(low, variables - 1, with(product, variables - 1, false));
        of_word(high, variables - 1, with(product, variables - 1, true));
    }

    Monomials products_;
};

/// The variables of the inputs in their order; an error where there are too many, or where one is
/// missing.
Result<std::vector<logic::Variable>> inputs_of(const logic::Store& store, logic::Expr root,
                                               std::span<const logic::Variable> order) {
    std::vector<logic::Variable> inputs = logic::variables_of(store, root);
    if (!order.empty()) {
        for (const logic::Variable variable : inputs)
            if (std::find(order.begin(), order.end(), variable) == order.end())
                return failure(
                    fmt::format("the order of the variables lacks '{}'", store.name(variable)));
        inputs.assign(order.begin(), order.end());
        if (std::set(order.begin(), order.end()).size() != order.size())
            return failure("the order of the variables has a variable twice");
    } else {
        std::sort(inputs.begin(), inputs.end(), [&](logic::Variable a, logic::Variable b) {
            return name_before(store.name(a), store.name(b));
        });
    }
    if (inputs.size() > static_cast<std::size_t>(most_inputs))
        return failure(fmt::format("too many variables: {} (the limit is {} inputs)", inputs.size(),
                                   most_inputs));
    return inputs;
}

/// Each once, in the order of the first ones.
Monomials without_repetitions(const Monomials& products) {
    std::vector<std::size_t> order(products.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return products[a] == products[b] ? a < b : products[a] < products[b];
    });
    const auto repeated =
        std::unique(order.begin(), order.end(),
                    [&](std::size_t a, std::size_t b) { return products[a] == products[b]; });
    order.erase(repeated, order.end());
    std::sort(order.begin(), order.end());
    Monomials result;
    for (const std::size_t i : order)
        result.push_back(products[i]);
    return result;
}

Monomials monomials_of(const std::vector<DiagramProducts::Product>& products,
                       const std::vector<int>& bits) {
    Monomials monomials;
    for (const auto& product : products) {
        Monomial& monomial = monomials.emplace_back();
        for (const auto& [variable, value] : product) {
            const std::uint64_t bit = std::uint64_t{1} << bits[variable];
            monomial.care |= bit;
            monomial.value |= value ? bit : 0;
        }
    }
    return monomials;
}

} // namespace

Result<Function> function_of(const logic::Store& store, logic::Expr root,
                             std::span<const logic::Variable> order, std::string output,
                             const Control& control) {
    const auto inputs = inputs_of(store, root, order);
    if (!inputs)
        return tl::unexpected(inputs.error());
    const auto count = static_cast<int>(inputs->size());
    Function function;
    function.outputs.push_back(std::move(output));
    function.on.inputs = function.dont_care.inputs = count;
    std::vector<int> bits(store.variables(), 0);
    for (int i = 0; i < count; ++i) {
        const logic::Variable variable = (*inputs)[static_cast<std::size_t>(i)];
        function.inputs.push_back(store.name(variable));
        bits[variable] = count - 1 - i;
    }

    constexpr int quickly_tabulated = 16;
    logic::Store flat = store;
    const logic::Expr flat_root = logic::flattened(flat, root).value_or(root);
    const bool is_large = count > most_tabulated;
    auto products = multiplied_out(
        flat, flat_root, bits,
        count <= quickly_tabulated || is_large ? little_budget : middle_budget, control);
    if (!products && is_large && !control.stop_requested()) {
        const DiagramProducts found = products_by_diagram(store, root, {}, control);
        if (found.status == DiagramProducts::Status::too_many_products)
            return failure(fmt::format(
                "the formula has {} variables and is too large to expand into a DNF: {}", count,
                too_many_products_text(found)));
        if (found.status == DiagramProducts::Status::complete)
            products = monomials_of(found.products, bits);
        else
            products = multiplied_out(flat, flat_root, bits, large_budget, control);
    }
    if (products)
        products = without_repetitions(*products);
    else if (!control.stop_requested() && !is_large)
        if (const auto table = logic::truth_table(store, root, *inputs, control))
            products = Cofactors(*table).take();
    if (control.stop_requested())
        return failure("stopped before the formula was read");
    if (!products)
        return failure(fmt::format(
            "the formula has {} variables and is too large to expand into a DNF", count));
    function.on.cubes.reserve(products->size());
    for (const Monomial& product : *products)
        function.on.cubes.push_back({product.care, product.value, 1});
    return function;
}

} // namespace loggia::normal_forms
