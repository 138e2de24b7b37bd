#include "core/base/number_text.hpp"
#include "core/grading/reports/escape.hpp"
#include "core/grading/reports/report_writers.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace loggia::grading {

namespace {

std::string indented(std::string_view text) {
    std::string result;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        result += fmt::format("    {}\n", text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return result.empty() ? std::string("    (nothing)\n") : result;
}

std::string failure_text(const Failure& failure) {
    std::string text;
    for (const WorkFile& file : failure.failing.files)
        text += fmt::format("  {}:\n{}", file.name, indented(clipped(file.text)));
    if (const std::string arguments = shown_arguments(failure.failing); !arguments.empty())
        text += fmt::format("  arguments: {}\n", arguments);
    return text + fmt::format("Expected:\n{}Got:\n{}{}\n",
                              indented(clipped(failure.judgement.expected)),
                              indented(clipped(failure.judgement.got)), failure.judgement.why);
}

/// The first thing that is wrong with a hand-in, in a few words.
std::string first_fault(const Task& task, const HandinReport& handin) {
    constexpr std::size_t most = 90;
    if (handin.state != State::graded)
        return fmt::format("{}: {}", to_text(handin.state), printable_line(handin.note, most));
    for (std::size_t i = 0; i < handin.checks.size(); ++i)
        if (const auto& failure = handin.checks[i].failure)
            return fmt::format("{}: {}", task.checks[i].id,
                               printable_line(failure->judgement.why, most));
    return "none";
}

} // namespace

std::string points_text(double points) {
    const double rounded = std::round(points * 100) / 100;
    return fmt::format("{:g}", rounded);
}

std::string counted_points(double points) {
    const std::string number = points_text(points);
    return number + (number == "1" ? " point" : " points");
}

std::string shown_arguments(const Case& value) {
    const bool names_file =
        std::any_of(value.arguments.begin(), value.arguments.end(), [&](const std::string& each) {
            return std::any_of(value.files.begin(), value.files.end(),
                               [&](const WorkFile& file) { return file.name == each; });
        });
    return names_file ? fmt::format("{}", fmt::join(value.arguments, " ")) : std::string();
}

std::string case_title(const Failure& failure) {
    return failure.smaller == 0
               ? failure.failing.title
               : fmt::format("{}, reduced to a smaller case that fails", failure.failing.title);
}

ToldFailures told_failures(const Check& check, const CheckReport& result) {
    constexpr std::size_t most_told = 12;
    ToldFailures told;
    if (!result.failure)
        return told;
    told.cases.push_back(&*result.failure);
    if (check.each_fault)
        for (const Failure& each : result.further) {
            if (told.cases.size() == most_told)
                break;
            told.cases.push_back(&each);
        }
    const bool is_one = told.cases.size() == 1;
    told.heading = is_one ? "Smallest failing case found" : "Failing case";
    if (const std::size_t all = result.failed(); check.each_fault && all > told.cases.size())
        told.rest =
            fmt::format("{} not shown.", counted(all - told.cases.size(), "more failing case is",
                                                 "more failing cases are"));
    return told;
}

std::string clipped(std::string_view text) {
    constexpr int most_lines = 60;
    constexpr std::size_t most_width = 200;
    std::string result;
    for (int line = 0; !text.empty(); ++line) {
        if (line == most_lines)
            return result + fmt::format("... ({} more)\n", counted(text.size(), "byte"));
        const std::size_t end = std::min(text.find('\n'), text.size());
        result += text.substr(0, std::min(end, most_width));
        result += end > most_width ? " ...\n" : end < text.size() ? "\n" : "";
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return result;
}

std::string feedback(const Check& check, const CheckReport& result) {
    std::string text = fmt::format("{}: {} of {} right ({} of {})\n", check.title, result.passed,
                                   counted(result.cases, "case"), points_text(result.points),
                                   counted_points(check.points));
    if (result.judged < result.cases)
        text += fmt::format("{} not run, because too many cases before ran out of time.\n",
                            counted(result.cases - result.judged, "case was", "cases were"));
    if (!result.information.empty())
        text += indented(clipped(result.information));
    const ToldFailures told = told_failures(check, result);
    for (const Failure* const each : told.cases)
        text += fmt::format("{}: {}\n{}", told.heading, case_title(*each), failure_text(*each));
    if (!told.rest.empty())
        text += told.rest + '\n';
    return text;
}

std::string table_report(const ClassReport& report) {
    const Task& task = *report.task;
    constexpr std::size_t most_name = 32;
    std::size_t width = std::string_view("hand-in").size();
    for (const HandinReport& handin : report.handins)
        width = std::max(width, printable_line(handin.name, most_name).size());
    std::string text = fmt::format("{:<{}}  {:>6}", "hand-in", width, "points");
    for (const Check& check : task.checks)
        text += fmt::format("  {}", check.id);
    text += "  first fault\n";
    double sum = 0;
    for (const HandinReport& handin : report.handins) {
        sum += handin.points();
        text += fmt::format("{:<{}}  {:>6}", printable_line(handin.name, most_name), width,
                            points_text(handin.points()));
        for (std::size_t i = 0; i < task.checks.size(); ++i) {
            const std::string cell =
                i < handin.checks.size()
                    ? fmt::format("{}/{}", handin.checks[i].passed, handin.checks[i].cases)
                    : std::string("-");
            text += fmt::format("  {:>{}}", cell, task.checks[i].id.size());
        }
        text += fmt::format("  {}\n", first_fault(task, handin));
    }
    // Where some are unfinished, an average would change from run to run.
    if (report.finished() < report.handins.size())
        text += fmt::format("{}, {} graded to the end\n", counted(report.handins.size(), "hand-in"),
                            report.finished());
    else if (report.handins.size() > 1)
        text += fmt::format("{}, {} on average of {}\n", counted(report.handins.size(), "hand-in"),
                            counted_points(sum / static_cast<double>(report.handins.size())),
                            points_text(task.points()));
    return text;
}

} // namespace loggia::grading
