#include "core/sat/engines/pigeonhole.hpp"

#include <algorithm>
#include <optional>
#include <span>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

namespace loggia::sat {

namespace {

using ExcludedPair = std::pair<int, int>;

/// The pairs of literals, the smaller one first, of which a clause says that not both are true.
std::vector<ExcludedPair> excluded_pairs(const logic::ClauseSet& clauses) {
    std::vector<ExcludedPair> pairs;
    for (std::size_t i = 0; i < clauses.size(); ++i)
        if (const auto clause = clauses[i]; clause.size() == 2)
            pairs.emplace_back(std::minmax(-clause[0], -clause[1]));
    std::sort(pairs.begin(), pairs.end());
    return pairs;
}

/// Which literals follow from one by clauses of two literals.
class Chains {
public:
    explicit Chains(const logic::ClauseSet& clauses) {
        for (std::size_t i = 0; i < clauses.size(); ++i)
            if (const auto clause = clauses[i]; clause.size() == 2) {
                implied_[-clause[0]].push_back(clause[1]);
                implied_[-clause[1]].push_back(clause[0]);
            }
    }
    [[nodiscard]] const std::unordered_set<int>& from(int literal) {
        if (literal == from_ && !reached_.empty())
            return reached_;
        from_ = literal;
        reached_ = {literal};
        for (std::vector<int> open{literal}; !open.empty();) {
            const auto found = implied_.find(open.back());
            open.pop_back();
            if (found != implied_.end())
                for (const int next : found->second)
                    if (reached_.insert(next).second)
                        open.push_back(next);
        }
        return reached_;
    }

private:
    std::unordered_map<int, std::vector<int>> implied_;
    int from_ = 0;
    std::unordered_set<int> reached_;
};

} // namespace

bool is_overcrowded(const logic::ClauseSet& clauses, const Overcrowding& claim) {
    if (claim.pigeons.size() <= claim.holes.size())
        return false;
    std::unordered_map<int, std::size_t> pigeon_of; // by literal
    for (std::size_t p = 0; p < claim.pigeons.size(); ++p) {
        if (claim.pigeons[p] >= clauses.size() ||
            (p > 0 && claim.pigeons[p - 1] >= claim.pigeons[p]))
            return false;
        for (const int literal : clauses[claim.pigeons[p]])
            if (pigeon_of.emplace(literal, p).first->second != p)
                return false;
    }
    const auto excluded = excluded_pairs(clauses);
    std::optional<Chains> chains; // hardly ever needed
    const auto exclude_each_other = [&](int a, int b) {
        if (std::binary_search(excluded.begin(), excluded.end(), ExcludedPair(std::minmax(a, b))))
            return true;
        if (!chains)
            chains.emplace(clauses);
        return chains->from(a).contains(-b);
    };
    for (const std::vector<int>& hole : claim.holes) {
        for (std::size_t i = 0; i < hole.size(); ++i) {
            const auto pigeon = pigeon_of.find(hole[i]);
            if (pigeon == pigeon_of.end())
                return false; // in no pigeon, or in a hole already
            const std::size_t owner = pigeon->second;
            for (std::size_t j = 0; j < i; ++j) {
                const bool same = std::count(clauses[claim.pigeons[owner]].begin(),
                                             clauses[claim.pigeons[owner]].end(), hole[j]) > 0;
                if (!same && !exclude_each_other(hole[i], hole[j]))
                    return false;
            }
        }
        for (const int literal : hole)
            pigeon_of.erase(literal);
    }
    return pigeon_of.empty();
}

} // namespace loggia::sat
