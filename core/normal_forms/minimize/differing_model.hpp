#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/logic/expr.hpp"
#include "core/sat/queries/decide.hpp"

#include <array>
#include <optional>
#include <vector>

namespace loggia::normal_forms {

/// The true rows or the don't-cares of a formula.
struct ExprClaim {
    logic::Expr on;
    logic::Expr open;
};

struct DifferingModel {
    std::vector<bool> point; ///< the variables in the order of the store
    bool left;               ///< what the left one is there
};

/// Where one of two is true and the other one false, and neither is open, by a solver. Nothing
/// where they agree; an error where it was stopped.
[[nodiscard]] inline Result<std::optional<DifferingModel>>
differing_model(logic::Store& store, const ExprClaim& left, const ExprClaim& right,
                std::size_t inputs, const Control& control) {
    // Each way by itself: both together would be a parity of large parts, which is far harder.
    for (const bool expected : {true, false}) {
        const std::array parts{expected ? left.on : store.negation(left.on),
                               expected ? store.negation(right.on) : right.on,
                               store.negation(left.open), store.negation(right.open)};
        const auto decision =
            sat::satisfy(store, store.node(logic::Kind::conjunction, parts), control);
        if (decision.status == sat::Status::unknown)
            return failure("stopped");
        if (decision.status == sat::Status::unsatisfiable)
            continue;
        DifferingModel model{{}, expected};
        for (std::size_t i = 0; i < inputs; ++i)
            model.point.push_back(decision.assignment[i]);
        return model;
    }
    return std::nullopt;
}

} // namespace loggia::normal_forms
