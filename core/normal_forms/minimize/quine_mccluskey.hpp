#pragma once

#include "core/base/control.hpp"
#include "core/normal_forms/cube.hpp"
#include "core/normal_forms/function.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace loggia::normal_forms {

/// A cube on a list of the procedure by Quine and McCluskey.
struct ListedCube {
    Cube cube;
    int ones = 0;           ///< its group: how many inputs occur in it without negation
    bool prime = false;     ///< no cube of the next list came of it
    bool only_open = false; ///< it contains only don't-cares
    /// The two cubes of the list before that were joined to it; numbers there. Not on the first
    /// list.
    std::size_t left = 0;
    std::size_t right = 0;
};

/// A covering step on the chart of prime implicants, and why it is allowed.
struct ChartStep {
    enum class Kind : std::uint8_t {
        essential,       ///< takes `prime`: nothing else covers `row`
        row_dominance,   ///< drops `row`: whatever covers `other` covers it too
        prime_dominance, ///< drops `prime`: `other` covers all that it covers and costs no more
        branch,          ///< takes `prime` because the minimum found by search has it
    };
    Kind kind = Kind::essential;
    std::size_t prime = 0; ///< into primes
    std::size_t row = 0;   ///< into rows
    std::size_t other = 0;

    friend bool operator==(const ChartStep&, const ChartStep&) = default;
};

/// The whole procedure on one output, as it is done by hand, for teaching. Lists by number of free
/// inputs, from none on; then the chart of primes against rows that are true; then steps that end
/// in a minimum cover.
struct QuineMcCluskey {
    std::vector<std::vector<ListedCube>> lists;
    std::vector<Cube> primes;        ///< those with a row that is true, as primes() has them
    std::vector<std::uint64_t> rows; ///< those that are true, ascending
    std::vector<ChartStep> steps;
    std::vector<std::size_t> chosen; ///< the minimum, into primes, ascending
};

/// At most so many inputs, which is more than anyone does by hand.
inline constexpr int most_by_hand = 8;

/// Of a DNF of the tables; for a CNF give those of the complement. Nothing when stopped.
[[nodiscard]] std::optional<QuineMcCluskey> quine_mccluskey(const Tables& tables,
                                                            const Control& control = {});

} // namespace loggia::normal_forms
