#include "core/normal_forms/multiply_out.hpp"

#include "core/logic/transform.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <span>
#include <utility>

namespace loggia::normal_forms {

namespace {

/// Makes disjunctions of products of expressions, and of their negations, from those of their
/// operands. Gives up where that costs more than the budget.
class Multiplier {
public:
    Multiplier(const logic::Store& store, const std::vector<int>& bits, MultiplyBudget budget,
               const Control& control)
        : store_(store), bits_(bits), budget_(budget), control_(control) {}

    std::optional<Monomials> of(logic::Expr root);

private:
    using Pair = std::array<Monomials, 2>; ///< of the negation, of the expression

    void ask(logic::Expr root, const std::vector<logic::Expr>& order);
    bool make(logic::Expr e);
    bool fold_parity(std::span<const logic::Expr> operands, bool negated, Pair& result);
    bool fold_exactly_one(std::span<const logic::Expr> operands, Pair& result);
    bool fold(std::span<const logic::Expr> operands, bool value, bool conjunction,
              Monomials& result);
    /// Adds to `result`; false beyond the budget, as all of these.
    bool unite(Monomials& result, const Monomials& more);
    std::optional<Monomials> multiply(const Monomials& a, const Monomials& b);
    bool absorb(Monomials& products);
    bool spend(std::uint64_t steps);

    [[nodiscard]] const Monomials& get(logic::Expr e, bool value) const {
        return done_[e.index()][value ? 1 : 0];
    }

