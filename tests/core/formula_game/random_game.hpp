#pragma once

#include "core/base/random.hpp"
#include "core/formula_game/game.hpp"
#include "core/formula_game/residual.hpp"
#include "tests/core/logic/random_tree.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

/// Games on expressions of any kind, and their values by plain recursion.
namespace loggia::formula_game::oracle {

struct RandomGame {
    logic::oracle::Tree tree;
    logic::Store store;
    logic::Expr root;
    std::vector<logic::Variable> order; ///< all variables of the store
    Variables e_turns = 0;

    [[nodiscard]] std::size_t size() const { return order.size(); }
    [[nodiscard]] bool value(std::uint32_t values) const {
        std::vector<bool> assignment(size());
        for (std::size_t turn = 0; turn < size(); ++turn)
            assignment[order[turn]] = (values >> turn & 1U) != 0;
        return logic::oracle::evaluate(tree, assignment);
    }
    [[nodiscard]] bool e_wins(std::uint32_t values, std::size_t turns) const {
        if (turns == size())
            return value(values);
        const bool e_chooses = (e_turns >> turns & 1U) != 0;
        for (const std::uint32_t value : {0U, 1U})
            if (e_wins(values | value << turns, turns + 1) == e_chooses)
                return e_chooses;
        return !e_chooses;
    }
    [[nodiscard]] Residual residual(Literals values = {}) const {
        Reducer reducer{Control()};
        Residual whole;
        Residual reduced;
        if (!reducer.load(store, root, order, whole) || !reducer.reduce(whole, values, reduced))
            return {};
        return reduced;
    }
};

inline std::vector<logic::Variable> shuffled(Random& random, std::size_t count) {
    std::vector<logic::Variable> order(count);
    for (std::size_t i = 0; i < count; ++i)
        order[i] = static_cast<logic::Variable>(i);
    for (std::size_t i = count; i > 1; --i)
        std::swap(order[i - 1], order[random.below(i)]);
    return order;
}

inline RandomGame random_game(Random& random, std::size_t variables, int depth,
                              bool all_kinds = true) {
    RandomGame game;
    game.store = logic::oracle::store_with(variables);
    game.tree = logic::oracle::random_tree(random, {variables, depth, 0, true, all_kinds});
    game.root = logic::oracle::build(game.store, game.tree);
    game.order = shuffled(random, variables);
    // Alternating, one-sided and mixed games are equally likely.
    const auto all = (Variables{1} << variables) - 1;
    switch (random.below(3)) {
    case 0:
        game.e_turns = (random.below(2) == 0 ? 0x55555555U : 0xAAAAAAAAU) & all;
        break;
    case 1:
        game.e_turns = (Variables{1} << random.below(variables + 1)) - 1;
        break;
    default:
        game.e_turns = static_cast<Variables>(random.next()) & all;
    }
    return game;
}

/// A conjunction of three-literal clauses: `clauses` of them over the variables of `store`.
inline logic::Expr random_cnf(Random& random, logic::Store& store, std::size_t clauses,
                              std::size_t width = 3) {
    std::vector<logic::Expr> conjuncts;
    for (std::size_t i = 0; i < clauses; ++i) {
        std::vector<logic::Expr> literals;
        for (std::size_t k = 0; k < width; ++k) {
            const logic::Expr variable =
                store.variable(static_cast<logic::Variable>(random.below(store.variables())));
            literals.push_back(random.below(2) == 0 ? variable : store.negation(variable));
        }
        conjuncts.push_back(store.node(logic::Kind::disjunction, literals));
    }
    return store.node(logic::Kind::conjunction, conjuncts);
}

/// A binary tree of conjunctions and disjunctions with `leaves` leaves, negations strewn in.
inline logic::Expr random_binary(Random& random, logic::Store& store, std::size_t leaves) {
    logic::Expr made(0);
    if (leaves == 1) {
        made = store.variable(static_cast<logic::Variable>(random.below(store.variables())));
    } else {
        const std::size_t left = 1 + random.below(leaves - 1);
        const std::array parts{random_binary(random, store, left),
                               random_binary(random, store, leaves - left)};
        made = store.node(
            random.below(2) == 0 ? logic::Kind::conjunction : logic::Kind::disjunction, parts);
    }
    return random.below(4) == 0 ? store.negation(made) : made;
}

/// A complete tree of 2^depth literals, conjunctions and disjunctions in turns.
inline logic::Expr alternating_tree(Random& random, logic::Store& store, unsigned depth) {
    std::vector<logic::Expr> level;
    for (std::size_t i = 0; i < std::size_t{1} << depth; ++i) {
        const auto literal =
            store.variable(static_cast<logic::Variable>(random.below(store.variables())));
        level.push_back(random.below(2) == 0 ? literal : store.negation(literal));
    }
    for (bool both = true; level.size() > 1; both = !both) {
        std::vector<logic::Expr> above;
        for (std::size_t i = 0; i < level.size(); i += 2)
            above.push_back(store.node(both ? logic::Kind::conjunction : logic::Kind::disjunction,
                                       std::array{level[i], level[i + 1]}));
        level = std::move(above);
    }
    return level.front();
}

/// An exclusive or by the assignment's connectives, which doubles the leaves at each step.
inline logic::Expr plain_parity(logic::Store& store, logic::Expr a, logic::Expr b) {
    const std::array left{a, store.negation(b)};
    const std::array right{store.negation(a), b};
    const std::array both{store.node(logic::Kind::conjunction, left),
                          store.node(logic::Kind::conjunction, right)};
    return store.node(logic::Kind::disjunction, both);
}

/// The parity of `count` random binary trees, in the assignment's connectives.
inline logic::Expr parity_mix(Random& random, logic::Store& store, std::size_t leaves,
                              std::size_t count = 4) {
    // count parts, the i-th of which occurs 2^min(i, count - i) times or so
    std::vector<logic::Expr> parts;
    const std::size_t each = std::max<std::size_t>(2, leaves / (count * count));
    for (std::size_t i = 0; i < count; ++i)
        parts.push_back(random_binary(random, store, each));
    while (parts.size() > 1) {
        std::vector<logic::Expr> next;
        for (std::size_t i = 0; i + 1 < parts.size(); i += 2)
            next.push_back(plain_parity(store, parts[i], parts[i + 1]));
        if (parts.size() % 2 != 0)
            next.push_back(parts.back());
        parts = std::move(next);
    }
    return parts.front();
}

/// A tree of majorities of three whose leaves are random literals: about `leaves` of them.
inline logic::Expr majority_tree(Random& random, logic::Store& store, std::size_t leaves) {
    if (leaves < 6) {
        const logic::Expr variable =
            store.variable(static_cast<logic::Variable>(random.below(store.variables())));
        return random.below(2) == 0 ? variable : store.negation(variable);
    }
    const logic::Expr a = majority_tree(random, store, leaves / 5);
    const logic::Expr b = majority_tree(random, store, leaves / 5);
    const logic::Expr c = majority_tree(random, store, leaves / 5);
    using logic::Kind;
    const logic::Expr either = store.node(Kind::disjunction, std::array{a, b});
    const logic::Expr both = store.node(Kind::conjunction, std::array{a, b});
    return store.node(Kind::disjunction,
                      std::array{both, store.node(Kind::conjunction, std::array{c, either})});
}

/// A game on a tree of the assignment's kinds, or nothing when the tree has no variables.
inline std::optional<Position> random_position(Random& random, std::size_t variables, int depth,
                                               logic::oracle::Tree& tree, std::vector<bool>& used) {
    auto drawn = random_game(random, variables, depth);
    logic::Store store = logic::oracle::store_with(variables);
    const logic::Expr root = random_binary(random, store, 2 + random.below(1U << depth));
    tree = logic::oracle::tree_of(store, root);
    std::string letters;
    std::string turns;
    used.assign(variables, false);
    for (const logic::Variable v : logic::variables_of(store, root))
        used[v] = true;
    for (std::size_t i = 0; i < variables; ++i)
        if (used[drawn.order[i]]) {
            letters += static_cast<char>('a' + drawn.order[i]);
            turns += (drawn.e_turns >> i & 1U) != 0 ? 'E' : 'A';
        }
    auto game = Game::make({store, root}, turns, letters);
    if (!game)
        return std::nullopt;
    Position position(*game);
    for (std::size_t turn = random.below(letters.size() + 1); turn > 0; --turn)
        position = position.after(random.below(2) == 0);
    return position;
}

inline bool e_wins(const logic::oracle::Tree& tree, const Position& position,
                   std::size_t variables) {
    if (position.is_over()) {
        std::vector<bool> assignment(variables);
        for (std::size_t turn = 0; turn < position.played(); ++turn)
            assignment.at(static_cast<std::size_t>(position.game().letter(turn) - 'a')) =
                position.value(turn);
        return logic::oracle::evaluate(tree, assignment);
    }
    const bool e_chooses = position.to_move() == Player::e;
    const bool zero = e_wins(tree, position.after(false), variables);
    const bool one = e_wins(tree, position.after(true), variables);
    return e_chooses ? zero || one : zero && one;
}

} // namespace loggia::formula_game::oracle
