#include "core/normal_forms/circuit.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace loggia::normal_forms {

namespace {

/// Where each of the names stands in a list; an error where one does not, or one is there twice.
Result<std::vector<std::size_t>> circuit_places(const std::vector<std::string>& list,
                                                const std::vector<std::string>& names,
                                                std::string_view what) {
    std::unordered_map<std::string_view, std::size_t> numbers;
    for (const std::string& name : list)
        if (!numbers.emplace(name, numbers.size()).second)
            return failure(fmt::format("the order has the {} '{}' twice", what, name));
    std::vector<std::size_t> places;
    for (const std::string& name : names) {
        const auto found = numbers.find(name);
        if (found == numbers.end())
            return failure(fmt::format("the order of the {}s lacks '{}'", what, name));
        places.push_back(found->second);
    }
    return places;
}

} // namespace

std::vector<logic::Expr> copied(const logic::Store& from, std::span<const logic::Expr> roots,
                                std::span<const logic::Expr> variables, logic::Store& to) {
    std::vector<logic::Expr> images(from.size());
    std::vector<logic::Expr> operands;
    for (const logic::Expr e : logic::postorder(from, roots)) {
        switch (from.kind(e)) {
        case logic::Kind::constant:
            images[e.index()] = to.constant(from.value_of(e));
            break;
        case logic::Kind::variable:
            images[e.index()] = variables[from.variable_of(e)];
            break;
        default:
            operands.clear();
            for (const logic::Expr operand : from.operands(e))
                operands.push_back(images[operand.index()]);
            images[e.index()] = to.node(from.kind(e), operands);
        }
    }
    std::vector<logic::Expr> result;
    for (const logic::Expr root : roots)
        result.push_back(images[root.index()]);
    return result;
}

Circuit circuit_of(const logic::Store& store, std::span<const logic::Variable> order,
                   std::vector<std::string> outputs, std::span<const logic::Expr> roots) {
    Circuit circuit{{}, std::move(outputs), {}, {}, {}};
    std::vector<logic::Expr> variables(store.variables());
    for (const logic::Variable variable : order) {
        circuit.inputs.push_back(store.name(variable));
        variables[variable] = circuit.store.variable(store.name(variable));
    }
    circuit.on = copied(store, roots, variables, circuit.store);
    circuit.dont_care.assign(roots.size(), circuit.store.constant(false));
    return circuit;
}

Result<Circuit> with_inputs(const Circuit& circuit, const std::vector<std::string>& inputs) {
    const auto places = circuit_places(inputs, circuit.inputs, "input");
    if (!places)
        return tl::unexpected(places.error());
    Circuit result{inputs, circuit.outputs, {}, {}, {}};
    std::vector<logic::Expr> all;
    all.reserve(inputs.size());
    for (const std::string& input : inputs)
        all.push_back(result.store.variable(input));
    std::vector<logic::Expr> variables;
    variables.reserve(places->size());
    for (const std::size_t place : *places)
        variables.push_back(all[place]);
    result.on = copied(circuit.store, circuit.on, variables, result.store);
    result.dont_care = copied(circuit.store, circuit.dont_care, variables, result.store);
    return result;
}

Result<Circuit> with_outputs(const Circuit& circuit, const std::vector<std::string>& outputs) {
    const auto places = circuit_places(outputs, circuit.outputs, "output");
    if (!places)
        return tl::unexpected(places.error());
    if (outputs.size() != circuit.outputs.size())
        return failure("the order must list each output once");
    Circuit result = circuit;
    result.outputs = outputs;
    for (std::size_t i = 0; i < places->size(); ++i) {
        result.on[(*places)[i]] = circuit.on[i];
        result.dont_care[(*places)[i]] = circuit.dont_care[i];
    }
    return result;
}

} // namespace loggia::normal_forms
