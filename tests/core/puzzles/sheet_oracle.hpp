#pragma once

#include "core/base/random.hpp"
#include "core/puzzles/sheet/sheet.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

/// Random puzzles, and what they mean by plain evaluation.
namespace sheet_oracle {

using namespace loggia;
using namespace loggia::puzzles;

/// The values of an expression under all assignments to the names, the first one slowest.
inline std::string values(const logic::Store& store, logic::Expr e,
                          const std::vector<std::string>& names) {
    std::string all;
    for (std::size_t row = 0; row < std::size_t{1} << names.size(); ++row) {
        std::vector<bool> assignment(store.variables());
        for (std::size_t v = 0; v < store.variables(); ++v) {
            const auto found =
                std::find(names.begin(), names.end(), store.name(static_cast<logic::Variable>(v)));
            const auto place = static_cast<std::size_t>(found - names.begin());
            if (found != names.end())
                assignment[v] = (row >> (names.size() - 1 - place) & 1U) != 0;
        }
        all += logic::evaluate(store, e, assignment) ? '1' : '0';
    }
    return all;
}

inline std::vector<std::string> values(const PuzzleSheet& sheet,
                                       const std::vector<std::string>& names) {
    std::vector<std::string> all;
    for (const Statement& statement : sheet.statements)
        all.push_back(values(sheet.store, statement.formula, names));
    return all;
}

/// A random expression of every kind over the names.
inline logic::Expr expression(Random& random, logic::Store& store,
                              const std::vector<std::string>& names, int depth) {
    using logic::Kind;
    if (depth == 0 || random.below(5) == 0) {
        const auto atom = store.variable(names[random.below(names.size())]);
        if (random.below(40) == 0)
            return store.constant(random.below(2) != 0);
        return random.below(3) == 0 ? store.negation(atom) : atom;
    }
    constexpr std::array kinds{Kind::negation,    Kind::conjunction, Kind::disjunction,
                               Kind::parity,      Kind::exactly_one, Kind::implication,
                               Kind::equivalence, Kind::conjunction, Kind::disjunction};
    const Kind kind = kinds.at(random.below(kinds.size()));
    const bool two = kind == Kind::implication || kind == Kind::equivalence;
    const std::size_t count = kind == Kind::negation ? 1 : two ? 2 : random.below(4);
    std::vector<logic::Expr> parts;
    for (std::size_t i = 0; i < count; ++i)
        parts.push_back(expression(random, store, names, depth - 1));
    return store.node(kind, parts);
}

inline std::vector<std::string> lines(const std::string& text) {
    std::vector<std::string> all(1);
    for (const char c : text)
        if (c == '\n')
            all.emplace_back();
        else
            all.back() += c;
    return all;
}

/// The lines of a statement in one form.
inline std::string shown(const PuzzleSheet& sheet, std::size_t statement, SheetForm form) {
    const auto place = sheet.statements[statement].lines.at(static_cast<std::size_t>(form));
    const auto all = lines(sheet.texts.at(static_cast<std::size_t>(form)));
    std::string text;
    for (std::size_t i = place.first; i < place.first + place.count && i < all.size(); ++i)
        text += all[i] + '\n';
    return text;
}

} // namespace sheet_oracle
