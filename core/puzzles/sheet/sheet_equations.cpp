#include "core/puzzles/sheet/sheet_equations.hpp"

#include "core/gf2/named_polynomial.hpp"

#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace loggia::puzzles {

namespace {

/// The variable that stands alone on a side of an equivalence, and nowhere else in its polynomial.
int defined_by(const logic::Store& store, logic::Expr e, const gf2::Polynomial& p,
               const std::unordered_map<logic::Variable, int>& places) {
    if (store.kind(e) != logic::Kind::equivalence)
        return -1;
    for (const logic::Expr side : store.operands(e)) {
        if (store.kind(side) != logic::Kind::variable)
            continue;
        const int v = places.at(store.variable_of(side));
        if (split(p, v).first.is_one())
            return v;
    }
    return -1;
}

} // namespace

Result<gf2::Derivation> derive(const PuzzleSheet& sheet, const Control& control) {
    auto derivation = equations_of(sheet, control);
    if (derivation)
        solve(*derivation, true, control);
    return derivation;
}

Result<gf2::Derivation> equations_of(const PuzzleSheet& sheet, const Control& control) {
    gf2::Derivation derivation;
    std::vector<logic::Variable> variables;
    std::unordered_set<logic::Variable> taken;
    const auto take = [&](logic::Variable v) {
        if (!taken.insert(v).second)
            return;
        derivation.names.push_back(sheet.store.name(v));
        variables.push_back(v);
    };
    // What is defined comes first: it is what a person replaces by its definition.
    for (const Statement& statement : sheet.statements)
        if (sheet.store.kind(statement.formula) == logic::Kind::equivalence) {
            const logic::Expr left = sheet.store.operands(statement.formula)[0];
            if (sheet.store.kind(left) == logic::Kind::variable)
                take(sheet.store.variable_of(left));
        }
    for (const std::string& atom : sheet.atoms) {
        const auto variable = sheet.store.find(atom);
        if (!variable)
            return failure("there is no atom " + atom);
        take(*variable);
    }
    std::unordered_map<logic::Variable, int> places;
    for (const logic::Variable v : variables)
        places.emplace(v, static_cast<int>(places.size()));
    for (std::size_t i = 0; i < sheet.statements.size(); ++i) {
        const logic::Expr formula = sheet.statements[i].formula;
        if (formula == sheet.store.constant(true)) // a comment
            continue;
        auto polynomial = gf2::polynomial_of(sheet.store, formula, variables, control);
        if (!polynomial)
            return tl::unexpected(polynomial.error());
        derivation.equations.push_back(*polynomial + gf2::Polynomial::constant(true));
        derivation.statements.push_back(i);
        derivation.defined.push_back(
            defined_by(sheet.store, formula, derivation.equations.back(), places));
    }
    return derivation;
}

} // namespace loggia::puzzles
