#include "core/ladr/term_values.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>

namespace loggia::ladr {

using logic::Expr;

namespace {

/// The least and the greatest number that a summand can be.
std::pair<std::int64_t, std::int64_t> range_of(const Summand& summand) {
    const std::int64_t a = summand.factor * summand.values.front().first;
    const std::int64_t b = summand.factor * summand.values.back().first;
    return {std::min(a, b), std::max(a, b)};
}

/// Adds up the summands of one term and puts those of the largest range first; false where numbers
/// are too large.
bool simplify(std::vector<Summand>& summands) {
    std::map<Values, std::int64_t> factors;
    for (const Summand& summand : summands) {
        if (summand.values.empty())
            return false;
        factors[summand.values] += summand.factor;
    }
    summands.clear();
    std::int64_t most = 0;
    for (const auto& [values, factor] : factors) {
        const std::int64_t largest =
            std::max(std::abs(values.front().first), std::abs(values.back().first));
        if (largest != 0 && std::abs(factor) > most_number / largest)
            return false;
        most += std::abs(factor) * largest;
        if (most > most_number)
            return false;
        if (factor != 0)
            summands.push_back({factor, values});
    }
    std::stable_sort(summands.begin(), summands.end(), [](const Summand& a, const Summand& b) {
        const auto [a_least, a_most] = range_of(a);
        const auto [b_least, b_most] = range_of(b);
        return a_most - a_least > b_most - b_least;
    });
    return true;
}

} // namespace

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

std::optional<Expr> compared_sum(const logic::FoldingBuilder& builder,
                                 std::vector<Summand> summands, SumIs relation,
                                 const std::function<bool()>& is_over) {
    constexpr std::size_t most_sums = 20'000;
    if (!simplify(summands))
        return std::nullopt;
    std::int64_t least = 0; // of the summands that are left
    std::int64_t most = 0;
    for (const Summand& summand : summands) {
        least += range_of(summand).first;
        most += range_of(summand).second;
    }
    const auto is_settled = [&](std::int64_t sum) {
        const std::int64_t low = sum + least;
        const std::int64_t high = sum + most;
        return relation == SumIs::zero       ? low == 0 && high == 0
               : relation == SumIs::negative ? high < 0
                                             : high <= 0;
    };
    const auto is_impossible = [&](std::int64_t sum) {
        const std::int64_t low = sum + least;
        return relation == SumIs::zero       ? low > 0 || sum + most < 0
               : relation == SumIs::negative ? low >= 0
                                             : low > 0;
    };
    if (is_settled(0) || is_impossible(0))
        return builder.constant(is_settled(0));
    std::vector<Expr> ways;
    std::map<std::int64_t, Expr> sums{{0, builder.constant(true)}};
    for (const Summand& summand : summands) {
        least -= range_of(summand).first;
        most -= range_of(summand).second;
        std::map<std::int64_t, std::vector<Expr>> found;
        for (const auto& [sum, if_sum] : sums) {
            if (is_over())
                return std::nullopt;
            std::vector<Expr> settled;
            for (const auto& [value, if_value] : summand.values) {
                const std::int64_t next = sum + summand.factor * value;
                if (is_impossible(next))
                    continue;
                if (is_settled(next)) {
                    settled.push_back(if_value);
                    continue;
                }
                const Expr both = builder.conjunction({if_sum, if_value});
                if (!builder.is(both, false))
                    found[next].push_back(both);
                if (found.size() > most_sums)
                    return std::nullopt;
            }
            if (settled.size() == summand.values.size()) // one of them is true
                ways.push_back(if_sum);
            else if (!settled.empty())
                ways.push_back(
                    builder.conjunction({if_sum, builder.disjunction(std::move(settled))}));
        }
        sums.clear();
        for (auto& [sum, parts] : found)
            sums.emplace(sum, builder.disjunction(std::move(parts)));
    }
    return builder.disjunction(std::move(ways));
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
