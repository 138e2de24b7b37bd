#pragma once

#include "core/base/random.hpp"
#include "core/logic/expr.hpp"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

/// An expression as a tree in the plainest way, with nothing shared and evaluated by recursion: the
/// oracle for all that is done to expressions in a Store.
namespace loggia::logic::oracle {

struct Tree {
    Kind kind = Kind::constant;
    Variable variable = 0;
    bool value = false;
    std::vector<Tree> operands;
};

inline bool evaluate(const Tree& tree, const std::vector<bool>& assignment) {
    std::uint64_t operands_true = 0;
    for (const Tree& operand : tree.operands)
        operands_true += evaluate(operand, assignment) ? 1U : 0U;
    const auto operand = [&](std::size_t i) { return evaluate(tree.operands.at(i), assignment); };
    switch (tree.kind) {
    case Kind::constant:
        return tree.value;
    case Kind::variable:
        return assignment.at(tree.variable);
    case Kind::negation:
        return operands_true == 0;
    case Kind::conjunction:
        return operands_true == tree.operands.size();
    case Kind::disjunction:
        return operands_true > 0;
    case Kind::parity:
        return (operands_true & 1U) == 1;
    case Kind::exactly_one:
        return operands_true == 1;
    case Kind::implication:
        return operand(0) ? operand(1) : true;
    case Kind::equivalence:
        return operands_true != 1;
    }
    return false;
}

inline bool same(const Tree& a, const Tree& b) {
    if (a.kind != b.kind || a.operands.size() != b.operands.size())
        return false;
    if (a.kind == Kind::constant && a.value != b.value)
        return false;
    if (a.kind == Kind::variable && a.variable != b.variable)
        return false;
    for (std::size_t i = 0; i < a.operands.size(); ++i)
        if (!same(a.operands[i], b.operands[i]))
            return false;
    return true;
}

struct Shape {
    std::uint64_t variables = 4;
    int depth = 5;
    std::uint64_t least_operands = 0; ///< of what may have any number
    bool constants = true;
    bool all_kinds = true; ///< or negations, conjunctions, disjunctions and parities alone
};

inline Tree random_tree(Random& random, const Shape& shape) {
    Tree tree;
    if (shape.depth <= 1 || random.below(6) == 0) {
        if (shape.constants && random.below(6) == 0)
            return {Kind::constant, 0, random.below(2) == 0, {}};
        return {Kind::variable, static_cast<Variable>(random.below(shape.variables)), false, {}};
    }
    const std::uint64_t pick = random.below(shape.all_kinds ? 9 : 6);
    std::uint64_t count = shape.least_operands + random.below(5 - shape.least_operands);
    if (pick == 0) {
        tree.kind = Kind::negation;
        count = 1;
    } else if (pick <= 2) {
        tree.kind = Kind::conjunction;
    } else if (pick <= 4) {
        tree.kind = Kind::disjunction;
    } else if (pick == 5) {
        tree.kind = Kind::parity;
    } else if (pick == 6) {
        tree.kind = Kind::exactly_one;
        count = shape.least_operands + random.below(4 - shape.least_operands);
    } else {
        tree.kind = pick == 7 ? Kind::implication : Kind::equivalence;
        count = 2;
    }
    Shape below = shape;
    --below.depth;
    for (; count > 0; --count) {
        const bool again = !tree.operands.empty() && random.below(12) == 0;
        Tree operand = again ? tree.operands.back() : random_tree(random, below);
        tree.operands.push_back(std::move(operand));
    }
    return tree;
}

/// Its variables have to be those of the store.
inline Expr build(Store& store, const Tree& tree) {
    if (tree.kind == Kind::constant)
        return store.constant(tree.value);
    if (tree.kind == Kind::variable)
        return store.variable(tree.variable);
    std::vector<Expr> operands;
    for (const Tree& operand : tree.operands)
        operands.push_back(build(store, operand));
    return store.node(tree.kind, operands);
}

inline Tree tree_of(const Store& store, Expr e) {
    Tree tree;
    tree.kind = store.kind(e);
    if (tree.kind == Kind::constant)
        tree.value = store.value_of(e);
    else if (tree.kind == Kind::variable)
        tree.variable = store.variable_of(e);
    for (const Expr operand : store.operands(e))
        tree.operands.push_back(tree_of(store, operand));
    return tree;
}

/// A random expression over the variables of the store, none of its nodes without operands.
inline Expr random_expr(Random& random, Store& store, int depth) {
    return build(store, random_tree(random, {store.variables(), depth, 1}));
}

/// The first `count` of the variables a, b, c ... of a store, which it names.
inline std::vector<Variable> name_variables(Store& store, std::uint64_t count) {
    std::vector<Variable> variables;
    for (std::uint64_t i = 0; i < count; ++i)
        variables.push_back(
            store.variable_of(store.variable(std::string(1, static_cast<char>('a' + i)))));
    return variables;
}

/// A store with the variables a, b, c ...
inline Store store_with(std::uint64_t variables) {
    Store store;
    name_variables(store, variables);
    return store;
}

/// The assignment whose number has the variables' values as its bits.
inline std::vector<bool> assignment_of(std::uint64_t bits, std::size_t variables) {
    std::vector<bool> assignment(variables);
    for (std::size_t i = 0; i < variables; ++i)
        assignment[i] = ((bits >> i) & 1U) != 0;
    return assignment;
}

} // namespace loggia::logic::oracle
