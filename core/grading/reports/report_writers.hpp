#pragma once

#include "core/grading/report.hpp"

#include <string>
#include <string_view>
#include <vector>

// Reports as text. All text from a hand-in is escaped (escape.hpp).
namespace loggia::grading {

/// One line per hand-in: its points, the share of each check, and the first fault.
[[nodiscard]] std::string table_report(const ClassReport& report);
/// The same for a spreadsheet, with a header, one column per check (its points) and the feedback.
[[nodiscard]] std::string csv_report(const ClassReport& report);
/// All that is known.
[[nodiscard]] std::string json_report(const ClassReport& report);
/// One test suite per hand-in and one test case per check, for Jenkins and GitLab.
[[nodiscard]] std::string junit_report(const ClassReport& report);
/// `results.json` of a Gradescope autograder, which is about one hand-in.
[[nodiscard]] std::string gradescope_report(const Task& task, const HandinReport& handin);
/// A page for a student, self-contained: no script, no link to elsewhere.
[[nodiscard]] std::string handin_html(const ClassReport& report, const HandinReport& handin);
/// A page for the teacher; `pages` has the file name of each hand-in's own page.
[[nodiscard]] std::string class_html(const ClassReport& report,
                                     const std::vector<std::string>& pages);

/// File names without an ending, different for each hand-in, whatever they are called.
[[nodiscard]] std::vector<std::string> page_names(const std::vector<HandinReport>& handins);

/// What a student is told about a check: how many cases are right and, if not all, the smallest
/// failing case, what was expected, what came and why. Lines, not escaped.
[[nodiscard]] std::string feedback(const Check& check, const CheckReport& result);
/// The failing cases that a student is told of a check: the smallest one found, or, where each of
/// its cases asks something else, the twelve smallest.
struct ToldFailures {
    std::vector<const Failure*> cases;
    std::string heading; ///< What stands before each.
    std::string rest;    ///< How many more there are, in words; empty if no others count.
};
[[nodiscard]] ToldFailures told_failures(const Check& check, const CheckReport& result);
/// What is special about a failing case, and whether it was made smaller.
[[nodiscard]] std::string case_title(const Failure& failure);
/// The arguments with which a program is run, one blank between them; empty if the case is not
/// about a program, which names none of its files.
[[nodiscard]] std::string shown_arguments(const Case& value);
/// The beginning of a file for people: at most 60 lines of at most 200 bytes.
[[nodiscard]] std::string clipped(std::string_view text);
/// Points without trailing zeros: "12.5".
[[nodiscard]] std::string points_text(double points);
/// "12.5 points", "1 point".
[[nodiscard]] std::string counted_points(double points);

} // namespace loggia::grading
