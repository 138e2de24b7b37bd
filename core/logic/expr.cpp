#include "core/logic/expr.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <limits>

namespace loggia::logic {

namespace {

constexpr std::uint32_t operand_limit = 1U << 28U;

std::size_t hash_of(Kind kind, std::span<const Expr> operands) {
    std::uint64_t h = 0x9E3779B97F4A7C15U + static_cast<std::uint64_t>(kind);
    for (const Expr e : operands) {
        h = (h ^ e.index()) * 0xBF58476D1CE4E5B9U;
        h ^= h >> 31U;
    }
    return static_cast<std::size_t>(h ^ (h >> 29U));
}

std::uint64_t saturated_sum(std::uint64_t a, std::uint64_t b) {
    const std::uint64_t sum = a + b;
    return sum < a ? std::numeric_limits<std::uint64_t>::max() : sum;
}

} // namespace

Store::Store() : slots_(64) {
    nodes_.push_back({0, static_cast<std::uint32_t>(Kind::constant) << 28U});
    nodes_.push_back({1, static_cast<std::uint32_t>(Kind::constant) << 28U});
}

Expr Store::constant(bool value) const noexcept {
    return Expr(value ? 1 : 0);
}

Expr Store::append(Kind kind, std::uint32_t first, std::size_t count) {
    assert(count < operand_limit);
    nodes_.push_back(
        {first, static_cast<std::uint32_t>(kind) << 28U | static_cast<std::uint32_t>(count)});
    return Expr(static_cast<std::uint32_t>(nodes_.size() - 1));
}

Expr Store::variable(std::string_view name) {
    if (const auto found = find(name))
        return variable(*found);
    const auto number = static_cast<Variable>(names_.size());
    names_.emplace_back(name);
    numbers_.emplace(names_.back(), number);
    const Expr e = append(Kind::variable, number, 0);
    atoms_.push_back(e.index());
    return e;
}

std::optional<Variable> Store::find(std::string_view name) const {
    const auto found = numbers_.find(name);
    return found == numbers_.end() ? std::nullopt : std::optional(found->second);
}

Expr Store::negation(Expr operand) {
    return node(Kind::negation, std::array{operand});
}

Expr Store::implication(Expr premise, Expr conclusion) {
    return node(Kind::implication, std::array{premise, conclusion});
}

Expr Store::equivalence(Expr left, Expr right) {
    return node(Kind::equivalence, std::array{left, right});
}

Expr Store::node(Kind kind, std::span<const Expr> operands) {
    assert(kind != Kind::constant && kind != Kind::variable);
    assert(kind != Kind::negation || operands.size() == 1);
    assert((kind != Kind::implication && kind != Kind::equivalence) || operands.size() == 2);
    if (hashed_ * 2 >= slots_.size())
        grow();
    const std::size_t mask = slots_.size() - 1;
    std::size_t slot = hash_of(kind, operands) & mask;
    for (; slots_[slot] != 0; slot = (slot + 1) & mask)
        if (same(nodes_[slots_[slot] - 1], kind, operands))
            return Expr(slots_[slot] - 1);

    const auto first = static_cast<std::uint32_t>(operands_.size());
    // The operands may be a part of operands_, which must not move while it is read.
    const bool own = !operands.empty() && !operands_.empty() &&
                     operands.data() >= operands_.data() &&
                     operands.data() < operands_.data() + operands_.size();
    if (own) {
        const std::vector<Expr> copy(operands.begin(), operands.end());
        operands_.insert(operands_.end(), copy.begin(), copy.end());
    } else {
        operands_.insert(operands_.end(), operands.begin(), operands.end());
    }
    const Expr e = append(kind, first, operands.size());
    slots_[slot] = e.index() + 1;
    ++hashed_;
    return e;
}

std::span<const Expr> Store::operands(Expr e) const noexcept {
    const Node& node = nodes_[e.index()];
    return std::span(operands_).subspan(node.count() == 0 ? 0 : node.first, node.count());
}

bool Store::same(const Node& node, Kind kind, std::span<const Expr> operands) const {
    return node.kind() == kind && node.count() == operands.size() &&
           std::equal(operands.begin(), operands.end(), operands_.begin() + node.first);
}

void Store::grow() {
    std::vector<std::uint32_t> larger(slots_.size() * 2);
    const std::size_t mask = larger.size() - 1;
    for (const std::uint32_t entry : slots_) {
        if (entry == 0)
            continue;
        const Expr e(entry - 1);
        std::size_t slot = hash_of(kind(e), operands(e)) & mask;
        while (larger[slot] != 0)
            slot = (slot + 1) & mask;
        larger[slot] = entry;
    }
    slots_ = std::move(larger);
}

std::vector<Expr> postorder(const Store& store, std::span<const Expr> roots) {
    std::vector<bool> seen(store.size());
    std::vector<Expr> found;
    std::vector<Expr> open;
    const auto visit = [&](Expr e) {
        if (!seen[e.index()]) {
            seen[e.index()] = true;
            open.push_back(e);
        }
    };
    for (const Expr root : roots)
        visit(root);
    while (!open.empty()) {
        const Expr e = open.back();
        open.pop_back();
        found.push_back(e);
        for (const Expr operand : store.operands(e))
            visit(operand);
    }
    std::sort(found.begin(), found.end()); // an operand's number is the smaller one
    return found;
}

std::vector<Expr> postorder(const Store& store, Expr root) {
    return postorder(store, std::array{root});
}

std::vector<Variable> variables_of(const Store& store, Expr root) {
    std::vector<Variable> result;
    for (const Expr e : postorder(store, root))
        if (store.kind(e) == Kind::variable)
            result.push_back(store.variable_of(e));
    std::sort(result.begin(), result.end());
    return result;
}

bool evaluate(const Store& store, Expr root, const std::vector<bool>& assignment) {
    std::vector<bool> values(root.index() + std::size_t{1});
    for (const Expr e : postorder(store, root)) {
        const auto operands = store.operands(e);
        const auto value = [&](Expr operand) { return values[operand.index()]; };
        const auto count = [&] { return std::count_if(operands.begin(), operands.end(), value); };
        bool result = false;
        switch (store.kind(e)) {
        case Kind::constant:
            result = store.value_of(e);
            break;
        case Kind::variable:
            result = assignment[store.variable_of(e)];
            break;
        case Kind::negation:
            result = !value(operands[0]);
            break;
        case Kind::conjunction:
            result = std::all_of(operands.begin(), operands.end(), value);
            break;
        case Kind::disjunction:
            result = std::any_of(operands.begin(), operands.end(), value);
            break;
        case Kind::parity:
            result = count() % 2 != 0;
            break;
        case Kind::exactly_one:
            result = count() == 1;
            break;
        case Kind::implication:
            result = !value(operands[0]) || value(operands[1]);
            break;
        case Kind::equivalence:
            result = value(operands[0]) == value(operands[1]);
            break;
        }
        values[e.index()] = result;
    }
    return values[root.index()];
}

TreeSize tree_size(const Store& store, Expr root) {
    std::vector<TreeSize> sizes(root.index() + std::size_t{1});
    for (const Expr e : postorder(store, root)) {
        TreeSize& size = sizes[e.index()];
        size.nodes = 1;
        for (const Expr operand : store.operands(e)) {
            const TreeSize& below = sizes[operand.index()];
            size.nodes = saturated_sum(size.nodes, below.nodes);
            size.leaves = saturated_sum(size.leaves, below.leaves);
            size.depth = std::max(size.depth, below.depth);
        }
        if (store.operands(e).empty())
            size.leaves = 1;
        ++size.depth;
    }
    return sizes[root.index()];
}

} // namespace loggia::logic
