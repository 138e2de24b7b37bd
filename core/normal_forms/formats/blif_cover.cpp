#include "core/normal_forms/formats/blif_network.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>

namespace loggia::normal_forms {

namespace {

/// Covers of signals and of their complements, each made once.
class SignalCovers {
public:
    SignalCovers(const BlifNetwork& network, std::size_t inputs, std::uint64_t effort,
                 const Control& control)
        : network_(network), inputs_(inputs), effort_(effort), control_(control),
          covers_(2 * network.gates.size()) {}

    Result<PositionalCover> of(std::size_t signal);

private:
    static constexpr std::size_t most_kept = 4096; ///< cubes of a signal

    /// A signal or its complement.
    struct Literal {
        std::size_t signal;
        bool value;
    };
    using Product = std::vector<Literal>;

    [[nodiscard]] std::size_t place(Literal literal) const {
        return 2 * (literal.signal - inputs_) + (literal.value ? 1 : 0);
    }
    [[nodiscard]] PositionalCover none() const { return {static_cast<int>(inputs_), 1}; }
    std::optional<std::vector<Product>> products_of(Literal literal);
    bool multiply(PositionalCover& cover, Literal by);
    bool absorb(PositionalCover& cover);
    static bool lies_in(std::span<const std::uint64_t> inner, std::span<const std::uint64_t> outer);

    const BlifNetwork& network_;
    std::size_t inputs_;
    std::uint64_t effort_;
    const Control& control_;
    std::vector<std::optional<PositionalCover>> covers_;
    std::uint64_t steps_ = 0;
};

bool SignalCovers::lies_in(std::span<const std::uint64_t> inner,
                           std::span<const std::uint64_t> outer) {
    for (std::size_t i = 0; i < outer.size(); ++i)
        if ((inner[i] & ~outer[i]) != 0)
            return false;
    return true;
}

/// The literal of a gate as a sum of products of its fanins.
std::optional<std::vector<SignalCovers::Product>> SignalCovers::products_of(Literal literal) {
    const BlifGate& gate = network_.gates[literal.signal - inputs_];
    if (gate.from.empty()) {
        const bool constant = gate.rows.empty() ? gate.value == '0' : gate.value == '1';
        return std::vector<Product>(constant == literal.value ? 1 : 0);
    }
    PositionalCover rows(static_cast<int>(gate.from.size()), 1);
    for (const std::string_view row : gate.rows) {
        rows.add_cube();
        for (std::size_t i = 0; i < row.size(); ++i)
            if (row[i] == '0' || row[i] == '1')
                rows.restrict(static_cast<int>(i), row[i] == '1');
        rows.add_output(0);
    }
    if (literal.value != (gate.value == '1')) {
        auto others = complement_cover(rows, {rows.inputs(), 1}, most_kept, control_);
        if (!others)
            return std::nullopt;
        rows = *std::move(others);
    }
    std::vector<Product> products(rows.terms());
    for (std::size_t i = 0; i < rows.terms(); ++i)
        for (int input = 0; input < rows.inputs(); ++input)
            if (rows.has_literal(i, input))
                products[i].push_back(
                    {gate.from[static_cast<std::size_t>(input)], rows.may_be(i, input, true)});
    return products;
}

/// Drops the cubes that lie in others. False where there are too many of them to do so.
bool SignalCovers::absorb(PositionalCover& cover) {
    const std::size_t count = cover.terms();
    steps_ += std::uint64_t{count} * count;
    if (count > 2 * most_kept || steps_ > effort_)
        return false;
    std::vector<std::size_t> order(count);
    for (std::size_t i = 0; i < count; ++i)
        order[i] = i;
    // A cube lies only in cubes of no more literals.
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return cover.literals(a) < cover.literals(b);
    });
    PositionalCover kept = none();
    for (const std::size_t i : order) {
        bool lies_in_other = false;
        for (std::size_t k = 0; k < kept.terms() && !lies_in_other; ++k)
            lies_in_other = lies_in(std::as_const(cover).cube(i), std::as_const(kept).cube(k));
        if (!lies_in_other)
            kept.add_cube(std::as_const(cover).cube(i));
    }
    cover = std::move(kept);
    return cover.terms() <= most_kept;
}

bool SignalCovers::multiply(PositionalCover& cover, Literal by) {
    PositionalCover factor = none();
    if (by.signal < inputs_) {
        factor.add_cube();
        factor.restrict(static_cast<int>(by.signal), by.value);
        factor.add_output(0);
    } else {
        factor = *covers_[place(by)];
    }
    PositionalCover product = none();
    for (std::size_t a = 0; a < cover.terms(); ++a)
        for (std::size_t b = 0; b < factor.terms(); ++b) {
            bool empty = false;
            for (int input = 0; input < cover.inputs() && !empty; ++input)
                empty = !(cover.may_be(a, input, false) && factor.may_be(b, input, false)) &&
                        !(cover.may_be(a, input, true) && factor.may_be(b, input, true));
            if (empty)
                continue;
            product.add_cube();
            for (int input = 0; input < cover.inputs(); ++input)
                for (const bool value : {false, true})
                    if (!cover.may_be(a, input, !value) || !factor.may_be(b, input, !value))
                        product.restrict(input, value);
            product.add_output(0);
            if (product.terms() > 2 * most_kept)
                return false;
        }
    steps_ += std::uint64_t{cover.terms()} * factor.terms() * cover.width();
    cover = std::move(product);
    return absorb(cover);
}

Result<PositionalCover> SignalCovers::of(std::size_t signal) {
    const auto too_large = failure("the function of this output is too large to expand into a DNF");
    struct Open {
        Literal literal;
        std::vector<Product> products;
    };
    std::vector<Open> path;
    const auto enter = [&](Literal literal) {
        auto products = products_of(literal);
        if (!products)
            return false;
        path.push_back({literal, *std::move(products)});
        return true;
    };
    if (signal < inputs_) {
        PositionalCover alone = none();
        alone.add_cube();
        alone.restrict(static_cast<int>(signal), true);
        alone.add_output(0);
        return alone;
    }
    const Literal root{signal, true};
    if (!enter(root))
        return too_large;
    while (!path.empty()) {
        if (control_.stop_requested())
            return failure("stopped");
        std::optional<Literal> missing;
        for (const Product& product : path.back().products)
            for (const Literal literal : product)
                if (literal.signal >= inputs_ && !covers_[place(literal)])
                    missing = literal;
        if (missing) {
            if (!enter(*missing))
                return too_large;
            continue;
        }
        PositionalCover sum = none();
        for (const Product& product : path.back().products) {
            PositionalCover cubes = none();
            cubes.add_cube();
            cubes.add_output(0);
            for (const Literal literal : product)
                if (!multiply(cubes, literal) || control_.stop_requested())
                    return control_.stop_requested() ? failure("stopped") : too_large;
            sum.append(cubes);
            if (sum.terms() > 2 * most_kept)
                return too_large;
        }
        if (!absorb(sum))
            return too_large;
        covers_[place(path.back().literal)] = std::move(sum);
        path.pop_back();
    }
    return *covers_[place(root)];
}

} // namespace

Result<PositionalCover> cover_of_signal(const BlifNetwork& network, std::size_t inputs,
                                        std::size_t signal, std::uint64_t effort,
                                        const Control& control) {
    return SignalCovers(network, inputs, effort, control).of(signal);
}

} // namespace loggia::normal_forms
