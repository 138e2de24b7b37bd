#include "core/pathfinding/searches/compare.hpp"

#include "core/base/number_text.hpp"
#include "core/pathfinding/problems/road_map.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace loggia::pathfinding {

namespace {

bool found_path(const ComparisonRow& row) {
    return row.result && row.result->ending == Ending::solved;
}

/// Searches a problem of its own, and tells its unit.
Result<SearchResult> search_anew(const std::function<Result<std::unique_ptr<Problem>>()>& make,
                                 Algorithm algorithm, const SearchOptions& options,
                                 const Control& control, Cost& unit) {
    auto problem = make();
    if (!problem)
        return tl::unexpected(std::move(problem.error()));
    unit = (*problem)->unit();
    SearchOptions own = options;
    if (follows_paths(algorithm) && own.most_expanded == no_expansion_limit)
        own.most_expanded = algorithm == Algorithm::ida_star && (*problem)->has_long_cycles()
                                ? Comparison::most_expanded_fast
                                : Comparison::most_expanded;
    return search(**problem, algorithm, own, control);
}

} // namespace

bool Comparison::is_cheapest(const ComparisonRow& row) const noexcept {
    return found_path(row) &&
           std::none_of(rows.begin(), rows.end(), [&](const ComparisonRow& other) {
               return found_path(other) && other.result->cost < row.result->cost;
           });
}

Comparison compare(const std::function<Result<std::unique_ptr<Problem>>()>& make,
                   std::span<const Algorithm> algorithms, SearchOptions options,
                   const Control& control) {
    Comparison comparison;
    for (const Algorithm algorithm : algorithms) {
        control.report(
            {static_cast<double>(comparison.rows.size()) / static_cast<double>(algorithms.size()),
             std::string(info_of(algorithm).title)});
        comparison.rows.push_back(
            {algorithm, search_anew(make, algorithm, options, control, comparison.unit)});
        comparison.stopped = control.stop_requested();
        const ComparisonRow& row = comparison.rows.back();
        if (comparison.stopped)
            break;
        if (algorithm == Algorithm::breadth_first && found_path(row) &&
            options.depth_limit == no_depth_limit)
            options.depth_limit = static_cast<int>(row.result->steps.size());
    }
    return comparison;
}

std::string bytes_text(std::size_t bytes) {
    constexpr double kilo = 1024;
    const auto value = static_cast<double>(bytes);
    return value < kilo * kilo ? fmt::format("{:.1f} kB", value / kilo)
                               : fmt::format("{:.1f} MB", value / kilo / kilo);
}

std::string cost_text(Cost cost, Cost unit) {
    if (unit == road_hundredths)
        return road_number(cost, unit);
    return unit != octile_straight && cost % unit == 0
               ? fmt::format("{}", cost / unit)
               : fmt::format("{:.4f}", real_cost(cost, unit));
}

std::string to_table(const Comparison& comparison) {
    std::string text = fmt::format("{:<20}  {:<11}  {:>6}  {:>10}  {:<8}  {:>10}  {:>10}  {:>8}  "
                                   "{:>10}  {:>10}\n",
                                   "algorithm", "ending", "steps", "cost", "", "expanded",
                                   "generated", "frontier", "memory", "ms");
    for (const ComparisonRow& row : comparison.rows) {
        const std::string_view id = info_of(row.algorithm).id;
        if (!row.result) {
            text += fmt::format("{:<20}  {}\n", id, row.result.error().message);
            continue;
        }
        const SearchResult& result = *row.result;
        const bool solved = result.ending == Ending::solved;
        const bool fast = is_fast(row.algorithm);
        text += fmt::format(
            "{:<20}  {:<11}  {:>6}  {:>10}  {:<8}  {:>10}  {:>10}  {:>8}  {:>10}  {:>10.3f}\n", id,
            to_text(result.ending), solved ? fmt::format("{}", result.steps.size()) : "",
            solved ? cost_text(result.cost, comparison.unit) : "",
            comparison.is_cheapest(row) ? "cheapest" : "", result.expanded, result.generated,
            fast ? "" : fmt::format("{}", result.largest_frontier),
            fast ? "" : bytes_text(result.peak_bytes), 1000 * result.seconds);
    }
    for (const ComparisonRow& row : comparison.rows)
        if (row.result && row.result->looked_over > 0)
            text +=
                fmt::format("{} scanned {} between the nodes that it expanded\n",
                            info_of(row.algorithm).id, counted(row.result->looked_over, "cell"));
    for (const ComparisonRow& row : comparison.rows)
        if (row.result && is_fast(row.algorithm))
            text += fmt::format("{} needed {:.3f} ms of preparation\n", info_of(row.algorithm).id,
                                1000 * row.result->preparation_seconds);
    const auto known =
        std::find_if(comparison.rows.begin(), comparison.rows.end(),
                     [](const auto& row) { return row.result && !row.result->reason.empty(); });
    if (known != comparison.rows.end())
        text += known->result->reason + '\n';
    return text;
}

std::string to_csv(const Comparison& comparison) {
    std::string text = "algorithm,ending,steps,cost,cheapest,expanded,generated,largest_frontier,"
                       "peak_bytes,iterations,seconds,looked_over,"
                       "preparation_seconds\n";
    for (const ComparisonRow& row : comparison.rows) {
        const std::string_view id = info_of(row.algorithm).id;
        if (!row.result) {
            text += fmt::format("{},not possible,,,,,,,,,,,\n", id);
            continue;
        }
        const SearchResult& result = *row.result;
        const bool solved = result.ending == Ending::solved;
        const bool fast = is_fast(row.algorithm);
        text += fmt::format(
            "{},{},{},{},{},{},{},{},{},{},{:.6f},{},{}\n", id, to_text(result.ending),
            solved ? fmt::format("{}", result.steps.size()) : "",
            solved ? cost_text(result.cost, comparison.unit) : "",
            comparison.is_cheapest(row) ? "yes" : "no", result.expanded, result.generated,
            fast ? "" : fmt::format("{}", result.largest_frontier),
            fast ? "" : fmt::format("{}", result.peak_bytes), result.iterations, result.seconds,
            result.looked_over, fast ? fmt::format("{:.6f}", result.preparation_seconds) : "");
    }
    return text;
}

} // namespace loggia::pathfinding
