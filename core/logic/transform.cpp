#include "core/logic/transform.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <vector>

namespace loggia::logic {

namespace {

/// What the expressions of a postorder have become: by their numbers, or by their places in the
/// order where they are few in a large store, whose many formulas would take quadratic time.
class Rebuilt {
public:
    /// `order` has to live on.
    explicit Rebuilt(const std::vector<Expr>& order)
        : order_(order), is_sparse_(order.size() < order.back().index() / few),
          now_(is_sparse_ ? order.size() : order.back().index() + std::size_t{1}) {}

    Expr& operator[](Expr e) { return now_[place(e)]; }
    Expr operator[](Expr e) const { return now_[place(e)]; }

private:
    static constexpr std::size_t few = 32;

    [[nodiscard]] std::size_t place(Expr e) const {
        return is_sparse_ ? static_cast<std::size_t>(
                                std::lower_bound(order_.begin(), order_.end(), e) - order_.begin())
                          : e.index();
    }

    const std::vector<Expr>& order_;
    bool is_sparse_;
    std::vector<Expr> now_;
};

bool merges(Kind kind) {
    return kind == Kind::conjunction || kind == Kind::disjunction;
}

/// The negation, made by taking one away where that can be done.
Expr complement(Store& store, Expr e) {
    if (store.kind(e) == Kind::constant)
        return store.constant(!store.value_of(e));
    if (store.kind(e) == Kind::negation)
        return store.operands(e)[0];
    return store.negation(e);
}

/// Operands that have been folded already, those without a constant apart from the constants.
struct Sorted {
    std::vector<Expr> open;
    std::size_t trues = 0;
    std::size_t falses = 0;
};

Expr joined(Store& store, Kind kind, const std::vector<Expr>& open) {
    if (open.empty())
        return store.constant(kind == Kind::conjunction);
    return open.size() == 1 ? open[0] : store.node(kind, open);
}

Expr folded_node(Store& store, Kind kind, const Sorted& sorted) {
    switch (kind) {
    case Kind::conjunction:
        return sorted.falses > 0 ? store.constant(false) : joined(store, kind, sorted.open);
    case Kind::disjunction:
        return sorted.trues > 0 ? store.constant(true) : joined(store, kind, sorted.open);
    case Kind::parity: {
        const Expr rest = joined(store, kind, sorted.open);
        return sorted.trues % 2 == 0 ? rest : complement(store, rest);
    }
    case Kind::exactly_one:
        if (sorted.trues == 0)
            return joined(store, kind, sorted.open);
        if (sorted.trues > 1)
            return store.constant(false);
        return complement(store, joined(store, Kind::disjunction, sorted.open));
    default:
        break;
    }
    // An equivalence or a negation: both are parities but for a complement.
    const Expr rest = joined(store, Kind::parity, sorted.open);
    return sorted.trues % 2 == 0 ? complement(store, rest) : rest;
}

Expr folded_implication(Store& store, Expr premise, Expr conclusion) {
    if (store.kind(premise) == Kind::constant)
        return store.value_of(premise) ? conclusion : store.constant(true);
    if (store.kind(conclusion) == Kind::constant)
        return store.value_of(conclusion) ? store.constant(true) : complement(store, premise);
    return store.implication(premise, conclusion);
}

/// An inner expression with its operands folded and replaced by `rebuilt`.
Expr folded_inner(Store& store, Expr e, const Rebuilt& rebuilt) {
    const Kind kind = store.kind(e);
    Sorted sorted;
    std::vector<Expr> all;
    for (const Expr operand : store.operands(e)) {
        const Expr now = rebuilt[operand];
        all.push_back(now);
        if (store.kind(now) != Kind::constant)
            sorted.open.push_back(now);
        else if (store.value_of(now))
            ++sorted.trues;
        else
            ++sorted.falses;
    }
    if (kind == Kind::implication)
        return folded_implication(store, all[0], all[1]);
    // Without constants these stay what they are.
    if ((kind == Kind::negation || kind == Kind::equivalence) && sorted.open.size() == all.size())
        return store.node(kind, all);
    return folded_node(store, kind, sorted);
}

/// The operands of a conjunction or disjunction with those of its own kind opened up; false when
/// that takes more than `left` steps, which are deducted.
bool collect(const Store& store, Expr top, std::size_t& left, std::vector<Expr>& found) {
    struct Open {
        Expr e;
        std::size_t next;
    };
    const Kind kind = store.kind(top);
    std::vector<Open> path{{top, 0}};
    while (!path.empty()) {
        Open& open = path.back();
        const auto operands = store.operands(open.e);
        if (open.next == operands.size()) {
            path.pop_back();
            continue;
        }
        if (left == 0)
            return false;
        --left;
        const Expr operand = operands[open.next++];
        if (store.kind(operand) == kind)
            path.push_back({operand, 0});
        else
            found.push_back(operand);
    }
    return true;
}

/// Which expressions are still there when all mergeable operands have been merged.
std::vector<bool> kept(const Store& store, Expr root, const std::vector<Expr>& order) {
    std::vector<bool> result(root.index() + std::size_t{1});
    result[root.index()] = true;
    // A conjunction keeps all its operands but conjunctions, also where it is merged itself, since
    // they go to the one above.
    for (const Expr e : order)
        for (const Expr operand : store.operands(e))
            if (!merges(store.kind(e)) || store.kind(operand) != store.kind(e))
                result[operand.index()] = true;
    return result;
}

} // namespace

Result<Expr> flattened(Store& store, Expr root, std::size_t limit) {
    const std::vector<Expr> order = postorder(store, root);
    const std::vector<bool> stays = kept(store, root, order);
    Rebuilt rebuilt(order);
    std::vector<Expr> operands;
    std::size_t left = limit;
    for (const Expr e : order) {
        rebuilt[e] = e;
        if (!stays[e.index()] || store.operands(e).empty())
            continue;
        operands.clear();
        if (!merges(store.kind(e)))
            operands.assign(store.operands(e).begin(), store.operands(e).end());
        else if (!collect(store, e, left, operands))
            return failure(fmt::format(
                "the expression is too large: it would have more than {} operands", limit));
        for (Expr& operand : operands)
            operand = rebuilt[operand];
        rebuilt[e] = store.node(store.kind(e), operands);
    }
    return rebuilt[root];
}

Expr folded(Store& store, Expr root) {
    return assigned(store, root, {});
}

Expr assigned(Store& store, Expr root, std::span<const std::optional<bool>> values) {
    const std::vector<Expr> order = postorder(store, root);
    Rebuilt rebuilt(order);
    for (const Expr e : order) {
        Expr now = e;
        if (store.kind(e) == Kind::variable) {
            const Variable variable = store.variable_of(e);
            if (variable < values.size() && values[variable])
                now = store.constant(*values[variable]);
        } else if (store.kind(e) != Kind::constant) {
            now = folded_inner(store, e, rebuilt);
        }
        rebuilt[e] = now;
    }
    return rebuilt[root];
}

Expr substituted(Store& store, Expr root, const std::unordered_map<Variable, Expr>& replacements) {
    if (replacements.empty())
        return root;
    const std::vector<Expr> order = postorder(store, root);
    Rebuilt rebuilt(order);
    std::vector<Expr> operands;
    for (const Expr e : order) {
        Expr now = e;
        if (store.kind(e) == Kind::variable) {
            const auto found = replacements.find(store.variable_of(e));
            if (found != replacements.end())
                now = found->second;
        } else if (!store.operands(e).empty()) {
            operands.clear();
            for (const Expr operand : store.operands(e))
                operands.push_back(rebuilt[operand]);
            now = store.node(store.kind(e), operands);
        }
        rebuilt[e] = now;
    }
    return rebuilt[root];
}

} // namespace loggia::logic
