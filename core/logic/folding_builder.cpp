#include "core/logic/folding_builder.hpp"

#include <algorithm>

namespace loggia::logic {

using logic::Expr;
using logic::Kind;

Expr FoldingBuilder::negation(Expr e) const {
    if (store_->kind(e) == Kind::constant)
        return constant(!store_->value_of(e));
    if (store_->kind(e) == Kind::negation)
        return store_->operands(e)[0];
    return store_->negation(e);
}

/// A conjunction or disjunction, of which `neutral` is the value without operands.
Expr FoldingBuilder::junction(std::vector<Expr>& parts, Kind kind, bool neutral) const {
    for (const Expr part : parts)
        if (is(part, !neutral))
            return constant(!neutral);
    std::erase_if(parts, [&](Expr part) { return is(part, neutral); });
    if (parts.empty())
        return constant(neutral);
    return parts.size() == 1 ? parts[0] : store_->node(kind, parts);
}

Expr FoldingBuilder::conjunction(std::vector<Expr> parts) const {
    return junction(parts, Kind::conjunction, true);
}

Expr FoldingBuilder::disjunction(std::vector<Expr> parts) const {
    return junction(parts, Kind::disjunction, false);
}

Expr FoldingBuilder::parity(std::vector<Expr> parts) const {
    bool odd = false;
    std::erase_if(parts, [&](Expr part) {
        const bool is_constant = store_->kind(part) == Kind::constant;
        odd = odd != (is_constant && store_->value_of(part));
        return is_constant;
    });
    if (parts.empty())
        return constant(odd);
    const Expr sum = parts.size() == 1 ? parts[0] : store_->node(Kind::parity, parts);
    return odd ? negation(sum) : sum;
}

Expr FoldingBuilder::implication(Expr premise, Expr conclusion) const {
    if (store_->kind(premise) == Kind::constant)
        return store_->value_of(premise) ? conclusion : constant(true);
    if (store_->kind(conclusion) == Kind::constant)
        return store_->value_of(conclusion) ? conclusion : negation(premise);
    return store_->implication(premise, conclusion);
}

Expr FoldingBuilder::equivalence(Expr left, Expr right) const {
    if (store_->kind(left) == Kind::constant)
        return store_->value_of(left) ? right : negation(right);
    if (store_->kind(right) == Kind::constant)
        return store_->value_of(right) ? left : negation(left);
    return left == right ? constant(true) : store_->equivalence(left, right);
}

} // namespace loggia::logic
