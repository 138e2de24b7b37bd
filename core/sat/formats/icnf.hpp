#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/logic/clauses.hpp"
#include "core/sat/cube.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace loggia::sat {

/// Clauses with cubes, as cube-and-conquer programs pass them on.
struct CubeFile {
    logic::ClauseSet clauses;
    std::vector<Cube> cubes;
};

/// Whether the first line that is neither blank nor a comment is `p inccnf`.
[[nodiscard]] bool is_icnf(std::string_view text);

/// Reads iCNF (Heule, Kullmann, Wieringa, Biere 2011): `p inccnf`, then clauses that end in 0 and
/// cubes, which begin with `a` and end in 0, in any order; `c` comments stand on lines of their
/// own. Linear; fails when stopped, and with its place at what is neither.
[[nodiscard]] Result<CubeFile> parse_icnf(std::string_view text, const Control& control = {});

/// Reads cubes alone, without a header. Other lines are refused.
[[nodiscard]] Result<std::vector<Cube>> parse_cubes(std::string_view text,
                                                    const Control& control = {});

/// `a 1 -2 0`, without a newline.
[[nodiscard]] std::string to_icnf(const Cube& cube);

} // namespace loggia::sat
