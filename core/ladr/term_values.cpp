#include "core/ladr/term_values.hpp"

#include <map>

namespace loggia::ladr {

using logic::Expr;

std::optional<Values>
combined(const logic::FoldingBuilder& builder, const Values& a, const Values& b,
         const std::function<std::optional<std::int64_t>(std::int64_t, std::int64_t)>& operation) {
    std::map<std::int64_t, std::vector<Expr>> found;
    for (const auto& [left, if_left] : a)
        for (const auto& [right, if_right] : b) {
            const auto value = operation(left, right);
            if (!value)
                return std::nullopt;
            const Expr both = builder.conjunction({if_left, if_right});
            if (!builder.is(both, false))
                found[*value].push_back(both);
            if (found.size() > most_values)
                return std::nullopt;
        }
    Values values;
    values.reserve(found.size());
    for (auto& [value, ways] : found)
        values.emplace_back(value, builder.disjunction(std::move(ways)));
    return values;
}

Expr compared(const logic::FoldingBuilder& builder, const Values& a, const Values& b,
              const std::function<bool(std::int64_t, std::int64_t)>& relation) {
    const auto is_bit = [&](const Values& v) {
        return v.size() == 2 && v[0].first == 0 && v[1].first == 1;
    };
    if (is_bit(a) && is_bit(b) && relation(0, 0) && relation(1, 1) && !relation(0, 1) &&
        !relation(1, 0))
        return builder.equivalence(a[1].second, b[1].second);
    std::vector<Expr> ways;
    for (const auto& [left, if_left] : a) {
        std::vector<Expr> rights;
        for (const auto& [right, if_right] : b)
            if (relation(left, right))
                rights.push_back(if_right);
        if (rights.size() == b.size()) // one of them is true
            ways.push_back(if_left);
        else if (!rights.empty())
            ways.push_back(builder.conjunction({if_left, builder.disjunction(std::move(rights))}));
    }
    return ways.size() == a.size() && !ways.empty() &&
                   [&] {
                       for (std::size_t i = 0; i < a.size(); ++i)
                           if (!(ways[i] == a[i].second))
                               return false;
                       return true;
                   }()
               ? builder.constant(true)
               : builder.disjunction(std::move(ways));
}

Expr is_odd(const logic::FoldingBuilder& builder, const Values& values) {
    std::vector<Expr> ways;
    for (const auto& [value, if_value] : values)
        if (value % 2 != 0)
            ways.push_back(if_value);
    return ways.size() == values.size() ? builder.constant(true)
                                        : builder.disjunction(std::move(ways));
}

} // namespace loggia::ladr
