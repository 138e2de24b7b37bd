#include "core/base/number_text.hpp"
#include "core/grading/reports/escape.hpp"
#include "core/grading/reports/report_writers.hpp"

#include <fmt/format.h>

#include <string>
#include <string_view>

namespace loggia::grading {

namespace {

constexpr std::string_view page_style = R"(
:root { color-scheme: light dark; --line: #c8ccd2; --soft: #f4f5f7; --good: #1a7f37; --bad: #b3261e; }
@media (prefers-color-scheme: dark) {
  :root { --line: #444a52; --soft: #22262b; --good: #6fdd8b; --bad: #ff8a80; }
}
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.6rem; margin-bottom: .2rem; }
h2 { font-size: 1.15rem; margin: 2rem 0 .3rem; border-top: 1px solid var(--line); padding-top: 1rem; }
h3 { font-size: 1rem; margin: 1rem 0 .2rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: .3rem .6rem; border-bottom: 1px solid var(--line); vertical-align: top; }
th:first-child { white-space: nowrap; }
tfoot td, tfoot th { border-bottom: none; }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; }
pre { background: var(--soft); padding: .6rem .8rem; overflow-x: auto; margin: .2rem 0; border-radius: 4px; }
.both { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; }
@media (max-width: 40rem) { .both { grid-template-columns: 1fr; } }
.good { color: var(--good); } .bad { color: var(--bad); }
summary { cursor: pointer; margin: .2rem 0; }
.why { font-weight: 600; }
svg { max-width: 100%; height: auto; }
footer { margin-top: 2.5rem; color: GrayText; font-size: .9rem; }
)";

std::string html_page(std::string_view title, std::string_view body) {
    return fmt::format(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
        "<meta http-equiv=\"Content-Security-Policy\" "
        "content=\"default-src 'none'; style-src 'unsafe-inline'\">\n"
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
        "<title>{}</title>\n<style>{}</style>\n</head>\n<body>\n{}</body>\n</html>\n",
        escape_markup(title), page_style, body);
}

std::string shown_text(std::string_view text) {
    return text.empty() ? std::string("<pre>(nothing)</pre>\n")
                        : fmt::format("<pre>{}</pre>\n", escape_markup(text));
}

/// A complete file of a case, for copying; folded if it is long.
std::string shown_file(const WorkFile& file) {
    constexpr std::size_t most_bytes = 500'000;
    const std::string name = escape_markup(file.name);
    if (clipped(file.text) == file.text)
        return fmt::format("<p>{}</p>\n{}", name, shown_text(file.text));
    const std::string_view text = std::string_view(file.text).substr(0, most_bytes);
    const std::size_t rest = file.text.size() - text.size();
    return fmt::format(
        "<details><summary>{} ({})</summary>\n{}</details>\n{}", name,
        counted(file.text.size(), "byte"), shown_text(text),
        rest == 0 ? std::string()
                  : fmt::format("<p>The last {} are not shown.</p>\n", counted(rest, "byte")));
}

/// A sign as well as a colour.
std::string share(std::size_t passed, std::size_t cases) {
    const bool all = passed == cases;
    return fmt::format("<span class=\"{}\">{} {}/{}</span>", all ? "good" : "bad",
                       all ? "&#10003;" : "&#10007;", passed, cases);
}

std::string failure_html(const Task& task, const Failure& failure, std::string_view heading) {
    std::string text = fmt::format("<p class=\"why\">{}</p>\n<h3>{}: {}</h3>\n",
                                   escape_markup(failure.judgement.why), heading,
                                   escape_markup(case_title(failure)));
    if (task.picture != nullptr)
        text += task.picture(failure.failing);
    for (const WorkFile& file : failure.failing.files)
        text += shown_file(file);
    if (const std::string arguments = shown_arguments(failure.failing); !arguments.empty())
        text += fmt::format("<p>Arguments: <code>{}</code></p>\n", escape_markup(arguments));
    return text + fmt::format("<div class=\"both\">\n<div><h3>Expected</h3>\n{}</div>\n"
                              "<div><h3>Got</h3>\n{}</div>\n</div>\n",
                              shown_text(clipped(failure.judgement.expected)),
                              shown_text(clipped(failure.judgement.got)));
}

std::string check_html(const Task& task, const Check& check, const CheckReport& result) {
    std::string text =
        fmt::format("<h2>{} {}</h2>\n<p>{} of {}: {} of {} right.", escape_markup(check.title),
                    share(result.passed, result.cases), points_text(result.points),
                    counted_points(check.points), result.passed, counted(result.cases, "case"));
    if (result.judged < result.cases)
        text += fmt::format(" {} not run, because too many cases before ran out of time.",
                            counted(result.cases - result.judged, "case was", "cases were"));
    text += "</p>\n";
    if (!result.information.empty())
        text += shown_text(clipped(result.information));
    const ToldFailures told = told_failures(check, result);
    for (const Failure* const each : told.cases)
        text += failure_html(task, *each, told.heading);
    if (!told.rest.empty())
        text += fmt::format("<p>{}</p>\n", told.rest);
    return text;
}

/// The mean of the points, of all and of each check; a hand-in that could not be run has none.
std::string average_row(const ClassReport& report) {
    const auto mean = [&](const auto& points) {
        double sum = 0;
        for (const HandinReport& handin : report.handins)
            sum += points(handin);
        return points_text(sum / static_cast<double>(report.handins.size()));
    };
    std::string row = fmt::format(R"(<tfoot><tr><th>On average</th><td class="number">{}</td>)",
                                  mean([](const HandinReport& each) { return each.points(); }));
    for (std::size_t i = 0; i < report.task->checks.size(); ++i)
        row += fmt::format("<td>{} of {}</td>", mean([i](const HandinReport& each) {
                               return i < each.checks.size() ? each.checks[i].points : 0.0;
                           }),
                           counted_points(report.task->checks[i].points));
    return row + "</tr></tfoot>\n";
}

std::string page_footer(const ClassReport& report) {
    return fmt::format("<footer>Graded by Loggia: task {}, seed {}, {} for each check.</footer>\n",
                       report.task->id, report.order.seed,
                       counted(static_cast<std::uint64_t>(report.order.cases), "generated case"));
}

} // namespace

