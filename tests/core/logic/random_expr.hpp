#pragma once

#include "core/base/random.hpp"
#include "core/logic/expr.hpp"

#include <array>
#include <string>
#include <vector>

namespace loggia::logic {

/// Variables named a, b, c ... in a store.
inline std::vector<Variable> name_variables(Store& store, int count) {
    std::vector<Variable> variables;
    for (int i = 0; i < count; ++i)
        variables.push_back(
            store.variable_of(store.variable(std::string(1, static_cast<char>('a' + i)))));
    return variables;
}

/// A random expression of every kind with about `leaves` leaves over the variables of the store,
/// some parts of it shared. Unless `plain`, constants, empty and single-operand nodes occur.
inline Expr random_expr(Random& random, Store& store, int leaves, bool plain = false) {
    const auto variables = store.variables();
    if (leaves <= 1) {
        if (!plain && random.below(20) == 0)
            return store.constant(random.below(2) != 0);
        return store.variable(static_cast<Variable>(random.below(variables)));
    }
    if (random.below(5) == 0)
        return store.negation(random_expr(random, store, leaves, plain));
    constexpr std::array kinds{Kind::conjunction, Kind::disjunction, Kind::parity,
                               Kind::exactly_one, Kind::implication, Kind::equivalence};
    const Kind kind = kinds.at(random.below(kinds.size()));
    const bool two = kind == Kind::implication || kind == Kind::equivalence;
    if (!two && !plain && random.below(30) == 0)
        return store.node(kind, {});
    const int parts = two ? 2 : 1 + static_cast<int>(random.below(plain ? 3 : 4)) + (plain ? 1 : 0);
    std::vector<Expr> operands;
    for (int i = 0; i < parts; ++i) {
        if (!operands.empty() && random.below(12) == 0)
            operands.push_back(operands[random.below(operands.size())]);
        else
            operands.push_back(random_expr(random, store, std::max(1, leaves / parts), plain));
    }
    if (!two && operands.size() == 1)
        operands.push_back(random_expr(random, store, leaves / 2, plain));
    return store.node(kind, operands);
}

} // namespace loggia::logic
