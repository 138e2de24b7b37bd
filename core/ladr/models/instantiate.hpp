#pragma once

#include "core/base/control.hpp"
#include "core/ladr/models/cell_table.hpp"
#include "core/ladr/models/clausal_theory.hpp"

#include <cstdint>
#include <vector>

namespace loggia::ladr {

enum class Instances : std::uint8_t {
    complete,
    contradiction, ///< there is no model of this size
    too_many,      ///< more nodes than CellTable::most_nodes
    stopped,
};

/// Adds the instances of all clauses over the domain, short clauses first, and propagates. What the
/// cells known so far make true or false is left out. Precondition: the elements that the theory
/// names are in the domain. Exponential in the number of variables of a clause.
[[nodiscard]] Instances instantiate(const ClausalTheory& theory, CellTable& table,
                                    const Control& control);

/// The operations of a theory for a CellTable.
[[nodiscard]] std::vector<CellTable::Shape> shapes_of(const ClausalTheory& theory);

} // namespace loggia::ladr
