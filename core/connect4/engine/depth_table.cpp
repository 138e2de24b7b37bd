#include "core/connect4/engine/depth_table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

namespace loggia::connect4 {

namespace {

std::optional<DepthRow> measure(int depth, const DepthTableOptions& options,
                                const Control& control) {
    Limits limits;
    limits.depth = depth;
    Engine engine(options.engine);
    DepthRow row;
    row.depth = depth;
    double sum = 0;
    for (int i = 0; i < std::max(options.repeat, 1); ++i) {
        control.report({-1, fmt::format("depth {}, measurement {}", depth, i + 1)});
        engine.clear();
        const Analysis analysis = engine.choose(Position(), limits, control);
        if (!analysis.complete)
            return std::nullopt;
        const double seconds = analysis.cpu_seconds;
        sum += seconds;
        row.minimum = i == 0 ? seconds : std::min(row.minimum, seconds);
        row.maximum = std::max(row.maximum, seconds);
        row.nodes = analysis.nodes;
        row.column = analysis.column;
        row.value = analysis.value;
        row.measurements = i + 1;
    }
    row.mean = sum / row.measurements;
    return row;
}

} // namespace

DepthTable measure_depths(const DepthTableOptions& options, const Control& control,
                          const std::function<void(const DepthRow&)>& on_row) {
    DepthTable table;
    for (int depth = 1; depth <= std::min(options.last_depth, cells); ++depth) {
        const auto row = measure(depth, options, control);
        if (!row) {
            table.complete = false;
            break;
        }
        table.rows.push_back(*row);
        if (on_row)
            on_row(*row);
        if (row->mean > options.limit_seconds)
            break;
    }
    return table;
}

std::string depth_table_heading() {
    return "depth   CPU seconds       minimum       maximum  measurements            nodes  move  "
           "value\n"
           "-----  ------------  ------------  ------------  ------------  ---------------  ----  "
           "----------\n";
}

std::string to_text(const DepthRow& row) {
    return fmt::format("{:5}  {:12.6f}  {:12.6f}  {:12.6f}  {:12}  {:15}  {:4}  {}\n", row.depth,
                       row.mean, row.minimum, row.maximum, row.measurements, row.nodes,
                       row.column + 1, to_text(row.value));
}

std::string depth_table_csv_heading() {
    return "depth,cpu_seconds,least,most,measurements,positions,move,value\n";
}

std::string to_csv(const DepthRow& row) {
    return fmt::format("{},{:.6f},{:.6f},{:.6f},{},{},{},{}\n", row.depth, row.mean, row.minimum,
                       row.maximum, row.measurements, row.nodes, row.column + 1,
                       to_text(row.value));
}

} // namespace loggia::connect4
