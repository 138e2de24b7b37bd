#include "core/ladr/models/flat_clauses.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <utility>

// NOLINTBEGIN(misc-no-recursion): the reader bounds the depth of terms
namespace loggia::ladr {

namespace {

using FlatLit = FlatClauses::Literal;
using FlatClause = FlatClauses::Clause;

/// One clause on its way.
class Flattener {
public:
    Flattener(const ClausalTheory& theory, const ClausalTheory::Clause& clause) : theory_(theory) {
        flat_.variables = clause.variables;
        for (const ClausalTheory::Literal& literal : clause.literals)
            take(literal);
    }

    [[nodiscard]] FlatClause result() && { return std::move(flat_); }

private:
    [[nodiscard]] bool is_application(std::uint32_t id) const {
        return theory_.terms[id].kind == ClausalTheory::Term::Kind::application;
    }

    void take(const ClausalTheory::Literal& literal) {
        if (!literal.is_equality) {
            flat_.literals.push_back(atom(literal.left, literal.is_negated));
            return;
        }
        std::uint32_t left = literal.left;
        std::uint32_t right = literal.right;
        if (!is_application(left))
            std::swap(left, right);
        if (!is_application(left)) {
            flat_.literals.push_back(
                {literal.is_negated, FlatLit::equality, {place(left), place(right)}});
            return;
        }
        const FlatClauses::Place value = place(right);
        FlatLit made = atom(left, literal.is_negated);
        made.places.push_back(value);
        flat_.literals.push_back(std::move(made));
    }

    FlatLit atom(std::uint32_t id, bool is_negated) {
        FlatLit made{is_negated, theory_.terms[id].value, {}};
        for (const std::uint32_t part : theory_.arguments_of(theory_.terms[id]))
            made.places.push_back(place(part));
        return made;
    }

    FlatClauses::Place place(std::uint32_t id) {
        const ClausalTheory::Term& t = theory_.terms[id];
        if (t.kind == ClausalTheory::Term::Kind::variable)
            return t.value;
        if (t.kind == ClausalTheory::Term::Kind::element)
            return ~t.value;
        if (const auto known = named_.find(id); known != named_.end())
            return known->second;
        FlatLit definition = atom(id, true);
        const FlatClauses::Place variable = flat_.variables++;
        definition.places.push_back(variable);
        flat_.literals.push_back(std::move(definition));
        named_.emplace(id, variable);
        return variable;
    }

    const ClausalTheory& theory_;
    FlatClause flat_;
    std::map<std::uint32_t, FlatClauses::Place> named_;
};

using Variables = std::set<int>;

Variables variables_of(const std::vector<FlatLit>& literals) {
    Variables all;
    for (const FlatLit& literal : literals)
        for (const FlatClauses::Place place : literal.places)
            if (place >= 0)
                all.insert(place);
    return all;
}

FlatClause renumbered(std::vector<FlatLit> literals) {
    std::map<int, int> numbers;
    for (FlatLit& literal : literals)
        for (FlatClauses::Place& place : literal.places)
            if (place >= 0)
                place = numbers.emplace(place, static_cast<int>(numbers.size())).first->second;
    return {std::move(literals), static_cast<int>(numbers.size())};
}

class Splitter {
public:
    Splitter(FlatClauses& all, int first_relation) : all_(all), next_(first_relation) {}

    /// Splits as often as it helps.
    void add(std::vector<FlatLit> literals) {
        const std::size_t whole = variables_of(literals).size();
        std::vector<FlatLit> best;
        std::vector<FlatLit> best_rest;
        std::vector<int> best_shared;
        std::size_t least = whole;
        for (const int variable : variables_of(literals)) {
            std::vector<FlatLit> with;
            std::vector<FlatLit> rest;
            for (const FlatLit& literal : literals) {
                const bool has = std::find(literal.places.begin(), literal.places.end(),
                                           variable) != literal.places.end();
                (has ? with : rest).push_back(literal);
            }
            const Variables a = variables_of(with);
            const Variables b = variables_of(rest);
            std::vector<int> shared;
            std::set_intersection(a.begin(), a.end(), b.begin(), b.end(),
                                  std::back_inserter(shared));
            if (rest.empty() || std::max(a.size(), b.size()) >= whole || shared.size() >= least)
                continue;
            least = shared.size();
            best = std::move(with);
            best_rest = std::move(rest);
            best_shared = std::move(shared);
        }
        if (best.empty()) {
            all_.clauses.push_back(renumbered(std::move(literals)));
            return;
        }
        const int relation = next_++;
        all_.split_arities.push_back(static_cast<int>(best_shared.size()));
        best.push_back({false, relation, best_shared});
        best_rest.push_back({true, relation, best_shared});
        add(std::move(best));
        add(std::move(best_rest));
    }

private:
    FlatClauses& all_;
    int next_;
};

} // namespace

FlatClauses flat_clauses(const ClausalTheory& theory) {
    FlatClauses all;
    Splitter splitter(all, static_cast<int>(theory.operations.size()));
    for (const ClausalTheory::Clause& clause : theory.clauses)
        splitter.add(Flattener(theory, clause).result().literals);
    return all;
}

} // namespace loggia::ladr
// NOLINTEND(misc-no-recursion)
