#pragma once

#include "core/base/control.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace loggia::sat {

/// Some on the left side of a bipartite graph who have fewer neighbours than they are, and those
/// neighbours: no matching has a partner for each of them (Hall 1935). Both by rising number.
struct HallViolator {
    std::vector<std::size_t> left;
    std::vector<std::size_t> right;
};

/// Looks for one by a maximum matching (Hopcroft, Karp 1973): edges times the root of the nodes.
/// `neighbours` are those of each on the left, each once, below `right`. Empty where everybody on
/// the left can be matched, and when stopped.
[[nodiscard]] HallViolator
find_hall_violator(std::span<const std::vector<std::uint32_t>> neighbours, std::size_t right,
                   const Control& control = {});

} // namespace loggia::sat
