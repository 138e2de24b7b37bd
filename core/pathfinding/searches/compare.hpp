#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/pathfinding/searches/search.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace loggia::pathfinding {

/// The result of one algorithm.
struct ComparisonRow {
    Algorithm algorithm = Algorithm::breadth_first;
    Result<SearchResult> result; ///< an error if it cannot search this problem
};

/// The results of all algorithms on the same problem.
struct Comparison {
    Cost unit = 1;
    std::vector<ComparisonRow> rows;
    bool stopped =
        false; ///< then rows are missing, or the last one is of a search that was stopped

    /// What searches that follow paths may expand where the options have no limit: a second or two
    /// of work. IDA* by a puzzle's own means may take more.
    static constexpr std::uint64_t most_expanded = 5'000'000;
    static constexpr std::uint64_t most_expanded_fast = 200'000'000;

    /// Whether a row's path is as cheap as the cheapest that any of them found.
    [[nodiscard]] bool is_cheapest(const ComparisonRow& row) const noexcept;
};

/// Runs these algorithms one after the other, each on a separate problem made by `make`; where that
/// fails, so does the row. Where the options have no limit for depth-limited search it gets the
/// number of steps of a shortest path, if breadth-first search came before it and found one.
[[nodiscard]] Comparison compare(const std::function<Result<std::unique_ptr<Problem>>()>& make,
                                 std::span<const Algorithm> algorithms, SearchOptions options = {},
                                 const Control& control = {});

/// A cost as text: a whole number, or with four decimals if it is not whole; as road_number()
/// writes it where the unit is road_hundredths.
[[nodiscard]] std::string cost_text(Cost cost, Cost unit);
/// As text, in kB or MB.
[[nodiscard]] std::string bytes_text(std::size_t bytes);
/// A table for people.
[[nodiscard]] std::string to_table(const Comparison& comparison);
/// Comma-separated values: a line of names, then a line for each algorithm.
[[nodiscard]] std::string to_csv(const Comparison& comparison);

} // namespace loggia::pathfinding
