#pragma once

#include "core/logic/expr.hpp"

#include <span>
#include <vector>

namespace loggia::logic {

/// Makes expressions and folds constants on the way, so that known values need no clause.
class FoldingBuilder {
public:
    explicit FoldingBuilder(logic::Store& store) : store_(&store) {}

    [[nodiscard]] logic::Store& store() const noexcept { return *store_; }
    [[nodiscard]] logic::Expr constant(bool value) const { return store_->constant(value); }
    [[nodiscard]] bool is(logic::Expr e, bool value) const { return e == constant(value); }

    [[nodiscard]] logic::Expr negation(logic::Expr e) const;
    [[nodiscard]] logic::Expr conjunction(std::vector<logic::Expr> parts) const;
    [[nodiscard]] logic::Expr disjunction(std::vector<logic::Expr> parts) const;
    [[nodiscard]] logic::Expr parity(std::vector<logic::Expr> parts) const;
    [[nodiscard]] logic::Expr implication(logic::Expr premise, logic::Expr conclusion) const;
    [[nodiscard]] logic::Expr equivalence(logic::Expr left, logic::Expr right) const;

private:
    [[nodiscard]] logic::Expr junction(std::vector<logic::Expr>& parts, logic::Kind kind,
                                       bool neutral) const;

    logic::Store* store_;
};

} // namespace loggia::logic
