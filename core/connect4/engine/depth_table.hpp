#pragma once

#include "core/connect4/engine/engine.hpp"

#include <functional>
#include <string>
#include <vector>

namespace loggia::connect4 {

/// What is measured for the assignment's table.
struct DepthTableOptions {
    EngineOptions engine;
    double limit_seconds = 60; ///< The first depth whose mean CPU time exceeds this is the last.
    int repeat = 1;            ///< Measurements of each depth, at least 1.
    int last_depth = cells;
};

/// One line: what choosing a move on the empty board takes, looking `depth` moves ahead.
struct DepthRow {
    int depth = 0;
    int measurements = 0;
    double mean = 0; ///< CPU seconds; likewise the next two.
    double minimum = 0;
    double maximum = 0;
    std::uint64_t nodes = 0; ///< Positions visited in the last measurement.
    int column = -1;         ///< The move chosen, 0..6.
    Value value;
};

struct DepthTable {
    std::vector<DepthRow> rows;
    bool complete = true; ///< False if stopped; a depth that was not finished has no row.
};

/// Measures depth 1, 2, 3 ... each from an engine that knows nothing yet, up to and including the
/// first that takes longer than the limit. `on_row` is called after each depth.
[[nodiscard]] DepthTable measure_depths(const DepthTableOptions& options, const Control& control,
                                        const std::function<void(const DepthRow&)>& on_row = {});

/// The two lines above the rows, and one row, in columns of fixed width; each ended by "\n".
[[nodiscard]] std::string depth_table_heading();
[[nodiscard]] std::string to_text(const DepthRow& row);

/// The same as comma-separated values.
[[nodiscard]] std::string depth_table_csv_heading();
[[nodiscard]] std::string to_csv(const DepthRow& row);

} // namespace loggia::connect4
