// Reports for other programs: spreadsheets, scripts, build servers, Gradescope.
#include "core/base/letters.hpp"
#include "core/grading/reports/escape.hpp"
#include "core/grading/reports/report_writers.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <string>
#include <utility>

namespace loggia::grading {

namespace {

std::string handin_feedback(const Task& task, const HandinReport& handin) {
    std::string text = handin.note;
    for (std::size_t i = 0; i < handin.checks.size(); ++i)
        if (handin.checks[i].failure || !handin.checks[i].information.empty()) {
            text += text.empty() ? "" : "\n";
            text += feedback(task.checks[i], handin.checks[i]);
        }
    return text;
}

std::string failure_json(const Failure& failure) {
    std::string files;
    for (const WorkFile& file : failure.failing.files)
        files += fmt::format(R"({}{{"name": {}, "text": {}}})", files.empty() ? "" : ", ",
                             quote_json(file.name), quote_json(file.text));
    std::string arguments;
    for (const std::string& argument : failure.failing.arguments)
        arguments += fmt::format("{}{}", arguments.empty() ? "" : ", ", quote_json(argument));
    return fmt::format("{{\"case\": {}, \"files\": [{}], \"arguments\": [{}], \"expected\": {}, "
                       "\"got\": {}, \"why\": {}}}",
                       quote_json(failure.failing.title), files, arguments,
                       quote_json(failure.judgement.expected), quote_json(failure.judgement.got),
                       quote_json(failure.judgement.why));
}

std::string handin_json(const Task& task, const HandinReport& handin) {
    std::string checks;
    for (std::size_t i = 0; i < handin.checks.size(); ++i) {
        const CheckReport& check = handin.checks[i];
        std::string further;
        for (const Failure& failure : check.further)
            further += fmt::format("{}{}", further.empty() ? "" : ", ", failure_json(failure));
        checks +=
            fmt::format("{}\n        {{\"id\": {}, \"title\": {}, \"points\": {}, "
                        "\"out_of\": {}, \"passed\": {}, \"judged\": {}, \"cases\": {}, "
                        "\"failure\": {}, \"further\": [{}], \"information\": {}}}",
                        i == 0 ? "" : ",", quote_json(task.checks[i].id),
                        quote_json(task.checks[i].title), points_text(check.points),
                        points_text(task.checks[i].points), check.passed, check.judged, check.cases,
                        check.failure ? failure_json(*check.failure) : std::string("null"), further,
                        quote_json(check.information));
    }
    return fmt::format("    {{\n"
                       "      \"name\": {},\n"
                       "      \"state\": {},\n"
                       "      \"points\": {},\n"
                       "      \"out_of\": {},\n"
                       "      \"note\": {},\n"
                       "      \"cpu_seconds\": {:.3f},\n"
                       "      \"slowest_seconds\": {:.3f},\n"
                       "      \"checks\": [{}{}]\n"
                       "    }}",
                       quote_json(handin.name), quote_json(to_text(handin.state)),
                       points_text(handin.points()), points_text(task.points()),
                       quote_json(handin.note), handin.cpu_seconds, handin.slowest_seconds, checks,
                       checks.empty() ? "" : "\n      ");
}

} // namespace

std::vector<std::string> page_names(const std::vector<HandinReport>& handins) {
    std::vector<std::string> names;
    std::set<std::string> taken{"index"};
    for (const HandinReport& handin : handins) {
        const std::string base = file_name(handin.name);
        std::string name = base;
        // Windows and macOS take `Anna` and `anna` for one file.
        for (int number = 2; !taken.insert(in_small_letters(name)).second; ++number)
            name = fmt::format("{}-{}", base, number);
        names.push_back(name);
    }
    return names;
}

std::string csv_report(const ClassReport& report) {
    const Task& task = *report.task;
    std::string text = "hand-in,state,points,out of";
    for (const Check& check : task.checks)
        text += fmt::format(",{}", check.id);
    text += ",cpu seconds,feedback\r\n";
    for (const HandinReport& handin : report.handins) {
        text += fmt::format("{},{},{},{}", quote_csv(handin.name), quote_csv(to_text(handin.state)),
                            points_text(handin.points()), points_text(task.points()));
        for (std::size_t i = 0; i < task.checks.size(); ++i)
            text +=
                fmt::format(",{}", i < handin.checks.size() ? points_text(handin.checks[i].points)
                                                            : std::string("0"));
        text += fmt::format(",{:.3f},{}\r\n", handin.cpu_seconds,
                            quote_csv(handin_feedback(task, handin)));
    }
    return text;
}

std::string json_report(const ClassReport& report) {
    std::string handins;
    for (const HandinReport& handin : report.handins)
        handins +=
            fmt::format("{}\n{}", handins.empty() ? "" : ",", handin_json(*report.task, handin));
    return fmt::format("{{\n"
                       "  \"task\": {},\n"
                       "  \"title\": {},\n"
                       "  \"cases\": {},\n"
                       "  \"seed\": {},\n"
                       "  \"out_of\": {},\n"
                       "  \"handins\": [{}\n  ]\n"
                       "}}\n",
                       quote_json(report.task->id), quote_json(report.task->title),
                       report.order.cases, report.order.seed, points_text(report.task->points()),
                       handins);
}

std::string junit_report(const ClassReport& report) {
    const Task& task = *report.task;
    std::string text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n";
    for (const HandinReport& handin : report.handins) {
        const bool graded = handin.state == State::graded;
        const auto failures =
            std::count_if(handin.checks.begin(), handin.checks.end(),
                          [](const CheckReport& check) { return check.failure.has_value(); });
        text += fmt::format("  <testsuite name=\"{}\" tests=\"{}\" failures=\"{}\" errors=\"{}\" "
                            "time=\"{:.3f}\">\n",
                            escape_markup(handin.name), graded ? task.checks.size() : 1, failures,
                            graded ? 0 : 1, handin.seconds);
        if (!graded)
            text += fmt::format("    <testcase name=\"{0}\" classname=\"{1}\">\n"
                                "      <error message=\"{2}\">{3}</error>\n"
                                "    </testcase>\n",
                                task.id, escape_markup(handin.name),
                                escape_markup(to_text(handin.state)), escape_markup(handin.note));
        for (std::size_t i = 0; i < handin.checks.size(); ++i) {
            const CheckReport& check = handin.checks[i];
            text += fmt::format(R"(    <testcase name="{}" classname="{}")", task.checks[i].id,
                                escape_markup(handin.name));
            if (check.failure)
                text += fmt::format(">\n      <failure message=\"{}\">{}</failure>\n"
                                    "    </testcase>\n",
                                    escape_markup(check.failure->judgement.why),
                                    escape_markup(feedback(task.checks[i], check)));
            else
                text += "/>\n";
        }
        text += "  </testsuite>\n";
    }
    return text + "</testsuites>\n";
}

std::string gradescope_report(const Task& task, const HandinReport& handin) {
    std::string tests;
    for (std::size_t i = 0; i < task.checks.size(); ++i) {
        const bool judged = i < handin.checks.size();
        tests += fmt::format("{}\n    {{\"name\": {}, \"score\": {}, \"max_score\": {}, "
                             "\"output\": {}, \"visibility\": \"visible\"}}",
                             i == 0 ? "" : ",", quote_json(task.checks[i].title),
                             judged ? points_text(handin.checks[i].points) : std::string("0"),
                             points_text(task.checks[i].points),
                             quote_json(judged ? feedback(task.checks[i], handin.checks[i])
                                               : std::string(to_text(handin.state))));
    }
    return fmt::format("{{\n"
                       "  \"score\": {},\n"
                       "  \"execution_time\": {:.3f},\n"
                       "  \"output\": {},\n"
                       "  \"visibility\": \"visible\",\n"
                       "  \"tests\": [{}\n  ]\n"
                       "}}\n",
                       points_text(handin.points()), handin.seconds, quote_json(handin.note),
                       tests);
}

} // namespace loggia::grading