    const logic::Store& store_;
    const std::vector<int>& bits_; ///< of the variables, by number
    MultiplyBudget budget_;
    const Control& control_;
    std::uint64_t spent_ = 0;
    std::size_t kept_ = 0;
    std::vector<Pair> done_;
    std::vector<std::array<bool, 2>> asked_;
    std::vector<std::uint32_t> uses_; ///< still to come
};

bool Multiplier::spend(std::uint64_t steps) {
    spent_ += steps + 1;
    return spent_ <= budget_.steps && !control_.stop_requested();
}

bool Multiplier::unite(Monomials& result, const Monomials& more) {
    result.insert(result.end(), more.begin(), more.end());
    return spend(more.size()) && result.size() <= budget_.kept;
}

/// Leaves out what lies in another one.
bool Multiplier::absorb(Monomials& products) {
    std::sort(products.begin(), products.end(), [](const Monomial& a, const Monomial& b) {
        const int left = std::popcount(a.care);
        const int right = std::popcount(b.care);
        return left != right ? left < right : a < b;
    });
    Monomials kept;
    for (const Monomial& product : products) {
        if (!spend(kept.size()))
            return false;
        const auto larger = [&](const Monomial& other) { return other.contains(product); };
        if (std::none_of(kept.begin(), kept.end(), larger))
            kept.push_back(product);
    }
    products = std::move(kept);
    return true;
}

std::optional<Monomials> Multiplier::multiply(const Monomials& a, const Monomials& b) {
    Monomials result;
    for (const Monomial& x : a) {
        if (!spend(b.size()))
            return std::nullopt;
        for (const Monomial& y : b)
            if (((x.value ^ y.value) & x.care & y.care) == 0)
                result.push_back({x.care | y.care, x.value | y.value});
        if (result.size() > 4 * budget_.product + 64 &&
            (!absorb(result) || result.size() > budget_.product))
            return std::nullopt;
    }
    if (!absorb(result) || result.size() > budget_.product)
        return std::nullopt;
    return result;
}

bool Multiplier::fold(std::span<const logic::Expr> operands, bool value, bool conjunction,
                      Monomials& result) {
    result.clear();
    if (conjunction)
        result.push_back({0, 0});
    for (const logic::Expr operand : operands) {
        if (!conjunction) {
            if (!unite(result, get(operand, value)))
                return false;
            continue;
        }
        auto product = multiply(result, get(operand, value));
        if (!product)
            return false;
        result = std::move(*product);
    }
    return true;
}

bool Multiplier::fold_parity(std::span<const logic::Expr> operands, bool negated, Pair& result) {
    Pair so_far{Monomials{{0, 0}}, Monomials{}};
    for (const logic::Expr operand : operands) {
        Pair next;
        for (const bool before : {false, true})
            for (const bool value : {false, true}) {
                const auto product = multiply(so_far[before ? 1 : 0], get(operand, value));
                if (!product || !unite(next[before != value ? 1 : 0], *product))
                    return false;
            }
        so_far = std::move(next);
    }
    if (negated)
        std::swap(so_far[0], so_far[1]);
    result = std::move(so_far);
    return true;
}

bool Multiplier::fold_exactly_one(std::span<const logic::Expr> operands, Pair& result) {
    Monomials none{{0, 0}};
    Monomials one;
    Monomials many;
    for (const logic::Expr operand : operands) {
        auto stays_none = multiply(none, get(operand, false));
        auto stays_one = multiply(one, get(operand, false));
        const auto becomes_one = multiply(none, get(operand, true));
        const auto becomes_many = multiply(one, get(operand, true));
        if (!stays_none || !stays_one || !becomes_one || !becomes_many ||
            !unite(*stays_one, *becomes_one) || !unite(many, *becomes_many))
            return false;
        none = std::move(*stays_none);
        one = std::move(*stays_one);
    }
    if (!unite(many, none))
        return false;
    result = {std::move(many), std::move(one)};
    return true;
}

bool Multiplier::make(logic::Expr e) {
    using logic::Kind;
    const auto operands = store_.operands(e);
    const auto asked = asked_[e.index()];
    Pair& result = done_[e.index()];
    switch (store_.kind(e)) {
    case Kind::constant:
        result[store_.value_of(e) ? 1 : 0] = {{0, 0}};
        return true;
    case Kind::variable: {
        const std::uint64_t bit = std::uint64_t{1} << bits_[store_.variable_of(e)];
        result = {Monomials{{bit, 0}}, Monomials{{bit, bit}}};
        return true;
    }
    case Kind::negation:
        result = {get(operands[0], true), get(operands[0], false)};
        return spend(result[0].size() + result[1].size());
    case Kind::conjunction:
    case Kind::disjunction: {
        const bool conjunction = store_.kind(e) == Kind::conjunction;
        return (!asked[1] || fold(operands, true, conjunction, result[1])) &&
               (!asked[0] || fold(operands, false, !conjunction, result[0]));
    }
    case Kind::parity:
        return fold_parity(operands, false, result);
    case Kind::equivalence:
        return fold_parity(operands, true, result);
    case Kind::exactly_one:
        return fold_exactly_one(operands, result);
    case Kind::implication:
        break;
    }
    if (asked[1] &&
        !(unite(result[1], get(operands[0], false)) && unite(result[1], get(operands[1], true))))
        return false;
    if (!asked[0])
        return true;
    auto product = multiply(get(operands[0], true), get(operands[1], false));
    if (product)
        result[0] = std::move(*product);
    return product.has_value();
}

/// Which of an expression and its negation will be asked for, and how often in all.
void Multiplier::ask(logic::Expr root, const std::vector<logic::Expr>& order) {
    using logic::Kind;
    asked_.assign(root.index() + std::size_t{1}, {false, false});
    uses_.assign(root.index() + std::size_t{1}, 0);
    asked_[root.index()][1] = true;
    for (std::size_t at = order.size(); at-- > 0;) {
        const logic::Expr e = order[at];
        const Kind kind = store_.kind(e);
        const bool both =
            kind == Kind::parity || kind == Kind::equivalence || kind == Kind::exactly_one;
        const auto asked = asked_[e.index()];
        const auto operands = store_.operands(e);
        for (std::size_t i = 0; i < operands.size(); ++i) {
            const bool turned = kind == Kind::negation || (kind == Kind::implication && i == 0);
            auto& of_operand = asked_[operands[i].index()];
            ++uses_[operands[i].index()];
            for (const std::size_t value : {std::size_t{0}, std::size_t{1}})
                if (both || asked[turned ? 1 - value : value])
                    of_operand[value] = true;
        }
    }
}

std::optional<Monomials> Multiplier::of(logic::Expr root) {
    constexpr std::uint32_t most_expressions = 1U << 22U;
    if (root.index() >= most_expressions)
        return std::nullopt;
    const auto order = logic::postorder(store_, root);
    ask(root, order);
    done_.resize(root.index() + std::size_t{1});
    for (const logic::Expr e : order) {
        if (!make(e))
            return std::nullopt;
        kept_ += get(e, false).size() + get(e, true).size();
        if (kept_ > budget_.kept)
            return std::nullopt;
        for (const logic::Expr operand : store_.operands(e))
            if (--uses_[operand.index()] == 0) {
                Pair& over = done_[operand.index()];
                kept_ -= over[0].size() + over[1].size();
                over = {};
            }
    }
    return std::move(done_[root.index()][1]);
}

} // namespace

std::optional<Monomials> multiplied_out(const logic::Store& store, logic::Expr root,
                                        const std::vector<int>& bits, const MultiplyBudget& budget,
                                        const Control& control) {
    return Multiplier(store, bits, budget, control).of(root);
}

} // namespace loggia::normal_forms
