#include "core/normal_forms/minimize/compare_circuits.hpp"

#include "core/normal_forms/minimize/differing_model.hpp"
#include "core/normal_forms/minimize/same_names.hpp"

#include <utility>
#include <vector>

namespace loggia::normal_forms {

logic::Expr disjunction_of(logic::Store& store, const PositionalCover& cover, int output) {
    std::vector<logic::Expr> terms;
    std::vector<logic::Expr> literals;
    for (std::size_t i = 0; i < cover.terms(); ++i) {
        if (!cover.has_output(i, output))
            continue;
        literals.clear();
        for (int input = 0; input < cover.inputs(); ++input) {
            if (!cover.has_literal(i, input))
                continue;
            const logic::Expr variable = store.variable(static_cast<logic::Variable>(input));
            literals.push_back(cover.may_be(i, input, true) ? variable : store.negation(variable));
        }
        terms.push_back(store.node(logic::Kind::conjunction, literals));
    }
    return store.node(logic::Kind::disjunction, terms);
}

Circuit circuit_of(const WideFunction& function) {
    Circuit circuit{function.inputs, function.outputs, {}, {}, {}};
    for (const std::string& input : function.inputs)
        circuit.store.variable(input);
    for (int output = 0; output < function.on.outputs(); ++output) {
        circuit.on.push_back(disjunction_of(circuit.store, function.on, output));
        circuit.dont_care.push_back(disjunction_of(circuit.store, function.dont_care, output));
    }
    return circuit;
}

Result<std::optional<WideDifference>> difference(const Circuit& left, const Circuit& right,
                                                 const Control& control) {
    auto same = with_names_of(left, right);
    if (!same)
        return tl::unexpected(std::move(same.error()));
    logic::Store store = left.store;
    std::vector<logic::Expr> variables;
    for (logic::Variable i = 0; i < left.inputs.size(); ++i)
        variables.push_back(store.variable(i));
    const auto on = copied(same->store, same->on, variables, store);
    const auto dont_care = copied(same->store, same->dont_care, variables, store);
    for (std::size_t output = 0; output < on.size(); ++output) {
        if (left.on[output] == on[output])
            continue;
        auto model = differing_model(store, {left.on[output], left.dont_care[output]},
                                     {on[output], dont_care[output]}, variables.size(), control);
        if (!model)
            return tl::unexpected(std::move(model.error()));
        if (*model)
            return WideDifference{std::move((*model)->point), static_cast<int>(output),
                                  (*model)->left};
    }
    return std::nullopt;
}

} // namespace loggia::normal_forms
