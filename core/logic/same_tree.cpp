#include "core/logic/expr.hpp"

#include <unordered_map>
#include <utility>
#include <vector>

namespace loggia::logic {

bool same_tree(const Formula& a, const Formula& b) {
    // An expression is there once in its store, so it has one counterpart if the trees are the
    // same.
    std::unordered_map<std::uint32_t, Expr> counterpart;
    std::vector<std::pair<Expr, Expr>> open{{a.root, b.root}};
    while (!open.empty()) {
        const auto [left, right] = open.back();
        open.pop_back();
        const auto [entry, is_new] = counterpart.emplace(left.index(), right);
        if (!is_new) {
            if (entry->second != right)
                return false;
            continue;
        }
        const Kind kind = a.store.kind(left);
        if (kind != b.store.kind(right))
            return false;
        if (kind == Kind::constant && a.store.value_of(left) != b.store.value_of(right))
            return false;
        if (kind == Kind::variable &&
            a.store.name(a.store.variable_of(left)) != b.store.name(b.store.variable_of(right)))
            return false;
        const auto one = a.store.operands(left);
        const auto other = b.store.operands(right);
        if (one.size() != other.size())
            return false;
        for (std::size_t i = 0; i < one.size(); ++i)
            open.emplace_back(one[i], other[i]);
    }
    return true;
}

} // namespace loggia::logic