std::string handin_html(const ClassReport& report, const HandinReport& handin) {
    const Task& task = *report.task;
    std::string body = fmt::format("<h1>{}: {}</h1>\n<p><strong>{} of {}</strong>",
                                   escape_markup(task.title), escape_markup(handin.name),
                                   points_text(handin.points()), counted_points(task.points()));
    if (handin.state != State::graded)
        body += fmt::format(" <span class=\"bad\">&#10007; {}</span>", to_text(handin.state));
    body += "</p>\n";
    if (!handin.note.empty())
        body += handin.note.find('\n') == std::string::npos
                    ? fmt::format("<p>{}</p>\n", escape_markup(handin.note))
                    : shown_text(handin.note);
    for (std::size_t i = 0; i < handin.checks.size(); ++i)
        body += check_html(task, task.checks[i], handin.checks[i]);
    if (handin.state == State::graded && task.takes_program())
        body += fmt::format("<p>Processor time: {:.2f} seconds in all, {:.2f} for the slowest "
                            "case.</p>\n",
                            handin.cpu_seconds, handin.slowest_seconds);
    return html_page(fmt::format("{}: {}", task.title, handin.name), body + page_footer(report));
}

std::string class_html(const ClassReport& report, const std::vector<std::string>& pages) {
    const Task& task = *report.task;
    std::string body =
        fmt::format("<h1>{}</h1>\n<p>{}, {} each.</p>\n<table>\n<thead><tr><th>Hand-in</th>"
                    "<th class=\"number\">Points</th>",
                    escape_markup(task.title), counted(report.handins.size(), "hand-in"),
                    counted_points(task.points()));
    for (const Check& check : task.checks)
        body += fmt::format("<th>{}</th>", escape_markup(check.title));
    body += "</tr></thead>\n<tbody>\n";
    for (std::size_t i = 0; i < report.handins.size(); ++i) {
        const HandinReport& handin = report.handins[i];
        body += fmt::format(R"(<tr><td><a href="{}.html">{}</a></td><td class="number">{}</td>)",
                            escape_markup(pages.at(i)), escape_markup(handin.name),
                            points_text(handin.points()));
        if (handin.state != State::graded)
            body += fmt::format(R"(<td colspan="{}" class="bad">&#10007; {}</td>)",
                                task.checks.size(), to_text(handin.state));
        else
            for (const CheckReport& check : handin.checks)
                body += fmt::format("<td>{}</td>", share(check.passed, check.cases));
        body += "</tr>\n";
    }
    body += "</tbody>\n";
    if (report.handins.size() > 1 && report.finished() == report.handins.size())
        body += average_row(report);
    body += "</table>\n";
    return html_page(task.title, body + page_footer(report));
}

} // namespace loggia::grading
