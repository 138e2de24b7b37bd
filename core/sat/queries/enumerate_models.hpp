#pragma once

#include "core/base/control.hpp"
#include "core/logic/clauses.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace loggia::sat {

/// Takes a model, a value for each atom (values[0] means nothing); returns whether to go on.
using ModelSink = std::function<bool(const std::vector<bool>& values)>;

struct Models {
    std::uint64_t count = 0; ///< models that went to the sink
    bool complete = false;   ///< there are no more: neither stopped nor told not to go on
};

/// Sends every model of the clauses to the sink, none twice: values for atoms 1 to clauses.atoms().
/// With a projection (atoms from 1 on, those beyond clauses.atoms() are left out of account) one
/// model for each way in which the atoms of the projection are set in some model.
///
/// Splits on one atom after the other, and asks a solver before entering a branch whether there is
/// a model in it, so there are at most as many calls as atoms between two models, and memory does
/// not grow with their number (Read, Tarjan 1975; no blocking clauses). Where every clause is met
/// by the values given, the atoms that are left go through all their values without another call.
Models for_each_model(const logic::ClauseSet& clauses,
                      const std::optional<std::vector<int>>& projection, const ModelSink& sink,
                      const Control& control = {});

} // namespace loggia::sat
