#include "core/formula_game/handout_form.hpp"

#include "core/logic/lenient_syntax.hpp"
#include "core/logic/strict_syntax.hpp"
#include "core/logic/transform.hpp"

#include <array>
#include <vector>

namespace loggia::formula_game {

namespace {

using logic::Expr;
using logic::Kind;

Expr both(logic::Store& store, Expr a, Expr b) {
    return store.node(Kind::conjunction, std::array{a, b});
}

Expr either(logic::Store& store, Expr a, Expr b) {
    return store.node(Kind::disjunction, std::array{a, b});
}

Expr different(logic::Store& store, Expr a, Expr b) {
    return either(store, both(store, a, store.negation(b)), both(store, store.negation(a), b));
}

Expr exactly_one(logic::Store& store, const std::vector<Expr>& operands) {
    std::vector<Expr> cases;
    for (std::size_t i = 0; i < operands.size(); ++i) {
        std::vector<Expr> parts;
        for (std::size_t k = 0; k < operands.size(); ++k)
            parts.push_back(k == i ? operands[k] : store.negation(operands[k]));
        cases.push_back(store.node(Kind::conjunction, parts));
    }
    return store.node(Kind::disjunction, cases);
}

/// `kind` of the operands by conjunctions, disjunctions and negations.
Expr written_out(logic::Store& store, Kind kind, const std::vector<Expr>& operands) {
    switch (kind) {
    case Kind::implication:
        return either(store, store.negation(operands[0]), operands[1]);
    case Kind::equivalence:
        return either(store, both(store, operands[0], operands[1]),
                      both(store, store.negation(operands[0]), store.negation(operands[1])));
    case Kind::parity: {
        Expr sum = operands[0]; // logic::folded() has seen to it that there is one
        for (std::size_t i = 1; i < operands.size(); ++i)
            sum = different(store, sum, operands[i]);
        return sum;
    }
    case Kind::exactly_one:
        return exactly_one(store, operands);
    default:
        return store.node(kind, operands);
    }
}

} // namespace

Result<std::string> handout_form(std::string_view text) {
    // Exactly-one takes a quadratic number of nodes: bound it before they are made.
    constexpr std::size_t most_of_exactly_one = 1000;
    if (logic::read_strict(text))
        return std::string(text);
    auto formula = logic::read_lenient(text, {.single_letters = true});
    if (!formula)
        return tl::unexpected(formula.error());
    logic::Store& store = formula->store;
    const Expr root = logic::folded(store, formula->root);
    if (store.kind(root) == Kind::constant)
        return failure(store.value_of(root) ? "the formula is true whatever its variables are"
                                            : "the formula is false whatever its variables are");
    std::vector<Expr> made(store.size());
    for (const Expr e : logic::postorder(store, root)) {
        std::vector<Expr> operands;
        for (const Expr operand : store.operands(e))
            operands.push_back(made[operand.index()]);
        if (store.kind(e) == Kind::exactly_one && operands.size() > most_of_exactly_one)
            return failure("the formula would be too long in the signs * + -");
        made[e.index()] = operands.empty() ? e : written_out(store, store.kind(e), operands);
    }
    const Expr result = made[root.index()];
    if (logic::tree_size(store, result).leaves > most_leaves_of_handout_form)
        return failure("the formula would be too long in the signs * + -");
    return logic::write_strict(store, result);
}

} // namespace loggia::formula_game
