#pragma once

#include "core/base/error.hpp"
#include "core/grading/task.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace loggia::grading {

enum class ReportFormat : std::uint8_t { table, csv, json, junit, gradescope, html };

struct ReportFormatName {
    std::string_view name;
    ReportFormat value;
};
inline constexpr std::array report_formats{
    ReportFormatName{"table", ReportFormat::table},
    ReportFormatName{"csv", ReportFormat::csv},
    ReportFormatName{"json", ReportFormat::json},
    ReportFormatName{"junit", ReportFormat::junit},
    ReportFormatName{"gradescope", ReportFormat::gradescope},
    ReportFormatName{"html", ReportFormat::html},
};

/// A report and where it goes: a file, a folder for `gradescope` and `html`, or `-`.
struct ReportOrder {
    ReportFormat format = ReportFormat::table;
    std::string path = "-";

    friend bool operator==(const ReportOrder&, const ReportOrder&) = default;
};

struct CheckPoints {
    std::string check;
    double points = 0;

    friend bool operator==(const CheckPoints&, const CheckPoints&) = default;
};

/// How a class is graded, as a teacher keeps it in a file. What is missing is the default's.
struct GradingConfig {
    std::string task; ///< An id of tasks().
    std::optional<int> cases;
    std::optional<std::uint64_t> seed;
    std::vector<CheckPoints> points;
    std::string problem; ///< Paths as they stand in the file, or empty.
    std::string build;
    std::string run;
    std::optional<double> cpu_seconds;
    std::optional<double> wall_seconds;
    std::optional<int> memory_mb;
    std::optional<int> processes;
    std::optional<int> disk_mb;
    std::optional<int> output_kb;
    std::vector<std::string> readable;
    std::optional<int> threads;
    std::string journal;
    std::vector<ReportOrder> reports;

    friend bool operator==(const GradingConfig&, const GradingConfig&) = default;
};

/// The most points that a check can have.
inline constexpr double most_points = 10'000;

/// Reads such a file: lines `KEY = VALUE`, empty lines, and comments behind `#` at the beginning of
/// a line. Keys are the options of `loggia-cli grade` without `--`, `task`, and `points.CHECK`;
/// only `report` and `readable` may be there more than once. Blanks around key and value do not
/// count.
///
/// Errors, with the place: another line, an unknown key or one that is there twice, a value that
/// the option would refuse, a check that the task does not have, what makes no sense for the task
/// (`problem`, `build`, `run`), and a file without a task.
[[nodiscard]] Result<GradingConfig> grading_config_of(std::string_view text);

/// Gives a check other points; fails with the ids of the task's checks where it has none of that
/// name, and for points that are not from 0 to most_points.
[[nodiscard]] Result<void> set_points(Task& task, const CheckPoints& points);

} // namespace loggia::grading
